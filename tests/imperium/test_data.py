"""The data files: the counts of the box, and mistakes that name file, entry and reason."""

from __future__ import annotations

import re
import shutil
from collections import Counter

import msgspec
import pytest

from games.core.data import BadData
from games.core.data_errors import read_entry
from games.imperium import components, hagal
from games.imperium.components import TRACK_BONUS, deck_of
from games.imperium.hagal.cards import Difficulty, HagalCard
from games.imperium.ix.tiles import Tile
from tests.imperium.base import CARDS, CONFLICTS, INTRIGUE, LEADERS, SPACES
from tests.imperium.cards.test_printed import IMPERIUM, RESERVE, STARTERS

# ---------------------------------------------------------------- what is in the box


def test_the_decks_have_their_cards():
    for which, cards in (("starter", STARTERS), ("reserve", RESERVE), ("imperium", IMPERIUM)):
        assert Counter(deck_of(which)) == {card: copies for card, (copies, *_) in cards.items()}


def test_the_reserve_has_its_stacks():
    assert {key: card.copies for key, card in CARDS.items() if card.set == "reserve"} == {
        "arrakis_liaison": 8,
        "the_spice_must_flow": 10,
        "foldspace": 6,
    }


def test_there_are_forty_intrigue_cards_of_thirty_four_kinds():
    assert len(INTRIGUE) == 34
    copies = {
        kind: sum(c.copies for c in INTRIGUE.values() if c.kinds == kind)
        for kind in {c.kinds for c in INTRIGUE.values()}
    }
    assert copies == {("plot",): 26, ("combat",): 11, ("endgame",): 2, ("combat", "endgame"): 1}


def test_there_are_eighteen_conflicts_of_three_levels():
    assert [sum(conflict.level == level for conflict in CONFLICTS.values()) for level in (1, 2, 3)] == [4, 10, 4]


def test_the_board_has_its_spaces():
    assert len(SPACES) == 22
    assert sum(space.combat for space in SPACES.values()) == 10
    assert sum(bool(space.maker) for space in SPACES.values()) == 3
    assert sum(bool(space.control_bonus) for space in SPACES.values()) == 3
    assert sum(bool(space.faction) for space in SPACES.values()) == 8


def test_there_are_eight_leaders_of_four_houses_and_four_tracks():
    assert len(LEADERS) == 8
    assert len({leader.house for leader in LEADERS.values()}) == 4
    assert len(TRACK_BONUS) == 4


# ---------------------------------------------------------------- mistakes


@pytest.fixture
def data(tmp_path, monkeypatch):
    """Return a copy of the data files in which a test can make a mistake."""
    folder = tmp_path / "imperium"
    shutil.copytree(components.FOLDER, folder)
    monkeypatch.setattr(components, "FOLDER", folder)
    return folder


def mistake(data, file, right, wrong):
    """Return the error message for one mistake."""
    path = data / file
    text = path.read_text(encoding="utf-8")
    assert right in text
    path.write_text(text.replace(right, wrong, 1), encoding="utf-8")
    with pytest.raises(BadData) as caught:
        components.load()
    return str(caught.value)


def test_the_files_as_they_are_have_no_mistake(data):
    components.load()


