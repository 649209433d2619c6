"""The tactic cards and the numbers of the automa, read from `data/arrakis/mahdi.toml` and checked."""

from __future__ import annotations

import msgspec

from games.arrakis.components import MAP, SIETCH_SITES, read
from games.arrakis.vocabulary import Vehicle
from games.core.data import BadData

INNER = "inner"
"""The four inner sectors as one."""


class Tactic(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    sector: str
    """Where is harvested."""
    sietch: str
    """What is the target."""


class Worth(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    generic: int
    named: int
    regular: int
    elite: int
    special: int
    token: int


class MahdiFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    supremacy: int
    same_results: int
    house_vehicles: dict[Vehicle, int]
    mentat_cards: int
    leader_cards: int
    worth: Worth
    tactics: dict[str, Tactic]


FACTS = read("mahdi.toml", MahdiFacts)
TACTICS = FACTS.tactics


def region_of(sector: str) -> str:
    """A sector as tactic cards know it."""
    return INNER if MAP.sectors[sector].ring == INNER else sector


REGIONS = tuple(dict.fromkeys(region_of(sector) for sector in MAP.sectors))
NEXT_TO = {
    region: tuple(
        dict.fromkeys(
            region_of(other)
            for sector, facts in MAP.sectors.items()
            if region_of(sector) == region
            for other in facts.adj
            if region_of(other) != region
        )
    )
    for region in REGIONS
}
"""Region -> the regions that border upon it."""

if {tactic.sietch for tactic in TACTICS.values()} != set(SIETCH_SITES):
    raise BadData("mahdi.toml: each sietch must be the target of one tactic card")
if not {tactic.sector for tactic in TACTICS.values()} <= set(REGIONS):
    raise BadData("mahdi.toml: a tactic card names a sector that does not exist")
