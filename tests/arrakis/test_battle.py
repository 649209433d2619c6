"""Battles, beginning with the worked example of the rulebook."""

import pytest

from games.arrakis import GAME
from games.arrakis.rules.casualties import Casualties
from games.arrakis.state import Attack
from games.arrakis.steps.attacking import declare
from games.arrakis.steps.battle_round import battle_dice
from games.arrakis.vocabulary import Face, Side
from games.core.agenda import Play, advance
from games.core.protocol import Setup
from games.core.texts import words
from tests.arrakis.players import steady_game
from tests.arrakis.table import WarTable

ATTACKER, SIETCH = "neo_12", "gara_kulon"
PLAIN = Attack()


def battle(ours: str, theirs: str, side: str = "harkonnen", how: Attack = PLAIN, rank: int = 0) -> WarTable:
    """Return a table where a legion of this side in neo_12 is about to attack gara_kulon."""
    table = WarTable()
    other = Side(side).other
    table.area(SIETCH).sietch = rank
    table.put(ATTACKER, side, ours)
    if theirs:
        table.put(SIETCH, other, theirs)
    table.turn(side, "s", "m")
    table.how = how
    return table


def fight(table: WarTable, *rolls: str) -> None:
    """Declare the attack. The rolls are those of attacker and defender in turn."""
    table.faces(*rolls)
    seat = table.state.turn.seat
    table.state.asks.clear()
    table.player(table.state.turn.side).dice = {}
    play = Play(table.state, seat)
    with table.loaded():
        declare(play, seat, ATTACKER, SIETCH, table.how)
        advance(play)
    table.last = play.step()
    table.events += play.events


RB_HARKONNEN = "2r 2e 1s bashar baron_harkonnen"
RB_ATREIDES = "2r 1s paul_muad_dib"


def test_dice_are_units_and_rank_and_cards():
    table = battle(RB_HARKONNEN, RB_ATREIDES, rank=2)
    table.give("harkonnen", "forced_recruitment")
    fight(table)
    state = table.state
    assert [battle_dice(state, state.fight, side) for side in (Side.HARKONNEN, Side.ATREIDES)] == [5, 5]
    table.faces("hhhhhh", "sssss")
    table.answer("harkonnen", "up-to-1")
    assert len(state.fight.rolled[Side.HARKONNEN]) == 6
    assert "forced_recruitment" in state.discards["house_harkonnen"]


def test_cards_for_which_there_is_no_room_are_said_to_be_kept():
    table = battle(RB_HARKONNEN, RB_ATREIDES, rank=2)
    table.give("harkonnen", "forced_recruitment", "sandmasters")
    fight(table)
    said = {option.key: words().say(option.text) for option in table.ask("harkonnen", "combat-cards").options}
    assert said["up-to-1"] == "Discard 1, the oldest"
    assert said["up-to-2"] == "Discard up to 2: only 1 adds a die"
    table.faces("hhhhhh", "sssss")
    table.answer("harkonnen", "up-to-2")
    assert len(table.player("harkonnen").hand) == 1


def test_the_rulebooks_roll():
    table = battle(RB_HARKONNEN, RB_ATREIDES, rank=2)
    table.put(ATTACKER, "harkonnen", "1r")
    fight(table, "***hhs", "hhhhh")
    hits = table.events_of("battle-hits")[0]
    assert (hits["hits"], hits["suffered"]) == (3, 3)
    assert sorted(table.state.fight.takers[Side.HARKONNEN]) == ["baron_harkonnen", "bashar"]


def test_the_rulebooks_casualties():
    table = battle(RB_HARKONNEN, RB_ATREIDES, rank=2)
    table.put(ATTACKER, "harkonnen", "1r")
    fight(table, "***hhs", "hhhhh")
    table.answer("harkonnen", "choose")
    table.pick("harkonnen", {"elite": 2, "leader:baron_harkonnen": 1})
    table.answer("atreides", "choose")
    table.pick("atreides", {"special": 1, "regular": 2})
    assert table.at(ATTACKER) == "5r 1s bashar"
    assert table.player("harkonnen").tank[0] == "baron_harkonnen"
    assert table.at(SIETCH) == "1r paul_muad_dib"


