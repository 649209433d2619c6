"""Every Imperium card of Rise of Ix, in play."""

from __future__ import annotations

import pytest

from games.imperium.rules import changes
from games.imperium.state import Play
from tests.imperium.ix.table import commission, give_tile, of, show, with_ix
from tests.imperium.table import ANN, BO, CY


def revealed(*hand: str, **named):
    """Let Ann reveal exactly these cards."""
    table = with_ix(**named)
    table.reveal(ANN, *hand)
    return table


def test_appropriate_buys_tech_for_solari_with_the_emperors_favour():
    table = with_ix()
    show(table, "invasion_ships", "flagship", "windtraps")
    table[ANN].influence["emperor"] = 1
    table[ANN].solari, table[ANN].spice = 5, 0
    table.send(ANN, "appropriate", "tech_negotiation")
    assert not any("appropriate" in key for key in table.keys(ANN)), "one influence is too little"
    table[ANN].influence["emperor"] = 2
    table.do(ANN, "appropriate.if")
    assert "invasion_ships:solari" in table.keys(ANN)
    assert "invasion_ships" not in table.keys(ANN)
    table.answer(ANN, "invasion_ships:solari")
    assert (table[ANN].solari, table[ANN].garrison) == (0, 7)


def test_appropriate_is_paid_in_one_currency():
    table = with_ix()
    show(table, "invasion_ships", "flagship", "holtzman_engine")
    table[ANN].influence["emperor"] = 2
    table[ANN].solari, table[ANN].spice = 3, 2
    table.send(ANN, "appropriate", "tech_negotiation")
    assert not any("appropriate" in key for key in table.keys(ANN))


def test_appropriate_moves_the_freighter_when_it_is_acquired():
    table = with_ix()
    table.put_in_row("appropriate")
    table.reveal(ANN, "convincing_argument", "convincing_argument", "diplomacy")
    table.answer(ANN, "buy:appropriate")
    table.answer(ANN, "advance")
    assert of(table).freighters[ANN] == 1


def test_bounty_hunter_is_paid_for_an_enemy_agent_in_the_city():
    table = with_ix()
    table.send(ANN, "bounty_hunter", "arrakeen")
    assert table[ANN].solari == 0
    table = with_ix()
    table.place_agent(BO, "carthag")
    table.send(ANN, "bounty_hunter", "carthag")
    assert table[ANN].solari == 2


def test_choam_delegate_goes_where_enemies_are_but_not_to_an_own_agent():
    table = with_ix()
    table.place_agent(BO, "smuggling")
    table.send(ANN, "choam_delegate", "smuggling")
    assert table[ANN].solari == 1
    assert any("freighter" in key for key in table.keys(ANN))
    table = with_ix()
    table.place_agent(ANN, "smuggling")
    assert not table.may_send(ANN, "choam_delegate", "smuggling")


def test_court_intrigue_swaps_an_intrigue_card_unseen():
    table = with_ix()
    table.hold_intrigue(ANN, "cull")
    table.place_agent(BO, "wealth")
    table.send(ANN, "court_intrigue", "wealth")
    table.do(ANN, "court_intrigue.pay")
    table.answer(ANN, "cull")
    assert table.state.intrigue_deck[0] == "cull"
    assert len(table[ANN].intrigue) == 1
    assert "Cull" not in " ".join(table.log(BO))


def test_desert_ambush_turns_back_as_many_units_as_own_troops_came():
    table = with_ix()
    table.fight(bo=2)
    commission(table, CY, conflict=1)
    table.send(ANN, "desert_ambush", "imperial_basin")
    assert not any("ambush" in key for key in table.keys(ANN))
    table.deploy(ANN, 2)
    table.do(ANN, "ambush")
    table.answer(ANN, {f"{BO}:troop": 1, f"{CY}:dreadnought": 1})
    assert (table[BO].troops, of(table).ships[CY].troops, of(table).ships[CY].garrison) == (1, 0, 1)


def test_desert_ambush_does_not_count_own_ships():
    table = with_ix()
    table.fight(bo=2)
    commission(table, ANN, garrison=1)
    table.send(ANN, "desert_ambush", "imperial_basin")
    table.answer(ANN, "deploy_dreadnought:1")
    table.deploy(ANN, 1)
    table.do(ANN, "ambush")
    assert table.question(ANN).most == 1


