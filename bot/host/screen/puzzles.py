"""Messages about a puzzle: its post, the panel in which a person answers, and its solution."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.host.model.community.puzzles import NAMES, PICTURED, PostedPuzzle, PuzzleAnswer
from bot.host.model.interaction.actions import Action
from bot.host.model.preferences import COLOURS
from bot.host.model.timestamps import stamp
from bot.host.screen.buttons import button
from bot.host.screen.elements import (
    LONGEST_LINE,
    Button,
    Message,
    PictureWanted,
    Row,
    Select,
    SelectOption,
    Style,
    capital,
    cut,
    fitting,
)
from games.core.protocol import PlayerName, Question, Text, say
from games.core.puzzles import Puzzle
from games.core.texts import Words, escape, plain

MOST_NAMED = 20
"""How many of those who found the solution are named."""
MOST_OTHERS = 2
"""How many turns are compared with the best one."""


class PuzzleView(msgspec.Struct, frozen=True):
    """All facts of a puzzle that messages show before its solution. It holds nothing that its seat could not know."""

    puzzle: PostedPuzzle
    title: Text
    """The title of the game."""
    seat: int
    seats: int
    rivals: tuple[Text, ...]
    headline: Text
    scores: tuple[Text, ...]
    """The sentences about the standing of each seat."""
    asked: Question
    courses: tuple[Text, ...]
    """The turns from which people choose."""
    helps: tuple[Text | None, ...]
    """The sentences about the cost and gain of each turn, where there are any."""

    @property
    def names(self) -> tuple[PlayerName, ...]:
        return (*NAMES[: self.seats], *self.rivals)


class Solvers(msgspec.Struct, frozen=True):
    """How many people answered a puzzle, how many were right, and the names of those who were right."""

    answered: int
    right: int
    names: tuple[str, ...]
    """The names of those who do not hide their profile."""


def picture_key(key: str, name: str) -> str:
    """Return what pictures of a puzzle have in the place of a game."""
    return f"{PICTURED}:{key}:{name}"


def post(view: PuzzleView, words: Words) -> Message:
    """Return the post of a puzzle, for everybody."""
    look = button(words, "button-puzzle", "puzzle", "", Style.PRIMARY, value=str(view.puzzle.id))
    row = (look, _what(view, words))
    return Message(fitting(_position(view, words), [], _task(view, words)), (row,), _pictures(view, words)[:1])


def panel(view: PuzzleView, answer: PuzzleAnswer, words: Words) -> Message:
    """Return the panel of a person: the position, the turns, and the person's choice so far."""
    chosen = [] if answer.course is None else [_chosen(view, answer.course, answer.is_done, words)]
    content = fitting(_position(view, words), [], [*_task(view, words), *chosen])
    return Message(content, _controls(view, answer, words), _pictures(view, words))


def solution(
    view: PuzzleView, data: Puzzle, solvers: Solvers, deed: Text | None, reason: Text, words: Words
) -> Message:
    """Return the solution: the best turn with its reason, the next best ones, and who found it."""
    best = data.courses[data.best]
    why = say("puzzle-why-deed", deed=deed, reason=reason) if deed is not None else say("puzzle-why", reason=reason)
    texts = [
        say("puzzle-solution-title", game=view.title),
        say("puzzle-best", what=view.courses[data.best], chance=_percent(best.chance)),
        why,
        say("puzzle-others", what=_others(view, data)),
        _found_by(solvers, words),
    ]
    play = button(words, "button-puzzle-play", "puzzleplay", "", Style.PRIMARY, value=str(view.puzzle.id))
    content = fitting([words.say(each, view.names) for each in texts], [])
    return Message(content, ((play, _what(view, words)),), _pictures(view, words)[:1])


