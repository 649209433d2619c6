"""The data files of the dice game: the content of the box, and the errors for mistakes in the files."""

import shutil

import pytest

from games.core.data import BadData
from games.dice import components
from games.dice.components import (
    ALTERNATIVES,
    BORDERS,
    DICE,
    HOUSES,
    REGIONS,
    STRATEGIC,
    ZONES,
    borders,
    houses_for,
)


def test_ten_regions_in_seven_zones_five_of_them_strategic():
    assert len(REGIONS) == 10
    assert len(ZONES) == 7
    assert sorted(REGIONS[region].zone for region in STRATEGIC) == [2, 3, 4, 5, 6]
    assert sorted(f.zone for r, f in REGIONS.items() if not f.strategic) == [0, 1, 2, 4, 6]


def test_the_deserts():
    deserts = {region for region, facts in REGIONS.items() if facts.desert}
    assert deserts == {"cielago_plain", "habbanya_sietch", "great_flat", "tabr_sietch", "broken_land"}


def test_two_borders_are_stated_by_the_rules_and_nineteen_reconstructed():
    stated = [set(border.between) for border in BORDERS if border.known == "text"]
    assert stated == [{"arrakeen", "carthag"}, {"tabr_sietch", "carthag"}]
    assert len(BORDERS) == 21
    assert all(border.known == "reconstructed" for border in BORDERS if border.confidence != "certain")


@pytest.mark.parametrize("reading", ["bands", *ALTERNATIVES])
def test_borders_hold_both_ways(reading):
    found = borders(reading)
    assert all(a in found[b] for a, there in found.items() for b in there)


def test_in_the_hub_reading_the_polar_sink_borders_all():
    assert set(borders("hub")["polar_sink"]) == set(REGIONS) - {"polar_sink"}


def test_the_houses_of_each_number_of_players():
    assert [len(houses_for(players)) for players in range(2, 9)] == [5, 5, 5, 6, 8, 8, 8]


@pytest.mark.parametrize(
    ("house", "regular", "elite", "strengths"),
    [
        ("atreides", 12, 0, [3, 3]),
        ("harkonnen", 12, 0, [4]),
        ("fremen", 0, 8, [3]),
        ("bene_tleilax", 12, 0, [2]),
        ("corrino", 8, 4, [3]),
        ("guild", 12, 0, [2]),
        ("bene_gesserit", 12, 0, [3]),
        ("smugglers", 12, 0, [3]),
    ],
)
def test_the_tokens_of_each_house(house, regular, elite, strengths):
    facts = HOUSES[house]
    assert (facts.forces.regular, facts.forces.elite) == (regular, elite)
    assert [leader.strength for leader in facts.leaders] == strengths


def test_eight_abilities_serve_allies_three_of_them_proved_by_the_text():
    shared = {a.id: a.evidence for facts in HOUSES.values() for a in facts.abilities if a.ally}
    assert len(shared) == 8
    assert {a for a, evidence in shared.items() if evidence == "text"} == {
        "honourable_duel",
        "choam_office",
        "shorter_route",
    }
    assert not any(a.ally for a in HOUSES["bene_gesserit"].abilities)


def test_the_house_dice_show_six_houses_and_neither_smugglers_nor_bene_tleilax():
    assert sorted(DICE.house) == sorted(set(HOUSES) - {"smugglers", "bene_tleilax"})


def test_two_faces_of_the_region_die_point_west_and_the_six_does_not():
    assert len(DICE.west) == 2
    assert "6" not in DICE.west


# ---------------------------------------------------------------- mistakes

