"""Previews: the sentences that the table would read after an answer, as far as the player can know them.

The answer is played in several worlds in which everything unknown to the player is shuffled. Only what all worlds have
in common is shown, so that a preview does not tell which card is on top of a deck.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile

from bot.host.loading.reading import GameReading
from bot.host.model.facts import Preview
from games.core.game import Game
from games.core.protocol import Answer, Event, IllegalAnswer, Line, Question, StaleAnswer, State, Step

WORLDS = ("a", "b")
"""Salts of the shuffled worlds. Two are enough: they seldom agree by chance, and a third makes each panel slower."""


async def at_the_end(reading: GameReading, seat: int, asked: Sequence[Question]) -> Preview | None:
    """Return the preview of ending the turn now, or None if the mildest answer would not end it."""
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
    """Return the preview of an answer. Raise the error of the rules if it is stale or illegal."""
    state = await reading.state(reading.loaded.tip.seq)
    steps = list(_played(reading.rules, state, answer))
    return preview_of(reading.rules, answer.seat, reading.events_since_acting(answer.seat), steps)


def _played(rules: Game, state: State, answer: Answer) -> Iterator[Step]:
    """Play an answer in one world after the other, and yield each step."""
    for salt in WORLDS:
        yield rules.answer(rules.shuffle_hidden(state, answer.seat, salt), answer)


def preview_of(rules: Game, seat: int, done: Sequence[Event], steps: Sequence[Step]) -> Preview:
    """Return the preview of steps that were played in several worlds. `done` are the events of the turn so far."""
    own = list(takewhile(lambda event: event.seat == seat, _common([step.events for step in steps])))
    return Preview(
        tuple(rules.narrate([*done, *own], None)),
        tuple(_private(rules, done, seat)),
        all(step.closes for step in steps),
    )


def _is_one_kind(asked: Question) -> bool:
    """Return whether all options are of one group, so that none of them means the end of the turn."""
    return len(asked.options) > 1 and len({option.group for option in asked.options}) == 1


def _private(rules: Game, events: Sequence[Event], seat: int) -> list[Line]:
    """Return the lines about these events that only this seat may read."""
    secret = [event for event in events if seat in event.to]
    public = rules.narrate(secret, None)
    return [line for line in rules.narrate(secret, seat) if line not in public]


def _common(worlds: Sequence[Sequence[Event]]) -> list[Event]:
    """Return the events at the beginning that all worlds share."""
    shared: list[Event] = []
    for events in zip(*worlds, strict=False):
        if any(event != events[0] for event in events):
            break
        shared.append(events[0])
    return shared
