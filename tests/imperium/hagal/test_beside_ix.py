"""Rivals with Rise of Ix: their nine cards, freighters, dreadnoughts and tech."""

from __future__ import annotations

import pytest

from games.imperium.hagal.cards import DECK, deck_for
from games.imperium.hagal.tech import clear_stacks
from games.imperium.ix.words.units import Commission
from games.imperium.rules.changes import Do
from games.imperium.rules.conflict import Victory
from games.imperium.rules.forces import strength
from games.imperium.rules.rounds import Defend
from games.imperium.state import Play
from tests.imperium.hagal.table import HAGAL, LEFT, RIGHT, RivalTable, alone, two
from tests.imperium.hagal.test_alone import carry_out, reward_of
from tests.imperium.hagal.test_rivals import rival_turn
from tests.imperium.ix.table import commission, give_tile, negotiators, of, show
from tests.imperium.table import ANN, BO

RHOMBUR, HUNDRO, MEMNON = "rhombur_vernius", "hundro_moritani", "earl_memnon_thorvald"
UNMARKED = ("artillery", "minimic_film", "spaceport")


def alone_with_ix(*tops: str, difficulty: str = "sardaukar", rivals: tuple[str, str] = (RHOMBUR, HUNDRO)) -> RivalTable:
    """Return a solo game with Ix and these face-up tiles. The rivals' first cards gave them nothing of Ix."""
    table = alone("secrets", "wealth", difficulty=difficulty, rivals=rivals, expansion="ix")
    show(table, *(tops or ("windtraps", *UNMARKED[:2])))
    return table


def two_with_ix() -> RivalTable:
    return two(expansion="ix")


def told_of(table: RivalTable, card: str) -> dict[str, object]:
    sent = table.events_of("hagal_sent")[-1]
    assert sent["card"] == card
    return sent


def take_dividends(table: RivalTable) -> None:
    """Recall Ann's freighter from the first level."""
    of(table).freighters[ANN] = 1
    table.send(ANN, "dune_the_desert_planet", "smuggling")
    table.do(ANN, "freighter")
    table.answer(ANN, "recall")
    table.do(ANN, "choose", ":a")


def wins_with_a_ship(table: RivalTable, rival: int) -> None:
    table.state.winner = rival
    commission(table, rival, conflict=1)
    carry_out(table, Victory())


# ---------------------------------------------------------------- the deck


def test_the_deck_with_ix_has_30_cards_alone_and_29_for_two():
    assert len(deck_for(1, ("ix",))) == 30
    assert len(deck_for(2, ("ix",))) == 29


def test_nine_cards_come_with_ix_and_four_go():
    assert sum(card.copies for card in DECK.values() if card.needs == "ix") == 9
    assert sum(card.copies for card in DECK.values() if card.replaced_by == "ix") == 4


def test_rhombur_and_hundro_are_rivals_only_beside_ix():
    table = RivalTable(1, {"leaders": "choose", "expansion": "ix"})
    table.answer(ANN, "paul_atreides")
    assert {RHOMBUR, HUNDRO} <= set(table.keys(ANN))
    table = RivalTable(1, {"leaders": "choose"})
    table.answer(ANN, "paul_atreides")
    assert not {RHOMBUR, HUNDRO} & set(table.keys(ANN))


@pytest.mark.parametrize(("guild", "space"), [(1, "foldspace"), (2, "interstellar_shipping")])
def test_of_two_spaces_the_one_that_fits_the_rivals_influence_counts(guild: int, space: str):
    table = alone_with_ix()
    table[LEFT].influence["guild"] = guild
    rival_turn(table, LEFT, "foldspace_or_interstellar")
    assert told_of(table, "foldspace_or_interstellar")["space"] == space


def test_if_that_space_is_taken_the_other_is_not_used_but_another_card_turned_up():
    table = alone_with_ix()
    table[LEFT].influence["guild"] = 2
    table.place_agent(ANN, "interstellar_shipping")
    rival_turn(table, LEFT, "smuggling_or_interstellar", "carthag")
    assert told_of(table, "carthag")["skipped"] == ["smuggling_or_interstellar"]


