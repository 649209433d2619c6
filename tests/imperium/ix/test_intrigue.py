"""Every Intrigue card of Rise of Ix, in play."""

from __future__ import annotations

from games.imperium.rules.acquiring import SPICE_MUST_FLOW
from tests.imperium.ix.table import commission, give_tile, hold_ship, of, show, with_ix
from tests.imperium.table import ANN, BO


def in_combat(card: str, *, rivals: int = 1, **named):
    """Return a combat in which Ann has the card and one troop, and Bo fights too."""
    table = with_ix(**named)
    table.fight(ann=1, bo=rivals)
    table.hold_intrigue(ANN, card, "expedite")
    table.to_combat()
    return table


def in_the_endgame(*cards: str):
    table = with_ix()
    table.hold_intrigue(ANN, *cards)
    return table


def test_advanced_weaponry_commissions_or_arms():
    table = with_ix()
    table[ANN].solari = 3
    table.plot(ANN, "advanced_weaponry")
    assert (of(table).ships[ANN].garrison, table[ANN].solari) == (1, 0)
    table = with_ix()
    give_tile(table, ANN, "artillery", "spaceport", "flagship")
    table.fight(ann=1, bo=1)
    table.hold_intrigue(ANN, "advanced_weaponry", "expedite")
    table.to_combat()
    table.answer(ANN, "combat:advanced_weaponry")
    assert table[ANN].swords == 4


def test_blackmail_costs_real_influence():
    table = in_combat("blackmail")
    assert table.keys(ANN) == ["pass"]
    table = with_ix()
    table[ANN].influence["guild"] = 1
    table.fight(ann=1, bo=1)
    table.hold_intrigue(ANN, "blackmail", "expedite")
    table.to_combat()
    table.answer(ANN, "combat:blackmail")
    table.answer(ANN, "guild")
    assert (table[ANN].swords, table[ANN].influence["guild"]) == (5, 0)


def test_cannon_turrets_drive_every_enemy_dreadnought_home():
    table = with_ix()
    table.fight(ann=1)
    commission(table, BO, conflict=1)
    table[BO].swords = 4
    table.hold_intrigue(ANN, "cannon_turrets", "expedite")
    table.to_combat()
    table.answer(ANN, "combat:cannon_turrets")
    assert (table[ANN].swords, of(table).ships[BO].garrison, table.strength(BO)) == (2, 1, 0)
    while table.state.round == 1:
        question = table.questions()[0]
        table.answer(question.seat, question.mildest)
    assert table.vp(ANN) == 1
    assert table[BO].solari == 0, "no reward without a unit"


def test_cull_trashes_for_a_solari():
    table = with_ix()
    table[ANN].solari = 1
    table.plot(ANN, "cull")
    table.answer(ANN, next(key for key in table.keys(ANN) if key.startswith("hand:")))
    assert len(table[ANN].trashed) == 1


def test_diversion_wants_four_units_in_one_turn():
    table = with_ix()
    table.hold_intrigue(ANN, "diversion")
    commission(table, ANN, garrison=1)
    table[ANN].spice = 6
    table.send(ANN, "diplomacy", "heighliner")
    table.rest(ANN)
    table.deploy(ANN, 3)
    assert "plot:diversion" not in table.keys(ANN)
    table.answer(ANN, "deploy_dreadnought:1")
    table.answer(ANN, "plot:diversion")
    table.answer(ANN, "advance")
    assert of(table).freighters[ANN] == 1


def test_expedite_moves_the_freighter_before_an_agent_is_sent():
    table = with_ix()
    table[ANN].spice = 1
    of(table).freighters[ANN] = 1
    table.plot(ANN, "expedite")
    table.answer(ANN, "recall")
    table.do(ANN, "shipping.choose:b")
    assert table[ANN].spice == 2, "gained before the agent is sent"


def test_finesse_shifts_influence_or_fights():
    table = with_ix()
    table[ANN].influence["guild"] = 1
    table.plot(ANN, "finesse")
    table.answer(ANN, "guild")
    table.answer(ANN, "fremen")
    assert (table[ANN].influence["guild"], table[ANN].influence["fremen"]) == (0, 1)
    table = in_combat("finesse")
    table.answer(ANN, "combat:finesse")
    assert table[ANN].swords == 2


def test_glimpse_the_path_costs_spice():
    table = with_ix()
    table[ANN].spice = 1
    table.plot(ANN, "glimpse_the_path")
    assert (table[ANN].spice, table[ANN].water, len(table[ANN].hand)) == (0, 2, 6)


