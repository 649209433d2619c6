"""The closing story of a game: a few remarkable facts of its log, and what people achieved for the first time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.host.loading.context import HostContext
from bot.host.loading.loaded import Loaded
from bot.host.model.records import NOBODY
from bot.host.model.timeline import on_the_line
from bot.host.records.achievements import how_to_reach, name_of
from bot.host.records.finishing import Answering, answering_times
from games.core.annals import Annals, Deeds, achieved, remarkable, tell_deeds
from games.core.protocol import Result, Text, say, seat_name

MOST_FACTS = 5
LONG_THOUGHT = 3600.0
"""Seconds. If the longest thought was shorter, the story leaves it out."""
MOST_ACHIEVEMENTS = 3


async def closing_story(context: HostContext, loaded: Loaded) -> list[Text]:
    """Return the sentences of the closing post about a game that has a result."""
    annals, result = context.rules(loaded.row).annals, loaded.row.result
    if annals is None or result is None:
        return []
    moves = await context.store.read.moves.after(loaded.id, NOBODY)
    deeds = tell_deeds(annals, [event for move in on_the_line(moves) for event in move.events])
    people = [seat.seat for seat in loaded.seats if seat.user is not None]
    facts = facts_of(annals, loaded.row.key, deeds, [place.seat for place in result.ranking], result)
    thought = longest_thought(answering_times(moves, people))
    return [*facts[: MOST_FACTS - len(thought)], *thought, *await _first_times(context, loaded, annals, deeds, result)]


def facts_of(annals: Annals, key: str, deeds: Deeds, seats: Sequence[int], result: Result) -> list[Text]:
    """Return the superlatives of a game as sentences."""
    return [
        say(f"story-{key}-{fact.name}", who=seat_name(fact.seat), number=fact.number)
        for fact in remarkable(annals, deeds, seats, result)
    ]


def longest_thought(answered: Mapping[int, Answering]) -> list[Text]:
    """Return the sentence about the longest thought, if somebody thought for long."""
    longest = max((times.longest for times in answered.values()), default=0.0)
    if longest < LONG_THOUGHT:
        return []
    seat = next(seat for seat, times in answered.items() if times.longest == longest)
    return [say("story-longest-thought", who=seat_name(seat), **days_and_hours(longest))]


def days_and_hours(seconds: float) -> dict[str, int]:
    hours = round(seconds / 3600)
    return {"days": hours // 24, "hours": hours % 24}


async def _first_times(
    context: HostContext, loaded: Loaded, annals: Annals, deeds: Deeds, result: Result
) -> list[Text]:
    """Return the sentences about achievements that a person has for the first time."""
    achieved_lines: list[Text] = []
    for seat in loaded.seats:
        if seat.user is None:
            continue
        had = {name for name, game, _ in await context.store.read.finished.achievements(seat.user) if game != loaded.id}
        achieved_lines += [
            say("story-achieved", who=seat_name(seat.seat), what=name_of(name), how=how_to_reach(name))
            for name in achieved(annals, deeds, seat.seat, result, loaded.row.options)
            if name not in had
        ]
    return achieved_lines[:MOST_ACHIEVEMENTS]
