"""The data files of War for Arrakis: mistakes that name file, entry, path and what is allowed."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from itertools import chain
from pathlib import Path

import pytest

from games.arrakis import components
from games.arrakis.facts import BoxFacts, LeaderFacts, MapFacts, PlanningFacts, StandIns
from games.arrakis.mahdi.cards import MahdiFacts
from games.arrakis.mistakes import in_box, in_leaders, in_map, in_planning, in_standins
from games.arrakis.words import name_checks
from games.core.data import BadData


def in_entries(file: str, kind: type, check: Callable[..., Iterator[str]]) -> Iterator[str]:
    entries = components.read_entries(file, kind)
    return chain(check(entries), name_checks.mistakes(entries))


CHECKS = {
    "map.toml": lambda: in_map(components.read("map.toml", MapFacts)),
    "box.toml": lambda: in_box(components.read("box.toml", BoxFacts), 8),
    "leaders.toml": lambda: in_entries("leaders.toml", LeaderFacts, in_leaders),
    "planning.toml": lambda: in_entries("planning.toml", PlanningFacts, in_planning),
    "standins.toml": lambda: in_standins(components.read("standins.toml", StandIns), components.LEADERS, 6),
    "mahdi.toml": lambda: iter([components.read("mahdi.toml", MahdiFacts)][1:]),
}
"""File -> how it is read and checked."""

MISTAKES = {
    "an area that borders on nothing": ("map.toml", 'adj = ["nei", "nwo", "seo"]', 'adj = ["nei", "nwx", "seo"]', ": sectors.neo.adj: no sector is called 'nwx'; perhaps"),
    "a place beyond the board": ("map.toml", "x = 0.706", "x = 7.06", ": zones.az_neo_nei.x: 7.06 is above 1"),
    "an air zone over no area": ("map.toml", '"neo_05", "neo_07", "nei_05"', '"neo_5", "neo_07", "nei_05"', ": zones.az_neo_nei.between: no area is called 'neo_5'; perhaps"),
    "a town of no size": ("map.toml", "rank = 3", "rank = 30", ": areas.arrakeen.rank: 30 is above 6"),
    "more units than any box holds": ("box.toml", "regular = 24", "regular = 240", ": units.harkonnen.regular: 240 is above 30"),
    "no worms at all": ("box.toml", "sandworms = 4", "sandworms = 0", ": worms.sandworms: 0 is below 1"),
    "a die of seven faces": ("box.toml", 'faces = ["hit", ', 'faces = ["hit", "hit", ', ": combat.faces: 6 are wanted in the list, not 7"),
    "more vehicles than there are": ("box.toml", "harvesters = 6", "harvesters = 9", ": rows[4].harvesters: 9 is above 8, as many as there are"),
    "vehicles of no number": ("box.toml", "carryall = 3\n", "", ": vehicles.carryall is missing"),
    "a token for no sietch": ("box.toml", "sietches = [1, 1, 2,", "sietches = [1, 2,", ": tokens.sietches: 8 are wanted in the list, not 7"),
    "a victory out of reach": ("box.toml", "win = 10", "win = 100", ": supremacy.win: 100 is above 15"),
    "a leader of superhuman strength": ("leaders.toml", "hit = 2", "hit = 20", ", [beast_rabban]: hit: 20 is above 6"),
    "a card for a whole army": ("planning.toml", 'is = "draw", n = 1', 'is = "draw", n = 9', ", [sandmasters]: fx[1].n: 9 is above 6"),
    "a leader whom nobody knows": ("leaders.toml", 'who = "beast_rabban"', 'who = "rabban"', ", [beast_rabban]: special[0].who: no legion is called 'rabban'"),
    "units for nowhere": ("planning.toml", 'at = "arrakeen"', 'at = "arakeen"', "].at: no place is called 'arakeen'; perhaps 'arrakeen' is meant"),
    "a token for an army": ("standins.toml", "regular = 2", "regular = 20", ".regular: 20 is above 6"),
    "a deck that is too small": ("planning.toml", "copies = 3", "copies = 2", "has 17 cards instead of 18"),
    "a slot that no board has": ("standins.toml", 'slot = "deployment"', 'slot = "deploy"', ": leaders.stilgar.slot: no slot is called 'deploy'; perhaps 'deployment' is meant"),
    "a leader in no slot": ("standins.toml", 'slot = "deployment"', 'slot = ""', ": leaders.stilgar.slot: no slot is called ''; there are deployment, desert_power"),
    "a track without an end": ("standins.toml", "prescience_length = 12", "prescience_length = 400", ": tracks.prescience_length: 400 is above 15"),
    "a leader nobody knows": ("standins.toml", "[leaders.chani]", "[leaders.chany]", ": leaders.chany: no leader is called 'chany'; perhaps 'chani' is meant"),
    "an automa that takes everything": ("mahdi.toml", "mentat_cards = 2", "mentat_cards = 20", ": mentat_cards: 20 is above 6"),
}  # fmt: skip


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a copy of the data files in which a test can make a mistake."""
    copy = shutil.copytree(components.FOLDER, tmp_path / "arrakis")
    monkeypatch.setattr(components, "FOLDER", copy)
    return copy


@pytest.mark.parametrize(("file", "right", "wrong", "said"), MISTAKES.values(), ids=MISTAKES.keys())
def test_a_mistake_names_file_entry_and_what_is_allowed(folder: Path, file: str, right: str, wrong: str, said: str):
    plain = (folder / file).read_text(encoding="utf-8")
    assert right in plain
    (folder / file).write_text(plain.replace(right, wrong, 1), encoding="utf-8")
    with pytest.raises(BadData) as caught:
        components.refuse(file, CHECKS[file]())
    assert str(caught.value).startswith(file)
    assert said in str(caught.value)


@pytest.mark.parametrize("file", CHECKS)
def test_the_files_as_they_are_have_no_mistake(folder: Path, file: str):
    components.refuse(file, CHECKS[file]())