def test_embedded_agent_moves_the_freighter_twice_beside_a_sister():
    table = with_ix()
    table.put_in_play(ANN, "bene_gesserit_sister")
    table.place_agent(BO, "tech_negotiation")
    table.send(ANN, "embedded_agent", "tech_negotiation")
    table.do(ANN, "embedded_agent.if")
    table.answer(ANN, "advance")
    table.do(ANN, "embedded_agent.freighter")
    table.answer(ANN, "advance")
    assert of(table).freighters[ANN] == 2


def test_esmar_tuek_pays_the_guild_and_unloads_twice():
    table = with_ix()
    table.give_hand(ANN, "guild_chief_administrator", "esmar_tuek")
    table.send(ANN, "guild_chief_administrator", "arrakeen")
    table.do(ANN, "guild_chief_administrator.pay")
    table.answer(ANN, "esmar_tuek")
    assert (table[ANN].spice, table[ANN].solari) == (2, 2)
    table.answer(ANN, "discard:esmar_tuek")
    assert (table[ANN].spice, table[ANN].solari) == (4, 4)
    table = with_ix()
    table[ANN].spice = 1
    table.send(ANN, "esmar_tuek", "arrakeen")
    table.do(ANN, "esmar_tuek.pay")
    assert table[ANN].influence["guild"] == 1


def test_guild_chief_administrator_needs_a_card_to_discard():
    table = with_ix()
    table.give_hand(ANN, "guild_chief_administrator")
    table[ANN].deck.clear()
    table.send(ANN, "guild_chief_administrator", "carthag")
    assert not any("guild_chief" in key for key in table.keys(ANN))


def test_freighter_fleet_moves_the_freighter_once_on_a_reveal_turn():
    table = revealed("freighter_fleet")
    table.do(ANN, "freighter")
    table.answer(ANN, "advance")
    table.end(ANN)
    assert of(table).freighters[ANN] == 1, "the clean-up is no discard"


def test_full_scale_assault_brings_three_swords_a_ship_and_a_ship_when_acquired():
    table = with_ix()
    commission(table, ANN, conflict=1)
    table.reveal(ANN, "full_scale_assault")
    assert table[ANN].swords == 3
    table = with_ix()
    table.put_in_row("full_scale_assault")
    table.reveal(ANN, *["convincing_argument"] * 2, "diplomacy", "dune_the_desert_planet", "dune_the_desert_planet")
    table.state.turn.persuasion = 8
    table.answer(ANN, "buy:full_scale_assault")
    assert (of(table).ships[ANN].garrison, of(table).ships[ANN].troops) == (1, 0)
    table = with_ix()
    table.send(ANN, "full_scale_assault", "wealth")
    table.do(ANN, "full_scale_assault.recruit")
    assert table[ANN].garrison == 5


def test_guild_accord_makes_heighliner_cheaper():
    table = with_ix()
    table[ANN].spice = 4
    assert not table.may_send(ANN, "diplomacy", "heighliner")
    table.send(ANN, "guild_accord", "heighliner")
    assert table[ANN].spice == 0
    table = with_ix()
    table.give_alliance("guild", ANN)
    table.reveal(ANN, "guild_accord")
    assert (table[ANN].water, table[ANN].spice) == (2, 3)


def test_imperial_bashar_counts_the_cards_that_really_give_swords():
    table = revealed("imperial_bashar", "bene_gesserit_sister", "dagger")
    table.do(ANN, "bene_gesserit_sister.choose:a")
    assert table[ANN].swords == 2 + 1 + 1
    table = revealed("imperial_bashar", "bene_gesserit_sister", "dagger")
    table.do(ANN, "bene_gesserit_sister.choose:b")
    assert table[ANN].swords == 2 + 2 + 1 + 2


def test_imperial_bashar_recruits_or_trashes():
    table = with_ix()
    table.send(ANN, "imperial_bashar", "arrakeen")
    table.do(ANN, "imperial_bashar", ":a")
    assert table[ANN].garrison == 4


def test_imperial_shock_trooper_fights_better_with_an_agent_at_court():
    assert revealed("imperial_shock_trooper")[ANN].swords == 2
    table = with_ix()
    table.place_agent(ANN, "wealth")
    table.reveal(ANN, "imperial_shock_trooper")
    assert table[ANN].swords == 5


