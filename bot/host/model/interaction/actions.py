"""Actions: what a button or select does when it is pressed, and how that travels in a custom id."""

from __future__ import annotations

import msgspec

MOST_OPTIONS = 25
"""Options of one select, as Discord allows."""


class Action(msgspec.Struct, frozen=True):
    """The effect of pressing a button or choosing from a select.

    An action travels in the custom id, so a button works after any restart.
    """

    verb: str
    game: str = ""
    epoch: int = 0
    """The game's epoch when the button was shown; an undo raises it and the button is stale."""
    question: str = ""
    value: str = ""

    def encode(self) -> str:
        return f"{self.verb}|{self.game}|{self.epoch}|{self.question}|{self.value}"


def read_action(custom_id: str) -> Action | None:
    """Return the action that a custom id encodes, or None if the id is not one of ours."""
    parts = custom_id.split("|", 4)
    if len(parts) != 5 or not parts[0].isidentifier() or not (parts[2].isascii() and parts[2].isdigit()):
        return None
    if len(parts[2]) > 9:
        return None
    return Action(parts[0], parts[1], int(parts[2]), parts[3], parts[4])
