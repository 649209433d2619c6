"""The difficulty of a war against the automa: how far the prescience markers are ahead."""

from __future__ import annotations

import pytest

from games.arrakis import GAME
from games.arrakis.components import standins
from games.arrakis.rules.tracks import advance_marker
from games.arrakis.vocabulary import Marker
from games.core.agenda import Play
from games.core.protocol import Setup
from tests.arrakis.mahdi.solo import SoloTable


def markers(names: tuple[str, ...], **options: str) -> set[int]:
    return set(GAME.new(Setup(names, options, bytes(32)))[0].markers.values())


@pytest.mark.parametrize("level", ["easier", "printed", "harder"])
def test_the_markers_start_where_the_difficulty_says(level: str):
    ahead = {str(key): award for key, award in standins().alone.items()}[level]
    assert markers(("Ann",), alone=level) == {ahead.of(Marker.KH)}


@pytest.mark.parametrize("level", ["easier", "printed"])
def test_the_leader_of_a_step_that_a_marker_begins_on_enters_when_it_first_advances(level: str):
    state = GAME.new(Setup(("Ann",), {"alone": level}, bytes(32)))[0]
    assert {"paul_atreides", "lady_jessica", "stilgar"} <= set(state.leaders), "as printed"
    play = Play(state)
    advance_marker(play, Marker.JH, 1)
    assert "chani" in state.leaders
    assert "paul_muad_dib" not in state.leaders, "its marker has not advanced"
    advance_marker(play, Marker.KH, 1)
    advance_marker(play, Marker.SD, 1)
    assert {"paul_muad_dib", "reverend_mother_jessica"} <= set(state.leaders)


@pytest.mark.parametrize(("steps", "enters"), [(1, False), (2, True)])
def test_a_marker_that_begins_below_the_step_must_reach_it(steps: int, enters: bool):
    state = GAME.new(Setup(("Ann",), {"alone": "harder"}, bytes(32)))[0]
    advance_marker(Play(state), Marker.JH, steps)
    assert ("chani" in state.leaders) == enters


def test_a_leader_enters_once():
    table = SoloTable()
    table.markers(4, 4, 4)
    table.state.leaders["chani"] = False
    play = Play(table.state)
    advance_marker(play, Marker.JH, 1)
    assert table.state.leaders["chani"] is False
    assert not [event for event in play.events if event.kind == "entered"]


def test_easier_starts_further_ahead_than_harder():
    starts = [max(markers(("Ann",), alone=level)) for level in ("easier", "printed", "harder")]
    assert starts == sorted(set(starts), reverse=True)


def test_partners_against_the_automa_start_ahead_too():
    assert markers(("Ann", "Bo"), enemy="mahdi") == markers(("Ann",))


def test_among_people_the_markers_start_at_nothing():
    assert markers(("Ann", "Bo")) == {0}
