"""Step 7, battle."""

import pytest

from games.core.protocol import Answer
from games.core.texts import words
from tests.dice.table import FOUR, GAME, SIX, TLEILAX_FIRST, DiceTable

NAMES = ("Ann", "Bo")


def test_a_tie_is_won_by_the_defender():
    table = DiceTable("atreides", "harkonnen")
    table.battle("carthag", atreides=4, harkonnen=5)
    table.commit("atreides", atreides=3)
    table.commit("harkonnen", harkonnen=3)
    assert table.forces("carthag", "atreides") == 0
    assert table.forces("carthag", "harkonnen") == 2
    assert table.supply("atreides") == 12
    assert table.supply("harkonnen") == 10


def test_the_winner_keeps_what_was_not_committed_and_the_loser_loses_all():
    table = DiceTable("atreides", "harkonnen")
    table.battle("carthag", atreides=4, harkonnen=3)
    table.commit("atreides", atreides=2)
    table.commit("harkonnen", harkonnen=1)
    assert table.forces("carthag", "atreides") == 2
    assert table.forces("carthag", "harkonnen") == 0


def test_after_a_battle_it_is_told_who_holds_the_region():
    table = DiceTable("atreides", "harkonnen")
    table.battle("carthag", atreides=4, harkonnen=3)
    table.commit("atreides", atreides=2)
    table.commit("harkonnen", harkonnen=1)
    held = [event for event in table.events if event.kind == "holds"]
    assert [(event.seat, event.data["region"], event.data["forces"]["regular"]) for event in held] == [
        (table.seat("atreides"), "carthag", 2)
    ]


def test_who_commits_is_told_what_forces_and_leaders_both_sides_have():
    table = DiceTable("atreides", "harkonnen")
    table.card("atreides", 0, "leto", "duncan_idaho")
    table.battle("carthag", atreides=4, harkonnen=3)
    told = words().say(table.ask("harkonnen", "commit").prompt)
    assert told.split(".")[0] == (
        "You defend Carthag with forces worth 3 and no leader, against forces worth 4 and leaders worth 5"
    )


def test_who_is_awaited_is_named_by_seats_and_not_by_who_attacks():
    table = DiceTable("harkonnen", "atreides")
    table.turn_of("atreides")
    table.battle("carthag", atreides=2, harkonnen=1)
    assert table.view().awaited == (table.seat("harkonnen"), table.seat("atreides"))


def test_who_leads_others_into_a_battle_is_told_whom():
    table = DiceTable(*FOUR)
    table.battle("carthag", atreides=1, harkonnen=1, corrino=1)
    [leader] = [q for q in table.open("commit") if q.seat != table.seat("atreides")]
    led = {"harkonnen": "Corrino", "corrino": "Harkonnen"}[table.houses[leader.seat]]
    assert f"You lead the forces of {led} too." in words().say(leader.prompt)
    assert "You lead" not in words().say(table.ask("atreides", "commit").prompt)


def test_a_region_may_end_up_empty():
    table = DiceTable("atreides", "harkonnen")
    table.battle("carthag", atreides=2, harkonnen=1)
    table.commit("atreides", atreides=2)
    table.commit("harkonnen", harkonnen=1)
    assert table.state.regions["carthag"].forces == {}


def test_a_fortification_destroys_the_last_attacking_force_and_there_is_no_battle():
    """Ruling R38."""
    table = DiceTable("atreides", "harkonnen")
    table.equip("carthag", "fortification")
    table.put("carthag", atreides=1, harkonnen=1)
    table.roll()
    table.end_turn()
    assert table.forces("carthag", "atreides") == 0
    assert table.forces("carthag", "harkonnen") == 1
    assert table.state.regions["carthag"].equipment is None
    assert table.events_of("no-battle")
    assert not table.events_of("fought")


def test_a_fortification_destroys_one_force_of_the_attackers_choice():
    table = DiceTable("corrino", "harkonnen", "atreides", "guild")
    table.equip("carthag", "fortification")
    table.put("carthag", corrino="1r1e", atreides=1, harkonnen=1)
    table.roll("atreides")
    table.ally("atreides")
    table.skip_to("fortification")
    assert set(table.options("corrino")) == {"lose:corrino:regular", "lose:corrino:elite", "lose:atreides:regular"}
    supply = table.supply("atreides")
    table.answer("corrino", "lose:atreides:regular")
    assert table.supply("atreides") == supply + 1
    assert "fortification" in table.state.equipment


