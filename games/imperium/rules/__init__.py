"""The rules: set-up, rounds, turns, conflict and endgame."""
