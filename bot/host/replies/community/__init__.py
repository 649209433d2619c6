"""Replies about everything beyond one game: records, challenges, puzzles, tournaments, lessons, reviews."""
