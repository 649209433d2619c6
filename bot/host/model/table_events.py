"""Texts of the game log about what people did outside the rules."""

from __future__ import annotations

from bot.host.model.records import RecordedAct
from games.core.protocol import Text, say


def act_text(act: RecordedAct) -> Text:
    """Return a recorded act as a sentence of the log."""
    key = f"host-act-{act.kind.replace('_', '-')}"
    return say(key, number=act.data["seat"] + 1) if "seat" in act.data else say(key)