def test_interstellar_shipping_is_passed_over_without_influence_with_the_guild():
    table = alone_with_ix()
    rival_turn(table, LEFT, "interstellar_shipping", "carthag")
    assert told_of(table, "carthag")["skipped"] == ["interstellar_shipping"]


def test_interstellar_shipping_moves_the_freighter_twice():
    table = alone_with_ix()
    table[LEFT].influence["guild"] = 2
    rival_turn(table, LEFT, "interstellar_shipping")
    assert of(table).freighters[LEFT] == 2


def test_smuggling_moves_the_freighter_and_gives_no_solari():
    table = alone_with_ix()
    rival_turn(table, LEFT, "smuggling_or_interstellar")
    assert (of(table).freighters[LEFT], table[LEFT].solari) == (1, 0)


# ---------------------------------------------------------------- freighters and dividends


def test_a_freighter_at_the_first_level_advances_and_comes_home():
    table = alone_with_ix()
    of(table).freighters[LEFT] = 1
    table[LEFT].influence.update(guild=2, emperor=1, fremen=1, bene_gesserit=0)
    before = table[ANN].solari, table[RIGHT].solari, table[LEFT].garrison
    rival_turn(table, LEFT, "interstellar_shipping")
    assert of(table).freighters[LEFT] == 0
    assert table[LEFT].influence["bene_gesserit"] == 1
    assert table[LEFT].solari == 5
    assert (table[ANN].solari, table[RIGHT].solari) == (before[0] + 1, before[1] + 1)
    assert table[LEFT].garrison == before[2] + 2


def test_a_tie_for_its_lowest_faction_the_human_decides():
    table = alone_with_ix()
    of(table).freighters[LEFT] = 2
    table[LEFT].influence.update(guild=2, emperor=1, fremen=1, bene_gesserit=1)
    rival_turn(table, LEFT, "smuggling_or_interstellar")
    assert table.is_asked(ANN, "for_rival")
    assert set(table.keys(ANN)) == {"emperor", "fremen", "bene_gesserit"}


def test_a_humans_dividends_pay_each_rival_a_solari():
    table = alone_with_ix()
    solari = table[ANN].solari
    take_dividends(table)
    assert table[ANN].solari == solari + 1 + 5
    assert (table[LEFT].solari, table[RIGHT].solari) == (1, 1)


def test_for_two_the_house_pays_dividends_to_the_humans_and_keeps_nothing():
    table = two_with_ix()
    of(table).freighters[HAGAL] = 2
    table[HAGAL].influence.update(guild=1, emperor=1, fremen=0, bene_gesserit=1)
    before = table[ANN].solari, table[BO].solari
    rival_turn(table, HAGAL, "smuggling_or_interstellar")
    assert (table[ANN].solari, table[BO].solari, table[HAGAL].solari) == (before[0] + 1, before[1] + 1, 0)
    assert (table[HAGAL].garrison, table[HAGAL].influence["fremen"]) == (2, 1)


def test_for_two_the_house_gets_nothing_of_a_humans_dividends():
    table = two_with_ix()
    solari = table[BO].solari
    take_dividends(table)
    assert (table[BO].solari, table[HAGAL].solari) == (solari + 1, 0)


def test_a_freighter_won_in_a_conflict_moves():
    table = alone_with_ix()
    reward_of(table, "skirmish_ix_spice", 0)
    assert (of(table).freighters[LEFT], table[LEFT].spice) == (1, 1)


def test_hundros_ring_pays_a_spice_for_his_freighter_if_he_has_one():
    table = alone_with_ix()
    assert table[RIGHT].leader == HUNDRO
    rival_turn(table, RIGHT, "arrakeen_1p")
    assert of(table).freighters[RIGHT] == 0
    table.state.places["arrakeen"].agents.clear()
    table[RIGHT].ready.append("agent")
    table[RIGHT].spice = 1
    rival_turn(table, RIGHT, "arrakeen_1p")
    assert (of(table).freighters[RIGHT], table[RIGHT].spice) == (1, 0)


