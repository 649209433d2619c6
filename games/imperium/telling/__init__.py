"""Views and texts for players: views, the log, printed cards, rulings."""
