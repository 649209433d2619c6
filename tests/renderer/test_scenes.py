"""Scenes: every card has one, no two are alike, and they are painted the same on every day."""

from hashlib import sha256
from pathlib import Path

import pytest
from PIL import Image

from games.arrakis import GAME as ARRAKIS
from games.arrakis import views as arrakis
from games.core.data import tables
from games.core.protocol import Game
from games.dice.components import HOUSES as DICE_HOUSES
from games.imperium import GAME
from games.imperium.hagal.views import HagalFace
from games.imperium.ix.views import TileFace
from games.imperium.views import CardFace, ConflictFace, IntrigueFace, LeaderFace, SpaceView
from renderer.paint.scenery import atelier, kept
from renderer.paint.scenery.atelier import paint
from renderer.paint.scenery.grounds import GROUNDS
from renderer.paint.scenery.light import LIGHTS, MOODS
from renderer.paint.scenery.things import WORDS
from renderer.scenes import FOLDER, HOURS, Scene, parse, scene, scenes
from renderer.scenes import GROUNDS as GROUND_WORDS
from renderer.scenes import MOODS as MOOD_WORDS
from tests.test_directions import ROOT, ours

KINDS = {
    CardFace: "card",
    IntrigueFace: "intrigue",
    LeaderFace: "leader",
    SpaceView: "space",
    ConflictFace: "conflict",
    TileFace: "tech",
    HagalFace: "hagal",
    arrakis.CardFace: "planning",
    arrakis.PrescienceFace: "prescience",
    arrakis.LeaderView: "leader",
    arrakis.TacticFace: "tactic",
}
SCENERY = Path("renderer/paint/scenery")
PAINTED, THUMB = (192, 120), (64, 40)
APART = 10
"""Bits of 128 in which the thumbnails of two scenes differ at least."""


def faces_of(game: Game) -> list[str]:
    """The scenes of all faces in a game's library."""
    faces = [entry.face for entry in game.cards() if entry.face is not None]
    return [f"{game.key}/{KINDS[type(face)]}/{getattr(face, 'key', None) or face.id}" for face in faces]


def shown() -> list[str]:
    """The scenes of everything that the games' libraries hold."""
    houses = [f"dice/house/{house}" for house in DICE_HOUSES]
    return [*faces_of(GAME), *faces_of(ARRAKIS), *houses]


def test_everything_that_can_be_looked_up_has_a_scene_of_its_own() -> None:
    missing = [key for key in shown() if key not in scenes()]
    assert missing == [], "a sentence for each in data/scenes (docs/art.md shows the words)"


def test_no_two_scenes_share_hour_ground_and_things() -> None:
    seen: dict[object, str] = {}
    for key, one in scenes().items():
        words = (one.hour, one.ground, one.things)
        assert words not in seen, f"{key} is {seen[words]}"
        seen[words] = key


def test_a_thing_that_nobody_can_draw_is_named_before_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = {"imperium/card/water_seller": parse("imperium/card/water_seller", "noon, dunes: wrm left, worm right")}
    monkeypatch.setattr(atelier, "scenes", lambda: wrong)
    assert atelier.undrawable() == [
        "scenes, imperium/card/water_seller: nobody can draw 'wrm'; perhaps 'worm' is meant"
    ]


def test_every_word_of_the_scenes_can_be_painted() -> None:
    assert set(HOURS) == set(LIGHTS)
    assert set(GROUND_WORDS) == set(GROUNDS)
    assert set(MOOD_WORDS) == set(MOODS)
    assert {thing.kind for one in scenes().values() for thing in one.things} <= set(WORDS)


