"""Three and four players: split boards, shared dice, and either partner may act."""

import pytest

from games.arrakis import GAME
from games.arrakis.rules.tracks import advance_marker
from games.arrakis.state import Phase
from games.arrakis.steps.battle_round import dice_without_cards
from games.arrakis.steps.dice import ChangeDice, LayTokens, deal_dice
from games.arrakis.steps.ending import HandLimit
from games.arrakis.steps.turns import TakeTurn
from games.arrakis.telling.visible import look
from games.arrakis.vocabulary import DECKS, Marker, Result, Side
from games.core.agenda import Play
from games.core.protocol import Question
from tests.arrakis.table import WarTable

HOUSE_A, FREMEN, HOUSE_H, CORRINO = "house_atreides", "fremen_ally", "house_harkonnen", "corrino_ally"


def team(**options: str) -> WarTable:
    return WarTable(players=4, **options)


def dice(table: WarTable, board: str) -> dict[str, int]:
    return {result: count for result, count in table.player_of(board).dice.items() if count}


def take_turn(table: WarTable, side: str, **given: str) -> None:
    """Give a side the turn, with dice by board. Boards that are not named have none."""
    letters = {"l": "leadership", "s": "strategy", "d": "deployment", "m": "mentat", "h": "house"}
    for boards in DECKS.values():
        for board in boards:
            what = given.get(board, "")
            table.player_of(board).dice = {Result(result): what.count(letter) for letter, result in letters.items()}
    table.state.phase = Phase.ACTIONS
    table.run(TakeTurn(Side(side)))


def test_the_dice_of_a_team_are_divided_as_in_the_rulebook():
    table = team()
    rolled = {Result.STRATEGY: 3, Result.DEPLOYMENT: 2, Result.LEADERSHIP: 1, Result.MENTAT: 2, Result.HOUSE: 0}
    deal_dice(table.state, Side.HARKONNEN, rolled)
    table.run(ChangeDice())
    assert dice(table, CORRINO) == {"strategy": 2, "deployment": 2}
    assert dice(table, HOUSE_H) == {"leadership": 1, "mentat": 2, "house": 1}


def test_an_odd_die_goes_to_the_house():
    table = team()
    deal_dice(table.state, Side.HARKONNEN, dict.fromkeys(Result, 0) | {Result.MENTAT: 3})
    assert (dice(table, HOUSE_H), dice(table, CORRINO)) == ({"mentat": 2}, {"mentat": 1})


def test_two_discards_come_from_one_partner_or_from_both():
    table = team()
    table.give(HOUSE_A, "war_plan", "the_voice")
    table.give(FREMEN, "thumpers", "crysknife")
    table.give(CORRINO, "manipulation_of_others")
    take_turn(table, "harkonnen", corrino_ally="s", fremen_ally="s")
    table.answer(CORRINO, "play:manipulation_of_others")
    assert set(table.options(HOUSE_A, "share-discards")) == {"own:0", "own:1", "own:2"}
    table.answer(HOUSE_A, "own:1")
    table.answer(HOUSE_A, "war_plan")
    table.answer(FREMEN, "thumpers")
    assert table.player_of(HOUSE_A).hand == ["the_voice"]
    assert table.player_of(FREMEN).hand == ["crysknife"]


def test_either_partner_may_act_and_the_first_answer_withdraws_the_other():
    table = team()
    table.put("neo_06", "atreides", "1r naib")
    take_turn(table, "atreides", house_atreides="l", fremen_ally="s", corrino_ally="ssss")
    assert table.is_asked(HOUSE_A, "action")
    assert table.is_asked(FREMEN, "action")
    table.answer(FREMEN, "die:strategy")
    assert not table.is_asked(HOUSE_A, "action")
    assert table.is_asked(FREMEN, "maneuver"), "the actor decides everything in the action"


def test_a_partner_without_dice_or_desert_power_is_not_asked():
    table = team()
    take_turn(table, "harkonnen", corrino_ally="s", fremen_ally="s")
    assert not table.is_asked(HOUSE_H, "action")
    assert table.is_asked(CORRINO, "action")


