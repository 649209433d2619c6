"""The tactic cards and numbers of the automa, read from `data/arrakis/mahdi.toml` and checked."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from games.arrakis.components import MAP, SIETCH_SITES, read, refuse
from games.arrakis.vocabulary import Few, Vehicle
from games.core.data_errors import describe_unknown_name

INNER = "inner"
"""The four inner sectors as one region."""


class Tactic(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    sector: str
    """The sector that is harvested."""
    sietch: str
    """The sietch that is the target."""


class Worth(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    generic: Few
    named: Few
    regular: Few
    elite: Few
    special: Few
    token: Few


class MahdiFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    supremacy: Few
    same_results: Few
    house_vehicles: dict[Vehicle, Few]
    mentat_cards: Few
    leader_cards: Few
    worth: Worth
    tactics: dict[str, Tactic]


FACTS = read("mahdi.toml", MahdiFacts)
TACTICS = FACTS.tactics


def region_of(sector: str) -> str:
    """Return the region of a sector on tactic cards."""
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
"""Region -> the regions that border on it."""


def _mistakes() -> Iterator[str]:
    for key, tactic in TACTICS.items():
        if tactic.sector not in REGIONS:
            yield f"tactics.{key}.sector: {describe_unknown_name('sector', tactic.sector, REGIONS)}"
        if tactic.sietch not in SIETCH_SITES:
            yield f"tactics.{key}.sietch: {describe_unknown_name('sietch', tactic.sietch, SIETCH_SITES)}"
    if {tactic.sietch for tactic in TACTICS.values()} != set(SIETCH_SITES):
        yield "tactics: each sietch must be the target of one tactic card"


refuse("mahdi.toml", _mistakes())
