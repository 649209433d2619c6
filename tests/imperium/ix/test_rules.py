"""Tech, negotiators, freighters, dreadnoughts and the epic game, as in the rulebook's examples."""

from __future__ import annotations

from collections import Counter

from games.core.texts import words
from games.imperium.components import CARDS, CONFLICTS, INTRIGUE, LEADERS, SPACES, deck_of, printed
from games.imperium.ix.table import DREADNOUGHT
from games.imperium.ix.tiles import TILES
from games.imperium.rules import changes
from games.imperium.rules.rounds import Defend
from games.imperium.state import Play
from tests.imperium.ix.table import commission, give_tile, hold_ship, negotiators, of, show, to_rewards, with_ix
from tests.imperium.table import ANN, BO, CY, Table, imperium

# ---------------------------------------------------------------- set-up


def test_the_box_of_ix_has_its_pieces():
    assert len(deck_of("imperium", ("ix",))) == 35
    assert len(set(deck_of("imperium", ("ix",)))) == 29
    assert sum(card.copies for card in printed(INTRIGUE, ("ix",))) == 17
    assert len(TILES) == 18
    assert sum(tile.hagal for tile in TILES.values()) == 12
    assert len(printed(LEADERS, ("ix",))) == 6
    assert Counter(conflict.level for conflict in printed(CONFLICTS, ("ix",))) == {1: 2, 2: 1, 3: 1}
    assert len(printed(SPACES, ("ix",))) == 4
    assert {card.key for card in printed(CARDS, ("ix",)) if card.unload} == {
        "choam_delegate", "esmar_tuek", "freighter_fleet", "guild_accord", "in_the_shadows", "ix_guild_compact",
        "treachery", "water_peddler",
    }  # fmt: skip
    assert {card.key for card in printed(CARDS, ("ix",)) if card.infiltrates} == {
        "bounty_hunter", "choam_delegate", "court_intrigue", "embedded_agent", "guild_accord", "jamis", "web_of_power",
    }  # fmt: skip


def test_four_spaces_leave_the_board_and_four_come():
    spaces, base = set(with_ix().state.places), set(imperium().state.places)
    assert base - spaces == {"hall_of_oratory", "rally_troops", "sell_melange", "secure_contract"}
    assert spaces - base == {"tech_negotiation", "dreadnought", "interstellar_shipping", "smuggling"}


def test_three_stacks_of_six_tiles_lie_with_their_tops_open():
    table = with_ix()
    assert [len(stack) for stack in of(table).stacks] == [6, 6, 6]
    seen = table.view(None).modules["ix"]
    assert [stack.top.key for stack in seen.stacks] == [stack[-1] for stack in of(table).stacks]
    assert [stack.left for stack in seen.stacks] == [6, 6, 6]


def test_the_decks_grow_and_the_conflicts_are_one_five_and_four():
    state = with_ix().state
    assert len(state.conflict_deck) + 1 == 10
    assert len(state.conflict_deck + state.conflict_box + [state.conflict]) == 22
    assert len(state.imperium_deck + state.row) == len(deck_of("imperium")) + 35
    assert len(state.intrigue_deck) == sum(card.copies for card in printed(INTRIGUE)) + 17
    assert len(state.leader_pool) == 14 - 3


def test_the_epic_game_is_harder():
    table = with_ix(epic=True)
    state = table.state
    assert state.levels == (2, 2, 2, 2, 2, 3, 3, 3, 3, 3)
    assert state.endgame_vp == 12
    for player in state.players:
        assert (player.garrison, player.supply, len(player.intrigue)) == (5, 7, 1)
        deck = player.deck + player.hand
        assert (deck.count("dune_the_desert_planet"), deck.count("control_the_spice")) == (1, 1)


def test_eleven_points_do_not_end_an_epic_game_and_twelve_do():
    for points, phase in ((11, "turns"), (12, "over")):
        table = with_ix(epic=True)
        for seat in (ANN, BO, CY):
            table[seat].intrigue.clear()
        table[ANN].points["test"] = points
        table.finish_round()
        assert table.state.phase == phase


# ---------------------------------------------------------------- tech


