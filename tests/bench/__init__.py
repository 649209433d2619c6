"""Figures measured by `make bench`."""
