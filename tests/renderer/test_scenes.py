"""Scenes: every card has one, no two look alike, and they are painted the same every time."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

import pytest
from PIL import ImageChops

from games.arrakis import GAME as ARRAKIS
from games.arrakis import views as arrakis
from games.core.data import read_toml
from games.core.game import Game
from games.dice.components import HOUSES as DICE_HOUSES
from games.imperium import GAME
from games.imperium.hagal.views import HagalFace
from games.imperium.ix.views import TileFace
from games.imperium.views import CardFace, ConflictFace, IntrigueFace, LeaderFace, SpaceView
from renderer.paint.scenery import busts, painter, people, scene_cache
from renderer.paint.scenery.bodies import ROBE_POSES, SOLDIER_POSES
from renderer.paint.scenery.grounds import GROUNDS
from renderer.paint.scenery.heads import TURNS
from renderer.paint.scenery.light import LIGHTS, MOODS
from renderer.paint.scenery.painter import paint_scene
from renderer.paint.scenery.things import THING_KINDS
from renderer.scenes import FOLDER, HOURS, HOUSES, Scene, Thing, get_scene, load_people, load_scenes, parse_scene
from renderer.scenes import GROUNDS as GROUND_WORDS
from renderer.scenes import MOODS as MOOD_WORDS
from tests.renderer import similar_scenes
from tests.renderer.similar_scenes import Fingerprint, alike, copies, fingerprint
from tests.support.soak import taste_of
from tests.test_directions import ROOT, our_imports

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


def faces_of(game: Game) -> list[str]:
    """Return the scenes of all faces in a game's library."""
    faces = [entry.face for entry in game.cards() if entry.face is not None]
    return [f"{game.key}/{KINDS[type(face)]}/{getattr(face, 'key', None) or face.id}" for face in faces]


def shown() -> list[str]:
    """Return the scenes of everything in the games' libraries."""
    houses = [f"dice/house/{house}" for house in DICE_HOUSES]
    return [*faces_of(GAME), *faces_of(ARRAKIS), *houses]


def test_everything_that_can_be_looked_up_has_a_scene_of_its_own() -> None:
    missing = [key for key in shown() if key not in load_scenes()]
    assert missing == [], "a sentence for each in data/scenes (docs/art.md shows the words)"


def test_no_two_scenes_share_hour_ground_and_things() -> None:
    seen: dict[object, str] = {}
    for key, one in load_scenes().items():
        words = (one.hour, one.ground, one.things)
        assert words not in seen, f"{key} is {seen[words]}"
        seen[words] = key


def test_a_thing_that_nobody_can_draw_is_named_before_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = {
        "imperium/card/water_seller": parse_scene("imperium/card/water_seller", "noon, dunes: wrm left, worm right")
    }
    monkeypatch.setattr(painter, "load_scenes", lambda: wrong)
    assert painter.find_undrawable() == [
        "scenes, imperium/card/water_seller: nobody can draw 'wrm'; perhaps 'worm' is meant"
    ]


def test_every_word_of_the_scenes_can_be_painted() -> None:
    assert set(HOURS) == set(LIGHTS)
    assert set(GROUND_WORDS) == set(GROUNDS)
    assert set(MOOD_WORDS) == set(MOODS)
    assert {thing.kind for one in load_scenes().values() for thing in one.things} <= set(THING_KINDS)


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
        parse_scene("x", sentence)


Take = Callable[[str, Iterable[Scene]], dict[str, Fingerprint]]


@pytest.fixture
def take(cache: pytest.Cache) -> Take:
    """Return a function that takes fingerprints of scenes by key and stores them under a name.

    Fingerprints of an earlier run are valid as long as scene, painting code and method are the same.
    """
    way = sha256(Path(similar_scenes.__file__).read_bytes()).hexdigest()[:12]

    def fingerprints(name: str, some: Iterable[Scene]) -> dict[str, Fingerprint]:
        place = f"fingerprints/{way}-{name}"
        known, wanted = cache.get(place, {}), {scene_cache._make_file_name(one): one for one in some}
        found = {file: Fingerprint(*known[file]) if file in known else fingerprint(one) for file, one in wanted.items()}
        cache.set(place, found)
        return {one.key: found[file] for file, one in wanted.items()}

    return fingerprints


