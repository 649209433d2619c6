"""Films: a game or some rounds of it, turn by turn as glances; and a single deed in motion."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from renderer.deed import GROWING
from renderer.frame import Frame, tags, whose
from renderer.layout import Layout, NothingToShow
from renderer.paint.motion import Reel, animate
from renderer.sprites import Drawing

TURN, LAST = 1500, 4000
"""How long a turn is shown, and the last one, in milliseconds."""
BEFORE, STEP, AFTER = 900, 160, 2600
"""How long a deed shows what was before, each step of its arrows, and what came of it."""
MOST_TURNS = 400
"""Of a longer game only every second turn is shown, or every third."""


@dataclass(frozen=True)
class Shot:
    """A turn, as everybody saw it."""

    view: Any
    before: Any
    said: str
    marks: tuple[str, ...] = ()
    """What the sentence speaks of."""


def of_rounds(shots: Sequence[Shot], first: int, last: int) -> list[Shot]:
    """The turns of some rounds; every game's view says its round."""
    return [shot for shot in shots if first <= shot.view.round <= last]


def film(layout: Layout, shots: Sequence[Shot], frame: Frame[Any], palette: str) -> bytes:
    """`frame` is how every turn is shown: in which words and with whose names."""
    if not shots:
        raise NothingToShow("film")
    step = -(-len(shots) // MOST_TURNS)
    shown = [*shots[:-1:step], shots[-1]]

    def drawn(number: int) -> Drawing:
        return layout.pictures["glance"](frame_of_turn(frame, shown[number]))

    return animate(Reel(len(shown), drawn, lambda number: LAST if number == len(shown) - 1 else TURN, palette))


def frame_of_turn(frame: Frame[Any], shot: Shot) -> Frame[Any]:
    """A turn, headed by whoever took it."""
    told = tags(shot.marks)
    return replace(frame, view=shot.view, before=shot.before, said=shot.said, tags=told, acted=whose(told))


def in_motion(layout: Layout, frame: Frame[Any], palette: str) -> bytes:
    """What was before, then the deed with its arrows growing."""
    before = replace(frame, view=frame.before, before=None, tags={})
    steps = [replace(frame, grown=grown) for grown in GROWING]
    held = [BEFORE, *[STEP] * (len(steps) - 1), AFTER]

    def drawn(number: int) -> Drawing:
        return layout.pictures["deed"](steps[number - 1]) if number else layout.pictures["board"](before)

    return animate(Reel(len(held), drawn, lambda number: held[number], palette))
