"""Whole wars against the automa, played at random: for one player and for two partners."""

from __future__ import annotations

import pytest

from games.arrakis import GAME
from games.arrakis.vocabulary import Side
from games.core.protocol import Event, Setup
from games.core.texts import words
from tests.arrakis.invariants import check_all
from tests.arrakis.mahdi.solo import SoloTable
from tests.arrakis.players import steady_game
from tests.support.checks import CHEAP, DEAR, Moment, play_and_check
from tests.support.soak import share_of

OPTIONS = {"enemy": "mahdi"}


def sums_hold(moment: Moment) -> None:
    check_all(moment.state)


@pytest.mark.parametrize("people", [1, 2])
def test_a_war_against_it_ends_and_keeps_all_promises(people):
    every = (*CHEAP, sums_hold)
    state = play_and_check(GAME, people, f"mahdi {people}", every, DEAR, lambda step: step % 25 == 0, OPTIONS)
    assert state.ending is not None
    assert GAME.questions(state) == []


@pytest.mark.soak
@pytest.mark.parametrize("people", [1, 2])
def test_many_wars_against_it(people):
    for number in range(share_of(20)):
        every = (*CHEAP, sums_hold)
        play_and_check(GAME, people, f"mahdi soak {number}", every, DEAR, lambda step: step % 5 == 0, OPTIONS)


def test_the_automa_is_ranked_behind_the_seats():
    state = steady_game(Setup(("Ann",), {}, bytes(32)), "rank", lambda *moment: None)
    result = GAME.result(state)
    assert sorted(place.seat for place in result.ranking) == [0, 1]
    assert result.ranking[0].seat == (1 if state.ending.side == Side.HARKONNEN else 0)


def test_its_name_and_its_score_stand_behind_the_players():
    view = GAME.view(SoloTable().state, None)
    assert [words().say(name) for name in GAME.rivals(view)] == ["The Mahdi automa"]
    assert GAME.score(view, 1) == GAME.score(view, len(view.seats))
    assert view.dashboards[-1].seat is None


def test_without_it_nobody_stands_behind_the_seats():
    state, _ = GAME.new(Setup(("Ann", "Bo"), {}, bytes(32)))
    assert not GAME.rivals(GAME.view(state, 0))


# ---- telling


def told(table: SoloTable) -> list[str]:
    return [words().say(line.text, ("Ann", "The Mahdi automa")) for line in GAME.narrate(table.events, 0)]


def test_what_it_does_with_a_die_is_one_sentence():
    table = SoloTable("sihaya_ridge")
    table.events.clear()
    table.put("arsunt", "harkonnen", "1r")
    table.rolls("deployment")
    assert told(table)[0] == (
        "**Harkonnen** rolled *deployment*: they used *Captain Aramsham*, "
        "deployed 2 regulars and 1 Sardaukar to *Arsunt (ARS)* and brought *Beast Rabban* to *Arsunt (ARS)*."
    )


def test_each_card_it_turns_up_is_a_sentence_with_what_it_does():
    table = SoloTable("sihaya_ridge")
    table.next_card("carthag_the_former_capital")
    table.next_card("manipulation_of_others")
    table.events.clear()
    table.rolls("mentat")
    assert told(table)[:2] == [
        "**Harkonnen** rolled *mentat*: they turned up *Carthag, the Former Capital* "
        "and placed 3 regulars, 1 elite and Beast Rabban in *Carthag (CAR)*.",
        "**Harkonnen** turned up *Manipulation of Others*: they added 2 reinforcement cards.",
    ]


def test_marks_of_all_parts_of_a_sentence_are_shown_together():
    events = [
        Event("mahdi-rolled", 1, {"side": "harkonnen", "result": "strategy"}),
        *[
            Event("moved", 1, {"side": "harkonnen", "area": origin, "end": end, "forces": FORCES})
            for origin, end in (("neo_07", "neo_05"), ("neo_11", "neo_08"))
        ],
    ]
    (line,) = GAME.narrate(events, None)
    assert line.marks == ("seat:1", "area:neo_07", "area:neo_05", "area:neo_11", "area:neo_08")


FORCES = {"of": "harkonnen", "units": {"regular": 1}, "tokens": 0, "leaders": []}


# ---- standing orders


def test_ties_may_be_left_to_a_standing_order():
    table = SoloTable("sihaya_ridge")
    table.turns_up("harkonnen_patrols")
    order = table.ask("atreides").standing[0]
    assert order.picks == {"any": 1}
    assert order.key in [each.key for each in GAME.orders(table.state)]


def test_tactic_cards_can_be_looked_up_with_their_faces():
    entries = {entry.key: entry for entry in GAME.cards()}
    entry = entries["tac_windgap"]
    assert words().say(entry.name) == "Tactic card: Windgap (WGP)"
    assert (entry.face.sector, entry.face.sietch) == ("inner", "windgap")


def test_an_atreides_turn_and_the_automas_are_told_together():
    table = SoloTable("sihaya_ridge", harkonnen={"nwo_07": "2r"})
    table.turn("atreides", "m")
    table.mahdi.unrolled = 3
    table.acts("atreides", "die:mentat", "none")
    table.queue.append([1])
    table.answer("atreides", "end")
    while table.is_tied:
        assert not table.last.closes, "the automa's turn is not over"
        table.answer("atreides", "any")
    assert table.last.closes
    assert table.is_awaited()
