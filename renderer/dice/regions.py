"""The regions from the map data, for look-ups outside of a game."""

from __future__ import annotations

from functools import cache

from games.core.data import DATA, read_toml
from games.core.protocol import Text
from games.dice.views import RegionView


@cache
def load_regions() -> tuple[RegionView, ...]:
    """Return all regions, empty, with the default borders."""
    plain = read_toml(DATA / "dice" / "map.toml")
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
