"""Previews: what the table would read of a player after an answer, as far as the player can know it.

It is played in worlds in which everything unknown to the player is mixed, and only what they have in common is shown:
a preview must not tell what is on top of a deck.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile

from bot.host.model.facts import Preview
from bot.host.play.reading import GameReading
from games.core.game import Game
from games.core.protocol import Answer, Event, IllegalAnswer, Line, Question, StaleAnswer, State, Step

WORLDS = ("a", "b")
"""Salts of the mixed worlds in which a preview is played: what is alike in two by chance alone is seldom, and a third
world made each panel dearer."""


async def at_the_end(reading: GameReading, seat: int, asked: Sequence[Question]) -> Preview | None:
    """What the table would read if the turn ended here; nothing where it would not end."""
    question = next((each for each in asked if each.waits), None)
    if question is None or question.sealed or not question.mildest or _is_one_kind(question):
        return None
    answer = Answer(question.id, seat, question.mildest)
    state = await reading.state(reading.loaded.tip.seq)
    try:
        steps = list(takewhile(lambda step: step.closes, _played(reading.rules, state, answer)))
    except (StaleAnswer, IllegalAnswer):
        return None
    if len(steps) < len(WORLDS):
        return None
    return preview_of(reading.rules, seat, reading.events_since_acting(seat), steps)


async def after(reading: GameReading, answer: Answer) -> Preview:
    """Whether it would end the turn or not. Raises what the game says against this answer."""
    state = await reading.state(reading.loaded.tip.seq)
    steps = list(_played(reading.rules, state, answer))
    return preview_of(reading.rules, answer.seat, reading.events_since_acting(answer.seat), steps)


def _played(rules: Game, state: State, answer: Answer) -> Iterator[Step]:
    """One world after the other, as far as somebody looks."""
    for salt in WORLDS:
        yield rules.answer(rules.shuffle_hidden(state, answer.seat, salt), answer)


def preview_of(rules: Game, seat: int, done: Sequence[Event], steps: Sequence[Step]) -> Preview:
    own = list(takewhile(lambda event: event.seat == seat, _common([step.events for step in steps])))
    return Preview(
        tuple(rules.narrate([*done, *own], None)),
        tuple(_private(rules, done, seat)),
        all(step.closes for step in steps),
    )


def _is_one_kind(asked: Question) -> bool:
    """Among several choices of one kind none means the end of the turn: the first must not look as if it were made."""
    return len(asked.options) > 1 and len({option.group for option in asked.options}) == 1


def _private(rules: Game, events: Sequence[Event], seat: int) -> list[Line]:
    """What this seat alone is told of what happened."""
    secret = [event for event in events if seat in event.to]
    public = rules.narrate(secret, None)
    return [line for line in rules.narrate(secret, seat) if line not in public]


def _common(worlds: Sequence[Sequence[Event]]) -> list[Event]:
    """The beginning that all worlds share."""
    shared: list[Event] = []
    for events in zip(*worlds, strict=False):
        if any(event != events[0] for event in events):
            break
        shared.append(events[0])
    return shared
