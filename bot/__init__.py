"""The bot: tables on Discord where the games of `games/` are played over days."""

VERSION = "1.0.0"
"""The version of Sietch. pyproject.toml reads it from here."""
