"""The committed card sheets, which `make cards` writes, are up to date and readable."""

from __future__ import annotations

from games.__main__ import sheets
from games.imperium import GAME

WRITTEN = sheets(GAME)


def test_every_line_of_the_sheets_ends_like_a_sentence():
    lines = [line for sheet in WRITTEN.values() for line in sheet.splitlines() if line.startswith("  ")]
    assert [line for line in lines if not line.endswith(".") or ".." in line or "  " in line.strip()] == []


# --- What the sheet once left out or said otherwise than the card ----------------------------------


def base_sheet() -> str:
    return next(sheet for file, sheet in WRITTEN.items() if file.name == "cards.txt")


def said_of(heading: str) -> str:
    """Return what the sheet says below a heading such as "Scout (Imperium card"."""
    entries = [entry for entry in base_sheet().split("\n\n") if entry.startswith(heading)]
    assert len(entries) == 1, heading
    return " ".join(line.strip() for line in entries[0].splitlines()[1:])


def test_guild_ambassador_lets_an_ally_of_the_guild_pay_for_a_victory_point():
    assert "if you are allied with the Spacing Guild, you may pay 3 spice to gain 1" in said_of("Guild Ambassador")


def test_recruitment_mission_speaks_of_each_card_acquired_on_the_reveal_turn():
    said = said_of("Recruitment Mission")
    assert "each card you acquire on your reveal turn may go on top of your deck" in said
    assert "Played before your reveal turn, it waits face up for it." in said


def test_double_cross_names_its_condition_and_where_the_troops_come_from():
    said = said_of("Double Cross")
    assert "if an opponent has a troop in the conflict, pay 1 solari" in said
    assert "an opponent of your choice lose a troop there" in said
    assert "deploy one of yours from your supply" in said


def test_sell_melange_is_one_exchange_of_four():
    assert "make one exchange: 2 spice for 6 solari, 3 spice for 8" in said_of("Sell Melange (spice")


def test_the_mentat_is_taken_if_it_is_there():
    assert "take the Mentat, if it is here," in said_of("Mentat (Landsraad")


def test_the_card_that_helena_sets_aside_leaves_the_game_unless_it_is_acquired():
    assert "acquire it on your reveal turn this round for 1 persuasion less, or it leaves the game" in said_of("Helena")


def test_gun_thopter_deploys_from_the_garrison():
    assert "you may deploy a troop from your garrison" in said_of("Gun Thopter")


def test_sardaukar_legion_deploys_from_the_garrison():
    assert "you may deploy up to 3 troops from your garrison" in said_of("Sardaukar Legion")


def test_plans_within_plans_gives_one_more_victory_point_for_four_factions():
    assert "with all four factions, gain 1 more victory point" in said_of("Plans Within Plans")


def test_kwisatz_haderach_still_pays_the_cost_and_meets_the_requirement():
    said = said_of("Kwisatz Haderach")
    assert "Sends any of your agents, even one on the board, to any space" in said
    assert "The cost and requirement of the space still apply." in said


def test_the_voice_lasts_until_its_owners_next_turn_begins():
    assert "no opponent may send an agent there until your next turn begins" in said_of("The Voice")


def test_troops_retreat_and_agents_have_icons():
    """The words of the rulebook: nobody withdraws, and no card has a symbol."""
    sheet = "".join(WRITTEN.values()).replace("Negotiated Withdrawal", "")
    assert "retreat" in sheet
    assert "agent icon" in sheet
    assert "withdraw" not in sheet.lower()
    assert "symbol" not in sheet.lower()
