"""Sietch, a Discord bot with which people play the games of `games/` over days."""

VERSION = "1.0.0"
"""The version of Sietch. pyproject.toml reads it from here."""
