"""The eight leaders: their abilities and signet rings."""

from __future__ import annotations

import pytest

from games.core.texts import words
from tests.imperium.table import ANN, BO, CY, imperium

LETO = "duke_leto_atreides"
BARON = "baron_vladimir_harkonnen"
ILBAN = "count_ilban_richese"


def lead_by(leader, **more):
    """Give Ann this leader. The player who had it takes Helena."""
    others = {
        seat: "helena_richese"
        for seat, usual in ((BO, "paul_atreides"), (CY, "glossu_the_beast_rabban"))
        if usual == leader
    }
    return imperium(leader=leader, leaders=others, **more)


@pytest.mark.parametrize(
    ("leader", "does"),
    [(LETO, "pay 1 spice to gain 1 influence"), (BARON, "pay 1 solari to draw an Intrigue card")],
)
def test_in_a_hand_the_signet_ring_says_what_it_does_for_its_leader(leader, does):
    table = lead_by(leader)
    table.give_hand(ANN, "signet_ring")
    ring = next(option for option in table.question(ANN).options if option.key == "send:signet_ring")
    assert does in words().say(ring.help)


# ---------------------------------------------------------------- Leto


def test_leto_pays_one_solari_less_in_the_landsraad():
    table = lead_by(LETO)
    table[ANN].solari = 4
    table.send(ANN, "dagger", "high_council")
    assert table[ANN].solari == 0
    assert table[ANN].council_seat


@pytest.mark.parametrize(
    ("space", "solari"), [("high_council", 4), ("mentat", 1), ("rally_troops", 3), ("swordmaster", 7)]
)
def test_letos_prices(space, solari):
    table = lead_by(LETO)
    table[ANN].solari = solari - 1
    assert not table.may_send(ANN, "dagger", space)
    table[ANN].solari = solari
    assert table.may_send(ANN, "dagger", space)


def test_leto_gets_no_refund_where_nothing_is_paid():
    table = lead_by(LETO)
    table.send(ANN, "dagger", "hall_of_oratory")
    assert table[ANN].solari == 0


def test_letos_discount_is_for_board_spaces_only():
    table = lead_by(LETO)
    table[ANN].solari = 1
    table.hold_intrigue(ANN, "bribery")
    assert "plot:bribery" not in table.keys(ANN)


def test_letos_signet_raises_him_where_somebody_is_ahead():
    table = lead_by(LETO)
    table[ANN].spice = 1
    table[BO].influence["guild"] = 1
    table[CY].influence["fremen"] = 2
    table.send(ANN, "signet_ring", "secure_contract")
    table.do(ANN, "signet")
    assert table[ANN].spice == 0
    assert table.keys(ANN) == ["guild", "fremen"]
    table.answer(ANN, "fremen")
    assert table[ANN].influence["fremen"] == 1


def test_letos_signet_is_of_no_use_where_nobody_is_ahead():
    table = lead_by(LETO)
    table[ANN].spice = 1
    table[ANN].influence["guild"] = table[BO].influence["guild"] = 1
    table.send(ANN, "signet_ring", "secure_contract")
    assert not any("signet" in key for key in table.keys(ANN))
    assert "no opponent is ahead of you on any track" in table.refusals(ANN).values()


# ---------------------------------------------------------------- Ariana


def test_ariana_harvests_one_less_and_draws():
    table = lead_by("countess_ariana_thorvald")
    table[ANN].water = 2
    table.state.places["the_great_flat"].bonus_spice = 2
    table.send(ANN, "carryall", "the_great_flat")
    assert table[ANN].spice == 7
    hand = len(table[ANN].hand)
    table.rest(ANN)
    assert len(table[ANN].hand) == hand + 1


def test_ariana_gets_nothing_but_a_card_from_a_bare_imperial_basin():
    table = lead_by("countess_ariana_thorvald")
    table.hold(ANN, "dune_the_desert_planet")
    table.answer(ANN, "send:dune_the_desert_planet")
    (basin,) = (option for option in table.question(ANN).options if option.key == "imperial_basin")
    assert words().say(basin.help) == "draw a card, but harvest no spice · combat"
    table.answer(ANN, "imperial_basin")
    assert table[ANN].spice == 0
    assert "end" not in table.keys(ANN)  # the draw is compulsory


def test_arianas_hunger_does_not_touch_other_spice():
    table = lead_by("countess_ariana_thorvald")
    table.state.places["imperial_basin"].controller = ANN
    table.send(ANN, "worm_riders", "imperial_basin")
    assert table[ANN].spice == 0 + 1 + 2


def test_arianas_hunger_is_of_no_account_at_other_spaces():
    table = lead_by("countess_ariana_thorvald")
    table.send(ANN, "worm_riders", "secure_contract")
    assert table[ANN].spice == 2
    assert table.keys(ANN) == ["end"]


