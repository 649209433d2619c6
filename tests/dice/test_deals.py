"""Deals between the active player and the ally: one form, opened by either side, then enforced."""

import pytest

from games.core.texts import words
from tests.dice.table import FOUR, GAME, POLAR_SINK, TLEILAX_FIRST, DiceTable

NAMES = ("Ann", "Bo", "Cy", "Di")
"""The names of the players of Atreides and Corrino."""


def allied(ally: str = "corrino", houses=FOUR, spice: int | str = 3, **options: str) -> DiceTable:
    """Return a table at which Atreides ship 3 forces, with an ally in Tabr Sietch that has 2 forces on the card."""
    table = DiceTable(*houses, **options)
    table.card(houses[0], 3)
    table.card(ally, 2)
    table.put("tabr_sietch", **{ally: 1})
    table.roll(ally if ally not in ("smugglers", "bene_tleilax") else "", spice=spice)
    table.ally(ally)
    table.skip_to("ship")
    return table


def test_without_a_deal_there_is_no_consent():
    table = allied()
    assert "tabr_sietch" not in table.destinations("atreides")
    assert table.refusals("atreides", "ship")["tabr_sietch"] == "consent"


def test_the_active_player_asks_for_a_region_and_the_ally_opens_it():
    table = allied()
    table.answer("atreides", "deal")
    table.answer("atreides", "enter:tabr_sietch")
    table.answer("atreides", "send")
    table.answer("corrino", "yes")
    table.ship("atreides", "tabr_sietch", 2)
    assert table.forces("tabr_sietch", "atreides") == 2
    assert table.view().open_regions == ("tabr_sietch",)


def test_a_refused_deal_changes_nothing():
    table = allied()
    table.answer("atreides", "deal")
    table.answer("atreides", "enter:tabr_sietch")
    table.answer("atreides", "send")
    assert table.ask("corrino", "deal-answer").mildest == {"no": 1}
    table.answer("corrino", "no")
    assert "tabr_sietch" not in table.destinations("atreides")


def test_nobody_waits_for_the_ally_to_speak():
    table = allied()
    assert [q.waits for q in table.open("aid")] == [False]
    table.answer("atreides", "done")
    assert not table.open("aid")


def test_the_ally_may_grant_a_region_without_being_asked():
    table = allied()
    table.answer("corrino", "deal")
    table.answer("corrino", "enter:tabr_sietch")
    table.answer("corrino", "send")
    assert "tabr_sietch" in table.destinations("atreides")


def test_a_corrino_ally_may_give_stored_spice():
    table = allied()
    table.card("corrino", spice=4)
    table.answer("corrino", "deal")
    assert {"spice:1", "spice:2", "spice:3", "spice:4"} <= set(table.options("corrino", "deal"))
    table.answer("corrino", "spice:4")
    table.answer("corrino", "send")
    assert table.player("corrino").spice == 0
    assert table.view().spice.total == 7
    assert table.last.reveals


def test_what_the_ally_wants_shipped_the_active_player_must_agree_to_pay():
    """Ruling R53."""
    table = allied()
    table.answer("corrino", "deal")
    table.answer("corrino", "pay:tabr_sietch")
    table.answer("corrino", regular=2)
    table.answer("corrino", "send")
    table.answer("atreides", "no", kind="deal-answer")
    assert table.forces("tabr_sietch", "corrino") == 1
    assert table.is_asked("atreides", "ship")


def offered(regular: int = 1) -> DiceTable:
    """Return a table at which Corrino offer, unasked, that Atreides pay for forces to Tabr Sietch."""
    table = allied()
    offer(table, regular)
    return table


def offer(table: DiceTable, regular: int) -> None:
    table.answer("corrino", "deal")
    table.answer("corrino", "pay:tabr_sietch")
    table.answer("corrino", regular=regular)
    table.answer("corrino", "send")


def test_an_offer_nobody_asked_for_leaves_the_active_players_question_open():
    table = allied()
    before = table.ask("atreides", "ship").id
    offer(table, 1)
    assert table.ask("atreides", "ship").id == before
    assert [q.waits for q in table.open("deal-answer")] == [False]


def test_a_new_offer_takes_the_place_of_the_old_one():
    table = offered(1)
    offer(table, 2)
    assert len(table.open("deal-answer")) == 1
    table.answer("atreides", "yes", kind="deal-answer")
    assert table.forces("tabr_sietch", "corrino") == 3


def test_an_offer_is_off_the_table_when_the_shipping_is_over():
    table = offered()
    table.answer("atreides", "done", kind="ship")
    assert not table.open("deal-answer")


def test_an_offer_outlasts_what_the_active_player_ships():
    table = offered()
    table.ship("atreides", "polar_sink", 1)
    table.answer("atreides", "yes", kind="deal-answer")
    assert table.forces("tabr_sietch", "corrino") == 2
    assert table.is_asked("atreides", "ship")


