"""Every tech tile, in play."""

from __future__ import annotations

from games.core.texts import words
from games.imperium.rules.acquiring import SPICE_MUST_FLOW
from tests.imperium.ix.table import commission, give_tile, of, show, to_rewards, with_ix
from tests.imperium.table import ANN, BO, CY


def owner_of(*tiles: str, **named):
    table = with_ix(**named)
    give_tile(table, ANN, *tiles)
    return table


def bought(tile: str):
    """Let Ann buy a tile with Ixian Engineer."""
    table = with_ix()
    show(table, tile, *[other for other in ("minimic_film", "spaceport", "flagship") if other != tile][:2])
    table[ANN].spice = 8
    table.send(ANN, "ixian_engineer", "imperial_basin")
    table.do(ANN, "acquire_tech")
    table.answer(ANN, tile)
    return table


def test_the_question_says_what_each_tile_does():
    table = with_ix()
    show(table, "minimic_film", "spaceport", "flagship")
    table[ANN].spice = 8
    table.send(ANN, "ixian_engineer", "imperial_basin")
    table.do(ANN, "acquire_tech")
    helps = [words().say(option.help) for option in table.question(ANN).options if option.help is not None]
    assert len(helps) == 3
    assert "Reveal turn: gain 1 persuasion." in helps


def at_the_end(table, points: int = 0) -> int:
    """Return Ann's state when the game is over."""
    table.to_endgame()
    while table.questions():
        question = table.questions()[0]
        table.answer(question.seat, question.mildest)
    return table.vp(ANN)


def test_artillery_counts_every_card_that_gives_swords():
    table = owner_of("artillery")
    table.reveal(ANN, "dagger", "imperial_bashar", "weirding_way")
    assert table[ANN].swords == (1 + 2 + 2) + 2 + 3


def test_a_tile_bought_in_a_reveal_turn_gives_its_reveal_effect_at_once():
    table = with_ix()
    show(table, "minimic_film", "spaceport", "flagship")
    of(table).freighters[ANN] = 3
    table[ANN].spice = 2
    table.reveal(ANN, "freighter_fleet", "dagger")
    before = table.persuasion()
    table.do(ANN, "freighter")
    table.answer(ANN, "recall")
    table.do(ANN, "acquire_tech")
    table.answer(ANN, "minimic_film")
    assert table.persuasion() == before + 1


def test_chaumurky_draws_two_intrigue_cards_and_wins_ties():
    assert len(bought("chaumurky")[ANN].intrigue) == 2
    table = owner_of("chaumurky")
    table[BO].spice = 9
    at_the_end(table)
    assert table.result().ranking[0].seat == ANN
    assert table.result().decided_by.key == "decided-favour"


def test_detonation_devices_turn_a_ship_into_a_point():
    table = owner_of("detonation_devices", conflict="skirmish_c")
    commission(table, ANN, conflict=2)
    to_rewards(table)
    while table.is_asked(ANN, "faction"):
        table.answer(ANN, "emperor")
    table.answer(ANN, "detonate")
    assert table.vp(ANN) == 1
    ships = of(table).ships[ANN]
    assert (ships.supply, ships.garrison, of(table).stations) == (1, 1, {})


def test_disposal_facility_trashes_a_card_in_play_at_six_persuasion():
    table = owner_of("disposal_facility")
    table.reveal(ANN, "convincing_argument", "convincing_argument", "diplomacy")
    assert not any("disposal_facility" in key for key in table.keys(ANN))
    table = owner_of("disposal_facility")
    table[ANN].council_seat = True
    table.reveal(ANN, "convincing_argument", "convincing_argument", "diplomacy")
    table.do(ANN, "disposal_facility")
    assert all(key.startswith("play:") or key == "none" for key in table.keys(ANN))
    table.answer(ANN, "play:diplomacy")
    assert table[ANN].trashed == ["diplomacy"]


def test_flagship_gives_a_point_and_recruits_three_for_four_solari():
    assert bought("flagship").vp(ANN) == 1
    table = owner_of("flagship")
    table[ANN].solari = 4
    table.send(ANN, "reconnaissance", "arrakeen")
    table.answer(ANN, "tile:flagship")
    table.rest(ANN)
    assert (table[ANN].garrison, table[ANN].solari) == (7, 0)
    assert table.up_to_deploy(ANN) == 3 + 1 + 2


def test_flagships_troops_stay_in_the_garrison_on_a_reveal_turn():
    table = owner_of("flagship")
    table[ANN].solari = 4
    table.reveal(ANN, "dagger")
    table.answer(ANN, "tile:flagship")
    assert (table[ANN].garrison, table.up_to_deploy(ANN)) == (6, 0)


def test_holoprojectors_change_a_card():
    table = owner_of("holoprojectors")
    table.give_hand(ANN, "dagger", "diplomacy")
    table.answer(ANN, "tile:holoprojectors")
    table.answer(ANN, "dagger")
    assert len(table[ANN].hand) == 2
    assert "tile:holoprojectors" not in table.keys(ANN)


def test_holtzman_engine_draws_a_sixth_card_and_scores_with_two_spice_must_flow():
    table = owner_of("holtzman_engine")
    table.finish_round()
    assert len(table[ANN].hand) == 6
    table = owner_of("holtzman_engine")
    table[ANN].discard += [SPICE_MUST_FLOW] * 2
    table.state.reserve[SPICE_MUST_FLOW] -= 2
    assert at_the_end(table) == 1


