"""The shapes of the areas: exactly the listed neighbours touch, nothing overlaps, and no gap is left."""

from __future__ import annotations

from collections import Counter
from math import hypot

import pytest

from games.core.data import DATA, read_toml
from renderer.arrakis.geography import load_board, measure_doubled_size
from renderer.arrakis.shaping.net import build_net

BOARD = load_board()
AREAS = BOARD.areas
SHORTEST = BOARD.height // 30
"""A border that is seen: 34 pixels where the map is a thousand high."""
LISTED = {frozenset((area.id, other)) for area in AREAS.values() for other in (*area.adj, *area.wall)}

Segment = tuple[tuple[int, int], tuple[int, int]]


def segments(area: str) -> list[Segment]:
    ring = AREAS[area].ring
    return list(zip(ring, (*ring[1:], ring[0]), strict=True))


def owners() -> dict[Segment, str]:
    return {segment: area for area in AREAS for segment in segments(area)}


def shared() -> Counter[frozenset[str]]:
    """Return pairs of areas -> length of the border that their outlines share."""
    owner = owners()
    found: Counter[frozenset[str]] = Counter()
    for (a, b), area in owner.items():
        if (b, a) in owner and area < owner[b, a]:
            found[frozenset((area, owner[b, a]))] += round(hypot(b[0] - a[0], b[1] - a[1]))
    return found


def on_the_edge(segment: Segment) -> bool:
    (ax, ay), (bx, by) = segment
    return (ax == bx and ax in (0, BOARD.width)) or (ay == by and ay in (0, BOARD.height))


def crosses(one: Segment, other: Segment) -> bool:
    (a, b), (c, d) = one, other
    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


def side(a: tuple[int, int], b: tuple[int, int], c: tuple[int, int]) -> int:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def test_exactly_the_listed_neighbours_have_a_border_that_is_seen():
    assert {pair for pair, length in shared().items() if length >= SHORTEST} == LISTED


def test_areas_that_are_no_neighbours_have_not_even_a_short_border():
    assert set(shared()) == LISTED


def test_what_is_no_border_is_the_edge_of_the_board():
    owner = owners()
    assert [s for s in owner if s[::-1] not in owner and not on_the_edge(s)] == []


def test_the_areas_fill_the_board_without_overlapping():
    """Each outline runs clockwise, and each piece of it occurs once. Then the sizes add up only if nothing overlaps."""
    assert all(measure_doubled_size(area.ring) > 0 for area in AREAS.values())
    assert len(owners()) == sum(len(area.ring) for area in AREAS.values())
    assert sum(measure_doubled_size(area.ring) for area in AREAS.values()) == 2 * BOARD.width * BOARD.height


@pytest.mark.parametrize("area", AREAS)
def test_no_outline_crosses_itself(area: str):
    own = segments(area)
    assert [(a, b) for n, a in enumerate(own) for b in own[n + 1 :] if crosses(a, b)] == []


def test_four_areas_meet_in_one_point_only_where_two_pairs_are_no_neighbours():
    meeting = Counter(point for border in BOARD.borders for point in (border.points[0], border.points[-1]))
    assert [count for count in meeting.values() if count > 3] == [4]


def test_walls_are_the_listed_eleven():
    walls = {frozenset(border.between) for border in BOARD.borders if border.is_wall}
    assert walls == {frozenset((area.id, other)) for area in AREAS.values() for other in area.wall}
    assert len(walls) == 11


def test_every_area_has_room_for_its_pieces_around_its_spot():
    assert min(area.room for area in AREAS.values()) >= 110


def test_the_printed_label_of_an_area_lies_in_its_shape():
    printed = read_toml(DATA / "arrakis" / "map.toml")["areas"]
    for area in AREAS.values():
        facts = printed[area.id]
        assert inside(area.ring, facts["x"] * BOARD.width, facts["y"] * BOARD.height), area.id


def inside(ring: tuple[tuple[int, int], ...], x: float, y: float) -> bool:
    within = False
    for (ax, ay), (bx, by) in zip(ring, (*ring[1:], ring[0]), strict=True):
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            within = not within
    return within


def test_a_net_of_neighbours_becomes_a_map_with_their_borders_alone():
    """Three areas surround a fourth, and one lies beside. The two areas that are not joined do not touch."""
    points = {"a": (0.3, 0.2), "b": (1.0, 0.3), "c": (0.6, 0.8), "m": (0.6, 0.4), "z": (1.2, 0.8)}
    borders = [("a", "b"), ("a", "c"), ("a", "m"), ("b", "c"), ("b", "m"), ("b", "z"), ("c", "m"), ("c", "z")]
    net = build_net(points, borders)
    assert net.around["m"] == ["a", "b", "c"]
    assert (len(net.inner), len(net.rim)) == (4, 4)
    corners = {
        area: {corner for other in around for corner in net.border(area, other)} for area, around in net.around.items()
    }
    assert len(corners["a"] & corners["z"]) < 2
    assert len(corners["m"] & corners["z"]) < 2
