"""How minds rate the war: the distance of prescience cards, and answers that make them true."""

from __future__ import annotations

import pytest

from games.arrakis import GAME
from games.arrakis.components import AREAS, BLACK, TOKENS
from games.arrakis.judging.aims import aims
from games.arrakis.judging.answers import BY_KIND, rated, weigh
from games.arrakis.judging.card_values import CardRater
from games.arrakis.judging.features import NAMES, contenders, features
from games.arrakis.judging.forecast import strength_of
from games.arrakis.judging.pricing import PRICING
from games.arrakis.judging.raters import position_of
from games.arrakis.judging.vision_distances import ACTIONS_LACKING, VisionDistances, camps_of
from games.arrakis.state import ArrakisState, Force
from games.arrakis.steps.ending import PruneRow
from games.arrakis.telling.wording import area_name
from games.arrakis.vocabulary import Side
from games.core.live_questions import first_open_question
from games.core.protocol import Setup
from games.core.simulation import play_some_answers, random_below
from games.core.texts import words
from players import Worlds
from players.reasons import reason_for
from players.rollout import balance
from players.tournament import STEADY, judgement_of
from tests.arrakis.table import WarTable


def lack(table: WarTable, vision: str) -> float:
    return ACTIONS_LACKING[vision](VisionDistances(table.state), camps_of(table.state))


def copy_of(table: WarTable) -> ArrakisState:
    return GAME.decode(GAME.encode(table.state))


def mind_answers(table: WarTable) -> str:
    """Answer the open question with a steady mind, and return its first pick."""
    live = first_open_question(table.state)
    picks = STEADY(GAME, table.state, live, random_below("mind"))
    table.pick(live.seat, picks)
    return next(iter(picks), "")


def test_a_vision_lacks_half_an_action_for_every_step_of_the_nearest_legions():
    table = WarTable()
    table.put("arsunt", "atreides", "1r")
    table.put("splintered_rock", "atreides", "1r")
    table.put("nwo_14", "atreides", "1r")
    table.area("arsunt").town = 0
    assert lack(table, "new_hidden_wind_traps") == 0.5, "two stand on mountains, the third a step away"
    table.put("broken_land", "atreides", "1r")
    assert lack(table, "new_hidden_wind_traps") == 0


def test_paul_and_jessica_come_together_in_the_sietch_that_is_nearest_to_both():
    table = WarTable()
    table.put("neo_02", "atreides", "1r paul_atreides")
    table.put("neo_06", "atreides", "1r lady_jessica")
    assert lack(table, "bene_gesserit_ways") == 1, "a step each to Sihaya Ridge"


def test_who_is_not_on_the_board_comes_by_deployment():
    table = WarTable()
    table.put("sihaya_ridge", "atreides", "1r")
    assert lack(table, "fremen_call_paul_mahdi") == 1
    table.put("sihaya_ridge", "atreides", "1r paul_atreides")
    assert lack(table, "fremen_call_paul_mahdi") == 0


def test_a_mind_lays_wormsigns_for_a_ride_that_is_a_vision():
    table = WarTable()
    table.reveal("standin_sandriders")
    table.put("sihaya_ridge", "atreides", "2r")
    table.turn("atreides", "s", "ssss")
    table.acts("atreides", "desert", "signs")
    mind_answers(table)
    assert VisionDistances(table.state).can_ride_far


def test_a_mind_takes_out_of_the_deck_what_hardly_ever_comes_true():
    table = WarTable()
    table.reveal("standin_legend", "the_desert_war")
    table.run(PruneRow())
    mind_answers(table)
    assert table.events_of("visions-removed")[0]["visions"] == ["standin_legend"]


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (4, {}), (1, {"alone": "harder"})])
def test_a_rater_that_is_used_again_rates_like_a_new_one(seats: int, options: dict[str, str]):
    """Raters are kept for positions. What they remember must not depend on anything that is not part of the position."""
    state, _ = GAME.new(Setup(tuple("ABCD"[:seats]), options, bytes(32)))
    below, prices = random_below("again"), PRICING.prices
    for at in range(150):
        live = first_open_question(state)
        if live.kind in BY_KIND and at % 3 == 0:
            again = weigh(GAME.shuffle_hidden(state, live.seat, "again"), live, prices)
            fresh = CardRater(state, live.seat, prices)
            assert again == {key: rated(fresh, live, key) for key in live.offered}
        live.take(STEADY(GAME, state, live, below))