def test_desert_power_is_the_fremen_players():
    table = team()
    take_turn(table, "atreides", house_atreides="m", corrino_ally="ss")
    assert "desert" in table.options(FREMEN, "action")
    assert "desert" not in table.options(HOUSE_A, "action")


def test_a_house_die_used_as_a_result_of_the_fremen_board_is_performed_by_the_partner():
    table = team()
    table.put("neo_06", "atreides", "1r")
    take_turn(table, "atreides", house_atreides="h", corrino_ally="ss")
    table.answer(HOUSE_A, "house:strategy")
    assert table.is_asked(FREMEN, "maneuver")


def test_leaders_serve_their_own_board_only():
    table = team()
    table.put("carthag", "harkonnen", "2r beast_rabban")
    take_turn(table, "harkonnen", house_harkonnen="lmh", corrino_ally="sdm", fremen_ally="s")
    assert {"special:baron_harkonnen", "special:beast_rabban"} <= set(table.options(HOUSE_H, "action"))
    assert "special:captain_aramsham" not in table.options(HOUSE_H, "action")
    assert "special:captain_aramsham" in table.options(CORRINO, "action")


def test_house_atreides_draws_fremen_cards_for_the_partner():
    table = team()
    take_turn(table, "atreides", house_atreides="m", corrino_ally="s")
    table.answer(HOUSE_A, "die:mentat")
    table.answer(HOUSE_A, "draw:1:1")
    assert len(table.player_of(HOUSE_A).hand) == 1
    assert len(table.player_of(FREMEN).hand) == 1


def test_hands_are_private_also_from_the_partner_and_hold_four():
    table = team()
    table.give(FREMEN, "thumpers", "crysknife", "hieregs", "stillsuits", "sandtides")
    seen = table.view(HOUSE_A)
    assert seen.hand == ()
    assert [board.hand for board in seen.dashboards if board.board == FREMEN] == [5]
    table.run(HandLimit(Side.ATREIDES))
    assert table.ask(FREMEN, "discard").least == 1


def test_partners_share_what_atreides_may_see():
    table = team()
    table.put("windgap", "atreides", "t:d1")
    for board in (HOUSE_A, FREMEN):
        (seen,) = (area for area in table.view(board).areas if area.id == "windgap")
        assert seen.legions[0].known
        assert seen.settlement.rank == 2
    assert len(table.view(FREMEN).tracks.objectives) == 1


def test_the_tanks_of_both_partners_advance_whenever_either_spends_a_die():
    table = team()
    table.player_of(HOUSE_A).tank[0] = "lady_jessica"
    table.player_of(FREMEN).tank[0] = "stilgar"
    take_turn(table, "atreides", house_atreides="m", corrino_ally="s")
    table.answer(HOUSE_A, "die:mentat")
    table.answer(HOUSE_A, "draw:2:0")
    while table.state.turn.side == Side.ATREIDES:
        table.mildly()
    assert table.player_of(HOUSE_A).tank[1] == "lady_jessica"
    assert table.player_of(FREMEN).tank[1] == "stilgar"


def test_one_bene_gesserit_token_is_laid_on_the_board_that_the_partners_choose():
    table = team()
    for board in (HOUSE_A, FREMEN):
        table.player_of(board).dice = dict.fromkeys(Result, 0)
    table.run(LayTokens())
    assert set(table.options(FREMEN, "bene-gesserit")) == {"lay:strategy", "lay:deployment", "lay:leadership", "keep"}
    table.answer(FREMEN, "lay:strategy")
    assert not table.is_asked(HOUSE_A, "bene-gesserit")


def test_both_partners_may_discard_for_combat_dice():
    table = team()
    table.area("gara_kulon").sietch = 0
    table.put("neo_12", "atreides", "1r")
    table.put("gara_kulon", "harkonnen", "1r")
    table.give(HOUSE_H, "sandmasters")
    table.give(CORRINO, "shigawire")
    take_turn(table, "atreides", fremen_ally="s", corrino_ally="s")
    table.answer(FREMEN, "die:strategy")
    table.answer(FREMEN, "attack:neo_12:gara_kulon")
    table.answer(HOUSE_H, "up-to-1")
    table.faces("s", "sss")
    table.answer(CORRINO, "up-to-1")
    assert table.events_of("battle-rolled")[1]["faces"] == ["shield"] * 3
    assert dice_without_cards(table.state, table.state.fight, Side.HARKONNEN) == 1


