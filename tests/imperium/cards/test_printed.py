"""What is printed on each card: copies, price, faction and agent symbols."""

from __future__ import annotations

import pytest

from games.imperium.state import State
from tests.imperium.base import CARDS, SPACES
from tests.imperium.table import ANN, imperium

FACTIONS = "emperor guild bene_gesserit fremen"

# card: copies, price in persuasion, factions, agent symbols
STARTERS = {
    "convincing_argument": (2, None, "", ""),
    "dagger": (2, None, "", "landsraad"),
    "diplomacy": (1, None, "", FACTIONS),
    "dune_the_desert_planet": (2, None, "", "spice_trade"),
    "reconnaissance": (1, None, "", "city"),
    "seek_allies": (1, None, "", FACTIONS),
    "signet_ring": (1, None, "", "landsraad city spice_trade"),
}
RESERVE = {
    "arrakis_liaison": (8, 2, "fremen", "landsraad city"),
    "foldspace": (6, None, "", f"{FACTIONS} landsraad city spice_trade"),
    "the_spice_must_flow": (10, 9, "", ""),
}
IMPERIUM = {
    "arrakis_recruiter": (2, 2, "", "city"),
    "assassination_mission": (2, 1, "", ""),
    "bene_gesserit_initiate": (2, 3, "bene_gesserit", "landsraad city spice_trade"),
    "bene_gesserit_sister": (3, 3, "bene_gesserit", "bene_gesserit landsraad"),
    "carryall": (1, 5, "", "spice_trade"),
    "chani": (1, 5, "fremen", "fremen city spice_trade"),
    "choam_directorship": (1, 8, "", ""),
    "crysknife": (1, 3, "fremen", "fremen spice_trade"),
    "dr_yueh": (1, 1, "", "city"),
    "duncan_idaho": (1, 4, "", "city"),
    "fedaykin_death_commando": (2, 3, "fremen", "city spice_trade"),
    "firm_grip": (1, 4, "emperor", "emperor landsraad"),
    "fremen_camp": (2, 4, "fremen", "spice_trade"),
    "gene_manipulation": (2, 3, "bene_gesserit", "landsraad city"),
    "guild_administrator": (2, 2, "guild", "guild spice_trade"),
    "guild_ambassador": (1, 4, "guild", "landsraad"),
    "guild_bankers": (1, 3, "guild", "emperor guild landsraad"),
    "gun_thopter": (2, 4, "", "city spice_trade"),
    "gurney_halleck": (1, 6, "", "city"),
    "imperial_spy": (2, 2, "emperor", "emperor"),
    "kwisatz_haderach": (1, 8, "bene_gesserit", ""),
    "lady_jessica": (1, 7, "bene_gesserit", "bene_gesserit landsraad city spice_trade"),
    "liet_kynes": (1, 5, "emperor fremen", "fremen city"),
    "missionaria_protectiva": (2, 1, "bene_gesserit", "city"),
    "opulence": (1, 6, "emperor", "emperor"),
    "other_memory": (1, 4, "bene_gesserit", "city spice_trade"),
    "piter_de_vries": (1, 5, "", "landsraad city"),
    "power_play": (3, 5, "", FACTIONS),
    "reverend_mother_mohiam": (1, 6, "emperor bene_gesserit", "emperor bene_gesserit"),
    "sardaukar_infantry": (2, 1, "emperor", ""),
    "sardaukar_legion": (2, 5, "emperor", "emperor landsraad"),
    "scout": (2, 1, "", "city spice_trade"),
    "shifting_allegiances": (2, 3, "", "landsraad spice_trade"),
    "sietch_reverend_mother": (1, 4, "bene_gesserit fremen", "bene_gesserit fremen"),
    "smugglers_thopter": (2, 4, "guild", "spice_trade"),
    "space_travel": (2, 3, "guild", "guild"),
    "spice_hunter": (2, 2, "fremen", "fremen spice_trade"),
    "spice_smugglers": (2, 2, "guild", "city"),
    "stilgar": (1, 5, "fremen", "fremen city spice_trade"),
    "test_of_humanity": (1, 3, "bene_gesserit", "bene_gesserit landsraad city"),
    "the_voice": (2, 2, "bene_gesserit", "city spice_trade"),
    "thufir_hawat": (1, 5, "", f"{FACTIONS} city spice_trade"),
    "worm_riders": (2, 6, "fremen", "city spice_trade"),
}
PRINTED = STARTERS | RESERVE | IMPERIUM


def everywhere(state: State) -> list[str]:
    """Return every card of the Imperium deck and the reserve at the start of a game."""
    return [*state.imperium_deck, *state.row, *(card for card, n in state.reserve.items() for _ in range(n))]


def test_the_whole_box_is_listed_here():
    """A new card needs a line in the table above."""
    assert set(PRINTED) == set(CARDS)


@pytest.mark.parametrize("card", STARTERS)
def test_every_player_starts_with_the_printed_copies(card):
    table = imperium()
    assert all((player.deck + player.hand).count(card) == STARTERS[card][0] for player in table.state.players)


@pytest.mark.parametrize("card", RESERVE | IMPERIUM)
def test_the_supply_holds_the_printed_copies(card):
    assert everywhere(imperium().state).count(card) == PRINTED[card][0]


@pytest.mark.parametrize("card", [card for card in PRINTED if card != "kwisatz_haderach"])
def test_a_card_leads_to_the_spaces_of_its_symbols_and_to_no_other(card):
    table = imperium()
    table.make_rich(ANN)
    table[ANN].influence["fremen"] = 2
    symbols = PRINTED[card][3].split()
    assert table.spaces_for(ANN, card) == {key for key, space in SPACES.items() if space.icon in symbols}


@pytest.mark.parametrize("card", [card for card, printed in PRINTED.items() if printed[1] is not None])
def test_a_card_is_bought_for_its_price_and_not_for_less(card):
    table = imperium()
    if card in IMPERIUM:
        table.put_in_row(card)
    table.reveal(ANN)
    cost = PRINTED[card][1]
    assert table.state.turn
    table.state.turn.persuasion = cost - 1
    assert f"buy:{card}" not in table.keys(ANN)
    table.state.turn.persuasion = cost
    table.answer(ANN, f"buy:{card}")
    assert table.persuasion() == 0
    assert card in table[ANN].discard


@pytest.mark.parametrize("card", PRINTED)
def test_a_card_shows_its_factions(card):
    table = imperium()
    table.give_hand(ANN, card)
    shown = next(face for face in table.view(ANN).me.hand if face.key == card)
    assert shown.factions == tuple(PRINTED[card][2].split())
