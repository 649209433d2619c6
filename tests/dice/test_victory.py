"""The ways to win."""

import pytest

from games.core.texts import words
from tests.dice.table import FOUR, GAME, DiceTable

SISTERS = ("atreides", "fremen", "corrino", "harkonnen", "bene_gesserit")


def winners(table: DiceTable) -> list[str]:
    """End the turn and say who has won."""
    table.end_turn()
    result = GAME.result(table.state)
    return [] if result is None else [table.houses[place.seat] for place in result.ranking if place.rank == 1]


def way(table: DiceTable) -> str:
    return table.state.ending.way


def test_three_strategic_regions_alone_win_at_the_end_of_the_turn():
    table = DiceTable(*FOUR)
    for region in ("carthag", "arrakeen", "tueks_sietch"):
        table.put(region, atreides=1)
    table.roll()
    assert winners(table) == ["atreides"]
    assert way(table) == "sole"


def test_two_players_need_four_strategic_regions():
    table = DiceTable("atreides", "guild")
    for region in ("carthag", "arrakeen", "tueks_sietch"):
        table.put(region, atreides=1)
    table.roll()
    assert winners(table) == []
    table = DiceTable("atreides", "guild")
    for region in ("carthag", "arrakeen", "tueks_sietch", "tabr_sietch"):
        table.put(region, atreides=1)
    table.roll()
    assert winners(table) == ["atreides"]


def test_others_win_only_at_the_end_of_their_own_turns():
    table = DiceTable(*FOUR)
    for region in ("carthag", "arrakeen", "tueks_sietch"):
        table.put(region, guild=1)
    table.roll()
    assert winners(table) == []


def test_a_region_shared_with_a_third_house_does_not_count_for_the_alliance():
    """The rulebook's example."""
    table = DiceTable(*FOUR)
    table.put("carthag", atreides=1)
    table.put("arrakeen", corrino=1)
    table.put("tueks_sietch", atreides=1, corrino=1)
    table.put("tabr_sietch", corrino=1, guild=1)
    table.roll("corrino")
    table.ally("corrino")
    assert winners(table) == []


def test_four_strategic_regions_together_win_for_both_allies():
    table = DiceTable(*FOUR)
    table.put("carthag", atreides=1)
    table.put("arrakeen", atreides=1)
    table.put("tueks_sietch", corrino=1)
    table.put("tabr_sietch", atreides=1, corrino=1)
    table.roll("corrino")
    table.ally("corrino")
    assert winners(table) == ["atreides", "corrino"]
    assert way(table) == "alliance"


def five_regions_one_shared(**options: str) -> DiceTable:
    table = DiceTable(*FOUR, **options)
    table.put("carthag", atreides=1)
    table.put("arrakeen", atreides=1)
    table.put("tueks_sietch", corrino=1)
    table.put("tabr_sietch", corrino=1)
    table.put("habbanya_sietch", corrino=1, guild=1)
    table.roll("corrino")
    table.ally("corrino")
    return table


def test_four_clean_regions_suffice_beside_a_shared_one():
    """Ruling R22."""
    assert winners(five_regions_one_shared()) == ["atreides", "corrino"]


def test_in_the_strict_reading_no_region_may_be_shared():
    """Ruling R22, with the option of the table."""
    assert winners(five_regions_one_shared(sharing="strict")) == []


def test_an_ally_with_three_regions_wins_only_together():
    """Ruling R51."""
    table = DiceTable(*FOUR)
    table.put("carthag", atreides=1)
    for region in ("arrakeen", "tueks_sietch", "tabr_sietch"):
        table.put(region, corrino=1)
    table.roll("corrino")
    table.ally("corrino")
    assert winners(table) == ["atreides", "corrino"]


def test_an_ally_with_three_regions_alone_does_not_win():
    """Ruling R51."""
    table = DiceTable(*FOUR)
    for region in ("arrakeen", "tueks_sietch", "tabr_sietch"):
        table.put(region, corrino=1)
    table.roll("corrino")
    table.ally("corrino")
    assert winners(table) == []


def test_a_sole_victory_goes_before_an_alliance_victory():
    table = DiceTable(*FOUR)
    for region in ("carthag", "arrakeen", "tueks_sietch"):
        table.put(region, atreides=1)
    table.put("tabr_sietch", corrino=1)
    table.roll("corrino")
    table.ally("corrino")
    assert winners(table) == ["atreides"]


