"""Rules that several steps use: the board, changes of the state, deals, and the sides of a battle."""
