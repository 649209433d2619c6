"""Palettes: colours of all seats differ, also for colour-blind readers, and text is readable."""

import re
from itertools import combinations
from math import cos, radians, sin

import pytest
from PIL import Image

from games.core.data import BadData
from renderer import colours as module
from renderer.colours import (
    MIN_TEXT_CONTRAST,
    PIECE_COLOURS,
    SHAPES,
    Colour,
    Palette,
    choose_ink,
    contrast,
    load_palettes,
    name_marker_icon,
    name_piece_colour,
)
from renderer.paint.canvas import paint_sprites
from renderer.paint.icons import EDGED, draw_icon
from renderer.sprites import Box, Lettering
from tests.renderer.colour_vision import MATRICES, apart, seen_with

FACTIONS = ("emperor", "guild", "bene_gesserit", "fremen")
SYMBOLS = ("landsraad", "city", "spice_trade")


@pytest.mark.parametrize("deficiency", MATRICES)
def test_the_first_four_seats_differ_plainly_for_colour_blind_eyes(deficiency: str) -> None:
    colours = load_palettes()[deficiency]
    seen = [seen_with(deficiency, colour) for colour in colours.players[:4]]
    assert min(apart(a, b) for a, b in combinations(seen, 2)) > 30


@pytest.mark.parametrize("deficiency", MATRICES)
def test_all_eight_seats_differ_for_colour_blind_eyes(deficiency: str) -> None:
    colours = load_palettes()[deficiency]
    seen = [seen_with(deficiency, colour) for colour in colours.players]
    assert min(apart(a, b) for a, b in combinations(seen, 2)) > 14


@pytest.mark.parametrize("deficiency", MATRICES)
@pytest.mark.parametrize("group", [FACTIONS, SYMBOLS])
def test_factions_and_agent_symbols_differ_for_colour_blind_eyes(deficiency: str, group: tuple[str, ...]) -> None:
    colours = load_palettes()[deficiency]
    seen = [seen_with(deficiency, colours[name]) for name in group]
    assert min(apart(a, b) for a, b in combinations(seen, 2)) > 14


@pytest.mark.parametrize("key", load_palettes())
def test_all_eight_seats_differ_in_every_palette(key: str) -> None:
    assert min(apart(a, b) for a, b in combinations(load_palettes()[key].players, 2)) > 20


@pytest.mark.parametrize("key", load_palettes())
@pytest.mark.parametrize(
    ("ink", "ground"),
    [("night", "paper"), ("night", "shade"), ("paper", "stone"), ("sand", "stone"), ("paper", "night")],
)
def test_type_on_plaques_has_seven_to_one_contrast(key: str, ink: str, ground: str) -> None:
    colours = load_palettes()[key]
    assert contrast(colours[ink], colours[ground]) >= 7


def test_every_seat_has_a_shape_of_its_own() -> None:
    assert len(set(SHAPES)) == len(SHAPES) == len(load_palettes()["default"].players)


def test_every_palette_has_every_colour() -> None:
    names = load_palettes()["default"].named.keys()
    assert all(colours.named.keys() == names and len(colours.players) == 8 for colours in load_palettes().values())


@pytest.mark.parametrize("key", load_palettes())
def test_letters_and_numbers_on_markers_can_be_read(key: str) -> None:
    colours = load_palettes()[key]
    faint = [colour for colour in colours.players if contrast(choose_ink(colour, colours), colour) < 4.5]
    assert faint == []


def weakest_edge(shape: str, side: int, colours: Palette, tint: str) -> float:
    """Return the contrast where a marker stands out least from its ground.

    For each direction from the middle, the clearest point counts.
    """
    drawn = Image.new("RGB", (side, side), colours["stone"])
    sprite = draw_icon(shape, side, tint=tint, colours=colours)
    drawn.paste(sprite, (0, 0), sprite)
    ways = [(cos(radians(degree)), sin(radians(degree))) for degree in range(0, 360, 10)]
    return min(max(contrast(seen, colours["stone"]) for seen in _seen_on(drawn, way)) for way in ways)


def _seen_on(drawn: Image.Image, way: tuple[float, float]) -> set[Colour]:
    middle = (drawn.width - 1) / 2
    steps = [step / 4 for step in range(3 * drawn.width)]
    points = {(round(middle + way[0] * step), round(middle + way[1] * step)) for step in steps}
    inside = [(x, y) for x, y in points if 0 <= x < drawn.width and 0 <= y < drawn.height]
    return {drawn.getpixel(point) for point in inside}  # type: ignore[misc]


@pytest.mark.parametrize("side", [30, 38, 72])
@pytest.mark.parametrize("key", load_palettes())
def test_every_marker_stands_out_from_stone_all_around(key: str, side: int) -> None:
    colours = load_palettes()[key]
    faint = [
        name
        for name in PIECE_COLOURS
        if weakest_edge(name_marker_icon(name), side, colours, name_piece_colour(name)) < MIN_TEXT_CONTRAST
    ]
    assert faint == []


MISTAKES = {
    "a colour that is left out": ('night = "#1B1826"\n', "", "[default]: night is missing: a colour, #RRGGBB"),
    "a misspelt colour": ('guild = "#C65B1E"', 'gild = "#C65B1E"', "[deuteranopia]: no colour is called 'gild'; perhaps 'guild'"),
    "no colour": ('night = "#1B1826"', 'night = "black"', "[default]: 'black' is no colour: #RRGGBB is"),
}  # fmt: skip


@pytest.mark.parametrize(("right", "wrong", "said"), MISTAKES.values(), ids=MISTAKES.keys())
def test_a_mistake_in_the_palettes_stops_the_program(tmp_path, monkeypatch, right, wrong, said):
    text = module.PALETTES.read_text(encoding="utf-8")
    assert right in text
    (tmp_path / "palettes.toml").write_text(text.replace(right, wrong, 1), encoding="utf-8")
    monkeypatch.setattr(module, "PALETTES", tmp_path / "palettes.toml")
    with pytest.raises(BadData, match=re.escape(f"palettes.toml, {said}")):
        load_palettes.__wrapped__()


def test_names_over_art_stand_on_plates_in_high_contrast_alone() -> None:
    name = Lettering(Box(20, 20, 90, 30), "Arrakeen", "serif-bold", 22, "night", halo="paper")
    for key, palette in load_palettes().items():
        image = Image.new("RGB", (130, 70), (90, 60, 30))
        paint_sprites(image, [name], palette)
        seen = {colour for _, colour in image.crop((19, 20, 111, 49)).getcolors(10_000)}
        assert ((90, 60, 30) in seen) == (key != "high_contrast")


@pytest.mark.parametrize("side", [36, 46])
@pytest.mark.parametrize("key", load_palettes())
def test_every_piece_stands_out_from_stone_all_around(key: str, side: int) -> None:
    """WCAG 2 asks for 3 to 1 of what is no text."""
    colours = load_palettes()[key]
    faint = {
        (icon, name)
        for icon in sorted(EDGED)
        for name in PIECE_COLOURS
        if weakest_edge(icon, side, colours, name_piece_colour(name)) < 3
    }
    assert faint == set()