def test_continuing_against_a_sietch_costs_a_hit_first_and_then_the_defender_may_retreat():
    table = battle("4r", "3r", rank=2)
    fight(table, "ssss", "sssss")
    table.answer("harkonnen", "continue")
    assert table.at(ATTACKER) == "3r"
    table.answer("atreides", "retreat")
    assert table.is_asked("harkonnen", "drive"), "the opponent chooses where"
    table.answer("harkonnen", "to:neo_16")
    assert table.at("neo_16") == "3r"
    assert table.at(ATTACKER) == "3r", "the hit is not refunded"
    table.answer("harkonnen", "advance")
    assert table.at(SIETCH) == "3r"
    assert table.state.supremacy == 2


def test_six_dice_are_the_most_and_cards_beyond_are_spent_for_nothing():
    table = battle("5r", "1r")
    table.give("harkonnen", "sandmasters", "hunter_seeker")
    fight(table)
    table.faces("ssssss", "s")
    table.answer("harkonnen", "choose")
    table.pick("harkonnen", {"sandmasters": 1, "hunter_seeker": 1})
    assert len(table.state.fight.rolled[Side.HARKONNEN]) == 6
    assert table.player("harkonnen").hand == []


def test_who_has_six_dice_is_not_asked_for_cards():
    table = battle("6r", "6r")
    table.give("harkonnen", "sandmasters")
    fight(table, "ssssss", "ssssss")
    assert not table.is_asked("harkonnen", "combat-cards")


def test_surprise_adds_a_special_in_the_first_round_only():
    table = battle("6r bashar", "6r", how=Attack(surprise=True))
    fight(table, "ssssss", "ssssss")
    assert table.state.fight.rolled[Side.HARKONNEN].count(Face.SPECIAL) == 1
    assert len(table.state.fight.rolled[Side.HARKONNEN]) == 7
    table.faces("ssssss", "ssssss")
    table.answer("harkonnen", "continue")
    if table.is_asked("atreides", "retreat"):
        table.answer("atreides", "stand")
    assert Face.SPECIAL not in table.state.fight.rolled[Side.HARKONNEN]


def test_leadership_makes_the_attack_a_surprise():
    table = WarTable()
    table.area(SIETCH).sietch = 0
    table.put(ATTACKER, "harkonnen", "2r bashar")
    table.put(SIETCH, "atreides", "1r")
    table.turn("harkonnen", "l", "m")
    table.faces("ss", "s")
    table.acts("harkonnen", "die:leadership", f"attack:{ATTACKER}:{SIETCH}")
    assert table.events_of("attacked")[0]["surprise"] == "yes"


def test_the_owner_picks_who_takes_the_specials():
    table = battle("3r naib stilgar chani", "3r", side="atreides")
    fight(table, "**s", "sss")
    question = table.ask("atreides", "specials")
    assert (question.least, question.most) == (2, 2)
    table.answer("atreides", "stilgar", "chani")
    assert table.events_of("battle-hits")[0]["hits"] == 0, "2 hits and 1 hit against 3 shields"


def test_leaders_go_with_the_last_unit():
    table = battle("3r", "1r feyd_rautha", side="atreides")
    fight(table, "hhh", "s")
    assert table.player("harkonnen").tank[0] == "feyd_rautha"
    assert table.is_asked("atreides", "advance")


def test_where_both_are_wiped_out_nobody_wins_and_the_settlement_stands():
    table = battle("1r", "1r", rank=1)
    fight(table, "h", "hh")
    assert table.events_of("battle-nobody")
    assert table.area(SIETCH).sietch == 1
    assert table.state.battle is None