def test_infiltration_passes_a_fortification_by():
    table = DiceTable("harkonnen", "atreides")
    table.equip("carthag", "fortification")
    table.battle("carthag", harkonnen=1, atreides=1)
    table.answer("harkonnen", "ignore", kind="fortification")
    assert table.forces("carthag", "harkonnen") == 1
    table.commit("harkonnen", harkonnen=1)
    table.commit("atreides")
    assert table.state.regions["carthag"].equipment == "fortification"


def test_a_player_allied_with_harkonnen_infiltrates_too():
    table = DiceTable(*FOUR)
    table.equip("carthag", "fortification")
    table.put("carthag", atreides=1, guild=1)
    table.roll("harkonnen")
    table.ally("harkonnen")
    table.skip_to("fortification")
    assert "ignore" in table.options("atreides", "fortification")


def test_large_forces_count_two():
    table = DiceTable("corrino", "fremen")
    table.battle("carthag", corrino="1r1e", fremen=2)
    table.commit("corrino", corrino="1r1e")
    table.commit("fremen", fremen=2)
    fought = table.events_of("fought")[0]
    assert (fought["attack_strength"], fought["defence_strength"]) == (3, 4)
    assert table.state.regions["carthag"].forces == {}
    assert table.supply("fremen") == 8


def test_only_a_committed_leader_is_lost():
    table = DiceTable("atreides", "harkonnen")
    table.card("atreides", 0, "leto", "duncan_idaho")
    table.battle("carthag", atreides=1, harkonnen=1)
    table.commit("atreides", "leto")
    table.commit("harkonnen")
    assert table.events_of("fought")[0]["attack_strength"] == 3
    assert table.player("atreides").leaders == ["duncan_idaho"]
    assert table.player("atreides").lost_leaders == ["leto"]


def test_both_atreides_leaders_together_count_five():
    table = DiceTable("atreides", "harkonnen")
    table.card("atreides", 0, "leto", "duncan_idaho")
    table.battle("carthag", atreides=1, harkonnen=1)
    table.commit("atreides", "leto", "duncan_idaho")
    table.commit("harkonnen")
    assert table.events_of("fought")[0]["attack_strength"] == 5


def test_after_an_honourable_duel_atreides_forces_come_home():
    """Ruling R26."""
    table = DiceTable("harkonnen", "atreides")
    table.card("harkonnen", 0, "baron_vladimir")
    table.card("atreides", 0, "leto")
    table.battle("carthag", harkonnen=2, atreides=3)
    table.commit("harkonnen", "baron_vladimir", harkonnen=2)
    table.commit("atreides", "leto", atreides=2)
    assert table.player("atreides").lost_leaders == ["duncan_idaho", "leto"]
    assert table.on_card("atreides") == 3
    assert table.supply("harkonnen") == 12


def fought_words(table: DiceTable) -> str:
    """Return the sentence of the log about the battle."""
    told = GAME.narrate([event for event in table.events if event.kind == "fought"], None)
    return words().say(told[0].text, NAMES)


def test_the_log_says_that_what_was_committed_is_lost():
    table = DiceTable("atreides", "harkonnen")
    table.battle("carthag", atreides=4, harkonnen=3)
    table.commit("atreides", atreides=2)
    table.commit("harkonnen", harkonnen=1)
    assert fought_words(table).endswith("All of that is lost.")


def test_the_log_does_not_call_lost_what_comes_home_from_an_honourable_duel():
    table = DiceTable("harkonnen", "atreides")
    table.card("harkonnen", 0, "baron_vladimir")
    table.card("atreides", 0, "leto")
    table.battle("carthag", harkonnen=2, atreides=3)
    table.commit("harkonnen", "baron_vladimir", harkonnen=2)
    table.commit("atreides", "leto", atreides=2)
    assert "but for the forces that come home from the honourable duel" in fought_words(table)


