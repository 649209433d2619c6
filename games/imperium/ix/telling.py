"""The clauses of Rise of Ix in log sentences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from games.core.protocol import Event, Text, say
from games.imperium.ix.tiles import tile_name
from games.imperium.telling.clauses import (
    Clause,
    Reader,
    Sum,
    Telling,
    bare,
    card_in_log,
    count,
    may_know,
    no_clause,
    of_card,
    of_space,
)


def tile_in_log(tile: str, n: int = 1) -> Text:
    return say("log-card", card=tile_name(tile), n=n)


def of_tile(key: str) -> Telling:
    return lambda event, reader: Sum(key, Counter([event.data["tile"]]), tile_in_log)


def of_level(key: str) -> Telling:
    return lambda event, reader: say(key, level=event.data["level"])


def acquired_tech(event: Event, reader: Reader) -> Clause:
    tile, helpers = tile_name(event.data["tile"]), event.data["negotiators"]
    return say("did-acquired-tech-with", tile=tile, n=helpers) if helpers else say("did-acquired-tech", tile=tile)


def laid_aside(event: Event, reader: Reader) -> Clause:
    if may_know(event, reader):
        return say("did-laid-aside-card", card=card_in_log(event.secret["card"]))
    return say("did-laid-aside")


def took_snooper(event: Event, reader: Reader) -> Clause:
    return say("did-took-snooper", faction=say(f"faction-{event.data['faction']}"))


CLAUSES: Mapping[str, Telling] = {
    "freighter_advanced": of_level("did-freighter-advanced"),
    "freighter_recalled": of_level("did-freighter-recalled"),
    "acquired_tech": acquired_tech,
    "turned_up": no_clause,
    "flipped": of_tile("did-flipped"),
    "trashed_tile": of_tile("did-trashed"),
    "sent_negotiator": count("did-sent-negotiator"),
    "recruited_dreadnought": count("did-commissioned"),
    "deployed_dreadnought": count("did-deployed-dreadnought"),
    "retreated_dreadnought": count("did-retreated-dreadnought"),
    "stationed": of_space("did-stationed"),
    "detonated": bare("did-detonated"),
    "ship_returned": of_space("did-ship-returned"),
    "unloaded": of_card("did-unloaded"),
    "another_turn": bare("did-another-turn"),
    "laid_aside": laid_aside,
    "took_back": of_card("did-took-back"),
    "took_snooper": took_snooper,
}
