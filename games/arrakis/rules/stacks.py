"""Stack limits, and face-down tokens that are replaced by their units."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

import msgspec

from games.arrakis.components import TOKENS
from games.arrakis.facts import UnitCount
from games.arrakis.rules.asking import ArrakisInquiry, ArrakisTask, area_way, ask, force_data, tell, way
from games.arrakis.rules.board import force_in, generics_left, has_hidden_sietch, legions
from games.arrakis.rules.changes import add_units, put_force, remove_lone_leaders, set_aside
from games.arrakis.rules.marks import force_of, mark_as, take_one, take_out
from games.arrakis.state import ArrakisPlay, ArrakisState, Force
from games.arrakis.telling.wording import area_name, count_units, force_text
from games.arrakis.vocabulary import GENERIC, KINDS, Kind, Side
from games.core.agenda import Way, bind
from games.core.codec import TAG
from games.core.protocol import Arg, Data, Option, Picks, Text, say


class StackLimit(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-stack-limit", tag_field=TAG):
    """Make the owner of an area remove units above the stack limit."""

    area: str

    def run(self, play: ArrakisPlay) -> None:
        state = play.state
        there = state.areas[self.area]
        if there.side is None or excess_in(state, self.area) <= 0:
            return
        options = unit_options(state, self.area, there.force)
        if len(options) == 1:
            remove_picked(play, self.area, {options[0].key: excess_in(state, self.area)})
        else:
            ask(play, state.decider(there.side), Excess(self.area))


def excess_in(state: ArrakisState, area: str) -> int:
    side = state.areas[area].side
    return force_in(state, area).size - state.stack_limit(side) if side else 0


def shrink_all(play: ArrakisPlay, side: Side) -> None:
    """Check the stack limit of every legion of a side, because the limit has changed."""
    play.push(*[StackLimit(area) for area in legions(play.state, side)])


class Excess(ArrakisInquiry, msgspec.Struct, frozen=True, tag="arrakis-excess", tag_field=TAG):
    kind = "excess"
    is_public = True
    mildest_order_name = "excess"
    area: str

    def public_args(self, state: ArrakisState, seat: int) -> dict[str, Arg]:
        return {"area": area_name(self.area)}

    def prompt_args(self, state: ArrakisState, seat: int) -> dict[str, Arg]:
        return {"area": area_name(self.area), "count": excess_in(state, self.area)}

    def options(self, state: ArrakisState, seat: int) -> list[Option]:
        return unit_options(state, self.area, force_in(state, self.area))

    def limits(self, state: ArrakisState, seat: int) -> tuple[int, int]:
        excess = excess_in(state, self.area)
        return excess, excess

    def apply(self, play: ArrakisPlay, seat: int, picks: Picks) -> None:
        remove_picked(play, self.area, picks)


def unit_options(state: ArrakisState, area: str, force: Force) -> list[Option]:
    """Return options for the units by kind, cheapest first, and for each face-down token."""
    side = state.areas[area].side or Side.ATREIDES
    units = [
        Option(kind, unit_name(side, kind), None, force.of(kind), "arrakis-units", f"unit-{kind}")
        for kind in force.kinds()
    ]
    return units + [
        Option(f"token:{token}", token_text(token), None, 1, "arrakis-units", "token") for token in force.tokens
    ]


def force_help(state: ArrakisState, area: str) -> Text:
    """Return which units and leaders stand in an area, as help for an option. Tokens that lie face down stay so."""
    force, side = force_in(state, area), state.areas[area].side
    if side is None or not force.size:
        return say("arrakis-help-no-forces")
    return figures_help(side, tuple(force.of(kind) for kind in KINDS), len(force.tokens), tuple(force.leaders))


@lru_cache(maxsize=1024)
def figures_help(side: Side, units: tuple[int, ...], tokens: int, leaders: tuple[str, ...]) -> Text:
    """Return figures as help for an option. Simulations ask for the same ones again and again."""
    forces: Data = {"of": side, "units": dict(zip(KINDS, units, strict=True)), "tokens": tokens, "leaders": leaders}
    return say("arrakis-help-forces", forces=force_text(forces))


def unit_name(side: Side, kind: Kind) -> Text:
    return say(f"arrakis-unit-{side}-{kind}" if kind == Kind.SPECIAL else f"arrakis-unit-{kind}")


def token_text(token: str) -> Text:
    """Return what a token shows. Only its owners are shown this text."""
    return say("arrakis-option-token", units=token_units(token))


def token_units(token: str) -> list[Text]:
    shown = TOKENS[token]
    return [count_units(Side.ATREIDES, kind, shown.of(kind)) for kind in KINDS if shown.of(kind)]


def units_in_tokens(state: ArrakisState, area: str) -> int:
    """Return how many more units stand in an area once its tokens, each counted as one unit, are turned up."""
    return sum(TOKENS[token].of(kind) for token in force_in(state, area).tokens for kind in KINDS) - len(
        force_in(state, area).tokens
    )


def drawn_args(token: str) -> dict[str, Arg]:
    """Return the prompt arguments for the token that was just drawn, or for none."""
    return {"drawn": "yes", "units": token_units(token)} if token else {"drawn": "no"}


def remove_picked(play: ArrakisPlay, area: str, picks: Picks) -> None:
    state = play.state
    side = state.areas[area].side
    if side is None:
        return
    part = force_of(picks)
    take_out(state, area, part)
    set_aside(state, side, part.tokens)
    tell(play, "excess", side, area=area, forces=force_data(side, part))
    remove_lone_leaders(play, area)


def flip_tokens(play: ArrakisPlay, area: str, tokens: list[str] | None = None) -> None:
    """Replace deployment tokens by the pieces that they show.

    The tokens leave the game, or return to the automa's pools.
    """
    state = play.state
    force = force_in(state, area)
    side = state.areas[area].side
    flipped = list(force.tokens) if tokens is None else tokens
    if not flipped or side is None:
        return
    shown = Force()
    for token in flipped:
        mark = take_one(state, area, Force({}, [token]))
        found = muster(state, side, area, TOKENS[token])
        shown.add(found)
        mark_as(state, area, found, mark)
    if side == Side.HARKONNEN:
        set_aside(state, side, flipped)
    play.reveals = True
    tell(play, "flipped", side, area=area, count=len(flipped), forces=force_data(side, shown))
    play.push(StackLimit(area))
    remove_lone_leaders(play, area)


def muster(state: ArrakisState, side: Side, area: str, token: UnitCount) -> Force:
    """Place the pieces of a token in an area as far as the supply has them, and return them."""
    placed = Force()
    for kind in KINDS:
        placed.add(Force(add_units(state, side, area, kind, token.of(kind))))
    leaders = Force({}, [], [GENERIC[side]] * min(token.generic, generics_left(state, side)))
    put_force(state, side, area, leaders)
    placed.add(leaders)
    return placed


def flip_sietch(play: ArrakisPlay, area: str) -> None:
    there = play.state.areas[area]
    if has_hidden_sietch(play.state, area):
        there.shown = True
        play.reveals = True
        tell(play, "sietch-flipped", Side.ATREIDES, area=area, rank=there.sietch)


# ---- hidden pieces of an area

Reveal = Callable[[ArrakisPlay, str, bool, bool], None]
"""Reveals an area. The last two arguments: whether the sietch and whether the tokens are flipped."""


def ways_to_reveal(state: ArrakisState, verb: str, areas: Sequence[str], reveal: Reveal) -> list[Way]:
    """Return the ways to flip what lies hidden in one of these areas.

    Where both a sietch and tokens lie, the player may flip only one of them. The whole areas come first.
    """
    whole = [area_way(verb, area, bind(reveal, area, True, True)) for area in areas]
    mixed = [area for area in areas if has_hidden_sietch(state, area) and force_in(state, area).tokens]
    return whole + [each for area in mixed for each in _ways_to_reveal_a_part(verb, area, reveal)]


def _ways_to_reveal_a_part(verb: str, area: str, reveal: Reveal) -> list[Way]:
    sietch, tokens = (say(f"arrakis-option-only-{part}", area=area_name(area)) for part in ("sietch", "tokens"))
    return [
        way(f"{verb}-sietch:{area}", sietch, bind(reveal, area, True, False), icon="region"),
        way(f"{verb}-tokens:{area}", tokens, bind(reveal, area, False, True), icon="token"),
    ]


def flip_hidden(play: ArrakisPlay, area: str, sietch: bool, tokens: bool) -> None:
    if sietch:
        flip_sietch(play, area)
    if tokens:
        flip_tokens(play, area)
