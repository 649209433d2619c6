"""What players read and see: views, the log, printed cards, rulings."""
