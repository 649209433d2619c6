"""The log: who reads what, in calm sentences without repetition."""

from __future__ import annotations

import pytest

from games.core.protocol import Event
from games.core.texts import plain, words
from games.imperium import GAME
from tests.imperium.table import ANN, BO, CY, NAMES, imperium


def last(table, reader=None) -> str:
    return table.log(reader)[-1]


def test_a_visit_is_one_sentence_with_all_that_it_brought():
    table = imperium()
    table.send(ANN, "reconnaissance", "arrakeen")
    table.rest(ANN)
    table.deploy(ANN, 1)
    assert last(table) == (
        "Ann sent an agent to Arrakeen with Reconnaissance: recruited a troop, drew a card and deployed a troop."
    )


def test_gains_share_a_verb_and_copies_are_counted():
    table = imperium()
    table.reveal(ANN, "dagger", "dagger", "convincing_argument")
    table.answer(ANN, "buy:arrakis_liaison")
    assert last(table) == (
        "Ann revealed 2 × Dagger and Convincing Argument: gained 2 swords and 2 persuasion; acquired Arrakis Liaison."
    )


def in_brief(line) -> list[str]:
    return [plain(words().say(telling, NAMES)) for telling in line.briefer]


def test_in_brief_a_visit_goes_without_its_card():
    table = imperium()
    steps = [table.send(ANN, "reconnaissance", "arrakeen"), table.rest(ANN), table.deploy(ANN, 1)]
    (line,) = GAME.narrate([event for step in steps for event in step.events], None)
    told = "Ann sent an agent to Arrakeen: recruited a troop, drew a card and deployed a troop."
    assert in_brief(line) == [told, told]


def test_in_fewer_words_still_a_visit_goes_without_goods_that_the_board_counts():
    table = imperium()
    table[ANN].influence["fremen"] = 1
    step = table.send(ANN, "diplomacy", "stillsuits")
    (line,) = GAME.narrate(step.events, None)
    assert in_brief(line) == [
        "Ann sent an agent to Stillsuits: gained 1 water and gained influence with the Fremen (1 → 2, +1 victory point).",
        "Ann sent an agent to Stillsuits: gained influence with the Fremen (1 → 2, +1 victory point).",
    ]


def test_in_brief_a_reveal_tells_what_came_of_it():
    table = imperium()
    shown = table.reveal(ANN, "dagger", "dagger", "convincing_argument")
    bought = table.answer(ANN, "buy:arrakis_liaison")
    assert in_brief(GAME.narrate(shown.events, None)[0]) == ["Ann revealed 3 cards: gained 2 swords and 2 persuasion."]
    (line,) = GAME.narrate([*shown.events, *bought.events], None)
    assert in_brief(line) == ["Ann revealed 3 cards: acquired Arrakis Liaison."]


def test_the_outcome_of_a_conflict_weighs_most_of_a_round_and_names_its_winner():
    table = imperium()
    table.fight(ann=3, bo=2)
    table.finish_round()
    events = [event for step in table.steps for event in step.events]
    heaviest = max(GAME.narrate(events, None), key=lambda line: line.weight)
    assert plain(words().say(heaviest.text, NAMES)).startswith("Ann won the conflict")
    assert heaviest.marks == ("conflict", "winner:0")


def test_the_first_reward_is_told_first_though_the_second_is_paid_first():
    table = imperium()
    table.fight(ann=2, bo=3)
    table.finish_round()
    events = [event for step in table.steps for event in step.events]
    told = [plain(words().say(line.text, NAMES)) for line in GAME.narrate(events, None)]
    first, second = [sentence for sentence in told if " reward" in sentence]
    assert first.startswith("Bo took the first reward")
    assert second.startswith("Ann took the second reward")


def test_whoever_begins_the_round_reads_it_as_you():
    began = Event("round_began", ANN, {"round": 2, "conflict": "guild_bank_raid"})
    said = {seat: plain(words().say(GAME.narrate([began], seat)[0].text, NAMES)) for seat in (ANN, BO)}
    assert said[ANN].startswith("Round 2 began. The conflict is Guild Bank Raid, and you go first.")
    assert said[BO].startswith("Round 2 began. The conflict is Guild Bank Raid, and Ann goes first.")


def test_a_round_begins_with_what_its_conflict_brings():
    began = Event("round_began", ANN, {"round": 2, "conflict": "siege_of_arrakeen"})
    (line,) = GAME.narrate([began], None)
    first, second, third = "gain 1 victory point and take control of Arrakeen", "gain 4 solari", "gain 2 solari"
    said = plain(words().say(line.text, NAMES))
    assert said.endswith(f"goes first. First place: {first}. Second: {second}. Third: {third}.")
    assert in_brief(line)[-1] == "Round 2 began. The conflict is Siege of Arrakeen, and Ann goes first."


def test_what_anothers_turn_brings_is_not_told_of_ones_own_turn_before_it():
    table = imperium()
    table.state.places["arrakeen"].controller = ANN
    table.send(ANN, "diplomacy", "wealth")
    table.rest(ANN)
    table.end(ANN)
    table.send(BO, "reconnaissance", "arrakeen")
    assert table.log()[-3].startswith("Ann sent an agent to Wealth")
    assert "Arrakeen" not in table.log()[-3]
    assert table.log()[-1] == "Ann gained 1 solari for controlling Arrakeen."


def test_every_name_of_a_list_is_italic_on_its_own():
    table = imperium()
    step = table.reveal(ANN, "dune_the_desert_planet", "dagger")
    (line,) = GAME.narrate(step.events, None)
    assert words().say(line.text, NAMES).startswith("**Ann** revealed *Dune, the Desert Planet* and *Dagger*:")


