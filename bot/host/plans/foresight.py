"""Foresight: what a player will be asked next, as far as it does not depend on secrets.

The game is played on in worlds in which everything unknown to the player is shuffled, and all others give their mildest
answers. Only what all worlds have in common is offered, so that planning reveals no secret.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.host.model.interaction.planning import Foreseen
from bot.host.model.plans import Course, PlannedStep
from games.core.game import Game
from games.core.protocol import Answer, Option, Question, State, Step

WORLDS = ("ahead a", "ahead b", "ahead c")
"""Salts of the shuffled worlds."""
BACK = "back"
"""The option that leaves a question. A plan has its own way back."""
MOST_ANSWERS = 200
"""The most answers of others before the next question of the player counts as unforeseeable."""


class _World:
    """A copy of the game in which everything unknown to the seat is shuffled. Plans are tried in it."""

    def __init__(self, rules: Game, state: State, seat: int, salt: str) -> None:
        self.rules = rules
        self.state = rules.shuffle_hidden(state, seat, salt)
        self.seat = seat
        self.question: Question | None = None
        """The question of the seat, or None if it is not asked."""

    def asked(self) -> Question | None:
        """Return the question that the seat is asked now, or None."""
        asked = self.rules.questions(self.state)
        self.question = next((each for each in asked if each.waits and each.seat == self.seat), None)
        return self.question

    def until_asked(self) -> Question | None:
        """Play the mildest answers of others until the seat is asked, and return its question.

        Return None if the seat learns a secret in between, or if the shuffled world cannot be played on. That happens
        when a player has chosen a hidden card that lies elsewhere in the shuffled world.
        """
        for _ in range(MOST_ANSWERS):
            asked = [each for each in self.rules.questions(self.state) if each.waits]
            self.question = next((each for each in asked if each.seat == self.seat), None)
            if self.question is not None or not asked:
                return self.question
            first = asked[0]
            try:
                step = self.rules.answer(self.state, Answer(first.id, first.seat, first.mildest))
            except (ValueError, LookupError):
                return None
            if any(self.seat in event.to for event in step.events):
                return None
        return None

    def take(self, step: PlannedStep) -> Step:
        assert self.question is not None
        return self.rules.answer(self.state, Answer(self.question.id, self.seat, step.picks))


def foresee(rules: Game, state: State, seat: int, course: Course = ()) -> Foreseen | None:
    """Return where a course leads from the next question of a seat, or None if that cannot be foreseen."""
    worlds = [_World(rules, state, seat, salt) for salt in WORLDS]
    question = _common([world.until_asked() for world in worlds])
    if question is None:
        return None
    for step in course:
        if question is None or step.kind != question.kind or not step.fits(question):
            return Foreseen(None, broken=True)
        taken = [world.take(step) for world in worlds]
        if step.ends or any(each.closes or each.reveals for each in taken):
            ended = step.ends or all(each.closes for each in taken)
            return Foreseen(None, reveals=any(each.reveals for each in taken) and not ended, ends=ended)
        question = _common([world.asked() for world in worlds])
    return Foreseen(question, ends=question is None)


def _common(asked: Sequence[Question | None]) -> Question | None:
    """Return the question with the options that all worlds offer, or None if the worlds ask differently."""
    first, *others = asked
    if first is None or any(other is None or _is_another(other, first) for other in others):
        return None
    same = [option for option in first.options if option.key != BACK and all(_offers(each, option) for each in others)]
    least, most = (sorted({each.least for each in asked if each}), sorted({each.most for each in asked if each}))
    if not same or len(least) > 1:
        return None
    return msgspec.structs.replace(
        first, options=tuple(same), refused=(), most=most[0], serial="", standing=(), last=_last(first, others)
    )


def _is_another(question: Question, first: Question) -> bool:
    """Return whether two questions differ in kind or prompt. A prompt may tell what happened in one world only."""
    return (question.kind, question.prompt) != (first.kind, first.prompt)


def _offers(question: Question | None, option: Option) -> bool:
    return question is not None and option in question.options


def _last(first: Question, others: Sequence[Question | None]) -> tuple[str, ...]:
    return tuple(key for key in first.last if all(other is not None and key in other.last for other in others))
