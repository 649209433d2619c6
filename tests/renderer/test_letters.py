"""The letters on players' markers: one each, and two where one would not tell them apart."""

import pytest

from renderer.frame import Frame
from renderer.pieces import marker
from renderer.sprites import Box


@pytest.mark.parametrize(
    ("names", "letters"),
    [
        (("Ann", "Bo", "Cy"), ["A", "B", "C"]),
        (("Max", "Mia", "Bo"), ["Ma", "Mi", "B"]),
        (("Ann", "Anders", "Bo"), ["An", "Ad", "B"]),
        (("Ann", "Ann", "Bo"), ["A1", "A2", "B"]),
    ],
)
def test_who_shares_an_initial_gets_two_letters_and_the_others_keep_theirs(
    names: tuple[str, ...], letters: list[str]
) -> None:
    frame = Frame(None, names)
    assert [frame.letter(seat) for seat in range(len(names))] == letters


def test_a_marker_too_small_for_two_letters_carries_none() -> None:
    frame = Frame(None, ("Max", "Mia", "Bo"))
    assert [marker(Box(0, 0, 38, 38), seat, frame).number for seat in range(3)] == ["", "", "B"]
    assert [marker(Box(0, 0, 72, 72), seat, frame).number for seat in range(3)] == ["Ma", "Mi", "B"]