MISTAKES = {
    "an unknown word": ("cards.toml", 'is = "trash_self"', 'is = "trash_itself"', "seek_allies", "trash_itself"),
    "a misspelt field of a card": ("cards.toml", "icons = ", "icon = ", "dagger", "icon"),
    "a misspelt field of a word": ("cards.toml", 'what = "swords", n = 1', 'what = "swords", number = 1', "dagger", "number"),
    "a word without what it needs": ("cards.toml", '{ is = "gain", what = "persuasion", n = 2 }', '{ is = "gain" }', "convincing_argument", "reveal[0].what is missing: one of persuasion, solari"),
    "a word that is only a name": ("cards.toml", '[{ is = "trash_self" }]', '["trash_self"]', "seek_allies", "word"),
    "an unknown resource": ("cards.toml", 'what = "swords"', 'what = "sword"', "dagger", "reveal[0].what: 'sword' is none of persuasion, solari, spice, swords, vp, water"),
    "a number that is none": ("cards.toml", "copies = 2", 'copies = "two"', "convincing_argument", "copies"),
    "no copy at all": ("cards.toml", "copies = 2", "copies = 0", "convincing_argument", "copies"),
    "a number below nothing": ("cards.toml", 'what = "persuasion", n = 2', 'what = "persuasion", n = -2', "convincing_argument", "reveal[0].n: -2 is below 1"),
    "an unknown symbol": ("cards.toml", 'icons = ["landsraad"]', 'icons = ["landsrad"]', "dagger", "landsrad"),
    "an unknown set": ("cards.toml", 'set = "starter"', 'set = "startr"', "convincing_argument", "startr"),
    "an unknown faction in a condition": ("cards.toml", 'is = "other_in_play", faction = "fremen"', 'is = "other_in_play", faction = "fremn"', "crysknife", "reveal[1].condition.faction: 'fremn' is none of"),
    "an unknown condition": ("cards.toml", 'is = "other_in_play"', 'is = "others_in_play"', "crysknife", "others_in_play"),
    "an unknown special": ("cards.toml", 'name = "voice"', 'name = "vioce"', "the_voice", "agent[0]: no special is called 'vioce'; perhaps 'voice' is meant"),
    "an unknown thing that lasts": ("cards.toml", 'kind = "double_harvest"', 'kind = "double_harvst"', "carryall", "agent[0]: nothing that lasts is called 'double_harvst'; perhaps 'double_harvest' is meant"),
    "a card of the row without a price": ("cards.toml", "[arrakis_recruiter]\ncopies = 2\ncost = 2\n", "[arrakis_recruiter]\ncopies = 2\n", "arrakis_recruiter", "cost is missing: a number from 0 to 12"),
    "a heading that no sentence could bear": ("cards.toml", "[arrakis_recruiter]", '["Arrakis Recruiter"]', "Arrakis Recruiter", "'A' stands in the heading: it is of small letters, figures and _"),
    "an unknown cost": ("cards.toml", "cost = { water = 1 }", "cost = { watr = 1 }", "duncan_idaho", "watr"),
    "a mistake deep in an arrow": ("cards.toml", 'then = [{ is = "recruit", n = 3 }]', 'then = [{ is = "recruit", troops = 3 }]', "fremen_camp", "agent[0].then[0].troops: there is no such field; there are n, ready"),
    "an unknown card on a space": ("spaces.toml", 'card = "foldspace"', 'card = "foldspce"', "foldspace", "effect[0].card: no card is called 'foldspce'; perhaps 'foldspace' is meant"),
    "an unknown thing had once": ("spaces.toml", 'once = "council_seat"', 'once = "council_chair"', "high_council", "once: nothing had once is called 'council_chair'; perhaps 'council_seat' is meant"),
    "an unknown card in a condition": ("intrigue.toml", 'card = "the_spice_must_flow"', 'card = "the_spice"', "corner_the_market", "the_spice"),
    "an unknown kind of intrigue": ("intrigue.toml", 'kind = "plot"', 'kind = "plan"', "bindu_suspension", "plan"),
    "a misspelt field of a use": ("intrigue.toml", 'condition = { is = "council_seat" }', 'conditions = { is = "council_seat" }', "councilors_dispensation", "conditions"),
    "a conflict for an unknown space": ("conflicts.toml", 'controls = "arrakeen"', 'controls = "arakeen"', "siege_of_arrakeen", "controls: no space is called 'arakeen'; perhaps 'arrakeen' is meant"),
    "a conflict for a space nobody controls": ("conflicts.toml", 'controls = "arrakeen"', 'controls = "wealth"', "siege_of_arrakeen", "controls: wealth cannot be controlled"),
    "control of an unknown space": ("conflicts.toml", 'is = "control", space = "arrakeen"', 'is = "control", space = "arakeen"', "siege_of_arrakeen", "first[1].space: no space is called 'arakeen'; perhaps 'arrakeen' is meant"),
    "a conflict of no level": ("conflicts.toml", "level = 1", "level = 4", "skirmish_a", "level"),
    "a misspelt ability of a leader": ("leaders.toml", "sees_deck_top = true", "sees_deck = true", "paul_atreides", "sees_deck"),
    "a choice that is none": ("conflicts.toml", "n = 3 }]], n = 2", "n = 3 }]], n = 3", "battle_for_arrakeen", "no choice"),
    "a price that is a slip of the pen": ("cards.toml", "cost = 8", "cost = 400", "choam_directorship", "cost: 400 is above 12"),
    "more influence than a track has steps": ("cards.toml", '{ is = "influence_each", n = 1 }', '{ is = "influence_each", n = 9 }', "choam_directorship", "acquire[0].n: 9 is above 6"),
    "an effect that does nothing": ("cards.toml", '{ is = "recruit", n = 3 }', '{ is = "recruit", n = 0 }', "fremen_camp", "agent[0].then[0].n: 0 is below 1"),
    "a condition that always holds": ("cards.toml", 'is = "influence", faction = "fremen", n = 2', 'is = "influence", faction = "fremen", n = 7', "worm_riders", "reveal[0].condition.n: 7 is above 6"),
    "a list without its brackets": ("cards.toml", '[{ is = "trash_self" }]', '{ is = "trash_self" }', "seek_allies", "agent: a list is wanted"),
    "a price that a track cannot pay": ("cards.toml", "cost = { influence = 1,", "cost = { influence = 9,", "shifting_allegiances", "cost.influence: 9 is above 6"),
    "a price of nothing": ("cards.toml", "cost = { water = 1 }", "cost = {}", "duncan_idaho", "agent[0]: a price of nothing is none"),
    "a part of a price that is nothing": ("intrigue.toml", "cost = { solari = 2 }", "cost = { solari = 0 }", "bribery", "uses[0].cost.solari: 0 is below 1"),
    "an unknown good in a space's price": ("spaces.toml", "cost = { spice = ", "cost = { spise = ", "conspire", "cost.spise: 'spise' is none of solari, spice, water"),
    "nothing after an arrow": ("cards.toml", 'then = [{ is = "recruit", n = 3 }]', "then = []", "fremen_camp", "agent[0].then: the list is empty"),
    "influence with nobody": ("cards.toml", 'of = ["guild", "bene_gesserit", "fremen"]', "of = []", "firm_grip", "agent[0].then[0].of: the list is empty"),
    "an agent icon that stands twice": ("cards.toml", 'icons = ["landsraad"]', 'icons = ["landsraad", "landsraad"]', "dagger", "icons: 'landsraad' stands twice"),
    "the same faction or the same": ("cards.toml", 'of = ["guild", "bene_gesserit", "fremen"]', 'of = ["guild", "guild"]', "firm_grip", "agent[0].then[0].of: 'guild' stands twice"),
    "a card from the reserve that is not in it": ("spaces.toml", 'card = "foldspace"', 'card = "dagger"', "foldspace", "effect[0].card: 'dagger' is no card for it; there are arrakis_liaison, foldspace, the_spice_must_flow"),
    "control of a space nobody controls": ("conflicts.toml", 'is = "control", space = "arrakeen"', 'is = "control", space = "wealth"', "siege_of_arrakeen", "first[1].space: 'wealth' is no space for it; there are arrakeen, carthag, imperial_basin"),
    "more cards than a hand has": ("cards.toml", 'what = "discard", n = 2', 'what = "discard", n = 9', "reverend_mother_mohiam", "agent[0].then[0].n: 9 is above 5"),
    "more points than a card gives": ("cards.toml", 'what = "vp", n = 1', 'what = "vp", n = 9', "the_spice_must_flow", "acquire[0]: n: 9 is above 3, for vp"),
    "more cards than are held": ("cards.toml", 'is = "draw", n = 1', 'is = "draw", n = 9', "foldspace", "agent[0].n: 9 is above 5"),
    "an unknown faction track": ("tracks.toml", "[emperor]", "[emporer]", "emporer", "emporer"),
}  # fmt: skip


