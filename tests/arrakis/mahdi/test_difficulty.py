"""The difficulty of a war against the automa: how far the prescience markers are ahead."""

from __future__ import annotations

import pytest

from games.arrakis import GAME
from games.arrakis.components import standins
from games.arrakis.vocabulary import Marker
from games.core.protocol import Setup


def markers(names: tuple[str, ...], **options: str) -> set[int]:
    return set(GAME.new(Setup(names, options, bytes(32)))[0].markers.values())


@pytest.mark.parametrize("level", ["easier", "printed", "harder"])
def test_the_markers_start_where_the_difficulty_says(level: str):
    ahead = {str(key): award for key, award in standins().alone.items()}[level]
    assert markers(("Ann",), alone=level) == {ahead.of(Marker.KH)}


def test_easier_starts_further_ahead_than_harder():
    starts = [max(markers(("Ann",), alone=level)) for level in ("easier", "printed", "harder")]
    assert starts == sorted(set(starts), reverse=True)


def test_partners_against_the_automa_start_ahead_too():
    assert markers(("Ann", "Bo"), enemy="mahdi") == markers(("Ann",))


def test_among_people_the_markers_start_at_nothing():
    assert markers(("Ann", "Bo")) == {0}
