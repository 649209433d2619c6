"""The closing story of a game: a few remarkable facts of its log, and what people achieved for the first time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.host.loading.context import HostContext
from bot.host.loading.loaded import Loaded
from bot.host.model.records import NOBODY
from bot.host.model.timeline import on_the_line
from bot.host.records.achievements import how_to_reach, long_achievements, name_of
from bot.host.records.finishing import Answering, answering_times
from bot.host.records.recorder import Recorder
from games.core.annals import Annals, Deeds, remarkable, tell_deeds
from games.core.protocol import Result, Text, say, seat_name

MOST_FACTS = 5
LONG_THOUGHT = 3600.0
"""Seconds. If the longest thought was shorter, the story leaves it out."""
MOST_ACHIEVEMENTS = 5
"""Those of this game come before those over all games."""


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
    return [*facts[: MOST_FACTS - len(thought)], *thought, *await _first_times(context, loaded)]


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


async def _first_times(context: HostContext, loaded: Loaded) -> list[Text]:
    """Return the sentences about achievements that a person has for the first time. So the game is recorded first."""
    await Recorder(context).record(loaded.id)
    seats = {seat.user: seat.seat for seat in loaded.seats}
    achieved = [each for each in await context.store.read.finished.achieved_in(loaded.id) if each[0] in seats]
    achieved.sort(key=lambda each: (each[1] in long_achievements(), seats[each[0]]))
    return [
        say("story-achieved", who=seat_name(seats[user]), what=name_of(name), how=how_to_reach(name))
        for user, name in achieved[:MOST_ACHIEVEMENTS]
    ]
