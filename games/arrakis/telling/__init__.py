"""Views and texts for players: views filled by whitelist, the log, the look-up sheet, rulings."""