# ---------------------------------------------------------------- Memnon, Ilban, Rabban, Paul


def test_memnon_gains_influence_with_his_council_seat():
    table = imperium(leader="earl_memnon_thorvald")
    table[ANN].solari = 5
    table.send(ANN, "dagger", "high_council")
    assert "end" not in table.keys(ANN)
    table.do(ANN, "fremen")
    assert table[ANN].influence["fremen"] == 1
    table.end(ANN)
    table.pass_turns(BO, CY)
    table.give_hand(ANN)
    table.reveal(ANN)
    assert table.persuasion() == 2


@pytest.mark.parametrize(
    ("space", "solari"), [("high_council", 5), ("mentat", 2), ("rally_troops", 4), ("swordmaster", 8)]
)
def test_ilban_draws_a_card_when_he_pays_solari_for_a_space(space, solari):
    """Right at the payment. Ruling A18."""
    table = lead_by(ILBAN)
    table[ANN].solari = solari
    table.give_hand(ANN, "dagger")
    table.send(ANN, "dagger", space)
    assert len(table[ANN].hand) == 1


def test_ilban_draws_nothing_for_solari_paid_by_a_card():
    table = lead_by(ILBAN)
    table[ANN].solari = 2
    hand = len(table[ANN].hand)
    table.plot(ANN, "bribery")
    assert len(table[ANN].hand) == hand


def test_ilban_draws_nothing_for_other_costs():
    table = lead_by(ILBAN)
    table.give_hand(ANN, "diplomacy")
    table.send(ANN, "diplomacy", "hardy_warriors")
    assert table[ANN].hand == []


def test_rabban_starts_with_a_spice_and_a_solari():
    table = imperium()
    assert (table[CY].spice, table[CY].solari) == (1, 1)
    assert (table[BO].spice, table[BO].solari) == (0, 0)


@pytest.mark.parametrize(("alliance", "troops"), [(False, [1]), (True, [1, 2])])
def test_rabbans_signet_recruits_two_with_an_alliance(alliance, troops):
    table = lead_by("glossu_the_beast_rabban")
    if alliance:
        table.give_alliance("guild", ANN)
    table.send(ANN, "signet_ring", "secure_contract")
    ways = [key for key in table.keys(ANN) if "signet" in key]
    assert len(ways) == len(troops)
    table.answer(ANN, ways[-1])
    assert table[ANN].garrison == 3 + troops[-1]


def test_pauls_signet_draws():
    table = lead_by("paul_atreides")
    table.give_hand(ANN, "signet_ring")
    table.send(ANN, "signet_ring", "secure_contract")
    table.rest(ANN)
    assert len(table[ANN].hand) == 1


@pytest.mark.parametrize(
    ("leader", "what"),
    [("earl_memnon_thorvald", "spice"), ("countess_ariana_thorvald", "water"), (ILBAN, "solari")],
)
def test_a_signet_that_gains_a_resource(leader, what):
    table = lead_by(leader)
    before = getattr(table[ANN], what)
    table.send(ANN, "signet_ring", "secure_contract")
    contract = 3 if what == "solari" else 0
    assert getattr(table[ANN], what) == before + contract + 1


# ---------------------------------------------------------------- the Baron


def test_the_barons_signet_is_never_forced_and_needs_a_solari():
    table = lead_by("baron_vladimir_harkonnen")
    table.send(ANN, "signet_ring", "imperial_basin")
    assert not any("signet" in key for key in table.keys(ANN))
    table.end(ANN)
    assert table[ANN].intrigue == []


def test_the_barons_signet_buys_an_intrigue_card():
    table = lead_by("baron_vladimir_harkonnen")
    table[ANN].solari = 1
    table.send(ANN, "signet_ring", "imperial_basin")
    assert "end" in table.keys(ANN)
    table.do(ANN, "signet")
    assert table[ANN].solari == 0
    assert len(table[ANN].intrigue) == 1


def test_the_barons_tokens_are_his_secret_until_they_are_revealed():
    table = lead_by("baron_vladimir_harkonnen")
    table[ANN].garrison, table[ANN].supply = 4, 8
    assert table.view(ANN).me.baron == ("emperor", "guild")
    assert table.view(BO).players[ANN].baron == ()
    assert table.view(BO).players[ANN].baron_hidden == 2
    table.plot(ANN, "rapid_mobilization")
    table.answer(ANN, "troops:4")
    assert table.view(BO).players[ANN].baron == ("emperor", "guild")


def test_the_signet_is_used_once_per_play_of_the_card():
    table = lead_by("baron_vladimir_harkonnen")
    table[ANN].solari = 2
    table.send(ANN, "signet_ring", "imperial_basin")
    table.do(ANN, "signet")
    assert not any("signet" in key for key in table.keys(ANN))
