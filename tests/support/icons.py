"""The icons are drawn once a process, for all bots that start in it."""

from functools import cache

from bot.host.screen import painter


class DrawnOnce(painter.Renderer):
    """The renderer itself, but for that."""

    emoji = staticmethod(cache(painter.emoji))  # type: ignore[assignment]
