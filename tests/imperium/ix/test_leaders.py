"""The leaders, spaces and conflicts of Rise of Ix, in play."""

from __future__ import annotations

import pytest

from games.core.protocol import Setup
from games.imperium import GAME
from games.imperium.components import CONFLICTS, SPACES
from games.imperium.rules.influence import gain_influence
from games.imperium.state import Play
from tests.imperium.ix.table import EPIC, IX, commission, give_tile, of, show, to_rewards, with_ix
from tests.imperium.table import ANN, BO, CY, imperium


def led_by(leader: str, **named):
    return with_ix(leader=leader, **named)


# ---------------------------------------------------------------- Ecaz


def test_armand_trashes_a_card_in_play_with_two_agents_out_of_the_factions():
    for spaces, may in ((("tech_negotiation", "smuggling"), True), (("secrets", "arrakeen"), False)):
        table = led_by("armand_ecaz")
        for space in spaces:
            table.place_agent(ANN, space)
        table.reveal(ANN, "freighter_fleet")
        assert any("ability.trash" in key for key in table.keys(ANN)) == may


def test_armands_trash_unloads_a_card_that_was_revealed():
    table = led_by("armand_ecaz")
    table.place_agent(ANN, "tech_negotiation")
    table.place_agent(ANN, "smuggling")
    table.reveal(ANN, "freighter_fleet")
    table.do(ANN, "freighter_fleet.freighter")
    table.answer(ANN, "advance")
    table.do(ANN, "ability.trash")
    table.answer(ANN, "play:freighter_fleet")
    table.answer(ANN, "advance")
    assert of(table).freighters[ANN] == 2


def test_armand_conscripts_a_cheap_card():
    table = led_by("armand_ecaz")
    table.put_in_row("dr_yueh")
    table.send(ANN, "signet_ring", "arrakeen")
    table.do(ANN, "signet.may")
    table.answer(ANN, "dr_yueh")
    assert "dr_yueh" in table[ANN].discard


def plan(card: str, *hand: str):
    """Let Ilesa set this card aside at the start of a round."""
    table = led_by("ilesa_ecaz")
    player = table[ANN]
    player.hand += [of(table).aside[ANN]]
    table.give_hand(ANN, *hand)
    table.hold(ANN, card)
    player.hand.remove(card)
    of(table).aside[ANN] = card
    return table


@pytest.mark.parametrize(("card", "what"), [("dune_the_desert_planet", "spice"), ("signet_ring", "solari")])
def test_ilesa_is_a_step_ahead_on_her_second_turn(card, what):
    table = plan(card, "dagger", "reconnaissance")
    table.send(ANN, "reconnaissance", "arrakeen")
    table.end(ANN)
    table.pass_turns(BO, CY)
    assert card in table[ANN].hand
    before = getattr(table[ANN], what)
    table.send(ANN, card, "smuggling")
    gained = getattr(table[ANN], what) - before
    assert gained == (1 if what == "spice" else 2), "and a solari of Smuggling"


def test_ilesas_card_brings_nothing_on_a_later_turn():
    table = plan("dune_the_desert_planet", "dagger", "reconnaissance")
    table[ANN].ready.append("swordmaster")
    table[ANN].swordmaster = True
    table.send(ANN, "reconnaissance", "arrakeen")
    table.end(ANN)
    table.pass_turns(BO, CY)
    table.send(ANN, "dagger", "tech_negotiation")
    table.end(ANN)
    table.send(ANN, "dune_the_desert_planet", "smuggling")
    assert table[ANN].spice == 0


def test_ilesas_card_is_revealed_with_the_others_on_a_first_turn():
    table = plan("dune_the_desert_planet", "dagger")
    table.answer(ANN, "reveal")
    assert "dune_the_desert_planet" in table[ANN].revealed
    assert table[ANN].spice == 0


def test_what_ilesa_set_aside_is_seen_by_her_alone_and_mixed_for_others():
    table = plan("signet_ring", "dagger")
    assert table.view(ANN).modules["ix"].aside.key == "signet_ring"
    assert table.view(BO).modules["ix"].aside is None
    assert table.view(BO).modules["ix"].players[ANN].aside
    mixed = {GAME.shuffle_hidden(table.state, BO, f"{salt}").tables["ix"].aside[ANN] for salt in range(20)}
    assert len(mixed) > 1
    assert GAME.shuffle_hidden(table.state, ANN, "salt").tables["ix"].aside[ANN] == "signet_ring"


def test_ilesa_is_asked_at_the_start_of_each_round_with_a_mild_default():
    table = imperium(options=IX, leader="ilesa_ecaz")
    question = table.question(ANN)
    assert question.kind == "plan_ahead"
    assert list(question.mildest.values()) == [1]


def test_ilesas_contacts_sell_foldspace():
    table = led_by("ilesa_ecaz")
    table[ANN].solari = 1
    table.send(ANN, "signet_ring", "arrakeen")
    table.do(ANN, "signet.pay")
    assert (table[ANN].discard, table[ANN].solari) == (["foldspace"], 0)


