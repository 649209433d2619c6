"""Checks for what Discord refuses: wrong types, too long values, and too many requests."""
