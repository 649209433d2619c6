"""The texts on buttons say what will happen in this turn, to this player, with this card."""

from __future__ import annotations

import pytest

from games.core.texts import plain, words
from games.imperium.state import Owed
from games.imperium.vocabulary import NOBODY
from games.imperium.words.compound import If
from games.imperium.words.conditions import HasAlliance
from games.imperium.words.effects import Draw
from tests.imperium.table import ANN, BO, NAMES, Table, imperium


def helps(table: Table, seat: int) -> dict[str, str]:
    options = table.question(seat).options
    return {option.key: plain(words().say(option.help, NAMES)) for option in options if option.help}


def at_the_spaces(card: str, leader: str = "earl_memnon_thorvald") -> Table:
    table = imperium(leader=leader)
    table[ANN].water = 2
    table.hold(ANN, card)
    table.answer(ANN, f"send:{card}")
    return table


def test_power_play_names_two_influence_where_it_is_chosen_and_on_the_button():
    table = at_the_spaces("power_play")
    assert helps(table, ANN)["wealth"] == "gain 2 solari and 2 influence with the Emperor"
    table.answer(ANN, "wealth")
    assert "gain 2 influence with the Emperor" in table.labels(ANN).values()
    table.do(ANN, "space_influence")
    assert table[ANN].influence["emperor"] == 2


@pytest.mark.parametrize(
    ("leader", "card", "said", "gained"),
    [
        ("earl_memnon_thorvald", "dune_the_desert_planet", "harvest 3 spice", 3),
        ("earl_memnon_thorvald", "carryall", "harvest 6 spice", 6),
        ("countess_ariana_thorvald", "dune_the_desert_planet", "harvest 2 spice and draw a card", 2),
        ("countess_ariana_thorvald", "carryall", "harvest 5 spice and draw a card", 5),
    ],
)
def test_a_maker_space_says_what_this_player_harvests_with_this_card(leader, card, said, gained):
    table = at_the_spaces(card, leader)
    assert said in helps(table, ANN)["the_great_flat"]
    before = table[ANN].spice
    table.answer(ANN, "the_great_flat")
    assert table[ANN].spice == before + gained


def test_kwisatz_haderach_says_that_it_sends_any_agent_anywhere():
    table = imperium()
    table.hold(ANN, "kwisatz_haderach")
    assert helps(table, ANN)["send:kwisatz_haderach"] == "any of your agents to any space · draw a card"


def test_two_buttons_that_would_read_the_same_name_what_they_come_from():
    table = imperium(leaders={ANN: "glossu_the_beast_rabban", 2: "helena_richese"})
    table.send(ANN, "signet_ring", "arrakeen")
    labels = list(table.labels(ANN).values())
    assert {"recruit a troop (Arrakeen)", "recruit a troop (Brutality)"} <= set(labels)
    assert len(labels) == len(set(labels))


def test_of_two_copies_of_a_card_one_is_offered_after_the_other():
    table = imperium()
    table.reveal(ANN, "bene_gesserit_sister", "bene_gesserit_sister")
    sister = "one of 2 Bene Gesserit Sister"
    assert f"gain 2 persuasion ({sister})" in table.labels(ANN).values()
    table.do(ANN, "choose", ":a")
    labels = list(table.labels(ANN).values())
    assert {"gain 2 persuasion", "gain 2 swords"} <= set(labels)
    assert len(labels) == len(set(labels))
    table.do(ANN, "choose", ":a")
    assert table.persuasion() == 4


def test_a_card_that_trashes_itself_is_named_on_its_button():
    table = imperium()
    table.send(ANN, "seek_allies", "wealth")
    assert "trash Seek Allies" in table.labels(ANN).values()


def test_a_card_that_is_its_own_price_is_named_on_its_button():
    table = imperium()
    table.send(ANN, "imperial_spy", "wealth")
    assert "trash Imperial Spy to draw an Intrigue card" in table.labels(ANN).values()


def test_do_all_leaves_the_card_that_could_still_pay_an_arrow():
    table = imperium()
    table[ANN].spice = 2
    table.send(ANN, "foldspace", "selective_breeding")
    table.answer(ANN, "rest")
    assert "foldspace" in table[ANN].in_play
    table.do(ANN, "pay")
    table.answer(ANN, "play:foldspace")
    assert "foldspace" not in table[ANN].in_play
    assert "end" in table.keys(ANN)


def test_troops_retreat():
    table = imperium()
    table[ANN].troops = 2
    table.reveal(ANN, "scout")
    assert "retreat up to 2 troops from the conflict" in table.labels(ANN).values()
    table.do(ANN, "retreat")
    table.answer(ANN, "troops:2")
    assert any("retreated 2 troops" in line for line in table.log(BO))


@pytest.mark.parametrize(("allied", "said", "drawn"), [(True, "draw 2 cards", 2), (False, "draw a card", 1)])
def test_otherwise_does_the_other_thing_and_says_so(allied, said, drawn):
    table = imperium()
    table.send(ANN, "dagger", "hall_of_oratory")
    table.state.alliances["fremen"] = ANN if allied else NOBODY
    table.state.turn.owed.append(Owed("test.if", If(HasAlliance(), (Draw(2),), (Draw(1),)), "card:dagger"))
    before = len(table[ANN].hand)
    assert table.labels(ANN)["do:test.if"] == said
    table.do(ANN, "test.if")
    assert len(table[ANN].hand) == before + drawn