def test_grand_conspiracy_counts_its_four_plots():
    for seated, points in ((False, 1), (True, 2)):
        table = with_ix()
        commission(table, ANN, garrison=1)
        hold_ship(table, ANN, "carthag")
        table[ANN].discard.append(SPICE_MUST_FLOW)
        table.state.reserve[SPICE_MUST_FLOW] -= 1
        table[ANN].influence.update(emperor=4, guild=4)
        table[ANN].council_seat = seated
        table.hold_intrigue(ANN, "grand_conspiracy")
        before = table.vp(ANN)
        table.to_endgame()
        while not table.is_asked(ANN, "endgame"):
            table.answer(table.questions()[0].seat, table.questions()[0].mildest)
        table.answer(ANN, "endgame:grand_conspiracy")
        assert table.vp(ANN) == before + points


def test_ixian_probe_changes_two_cards_which_unload():
    table = with_ix()
    table.give_hand(ANN, "choam_delegate", "dagger")
    table.plot(ANN, "ixian_probe")
    table.answer(ANN, {"choam_delegate": 1, "dagger": 1})
    assert (table[ANN].solari, len(table[ANN].hand)) == (3, 2)


def test_machine_culture_buys_tech_or_scores_with_three_tiles():
    table = with_ix()
    show(table, "windtraps", "flagship", "spaceport")
    table[ANN].spice = 2
    table.plot(ANN, "machine_culture")
    table.answer(ANN, "windtraps")
    assert of(table).tiles[ANN] == ["windtraps"]
    table = with_ix()
    give_tile(table, ANN, "artillery", "spaceport", "windtraps")
    table.hold_intrigue(ANN, "machine_culture")
    table.to_endgame()
    table.answer(ANN, "endgame:machine_culture")
    assert table.vp(ANN) == 1


def test_quid_pro_quo_pays_with_each_faction_that_is_visited():
    table = with_ix()
    table[ANN].spice = 2
    table.place_agent(ANN, "wealth")
    table.place_agent(ANN, "secrets")
    table.plot(ANN, "quid_pro_quo")
    assert table[ANN].influence == {"emperor": 1, "guild": 0, "bene_gesserit": 1, "fremen": 0}


def test_second_wave_brings_up_two_units_of_the_garrison():
    table = with_ix()
    table.fight(ann=1, bo=1)
    commission(table, ANN, garrison=1)
    table.hold_intrigue(ANN, "second_wave", "expedite")
    table.to_combat()
    table.answer(ANN, "combat:second_wave")
    table.answer(ANN, {"troop": 1, "dreadnought": 1})
    assert (table[ANN].troops, of(table).ships[ANN].troops, table.strength(ANN)) == (2, 1, 4 + 3 + 2)


def test_secret_forces_wait_for_a_councillor():
    table = with_ix()
    table.hold_intrigue(ANN, "secret_forces")
    assert "plot:secret_forces" not in table.keys(ANN)
    table[ANN].council_seat = True
    table.answer(ANN, "plot:secret_forces")
    assert table[ANN].garrison == 5


def test_strategic_push_pays_a_winner_and_nobody_else():
    table = in_combat("strategic_push")
    table.answer(ANN, "combat:strategic_push")
    while table.state.round == 1:
        question = table.questions()[0]
        table.answer(question.seat, question.mildest)
    assert table[ANN].solari == 2
    table = in_combat("strategic_push", rivals=2)
    table.answer(ANN, "combat:strategic_push")
    while table.state.round == 1:
        question = table.questions()[0]
        table.answer(question.seat, question.mildest)
    assert table[ANN].solari == 2, "of the second reward; a tie is no victory"


def test_strongarm_loses_a_troop_for_influence_where_the_agent_is():
    table = with_ix()
    table.send(ANN, "diplomacy", "wealth")
    before = table[ANN].influence["emperor"]
    table.plot(ANN, "strongarm")
    table.answer(ANN, "garrison")
    assert (table[ANN].garrison, table[ANN].influence["emperor"]) == (2, before + 1)


def test_war_chest_arms_or_scores_with_ten_solari():
    table = with_ix()
    table[ANN].solari = 2
    table.fight(ann=1, bo=1)
    table.hold_intrigue(ANN, "war_chest", "expedite")
    table.to_combat()
    table.answer(ANN, "combat:war_chest")
    assert (table[ANN].swords, table[ANN].solari) == (4, 0)
    table = in_the_endgame("war_chest")
    table[ANN].solari = 10
    table.to_endgame()
    table.answer(ANN, "endgame:war_chest")
    assert (table.vp(ANN), table[ANN].solari) == (1, 10)