def test_no_two_thumbnails_look_alike(take: Take) -> None:
    assert copies(take("ours", load_scenes().values())) == []


PLANTED = 8
"""Every so manyeth scene is copied."""


def not_found(take: Take, changed: Callable[[Scene], Scene], every: int) -> list[str]:
    ours, some = take("ours", load_scenes().values()), list(load_scenes().values())[::every]
    planted = take(f"{changed.__name__}-{every}", map(changed, some))
    return [one.key for one in some if not alike(ours[one.key], planted[changed(one).key])]


def in_other_dunes(one: Scene) -> Scene:
    return replace(one, key=f"{one.key}/copy")


def larger(one: Scene) -> Scene:
    """Return the scene with its last thing a little larger, and other dunes."""
    *others, last = one.things or (Thing("rocks"),)
    return replace(one, key=f"{one.key}/larger", things=(*others, replace(last, size=last.size * 1.2)))


def moved(one: Scene) -> Scene:
    """Return the scene with its last thing a little nearer to the middle, and other dunes."""
    *others, last = one.things or (Thing("rocks"),)
    x = last.x + (0.06 if last.x < 0.5 else -0.06)
    return replace(one, key=f"{one.key}/moved", things=(*others, replace(last, x=x)))


def in_another_mood(one: Scene) -> Scene:
    return replace(one, key=f"{one.key}/mood", mood="golden" if one.mood != "golden" else "cold")


NEAR_COPIES = (in_other_dunes, larger, moved, in_another_mood)


@pytest.mark.parametrize("changed", NEAR_COPIES)
def test_near_copies_that_were_planted_are_found(take: Take, changed: Callable[[Scene], Scene]) -> None:
    assert not_found(take, changed, PLANTED) == []


@pytest.mark.soak
@pytest.mark.parametrize("changed", NEAR_COPIES)
def test_a_near_copy_of_any_scene_is_found(take: Take, changed: Callable[[Scene], Scene]) -> None:
    assert not_found(take, changed, taste_of(1, 40)) == []


def test_a_scene_is_painted_alike_every_time_and_otherwise_by_another_name() -> None:
    one = load_scenes()["imperium/card/worm_riders"]
    assert paint_scene(one, 160, 100).tobytes() == paint_scene(one, 160, 100).tobytes()
    other = Scene("other", one.hour, one.ground, one.things, one.mood)
    assert paint_scene(one, 160, 100).tobytes() != paint_scene(other, 160, 100).tobytes()


def things_of(kind: str) -> list[Thing]:
    return [thing for one in load_scenes().values() for thing in one.things if thing.kind == kind]


def test_soldiers_people_and_busts_take_at_least_three_poses() -> None:
    assert len({people.choose_pose(each, tuple(SOLDIER_POSES)) for each in things_of("soldiers")}) >= 3
    assert len({people.choose_pose(each, tuple(ROBE_POSES)) for each in things_of("person")}) >= 3
    assert len({busts.choose_pose(each) for each in things_of("bust")}) >= 3


@pytest.mark.parametrize(("kind", "poses"), [("soldiers", SOLDIER_POSES), ("person", ROBE_POSES), ("bust", TURNS)])
def test_a_scene_may_name_the_pose_of_its_people(kind: str, poses: Iterable[str]) -> None:
    drawn = {
        paint_scene(parse_scene("x", f"dawn, flat: {kind} centre near {pose}"), 96, 60).tobytes() for pose in poses
    }
    assert len(drawn) == len(list(poses))