def test_a_duel_of_leaders_alone_brings_no_committed_force_home():
    table = DiceTable("harkonnen", "atreides")
    table.card("harkonnen", 0, "baron_vladimir")
    table.card("atreides", 0, "leto")
    table.battle("carthag", harkonnen=2, atreides=3)
    table.commit("harkonnen", "baron_vladimir", harkonnen=2)
    table.commit("atreides", "leto")
    assert fought_words(table).endswith("All of that is lost.")
    assert table.on_card("atreides") == 3, "those held back"


def test_without_two_leaders_there_is_no_honourable_duel():
    table = DiceTable("harkonnen", "atreides")
    table.card("atreides", 0, "leto")
    table.battle("carthag", harkonnen=4, atreides=1)
    table.commit("harkonnen", harkonnen=4)
    table.commit("atreides", "leto", atreides=1)
    assert table.on_card("atreides") == 0


def test_a_player_allied_with_atreides_profits_from_the_honourable_duel():
    table = DiceTable("corrino", "atreides", "harkonnen", "guild")
    table.card("corrino", 0, "shaddam_iv")
    table.card("harkonnen", 0, "baron_vladimir")
    table.put("carthag", corrino="2r", harkonnen=3)
    table.roll("atreides")
    table.ally("atreides")
    table.skip_to("commit")
    table.commit("corrino", "shaddam_iv", corrino="1r")
    table.commit("harkonnen", "baron_vladimir", harkonnen=3)
    assert table.on_card("corrino") == 2


def test_evacuation_saves_what_the_guild_did_not_commit():
    table = DiceTable("atreides", "guild")
    table.battle("carthag", atreides=3, guild=3)
    table.commit("atreides", atreides=2)
    table.commit("guild", guild=1)
    assert table.on_card("guild") == 2
    assert table.supply("guild") == 10


def test_evacuation_moves_nothing_after_a_won_battle():
    """Ruling R54."""
    table = DiceTable("atreides", "guild")
    table.battle("carthag", atreides=1, guild=3)
    table.commit("atreides", atreides=1)
    table.commit("guild", guild=1)
    assert table.forces("carthag", "guild") == 2
    assert table.on_card("guild") == 0


def test_the_house_whose_turn_was_most_recent_leads_the_defence():
    table = DiceTable("guild", "corrino", "fremen", "atreides")
    table.card("guild", 0, "edric")
    table.card("corrino", 0, "shaddam_iv")
    table.put("carthag", guild=2, corrino="1r", fremen=3)
    table.turn_of("fremen")
    table.roll("atreides")
    table.skip_to("offer-leader")
    assert table.state.battle.defender == table.seat("corrino")
    table.pick("guild", {}, "offer-leader")
    assert set(table.options("corrino", "commit")) == {"corrino:regular", "guild:regular", "shaddam_iv"}


def test_a_leader_that_is_offered_may_be_committed():
    table = DiceTable("guild", "corrino", "fremen", "atreides")
    table.card("guild", 0, "edric")
    table.put("carthag", guild=2, corrino="1r", fremen=3)
    table.turn_of("fremen")
    table.roll("atreides")
    table.skip_to("offer-leader")
    assert table.ask("guild", "offer-leader").mildest == {}
    table.answer("guild", "edric")
    table.commit("fremen", fremen=1)
    table.commit("corrino", "edric", guild=1)
    assert table.player("guild").lost_leaders == ["edric"]
    assert table.forces("carthag", "guild") == 1


def test_the_attackers_ally_may_offer_a_leader_without_forces_there():
    table = DiceTable(*FOUR)
    table.card("corrino", 0, "shaddam_iv")
    table.put("carthag", atreides=1, guild=1)
    table.roll("corrino")
    table.ally("corrino")
    table.skip_to("offer-leader")
    table.answer("corrino", "shaddam_iv")
    assert "shaddam_iv" in table.options("atreides", "commit")


def test_the_active_player_uses_the_allys_forces_without_consent():
    table = DiceTable(*FOUR)
    table.put("carthag", atreides=1, corrino="1r", guild=1)
    table.roll("corrino")
    table.ally("corrino")
    table.skip_to("commit")
    supply = table.supply("corrino")
    table.commit("atreides", corrino="1r")
    table.commit("guild")
    assert table.supply("corrino") == supply + 1
    assert table.where("atreides") == {"carthag": 1}