def _position(view: PuzzleView, words: Words) -> list[str]:
    """Return whose turn it is, how far the game is, and what everybody has reached."""
    lines = [
        words.say(say("puzzle-title", game=view.title)),
        f"-# {words.say(view.headline, view.names)}",
        words.say(say("puzzle-you", who=NAMES[view.seat], colour=say(f"colour-{COLOURS[view.seat]}"))),
    ]
    scores = [
        words.say(say("puzzle-score", who=_name(name, words), score=words.say(score, view.names)))
        for name, score in zip(view.names, view.scores, strict=True)
    ]
    return [*lines, f"-# {' · '.join(scores)}", *(f"-# {words.say(each, view.names)}" for each in view.asked.context)]


def _name(name: PlayerName, words: Words) -> str:
    return words.say(name) if isinstance(name, Text) else name


def _task(view: PuzzleView, words: Words) -> list[str]:
    return [
        words.say(view.asked.prompt, view.names),
        words.say(say("puzzle-task", count=len(view.courses))),
        f"-# {words.say(say('puzzle-rules', until=stamp(view.puzzle.ends, 'R')))}",
    ]


def _chosen(view: PuzzleView, course: int, is_done: bool, words: Words) -> str:
    key = "puzzle-chosen-done" if is_done else "puzzle-chosen"
    return words.say(say(key, what=view.courses[course]), view.names)


def _controls(view: PuzzleView, answer: PuzzleAnswer, words: Words) -> tuple[Row, ...]:
    own = str(view.puzzle.id)
    options = tuple(
        SelectOption(
            _line(view, text, words), str(at), _line(view, help_, words) if help_ else "", chosen=at == answer.course
        )
        for at, (text, help_) in enumerate(zip(view.courses, view.helps, strict=True))
    )
    select = Select(Action("puzzleanswer", value=own), options, words.say(say("puzzle-choose")))
    is_chosen = answer.course is not None and not answer.is_done
    done = [button(words, "button-puzzle-done", "puzzledone", "", value=own)] if is_chosen else []
    return ((select,), (*done, _what(view, words)))


def _what(view: PuzzleView, words: Words) -> Button:
    return button(words, "button-what", "puzzlewhat", "", value=str(view.puzzle.id))


def explained(view: PuzzleView, terms: str, in_words: bool, words: Words) -> Message:
    """Return what the picture of a puzzle means. `terms`: those of its question. In words the legend is enough."""
    back = button(words, "panel-back", "puzzle", "", Style.PRIMARY, value=str(view.puzzle.id))
    shown = _pictures(view, words)[-1]
    legend = msgspec.structs.replace(shown, picture="legend", focus=shown.picture)
    return Message(terms, ((back,),), (legend,) if in_words else (shown, legend))


def _line(view: PuzzleView, text: Text, words: Words) -> str:
    return cut(capital(plain(words.say(text, view.names))), LONGEST_LINE)


def _others(view: PuzzleView, data: Puzzle) -> list[Text]:
    """Return the next best turns with their chances."""
    others = sorted((at for at in range(len(data.courses)) if at != data.best), key=lambda at: -data.courses[at].chance)
    return [
        say("puzzle-other", what=view.courses[at], chance=_percent(data.courses[at].chance))
        for at in others[:MOST_OTHERS]
    ]


def _percent(chance: float) -> int:
    return round(100 * chance)


def _found_by(solvers: Solvers, words: Words) -> Text:
    """Return who found the solution. Those who hide their profile are only counted."""
    if not solvers.right:
        return say("puzzle-found-by-nobody", whole=solvers.answered)
    if not solvers.names:
        return say("puzzle-found", count=solvers.right, whole=solvers.answered)
    named: Sequence[str] = [escape(name) for name in solvers.names[:MOST_NAMED]]
    return say("puzzle-found-by", count=solvers.right, whole=solvers.answered, who=words.join(list(named)))


def _pictures(view: PuzzleView, words: Words) -> tuple[PictureWanted, ...]:
    """Return the pictures of the position: the board, and what helps to answer. A post shows the first alone."""
    game = picture_key(view.puzzle.key, view.puzzle.name)
    shown = dict.fromkeys(("board", view.asked.shows))
    return tuple(PictureWanted(game, each, 1, view.seat, lang=words.language) for each in shown)