# ---------------------------------------------------------------- dreadnoughts


def test_a_dreadnought_card_commissions_and_then_takes_tech():
    table = alone_with_ix()
    table[LEFT].spice = 2
    rival_turn(table, LEFT, "dreadnought_1p")
    assert of(table).ships[LEFT].garrison == 1
    assert of(table).tiles[LEFT] == ["windtraps"]


@pytest.mark.parametrize("people", [1, 2])
def test_with_both_dreadnoughts_out_the_card_is_passed_over(people: int):
    table, rival = (alone_with_ix(), LEFT) if people == 1 else (two_with_ix(), HAGAL)
    commission(table, rival, garrison=2)
    rival_turn(table, rival, f"dreadnought_{people}p", "carthag")
    assert told_of(table, "carthag")["skipped"] == [f"dreadnought_{people}p"]


def test_for_two_the_dreadnought_card_brings_two_troops():
    table = two_with_ix()
    rival_turn(table, HAGAL, "dreadnought_2p")
    assert (of(table).ships[HAGAL].garrison, table[HAGAL].garrison) == (1, 2)


def test_ships_are_deployed_before_troops_and_within_the_same_two():
    table = alone_with_ix()
    commission(table, LEFT, garrison=1)
    rival_turn(table, LEFT, "stillsuits")
    assert (of(table).ships[LEFT].troops, table[LEFT].troops, table[LEFT].garrison) == (1, 1, 2)


def test_an_expert_who_leads_keeps_troops_but_sends_ships():
    table = alone_with_ix(difficulty="mentat")
    table.state.conflict = "trade_monopoly"
    table[LEFT].troops, table[LEFT].supply = 3, table[LEFT].supply - 3
    commission(table, LEFT, garrison=1)
    rival_turn(table, LEFT, "hardy_warriors")
    assert (of(table).ships[LEFT].troops, table[LEFT].troops, table[LEFT].garrison) == (1, 3, 5)


def test_a_rival_with_nothing_but_a_ship_fights_and_flips():
    table = alone_with_ix()
    commission(table, LEFT, conflict=1)
    table.finish_round()
    flipped = [event.seat for step in table.steps for event in step.events if event.kind == "hagal_flipped"]
    assert LEFT in flipped


def test_rhomburs_cannons_are_no_rivals():
    table = alone_with_ix()
    commission(table, LEFT, conflict=1)
    assert strength(table.state, LEFT) == 3


def test_a_winning_ship_goes_where_an_opponents_marker_lies():
    table = alone_with_ix()
    table.state.places["arrakeen"].controller = ANN
    table.state.places["carthag"].controller = RIGHT
    wins_with_a_ship(table, LEFT)
    assert table.state.places["arrakeen"].holder == LEFT


def test_else_to_one_without_a_marker_and_only_then_to_its_own():
    table = alone_with_ix()
    table.state.places["imperial_basin"].controller = LEFT
    wins_with_a_ship(table, LEFT)
    assert table.state.places["arrakeen"].holder == LEFT


def test_a_location_with_a_ship_is_not_free_for_a_rival():
    table = alone_with_ix()
    table.state.places["arrakeen"].controller = ANN
    commission(table, ANN, conflict=1)
    of(table).ships[ANN].troops -= 1
    table.state.places["arrakeen"].holder = ANN
    of(table).stations["arrakeen"] = table.state.round
    wins_with_a_ship(table, LEFT)
    assert table.state.places["imperial_basin"].holder == LEFT


def test_the_houses_ship_takes_a_location_and_nobody_has_what_control_brings():
    table = two_with_ix()
    table.state.places["arrakeen"].controller = BO
    wins_with_a_ship(table, HAGAL)
    assert table.state.places["arrakeen"].holder == HAGAL
    before = table[BO].solari
    table.hold(ANN, "dagger")
    table.hold(ANN, "reconnaissance")
    table.send(ANN, "reconnaissance", "arrakeen")
    assert (table[BO].solari, table[HAGAL].solari) == (before, 0)


