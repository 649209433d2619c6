"""The whole board in words, complete enough to play from."""

from __future__ import annotations

from collections.abc import Iterator

from games.arrakis.views import ArrakisView
from renderer.arrakis import alt, words
from renderer.frame import Frame

Told = Frame[ArrakisView]


def text(frame: Told, picture: str) -> str:
    if picture.startswith("sector:"):
        return "\n".join(words.sector(frame, picture.partition(":")[2]))
    lines = {
        "hand": _hand,
        "mat": alt.mat,
        "card": alt.card,
        "row": alt.row,
        "spice": words.spice,
        "near": alt.near,
        "conflict": alt.conflict,
        "result": alt.result,
    }
    return "\n".join(lines.get(picture, _board)(frame)).strip()


def _board(frame: Told) -> Iterator[str]:
    view = frame.view
    yield from alt.turn(frame)
    yield from words.tracks(frame)
    yield from words.spice(frame)
    if view.battle is not None:
        yield from alt.conflict(frame)
    yield frame.label("arrakis-text-pools", wormsigns=view.wormsigns, tokens=view.bene_gesserit, atomics=view.atomics)
    yield ""
    yield f"**{frame.label('arrakis-text-map')}**"
    yield from words.areas(frame)
    yield from words.zones(frame)
    yield ""
    yield from words.visions(frame)
    for one in view.dashboards:
        yield ""
        yield from words.dashboard(frame, one)
    if view.hand is not None:
        yield ""
        yield from _hand(frame)


def _hand(frame: Told) -> Iterator[str]:
    """One's cards with all that they say, and the objective."""
    yield f"**{frame.label('arrakis-hand', count=len(frame.view.hand or ()))}**"
    for face in frame.view.hand or ():
        lines = " ".join(frame.say(line) for line in face.lines)
        yield frame.label("arrakis-text-card", name=frame.say(face.name), lines=lines)
    if not frame.view.hand:
        yield frame.label("none")
    yield from words.objectives(frame)
