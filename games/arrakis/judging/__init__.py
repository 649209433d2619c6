"""How minds rate a position: forecasts of battles, moves of legions, prescience cards in reach, values of cards."""
