"""What lies over a screen and is taken away by Back: sheets, dialogs, menus; and notices."""