def test_nobody_sees_the_tokens_of_the_automa():
    black = next(token for token in TOKENS if token.startswith(BLACK))
    assert strength_of(Force({}, [black]), sees_tokens=True) == strength_of(Force({}, [black]), sees_tokens=False)


def test_a_position_contains_what_raters_remember():
    table = WarTable()
    before = position_of(table.state, Side.ATREIDES)
    table.state.players[0].hand.append("any")
    assert position_of(table.state, Side.ATREIDES) == before, "hands are read each time"
    table.put("sihaya_ridge", "atreides", "2r")
    assert position_of(table.state, Side.ATREIDES) != before


def told(before: ArrakisState, after: ArrakisState, side: str) -> list[str]:
    """Return in words what the first seat of a side gained between two positions."""
    seat = before.seats(Side(side))[0]
    return [words().say(aim.text) for aim in aims(before, after, seat, PRICING.prices)]


def test_a_reason_names_the_vision_that_comes_nearer():
    table = WarTable()
    table.reveal("new_hidden_wind_traps")
    for area in ("arsunt", "splintered_rock", "nwo_14"):
        table.put(area, "atreides", "1r")
    table.area("arsunt").town = 0
    before = copy_of(table)
    table.put("nwo_14", "atreides", "")
    table.put("broken_land", "atreides", "1r")
    assert "the vision New Hidden Wind Traps, whose condition is met" in told(before, table.state, "atreides")
    assert "the vision New Hidden Wind Traps, whose condition is met" not in told(table.state, before, "atreides")


def test_a_reason_names_the_sietch_that_a_legion_goes_to():
    table = WarTable()
    table.put("imperial_basin", "harkonnen", "6r")
    before = copy_of(table)
    table.put("imperial_basin", "harkonnen", "")
    table.put("neo_06", "harkonnen", "6r")
    ways = [text for text in told(before, table.state, "harkonnen") if "on the way to" in text]
    sietches = [words().say(area_name(area)) for area, there in table.state.areas.items() if there.sietch]
    assert len(ways) == 1
    assert any(sietch in ways[0] for sietch in sietches)


def test_a_sietch_that_falls_is_worth_more_than_three_legions_before_it():
    table = WarTable()
    for area in [near for near in AREAS["sihaya_ridge"].adj if not table.area(near).town][:3]:
        table.put(area, "harkonnen", "4r")
    before, seat = copy_of(table), table.state.seats(Side.HARKONNEN)[0]
    table.state.supremacy += table.area("sihaya_ridge").sietch
    table.area("sihaya_ridge").sietch = 0
    then, now = (balance(GAME, state, seat, judgement_of(GAME), PRICING.prices) for state in (before, table.state))
    assert now > then


def test_the_end_of_a_turn_is_not_explained_by_what_others_do_then():
    judgement = judgement_of(GAME)
    state, _ = GAME.new(Setup(("Ann",), {"alone": "printed"}, bytes(32)))
    below = random_below("end")
    while (live := first_open_question(state)).kind != "end-turn":
        live.take(STEADY(GAME, state, live, below))
    reason = reason_for(judgement, Worlds(GAME, state, live.seat), live.id, {"end": 1}, PRICING.prices)
    assert words().say(reason.text) == "no free action would gain anything now"


def test_the_features_of_the_two_sides_have_names_of_their_own():
    for seats in (1, 2, 4):
        state = play_some_answers(GAME, Setup(tuple("ABCD")[:seats], {}, bytes(32)), "features", 60)
        ours, theirs = (features(state, group[0]) for group in contenders(state))
        assert not set(ours) & set(theirs)
        assert {*ours, *theirs} <= set(NAMES)