def test_the_houses_ship_defends_nothing():
    table = two_with_ix()
    wins_with_a_ship(table, HAGAL)
    table.state.places["carthag"].holder = HAGAL
    table.state.conflict = "siege_of_carthag"
    carry_out(table, Defend())
    assert table[HAGAL].troops == 0


def test_a_rivals_ship_goes_home_after_a_round():
    table = alone_with_ix()
    wins_with_a_ship(table, LEFT)
    space = next(iter(of(table).stations))
    table.finish_round()
    table.finish_round()
    assert table.state.places[space].holder != LEFT


# ---------------------------------------------------------------- taking tech


def test_a_rival_takes_the_dearest_marked_tile_with_negotiators_before_spice():
    table = alone_with_ix("training_drones", "windtraps", "spaceport")
    table[LEFT].spice = 1
    negotiators(table, LEFT, 2)
    garrison = table[LEFT].garrison
    rival_turn(table, LEFT, "dreadnought_1p")
    assert of(table).tiles[LEFT] == ["training_drones"]
    assert (table[LEFT].spice, of(table).negotiators[LEFT]) == (0, 0)
    assert "training_drones" in of(table).flipped
    assert table[LEFT].garrison == garrison + 1


def test_no_more_negotiators_go_home_than_the_price_takes():
    table = alone_with_ix("windtraps", "artillery", "spaceport")
    negotiators(table, LEFT, 3)
    rival_turn(table, LEFT, "tech_negotiation_1p")
    assert of(table).tiles[LEFT] == ["windtraps"]
    assert of(table).negotiators[LEFT] == 2, "the card takes one off the price of two"


def test_of_equally_dear_tiles_the_upper_stacks_is_taken():
    table = alone_with_ix("windtraps", "troop_transports", "sonic_snoopers")
    table[LEFT].spice = 2
    rival_turn(table, LEFT, "dreadnought_1p")
    assert of(table).tiles[LEFT] == ["windtraps"]


def test_unmarked_tiles_are_left():
    table = alone_with_ix("flagship", "spaceport", "artillery")
    table[LEFT].spice = 6
    rival_turn(table, LEFT, "dreadnought_1p")
    assert (of(table).tiles[LEFT], table[LEFT].spice) == ([], 6)


def test_tech_negotiation_places_a_negotiator_where_no_tile_can_be_paid():
    table = alone_with_ix("flagship", "spaceport", "artillery")
    supply = table[LEFT].supply
    rival_turn(table, LEFT, "tech_negotiation_1p")
    assert (of(table).negotiators[LEFT], table[LEFT].supply) == (1, supply - 1)


def test_without_a_troop_in_supply_there_is_no_negotiator():
    table = alone_with_ix("flagship", "spaceport", "artillery")
    table[LEFT].garrison, table[LEFT].supply = table[LEFT].garrison + table[LEFT].supply, 0
    rival_turn(table, LEFT, "tech_negotiation_1p")
    assert of(table).negotiators[LEFT] == 0


def test_rhomburs_ring_takes_tech_or_sends_a_negotiator():
    table = alone_with_ix("windtraps", "spaceport", "artillery")
    rival_turn(table, LEFT, "arrakeen_1p")
    assert of(table).negotiators[LEFT] == 1
    table.state.places["arrakeen"].agents.clear()
    table[LEFT].ready.append("agent")
    table[LEFT].spice = 1
    rival_turn(table, LEFT, "arrakeen_1p")
    assert of(table).tiles[LEFT] == ["windtraps"]
    assert table[LEFT].water == 2