def test_an_offer_that_can_no_longer_be_paid_is_only_refused_or_countered():
    table = offered(2)
    table.ship("atreides", "polar_sink", 2)
    assert set(table.options("atreides", "deal-answer")) == {"no", "counter"}


def test_a_counter_offer_waits_for_the_allys_answer():
    table = offered()
    table.answer("atreides", "counter", kind="deal-answer")
    assert not table.open("ship")
    table.answer("atreides", "unpay:tabr_sietch")
    table.answer("atreides", "enter:tabr_sietch")
    table.answer("atreides", "send")
    table.answer("corrino", "yes")
    assert "tabr_sietch" in table.destinations("atreides")


def test_an_agreed_shipment_is_carried_out_at_once_at_the_active_players_expense():
    table = allied()
    table.answer("corrino", "deal")
    table.answer("corrino", "pay:tabr_sietch")
    table.answer("corrino", regular=2)
    table.answer("corrino", "send")
    table.answer("atreides", "yes", kind="deal-answer")
    assert table.forces("tabr_sietch", "corrino") == 3
    assert table.view().spice.total == 1


@pytest.mark.parametrize("region", ["polar_sink", "tabr_sietch", "arrakeen"])
def test_the_ally_ships_to_the_polar_sink_to_own_regions_and_to_the_active_players(region):
    """Ruling R13."""
    table = DiceTable(*FOUR)
    table.card("corrino", 1)
    table.put("tabr_sietch", corrino=1)
    table.put("arrakeen", atreides=1)
    table.put("carthag", guild=1)
    table.roll("corrino", spice=1)
    table.ally("corrino")
    table.skip_to("ship")
    table.answer("atreides", "deal")
    pays = {key for key in table.options("atreides", "deal") if key.startswith("pay")}
    assert pays == {"pay:polar_sink", "pay:tabr_sietch", "pay:arrakeen"}
    table.answer("atreides", f"pay:{region}")
    table.answer("atreides", regular=1)
    table.answer("atreides", "send")
    before = table.forces(region, "corrino")
    table.answer("corrino", "yes")
    assert table.forces(region, "corrino") == before + 1


def test_a_deal_is_answered_by_one_counter_offer_at_most():
    table = allied()
    table.card("corrino", spice=3)
    table.answer("atreides", "deal")
    table.answer("atreides", "spice:3")
    table.answer("atreides", "send")
    table.answer("corrino", "counter")
    table.answer("corrino", "spice:1")
    table.answer("corrino", "pay:tabr_sietch")
    table.answer("corrino", regular=1)
    table.answer("corrino", "send")
    assert set(table.options("atreides", "deal-answer")) == {"yes", "no"}
    table.answer("atreides", "yes")
    assert table.player("corrino").spice == 2
    assert table.view().spice.total == 3
    assert table.forces("tabr_sietch", "corrino") == 2


def test_dropping_a_counter_offer_is_a_no():
    table = allied()
    table.answer("atreides", "deal")
    table.answer("atreides", "enter:tabr_sietch")
    table.answer("atreides", "send")
    table.answer("corrino", "counter")
    table.answer("corrino", "drop")
    assert table.events_of("deal-refused")
    assert table.is_asked("atreides", "ship")


def test_an_empty_deal_cannot_be_sent():
    table = allied()
    table.answer("atreides", "deal")
    assert "send" not in table.options("atreides", "deal")
    assert table.refusals("atreides", "deal") == {"deal-send": "deal-empty"}


def test_a_deal_cannot_promise_more_spice_than_there_is():
    table = allied(spice=1)
    table.card("corrino", spice=1)
    table.answer("atreides", "deal")
    table.answer("atreides", "spice:1")
    table.answer("atreides", "pay:tabr_sietch")
    table.answer("atreides", regular=2)
    table.answer("atreides", "spice:0")
    assert "send" not in table.options("atreides", "deal")
    assert table.refusals("atreides", "deal") == {"deal-send": "spice"}


def test_bene_gesserit_need_no_consent_to_ship_into_their_allys_region():
    """Ruling R19."""
    table = allied(ally="corrino", houses=("bene_gesserit", "atreides", "harkonnen", "corrino", "guild"))
    assert "tabr_sietch" in table.destinations("bene_gesserit")


def test_smuggler_allies_ship_from_the_supply_at_their_prices():
    """Ruling R34."""
    table = allied(
        ally="smugglers", houses=("atreides", "harkonnen", "fremen", "corrino", "bene_tleilax", "smugglers"), spice=3
    )
    table.answer("atreides", "deal")
    table.answer("atreides", "pay:polar_sink")
    assert table.options("atreides", "deal-forces") == {"regular": 1}
    table.answer("atreides", regular=1)
    table.answer("atreides", "send")
    supply = table.supply("smugglers")
    table.answer("smugglers", "yes")
    assert table.supply("smugglers") == supply - 1
    assert table.view().spice.total == 1


