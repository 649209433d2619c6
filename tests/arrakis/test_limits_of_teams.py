"""What each partner may do and decide, and what a partner is refused (rulebook p. 35 and 36)."""

from __future__ import annotations

import pytest

from games.arrakis.rules.leaders import enter, leave, to_tank
from games.arrakis.state import Phase
from games.arrakis.steps.dice import LayTokens
from games.arrakis.steps.hazards import Hazards
from games.arrakis.steps.rounds import BeginRound
from games.arrakis.vocabulary import Imperium, Result
from games.core.agenda import Play
from tests.arrakis.table import WarTable
from tests.arrakis.test_teams import CORRINO, FREMEN, HOUSE_A, HOUSE_H, take_turn, team


def test_each_partner_draws_one_card_at_the_start_of_a_round():
    table = team()
    before = [len(player.hand) for player in table.state.players]
    table.run(BeginRound())
    assert [len(player.hand) - had for player, had in zip(table.state.players, before, strict=True)] == [1, 1, 1, 1]


# ---- dice


@pytest.mark.parametrize(("harkonnen", "is_offered"), [("m", False), ("mm", True)])
def test_desert_power_compares_the_dice_of_both_partners(harkonnen: str, is_offered: bool):
    table = team()
    take_turn(table, "atreides", house_atreides="m", fremen_ally="s", house_harkonnen=harkonnen, corrino_ally="s")
    assert ("desert" in table.options(FREMEN, "action")) == is_offered


def test_truthtrance_keeps_the_partner_without_that_die_from_acting():
    table = team()
    table.state.now.must_use = Result.STRATEGY
    take_turn(table, "harkonnen", house_harkonnen="m", corrino_ally="s")
    assert table.is_asked(CORRINO, "action")
    assert not table.is_asked(HOUSE_H, "action")


@pytest.mark.parametrize(
    ("dice", "offered"), [("", {"lay:strategy", "lay:deployment", "lay:leadership"}), ("sdl", set())]
)
def test_a_token_needs_an_empty_slot_on_the_board_of_the_partner(dice: str, offered: set[str]):
    table = team()
    letters = {"s": Result.STRATEGY, "d": Result.DEPLOYMENT, "l": Result.LEADERSHIP}
    for player in table.state.players:
        player.dice = dict.fromkeys(Result, 0)
    table.player_of(FREMEN).dice |= {letters[die]: 1 for die in dice}
    table.enter_phase(Phase.DICE)
    table.run(LayTokens())
    assert set(table.options(FREMEN)) == {*offered, "keep"}


# ---- leaders and cards


def test_desert_power_of_a_card_of_house_atreides_is_the_fremen_players():
    table = team()
    table.give(HOUSE_A, "usul_the_base_of_the_pillar", "the_voice")
    take_turn(table, "atreides", house_atreides="m", corrino_ally="s")
    table.answer(HOUSE_A, "play:usul_the_base_of_the_pillar")
    table.answer(FREMEN, "nothing")
    assert table.is_asked(HOUSE_A, "play"), "the card goes on with the partner who played it"


def test_a_house_die_triggers_no_leader_of_the_partner():
    table = team()
    table.put("neo_05", "atreides", "1r stilgar")
    take_turn(table, "atreides", house_atreides="h", corrino_ally="ss")
    offered = set(table.options(HOUSE_A, "action"))
    assert "special:lady_jessica" in offered
    assert "special:stilgar" not in offered


def test_mohiam_serves_the_corrino_ally():
    table = team()
    table.enter("thufir_hawat")
    leave(Play(table.state), "thufir_hawat")
    enter(Play(table.state), "gaius_helen_mohiam")
    take_turn(table, "harkonnen", corrino_ally="mm", house_harkonnen="mm")
    assert "special:gaius_helen_mohiam" in table.options(CORRINO, "action")
    assert "special:gaius_helen_mohiam" not in table.options(HOUSE_H, "action")


def test_a_partner_deploys_leaders_of_the_other_board():
    table = team()
    table.put("carthag", "harkonnen", "1r")
    take_turn(table, "harkonnen", corrino_ally="dd")
    table.answer(CORRINO, "die:deployment")
    table.pick(CORRINO, {})
    assert "baron_harkonnen" in table.options(CORRINO)


def test_a_leader_goes_into_the_tank_of_the_own_board():
    table = team()
    to_tank(Play(table.state), "stilgar")
    assert "stilgar" in table.player_of(FREMEN).tank
    assert "stilgar" not in table.player_of(HOUSE_A).tank


# ---- battle and hazards


def attacked() -> WarTable:
    table = team()
    table.give(HOUSE_A, "the_voice")
    table.give(FREMEN, "thumpers")
    table.give(HOUSE_H, "hunter_seeker")
    table.area("gara_kulon").sietch = 0
    table.put("neo_12", "harkonnen", "2r")
    table.put("gara_kulon", "atreides", "1r")
    return table


def test_both_partners_of_the_defender_may_add_cards():
    table = attacked()
    take_turn(table, "harkonnen", corrino_ally="ss")
    table.acts(CORRINO, "die:strategy", "attack:neo_12:gara_kulon")
    table.answer(HOUSE_H, "none")
    assert table.is_asked(HOUSE_A, "combat-cards")
    assert table.is_asked(FREMEN, "combat-cards")


def test_the_landsraads_ban_binds_both_partners():
    table = attacked()
    table.state.bans = [Imperium.LANDSRAAD]
    table.give(CORRINO, "shigawire")
    take_turn(table, "harkonnen", corrino_ally="ss")
    table.acts(CORRINO, "die:strategy", "attack:neo_12:gara_kulon")
    assert not table.is_asked(HOUSE_H, "combat-cards")
    assert not table.is_asked(CORRINO, "combat-cards")


def test_the_fremen_player_orders_the_worms_of_the_hazards():
    table = team()
    for area in ("neo_05", "neo_12"):
        table.put(area, "harkonnen", "1r")
        table.sign(area, "sandworm")
    table.enter_phase(Phase.HAZARDS)
    table.run(Hazards())
    while table.is_asked(FREMEN, "worm-source"):
        table.mildly()
    assert table.is_asked(FREMEN, "worm-next")


def test_house_harkonnen_decides_about_a_rescue():
    table = team()
    table.harvest("neo_05")
    table.sign("neo_05", "sandworm")
    table.fly("az_neo_nei", "carryall")
    table.enter_phase(Phase.HAZARDS)
    table.run(Hazards())
    assert table.is_asked(HOUSE_H, "rescue")
    assert not table.is_asked(CORRINO, "rescue")
