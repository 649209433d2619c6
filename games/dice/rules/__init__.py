"""What the steps share: the board, changes, deals, and the sides of a battle."""