def test_after_shipping_corrino_may_still_give_spice_to_those_who_can_use_it():
    table = DiceTable(*TLEILAX_FIRST)
    table.card("corrino", spice=2)
    table.roll("corrino", spice="worm")
    table.ally("corrino")
    table.skip_to("target")
    table.answer("corrino", "deal", kind="aid")
    assert set(table.options("corrino", "deal")) == {"drop", "spice:1", "spice:2"}
    table.answer("corrino", "spice:1")
    table.answer("corrino", "send")
    table.answer("bene_tleilax", "target:polar_sink")
    table.answer("bene_tleilax", "revive:scytale", kind="aftermath")
    assert table.player("bene_tleilax").leaders == ["scytale"]


def offer_to_enter(table: DiceTable) -> None:
    table.answer("atreides", "deal", kind="ship")
    table.answer("atreides", "enter:tabr_sietch")
    table.answer("atreides", "send")


def test_a_refused_deal_may_be_repeated_once():
    table = allied()
    for _ in range(2):
        offer_to_enter(table)
        table.answer("corrino", "no", kind="deal-answer")
    table.answer("atreides", "deal", kind="ship")
    table.answer("atreides", "enter:tabr_sietch")
    assert "send" not in table.options("atreides", "deal")
    assert table.refusals("atreides", "deal") == {"deal-send": "deal-again"}
    table.answer("atreides", f"pay:{POLAR_SINK}")
    table.answer("atreides", regular=1)
    assert "send" in table.options("atreides", "deal")


def test_an_offer_that_nobody_answers_lapses_and_the_table_is_told():
    table = allied()
    table.answer("corrino", "deal")
    table.answer("corrino", f"pay:{POLAR_SINK}")
    table.answer("corrino", regular=1)
    table.answer("corrino", "send")
    table.answer("atreides", "done", kind="ship")
    assert [told["deal"]["paid"] for told in table.events_of("deal-lapsed")] == [[[POLAR_SINK, 1, 0]]]


def test_dropping_a_draft_leads_back():
    table = allied()
    table.answer("atreides", "deal")
    table.answer("atreides", "enter:tabr_sietch")
    table.answer("atreides", "enter:tabr_sietch")
    assert "send" not in table.options("atreides", "deal")
    table.answer("atreides", "drop")
    assert table.is_asked("atreides", "ship")
    table.answer("corrino", "deal")
    table.answer("corrino", "drop")
    assert table.is_asked("corrino", "aid")


def test_spice_that_was_given_away_meanwhile_cannot_be_promised():
    table = allied()
    table.card("corrino", spice=4)
    table.answer("atreides", "deal")
    table.answer("atreides", "spice:4")
    table.answer("corrino", "deal")
    table.answer("corrino", "spice:3")
    table.answer("corrino", "send")
    assert "send" not in table.options("atreides", "deal")
    assert table.refusals("atreides", "deal") == {"deal-send": "store"}


def asked_in_words(table: DiceTable, house: str, kind: str) -> str:
    return words().say(table.ask(house, kind).prompt, NAMES)


def options_in_words(table: DiceTable, house: str, kind: str) -> list[str]:
    return [words().say(option.text, NAMES) for option in table.ask(house, kind).options]


def test_nobody_reads_their_own_name_in_the_terms_of_a_deal():
    table = offered(2)
    paid = "pays to ship 2 forces of yours to Tabr Sietch"
    assert f"Ann {paid}" in asked_in_words(table, "corrino", "aid")
    assert "you pay to ship 2 forces of Cy to Tabr Sietch" in asked_in_words(table, "atreides", "deal-answer")


def test_the_form_speaks_to_whoever_fills_it_in():
    table = allied()
    table.player("corrino").spice = 1
    table.answer("corrino", "deal")
    mine = options_in_words(table, "corrino", "deal")
    assert {"Let Ann ship into Tabr Sietch", "Ship forces of yours to Tabr Sietch", "Give 1 spice"} <= set(mine)
    table.answer("atreides", "deal", kind="ship")
    hers = options_in_words(table, "atreides", "deal")
    assert {"Ship into Tabr Sietch yourself", "Ship forces of Cy to Tabr Sietch", "Cy gives 1 spice"} <= set(hers)


def test_the_log_names_both_sides_of_a_deal_to_everybody_else():
    table = offered(2)
    [event] = [event for event in table.events if event.kind == "deal-offered"]
    told = [words().say(GAME.narrate([event], reader)[0].text, NAMES) for reader in (None, 0, 2)]
    assert told == [
        "**Cy** offered **Ann** a deal: Ann pays to ship 2 forces of Cy to Tabr Sietch.",
        "**Cy** offered **you** a deal: you pay to ship 2 forces of Cy to Tabr Sietch.",
        "You offered **Ann** a deal: Ann pays to ship 2 forces of yours to Tabr Sietch.",
    ]


def test_forces_to_ship_are_called_by_their_house():
    table = allied()
    table.answer("atreides", "deal")
    table.answer("atreides", "pay:tabr_sietch")
    assert options_in_words(table, "atreides", "deal-forces") == ["Corrino force"]