def test_without_a_marked_tile_the_top_of_the_highest_stack_goes_until_one_is_open():
    table = alone_with_ix()
    of(table).stacks = [
        ["chaumurky", "flagship", "memocorders", "windtraps", "restricted_ordnance", "artillery"],
        ["shuttle_fleet", "training_drones", "troop_transports", "invasion_ships", "holtzman_engine", "minimic_film"],
        ["spy_satellites", "sonic_snoopers", "detonation_devices", "disposal_facility", "spaceport"],
    ]
    of(table).trashed = ["holoprojectors"]
    clear_stacks(Play(table.state))
    assert of(table).trashed == ["holoprojectors", "artillery", "minimic_film"]
    assert of(table).stacks[1][-1] == "holtzman_engine"


def test_that_is_looked_at_when_a_human_takes_the_last_marked_tile():
    table = alone_with_ix("windtraps", "artillery", "spaceport")
    of(table).stacks[0][:] = ["flagship", "minimic_film", "windtraps"]
    of(table).stacks[1][:] = ["artillery"]
    of(table).stacks[2][:] = ["spaceport"]
    table[ANN].spice = 1
    table.hold(ANN, "dagger")
    table.send(ANN, "dagger", "tech_negotiation")
    table.do(ANN, "may_choose", ":a")
    table.answer(ANN, "windtraps")
    assert of(table).stacks[0] == ["flagship"]


def test_the_house_of_the_game_for_two_clears_no_stack():
    table = two_with_ix()
    assert of(table).trashed == []


# ---------------------------------------------------------------- tiles and their policies


def test_training_drones_recruit_at_the_start_of_the_first_turn_of_each_round():
    table = alone_with_ix()
    give_tile(table, LEFT, "training_drones")
    garrison = table[LEFT].garrison
    rival_turn(table, LEFT, "conspire")
    assert table[LEFT].garrison == garrison + 3
    table[LEFT].ready.append("agent")
    rival_turn(table, LEFT, "selective_breeding")
    assert table[LEFT].garrison == garrison + 3, "once a round"


def test_the_flagship_flies_to_a_combat_space_with_its_whole_crew():
    table = alone_with_ix()
    give_tile(table, LEFT, "flagship")
    table[LEFT].solari = 4
    rival_turn(table, LEFT, "stillsuits")
    assert (table[LEFT].solari, table[LEFT].troops) == (0, 5)
    assert "flagship" in of(table).flipped


@pytest.mark.parametrize(("solari", "supply", "space"), [(3, 9, "stillsuits"), (4, 2, "stillsuits"), (4, 9, "secrets")])
def test_and_stays_at_home_without_price_crew_or_combat(solari: int, supply: int, space: str):
    table = alone_with_ix()
    table.state.places["secrets"].agents.clear()
    give_tile(table, LEFT, "flagship")
    table[LEFT].solari = solari
    table[LEFT].garrison, table[LEFT].supply = 12 - supply, supply
    rival_turn(table, LEFT, space)
    assert (table[LEFT].solari, of(table).flipped) == (solari, [])


def test_an_expert_who_leads_leaves_the_flagship_at_home():
    table = alone_with_ix(difficulty="mentat")
    table.state.conflict = "trade_monopoly"
    table[LEFT].troops, table[LEFT].supply, table[LEFT].solari = 2, table[LEFT].supply - 2, 4
    give_tile(table, LEFT, "flagship")
    rival_turn(table, LEFT, "stillsuits")
    assert (table[LEFT].solari, table[LEFT].troops) == (4, 2)


def test_invasion_ships_carry_an_agent_past_a_humans():
    table = alone_with_ix()
    give_tile(table, LEFT, "invasion_ships")
    table.place_agent(ANN, "carthag")
    rival_turn(table, LEFT, "carthag")
    assert told_of(table, "carthag")["space"] == "carthag"
    assert "invasion_ships" in of(table).flipped


def test_but_not_past_an_own_one():
    table = alone_with_ix()
    give_tile(table, LEFT, "invasion_ships")
    table[LEFT].ready.append("agent")
    table.place_agent(LEFT, "carthag")
    rival_turn(table, LEFT, "carthag", "conspire")
    assert told_of(table, "conspire")["skipped"] == ["carthag"]
    assert of(table).flipped == []


