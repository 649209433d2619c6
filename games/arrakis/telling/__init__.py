"""What players see: views filled by whitelist, the log, the look-up sheet, rulings."""
