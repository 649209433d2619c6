"""The regions as the data of the map have them: for whoever looks one up, at no table."""

from __future__ import annotations

from functools import cache

from games.core.data import DATA, tables
from games.core.protocol import Text
from games.dice.views import RegionView


@cache
def regions() -> tuple[RegionView, ...]:
    """Empty, with the borders that most tables play by."""
    plain = tables(DATA / "dice" / "map.toml")
    bearings = {zone["number"]: zone["bearing"] for zone in plain["zone"]}
    borders = [border["between"] for border in plain["border"]]
    return tuple(
        RegionView(
            id=one["id"],
            name=Text(f"dice-region-{one['id']}"),
            zone=one["zone"],
            bearing=bearings[one["zone"]],
            band=one["band"],
            strategic=one["strategic"],
            desert=one["desert"],
            under_storm=False,
            stacks=(),
            equipment=None,
            is_target=False,
            has_battle=False,
            neighbours=tuple(other for pair in borders if one["id"] in pair for other in pair if other != one["id"]),
        )
        for one in plain["region"]
    )
