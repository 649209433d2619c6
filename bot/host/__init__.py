"""The table, without Discord: games, seats, moves, calls, and the screen as plain data."""
