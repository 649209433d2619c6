"""The text version of the pictures. The board is complete enough to play from."""

from __future__ import annotations

from collections.abc import Iterator

from games.arrakis.views import ArrakisView
from renderer.arrakis import alt, descriptions
from renderer.context import RenderContext
from renderer.typesetting import make_sentence

ArrakisContext = RenderContext[ArrakisView]


def make_text(context: ArrakisContext, picture: str) -> str:
    """Return the text of a picture."""
    if picture.startswith("sector:"):
        return "\n".join(descriptions.describe_sector(context, picture.partition(":")[2]))
    lines = {
        "hand": _describe_hand,
        "mat": alt.describe_mat,
        "card": alt.describe_card,
        "row": alt.describe_row,
        "spice": descriptions.describe_spice,
        "near": alt.describe_near,
        "conflict": alt.describe_conflict,
        "result": alt.describe_result,
    }
    return "\n".join(lines.get(picture, _describe_board)(context)).strip()


def _describe_board(context: ArrakisContext) -> Iterator[str]:
    view = context.view
    yield from alt.describe_turn_and_round(context)
    yield from descriptions.describe_tracks(context)
    yield from descriptions.describe_spice(context)
    if view.battle is not None:
        yield from alt.describe_conflict(context)
    yield context.label("arrakis-text-pools", wormsigns=view.wormsigns, tokens=view.bene_gesserit, atomics=view.atomics)
    yield ""
    yield f"**{context.label('arrakis-text-map')}**"
    yield from descriptions.describe_areas(context)
    yield from descriptions.describe_zones(context)
    yield ""
    yield from descriptions.describe_visions(context)
    for one in view.dashboards:
        yield ""
        yield from descriptions.describe_dashboard(context, one)
    if view.hand is not None:
        yield ""
        yield from _describe_hand(context)


def _describe_hand(context: ArrakisContext) -> Iterator[str]:
    """Describe the reader's cards with their full text, and the objective."""
    yield f"**{context.label('arrakis-hand', count=len(context.view.hand or ()))}**"
    for face in context.view.hand or ():
        lines = " ".join(make_sentence(context.say(line)) for line in face.lines)
        yield context.label("arrakis-text-card", name=context.say(face.name), lines=lines)
    if not context.view.hand:
        yield context.label("none")
    yield from descriptions.describe_objectives(context)
