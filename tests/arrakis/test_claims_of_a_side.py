"""Claims and atomics belong to the side; claims in the other side's turn come as soon as conditions are met (p. 28, 29)."""

from __future__ import annotations

import pytest

from games.arrakis import GAME
from games.arrakis.mahdi.lines import Reinforce
from games.arrakis.rules.board import worms
from games.arrakis.rules.claiming import MoreClaims, award_of
from games.arrakis.state import Phase
from games.arrakis.vocabulary import Side
from games.core.agenda import awaited
from tests.arrakis.mahdi.solo import SoloTable
from tests.arrakis.table import WarTable
from tests.arrakis.test_orders import follow, offered
from tests.arrakis.test_teams import CORRINO, FREMEN, HOUSE_A, HOUSE_H, take_turn, team

WORMS = ("neo_05", "neo_08", "neo_11")
AT_ONCE = "arrakis-claim-at-once"


def three_worms(table: WarTable) -> None:
    """Make the condition of the card about three sandworms true."""
    table.reveal("standin_makers")
    for area in WORMS:
        table.worm(area)


def waits_for(table: WarTable, board: str) -> bool:
    return table.state.seat_of(board) in awaited(table.state)


# ---- 3: claims and atomics of a team


@pytest.mark.parametrize("board", [HOUSE_A, FREMEN])
def test_either_partner_may_claim_in_an_own_turn(board: str):
    table = team()
    three_worms(table)
    take_turn(table, "atreides", house_atreides="m", fremen_ally="s", corrino_ally="ssss")
    table.answer(board, "claim:standin_makers")
    assert table.state.now.claims == 1
    assert table.is_asked(HOUSE_A, "action"), "the turn is still to be spent"


@pytest.mark.parametrize(("board", "dice"), [(HOUSE_A, {FREMEN: "s"}), (FREMEN, {HOUSE_A: "m"})])
def test_a_partner_without_dice_may_claim_and_is_not_waited_for(board: str, dice: dict[str, str]):
    table = team()
    three_worms(table)
    take_turn(table, "atreides", **dice)
    assert not waits_for(table, board)
    table.answer(board, "claim:standin_makers")
    assert table.state.now.claims == 1
    (other,) = dice
    assert waits_for(table, other), "the turn is still to be spent"


@pytest.mark.parametrize("board", [HOUSE_A, FREMEN])
def test_atomics_are_offered_to_a_partner_without_dice(board: str):
    table = team()
    table.markers(kh=8)
    take_turn(table, "atreides", **({FREMEN: "s"} if board == HOUSE_A else {HOUSE_A: "m"}))
    table.answer(board, "atomics")
    table.answer(board, "blast:hole_in_the_rock")
    assert table.state.atomics == "hole_in_the_rock"


def test_atomics_need_a_marker_at_eight_and_are_used_once():
    table = team()
    table.markers(kh=7)
    take_turn(table, "atreides", house_atreides="m", fremen_ally="s")
    assert "atomics" not in table.options(FREMEN, "action")
    table.markers(kh=8)
    table.state.atomics = "hole_in_the_rock"
    assert "atomics" not in table.options(FREMEN, "action")


def test_a_partner_with_nothing_to_do_freely_is_not_asked():
    table = team()
    take_turn(table, "atreides", house_atreides="m")
    assert not table.is_asked(FREMEN, "action")


@pytest.mark.parametrize("free", ["claim:standin_makers", "atomics"])
def test_after_a_partner_has_acted_the_other_may_still_claim_or_detonate(free: str):
    table = team()
    three_worms(table)
    table.markers(kh=8)
    take_turn(table, "atreides", house_atreides="m", fremen_ally="s", corrino_ally="s")
    table.answer(HOUSE_A, "die:mentat")
    table.answer(HOUSE_A, "draw:2:0")
    assert table.is_asked(FREMEN, "end-turn")
    assert not waits_for(table, FREMEN)
    assert waits_for(table, HOUSE_A)
    table.answer(FREMEN, free)
    if free == "atomics":
        table.answer(FREMEN, "blast:hole_in_the_rock")
    assert table.state.now.claims or table.state.atomics
    assert table.state.turn.side == Side.ATREIDES


def test_the_end_of_the_turn_withdraws_what_the_partner_was_offered():
    table = team()
    three_worms(table)
    take_turn(table, "atreides", house_atreides="m", fremen_ally="s", corrino_ally="s")
    table.answer(HOUSE_A, "die:mentat")
    table.answer(HOUSE_A, "draw:2:0")
    table.answer(HOUSE_A, "end")
    assert not table.is_asked(FREMEN, "end-turn")
    assert table.state.turn.side == Side.HARKONNEN