def test_drawn_cards_are_named_to_their_owner_only():
    table = imperium()
    table.stack_deck(ANN, "signet_ring")
    table.send(ANN, "dr_yueh", "carthag")
    table.do(ANN, "dr_yueh.draw")
    assert last(table, ANN).endswith("drew Signet Ring.")
    assert last(table, BO).endswith("drew a card.")
    assert last(table).endswith("drew a card.")


def test_a_stolen_intrigue_card_is_named_to_thief_and_victim_only():
    table = imperium()
    table.hold_intrigue(BO, "ambush", "charisma", "refocus", "windfall")
    table.send(ANN, "diplomacy", "secrets")
    table.do(ANN, "secrets.special")
    (stolen,) = table[ANN].intrigue
    name = words().say(GAME.view(table.state, ANN).me.intrigue[0].name)
    assert stolen in ("ambush", "charisma", "refocus", "windfall")
    assert last(table, ANN).endswith(f"took the Intrigue card {name} from Bo.")
    assert last(table, BO).endswith(f"took the Intrigue card {name} from you.")
    assert last(table, CY).endswith("took an Intrigue card from Bo.")


def test_the_barons_factions_are_told_to_the_baron_only():
    table = imperium(leader="baron_vladimir_harkonnen")
    assert "You chose the Emperor and the Spacing Guild in secret." in table.log(ANN)
    assert "Ann chose two factions in secret." in table.log(BO)


def test_the_bonus_of_control_says_why_it_is_paid():
    table = imperium()
    table.state.places["arrakeen"].controller = BO
    table.send(ANN, "reconnaissance", "arrakeen")
    assert last(table) == "Bo gained 1 solari for controlling Arrakeen."
    assert last(table, BO) == "You gained 1 solari for controlling Arrakeen."


def test_what_a_leader_starts_with_is_told():
    table = imperium(leader="glossu_the_beast_rabban", leaders={CY: "helena_richese"})
    assert "Ann started with 1 spice and 1 solari more." in table.log()


@pytest.mark.parametrize(("before", "told"), [(0, "(0 → 1)."), (1, "(1 → 2, +1 victory point)."), (2, "(2 → 3).")])
def test_a_friendship_is_told_with_its_point(before, told):
    table = imperium()
    table[ANN].influence["emperor"] = before
    table.plot(ANN, "favored_subject")
    assert last(table) == f"Ann played Favored Subject and gained influence with the Emperor {told}"


def test_an_alliance_that_falls_back_to_the_board_is_told():
    table = imperium()
    table.give_alliance("emperor", ANN)
    table[ANN].spice = 2
    table.send(ANN, "shifting_allegiances", "secure_contract")
    table.do(ANN, "shifting_allegiances")
    table.answer(ANN, "emperor")
    assert last(table).endswith("lost the alliance with the Emperor (−1 victory point).")


def test_an_alliance_taken_from_somebody_names_them():
    table = imperium()
    table.give_alliance("emperor", BO)
    table[ANN].influence["emperor"] = 4
    table.plot(ANN, "favored_subject")
    assert last(table).endswith("took the alliance with the Emperor, and its victory point, from Bo.")
    assert last(table, BO).endswith("from you.")


def test_what_a_plot_brought_is_told_after_the_plot():
    table = imperium()
    table.send(ANN, "diplomacy", "wealth")
    table.plot(ANN, "windfall")
    assert (
        last(table)
        == "Ann sent an agent to Wealth with Diplomacy: gained 2 solari, gained influence with the Emperor (0 → 1), "
        "played Windfall and gained 2 solari."
    )


def test_strengths_are_told_once_unless_they_change():
    table = imperium(conflict="guild_bank_raid")
    table.fight(ann=2, bo=1)
    table.to_combat()
    assert "Combat: Ann 4 and Bo 2." in table.log()
    assert "Ann won the conflict Guild Bank Raid." in table.log()
    changed = imperium(conflict="guild_bank_raid")
    changed.fight(ann=2, bo=1)
    changed.hold_intrigue(BO, "ambush")
    changed.to_combat()
    changed.answer(BO, "combat:ambush")
    assert "Bo won the conflict Guild Bank Raid (Ann 4 and Bo 6)." in changed.log()


def test_a_conflict_without_troops_takes_one_sentence():
    table = imperium()
    table.to_combat()
    assert [line for line in table.log() if "ought" in line or "Combat" in line] == [
        "Nobody fought in the conflict Skirmish."
    ]


def test_a_defender_is_told_as_coming_from_the_supply():
    table = imperium()
    table.state.places["arrakeen"].controller = BO
    table.state.conflict_deck.append("siege_of_arrakeen")
    table.to_combat()
    table.answer(BO, "defend")
    assert "Bo deployed a troop from the supply." in table.log()


def test_nobody_is_told_of_the_hands_of_others_at_the_start_of_a_round():
    table = imperium()
    assert [line for line in table.log(BO) if "drew" in line and not line.startswith("You")] == []
    assert sum(line.startswith("You drew") for line in table.log(BO)) == 1


def test_players_who_pass_in_combat_one_after_the_other_share_a_sentence():
    passed = [Event("combat_passed", seat, {}) for seat in (ANN, BO, CY)]
    assert told_to(None, passed) == ["Ann, Bo and Cy passed in combat."]
    assert told_to(BO, passed) == ["Ann passed in combat.", "You passed in combat.", "Cy passed in combat."]


def told_to(reader, events) -> list[str]:
    return [plain(words().say(line.text, NAMES)) for line in GAME.narrate(events, reader)]
