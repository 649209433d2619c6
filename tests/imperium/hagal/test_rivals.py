"""What all rivals do: cards, spaces, troops and swords."""

from __future__ import annotations

import pytest

from games.core.agenda import Play, advance
from games.imperium.components import SPACES
from games.imperium.hagal.cards import DECK, deck_for
from games.imperium.hagal.turns import RivalTurn
from tests.imperium.hagal.table import HAGAL, LEFT, RIGHT, RivalTable, alone, two
from tests.imperium.table import ANN, BO


def rival_turn(table: RivalTable, seat: int, *cards: str) -> None:
    """Let a rival take a turn now with these cards on top of the deck."""
    table.stack(*cards)
    play = Play(table.state)
    rest, table.state.agenda = table.state.agenda, []
    asks, table.state.asks = table.state.asks, []
    play.push(RivalTurn(seat))
    advance(play)
    table.state.agenda = [*rest, *table.state.agenda]
    table.state.asks += asks
    table.steps.append(play.step())


def test_the_deck_alone_has_27_cards_and_that_for_two_28():
    assert len(deck_for(1, ())) == 27
    assert len(deck_for(2, ())) == 28


@pytest.mark.parametrize("card", [key for key, card in DECK.items() if card.space])
def test_a_card_sends_an_agent_to_its_space(card: str):
    expansion = DECK[card].needs or "none"
    table = alone(expansion=expansion) if DECK[card].players != 2 else two(expansion=expansion)
    rival = LEFT if DECK[card].players != 2 else HAGAL
    space = DECK[card].space
    table.state.places[space].agents.clear()
    agents = len(table[rival].ready)
    rival_turn(table, rival, card)
    assert [piece.seat for piece in table.state.places[space].agents] == [rival]
    assert len(table[rival].ready) == agents - 1


def test_an_occupied_space_is_passed_over_and_its_controller_is_not_paid():
    table = alone()
    table.place_agent(ANN, "carthag")
    table.state.places["carthag"].controller = ANN
    before = table[ANN].intrigue[:], table[ANN].solari
    rival_turn(table, LEFT, "carthag", "secrets")
    assert table.events_of("hagal_sent")[-1]["space"] == "secrets"
    assert (table[ANN].intrigue, table[ANN].solari) == before


def test_the_controller_is_paid_when_a_rival_comes():
    table = alone()
    table.state.places["carthag"].controller = ANN
    solari = table[ANN].solari
    rival_turn(table, LEFT, "carthag")
    assert table[ANN].solari == solari + 1


def test_a_space_that_the_voice_closes_is_closed_for_rivals_too():
    table = alone()
    table.state.places["carthag"].voices.append(ANN)
    rival_turn(table, LEFT, "carthag", "secrets")
    assert table.events_of("hagal_sent")[-1]["space"] == "secrets"


def test_a_rival_pays_nothing_and_takes_nothing_of_the_space():
    table = alone("carthag", "secrets")
    before = (table[LEFT].solari, table[LEFT].spice, table[LEFT].water)
    rival_turn(table, LEFT, "wealth")
    assert (table[LEFT].solari, table[LEFT].spice, table[LEFT].water) == before
    assert table[LEFT].influence["emperor"] == 1


def test_troops_go_to_the_garrison_where_there_is_no_combat():
    table = alone("carthag", "secrets")
    before = table[RIGHT].garrison
    rival_turn(table, RIGHT, "conspire")
    assert table[RIGHT].garrison == before + 2
    assert table[RIGHT].troops == 0


def test_at_a_combat_space_recruits_and_two_of_the_garrison_are_deployed():
    table = alone("secrets", "foldspace")
    rival_turn(table, RIGHT, "heighliner")
    assert (table[RIGHT].troops, table[RIGHT].garrison) == (5, 1)


def test_a_combat_space_without_recruits_still_deploys_two():
    table = alone("secrets", "foldspace")
    rival_turn(table, RIGHT, "stillsuits")
    assert (table[RIGHT].troops, table[RIGHT].garrison) == (2, 1)


