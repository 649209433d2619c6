"""What holds in every phase: questions about the board, changes of pieces, casualties, retreats, worms, prescience."""
