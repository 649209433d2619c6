"""What is told and shown: views by whitelist, the log, the sheet, rulings."""