def test_spy_satellites_are_sold_as_soon_as_there_are_three_spice_on_the_own_turn():
    table = alone_with_ix("windtraps", "artillery", "spaceport")
    give_tile(table, LEFT, "spy_satellites")
    table[LEFT].spice = 3
    points = table.vp(LEFT)
    rival_turn(table, LEFT, "dreadnought_1p")
    assert (table.vp(LEFT), table[LEFT].spice, of(table).tiles[LEFT]) == (points + 1, 0, []), "before it buys a tile"
    assert "spy_satellites" in of(table).trashed


def test_also_with_what_it_harvests_but_not_on_anothers_turn():
    table = alone_with_ix()
    give_tile(table, LEFT, "spy_satellites")
    reward_of(table, "economic_supremacy", 2)
    table[LEFT].spice = 2
    assert of(table).tiles[LEFT] == ["spy_satellites"]
    table.state.places["imperial_basin"].bonus_spice = 1
    rival_turn(table, LEFT, "harvest_spice")
    assert (of(table).tiles[LEFT], table[LEFT].spice) == ([], 1)


def test_troop_transports_send_all_they_bring_into_the_conflict():
    table = alone_with_ix()
    give_tile(table, LEFT, "troop_transports")
    of(table).freighters[LEFT] = 2
    table[LEFT].influence.update(guild=1, emperor=1, fremen=0, bene_gesserit=1)
    rival_turn(table, LEFT, "smuggling_or_interstellar")
    assert (table[LEFT].troops, table[LEFT].garrison) == (3, 3)


def test_but_those_of_a_reward_stay_in_the_garrison():
    table = alone_with_ix()
    give_tile(table, LEFT, "troop_transports")
    of(table).freighters[LEFT] = 2
    table[LEFT].influence.update(guild=1, emperor=1, fremen=0, bene_gesserit=1)
    reward_of(table, "skirmish_ix_spice", 0)
    assert (table[LEFT].troops, table[LEFT].garrison) == (0, 6)


def test_detonation_devices_take_the_point():
    table = alone_with_ix()
    give_tile(table, LEFT, "detonation_devices")
    points = table.vp(LEFT)
    wins_with_a_ship(table, LEFT)
    assert (table.vp(LEFT), of(table).ships[LEFT].supply, of(table).stations) == (points + 1, 2, {})


def test_windtraps_bring_a_winner_water():
    table = alone_with_ix(rivals=(RHOMBUR, MEMNON))
    give_tile(table, LEFT, "windtraps")
    table[LEFT].water = 0
    table.fight()
    table[LEFT].troops, table[LEFT].supply = 3, table[LEFT].supply - 3
    table.finish_round()
    assert table[LEFT].water == 1


def test_shuttle_fleet_goes_to_the_two_lowest_factions_and_pays_each_round():
    table = alone_with_ix("shuttle_fleet", "artillery", "spaceport")
    table[LEFT].influence.update(guild=2, emperor=1, fremen=0, bene_gesserit=0)
    table[LEFT].spice = 6
    rival_turn(table, LEFT, "dreadnought_1p")
    assert (table[LEFT].influence["fremen"], table[LEFT].influence["bene_gesserit"]) == (1, 1)
    table[LEFT].solari = 0
    table.finish_round()
    assert table[LEFT].solari == 2


def test_memocorders_go_to_the_lowest_faction():
    table = alone_with_ix("memocorders", "artillery", "spaceport")
    table[LEFT].influence.update(guild=2, emperor=1, fremen=1, bene_gesserit=0)
    table[LEFT].spice = 2
    rival_turn(table, LEFT, "dreadnought_1p")
    assert table[LEFT].influence["bene_gesserit"] == 1


