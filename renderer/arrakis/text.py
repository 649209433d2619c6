"""The whole board in words, complete enough to play from."""

from __future__ import annotations

from collections.abc import Iterator

from games.arrakis.views import ArrakisView
from renderer.arrakis import alt, words
from renderer.context import RenderContext

Told = RenderContext[ArrakisView]


def text(context: Told, picture: str) -> str:
    if picture.startswith("sector:"):
        return "\n".join(words.sector(context, picture.partition(":")[2]))
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
    return "\n".join(lines.get(picture, _board)(context)).strip()


def _board(context: Told) -> Iterator[str]:
    view = context.view
    yield from alt.turn(context)
    yield from words.tracks(context)
    yield from words.spice(context)
    if view.battle is not None:
        yield from alt.conflict(context)
    yield context.label("arrakis-text-pools", wormsigns=view.wormsigns, tokens=view.bene_gesserit, atomics=view.atomics)
    yield ""
    yield f"**{context.label('arrakis-text-map')}**"
    yield from words.areas(context)
    yield from words.zones(context)
    yield ""
    yield from words.visions(context)
    for one in view.dashboards:
        yield ""
        yield from words.dashboard(context, one)
    if view.hand is not None:
        yield ""
        yield from _hand(context)


def _hand(context: Told) -> Iterator[str]:
    """One's cards with all that they say, and the objective."""
    yield f"**{context.label('arrakis-hand', count=len(context.view.hand or ()))}**"
    for face in context.view.hand or ():
        lines = " ".join(context.say(line) for line in face.lines)
        yield context.label("arrakis-text-card", name=context.say(face.name), lines=lines)
    if not context.view.hand:
        yield context.label("none")
    yield from words.objectives(context)
