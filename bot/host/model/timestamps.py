"""Times that Discord shows in the zone and language of each reader."""

from __future__ import annotations

from datetime import datetime


def stamp(at: datetime, style: str = "R") -> str:
    """Return Discord's markup for a time."""
    return f"<t:{int(at.timestamp())}:{style}>"