def test_muad_dib_goes_to_the_fremen_board_and_tank():
    table = team()
    table.player_of(HOUSE_A).tank[1] = "paul_atreides"
    table.markers(kh=2)
    advance_marker(Play(table.state), Marker.KH, 1)
    assert table.player_of(FREMEN).tank[1] == "paul_muad_dib"
    assert "paul_atreides" not in table.player_of(HOUSE_A).tank


def test_with_three_one_side_is_shared():
    table = WarTable(players=3)
    assert [player.boards for player in table.state.players] == [[HOUSE_A, FREMEN], [HOUSE_H], [CORRINO]]
    table = WarTable(players=3, shared="atreides")
    assert [player.boards for player in table.state.players] == [[HOUSE_A], [FREMEN], [HOUSE_H, CORRINO]]


def test_partners_have_three_cones_of_silence_for_private_talk():
    table = team()
    granted = GAME.talks(look(table.state, None))
    assert [(set(talks.seats), talks.most) for talks in granted] == [(set(table.state.seats(side)), 3) for side in Side]


def test_only_a_shared_side_has_cones_of_silence():
    assert not GAME.talks(look(WarTable().state, None))
    three = WarTable(players=3, shared="atreides")
    (talks,) = GAME.talks(look(three.state, None))
    assert set(talks.seats) == set(three.state.seats(Side.ATREIDES))


def test_partners_against_the_automa_have_no_cones_for_nobody_listens():
    assert not GAME.talks(look(WarTable(enemy="mahdi").state, None))


# ---- the end of a turn: whether it ends by itself tells nothing of hidden cards


COPIES, OTHERS = ("hawats_scheming", "hawats_scheming"), ("hunter_seeker", "hawats_scheming")


def end_of_a_move(board: str, *hand: str) -> Question:
    """Give House Harkonnen a hand with Hawat in play. Return what the board is asked after it has moved a legion."""
    table, die = team(), {HOUSE_H: "leadership", CORRINO: "strategy"}[board]
    table.put("nei_01", "harkonnen", "2r bashar")
    table.enter("thufir_hawat")
    table.give(HOUSE_H, *hand)
    take_turn(table, "harkonnen", **{board: die[0] * 2})
    table.acts(board, f"die:{die}", "move:nei_01", "to:nei_02")
    table.skip_to("end-turn")
    return table.ask(board, "end-turn")


def test_the_end_of_a_turn_does_not_tell_whether_the_partner_can_scheme():
    assert end_of_a_move(CORRINO, *COPIES) == end_of_a_move(CORRINO, *OTHERS)


@pytest.mark.parametrize("hand", [COPIES, OTHERS])
def test_a_turn_that_cannot_be_taken_back_is_ended_by_hand_whether_or_not_its_player_can_scheme(hand: tuple[str, ...]):
    table = team()
    table.enter("thufir_hawat")
    table.give(HOUSE_H, *hand)
    take_turn(table, "harkonnen", house_harkonnen="mm")
    table.acts(HOUSE_H, "die:mentat", "draw:2:0")

    table.skip_to("end-turn")
    assert [question.seat for question in table.questions()] == [table.seat(HOUSE_H)]


@pytest.mark.parametrize("hand", [COPIES, OTHERS])
def test_a_turn_does_not_end_by_itself_while_the_backs_of_the_cards_allow_a_scheme(hand: tuple[str, ...]):
    assert not end_of_a_move(HOUSE_H, *hand).lapses


@pytest.mark.parametrize("board", [HOUSE_H, CORRINO])
def test_the_turn_of_a_team_that_nobody_thinks_can_act_ends_by_itself(board: str):
    assert end_of_a_move(board, "hunter_seeker").lapses
