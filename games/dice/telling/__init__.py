"""Views and texts of the dice game: views, the log, the entries to look up, and rulings."""