@pytest.mark.parametrize("name", load_people())
def test_a_person_has_the_same_looks_in_every_game(name: str) -> None:
    (plain,) = parse_scene("x", f"dawn, flat: bust centre {name}").things
    shown = [bust for key, bust in busts_by_scene() if name in key.replace("muad_dib", "").split("/")[-1].split("_")]
    assert all(plain.looks <= bust.looks for bust in shown)


def busts_by_scene() -> list[tuple[str, Thing]]:
    """Return the busts of all leaders."""
    return [
        (key, thing)
        for key, one in load_scenes().items()
        for thing in one.things
        if "/leader/" in key and thing.kind == "bust"
    ]


def test_every_leader_with_a_face_is_a_person_with_a_name() -> None:
    looks = [{*words} - set(HOUSES) for words in load_people().values()]
    assert [key for key, bust in busts_by_scene() if not any(each <= bust.looks for each in looks)] == []


def test_the_light_comes_from_either_side_and_things_stay_in_their_places() -> None:
    assert 0.4 < sum(map(painter.is_lit_from_right, load_scenes().values())) / len(load_scenes()) < 0.6
    for key in ("lit from one side", "lit from the other", "or so", "and on"):
        empty = paint_scene(parse_scene(key, "noon, flat:"), 160, 100)
        left = paint_scene(parse_scene(key, "noon, flat: crates left near"), 160, 100)
        box = (
            ImageChops.difference(empty, left).convert("L").point([255 if v > 40 else 0 for v in range(256)]).getbbox()
        )
        assert box is not None
        assert box[2] < 100


def test_a_scene_can_be_cut_to_every_height() -> None:
    """At the full height of the scene, rounding must not exceed its edge."""
    for high in range(80, 400):
        assert scene_cache.get_scene_view("imperium/card/worm_riders", 60, high).size == (60, high)


def test_what_nobody_has_described_is_an_empty_desert_of_its_own() -> None:
    assert get_scene("imperium/card/nobody_knows_it").things == ()


def test_painted_scenes_are_kept_between_starts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scene_cache, "_folder", [])
    monkeypatch.setattr(scene_cache, "_packed", {})
    (tmp_path / "imperium-card-long_gone-0123456789ab.webp").write_bytes(b"old")
    (tmp_path / "imperium-card-dagger-0123456789ab.webp.17.half").write_bytes(b"of one that was killed")
    scene_cache.use_folder(tmp_path)
    scene_cache.prepare_scene("imperium/card/dagger")
    (file,) = tmp_path.iterdir()
    file.write_bytes(b"from the disk")
    assert scene_cache._get_data(get_scene("imperium/card/dagger")) == b"from the disk"
    assert scene_cache._packed == {}


def test_a_kept_scene_is_named_after_every_tool_that_paints_it() -> None:
    """Otherwise changed painting code would leave old files in use. The words of a scene are in its name anyway."""
    painting = {path.relative_to(ROOT) for path in scene_cache.SOURCES} - {SCENERY / "__main__.py"}
    used = {file_of(name) for path in painting for name in our_imports(path) if name.startswith("renderer.")}
    assert used - painting == {Path("renderer/scenes.py")}


def file_of(name: str) -> Path:
    """Return the file of a module, or of the module that defines a thing of this name."""
    path = Path(*name.split("."))
    return path.with_suffix(".py") if (ROOT / path).with_suffix(".py").is_file() else path.parent.with_suffix(".py")


def test_a_scene_that_cannot_be_written_down_is_kept_in_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scene_cache, "_folder", [tmp_path / "gone"])
    monkeypatch.setattr(scene_cache, "_packed", {})
    scene_cache.prepare_scene("imperium/card/dagger")
    assert list(scene_cache._packed) == ["imperium/card/dagger"]
    monkeypatch.setattr(scene_cache, "paint_scene", None)
    assert scene_cache.get_scene_view("imperium/card/dagger", 40, 30).size == (40, 30)


def test_the_sentences_lie_one_to_a_line() -> None:
    for path in FOLDER.glob("*.toml"):
        assert all(isinstance(sentence, str) for entries in read_toml(path).values() for sentence in entries.values())
