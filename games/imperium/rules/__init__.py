"""The rulebook: setting up, rounds, turns, the conflict and the end."""