# ---------------------------------------------------------------- Vernius


def test_rhomburs_dreadnoughts_are_stronger():
    table = led_by("rhombur_vernius")
    commission(table, ANN, conflict=1)
    commission(table, BO, conflict=1)
    assert (table.strength(ANN), table.strength(BO)) == (4, 3)


def test_rhomburs_ring_buys_tech_or_sends_a_negotiator():
    table = led_by("rhombur_vernius")
    show(table, "windtraps", "flagship", "spaceport")
    table.send(ANN, "signet_ring", "arrakeen")
    table.do(ANN, "signet.may_choose:b")
    assert of(table).negotiators[ANN] == 1


def test_tessias_snoopers_bring_more_each_time():
    table = led_by("tessia_vernius")
    table.give_hand(ANN, "dagger", "diplomacy")
    table[ANN].influence.update(emperor=1, guild=1, bene_gesserit=1, fremen=1)
    play = Play(table.state, ANN)
    table.send(ANN, "diplomacy", "wealth")
    table.do(ANN, "ability.pay")
    table.answer(ANN, "dagger")
    assert table[ANN].spice == 1
    gain_influence(play, ANN, "guild", 1)
    assert "ability.gain" in [owed.id for owed in table.state.turn.owed], "the bonus of the Guild's track"
    table.state.turn.owed.clear()
    gain_influence(play, ANN, "fremen", 2)
    assert [owed.id for owed in table.state.turn.owed] == ["ability.influence"], "passing a snooper reaches it"
    assert of(table).snoopers[ANN] == ["bene_gesserit"]


def test_tessia_takes_two_snoopers_of_one_effect_in_the_order_of_the_tracks():
    table = led_by("tessia_vernius")
    table[ANN].influence.update(emperor=1, fremen=1)
    show(table, "shuttle_fleet", "minimic_film", "spaceport")
    table[ANN].spice = 8
    table.send(ANN, "ixian_engineer", "imperial_basin")
    table.do(ANN, "acquire_tech")
    table.answer(ANN, "shuttle_fleet")
    step = table.answer(ANN, {"d": 1, "a": 1})
    taken = [event.data["faction"] for event in step.events if event.kind == "took_snooper"]
    assert taken == ["emperor", "fremen"]


def test_tessias_duplicity_wants_a_snooper_that_still_lies_there():
    table = led_by("tessia_vernius")
    table[ANN].influence["guild"] = 2
    of(table).snoopers[ANN] = ["emperor"]
    before = table.vp(ANN)
    table.send(ANN, "signet_ring", "arrakeen")
    table.do(ANN, "signet.pay")
    table.answer(ANN, "guild")
    if table.is_asked(ANN, "faction"):
        table.answer(ANN, "emperor")
    assert (table[ANN].influence["guild"], table[ANN].influence["emperor"]) == (1, 1)
    assert table.vp(ANN) == before - 1
    table = led_by("tessia_vernius")
    table[ANN].influence["guild"] = 2
    of(table).snoopers[ANN] = []
    table.send(ANN, "signet_ring", "arrakeen")
    assert not any("signet" in key for key in table.keys(ANN))


def test_tessia_is_asked_outside_her_turn_whether_she_discards():
    table = led_by("tessia_vernius", conflict="skirmish_c")
    table[ANN].influence["guild"] = 1
    table.fight(ann=1)
    table[ANN].deck += table[ANN].hand
    table.to_combat()
    table[ANN].hand.append(table[ANN].deck.pop())
    table.answer(ANN, "guild")
    assert table.question(ANN).mildest == {"leave": 1}


# ---------------------------------------------------------------- Moritani


def test_yuna_starts_dry_and_gains_a_solari_more_each_time():
    table = led_by("yuna_moritani")
    assert table[ANN].water == 0
    of(table).freighters[ANN] = 1
    table.send(ANN, "dune_the_desert_planet", "smuggling")
    assert table[ANN].solari == 2
    table.do(ANN, "freighter")
    table.answer(ANN, "recall")
    table.do(ANN, "choose:a")
    assert (table[ANN].solari, table[BO].solari) == (2 + 6, 1)
    table.plot(ANN, "windfall")
    assert table[ANN].solari == 2 + 6 + 3


def test_yuna_gains_nothing_more_outside_her_turn():
    table = led_by("yuna_moritani")
    give_tile(table, ANN, "shuttle_fleet")
    table.finish_round()
    assert table[ANN].solari == 2


def test_yunas_delivery():
    table = led_by("yuna_moritani")
    table[ANN].solari = 7
    table.send(ANN, "signet_ring", "arrakeen")
    table.do(ANN, "signet.pay")
    table.answer(ANN, "guild")
    assert (table[ANN].spice, table[ANN].influence["guild"]) == (1, 1)


