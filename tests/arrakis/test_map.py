"""The map data of War for Arrakis: counts, symmetric borders, connected areas."""

from __future__ import annotations

from collections import Counter

from games.core.data import DATA, read_toml
from games.core.protocol import Text
from games.core.texts import words

MAP = read_toml(DATA / "arrakis" / "map.toml")
AREAS, SECTORS, ZONES = MAP["areas"], MAP["sectors"], MAP["zones"]


def pairs(kind: str) -> list[tuple[str, str]]:
    """Return both directions of every border of a kind."""
    return [(area, other) for area, facts in AREAS.items() for other in facts.get(kind, [])]


def reached(start: str) -> set[str]:
    seen, waiting = {start}, [start]
    while waiting:
        new = set(AREAS[waiting.pop()]["adj"]) - seen
        seen |= new
        waiting += new
    return seen


def test_the_board_has_101_areas_265_borders_11_walls_and_8_air_zones():
    assert (len(AREAS), len(pairs("adj")), len(pairs("wall")), len(ZONES)) == (101, 2 * 265, 2 * 11, 8)


def test_a_border_is_stated_on_both_sides_once():
    for kind in ("adj", "wall"):
        assert Counter(pairs(kind)) == Counter((b, a) for a, b in pairs(kind))
        assert max(Counter(pairs(kind)).values()) == 1


def test_no_area_borders_itself_and_no_wall_is_also_a_passage():
    assert all(a != b for a, b in pairs("adj") + pairs("wall"))
    assert set(pairs("adj")).isdisjoint(pairs("wall"))


def test_every_area_can_be_reached_on_the_ground():
    assert reached("arrakeen") == set(AREAS)


def test_the_terrain_is_counted():
    assert Counter(facts["terrain"] for facts in AREAS.values()) == {
        "mountain": 19,
        "plateau": 12,
        "minor_erg": 5,
        "desert": 42,
        "deep_desert": 23,
    }


def test_mountains_are_safe_from_storms_and_so_are_five_plateaus():
    assert {a for a, f in AREAS.items() if f["storm"] == "immune"} == {
        a for a, f in AREAS.items() if f["terrain"] == "mountain"
    }
    assert {a for a, f in AREAS.items() if f["storm"] == "immune_inner"} == {
        "arrakeen",
        "carthag",
        "arsunt",
        "hagga_basin",
        "imperial_basin",
    }


def test_eight_sietches_six_settlements_and_six_stations_have_their_sites():
    assert Counter(facts.get("site") for facts in AREAS.values()) == {
        "sietch": 8,
        "settlement": 6,
        "station": 6,
        None: 81,
    }
    ranks = {a: f["rank"] for a, f in AREAS.items() if "rank" in f}
    assert ranks == {
        "arrakeen": 3,
        "carthag": 2,
        "arsunt": 1,
        "hagga_basin": 1,
        "imperial_basin": 1,
        "north_pole": 1,
    }


def test_the_north_pole_alone_belongs_to_more_than_one_sector():
    assert [a for a, f in AREAS.items() if len(f["sectors"]) > 1] == ["north_pole"]
    assert set(AREAS["north_pole"]["sectors"]) == {s for s, f in SECTORS.items() if f["ring"] == "inner"}


def test_the_sectors_are_counted():
    counts = Counter(s for a, f in AREAS.items() for s in f["sectors"] if a != "north_pole")
    assert counts == {"neo": 18, "seo": 10, "swo": 10, "nwo": 20, "nei": 16, "sei": 9, "swi": 8, "nwi": 9}


def test_two_sectors_touch_where_areas_of_theirs_touch():
    touching = {
        (s, t) for a, b in pairs("adj") + pairs("wall") for s in AREAS[a]["sectors"] for t in AREAS[b]["sectors"]
    }
    plain = {(s, t) for s, t in touching if s != t and not pole_only(s, t)}
    assert plain == {(s, t) for s, facts in SECTORS.items() for t in facts["adj"]}


def pole_only(s: str, t: str) -> bool:
    """Return whether two sectors meet only at the North Pole."""
    return not any(
        s in AREAS[a]["sectors"] and t in AREAS[b]["sectors"]
        for a, b in pairs("adj") + pairs("wall")
        if "north_pole" not in (a, b)
    )


def test_an_air_zone_lies_between_the_two_sectors_it_connects():
    for zone in ZONES.values():
        assert {s for area in zone["between"] for s in AREAS[area]["sectors"]} == set(zone["sectors"])


def test_codes_are_short_and_no_two_are_alike():
    codes = [facts["code"] for facts in (*AREAS.values(), *ZONES.values())]
    assert len(set(codes)) == len(codes)
    assert all(code.isupper() and len(code) <= 4 for code in codes)


def test_everything_on_the_map_has_a_name_of_its_own():
    kinds = {"area": AREAS, "sector": SECTORS, "zone": ZONES}
    keys = [f"arrakis-{kind}-{key}" for kind, entries in kinds.items() for key in entries]
    names = [words().say(Text(key)) for key in keys]
    assert len(set(names)) == len(names)


def test_atomics_open_a_mountain_beside_the_plateaus_they_expose():
    for area, facts in MAP["atomics"].items():
        assert AREAS[area]["terrain"] == "mountain"
        assert set(facts["exposes"]) <= set(AREAS[area]["adj"])