def test_in_the_shadows_turns_a_card_into_influence():
    table = with_ix()
    table[ANN].influence["bene_gesserit"] = 2
    table.give_hand(ANN, "in_the_shadows", "dagger")
    table.send(ANN, "in_the_shadows", "tech_negotiation")
    table.do(ANN, "in_the_shadows.if")
    table.answer(ANN, "dagger")
    assert set(table.keys(ANN)) == {"emperor", "guild", "fremen"}
    table.answer(ANN, "guild")
    assert table[ANN].influence["guild"] == 1
    table = revealed("in_the_shadows")
    table.rest(ANN)
    assert table[ANN].influence["bene_gesserit"] == 1


def test_ix_guild_compact_commissions_for_two_cards_and_sends_negotiators():
    table = with_ix()
    table.give_hand(ANN, "ix_guild_compact", "dagger", "diplomacy")
    table.send(ANN, "ix_guild_compact", "foldspace")
    table.do(ANN, "ix_guild_compact.pay")
    table.answer(ANN, {"dagger": 1, "diplomacy": 1})
    assert of(table).ships[ANN].garrison == 1
    table = revealed("ix_guild_compact")
    table.do(ANN, "negotiator")
    table.do(ANN, "negotiator")
    assert of(table).negotiators[ANN] == 2


def test_ixian_engineer_buys_tech_and_leaves_for_a_point_with_three_tiles():
    table = with_ix()
    show(table, "artillery", "flagship", "windtraps")
    table[ANN].spice = 1
    table.send(ANN, "ixian_engineer", "imperial_basin")
    table.do(ANN, "acquire_tech")
    table.answer(ANN, "artillery")
    assert of(table).tiles[ANN] == ["artillery"]
    table = with_ix()
    give_tile(table, ANN, "artillery", "chaumurky", "spaceport")
    table.reveal(ANN, "ixian_engineer")
    table.do(ANN, "ixian_engineer.if")
    assert table.vp(ANN) == 1
    assert "ixian_engineer" in table[ANN].trashed


def test_jamis_infiltrates_and_trashes():
    table = with_ix()
    table.place_agent(BO, "stillsuits")
    table.send(ANN, "jamis", "stillsuits")
    table.do(ANN, "trash")
    table.answer(ANN, "play:jamis")
    assert table[ANN].trashed == ["jamis"]


def test_landing_rights_moves_the_freighter_without_infiltrating():
    table = with_ix()
    table.place_agent(BO, "arrakeen")
    assert not table.may_send(ANN, "landing_rights", "arrakeen")
    table.send(ANN, "landing_rights", "carthag")
    table.do(ANN, "freighter")
    table.answer(ANN, "advance")
    assert of(table).freighters[ANN] == 1


def test_local_fence_makes_one_of_two_exchanges_once():
    table = with_ix()
    table[ANN].spice, table[ANN].solari = 2, 5
    table.send(ANN, "local_fence", "arrakeen")
    table.do(ANN, "local_fence", ":a")
    assert (table[ANN].spice, table[ANN].solari) == (0, 10)
    assert not any("local_fence" in key for key in table.keys(ANN))


def test_negotiated_withdrawal_takes_exactly_three_units_home():
    table = with_ix()
    table.fight(ann=2)
    commission(table, ANN, conflict=1)
    table.reveal(ANN, "negotiated_withdrawal")
    table.do(ANN, "negotiated_withdrawal.pay")
    table.answer(ANN, {"troop": 2, "dreadnought": 1})
    table.answer(ANN, "emperor")
    assert (table[ANN].troops, of(table).ships[ANN].garrison, table[ANN].influence["emperor"]) == (0, 1, 1)
    table = with_ix()
    table.fight(ann=2)
    table.reveal(ANN, "negotiated_withdrawal")
    assert not any("negotiated_withdrawal" in key for key in table.keys(ANN))


def test_satellite_ban_retreats_troops_only():
    table = with_ix()
    commission(table, ANN, conflict=1)
    table.reveal(ANN, "satellite_ban")
    assert not any("retreat" in key for key in table.keys(ANN)), "a ship is no troop"
    table = with_ix()
    table.give_hand(ANN, "satellite_ban", "dagger")
    table.send(ANN, "satellite_ban", "stillsuits")
    table.do(ANN, "satellite_ban.pay")
    table.answer(ANN, "dagger")
    assert (table[ANN].spice, table[ANN].water) == (1, 3)


def test_sayyadina_gives_a_point_for_three_water():
    table = with_ix()
    table[ANN].water = 3
    table.send(ANN, "sayyadina", "secrets")
    table.do(ANN, "sayyadina.pay")
    assert (table.vp(ANN), table[ANN].water) == (1, 0)
    assert revealed("sayyadina", "jamis").persuasion() == 1 + 3