def test_a_tile_is_bought_with_the_discount_of_its_icon():
    table = with_ix()
    show(table, "disposal_facility", "flagship", "windtraps")
    table[ANN].spice = 2
    table.send(ANN, "dagger", "tech_negotiation")
    table.do(ANN, "may_choose", ":a")
    table.answer(ANN, "disposal_facility")
    assert table.is_asked(ANN, "trash"), "its acquire effect"
    assert table.view(ANN).modules["ix"].stacks[0].top is None, "the next tile is turned up only after it"
    table.answer(ANN, "none")
    assert table.view(ANN).modules["ix"].stacks[0].top is not None
    assert table[ANN].spice == 0
    assert of(table).tiles[ANN] == ["disposal_facility"]
    assert len(of(table).stacks[0]) > 0, "the next tile is turned up"
    table.end(ANN)
    table.pass_turns(BO, CY)
    table.reveal(ANN, "dagger")
    assert table.persuasion() == 1, "of the agent at Tech Negotiation"


def test_a_card_drawn_with_a_tile_is_drawn_before_the_next_tile_is_turned_up():
    table = with_ix()
    show(table, "spaceport", "flagship", "windtraps")
    table[ANN].spice = 8
    table.send(ANN, "ixian_engineer", "imperial_basin")
    table.do(ANN, "acquire_tech")
    step = table.answer(ANN, "spaceport")
    told = [event.kind for event in step.events]
    assert told.index("drew") < told.index("turned_up")


def test_negotiators_lower_a_price_and_go_home():
    table = with_ix()
    show(table, "restricted_ordnance", "flagship", "windtraps")
    negotiators(table, ANN, 3)
    of(table).freighters[ANN] = 3
    table[ANN].spice = 2
    table.send(ANN, "dune_the_desert_planet", "smuggling")
    table.do(ANN, "freighter")
    table.answer(ANN, "recall")
    table.do(ANN, "acquire_tech")
    table.answer(ANN, "restricted_ordnance")
    assert table.keys(ANN) == ["negotiators:0", "negotiators:1", "negotiators:2", "negotiators:3"]
    table.answer(ANN, "negotiators:2")
    assert (table[ANN].spice, of(table).negotiators[ANN], table[ANN].supply) == (2, 1, 8)


def test_whoever_may_acquire_tech_may_do_without_a_tile():
    table = with_ix()
    show(table, "artillery", "flagship", "windtraps")
    of(table).freighters[ANN] = 3
    table.send(ANN, "dune_the_desert_planet", "smuggling")
    table.do(ANN, "freighter")
    table.answer(ANN, "recall")
    table.do(ANN, "acquire_tech")
    (none,) = (option for option in table.question(ANN).options if option.key == "none")
    assert words().say(none.text) == "Acquire no tile"
    table.answer(ANN, "none")
    assert of(table).tiles[ANN] == []


def test_a_discount_is_never_refunded():
    table = with_ix()
    show(table, "artillery", "flagship", "windtraps")
    of(table).freighters[ANN] = 3
    table.send(ANN, "dune_the_desert_planet", "smuggling")
    table.do(ANN, "freighter")
    table.answer(ANN, "recall")
    before = table[ANN].spice
    table.do(ANN, "acquire_tech")
    table.answer(ANN, "artillery")
    assert table[ANN].spice == before
    assert of(table).tiles[ANN] == ["artillery"]


def test_a_negotiator_comes_from_the_supply_and_cannot_be_recruited():
    table = with_ix()
    table[ANN].garrison, table[ANN].supply = 12, 0
    table.send(ANN, "dagger", "tech_negotiation")
    assert not any(key.endswith(":b") for key in table.keys(ANN))
    negotiators_before = of(table).negotiators[ANN]
    assert changes.recruit(Play(table.state, ANN), ANN, 1) == 0
    assert of(table).negotiators[ANN] == negotiators_before


def test_a_tile_that_was_turned_down_turns_up_with_the_round():
    table = with_ix()
    give_tile(table, ANN, "training_drones")
    assert "tile:training_drones" in table.keys(ANN)
    table.answer(ANN, "tile:training_drones")
    assert table[ANN].garrison == 4
    assert "tile:training_drones" not in table.keys(ANN)
    assert "this tile is face down until the next round" in table.refusals(ANN).values()
    table.finish_round()
    assert of(table).flipped == []


# ---------------------------------------------------------------- the shipping track


