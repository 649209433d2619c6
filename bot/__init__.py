"""The bot: tables on Discord where the games of `games/` are played over days."""

from bot.memory import look_seldom

VERSION = "0.2.0"
"""The same as in pyproject.toml, which the image does not hold."""

look_seldom()  # Nearly all that is made while the program is loaded stays: looking through it was a tenth of a start.