@pytest.mark.parametrize(
    ("sentence", "reason"),
    [
        ("dawn", "hour and a ground"),
        ("teatime, dunes: worm", "'teatime' is no hour"),
        ("dawn, meadow: worm", "'meadow' is no ground"),
        ("dawn, dunes: worm sideways", "'sideways'"),
        ("dawn, dunes: worm; merry", "'merry' is no mood"),
    ],
)
def test_a_word_that_nobody_knows_is_named(sentence: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        parse("x", sentence)


def fingerprint(one: Scene) -> int:
    """A perceptual hash of the thumbnail: where it grows lighter to the right, and where downwards."""
    thumb = paint(one, *PAINTED).convert("L").resize(THUMB, Image.Resampling.BOX)
    bits = 0
    for size, step in (((9, 8), (1, 0)), ((8, 9), (0, 1))):
        cells = thumb.resize(size, Image.Resampling.BOX)
        for x in range(8):
            for y in range(8):
                here, there = cells.getpixel((x, y)), cells.getpixel((x + step[0], y + step[1]))
                bits = bits << 1 | (here < there)
    return bits


@pytest.fixture
def fingerprints(cache: pytest.Cache) -> dict[str, int]:
    """Those of an earlier run are true as long as scene, tools and this file are the same."""
    place = f"fingerprints/{sha256(Path(__file__).read_bytes()).hexdigest()[:12]}"
    known = cache.get(place, {})
    names = {key: kept._name(one) for key, one in scenes().items()}
    prints = {key: known.get(names[key]) or fingerprint(one) for key, one in scenes().items()}
    cache.set(place, {names[key]: bits for key, bits in prints.items()})
    return prints


def test_no_two_thumbnails_look_alike(fingerprints: dict[str, int]) -> None:
    prints, keys = fingerprints, list(fingerprints)
    near = [
        (key, other, (prints[key] ^ prints[other]).bit_count())
        for number, key in enumerate(keys)
        for other in keys[:number]
        if (prints[key] ^ prints[other]).bit_count() < APART
    ]
    assert near == []


def test_a_scene_is_painted_alike_every_time_and_otherwise_by_another_name() -> None:
    one = scenes()["imperium/card/worm_riders"]
    assert paint(one, 160, 100).tobytes() == paint(one, 160, 100).tobytes()
    other = Scene("other", one.hour, one.ground, one.things, one.mood)
    assert paint(one, 160, 100).tobytes() != paint(other, 160, 100).tobytes()


def test_what_nobody_has_described_is_an_empty_desert_of_its_own() -> None:
    assert scene("imperium/card/nobody_knows_it").things == ()


def test_painted_scenes_are_kept_between_starts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "_folder", [])
    monkeypatch.setattr(kept, "_packed", {})
    (tmp_path / "imperium-card-long_gone-0123456789ab.webp").write_bytes(b"old")
    (tmp_path / "imperium-card-dagger-0123456789ab.webp.17.half").write_bytes(b"of one that was killed")
    kept.keep_in(tmp_path)
    kept.prepare("imperium/card/dagger")
    (file,) = tmp_path.iterdir()
    file.write_bytes(b"from the disk")
    assert kept._data(scene("imperium/card/dagger")) == b"from the disk"
    assert kept._packed == {}


def test_a_kept_scene_is_named_after_every_tool_that_paints_it() -> None:
    """Otherwise a changed tool would leave old paintings in use. Its words are in the name by themselves."""
    painting = {path.relative_to(ROOT) for path in kept.TOOLS} - {SCENERY / "__main__.py"}
    used = {file_of(name) for path in painting for name in ours(path) if name.startswith("renderer.")}
    assert used - painting == {Path("renderer/scenes.py")}


def file_of(name: str) -> Path:
    """Of a module, or of the one in which a thing of this name is."""
    path = Path(*name.split("."))
    return path.with_suffix(".py") if (ROOT / path).with_suffix(".py").is_file() else path.parent.with_suffix(".py")


def test_a_scene_that_cannot_be_written_down_is_kept_in_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "_folder", [tmp_path / "gone"])
    monkeypatch.setattr(kept, "_packed", {})
    kept.prepare("imperium/card/dagger")
    assert list(kept._packed) == ["imperium/card/dagger"]
    monkeypatch.setattr(kept, "paint", None)
    assert kept.view("imperium/card/dagger", 40, 30).size == (40, 30)


def test_the_sentences_lie_one_to_a_line() -> None:
    for path in FOLDER.glob("*.toml"):
        assert all(isinstance(sentence, str) for entries in tables(path).values() for sentence in entries.values())