def test_a_freighter_comes_home_with_the_rewards_of_all_levels():
    table = with_ix()
    show(table, "restricted_ordnance", "flagship", "windtraps")
    table[ANN].influence["guild"] = 2
    of(table).freighters[ANN] = 2
    table.send(ANN, "dune_the_desert_planet", "interstellar_shipping")
    table.do(ANN, "interstellar_shipping.freighter")
    table.answer(ANN, "advance")
    table.do(ANN, "interstellar_shipping.freighter")
    table.answer(ANN, "recall")
    assert of(table).freighters[ANN] == 0
    table.do(ANN, "shipping.choose", ":b")
    assert table[ANN].spice == 2
    table.do(ANN, "acquire_tech")
    table.answer(ANN, "restricted_ordnance")
    table.do(ANN, "influence", "bene_gesserit")
    table.do(ANN, "shipping_troops")
    assert (table[ANN].spice, table[ANN].garrison, table[ANN].influence["bene_gesserit"]) == (0, 5, 1)
    assert table.up_to_deploy(ANN) == 0, "not a combat space"


def test_a_freighter_at_home_is_sent_out_and_one_at_the_top_only_brought_home():
    table = with_ix()
    table[ANN].influence["guild"] = 2
    table.send(ANN, "dune_the_desert_planet", "interstellar_shipping")
    table.do(ANN, "interstellar_shipping.freighter")
    assert table.prompt(ANN) == (
        "Your freighter is at home. Do you send it out? It brings its rewards only when you call it home later."
    )
    of(table).freighters[ANN] = 3
    assert table.prompt(ANN) == "Your freighter is at level 3, the highest. Do you bring it home for its rewards?"
    assert table.keys(ANN) == ["recall", "none"]


def test_a_freighter_may_advance_twice_or_go_up_and_home():
    table = with_ix()
    table[ANN].influence["guild"] = 2
    table.send(ANN, "dune_the_desert_planet", "interstellar_shipping")
    table.do(ANN, "freighter")
    assert table.keys(ANN) == ["advance", "none"]
    table.answer(ANN, "advance")
    table.do(ANN, "freighter")
    table.answer(ANN, "recall")
    assert [owed.word.__class__.__name__ for owed in table.state.turn.owed] == ["Choose"], "only the first level's"


def test_interstellar_shipping_wants_two_influence_even_of_those_who_infiltrate():
    table = with_ix()
    table[ANN].influence["guild"] = 1
    assert not table.may_send(ANN, "choam_delegate", "interstellar_shipping")


def test_dividends_pay_five_and_one_to_each_opponent():
    table = with_ix()
    of(table).freighters[ANN] = 1
    table.send(ANN, "dune_the_desert_planet", "smuggling")
    table.do(ANN, "freighter")
    table.answer(ANN, "recall")
    table.do(ANN, "choose", ":a")
    assert [table[seat].solari for seat in (ANN, BO, CY)] == [6, 1, 1]
    assert table.log()[-1] == "Cy gained 1 solari as dividends."


def test_troop_transports_bring_three_troops_that_may_all_fight():
    table = with_ix()
    give_tile(table, ANN, "troop_transports")
    of(table).freighters[ANN] = 2
    table.send(ANN, "dune_the_desert_planet", "smuggling")
    table.do(ANN, "freighter")
    table.answer(ANN, "recall")
    table.do(ANN, "shipping_troops")
    assert table[ANN].garrison == 6
    assert table.up_to_deploy(ANN) == 3, "nothing of the garrison"


def test_transported_troops_of_a_plot_may_fight_from_a_space_without_combat():
    table = transported_before_sending()
    table.send(ANN, "dune_the_desert_planet", "smuggling")
    table.answer(ANN, "deploy:3")
    assert table[ANN].troops == 3
    assert table.up_to_deploy(ANN) == 0, "nothing of the garrison"


def test_transported_troops_of_a_plot_count_once_at_a_combat_space():
    table = transported_before_sending()
    table.send(ANN, "dune_the_desert_planet", "hagga_basin")
    assert table.up_to_deploy(ANN) == 3 + 2


def test_transported_troops_of_a_plot_may_fight_in_the_reveal_turn():
    table = transported_before_sending()
    table.reveal(ANN, "dagger")
    assert table.up_to_deploy(ANN) == 3


def transported_before_sending() -> Table:
    """Return a game in which a plot recalled Ann's freighter with three troops before she sends an agent."""
    table = with_ix()
    give_tile(table, ANN, "troop_transports")
    of(table).freighters[ANN] = 2
    table[ANN].spice, table[ANN].water = 1, 1
    table.plot(ANN, "expedite")
    table.answer(ANN, "recall")
    table.do(ANN, "shipping_troops")
    return table


# ---------------------------------------------------------------- dreadnoughts