def test_a_die_of_the_fremen_player_pays_for_the_water_of_life():
    table = team()
    table.put("neo_06", "atreides", "1r paul_atreides")
    table.reveal("paul_drinks_the_water_of_life")
    take_turn(table, "atreides", fremen_ally="s", corrino_ally="s")
    table.answer(FREMEN, "vision:paul_drinks_the_water_of_life")
    assert "paul_drinks_the_water_of_life" in table.state.seen_visions
    assert "paul_atreides" in table.player_of(HOUSE_A).tank


def test_harkonnen_partners_are_offered_neither_claims_nor_atomics():
    table = team()
    three_worms(table)
    table.markers(kh=8)
    take_turn(table, "harkonnen", house_harkonnen="m", corrino_ally="s")
    for board in (HOUSE_H, CORRINO):
        assert not {"atomics", "claim:standin_makers"} & set(table.options(board, "action"))


def test_either_partner_may_claim_at_the_end_of_the_round():
    table = team()
    for area in ("pasty_mesa", "seo_05", "swo_08"):
        table.put(area, "atreides", "1r")
    table.reveal("dew_collectors", "new_hidden_wind_traps", "stunted_worms")
    table.enter_phase(Phase.END)
    table.run(MoreClaims("end_of_round"))
    assert table.is_asked(HOUSE_A, "claim")
    assert table.is_asked(FREMEN, "claim")
    card = next(key for key in table.options(FREMEN, "claim") if key.startswith("claim:"))
    table.answer(FREMEN, card)
    assert table.state.now.claims == 1


def test_house_harkonnen_without_dice_may_scheme():
    table = team()
    table.enter("thufir_hawat")
    table.give(HOUSE_H, "hawats_scheming", "hawats_scheming")
    take_turn(table, "harkonnen", corrino_ally="s")
    assert not waits_for(table, HOUSE_H), "who is waited for tells nothing of the hand"
    table.answer(HOUSE_H, "scheme")
    assert "gaius_helen_mohiam" in table.state.leaders


def test_one_copy_of_hawats_scheming_is_not_enough():
    table = team()
    table.enter("thufir_hawat")
    table.give(HOUSE_H, "hawats_scheming")
    take_turn(table, "harkonnen", corrino_ally="s")
    assert not table.is_asked(HOUSE_H, "action")


# ---- 4: claims in the other side's turn


def third_worm_appears(table: WarTable, hemmed_in: bool = False) -> None:
    """Move Harkonnen onto a wormsign, so that the third sandworm appears."""
    table.reveal("standin_makers")
    for area in ("swo_01", "swo_05"):
        table.worm(area)
    table.sign("neo_02", "sandworm")
    table.put("neo_04", "harkonnen", "2r")
    if hemmed_in:
        for near in ("neo_01", "neo_04", "neo_05", "neo_06"):
            table.sign(near)
    table.turn("harkonnen", "ss", "m")
    table.acts("harkonnen", "die:strategy", "move:neo_04", "to:neo_02")
    table.answer("atreides", "supply")


def test_a_condition_met_in_a_harkonnen_turn_is_claimed_in_that_turn():
    table = WarTable()
    third_worm_appears(table)
    table.answer("atreides", "claim:standin_makers")
    assert table.state.now.claims == 1
    assert table.state.turn.side == Side.HARKONNEN


def test_what_comes_later_in_the_turn_cannot_undo_a_claim():
    """The legion cannot flee: the worm attacks it and is gone."""
    table = WarTable()
    third_worm_appears(table, hemmed_in=True)
    assert len(worms(table.state)) == 3
    table.answer("atreides", "claim:standin_makers")
    assert table.state.now.claims == 1
    assert len(worms(table.state)) == 2


def test_the_order_claims_at_once():
    table = WarTable()
    third_worm_appears(table)
    follow(table, AT_ONCE)
    assert table.state.now.claims == 1
    assert not table.is_asked("atreides", "claim")


def test_without_the_order_a_claim_may_be_declined_and_is_not_offered_again_in_that_turn():
    table = WarTable()
    third_worm_appears(table)
    table.answer("atreides", "none")
    while table.state.turn.side == Side.HARKONNEN:
        assert not table.is_asked("atreides", "claim")
        table.mildly()
    assert "claim:standin_makers" in table.options("atreides", "action"), "the own turn offers it again"


