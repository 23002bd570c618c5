"""The file that games are kept in: opened, checked, brought up to date, saved from damage."""