def test_dreadnoughts_fight_and_the_winners_takes_a_free_location():
    table = with_ix()
    table.state.round = 2
    table.fight(ann=2, cy=2)
    hold_ship(table, ANN, "arrakeen")
    table.state.places["arrakeen"].controller = BO
    table.state.places["imperial_basin"].controller = BO
    commission(table, BO, conflict=1)
    table[BO].swords = 2
    commission(table, CY, conflict=1)
    assert [table.strength(seat) for seat in (ANN, BO, CY)] == [4, 5, 7]
    to_rewards(table)
    assert table.is_asked(CY, "place_dreadnought")
    helps = [words().say(option.help) for option in table.question(CY).options if option.help is not None]
    assert "gain 1 spice each time an agent is sent there, for one round" in helps
    assert table.keys(CY) == ["carthag", "imperial_basin"], "another ship still stands on Arrakeen"
    table.answer(CY, "imperial_basin")
    places = table.state.places
    assert (places["arrakeen"].holder, places["arrakeen"].controller) == (-1, BO)
    assert (places["imperial_basin"].holder, places["imperial_basin"].controller) == (CY, BO)
    assert [ships.garrison for ships in of(table).ships] == [1, 1, 0]


def test_a_ship_on_a_location_has_what_control_brings():
    table = with_ix()
    hold_ship(table, BO, "arrakeen")
    table.state.places["arrakeen"].controller = CY
    table.send(ANN, "reconnaissance", "arrakeen")
    assert (table[BO].solari, table[CY].solari) == (1, 0)
    table.state.conflict = "siege_of_arrakeen"
    play = Play(table.state)
    Defend().do(play)
    assert [ask.seat for ask in table.state.asks if ask.about.kind == "defend"] == [BO]


def test_a_ship_stays_for_exactly_one_round():
    table = with_ix()
    commission(table, ANN, conflict=1)
    to_rewards(table)
    table.answer(ANN, "carthag")
    assert table.state.places["carthag"].holder == ANN, "through the next round"
    table.finish_round()
    assert table.state.places["carthag"].holder == -1
    assert of(table).ships[ANN].garrison == 1


def test_a_control_marker_goes_under_a_ship():
    table = with_ix(conflict="siege_of_arrakeen")
    table.state.round = 2
    hold_ship(table, BO, "arrakeen")
    commission(table, ANN, conflict=1)
    to_rewards(table)
    assert table.state.places["arrakeen"].controller == ANN
    assert table.keys(ANN) == ["carthag", "imperial_basin"]


def test_a_third_dreadnought_cannot_be_commissioned():
    table = with_ix()
    commission(table, ANN, garrison=2)
    table[ANN].solari = 3
    table.send(ANN, "dagger", "dreadnought")
    assert not any("commission" in key for key in table.keys(ANN))
    assert table[ANN].solari == 0, "the price is due all the same"


def test_a_new_ship_is_no_licence_for_a_third_old_troop():
    table = with_ix()
    table[ANN].garrison, table[ANN].supply, table[ANN].solari = 4, 8, 3
    table.send(ANN, "diplomacy", "stillsuits")
    table.plot(ANN, "advanced_weaponry")
    assert table.up_to_deploy(ANN) == 2
    table.answer(ANN, "deploy_dreadnought:1")
    assert table.up_to_deploy(ANN) == 2
    table.deploy(ANN, 2)
    assert (table[ANN].troops, of(table).ships[ANN].troops) == (2, 1)


def test_what_an_effect_puts_into_the_conflict_stands_outside_the_reckoning():
    table = with_ix()
    table[ANN].garrison, table[ANN].supply = 5, 7
    table.send(ANN, "treachery", "stillsuits")
    table.rest(ANN)
    assert table[ANN].troops == 2, "unloaded from the supply"
    assert table.up_to_deploy(ANN) == 2


def test_effects_that_say_troop_never_touch_dreadnoughts():
    table = with_ix()
    commission(table, ANN, garrison=1)
    table[ANN].garrison, table[ANN].supply = 2, 10
    table.plot(ANN, "rapid_mobilization")
    assert table.up_to_troops(ANN) == 2
    table.answer(ANN, "troops:2")
    assert of(table).ships[ANN].troops == 0
    assert DREADNOUGHT.forces(table.state, ANN).garrison == 1


def test_a_base_game_knows_nothing_of_ix():
    assert imperium().state.tables == {}
    assert imperium().view(None).modules == {}
