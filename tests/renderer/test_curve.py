"""The curve of a finished game: what it shows and says, in both sizes and every palette."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from renderer import CurveSheet, render
from renderer.colours import load_palettes
from renderer.context import RenderContext
from renderer.curve import MARKER, describe_curve, draw_curve
from renderer.sprites import Drawing, Icon, Lettering, Panel, Stroke

NAMES, COLOURS = ("Ann", "Bo", "Cy", "Dee"), ("red", "blue", "green", "yellow")
ROUNDS = (1, 1, 2, 2, 3)
VALUES = ((0.25, 0.75), (0.5, 0.5), (0.4, 0.6), (0.3, 0.7), (1.0, 0.0))
SHEET = CurveSheet((0, 1), ROUNDS, VALUES)


def context(sheet: CurveSheet = SHEET, size: str = "wide") -> RenderContext[Any]:
    return RenderContext(sheet, NAMES, size=size, colours=COLOURS)


def texts(drawing: Drawing) -> list[str]:
    return [each.text for part in drawing.parts for each in part.changing if isinstance(each, Lettering)]


def lines(drawing: Drawing) -> list[Stroke]:
    """Return the lines of players, which are thicker than those of the scale."""
    return [each for part in drawing.parts for each in part.changing if isinstance(each, Stroke) and each.width > 2]


@pytest.mark.parametrize("size", ["wide", "tall"])
@pytest.mark.parametrize(
    "sheet",
    [
        SHEET,
        CurveSheet((1,), ROUNDS, tuple((value,) for value, _ in VALUES), marked=(0, 2, 4)),
        CurveSheet((0, 1), ROUNDS, tuple((40 * a, -40 * b) for a, b in VALUES), has_chances=False),
        CurveSheet((0, 1, 2, 3), (1,), ((0.25, 0.25, 0.25, 0.25),)),
    ],
    ids=["two", "one", "balances", "one turn"],
)
def test_everything_is_in_its_place(sheet: CurveSheet, size: str) -> None:
    drawing = draw_curve(context(sheet, size))
    boxes = [part.box for part in drawing.parts]
    assert not any(one.overlaps(other) for one, other in combinations(boxes, 2))
    for part in drawing.parts:
        assert all(part.box.contains(each.box) for each in part.changing)
    for line in lines(drawing):
        assert all(line.box.x <= x < line.box.right and line.box.y <= y < line.box.bottom for x, y in line.points)


def test_the_higher_chance_is_drawn_higher() -> None:
    ann, bo = lines(draw_curve(context()))
    assert ann.points[0][1] > bo.points[0][1]
    assert ann.points[-1][1] < bo.points[-1][1]
    assert ann.points[1] == bo.points[1]


def test_each_line_ends_at_the_marker_of_its_player_and_markers_do_not_cover_each_other() -> None:
    same = CurveSheet((0, 1, 2, 3), ROUNDS, tuple((0.25,) * 4 for _ in ROUNDS))
    drawing = draw_curve(context(same))
    markers = [each for part in drawing.parts for each in part.changing if isinstance(each, Icon)]
    assert len(markers) == 4
    assert not any(one.box.overlaps(other.box) for one, other in combinations(markers, 2))
    assert {marker.box.w for marker in markers} == {MARKER}


def test_costly_turns_have_their_numbers() -> None:
    drawing = draw_curve(context(CurveSheet((0,), ROUNDS, tuple((a,) for a, _ in VALUES), marked=(2, 4))))
    assert texts(drawing).count("1") == 2  # The first round, and the costliest turn.


def test_the_numbers_of_neighbouring_turns_do_not_cover_each_other() -> None:
    many = CurveSheet(
        (0,), (1,) * 80, tuple((0.98 - 0.01 * (turn % 2),) for turn in range(80)), marked=(40, 41, 42, 79)
    )
    badges = [each for part in draw_curve(context(many)).parts for each in part.changing if is_badge(each)]
    assert len(badges) == 4
    assert not any(one.box.overlaps(other.box) for one, other in combinations(badges, 2))


def is_badge(sprite: object) -> bool:
    return isinstance(sprite, Panel) and sprite.style == "change"


def test_the_words_say_how_everybody_stood_at_the_end_of_each_round() -> None:
    assert describe_curve(context()).splitlines() == [
        "Chance to win after every turn",
        "Ann: round 1 50 %, round 2 30 %, round 3 100 %",
        "Bo: round 1 50 %, round 2 70 %, round 3 0 %",
    ]


def test_balances_have_a_sign() -> None:
    sheet = CurveSheet((0,), (1, 2, 3), ((3.2,), (-7.6,), (0.0,)), has_chances=False)
    assert describe_curve(context(sheet)).splitlines()[1] == "Ann: round 1 +3, round 2 −8, round 3 0"


@pytest.mark.parametrize("palette", load_palettes())
def test_a_curve_is_drawn_in_every_palette(palette: str) -> None:
    picture = render("dice", SHEET, "curve", names=NAMES, colours=COLOURS, palette=palette)
    assert (picture.width, picture.alt[:13]) == (1600, "Chance to win")