def test_harvest_spice_goes_where_most_bonus_spice_lies():
    table = alone("secrets", "foldspace")
    table.state.places["imperial_basin"].bonus_spice = 2
    table.state.places["the_great_flat"].bonus_spice = 1
    rival_turn(table, LEFT, "harvest_spice")
    assert table.events_of("hagal_sent")[-1]["space"] == "imperial_basin"
    assert table[LEFT].spice == SPACES["imperial_basin"].maker + 2
    assert table.state.places["imperial_basin"].bonus_spice == 0


def test_of_equal_bonus_spice_the_richer_space_is_harvested():
    table = alone("secrets", "foldspace")
    for space in ("imperial_basin", "hagga_basin", "the_great_flat"):
        table.state.places[space].bonus_spice = 1
    rival_turn(table, LEFT, "harvest_spice")
    assert table.events_of("hagal_sent")[-1]["space"] == "the_great_flat"


def test_harvest_spice_without_bonus_spice_turns_up_another_card():
    table = alone("secrets", "foldspace")
    rival_turn(table, LEFT, "harvest_spice", "conspire")
    sent = table.events_of("hagal_sent")[-1]
    assert (sent["space"], sent["skipped"]) == ("conspire", ["harvest_spice"])


def test_an_empty_deck_is_made_anew_of_the_used_cards():
    table = alone()
    table.hagal.used += table.hagal.deck
    table.hagal.deck = []
    rival_turn(table, LEFT)
    assert len(table.hagal.deck) + len(table.hagal.used) == 27


def test_a_rival_without_any_open_space_passes():
    table = alone("secrets", "foldspace")
    for place in table.state.places.values():
        place.voices.append(ANN)
    agents = len(table[LEFT].ready)
    rival_turn(table, LEFT)
    assert table.events_of("hagal_passed")
    assert len(table[LEFT].ready) == agents, "it may find a place later in the round"


def test_no_track_bonus_at_4_influence_but_the_alliance():
    table = alone("secrets", "foldspace")
    table[LEFT].influence["emperor"] = 3
    troops = table[LEFT].garrison
    rival_turn(table, LEFT, "wealth")
    assert table.state.alliances["emperor"] == LEFT
    assert table[LEFT].garrison == troops
    assert table.vp(LEFT) == 2, "friendship and alliance"


def test_at_2_influence_a_rival_scores_without_the_solari_of_the_space():
    table = alone("secrets", "foldspace")
    table[LEFT].influence["emperor"] = 1
    rival_turn(table, LEFT, "wealth")
    assert (table.vp(LEFT), table[LEFT].solari) == (1, 0)


def test_a_rival_has_no_hand_to_discard_but_a_deployed_troop_to_lose():
    table = alone("heighliner", "wealth")
    troops = table[LEFT].troops
    table.send(ANN, "test_of_humanity", "secrets")
    table.do(ANN, "test_of_humanity")
    assert table[LEFT].troops == troops - 1
    assert table[RIGHT].troops == 0
    assert all(question.seat == ANN for question in table.questions())


def test_rivals_are_never_asked_in_combat():
    table = alone("heighliner", "secrets")
    table.hold_intrigue(LEFT, "ambush")
    table[ANN].troops, table[ANN].supply = 1, 8
    table.hold_intrigue(ANN, "ambush")
    table.to_combat()
    assert [question.seat for question in table.questions()] == [ANN]
    assert table.is_asked(ANN, "combat")


def test_each_rival_that_fights_flips_a_card_for_its_swords():
    table = alone("heighliner", "carthag", conflict="skirmish_b")
    table.finish_round()
    flips = table.events_of("hagal_flipped")
    assert len(flips) == 2
    for flip in flips:
        assert flip["n"] == sum(DECK[card].swords for card in flip["cards"])


def test_reshuffle_makes_a_new_deck_and_the_next_card_is_turned_up():
    table = two()
    rival_turn(table, HAGAL, "reshuffle")
    assert len(table.hagal.deck) + len(table.hagal.used) == 28
    assert "reshuffle" in table.hagal.deck or "reshuffle" in table.hagal.used
    assert table.events_of("hagal_sent")[-1]["card"] != "reshuffle"


def test_a_rivals_question_is_never_open():
    table = two()
    assert {question.seat for question in table.questions()} <= {ANN, BO}
