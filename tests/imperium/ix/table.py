"""Helpers for tests with Rise of Ix, besides those of `tests.imperium.table`."""

from __future__ import annotations

from typing import Any

from games.imperium.ix.table import IxTable, ix
from games.imperium.ix.tiles import TILES
from tests.imperium.table import Table, imperium

IX = {"leaders": "choose", "expansion": "ix"}
EPIC = {"leaders": "choose", "expansion": "epic"}


def with_ix(players: int = 3, *, epic: bool = False, **named: Any) -> Table:
    """Return a game at Ann's first turn of round 1. Questions before it get the mildest answer."""
    table = imperium(players, options=EPIC if epic else IX, **named)
    while table.state.turn is None:
        question = table.questions()[0]
        table.answer(question.seat, question.mildest)
    for player in table.state.players:
        player.solari = player.spice = 0
    return table


def of(table: Table) -> IxTable:
    return ix(table.state)


def show(table: Table, *tiles: str) -> None:
    """Put these tiles face up, one on each stack."""
    owned = {tile for mine in of(table).tiles for tile in mine}
    rest = [tile for tile in TILES if tile not in tiles and tile not in owned]
    of(table).stacks = [[*rest[at :: len(tiles)], tile] for at, tile in enumerate(tiles)]


def give_tile(table: Table, seat: int, *tiles: str) -> None:
    for tile in tiles:
        for stack in of(table).stacks:
            if tile in stack:
                stack.remove(tile)
        of(table).tiles[seat].append(tile)


def commission(table: Table, seat: int, garrison: int = 0, conflict: int = 0) -> None:
    """Give a player this many dreadnoughts in a zone."""
    ships = of(table).ships[seat]
    ships.supply -= garrison + conflict
    ships.garrison += garrison
    ships.troops += conflict


def negotiators(table: Table, seat: int, n: int) -> None:
    table[seat].supply -= n
    of(table).negotiators[seat] += n


def hold_ship(table: Table, seat: int, space: str) -> None:
    """Put a dreadnought on this location, placed a round ago."""
    of(table).ships[seat].supply -= 1
    of(table).stations[space] = table.state.round - 1
    table.state.places[space].holder = seat


def to_rewards(table: Table) -> None:
    """Go on to the rewards. Everybody reveals nothing and plays no combat card."""
    table.to_combat()
    while any(question.kind == "combat" for question in table.questions()):
        table.answer(table.questions()[0].seat, "pass")
