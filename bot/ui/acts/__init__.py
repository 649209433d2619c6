"""What a press or a command is answered with: facts from the host as messages, without Discord."""
