"""The round, phase by phase, and the actions of a turn."""
