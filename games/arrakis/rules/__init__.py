"""The rules that hold in every phase: the board, changes of figures, casualties, retreats, worms, prescience."""