def test_an_undefended_hidden_sietch_falls_without_a_roll():
    table = battle("1r", "", rank=3)
    fight(table)
    assert table.area(SIETCH).shown
    assert table.events_of("battle-rolled") == []
    table.answer("harkonnen", "advance")
    assert (table.area(SIETCH).sietch, table.state.supremacy) == (0, 3)


def test_not_advancing_leaves_the_settlement_standing():
    table = battle("1r", "", rank=3)
    fight(table)
    table.answer("harkonnen", "stay")
    assert (table.area(SIETCH).sietch, table.state.supremacy) == (3, 0)


def test_harkonnen_cannot_retreat_onto_a_wormsign():
    table = battle("4r", "4r", side="atreides")
    for area in ("neo_11", "neo_14", "neo_15", "neo_16"):
        table.sign(area)
    for area in ("nei_09", "shield_wall_e"):
        table.put(area, "atreides", "1r")
    fight(table, "ssss", "ssss")
    table.faces("ssss", "ssss")
    table.answer("atreides", "continue")
    assert not table.is_asked("harkonnen", "retreat")
    assert table.state.fight.round == 2


def test_a_destroyed_city_moves_every_marker_and_arrakeen_decides_at_once():
    table = WarTable()
    objective = table.state.objectives[0]
    table.markers(10, 10, 10)
    table.put("nei_01", "atreides", "3r")
    table.turn("atreides", "ss", "mm")
    table.acts("atreides", "die:strategy", "attack:nei_01:carthag", "advance")
    assert set(table.state.markers.values()) == {12}
    assert table.state.ending is None, "no win until the end of the round"
    table.turn("atreides", "ss", "mm")
    table.acts("atreides", "die:strategy", "attack:carthag:arrakeen", "advance")
    assert table.state.ending.side == Side.ATREIDES
    assert objective in table.state.objectives


def test_advancing_atreides_remove_a_harvester_and_leave_a_wormsign():
    table = battle("3r", "1r", side="atreides")
    table.harvest(SIETCH)
    table.sign(SIETCH)
    fight(table, "hhh", "s")
    table.answer("atreides", "advance")
    assert not table.area(SIETCH).harvester
    assert table.area(SIETCH).wormsign


def test_killers_without_mercy_pay_no_hit_and_battle_language_caps_the_first_round():
    table = battle("2r 2s", "2r", how=Attack(free_continue=True), rank=2)
    fight(table, "ssss", "ssss")
    table.answer("harkonnen", "continue")
    assert table.at(ATTACKER) == "2r 2s"

    table = battle("2r naib", "6r", side="atreides", how=Attack(surprise=True, cap_first=4))
    fight(table, "ss", "ssss")
    assert len(table.state.fight.rolled[Side.HARKONNEN]) == 4
    table.faces("ss", "ssssss")
    table.answer("atreides", "continue")
    if table.is_asked("harkonnen", "retreat"):
        table.answer("harkonnen", "stand")
    assert len(table.state.fight.rolled[Side.HARKONNEN]) == 6


def test_war_plan_never_rolls_more_than_six():
    table = battle("6r", "1r", side="atreides", how=Attack(bonus=1))
    fight(table, "ssssss", "s")
    assert len(table.state.fight.rolled[Side.ATREIDES]) == 6


def test_special_elites_cancel_shields_made_from_specials_too():
    table = battle("1r baron_harkonnen", "2s", rank=0)
    fight(table, "*", "hh")
    # The Baron's special makes two shields; two Fedaykin cancel both.
    assert table.events_of("battle-hits")[0]["suffered"] == 2


def test_tokens_of_both_legions_are_flipped_before_the_battle():
    table = battle("2r", "t:d1 naib", rank=1)
    fight(table, "ss", "sss")
    assert table.at(SIETCH) == "2r naib"
    assert len(table.state.fight.rolled[Side.ATREIDES]) == 3


