"""Sources of placed pieces: the supply, off the board, or another area; never a tank (p. 18).

A piece is an option key: a kind of unit, or "leader:" with a name.
"""

from __future__ import annotations

import msgspec

from games.arrakis.rules.asking import ArrakisPick, ArrakisTask, area_label, ask, force_data, tell, units_data, way
from games.arrakis.rules.board import generics_left, has_legion, is_available, is_placeable, legions, supply, where_is
from games.arrakis.rules.changes import add_units, clear_if_empty, put_force, relocate, remove_lone_leaders, substitutes
from games.arrakis.rules.marks import force_of, pieces_of
from games.arrakis.rules.stacks import force_help, unit_name
from games.arrakis.state import ArrakisPlay, ArrakisState
from games.arrakis.telling.wording import area_name, leader_name
from games.arrakis.vocabulary import GENERICS, Kind, Side
from games.core.agenda import Way, bind, do_nothing
from games.core.codec import TAG
from games.core.protocol import Arg, Text, say

LEADER = "leader:"


def leader_in(piece: str) -> str:
    """Return the leader of a piece key, or an empty string for a unit."""
    return piece.removeprefix(LEADER) if piece.startswith(LEADER) else ""


def piece_name(side: Side, piece: str) -> Text:
    return leader_name(leader_in(piece)) if leader_in(piece) else unit_name(side, Kind(piece))


def is_off_board(state: ArrakisState, side: Side, piece: str) -> bool:
    """Return whether the supply has this piece, or the named leader is available off the board."""
    return off_board(state, side, piece) > 0


def off_board(state: ArrakisState, side: Side, piece: str) -> int:
    """Return how many such pieces the supply has. A named leader who is available off the board counts as one."""
    leader = leader_in(piece)
    if not leader:
        return supply(state, side, Kind(piece))
    return generics_left(state, side) if leader in GENERICS else int(is_available(state, leader))


def sources(state: ArrakisState, side: Side, piece: str, area: str) -> list[str]:
    """Return the other areas from which such a piece may be taken."""
    leader = leader_in(piece)
    if leader and leader not in GENERICS:
        origin = where_is(state, leader)
        return [origin] if origin not in ("", area) and is_placeable(state, leader) else []
    return [a for a in legions(state, side) if a != area and pieces_of(state.areas[a].force)[piece]]


def can_stand(state: ArrakisState, side: Side, piece: str, area: str) -> bool:
    """Return whether a piece may be placed in an area. A leader needs units there."""
    return not leader_in(piece) or has_legion(state, side, area)


def bring(play: ArrakisPlay, side: Side, piece: str, area: str, origin: str = "") -> None:
    """Place one piece in an area, from another area or from off the board. This is not a move."""
    state = play.state
    if origin:
        part = force_of({piece: 1})
        relocate(state, origin, area, part)
        tell(play, "fetched", side, forces=force_data(side, part), area=origin, end=area)
        remove_lone_leaders(play, origin)
        clear_if_empty(state, origin)
    elif leader_in(piece):
        put_force(state, side, area, force_of({piece: 1}))
        tell(play, "placed", side, area=area, forces=units_data(side, {}, [leader_in(piece)]))
    else:
        placed = add_units(state, side, area, Kind(piece), 1)
        if placed:
            tell(play, "placed", side, area=area, forces=units_data(side, placed))


# ---- a piece of which the supply has run out


