"""A plan while its owner edits it: the panel behind it, and where its steps lead."""

from __future__ import annotations

import msgspec

from bot.host.model.facts import Outcome, Panel
from bot.host.model.plans import Plan
from bot.host.model.presses import FRONT, Look
from games.core.protocol import Question, Text


class Foreseen(msgspec.Struct, frozen=True):
    """Where a course leads, as far as it can be known."""

    question: Question | None
    """What will be asked then; nothing where the turn is over, or something new comes out."""
    reveals: bool = False
    """Something new comes out with the last step."""
    ends: bool = False
    """The turn is over with it."""
    broken: bool = False
    """The course cannot be gone any more."""


class Planning(msgspec.Struct, frozen=True):
    """A plan, and what may be added to it."""

    panel: Panel
    plan: Plan
    foreseen: Foreseen | None
    """Where the draft leads; nothing where the next turn cannot be foreseen."""
    outcome: Outcome = Outcome.TAKEN
    reason: Text | None = None
    look: Look = FRONT

    @property
    def question(self) -> Question | None:
        return self.foreseen.question if self.foreseen else None