@pytest.mark.parametrize(("file", "right", "wrong", "entry", "reason"), MISTAKES.values(), ids=MISTAKES.keys())
def test_a_mistake_names_file_entry_and_reason(data, file, right, wrong, entry, reason):
    told = mistake(data, file, right, wrong)
    assert told.startswith(f"{file}, [{entry}]: ")
    assert reason in told.split(": ", 1)[1]


STRIKE = {"is": "strike", "n": 2}
SLIPS_BEYOND_THE_BASE = {
    "a price": (Tile, {"key": "spy", "cost": 400}, "cost: 400 is above 12"),
    "a number of troops": (Tile, {"key": "spy", "cost": 2, "acquire": [{**STRIKE, "n": 0}]}, "acquire[0].n: 0 is below 1"),
    "a discount": (Tile, {"key": "spy", "cost": 2, "use": [{"is": "acquire_tech", "discount": 400}]}, "use[0].discount: 400 is above 5"),
    "a condition": (Tile, {"key": "spy", "cost": 2, "win": [{"is": "if", "condition": {"is": "tiles", "n": 400}, "then": [STRIKE]}]}, "win[0].condition.n: 400 is above 5"),
    "what it always does": (Tile, {"key": "spy", "cost": 2, "always": "wins"}, "always: 'wins' is none of carries_troops, detonates, to_deck_top, wins_ties"),
    "a rival's swords": (HagalCard, {"key": "spy", "swords": 13}, "swords: 13 is above 12"),
    "a round before the first": (Difficulty, {"key": "spy", "mentat_cost": 1, "garrison": 1, "intrigue": 1, "swordmasters": 0}, "swordmasters: 0 is below 1"),
    "a rival's gift to the human": (Difficulty, {"key": "spy", "mentat_cost": 1, "garrison": 1, "intrigue": 1, "swordmasters": 1, "human": {"spice": 400}}, "human.spice: 400 is above 12"),
}  # fmt: skip