def test_where_only_the_ally_meets_an_enemy_there_is_no_battle():
    """Ruling R50."""
    table = DiceTable(*FOUR)
    table.put("carthag", corrino=2, guild=1)
    table.roll("corrino", region=4)
    table.ally("corrino")
    table.skip_to("target")
    table.answer("atreides", "target:carthag")
    table.end_turn()
    assert not table.events_of("battle")


def test_former_allies_who_share_a_region_fight():
    table = DiceTable("corrino", "atreides", "harkonnen", "guild")
    table.put("arrakeen", atreides=1, corrino=1)
    table.roll("atreides", region=4)
    table.answer("corrino", "alone")
    table.skip_to("commit")
    assert table.state.battle.region == "arrakeen"
    assert table.state.active == table.seat("corrino")


def test_the_polar_sink_sees_no_battle():
    table = DiceTable("atreides", "harkonnen", "guild")
    table.put("polar_sink", atreides=1, harkonnen=1, guild=1)
    table.roll()
    table.end_turn()
    assert not table.events_of("battle")


def test_the_storm_keeps_enemies_apart():
    table = DiceTable("atreides", "harkonnen")
    table.put("carthag", atreides=1, harkonnen=1)
    table.state.storm = 4
    table.roll()
    table.end_turn()
    assert not table.events_of("battle")


def test_all_battles_are_fought_in_the_order_the_active_player_chooses():
    table = DiceTable("atreides", "harkonnen")
    table.put("carthag", atreides=1, harkonnen=1)
    table.put("arrakeen", atreides=1, harkonnen=1)
    table.roll()
    table.skip_to("battle")
    assert set(table.options("atreides", "battle")) == {"battle:carthag", "battle:arrakeen"}
    table.answer("atreides", "battle:arrakeen")
    table.end_turn()
    assert [data["region"] for data in table.events_of("battle")] == ["arrakeen", "carthag"]


def test_an_unused_die_of_the_enemy_house_replaces_one_of_its_forces():
    """Ruling R35."""
    table = DiceTable(*TLEILAX_FIRST)
    table.put("carthag", bene_tleilax=1, harkonnen=3)
    table.roll("harkonnen fremen fremen fremen")
    table.answer("bene_tleilax", "name:fremen")
    table.answer("bene_tleilax", "alone")
    table.skip_to("dance")
    table.answer("bene_tleilax", "dance:harkonnen:regular")
    assert table.forces("carthag", "bene_tleilax") == 2
    assert table.forces("carthag", "harkonnen") == 2
    assert not table.open("dance")
    assert table.is_asked("bene_tleilax", "commit")


def test_a_die_used_for_recruitment_serves_no_face_dancer():
    table = DiceTable(*TLEILAX_FIRST)
    table.put("carthag", bene_tleilax=1, harkonnen=3)
    table.roll("harkonnen fremen fremen fremen")
    table.answer("bene_tleilax", "name:harkonnen")
    table.answer("bene_tleilax", "alone")
    table.answer("bene_tleilax", "recruit:1:0:-")
    table.skip_to("commit", "dance")
    assert not table.open("dance")


def test_where_face_dancers_leave_no_enemy_there_is_no_battle():
    """Ruling R35."""
    table = DiceTable(*TLEILAX_FIRST)
    table.put("carthag", bene_tleilax=1, harkonnen=1)
    table.roll("harkonnen fremen fremen fremen")
    table.answer("bene_tleilax", "name:fremen")
    table.answer("bene_tleilax", "alone")
    table.skip_to("dance")
    table.answer("bene_tleilax", "dance:harkonnen:regular")
    assert table.forces("carthag", "bene_tleilax") == 2
    assert table.state.battle is None
    assert table.events_of("no-battle")


def test_for_spice_one_force_a_battle_is_replaced():
    table = DiceTable(*TLEILAX_FIRST, dancers="spice")
    table.put("carthag", bene_tleilax=1, harkonnen=3)
    table.roll("guild guild guild guild", spice=2)
    table.skip_to("dance")
    table.answer("bene_tleilax", "dance:harkonnen:regular")
    assert table.view().spice.total == 1
    assert not table.open("dance")