def test_the_order_stands_from_the_start_and_only_for_atreides():
    table = WarTable()
    (order,) = (order for order in GAME.orders(table.state) if order.key == AT_ONCE)
    assert order.by_default
    assert GAME.default_orders == (AT_ONCE,)
    assert table.seat("harkonnen") in order.not_for
    assert table.seat("atreides") not in order.not_for


def test_what_could_be_claimed_in_the_own_turn_is_not_claimed_by_the_order_in_theirs():
    table = WarTable()
    three_worms(table)
    table.turn("harkonnen", "ss", "m")
    assert table.is_asked("harkonnen", "action")
    assert offered(table, AT_ONCE) is None


def test_what_was_left_unclaimed_is_offered_when_the_phase_ends():
    table = WarTable()
    three_worms(table)
    table.turn("harkonnen", "m", "")
    table.acts("harkonnen", "die:mentat", "draw:2:0")
    while not table.is_asked("atreides", "claim"):
        table.mildly()
    assert table.state.phase == Phase.ACTIONS
    assert offered(table, AT_ONCE) is None


@pytest.mark.parametrize(("claimed", "is_offered"), [(0, True), (1, True), (2, False)])
def test_at_most_two_cards_are_claimed_in_a_round_whoever_has_the_turn(claimed: int, is_offered: bool):
    table = WarTable()
    table.state.now.claims = claimed
    third_worm_appears(table)
    assert table.is_asked("atreides", "claim") == is_offered


def test_a_card_that_asks_for_an_own_turn_is_not_offered_in_theirs():
    table = WarTable()
    table.reveal("families_flee_south", "paul_drinks_the_water_of_life")
    third_worm_appears(table)
    assert [key for key in table.options("atreides", "claim") if key.startswith("claim:")] == ["claim:standin_makers"]
    table.answer("atreides", "none")


def test_a_card_that_is_not_met_is_refused():
    table = WarTable()
    table.reveal("standin_kynes")
    third_worm_appears(table)
    assert table.refuses("atreides", {"claim:standin_kynes": 1})


def test_of_two_cards_the_order_claims_the_one_with_the_greater_award():
    table = WarTable()
    table.reveal("standin_burning_harvesters")
    table.state.now.claims = 1
    third_worm_appears(table)
    table.state.now.harvesters_lost = 2
    best = max(table.state.row, key=award_of)
    follow(table, AT_ONCE)
    assert table.state.seen_visions == [best]


def test_partners_are_asked_together_and_either_claims():
    table = team()
    table.reveal("standin_makers")
    for area in ("swo_01", "swo_05"):
        table.worm(area)
    table.sign("neo_02", "sandworm")
    table.put("neo_04", "harkonnen", "2r")
    take_turn(table, "harkonnen", corrino_ally="s", fremen_ally="s")
    table.acts(CORRINO, "die:strategy", "move:neo_04", "to:neo_02")
    while not table.is_asked(FREMEN, "claim"):
        table.mildly()
    assert table.is_asked(HOUSE_A, "claim")
    table.answer(FREMEN, "claim:standin_makers")
    assert table.state.now.claims == 1
    assert not table.is_asked(HOUSE_A, "claim")


def test_the_automas_turn_is_interrupted_by_a_claim_too():
    table = SoloTable("sihaya_ridge", harkonnen={"neo_04": "3r"})
    table.reveal("standin_makers")
    for area in ("swo_01", "swo_05", "swo_03"):
        table.worm(area)
    table.does(Reinforce(1))
    assert table.is_asked("atreides", "claim")
    assert not table.reinforcements, "the automa goes on afterwards"
    table.answer("atreides", "first")
    assert table.state.now.claims == 1
    assert len(table.reinforcements) == 1


# ---- battles


GATE = "broken_land"
"""An area next to Arrakeen."""


def attacked_at_the_gates(what: str, units: int = 4) -> WarTable:
    """Let Harkonnen attack an Atreides legion beside Arrakeen, with the card about the gates revealed."""
    table = WarTable()
    table.reveal("standin_gates")
    table.put("arrakeen", "harkonnen", "4r")
    table.put(GATE, "atreides", what)
    table.turn("harkonnen", "ss", "m")
    table.faces("hhhh", "*" * units)
    table.acts("harkonnen", "die:strategy", f"attack:arrakeen:{GATE}")
    return table