@pytest.mark.parametrize(("kind", "plain", "reason"), SLIPS_BEYOND_THE_BASE.values(), ids=SLIPS_BEYOND_THE_BASE.keys())
def test_a_number_that_can_only_be_a_slip_is_refused_beyond_the_base_too(kind, plain, reason):
    with pytest.raises(BadData, match=f"^ix, .spy.: {re.escape(reason)}"):
        read_entry("ix, [spy]", plain, kind, "imperium")


def test_a_card_is_cheaper_at_no_space_that_does_not_exist():
    card = msgspec.structs.replace(CARDS["scout"], cheaper={"heighlinr": {"spice": 2}})
    with pytest.raises(BadData, match=r"^cards.toml, \[scout\]: cheaper.heighlinr: .*perhaps 'heighliner' is meant"):
        components._check_cheaper({"scout": card}, SPACES)


def test_a_tech_tile_names_no_card_that_does_not_exist():
    owns = {"is": "if", "condition": {"is": "owns", "card": "the_spice", "n": 1}, "then": [STRIKE]}
    tile = read_entry("ix", {"key": "spy", "cost": 2, "endgame": [owns]}, Tile, "imperium")
    with pytest.raises(
        BadData, match=r"^ix/tech.toml, \[spy\]: endgame\[0\].condition.card: no card is called 'the_spice'"
    ):
        components.check_names("tech", {"spy": tile}, CARDS, SPACES)


def test_a_rivals_card_needs_no_module_that_does_not_exist():
    card = HagalCard("spy", swords=1, space="wealth", needs="ixx")
    with pytest.raises(BadData, match=r"^hagal/deck.toml, \[spy\]: needs: no module is called 'ixx'; perhaps 'ix' is"):
        hagal.cards._check_deck({"spy": card})


def test_a_file_that_is_no_toml_is_named(data):
    assert mistake(data, "leaders.toml", "[paul_atreides]", "[paul_atreides").startswith("leaders.toml: ")


def test_a_missing_file_is_named(data):
    (data / "tracks.toml").unlink()
    with pytest.raises(BadData, match=r"^tracks\.toml: "):
        components.load()


def test_a_missing_track_is_named(data):
    text = 'bonus = [{ is = "gain", what = "water", n = 1 }]'
    assert "fremen" in mistake(data, "tracks.toml", f"[fremen]\n{text}", "")


def test_an_entry_outside_a_table_is_named(data):
    told = mistake(data, "tracks.toml", "[emperor]", "loose = 1\n\n[emperor]")
    assert told == "tracks.toml, [loose]: an entry is a table"


def test_a_mistake_leaves_the_loaded_tables_as_they_were(data):
    before = dict(components.CARDS)
    mistake(data, "conflicts.toml", 'controls = "arrakeen"', 'controls = "wealth"')
    assert before == components.CARDS
