"""The letters on players' markers: one each, and two where one would not tell them apart."""

import pytest

from renderer.frame import Frame


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
