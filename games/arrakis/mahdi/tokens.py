"""The automa's start tokens, which guard settlements that its legions have left."""

from __future__ import annotations

import msgspec

from games.arrakis.components import BLACK, SILVER
from games.arrakis.mahdi.deciding import Effect, MahdiTask, Verdict
from games.arrakis.mahdi.power import AUTOMA, mahdi_of, own_legions
from games.arrakis.rules.asking import tell
from games.arrakis.rules.automa import Moment, at
from games.arrakis.rules.board import force_in
from games.arrakis.rules.changes import put_force
from games.arrakis.rules.marks import mark_as
from games.arrakis.rules.stacks import StackLimit, flip_tokens
from games.arrakis.state import ArrakisPlay, ArrakisState, Force
from games.core.agenda import bind
from games.core.codec import TAG


@at(Moment.LEFT)
def leave_area(play: ArrakisPlay, area: str) -> None:
    """Guard a settlement without units by a black and a silver token."""
    there = play.state.areas[area]
    if there.town and there.side is None:
        play.push(Guard(area, BLACK), Guard(area, SILVER))


class Guard(MahdiTask, msgspec.Struct, frozen=True, tag="arrakis-mahdi-guard", tag_field=TAG):
    """Lay a token of this colour. If its pool is empty, one on the board is turned up first."""

    area: str
    colour: str
    settled: tuple[str, ...] = ()

    def decide(self, state: ArrakisState, verdict: Verdict) -> Effect | None:
        if not state.areas[self.area].town or state.areas[self.area].side not in (None, AUTOMA):
            return None
        if pool_of(state, self.colour):
            return bind(lay_guard, self.area, self.colour)
        guarded = [area for area in own_legions(state) if area != self.area and self.tokens_in(state, area)]
        return bind(self.turn_up, verdict.first("token", guarded)) if guarded else None

    def tokens_in(self, state: ArrakisState, area: str) -> list[str]:
        return [token for token in force_in(state, area).tokens if token.startswith(self.colour)]

    def turn_up(self, play: ArrakisPlay, area: str) -> None:
        play.push(Guard(self.area, self.colour))
        flip_tokens(play, area, self.tokens_in(play.state, area)[:1])


def pool_of(state: ArrakisState, colour: str) -> list[str]:
    return mahdi_of(state).black if colour == BLACK else mahdi_of(state).silver


def lay_guard(play: ArrakisPlay, area: str, colour: str) -> None:
    """Draw a token at random and lay it face down."""
    pool = pool_of(play.state, colour)
    play.shuffle(pool)
    guard = Force({}, [pool.pop()])
    put_force(play.state, AUTOMA, area, guard)
    # A token that has just been laid does not move in the same action.
    mark_as(play.state, area, guard, "moved")
    if colour == BLACK:
        tell(play, "mahdi-guards", AUTOMA, area=area)
    play.push(StackLimit(area))