def test_invasion_ships_let_an_agent_past_enemies_for_a_discard():
    assert bought("invasion_ships")[ANN].garrison == 7
    table = owner_of("invasion_ships")
    table.place_agent(BO, "arrakeen")
    table.give_hand(ANN, "reconnaissance", "choam_delegate")
    table.answer(ANN, "tile:invasion_ships")
    table.answer(ANN, "choam_delegate")
    assert table[ANN].solari == 3
    table.send(ANN, "reconnaissance", "arrakeen")
    assert "tile:invasion_ships" not in table.keys(ANN)


def test_memocorders_score_with_three_influence_everywhere():
    table = bought("memocorders")
    table.answer(ANN, "guild")
    assert table[ANN].influence["guild"] == 1
    for fremen, points in ((2, 0), (3, 1)):
        table = owner_of("memocorders")
        table[ANN].influence.update(emperor=3, guild=3, bene_gesserit=3, fremen=fremen)
        assert at_the_end(table) == 4 + points, "and a point for each friendship"


def test_minimic_film_persuades():
    table = owner_of("minimic_film")
    table.reveal(ANN, "dagger")
    assert table.persuasion() == 1


def test_restricted_ordnance_arms_a_councillor():
    table = owner_of("restricted_ordnance")
    table.reveal(ANN, "diplomacy")
    assert table[ANN].swords == 0
    table = owner_of("restricted_ordnance")
    table[ANN].council_seat = True
    table.reveal(ANN, "diplomacy")
    assert table[ANN].swords == 4


def test_shuttle_fleet_pleases_two_different_factions_and_pays_each_round():
    table = bought("shuttle_fleet")
    assert table.refuses(ANN, {"a": 2})
    table.answer(ANN, {"a": 1, "d": 1})
    assert (table[ANN].influence["emperor"], table[ANN].influence["fremen"]) == (1, 1)
    table.end(ANN)
    table.finish_round()
    assert table[ANN].solari == 2


def test_sonic_snoopers_swap_any_number_of_intrigue_cards():
    assert len(bought("sonic_snoopers")[ANN].intrigue) == 1
    table = owner_of("sonic_snoopers")
    table.hold_intrigue(ANN, "cull", "expedite", "blackmail")
    table.answer(ANN, "tile:sonic_snoopers")
    table.answer(ANN, {"cull": 1, "expedite": 1})
    assert len(table[ANN].intrigue) == 3
    assert set(table.state.intrigue_deck[:2]) == {"cull", "expedite"}
    assert of(table).trashed == ["sonic_snoopers"]


def test_spaceport_puts_each_acquired_card_on_the_deck_if_wanted():
    table = owner_of("spaceport")
    table.put_in_row("dr_yueh", "assassination_mission")
    table.reveal(ANN, "convincing_argument", "convincing_argument")
    table.answer(ANN, "top:dr_yueh")
    table.answer(ANN, "top:assassination_mission")
    assert table[ANN].deck[-2:] == ["dr_yueh", "assassination_mission"], "the second is drawn first"
    table = owner_of("spaceport")
    table.send(ANN, "diplomacy", "foldspace")
    table.do(ANN, "take_reserve")
    table.answer(ANN, "top")
    assert table[ANN].deck[-1] == "foldspace"
    assert len(bought("spaceport")[ANN].hand) == 5 + 2


def test_spy_satellites_score_where_influence_is_low_or_once_for_spice():
    table = owner_of("spy_satellites")
    table[ANN].influence.update(emperor=0, guild=1, bene_gesserit=2, fremen=3)
    assert at_the_end(table) == 2 + 2
    table = owner_of("spy_satellites")
    table[ANN].spice = 3
    table.answer(ANN, "tile:spy_satellites")
    assert (table.vp(ANN), table[ANN].spice, of(table).tiles[ANN]) == (1, 0, [])
    assert at_the_end(table) == 1


def test_training_drones_recruit_on_a_turn_that_may_deploy():
    table = owner_of("training_drones")
    table.send(ANN, "dune_the_desert_planet", "imperial_basin")
    table.answer(ANN, "tile:training_drones")
    assert table.up_to_deploy(ANN) == 3


def test_troop_transports_leave_the_troops_of_a_reward_in_the_garrison():
    table = owner_of("troop_transports", conflict="skirmish_ix_spice")
    of(table).freighters[ANN] = 2
    table.fight(ann=1)
    to_rewards(table)
    table.answer(ANN, "recall")
    while table.state.round == 1:
        question = table.questions()[0]
        table.answer(question.seat, question.mildest)
    assert table[ANN].garrison == 3 + 3


def test_windtraps_bring_water_when_acquired_and_with_each_victory():
    assert bought("windtraps")[ANN].water == 2
    table = owner_of("windtraps")
    table.fight(ann=1)
    to_rewards(table)
    assert table[ANN].water == 2
    table = owner_of("windtraps")
    table.fight(ann=1, bo=1)
    to_rewards(table)
    assert table[ANN].water == 1, "a tie is no victory"
    assert table[CY].water == 1
