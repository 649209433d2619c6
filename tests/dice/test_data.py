"""The data files of the dice game: what they say of the box, and what happens to a mistake in them."""

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
    RegionFacts,
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


def test_a_misspelt_word_stops_the_program_with_file_and_entry():
    plain = {"id": "carthag", "zone": 4, "strategic": True, "dessert": False, "band": "inner", "known": {}}
    with pytest.raises(BadData, match=r"map\.toml: carthag: .*dessert"):
        components._entry("map.toml", plain, RegionFacts)


def test_a_number_that_can_only_be_a_slip_stops_the_program():
    plain = {"id": "carthag", "zone": 400, "strategic": True, "desert": False, "band": "inner", "known": {}}
    with pytest.raises(BadData, match=r"map\.toml: carthag: zone: 400 is above 40"):
        components._entry("map.toml", plain, RegionFacts)


def test_a_border_to_nowhere_stops_the_program(monkeypatch):
    monkeypatch.setattr(
        components,
        "BORDERS",
        (*BORDERS, components.BorderFacts(between=("carthag", "caladan"), known="text", confidence="certain")),
    )
    with pytest.raises(BadData, match="carthag - caladan"):
        components._check()