def test_ceasing_leaves_the_defender_the_victory():
    table = battle("2r", "2r")
    fight(table, "ss", "ss")
    table.answer("harkonnen", "cease")
    assert table.events_of("battle-held")
    assert table.state.battle is None


def test_the_landsraad_ban_keeps_harkonnen_cards_in_hand():
    table = battle("2r", "2r")
    table.give("harkonnen", "sandmasters")
    table.state.bans = ["landsraad"]
    fight(table, "ss", "ss")
    assert table.is_asked("harkonnen", "go-on")


def test_hawats_scheming_is_no_combat_card():
    table = battle("2r", "2r")
    table.give("harkonnen", "hawats_scheming")
    fight(table)
    assert set(table.options("harkonnen", "combat-cards")) == {"none"}


def test_casualties_can_be_left_to_a_standing_order():
    table = battle("2r 1e bashar", "3r")
    fight(table, "hhh", "hhh")
    orders = {order.key: order.picks for order in table.ask("harkonnen", "hits").standing}
    assert orders == {"arrakis-hits-cheapest": {"cheapest": 1}, "arrakis-hits-keep-leaders": {"keep-leaders": 1}}


@pytest.mark.parametrize(("plan", "left"), [("cheapest", "1e"), ("keep-leaders", "1r bashar")])
def test_the_plans_give_up_the_cheapest_or_keep_leaders(plan, left):
    table = battle("2r 1e bashar", "3r")
    fight(table, "hhh", "hhh")
    table.answer("harkonnen", plan)
    assert table.at(ATTACKER) == left


def test_a_plan_says_what_is_lost_by_it_and_who_fights_on():
    table = battle("1r 2e bashar", "4r")
    fight(table, "hhh", "hhhh")
    said = {option.key: words().say(option.text) for option in table.ask("harkonnen", "hits").options}
    assert said["cheapest"] == "Cheapest first: 1 regular, a bashar and 2 elites to regular"
    assert said["keep-leaders"] == "Keep leaders: 1 regular, 1 elite and 1 elite to regular"


def test_plans_that_give_up_the_same_are_offered_once_and_both_orders_are_kept():
    table = battle("3r 1e", "3r")
    fight(table, "hhhh", "hhs")
    asked = table.ask("harkonnen", "hits")
    assert [option.key for option in asked.options] == ["cheapest", "choose"]
    assert [order.picks for order in asked.standing] == [{"cheapest": 1}] * 2


def test_an_elite_without_a_regular_in_the_supply_is_removed():
    table = battle("1e 1s", "2r")
    table.put("carthag", "harkonnen", "6r")
    table.put("arrakeen", "harkonnen", "6r")
    table.put("arsunt", "harkonnen", "6r")
    table.put("hagga_basin", "harkonnen", "6r")
    fight(table, "**", "hs")
    table.answer("harkonnen", "cheapest")
    assert table.at(ATTACKER) == "1s"


def test_an_attack_by_ornithopter_may_advance():
    table = WarTable()
    table.put("pasty_mesa", "harkonnen", "2r")
    table.fly("az_seo_sei")
    table.area("tasmin_sink").sietch = 0
    table.put("seo_07", "atreides", "1r")
    table.turn("harkonnen", "s", "m")
    table.faces("hh", "s")
    table.acts("harkonnen", "die:strategy", "raid:pasty_mesa:seo_07", "advance")
    assert table.at("seo_07") == "2r"
    assert table.state.zones == {}


def test_victory_in_the_first_battle_with_paul_becomes_a_legend():
    table = battle("3r paul_atreides", "1r", side="atreides")
    fight(table, "hhh", "s")
    assert table.state.now.legend


