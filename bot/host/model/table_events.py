"""What was done outside the rules, as it stands in the log of a game."""

from __future__ import annotations

from bot.host.model.records import RecordedAct
from games.core.protocol import Text, say


def act_text(act: RecordedAct) -> Text:
    """An act as a sentence of the log."""
    key = f"host-act-{act.kind.replace('_', '-')}"
    return say(key, number=act.data["seat"] + 1) if "seat" in act.data else say(key)
