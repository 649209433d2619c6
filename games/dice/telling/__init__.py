"""What players see of a dice game: views, the log, the entries to look up, and rulings."""
