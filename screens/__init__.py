"""The app's screens and the widgets they share; what they show comes from companion."""
