"""A plan while its owner edits it: the panel behind it, and the question that its steps lead to."""

from __future__ import annotations

import msgspec

from bot.host.model.facts import Outcome, Panel
from bot.host.model.interaction.presses import FRONT, Look
from bot.host.model.plans import Plan
from games.core.protocol import Question, Text


class Foreseen(msgspec.Struct, frozen=True):
    """The position that a course leads to, as far as it can be known."""

    question: Question | None
    """The question after the last step. None if the turn ends or something new is revealed."""
    reveals: bool = False
    """Whether the last step reveals something new."""
    ends: bool = False
    """Whether the last step ends the turn."""
    broken: bool = False
    """Whether the course is no longer possible."""


class Planning(msgspec.Struct, frozen=True):
    """A plan that is being edited, and what may be added to it."""

    panel: Panel
    plan: Plan
    foreseen: Foreseen | None
    """The position after the draft. None if the next turn cannot be foreseen."""
    outcome: Outcome = Outcome.TAKEN
    reason: Text | None = None
    look: Look = FRONT

    @property
    def question(self) -> Question | None:
        return self.foreseen.question if self.foreseen else None
