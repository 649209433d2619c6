"""The data exchanged between Discord and the host: buttons, presses, commands and their words."""
