"""What is told and shown: views by whitelist, the log, faces of cards, rulings."""