def test_a_region_shared_with_the_ally_does_not_count_alone():
    table = DiceTable(*FOUR)
    table.put("carthag", atreides=1)
    table.put("arrakeen", atreides=1)
    table.put("tueks_sietch", atreides=1, corrino=1)
    table.roll("corrino")
    table.ally("corrino")
    assert winners(table) == []


def test_regions_under_the_storm_count():
    table = DiceTable(*FOUR)
    for region in ("carthag", "arrakeen", "tueks_sietch"):
        table.put(region, atreides=1)
    table.state.storm = 4
    table.roll()
    assert winners(table) == ["atreides"]


def last_turn(*houses: str) -> DiceTable:
    table = DiceTable(*houses)
    table.state.round = 6
    table.turn_of(houses[-1])
    table.roll()
    return table


def test_after_six_rounds_the_guild_wins():
    table = last_turn(*FOUR)
    assert winners(table) == ["guild"]
    assert way(table) == "guild"


def test_after_six_rounds_without_a_guild_player_nobody_wins():
    table = last_turn("atreides", "harkonnen", "corrino")
    assert winners(table) == []
    assert way(table) == "nobody"
    assert {place.rank for place in GAME.result(table.state).ranking} == {2}


def test_that_the_guild_wins_in_the_end_is_told_before_the_game_begins():
    assert "If nobody has won after six rounds, the Spacing Guild wins." in words().say(GAME.blurb({}))


@pytest.mark.parametrize(
    ("number", "told"),
    [(4, ""), (5, "if nobody has won by then, the Guild does"), (6, "if nobody wins now, the Guild does")],
)
def test_that_the_guild_wins_in_the_end_is_told_as_it_nears(number: int, told: str):
    table = DiceTable(*FOUR)
    table.state.round = number
    headline = words().say(GAME.headline(table.view()), FOUR)
    assert headline.endswith(told)
    assert ("the Guild" in headline) == bool(told)


def test_the_bene_gesserit_win_in_place_of_the_house_they_predicted():
    table = DiceTable(*SISTERS)
    table.state.prediction = "fremen"
    for region in ("carthag", "arrakeen", "tueks_sietch"):
        table.put(region, fremen=1)
    table.turn_of("fremen")
    table.roll("guild")
    assert winners(table) == ["bene_gesserit"]
    assert way(table) == "prediction"
    assert table.view().prediction == "fremen"


def test_an_alliance_victory_is_not_affected_by_the_prediction():
    table = DiceTable(*SISTERS)
    table.state.prediction = "fremen"
    table.put("carthag", fremen=1)
    table.put("arrakeen", fremen=1)
    table.put("tueks_sietch", corrino=1)
    table.put("tabr_sietch", corrino=1)
    table.turn_of("fremen")
    table.roll("corrino")
    table.ally("corrino")
    assert winners(table) == ["fremen", "corrino"]


def test_a_prediction_of_the_guild_beats_the_default_victory_though_nobody_plays_it():
    """Rulings R23 and R24."""
    table = DiceTable(*SISTERS)
    table.state.prediction = "guild"
    table.state.round = 6
    table.turn_of("bene_gesserit")
    table.roll("guild")
    assert winners(table) == ["bene_gesserit"]


def test_back_at_the_starting_player_the_round_marker_advances():
    table = DiceTable(*FOUR)
    table.state.round = 2
    table.turn_of("guild")
    table.roll()
    table.end_turn()
    assert table.state.active == table.seat("atreides")
    assert table.state.round == 3


def test_the_result_says_how_it_was_won_and_how_many_regions_were_held():
    table = DiceTable(*FOUR)
    for region in ("carthag", "arrakeen", "tueks_sietch"):
        table.put(region, atreides=1)
    table.roll()
    table.end_turn()
    result = GAME.result(table.state)
    assert result.ranking[0].score == 3
    told = words().say(result.decided_by, ("Ann", "Bo", "Cy", "Di"))
    assert told == "Atreides held enough strategic regions alone: Ann won."


def test_the_score_names_the_regions_that_are_held():
    table = DiceTable(*FOUR)
    table.put("carthag", atreides=1)
    table.put("arrakeen", atreides=1)
    scores = [words().say(GAME.score(table.view(), seat)) for seat in (0, 1)]
    assert scores == ["2 of 3 strategic regions: Carthag and Arrakeen", "0 of 3 strategic regions"]


def test_no_question_is_open_when_the_game_is_over():
    table = last_turn(*FOUR)
    table.end_turn()
    assert table.questions() == []
