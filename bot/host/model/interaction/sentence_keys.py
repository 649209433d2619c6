"""Recognises log sentences that begin a round or a phase, by the keys that the game names for them."""

from __future__ import annotations

from games.core.protocol import Text


def find_text(text: Text, key: str) -> Text | None:
    """Return the text with this key: the given one, or one inside it."""
    if text.key == key:
        return text
    inside = (find_text(part, key) for part in text.args.values() if isinstance(part, Text))
    return next((found for found in inside if found is not None), None)


def round_begun(text: Text, key: str) -> int:
    """Return the number of the round that begins with this sentence, or 0. `key`: `Game.round_start_key`."""
    found = find_text(text, key) if key else None
    number = found.args.get("round") if found is not None else None
    return number if isinstance(number, int) else 0