def test_a_commitment_is_sealed_and_may_be_changed_until_both_are_in():
    table = DiceTable("atreides", "harkonnen")
    table.battle("carthag", atreides=2, harkonnen=3)
    table.commit("harkonnen", harkonnen=1)
    assert table.view().battle.ready == (table.seat("harkonnen"),)
    assert table.view().pledge is None
    assert table.view("atreides").pledge is None
    assert [(part.count) for part in table.view("harkonnen").pledge] == [1]
    assert not table.ask("harkonnen", "commit").waits
    table.commit("harkonnen", harkonnen=3)
    table.commit("atreides", atreides=2)
    assert table.events_of("fought")[0]["defence_strength"] == 3


def test_the_first_commitment_tells_nobody_anything():
    table = DiceTable("atreides", "harkonnen")
    table.battle("carthag", atreides=2, harkonnen=3)
    question = table.ask("harkonnen", "commit")
    step = GAME.answer(table.state, Answer(question.id, question.seat, {"harkonnen:regular": 2}))
    assert step.events == ()
    assert not step.reveals


@pytest.mark.parametrize(
    ("silence", "picks"),
    [
        ("forces", {"harkonnen:regular": 3}),
        ("everything", {"harkonnen:regular": 3, "baron_vladimir": 1}),
        ("nothing", {}),
    ],
)
def test_what_a_silent_defender_commits_is_the_tables_choice(silence, picks):
    table = DiceTable("atreides", "harkonnen", silence=silence)
    table.card("harkonnen", 0, "baron_vladimir")
    table.battle("carthag", atreides=2, harkonnen=3)
    assert table.ask("harkonnen", "commit").mildest == picks


def test_an_uncommitted_leader_fights_in_the_next_battle():
    table = DiceTable("atreides", "harkonnen")
    table.card("atreides", 0, "leto")
    table.put("carthag", atreides=1, harkonnen=1)
    table.put("arrakeen", atreides=1, harkonnen=1)
    table.roll()
    table.skip_to("battle")
    table.answer("atreides", "battle:carthag")
    table.commit("atreides")
    table.commit("harkonnen")
    assert "leto" in table.options("atreides", "commit")


def test_a_guild_ally_lets_the_active_players_others_escape():
    table = DiceTable(*FOUR)
    table.put("carthag", atreides=3, harkonnen=3)
    table.roll("guild")
    table.ally("guild")
    table.skip_to("commit")
    table.commit("atreides", atreides=1)
    table.commit("harkonnen", harkonnen=2)
    assert table.on_card("atreides") == 2
    assert table.supply("atreides") == 10


def test_a_force_lost_to_a_fortification_is_not_saved():
    """Ruling R52."""
    table = DiceTable("guild", "atreides")
    table.equip("carthag", "fortification")
    table.battle("carthag", guild=2, atreides=1)
    assert table.supply("guild") == 11
    assert table.on_card("guild") == 0


def test_all_six_have_a_leader_question_only_if_they_have_a_leader():
    table = DiceTable(*SIX)
    table.battle("carthag", atreides=1, harkonnen=1, fremen=1)
    assert not table.open("offer-leader")


def test_what_lies_under_anothers_seal_is_mixed_for_the_leak_test():
    table = DiceTable("atreides", "harkonnen")
    table.battle("carthag", atreides=4, harkonnen=4)
    table.commit("harkonnen", harkonnen=1)
    attacker, defender = table.seat("atreides"), table.seat("harkonnen")

    def sealed(reader: int, salt: int) -> dict[str, int]:
        mixed = GAME.shuffle_hidden(table.state, reader, str(salt))
        return next(ask.given for ask in mixed.asks if ask.seat == defender)

    assert len({str(sealed(attacker, salt)) for salt in range(10)}) > 1
    assert all(sealed(defender, salt) == {"harkonnen:regular": 1} for salt in range(10))


def test_a_prediction_is_mixed_for_everybody_else():
    table = DiceTable("bene_gesserit", "atreides", "fremen", "corrino", "guild")
    table.state.prediction = "fremen"
    found = {GAME.shuffle_hidden(table.state, 1, str(salt)).prediction for salt in range(20)}
    assert len(found) > 1
    assert {GAME.shuffle_hidden(table.state, 0, str(salt)).prediction for salt in range(20)} == {"fremen"}