def test_shai_hulud_wants_a_card_for_two_troops():
    table = with_ix()
    table.send(ANN, "shai_hulud", "imperial_basin")
    table.do(ANN, "shai_hulud.pay")
    table.answer(ANN, "play:shai_hulud")
    assert table[ANN].garrison == 5
    assert revealed("shai_hulud", "jamis")[ANN].swords == 7


def test_spice_trader_sells_a_card_for_spice():
    table = with_ix()
    table[ANN].influence["fremen"] = 2
    table.give_hand(ANN, "spice_trader", "dagger")
    table.send(ANN, "spice_trader", "arrakeen")
    table.do(ANN, "spice_trader.if")
    table.answer(ANN, "dagger")
    assert table[ANN].spice == 2


def test_treachery_takes_two_steps_and_strikes_from_the_supply():
    table = with_ix()
    table.send(ANN, "treachery", "wealth")
    table.rest(ANN)
    assert (table[ANN].influence["emperor"], table[ANN].solari) == (2, 2)
    assert (table[ANN].troops, table[ANN].supply, table[ANN].trashed) == (2, 7, ["treachery"])
    assert table.up_to_deploy(ANN) == 0


def test_truthsayer_changes_a_card():
    table = with_ix()
    table.give_hand(ANN, "truthsayer", "dagger")
    table.send(ANN, "truthsayer", "wealth")
    table.do(ANN, "truthsayer.pay")
    table.answer(ANN, "dagger")
    assert len(table[ANN].hand) == 1


def test_water_peddler_unloads_also_off_the_deck():
    table = with_ix()
    table[ANN].deck.append("water_peddler")
    table.take_out_of_supply("water_peddler")
    table.plot(ANN, "poison_snooper")
    table.answer(ANN, "trash")
    assert table[ANN].water == 2
    assert revealed("water_peddler")[ANN].water == 2


def test_web_of_power_looks_at_each_faction_for_itself():
    table = with_ix()
    table.place_agent(BO, "secrets")
    table[ANN].influence.update(emperor=2, fremen=2)
    table.send(ANN, "web_of_power", "secrets")
    assert (table[ANN].solari, table[ANN].water) == (2, 2)
    assert not any("draw" in label.lower() and "web" in label.lower() for label in table.labels(ANN).values())


def test_weirding_way_gives_another_turn():
    table = with_ix()
    table.send(ANN, "weirding_way", "arrakeen")
    table.do(ANN, "another_turn")
    table.end(ANN)
    assert table.state.turn.seat == ANN
    table.pass_turns(ANN)
    assert table.state.turn.seat == BO


def test_control_the_spice_pays_for_a_card_and_a_troop():
    table = with_ix(epic=True)
    table[ANN].spice = 1
    table.send(ANN, "control_the_spice", "imperial_basin")
    table.do(ANN, "control_the_spice.pay")
    table.answer(ANN, "play:control_the_spice")
    assert table[ANN].garrison == 6


# ---------------------------------------------------------------- unload outside the own turn


def test_a_card_discarded_on_anothers_turn_is_unloaded_by_its_owner():
    table = with_ix()
    table.give_hand(BO, "freighter_fleet", "dagger", "diplomacy")
    table.give_hand(CY, "ix_guild_compact", "dagger", "diplomacy")
    table.put_in_play(ANN, "bene_gesserit_sister")
    table.send(ANN, "reverend_mother_mohiam", "wealth")
    table.do(ANN, "reverend_mother_mohiam.if")
    table.answer(BO, {"freighter_fleet": 1, "dagger": 1})
    table.answer(CY, {"ix_guild_compact": 1, "dagger": 1})
    assert table.question(BO).mildest == {"none": 1}
    table.answer(BO, "advance")
    assert of(table).freighters[BO] == 1
    table.answer(CY, "take")
    table.answer(CY, "leave")
    assert of(table).negotiators[CY] == 1
    assert table.is_asked(ANN, "turn")


@pytest.mark.parametrize("card", ["choam_delegate", "esmar_tuek", "guild_accord", "water_peddler"])
def test_gains_are_unloaded_without_a_question(card):
    table = with_ix()
    table.give_hand(BO, card)
    changes.discard(Play(table.state, ANN), BO, [card])
    before = (table[BO].solari, table[BO].spice, table[BO].water)
    table.send(ANN, "dagger", "tech_negotiation")
    assert (table[BO].solari, table[BO].spice, table[BO].water) != before
