"""The letters on players' markers: one letter each, or two if one would be ambiguous."""

from itertools import combinations_with_replacement

import pytest

from renderer.context import RenderContext, assign_letters
from renderer.markers import make_marker
from renderer.sprites import Box


@pytest.mark.parametrize(
    ("names", "letters"),
    [
        (("Ann", "Bo", "Cy"), ["A", "B", "C"]),
        (("Max", "Mia", "Bo"), ["Ma", "Mi", "B"]),
        (("Ann", "Anders", "Bo"), ["An", "Ad", "B"]),
        (("Ann", "Ann", "Bo"), ["A1", "A2", "B"]),
        (("Andy", "Ann", "Ada"), ["An", "A2", "Ad"]),
        (("ANN", "Anna", "Bo"), ["An", "Aa", "B"]),
        (("A2", "A", "Bo"), ["A2", "A1", "B"]),
        (("ßa", "Sue", "Bo"), ["Sa", "Su", "B"]),
        (("Ann", "Rival 1", "Rival 2"), ["A", "R1", "R2"]),
    ],
)
def test_who_shares_an_initial_gets_two_letters_and_the_others_keep_theirs(
    names: tuple[str, ...], letters: list[str]
) -> None:
    context = RenderContext(None, names)
    assert [context.letter(seat) for seat in range(len(names))] == letters


def test_a_marker_too_small_for_two_letters_carries_none() -> None:
    context = RenderContext(None, ("Max", "Mia", "Bo"))
    assert [make_marker(Box(0, 0, 38, 38), seat, context).number for seat in range(3)] == ["", "", "B"]
    assert [make_marker(Box(0, 0, 72, 72), seat, context).number for seat in range(3)] == ["Ma", "Mi", "B"]


def test_no_two_players_ever_have_the_same_letters() -> None:
    names = ("Ann", "Anna", "ANN", "A", "A2", "Andy", "Ada", "Al", "Ann B", "Éva", "Eva", "ß", "12", "1")
    for table in combinations_with_replacement(names, 4):
        letters = assign_letters(table)
        assert len(set(letters)) == 4, table
        assert all(len(each) <= 2 for each in letters), table