def test_tokens_flipped_by_an_attack_may_meet_a_condition_before_the_casualties_undo_it():
    table = attacked_at_the_gates("t:d1 t:d2")
    assert table.state.battle is not None
    assert table.area(GATE).force.size == 4
    table.answer("atreides", "claim:standin_gates")
    assert table.state.now.claims == 1
    table.skip_to("action", "end-turn", "go-on", "retreat")
    assert table.area(GATE).force.size < 4, "it could not be claimed any more"


def test_what_could_be_claimed_before_the_attack_does_not_interrupt_it():
    table = attacked_at_the_gates("4r")
    assert not table.is_asked("atreides", "claim")


def test_three_units_at_the_gates_are_too_few():
    table = attacked_at_the_gates("1r t:d1", units=3)
    assert not table.is_asked("atreides", "claim")


def test_a_claim_in_a_battle_that_is_declined_is_not_offered_again_in_it():
    table = attacked_at_the_gates("t:d1 t:d2")
    table.answer("atreides", "none")
    while table.state.battle is not None:
        assert not table.is_asked("atreides", "claim")
        table.mildly()


def test_a_claim_in_a_battle_leaves_the_battle_as_it_was():
    table = attacked_at_the_gates("t:d1 t:d2")
    battle = table.state.battle
    assert battle is not None
    table.answer("atreides", "claim:standin_gates")
    assert table.state.battle == battle
    assert battle.round == 1


def victory_at_arrakeen(kh: int, sd: int, jh: int) -> WarTable:
    """Let Atreides defeat the legion of Arrakeen with Paul, with the card about the legend revealed."""
    table = WarTable()
    table.reveal("standin_legend")
    table.state.objectives = ["so_1"]
    table.markers(kh, sd, jh)
    table.put("arrakeen", "harkonnen", "1r")
    table.put(GATE, "atreides", "6e paul_atreides")
    table.turn("atreides", "s", "ss")
    table.faces("hhhhhh", "ssss")
    table.acts("atreides", "die:strategy", f"attack:{GATE}:arrakeen")
    return table


def test_a_won_battle_is_claimed_before_the_advance_that_may_win_the_game():
    """Objective 1 needs 9, 7 and 6: the claim brings 1, 0 and 1, Arrakeen brings 3 each."""
    table = victory_at_arrakeen(5, 4, 2)
    table.acts("atreides", "claim:standin_legend", "advance")
    assert table.state.ending is not None
    assert table.state.ending.side == "atreides"


def test_without_the_claim_the_same_advance_does_not_win():
    table = victory_at_arrakeen(5, 4, 2)
    table.acts("atreides", "none", "advance")
    assert table.state.ending is None
    assert "claim:standin_legend" in table.options("atreides", "end-turn")


def test_the_order_claims_in_a_battle_of_the_own_turn_too():
    table = victory_at_arrakeen(0, 0, 0)
    follow(table, AT_ONCE)
    assert table.state.now.claims == 1
    assert table.is_asked("atreides", "advance")


def test_what_was_open_in_the_own_turn_does_not_interrupt_the_battle_there():
    table = WarTable()
    three_worms(table)
    table.put("neo_12", "atreides", "3r")
    table.put("gara_kulon", "harkonnen", "1r")
    table.area("gara_kulon").sietch = 0
    table.turn("atreides", "s", "ss")
    table.faces("hhh", "s")
    table.acts("atreides", "die:strategy", "attack:neo_12:gara_kulon")
    assert table.is_asked("atreides", "advance")


@pytest.mark.parametrize(("claimed", "is_offered"), [(1, True), (2, False)])
def test_a_battle_brings_no_third_claim(claimed: int, is_offered: bool):
    table = WarTable()
    table.state.now.claims = claimed
    table.reveal("standin_legend")
    table.put("neo_12", "atreides", "3r paul_atreides")
    table.put("gara_kulon", "harkonnen", "1r")
    table.area("gara_kulon").sietch = 0
    table.turn("atreides", "s", "ss")
    table.faces("hhh", "s")
    table.acts("atreides", "die:strategy", "attack:neo_12:gara_kulon")
    assert table.is_asked("atreides", "claim") == is_offered


def test_nothing_is_claimed_while_the_game_is_in_another_phase():
    table = WarTable()
    table.enter_phase(Phase.HARVEST)
    three_worms(table)
    table.run(MoreClaims("end_of_round"))
    assert not table.is_asked("atreides", "claim")