def test_every_standing_order_that_a_question_offers_is_an_order_of_the_game():
    offered = set()

    def watch(state, step, given) -> None:
        asked = GAME.questions(state)
        offered.update((question.seat, order.key) for question in asked for order in question.standing)

    state = steady_game(Setup(("Ann", "Bo"), {}, bytes(32)), "orders", watch)
    assert GAME.orders(state) == []
    fresh, _ = GAME.new(Setup(("Ann", "Bo"), {}, bytes(32)))
    assert offered
    may_order = {(seat, order.key) for order in GAME.orders(fresh) for seat in (0, 1) if seat not in order.not_for}
    assert offered <= may_order


def test_nobody_is_offered_an_order_about_what_the_other_side_decides():
    state, _ = GAME.new(Setup(("Ann", "Bo"), {}, bytes(32)))
    harkonnen = next(seat for seat, player in enumerate(state.players) if player.side == Side.HARKONNEN)
    orders = {order.key: order.not_for for order in GAME.orders(state)}
    assert orders["arrakis-claim"] == orders["arrakis-left-worms"] == (harkonnen,)
    assert orders["arrakis-rescue"] == (1 - harkonnen,)
    assert orders["arrakis-retreat-stand"] == ()


def test_who_continues_pledges_cards_that_stay_secret_until_the_defender_stands():
    table = battle("3r", "3r")
    table.give("harkonnen", "forced_recruitment", "sandmasters")
    fight(table)
    table.faces("sss", "sss")
    table.answer("harkonnen", "none")
    table.answer("harkonnen", "continue")
    before = table.view("atreides")
    table.answer("harkonnen", "up-to-2")
    assert table.view("atreides").battle.attacker == before.battle.attacker
    assert len(table.player("harkonnen").hand) == 2
    table.faces("sssss", "sss")
    table.answer("atreides", "stand")
    assert len(table.state.fight.rolled[Side.HARKONNEN]) == 5
    assert table.player("harkonnen").hand == []


def test_pledged_cards_stay_in_hand_if_the_defender_retreats():
    table = battle("3r", "3r")
    table.give("harkonnen", "forced_recruitment")
    fight(table)
    table.faces("sss", "sss")
    table.answer("harkonnen", "none")
    table.acts("harkonnen", "continue", "up-to-1")
    table.answer("atreides", "retreat")
    assert table.player("harkonnen").hand == ["forced_recruitment"]


def test_the_defender_is_called_once_for_retreat_and_cards():
    table = battle("3r", "3r")
    table.give("harkonnen", "forced_recruitment")
    table.give("atreides", "war_plan")
    fight(table)
    table.faces("sss", "sss")
    table.answer("harkonnen", "none")
    table.answer("atreides", "none")
    table.acts("harkonnen", "continue", "none")
    table.answer("atreides", "stand")
    assert table.is_asked("atreides", "combat-cards")
    assert not table.is_asked("harkonnen", "combat-cards")


@pytest.mark.parametrize(("casualties", "asked"), [("together", True), ("in_turn", False)])
def test_casualties_of_a_roll_are_chosen_together_or_the_attackers_first(casualties, asked):
    table = battle("2r 2e", "2r 2e")
    table.state.options["casualties"] = casualties
    fight(table, "hhhs", "hhhs")
    assert table.is_asked("harkonnen", "hits")
    assert table.is_asked("atreides", "hits") == asked
    table.answer("harkonnen", "cheapest")
    table.answer("atreides", "cheapest")
    assert (table.at(ATTACKER), table.at(SIETCH)) == ("2e", "2e")


def test_casualties_of_a_battle_are_chosen_beside_its_picture_and_others_beside_their_sector():
    table = battle("2r 2e", "2r 2e")
    fight(table, "hhhs", "hhhs")
    assert table.ask("harkonnen", "hits").shows == "conflict"
    table = WarTable()
    table.put("neo_05", "harkonnen", "2r 2e")
    table.run(Casualties("neo_05", 1))
    assert table.ask("harkonnen", "hits").shows == "sector:neo"