class Fetch(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-fetch", tag_field=TAG):
    """Place one piece from the supply. If the supply is empty, ask the player for a source.

    A named leader comes from any place but the tank.
    """

    seat: int
    piece: str
    area: str

    def run(self, play: ArrakisPlay) -> None:
        state = play.state
        side = state.players[self.seat].side
        if not can_stand(state, side, self.piece, self.area):
            return
        origins = sources(state, side, self.piece, self.area)
        if is_off_board(state, side, self.piece):
            bring(play, side, self.piece, self.area)
        elif origins and leader_in(self.piece) not in ("", *GENERICS):
            bring(play, side, self.piece, self.area, origins[0])
        elif origins:
            ask(play, self.seat, FetchFrom(self.piece, self.area))
        elif has_substitute(state, side, self.piece):
            bring(play, side, self.piece, self.area)


def has_substitute(state: ArrakisState, side: Side, piece: str) -> bool:
    """Return whether a lower kind can replace a unit that has run out."""
    if leader_in(piece):
        return False
    return any(supply(state, side, kind) for kind in substitutes(state, side, Kind(piece)))


class FetchFrom(ArrakisPick, msgspec.Struct, frozen=True, tag="arrakis-fetch-from", tag_field=TAG):
    kind = "fetch"
    passing = "none"
    piece: str
    area: str

    def prompt_args(self, state: ArrakisState, seat: int) -> dict[str, Arg]:
        return {"piece": piece_name(state.players[seat].side, self.piece), "area": area_name(self.area)}

    def ways(self, state: ArrakisState, seat: int) -> list[Way]:
        side = state.players[seat].side
        found = [
            way(
                f"from:{origin}",
                area_label(origin),
                bind(bring, side, self.piece, self.area, origin),
                force_help(state, origin),
                "arrakis-areas",
                "region",
            )
            for origin in sources(state, side, self.piece, self.area)
        ]
        if has_substitute(state, side, self.piece):
            lower = bind(bring, side, self.piece, self.area)
            found.append(way("lower", say("arrakis-option-fetch-lower"), lower, icon="unit-regular"))
        return [*found, way("none", say("arrakis-option-place-none"), do_nothing, icon="pass")]


# ---- pieces chosen one by one


class Gather(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-gather", tag_field=TAG):
    """Place some of these pieces, one after the other. The player chooses the source of each."""

    seat: int
    area: str
    left: dict[str, int]

    def run(self, play: ArrakisPlay) -> None:
        if len(WhichPiece(self.area, self.left).ways(play.state, self.seat)) > 1:
            ask(play, self.seat, WhichPiece(self.area, self.left))


class WhichPiece(ArrakisPick, msgspec.Struct, frozen=True, tag="arrakis-which-piece", tag_field=TAG):
    kind = "place-piece"
    passing = "done"
    area: str
    left: dict[str, int]

    def prompt_args(self, state: ArrakisState, seat: int) -> dict[str, Arg]:
        return {"area": area_name(self.area)}

    def ways(self, state: ArrakisState, seat: int) -> list[Way]:
        side = state.players[seat].side
        open_pieces = [piece for piece, n in self.left.items() if n and can_stand(state, side, piece, self.area)]
        found = [each for piece in open_pieces for each in self.piece_ways(state, seat, side, piece)]
        return [*found, way("done", say("arrakis-option-done"), do_nothing, icon="done")]

    def piece_ways(self, state: ArrakisState, seat: int, side: Side, piece: str) -> list[Way]:
        name, icon = piece_name(side, piece), "leader" if leader_in(piece) else f"unit-{piece}"
        found = []
        if is_off_board(state, side, piece) or has_substitute(state, side, piece):
            text = say("arrakis-option-piece-supply", piece=name)
            found.append(way(f"supply:{piece}", text, bind(self.place, seat, piece, ""), None, "arrakis-units", icon))
        for origin in sources(state, side, piece, self.area):
            text = say("arrakis-option-piece-from", piece=name, area=area_name(origin))
            act = bind(self.place, seat, piece, origin)
            found.append(way(f"from:{origin}:{piece}", text, act, force_help(state, origin), "arrakis-units", icon))
        return found

    def place(self, play: ArrakisPlay, seat: int, piece: str, origin: str) -> None:
        left = {**self.left, piece: self.left[piece] - 1}
        play.push(Gather(seat, self.area, left))
        bring(play, play.state.players[seat].side, piece, self.area, origin)