def test_sonic_snoopers_bring_an_intrigue_card_and_stay():
    table = alone_with_ix("sonic_snoopers", "artillery", "spaceport")
    table[LEFT].spice = 2
    cards = len(table[LEFT].intrigue)
    rival_turn(table, LEFT, "dreadnought_1p")
    assert (len(table[LEFT].intrigue), of(table).tiles[LEFT]) == (cards + 1, ["sonic_snoopers"])


def test_chaumurkys_two_intrigue_cards_may_be_a_point_at_once():
    table = alone_with_ix("chaumurky", "artillery", "spaceport")
    table[LEFT].spice = 4
    points = table.vp(LEFT)
    rival_turn(table, LEFT, "dreadnought_1p")
    assert (table.vp(LEFT), table[LEFT].intrigue) == (points + 1, [])


def test_holtzman_engine_draws_no_cards_and_is_worth_a_point_at_the_end():
    table = alone_with_ix()
    give_tile(table, LEFT, "holtzman_engine")
    table.finish_round()
    assert table[LEFT].hand == []
    table.state.conflict_deck = []
    while table.questions():
        question = table.questions()[0]
        table.answer(question.seat, question.mildest)
    assert table[LEFT].points["tile:holtzman_engine"] == 1


def test_invasion_ships_bring_four_troops():
    table = alone_with_ix("invasion_ships", "artillery", "spaceport")
    table[LEFT].spice = 5
    garrison = table[LEFT].garrison
    rival_turn(table, LEFT, "dreadnought_1p")
    assert table[LEFT].garrison == garrison + 4


# ---------------------------------------------------------------- hoarding and rewards


def test_spice_is_hoarded_until_a_conflict_of_the_third_level():
    table = alone_with_ix(rivals=(RHOMBUR, MEMNON))
    points = table.vp(LEFT)
    table.state.conflict = "trade_monopoly"
    table[LEFT].spice = 6
    table.state.places["imperial_basin"].bonus_spice = 1
    rival_turn(table, LEFT, "harvest_spice")
    assert (table[LEFT].spice, table.vp(LEFT)) == (8, points)
    table.state.conflict_deck.append("economic_supremacy")
    table.finish_round()
    assert table.state.conflict == "economic_supremacy"
    assert table[LEFT].points["rival:spice"] == 1


def test_what_was_hoarded_is_spent_before_anybody_defends_the_place_that_is_fought_for():
    table = alone_with_ix(rivals=(RHOMBUR, MEMNON))
    table[LEFT].spice = 8
    table.state.places["carthag"].controller = ANN
    table.state.conflict_deck.append("battle_for_carthag")
    table.finish_round()
    assert [question.kind for question in table.questions()] == ["defend"]
    assert (table[LEFT].spice, table[LEFT].points["rival:spice"]) == (1, 1)


def test_without_ix_seven_spice_are_a_point_at_once():
    table = alone("secrets", "wealth")
    table[LEFT].spice = 6
    table.state.places["imperial_basin"].bonus_spice = 1
    rival_turn(table, LEFT, "harvest_spice")
    assert table[LEFT].points["rival:spice"] == 1


def test_economic_supremacy_is_paid_whenever_it_can_be():
    table = alone_with_ix()
    table[LEFT].solari, table[LEFT].spice = 6, 4
    points = table.vp(LEFT)
    reward_of(table, "economic_supremacy", 0)
    assert (table.vp(LEFT), table[LEFT].solari, table[LEFT].spice) == (points + 3, 0, 0)


def test_what_a_rival_does_by_itself_asks_nobody_but_for_ties():
    table = alone_with_ix()
    carry_out(table, Do(Commission(), LEFT, "tile:x"))
    assert of(table).ships[LEFT].garrison == 1
    assert all(question.seat == ANN for question in table.questions())


def test_a_rivals_turn_with_tech_is_one_sentence():
    table = alone_with_ix("training_drones", "windtraps", "spaceport")
    table[LEFT].spice = 3
    rival_turn(table, LEFT, "dreadnought_1p")
    said = table.log()[-1]
    assert said.count(".") == 1
    assert "Training Drones" in said
    assert "Dreadnought" in said
