"""Times as Discord shows them: in the zone and language of whoever reads."""

from __future__ import annotations

from datetime import datetime


def stamp(at: datetime, style: str = "R") -> str:
    return f"<t:{int(at.timestamp())}:{style}>"
