"""Animated pictures: a film of a game, one glance a turn, and the animated deed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from renderer.context import RenderContext, find_first_seat, parse_marks
from renderer.deed import ARROW_STEPS
from renderer.game_renderer import GameRenderer, NothingToShow
from renderer.paint.gif import Animation, Note, animate, note_nothing
from renderer.sprites import Drawing

TURN_DURATION, LAST_TURN_DURATION = 1500, 4000
"""How long the film shows each turn, and the last turn, in milliseconds."""
BEFORE_DURATION, ARROW_STEP_DURATION, RESULT_DURATION = 900, 160, 2600
"""How long the animated deed shows the board before, each step of its arrows, and the result, in milliseconds."""
MAX_TURNS = 400
"""The most turns in a film. A film of a longer game shows every second turn, or every third."""


@dataclass(frozen=True)
class Shot:
    """One turn of a film, as every player was allowed to see it."""

    view: Any
    before: Any
    sentence: str
    marks: tuple[str, ...] = ()
    """The ids of the things that the sentence mentions."""


def select_rounds(shots: Sequence[Shot], first: int, last: int) -> list[Shot]:
    """Return the turns of the rounds from first to last. The view of every game has a `round`."""
    return [shot for shot in shots if first <= shot.view.round <= last]


def animate_game(
    game_renderer: GameRenderer,
    shots: Sequence[Shot],
    context: RenderContext[Any],
    palette: str,
    note: Note = note_nothing,
) -> bytes:
    """Return a film of the turns as GIF data. `context` gives the language, names and colours for every turn."""
    if not shots:
        raise NothingToShow("film")
    step = -(-len(shots) // MAX_TURNS)
    shown = [*shots[:-1:step], shots[-1]]

    def draw_frame(number: int) -> Drawing:
        return game_renderer.pictures["glance"](turn_context(context, shown[number]))

    return animate(
        Animation(
            len(shown),
            draw_frame,
            lambda number: LAST_TURN_DURATION if number == len(shown) - 1 else TURN_DURATION,
            palette,
            note,
        )
    )


def turn_context(context: RenderContext[Any], shot: Shot) -> RenderContext[Any]:
    """Return the context of one turn. It names the player who took the turn."""
    mentions = parse_marks(shot.marks)
    return replace(
        context,
        view=shot.view,
        before=shot.before,
        sentence=shot.sentence,
        mentions=mentions,
        acting_seat=find_first_seat(mentions),
    )


def animate_deed(game_renderer: GameRenderer, context: RenderContext[Any], palette: str) -> bytes:
    """Return the animated deed as GIF data: the board before, then the deed with growing arrows."""
    before = replace(context, view=context.before, before=None, mentions={})
    steps = [replace(context, arrow_progress=grown) for grown in ARROW_STEPS]
    durations = [BEFORE_DURATION, *[ARROW_STEP_DURATION] * (len(steps) - 1), RESULT_DURATION]

    def draw_frame(number: int) -> Drawing:
        return game_renderer.pictures["deed"](steps[number - 1]) if number else game_renderer.pictures["board"](before)

    return animate(Animation(len(durations), draw_frame, lambda number: durations[number], palette))