@pytest.mark.parametrize("options", [IX, EPIC], ids=["ix", "epic"])
def test_hundro_takes_one_of_the_two_top_intrigue_cards(options):
    table = imperium(options=options, leader="hundro_moritani")
    question = table.question(ANN)
    assert question.kind == "intelligence"
    top = table.state.intrigue_deck[-2:]
    chosen = question.options[0].key
    other = next((card for card in top if card != chosen), chosen)
    assert all(len(player.intrigue) == (options is EPIC) for player in table.state.players), "the epic card came before"
    table.answer(ANN, chosen)
    assert chosen in table[ANN].intrigue
    assert table.state.intrigue_deck[-1] == other


def test_who_has_looked_at_hundros_cards_cannot_take_the_leader_back():
    """The last to choose a leader is asked in the same step."""
    table = imperium(options=IX, leaders={CY: "hundro_moritani"})
    assert table.is_asked(CY, "intelligence")
    assert table.steps[-1].reveals


def test_hundros_couriers():
    table = led_by("hundro_moritani")
    table[ANN].spice = 1
    table.send(ANN, "signet_ring", "arrakeen")
    table.do(ANN, "signet.pay")
    table.answer(ANN, "advance")
    assert of(table).freighters[ANN] == 1


# ---------------------------------------------------------------- leaders of the base, spaces


def test_leto_pays_two_for_a_dreadnought_and_helena_passes_agents_in_the_landsraad_only():
    table = led_by("duke_leto_atreides")
    table[ANN].solari = 2
    table.send(ANN, "dagger", "dreadnought")
    table.do(ANN, "commission")
    assert (table[ANN].solari, of(table).ships[ANN].garrison) == (0, 1)
    table = led_by("helena_richese")
    table[ANN].solari = 3
    for space in ("dreadnought", "tech_negotiation", "smuggling"):
        table.state.places[space].agents.clear()
    table.place_agent(BO, "dreadnought")
    table.place_agent(BO, "smuggling")
    assert table.may_send(ANN, "dagger", "dreadnought")
    assert not table.may_send(ANN, "dune_the_desert_planet", "smuggling")


def test_ilban_draws_for_a_dreadnought_and_not_for_the_flagship():
    table = led_by("count_ilban_richese")
    table[ANN].solari = 3
    hand = len(table[ANN].hand)
    table.send(ANN, "dagger", "dreadnought")
    assert len(table[ANN].hand) == hand - 1 + 1


@pytest.mark.parametrize("space", ["tech_negotiation", "dreadnought", "interstellar_shipping", "smuggling"])
def test_the_new_spaces_can_be_voiced_and_visited(space):
    table = with_ix()
    table.make_rich(ANN)
    table[ANN].influence["guild"] = 2
    assert table.may_send(ANN, "dagger" if SPACES[space].icon == "landsraad" else "dune_the_desert_planet", space)
    table.state.places[space].voices.append(BO)
    assert not table.may_send(ANN, "choam_delegate", space)


# ---------------------------------------------------------------- conflicts


def won(conflict: str, **named):
    table = with_ix(conflict=conflict, **named)
    table.fight(ann=3, bo=2, cy=1)
    return table


def test_a_skirmish_moves_the_freighter_for_spice():
    table = won("skirmish_ix_spice")
    to_rewards(table)
    assert table.question(ANN).mildest == {"none": 1}
    table.answer(ANN, "advance")
    assert (of(table).freighters[ANN], table[ANN].spice, table[BO].solari) == (1, 1, 3)


def test_a_skirmish_moves_the_freighter_and_recruits():
    table = won("skirmish_ix_troop")
    to_rewards(table)
    table.answer(ANN, "advance")
    assert (of(table).freighters[ANN], table[ANN].garrison, table[BO].spice) == (1, 4, 2)


def test_trade_monopoly_moves_the_freighter_twice():
    table = won("trade_monopoly")
    to_rewards(table)
    table.answer(ANN, "advance")
    table.answer(ANN, "recall")
    table.answer(ANN, "a")
    assert (table[ANN].solari, table[ANN].garrison, len(table[BO].intrigue), table[BO].water) == (5, 4, 1, 2)


def test_economic_supremacy_sells_two_points_and_each_may_be_left():
    table = won("economic_supremacy")
    table[ANN].solari, table[ANN].spice = 6, 4
    to_rewards(table)
    assert table.question(ANN).mildest == {"leave": 1}
    table.answer(ANN, "take")
    table.answer(ANN, "take")
    assert (table.vp(ANN), table[ANN].solari, table[ANN].spice, table.vp(BO)) == (3, 0, 0, 1)


def test_every_conflict_of_ix_is_played_here():
    assert {c.key for c in CONFLICTS.values() if c.module == "ix"} == {
        "skirmish_ix_spice",
        "skirmish_ix_troop",
        "trade_monopoly",
        "economic_supremacy",
    }


def test_the_expansion_is_offered_the_epic_game_for_three_and_four_and_none_is_taken_unless_it_is_chosen():
    assert "expansion" in [variant.key for variant in GAME.variants]
    assert GAME.seats({"expansion": "ix"}) == (1, 4)
    assert GAME.seats({"expansion": "epic"}) == (3, 4)
    state, _ = GAME.new(Setup(("Ann", "Bo", "Cy"), {}, bytes(32)))
    assert state.tables == {}
