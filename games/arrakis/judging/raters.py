"""Raters that are used again: questions that follow each other, and looks ahead, often show the same position."""

from __future__ import annotations

from collections import OrderedDict
from threading import local

import msgspec

from games.arrakis.judging.card_values import CardRater
from games.arrakis.judging.rater import ATTACK_RANGE
from games.arrakis.mahdi.power import target
from games.arrakis.state import Area, ArrakisState
from games.arrakis.vocabulary import Side
from games.core.judgement import Prices

KEPT = 128
"""How many raters each thread keeps."""

BARE = Area()
"""An area in which nothing is, as most are."""

_encode = msgspec.msgpack.Encoder().encode


class _Kept(local):
    def __init__(self) -> None:
        self.raters: OrderedDict[tuple[int, bytes], CardRater] = OrderedDict()


_kept = _Kept()


def _area(there: Area, side: Side) -> tuple[object, ...]:
    """Return what a side sees of an area. Atreides know their tokens and sietches."""
    force, sees = there.force, side is Side.ATREIDES
    return (
        there.side,
        force.units,
        force.tokens if sees else len(force.tokens),
        force.leaders,
        there.sietch if sees or there.shown else -bool(there.sietch),
        there.shown,
        there.town,
        there.station is not None,
        there.harvester,
        there.wormsign is not None,
        there.worm,
    )


def _dice(state: ArrakisState, side: Side) -> tuple[int, int]:
    """Return what the dice mean to a side: the actions of Atreides, and how far Harkonnen may still come.

    So a Harkonnen rater stays valid while that side spends its dice.
    """
    reach = 0 if side is Side.HARKONNEN else min(ATTACK_RANGE, state.unused_dice(Side.HARKONNEN))
    return state.unused_dice(Side.ATREIDES), reach


def rater_for(state: ArrakisState, seat: int, prices: Prices) -> CardRater:
    """Return a rater of this position. It keeps its results from earlier ratings of the same position."""
    raters, key = _kept.raters, (seat, position_of(state, state.players[seat].side))
    rater = raters.get(key)
    if rater is None or rater.prices != prices:
        rater = raters[key] = CardRater(state, seat, prices)
        if len(raters) > KEPT:
            raters.popitem(last=False)
    else:
        raters.move_to_end(key)
        rater.look_at(state)
    return rater


def position_of(state: ArrakisState, side: Side) -> bytes:
    """Return all that raters of a side remember of a state. So worlds that differ in hidden things share a rater.

    Hands and decks are not part of it: raters read them each time.
    """
    return _encode(
        (
            [(area, _area(there, side)) for area, there in state.areas.items() if there != BARE],
            sum(there.sietch for there in state.areas.values()),
            state.zones,
            state.row,
            state.objectives,
            state.markers,
            state.supremacy,
            state.bans,
            state.now,
            state.turn.moved,
            state.turn.moved_and_flown,
            state.turn.focus,
            state.turn.sought,
            state.stations_taken,
            state.leaders,
            state.atomics,
            bool(state.pool),
            state.phase,
            target(state) if state.mahdi else None,
            [(player.boards, player.tank) for player in state.players],
            _dice(state, side),
        )
    )
