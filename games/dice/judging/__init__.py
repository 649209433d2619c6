"""How minds judge the dice game: the value of a position, and the expected gain of each answer."""
