"""Palettes: every seat is told apart, also by colour-blind eyes, and type can be read."""

from itertools import combinations

import pytest

from renderer.colours import SHAPES, contrast, ink_on, palettes
from tests.renderer.cvd import MATRICES, apart, seen_with

FACTIONS = ("emperor", "guild", "bene_gesserit", "fremen")
SYMBOLS = ("landsraad", "city", "spice_trade")


@pytest.mark.parametrize("deficiency", MATRICES)
def test_the_first_four_seats_differ_plainly_for_colour_blind_eyes(deficiency: str) -> None:
    colours = palettes()[deficiency]
    seen = [seen_with(deficiency, colour) for colour in colours.players[:4]]
    assert min(apart(a, b) for a, b in combinations(seen, 2)) > 30


@pytest.mark.parametrize("deficiency", MATRICES)
def test_all_eight_seats_differ_for_colour_blind_eyes(deficiency: str) -> None:
    colours = palettes()[deficiency]
    seen = [seen_with(deficiency, colour) for colour in colours.players]
    assert min(apart(a, b) for a, b in combinations(seen, 2)) > 14


@pytest.mark.parametrize("deficiency", MATRICES)
@pytest.mark.parametrize("group", [FACTIONS, SYMBOLS])
def test_factions_and_agent_symbols_differ_for_colour_blind_eyes(deficiency: str, group: tuple[str, ...]) -> None:
    colours = palettes()[deficiency]
    seen = [seen_with(deficiency, colours[name]) for name in group]
    assert min(apart(a, b) for a, b in combinations(seen, 2)) > 14


@pytest.mark.parametrize("key", palettes())
def test_all_eight_seats_differ_in_every_palette(key: str) -> None:
    assert min(apart(a, b) for a, b in combinations(palettes()[key].players, 2)) > 20


@pytest.mark.parametrize("key", palettes())
@pytest.mark.parametrize(
    ("ink", "ground"),
    [("night", "paper"), ("night", "shade"), ("paper", "stone"), ("sand", "stone"), ("paper", "night")],
)
def test_type_on_plaques_has_seven_to_one_contrast(key: str, ink: str, ground: str) -> None:
    colours = palettes()[key]
    assert contrast(colours[ink], colours[ground]) >= 7


def test_every_seat_has_a_shape_of_its_own() -> None:
    assert len(set(SHAPES)) == len(SHAPES) == len(palettes()["default"].players)


def test_every_palette_has_every_colour() -> None:
    names = palettes()["default"].named.keys()
    assert all(colours.named.keys() == names and len(colours.players) == 8 for colours in palettes().values())


@pytest.mark.parametrize("key", palettes())
def test_letters_and_numbers_on_markers_can_be_read(key: str) -> None:
    colours = palettes()[key]
    faint = [colour for colour in colours.players if contrast(ink_on(colour, colours), colour) < 4.5]
    assert faint == []
