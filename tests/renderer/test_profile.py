"""The picture of a profile: what it shows and says, in both sizes and every palette."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from games.core.protocol import Text, say
from renderer import PoolSheet, ProfileSheet, render
from renderer.colours import load_palettes
from renderer.context import RenderContext
from renderer.profile import MOST_POOLS, draw_profile
from renderer.sprites import Drawing, Lettering, Stroke


def named(name: str) -> Text:
    return say("plain-name", name=name)


POOL = PoolSheet(
    named("Dune: Imperium, 4 players"), named("1120 ± 120"), (named("place 1: 5 ×"), named("place 2: 2 ×"))
)
FULL: dict[str, Any] = {
    "name": "Ann",
    "games": named("30 finished games"),
    "pools": (POOL, POOL, POOL),
    "facts": (named("- Plays Fremen: 7 games"), named("Answers in time: 97 %")),
    "curve": ((1000, 300), (1040, 200), (1100, 120)),
    "curve_title": named("Rating in Dune: Imperium"),
    "achievements": tuple(named(f"Achievement number {n}") for n in range(25)),
    "achieved": named("Achievements, 25 of 25"),
}


def drawn(size: str = "wide", **more: Any) -> Drawing:
    return draw_profile(RenderContext(ProfileSheet(**FULL | more), size=size))


def texts(drawing: Drawing) -> list[str]:
    return [each.text for part in drawing.parts for each in part.changing if isinstance(each, Lettering)]


@pytest.mark.parametrize("size", ["wide", "tall"])
@pytest.mark.parametrize(
    "more", [{}, {"pools": ()}, {"curve": ()}, {"facts": ()}, {"achievements": (), "achieved": None}]
)
def test_every_part_has_its_own_place_on_the_page(size: str, more: dict[str, Any]) -> None:
    drawing = drawn(size, **more)
    boxes = [part.box for part in drawing.parts]
    assert not any(one.overlaps(other) for one, other in combinations(boxes, 2))
    assert all(box.x >= 0 and box.right <= drawing.width and box.bottom <= drawing.height for box in boxes)
    for part in drawing.parts:
        assert all(part.box.contains(each.box) for each in part.changing)


def test_a_wide_profile_has_two_columns_and_a_tall_one_has_one() -> None:
    assert (drawn().width, drawn("tall").width) == (1600, 1080)
    assert drawn().height < drawn("tall").height


def test_a_profile_shows_games_places_rating_and_achievements() -> None:
    shown = " ".join(texts(drawn()))
    for part in ("Ann", "30 finished games", "1120 ± 120", "place 1: 5 ×", "Plays Fremen", "97 %", "25 OF 25"):
        assert part in shown


def test_a_long_fact_is_set_in_two_lines_instead_of_small_type() -> None:
    long = named("- Plays Count Ilban Richese: 22 games, 36 % won (20 to 57 %)")
    (facts,) = [part for part in drawn(facts=(long,)).parts if part.name == "facts"]
    lines = [each for each in facts.changing if isinstance(each, Lettering)]
    assert len(lines) == 2
    assert {each.size for each in lines} == {40}


def test_many_pools_are_cut_to_the_most_played() -> None:
    assert texts(drawn(pools=(POOL,) * 9)).count("1120 ± 120") == MOST_POOLS


def test_the_scale_of_the_curve_has_room_for_the_uncertainty() -> None:
    assert {"700", "1000", "1300"} <= set(texts(drawn()))


def test_one_rating_is_no_curve() -> None:
    drawing = drawn(curve=((1000, 300),))
    assert not any(isinstance(each, Stroke) for part in drawing.parts for each in part.changing)


def test_a_letter_that_no_font_has_is_left_out_of_the_name() -> None:
    assert "Ann" in texts(drawn(name="Ann 🐛"))


def test_the_alternative_text_says_all_that_is_shown() -> None:
    alt = render("", ProfileSheet(**FULL | {"achievements": FULL["achievements"][:2]}), "profile").alt
    for part in (
        "Ann",
        "30 finished games",
        "1120 ± 120, place 1: 5 ×",
        "Plays Fremen: 7 games",
        "Achievement number 1",
    ):
        assert part in alt
    assert "- Plays" not in alt


def test_every_palette_paints_the_picture_and_high_contrast_paints_another() -> None:
    small = ProfileSheet(**FULL | {"pools": (POOL,), "achievements": (), "achieved": None})
    made = {palette: render("", small, "profile", palette=palette) for palette in load_palettes()}
    assert all(each.data for each in made.values())
    assert made["high_contrast"].digest != made["default"].digest
