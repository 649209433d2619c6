"""The 18 conflicts: first, second and third reward of each, won in combat."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from tests.imperium.base import CONFLICTS
from tests.imperium.table import ANN, BO, CY, DI, imperium


class Prize(NamedTuple):
    vp: int = 0
    solari: int = 0
    spice: int = 0
    water: int = 0
    intrigue: int = 0


# conflict: level, place fought for, first, second and third reward; what must be chosen is in tests of its own
REWARDS = {
    "skirmish_a": (1, None, Prize(vp=1), Prize(solari=2, intrigue=1), Prize(solari=2)),
    "skirmish_b": (1, None, Prize(vp=1), Prize(water=1), Prize(spice=1)),
    "skirmish_c": (1, None, Prize(spice=1), Prize(spice=2), Prize(spice=1)),
    "skirmish_d": (1, None, Prize(solari=2), Prize(solari=3), Prize(solari=2)),
    "cloak_and_dagger": (2, None, Prize(intrigue=2), Prize(spice=1, intrigue=1), Prize(intrigue=1)),
    "desert_power": (2, None, Prize(vp=1, water=1), Prize(water=1, spice=1), Prize(spice=1)),
    "guild_bank_raid": (2, None, Prize(solari=6), Prize(solari=4), Prize(solari=2)),
    "machinations": (2, None, Prize(), Prize(water=1, solari=2), Prize(water=1)),
    "raid_stockpiles": (2, None, Prize(spice=3, intrigue=1), Prize(spice=2), Prize(spice=1)),
    "secure_imperial_basin": (2, "imperial_basin", Prize(vp=1), Prize(water=2), Prize(water=1)),
    "siege_of_arrakeen": (2, "arrakeen", Prize(vp=1), Prize(solari=4), Prize(solari=2)),
    "siege_of_carthag": (2, "carthag", Prize(vp=1), Prize(spice=1, intrigue=1), Prize(spice=1)),
    "sort_through_the_chaos": (2, None, Prize(solari=2, intrigue=1), Prize(solari=2, intrigue=1), Prize(solari=2)),
    "terrible_purpose": (2, None, Prize(vp=1), Prize(water=1, spice=1), Prize(spice=1)),
    "battle_for_arrakeen": (3, "arrakeen", Prize(vp=2), Prize(spice=2, intrigue=1), Prize(solari=2, intrigue=1)),
    "battle_for_carthag": (3, "carthag", Prize(vp=2), Prize(spice=3, intrigue=1), Prize(spice=3)),
    "battle_for_imperial_basin": (3, "imperial_basin", Prize(vp=2), Prize(spice=5), Prize(spice=3)),
    "grand_vision": (3, None, Prize(intrigue=1), Prize(spice=3, intrigue=1), Prize(spice=3)),
}

CHOICES = {
    "faction": {"fremen": 1},
    "alternative": {"a": 1, "b": 1},
    "win": {"pass": 1},
}
"""The first option in each question of a winner, unless a test chooses another."""


def fought(conflict: str, **choices):
    """Resolve a combat of four players that Ann wins before Bo, Cy and Di."""
    table = imperium(4, leaders={ANN: "helena_richese"}, conflict=conflict)
    for seat in (ANN, BO, CY, DI):
        table[seat].solari = table[seat].spice = table[seat].water = 0
    table.fight(ann=4, bo=3, cy=2, di=1)
    table.to_combat()
    while table.state.round == 1:
        question = table.questions()[0]
        picks = (CHOICES | choices)[question.kind]
        table.answer(question.seat, dict(list(picks.items())[: question.most]))
    return table


def prize(table, seat: int) -> Prize:
    player = table[seat]
    won = sum(points for source, points in player.points.items() if source.startswith("conflict:"))
    return Prize(won, player.solari, player.spice, player.water, len(player.intrigue))


def test_all_conflicts_are_listed_here():
    assert set(REWARDS) == set(CONFLICTS)
    assert [sum(row[0] == level for row in REWARDS.values()) for level in (1, 2, 3)] == [4, 10, 4]


@pytest.mark.parametrize("conflict", REWARDS)
def test_a_conflict_pays_its_first_second_and_third_reward(conflict):
    table = fought(conflict)
    assert tuple(prize(table, seat) for seat in (ANN, BO, CY)) == REWARDS[conflict][2:]
    assert prize(table, DI) == Prize()


@pytest.mark.parametrize("conflict", REWARDS)
def test_a_conflict_gives_control_of_the_place_it_names(conflict):
    level, place, *_ = REWARDS[conflict]
    table = imperium(conflict=conflict)
    assert (table.view(None).conflict.level, table.view(None).conflict.controls) == (level, place)
    table = fought(conflict)
    held = {space.key: space.controller for space in table.view(None).spaces if space.controller is not None}
    assert held == ({place: ANN} if place else {})


@pytest.mark.parametrize(
    ("conflict", "steps"), [("skirmish_c", 1), ("skirmish_d", 1), ("cloak_and_dagger", 1), ("grand_vision", 2)]
)
def test_the_first_reward_gains_influence_with_one_faction_of_choice(conflict, steps):
    table = fought(conflict, faction={"guild": 1})
    assert table[ANN].influence == {"emperor": 0, "guild": steps, "bene_gesserit": 0, "fremen": 0}


def test_machinations_gains_influence_with_two_different_factions():
    table = fought("machinations", alternative={"b": 1, "d": 1})
    assert table[ANN].influence == {"emperor": 0, "guild": 1, "bene_gesserit": 0, "fremen": 1}


def test_machinations_may_not_choose_one_faction_twice():
    table = imperium(conflict="machinations")
    table.fight(ann=1)
    table.to_combat()
    assert table.refuses(ANN, {"a": 2})
    assert table.refuses(ANN, {"a": 1})


def test_cloak_and_daggers_third_reward_is_an_intrigue_card_or_1_spice():
    table = fought("cloak_and_dagger", alternative={"b": 1})
    assert prize(table, CY) == Prize(spice=1)


def test_terrible_purpose_may_trash_a_card():
    table = imperium(conflict="terrible_purpose")
    table.hold(ANN, "seek_allies")
    table[ANN].hand.remove("seek_allies")
    table[ANN].discard.append("seek_allies")
    table.fight(ann=1)
    table.to_combat()
    assert table.keys(ANN) == ["discard:seek_allies", "none"]
    table.answer(ANN, "discard:seek_allies")
    assert table[ANN].trashed == ["seek_allies"]


@pytest.mark.parametrize(
    ("picks", "second"),
    [
        ({"a": 1, "b": 1}, Prize(intrigue=1, spice=2)),
        ({"a": 1, "c": 1}, Prize(intrigue=1, solari=3)),
        ({"b": 1, "c": 1}, Prize(spice=2, solari=3)),
    ],
)
def test_battle_for_arrakeens_second_reward_is_two_different_of_three(picks, second):
    assert prize(fought("battle_for_arrakeen", alternative=picks), BO) == second


def test_sort_through_the_chaos_brings_the_mentat_at_the_start_of_the_next_round():
    table = imperium(conflict="sort_through_the_chaos")
    table.give_mentat(BO)
    table.fight(ann=1)
    table.to_combat()
    table.answer(ANN, "pass")
    assert table.state.round == 2
    assert table[ANN].ready == ["agent", "agent", "mentat"]
    assert table[BO].ready == ["agent", "agent"]


def test_sort_through_the_chaos_keeps_the_mentat_from_everybody_else_in_the_next_round():
    table = imperium(conflict="sort_through_the_chaos")
    table.fight(ann=1)
    table.to_combat()
    table.answer(ANN, "pass")
    table[BO].spice = table[BO].solari = 2
    table.hold_intrigue(BO, "calculated_hire")
    assert "plot:calculated_hire" not in table.keys(BO)
    table.send(BO, "dagger", "mentat")
    table.rest(BO)
    assert table[BO].ready == ["agent"]


def test_sort_through_the_chaos_lets_the_mentat_go_home_after_that_round():
    table = imperium(conflict="sort_through_the_chaos")
    table.fight(ann=1)
    table.to_combat()
    table.answer(ANN, "pass")
    table.to_combat()
    assert table.state.round == 3
    assert table[ANN].ready == ["agent", "agent"]


@pytest.mark.parametrize("place", ["arrakeen", "carthag", "imperial_basin"])
def test_a_new_conqueror_replaces_the_old_controller(place):
    table = imperium(conflict=f"battle_for_{place}")
    table.state.places[place].controller = BO
    table.fight(ann=1)
    table.to_combat()
    assert table.state.places[place].controller == ANN
