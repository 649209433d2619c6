"""Plain values of everything beyond one game: records, challenges, puzzles, tournaments, seekers of tables."""
