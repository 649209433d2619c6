"""A machine to host the bot on, in a folder: stand-ins for systemd and Docker that start and stop the real program."""
