"""Twists: a small change of the set-up for a challenge. `twists.toml` states each as data."""

from __future__ import annotations

from typing import Annotated

import msgspec

from games.arrakis.components import SETTLEMENTS, SIETCH_SITES, read_entries
from games.arrakis.rules.changes import add_units
from games.arrakis.state import ArrakisState
from games.arrakis.vocabulary import Kind, Side
from games.core.challenges import TWIST

Steps = Annotated[int, msgspec.Meta(ge=0, le=3)]


class Twist(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One change of the set-up."""

    prescience: Steps = 0
    """How much further on each prescience marker begins."""
    visions_late: Steps = 0
    """How much further back each prescience marker begins."""
    bene_gesserit: int = 0
    """How many Bene Gesserit tokens more Atreides has."""
    sietches: dict[Kind, int] = {}
    """Units that come to every sietch."""
    towns: dict[Kind, int] = {}
    """Units that come to every settlement of House Harkonnen."""


TWISTS: dict[str, Twist] = read_entries("twists.toml", Twist)


def apply_twist(state: ArrakisState) -> None:
    """Change the set-up of a game that has a twist."""
    twist = TWISTS.get(state.options.get(TWIST, ""))
    if twist is None:
        return
    steps = twist.prescience - twist.visions_late
    state.markers = {marker: max(0, at + steps) for marker, at in state.markers.items()}
    more = min(twist.bene_gesserit, state.bene_gesserit_reserve)
    state.bene_gesserit[Side.ATREIDES] += more
    state.bene_gesserit_reserve -= more
    for side, areas, units in (
        (Side.ATREIDES, SIETCH_SITES, twist.sietches),
        (Side.HARKONNEN, SETTLEMENTS, twist.towns),
    ):
        for area in areas:
            for kind, count in units.items():
                add_units(state, side, area, kind, count)