SIX = '["poison", "crysknife", "hunter_seeker", "snooper", "shield", "thumper"]'
MISTAKES = {
    "a misspelt field": ("map.toml", "desert = false", "dessert = false", "[polar_sink]: dessert: there is no such field; perhaps 'desert' is meant"),
    "a missing field": ("map.toml", "zone = 0\n", "", "[polar_sink]: zone is missing: a number"),
    "an entry without its name": ("map.toml", 'id = "polar_sink"\n', "", "[region 1]: id is missing: a name in quotation marks"),
    "a region of no zone": ("map.toml", "zone = 0\n", "zone = 7\n", "[polar_sink]: zone: no zone is called 7; there are 0, 1, 2, 3, 4, 5, 6"),
    "a zone that lies nowhere": ("map.toml", 'bearing = "SW"', 'bearing = "W"', "[2]: bearing: 'W' is none of N, NE, NW, S, SE, SW, centre"),
    "a border to nowhere": ("map.toml", '["minor_erg", "arrakeen"]', '["minor_erg", "arakeen"]', "[minor_erg - arakeen]: between: no region is called 'arakeen'; perhaps 'arrakeen' is meant"),
    "a border with itself": ("map.toml", '["minor_erg", "arrakeen"]', '["arrakeen", "arrakeen"]', "[arrakeen - arrakeen]: between: a region has no border with itself"),
    "a border of three": ("map.toml", '["minor_erg", "arrakeen"]', '["minor_erg", "arrakeen", "carthag"]', "[minor_erg - arrakeen - carthag]: between: 2 are wanted in the list, not 3"),
    "another border to nowhere": ("map.toml", '["tabr_sietch", "habbanya_sietch"],\n', '["tabr_sietch", "caladan"],\n', "[radial]: remove[0]: no region is called 'caladan'; there are"),
    "a region that stands twice": ("map.toml", 'id = "cielago_plain"', 'id = "polar_sink"', "[polar_sink]: it stands there twice"),
    "a storm that leaves a zone out": ("map.toml", "[5, 4, 3, 2, 1, 6]", "[5, 4, 3, 2, 1]", "[storm]: east: the track must pass every numbered zone once"),
    "no storm at all": ("map.toml", "[storm]", "[strom]", "[storm]: a table is wanted, in curly brackets"),
    "a House for more than can play": ("houses.toml", "min_players = 6", "min_players = 9", "[bene_tleilax]: min_players: 9 is above 8"),
    "more forces than any House has": ("houses.toml", "forces = { regular = 12 }", "forces = { regular = 120 }", "[atreides]: forces.regular: 120 is above 12"),
    "fewer forces than it begins with": ("houses.toml", "forces = { elite = 8 }", "forces = { elite = 3 }", "[fremen]: forces.elite: 3 are fewer than the 4 that card and map begin with"),
    "a leader of no strength": ("houses.toml", 'id = "baron_vladimir", strength = 4', 'id = "baron_vladimir", strength = 0', "[harkonnen]: leaders[0].strength: 0 is below 1"),
    "a pair that is none": ("houses.toml", 'card = { leaders = ["liet_kynes"] }', 'pair_strength = 3\ncard = { leaders = ["liet_kynes"] }', "[fremen]: pair_strength: 3 is no strength of two leaders who have 3 one by one"),
    "somebody else's leader on the card": ("houses.toml", 'leaders = ["edric"], spice = 1', 'leaders = ["leto"], spice = 1', "[guild]: card.leaders[0]: no leader of the House is called 'leto'; there are edric"),
    "a leader who stands twice": ("houses.toml", '["leto", "duncan_idaho"]', '["leto", "leto"]', "[atreides]: card.leaders: 'leto' stands twice"),
    "spice that cannot be stored": ("houses.toml", "spice = 1", "spice = 6", "[guild]: card.spice: 6 is above 5"),
    "spice without a store": ("houses.toml", "spice = 1 }\nstore = 5", "spice = 1 }", "[guild]: card.spice: 1 is above the 0 that it may store"),
    "a House without abilities": ("houses.toml", '{ id = "plans_within_plans" },\n    { id = "voice" },\n    { id = "prana_bindu" },\n', "", "[bene_gesserit]: abilities: the list is empty"),
    "Houses out of order": ("houses.toml", 'id = "smugglers"', 'id = "guild"', "[guild]: it stands there twice"),
    "a die of five faces": ("dice.toml", SIX, SIX.replace(', "thumper"', ""), "vendetta: a die has six faces"),
    "a face that no die has": ("dice.toml", 'storm = ["3", "4", "5"]', 'storm = ["3", "4", "6"]', "storm: no face is called '6'; there are 1, 2, 3, 4, 5, worm"),
    "a game that never ends": ("dice.toml", "rounds = 6", "rounds = 600", "rounds: 600 is above 12"),
}  # fmt: skip


@pytest.mark.parametrize(("file", "right", "wrong", "reason"), MISTAKES.values(), ids=MISTAKES.keys())
def test_a_mistake_names_file_entry_and_reason(tmp_path, file, right, wrong, reason):
    shutil.copytree(components.FOLDER, tmp_path, dirs_exist_ok=True)
    text = (tmp_path / file).read_text(encoding="utf-8")
    assert right in text
    (tmp_path / file).write_text(text.replace(right, wrong, 1), encoding="utf-8")
    with pytest.raises(BadData) as caught:
        components.read_box(tmp_path)
    where = ", " if reason.startswith("[") else ": "
    assert str(caught.value).startswith(f"{file}{where}{reason}")
