"""Films and animated deeds: every turn in its order, never larger than a message allows."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from games.arrakis import GAME as ARRAKIS
from games.dice import GAME as DICE
from games.imperium import GAME as IMPERIUM
from renderer import ANIMATED_DEED, NothingToShow, Shot, render, render_film
from renderer.context import RenderContext
from renderer.film import turn_context
from renderer.imperium import RENDERER
from renderer.paint import gif
from renderer.paint.canvas import paint
from renderer.paint.gif import QUALITIES, Animation, animate
from renderer.sprites import Drawing, Lettering
from tests.renderer.positions import positions_of

NAMES = ("Ann", "Bo", "Cy", "Di")
GAMES = {game.key: (game, players) for game, players in ((IMPERIUM, 3), (DICE, 4), (ARRAKIS, 2))}


def frames_of(data: bytes) -> Iterator[Image.Image]:
    """Return the frames of an animated picture."""
    with Image.open(BytesIO(data)) as moving:
        for number in range(getattr(moving, "n_frames", 1)):
            moving.seek(number)
            yield moving.convert("RGB")


@cache
def views_of(key: str) -> list[Any]:
    game, players = GAMES[key]
    return [position.public for position in positions_of(game, players, "film", 3, {})]


def turns(key: str, every: int, most: int = 4) -> list[Shot]:
    views = views_of(key)[:: every // 3][:most]
    return [
        Shot(view, before, f"Turn {number}.")
        for number, (view, before) in enumerate(zip(views, [None, *views], strict=False))
    ]


@pytest.mark.parametrize("key", GAMES)
def test_a_film_shows_every_turn_and_holds_the_last(key: str) -> None:
    shots = turns(key, 40)
    noted: list[tuple[int, int]] = []
    film = render_film(key, shots, names=NAMES, note=lambda done, whole: noted.append((done, whole)))
    assert noted == [(number, len(shots)) for number in range(len(shots))]
    assert film.filename == "film.gif"
    frames = list(frames_of(film.data))
    assert len(frames) == len(shots)
    assert frames[0].size == (film.width, film.height)
    assert len({frame.tobytes() for frame in frames}) == len(shots)


def test_a_film_of_some_rounds_leaves_out_the_others() -> None:
    shots = turns("imperium", 30, 20)
    rounds = [shot.view.round for shot in shots]
    film = render_film("imperium", shots, rounds=(2, 2), names=NAMES)
    assert len(list(frames_of(film.data))) == rounds.count(2) > 0
    with pytest.raises(NothingToShow):
        render_film("imperium", shots, rounds=(99, 99))


def test_who_cannot_see_a_film_is_told_its_end() -> None:
    shots = turns("imperium", 60, 3)
    alt = render_film("imperium", shots, names=NAMES).alt
    assert alt.startswith("A film of 3 turns.")
    assert "Turn 2." in alt


def glances(number: int) -> Drawing:
    return RENDERER.pictures["glance"](RenderContext(turns("imperium", 60)[number].view))


def test_a_film_is_made_coarser_until_a_message_can_carry_it() -> None:
    reel = Animation(3, glances, lambda _: 100, "default")
    fine = animate(reel)
    coarse = animate(reel, len(fine) // 2)
    assert len(coarse) <= len(fine) // 2
    assert Image.open(BytesIO(coarse)).width < Image.open(BytesIO(fine)).width
    assert gif.MAX_BYTES <= 8 * 1024 * 1024


def test_few_frames_are_painted_once_however_coarse_the_film_becomes(monkeypatch: pytest.MonkeyPatch) -> None:
    painted: list[Drawing] = []
    monkeypatch.setattr(gif, "paint", lambda drawing, palette: painted.append(drawing) or paint(drawing, palette))
    coarsest = animate(Animation(3, glances, lambda _: 100, "default"), max_bytes=1)
    assert Image.open(BytesIO(coarsest)).width == QUALITIES[-1].width
    assert len(painted) == 3


def test_a_deed_in_motion_begins_before_it_and_ends_as_the_still() -> None:
    shots = [shot for shot in turns("imperium", 3, 12) if shot.before is not None]
    shot = next(shot for shot in shots if len(RENDERER.pictures["deed"](_frame(shot)).parts[-1].marks) > 4)
    moving = render("imperium", shot.view, ANIMATED_DEED, before=shot.before, names=NAMES, sentence=shot.sentence)
    frames = list(frames_of(moving.data))
    assert moving.filename == "deed.gif"
    assert len(frames) == 4
    assert len({frame.tobytes() for frame in frames}) == 4
    assert moving.alt.startswith(shot.sentence)


def test_without_a_view_before_nothing_moves() -> None:
    (shot,) = turns("imperium", 3, 1)
    with pytest.raises(NothingToShow):
        render("imperium", shot.view, ANIMATED_DEED, names=NAMES)


def _frame(shot: Shot) -> RenderContext[object]:
    return RenderContext(shot.view, NAMES, before=shot.before, sentence=shot.sentence)


def test_a_turn_of_a_film_is_headed_by_whoever_took_it_and_not_by_who_is_next() -> None:
    shot = replace(turns("imperium", 30, 3)[2], marks=("space:arrakeen", "seat:1"))
    drawing = RENDERER.pictures["glance"](turn_context(RenderContext(shot.view, NAMES), shot))
    head = next(part for part in drawing.parts if part.name == "turn")
    assert next(each.text for each in head.sprites() if isinstance(each, Lettering)) == "Bo"
