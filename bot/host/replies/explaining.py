"""Replies to *What is this?*: the picture with its icons named, and the terms and cards of the question explained."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from bot.host.model.facts import FINISHED, SeatView
from bot.host.model.interaction.actions import MOST_OPTIONS, Action
from bot.host.model.interaction.presses import Unreadable
from bot.host.model.preferences import Pictures
from bot.host.replies import lookups, reference
from bot.host.replies.reader import Reader
from bot.host.screen.elements import Message, PictureWanted, Row, Style, fitting
from bot.host.search.stems import Stems
from bot.host.services import Services
from games.core.protocol import Entry, PlayerName, Question, Text, say

BOARD, LEGEND = "board", "legend"


async def what(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    """Explain the picture of the reader's question and what the question names; without a question, the board."""
    seat_view = await services.table.look(act.game, reader.id)
    asked = await _question(services, reader, act, seat_view)
    summary = seat_view.summary
    found = mentioned(reader, asked, reference.entries(services, summary.key, summary), summary.names) if asked else []
    choices = [(entry.key, entry.name) for entry in found[:MOST_OPTIONS]]
    select = reader.select(Action("whatcard", act.game, question=act.question), choices, "", "what-choose")
    rows: tuple[Row, ...] = (*(((select,),) if choices else ()), *_way_back(reader, act, seat_view))
    pictures = _pictures(seat_view, reader, asked.shows if asked else _named_picture(services, seat_view, act.value))
    return Message(explanation(reader, found), rows, pictures, seen=seat_view)


def explanation(reader: Reader, found: Sequence[Entry]) -> str:
    """Return the title of the legend, and the terms among these entries explained."""
    terms = [reader.say(say("what-term", name=entry.name, text=entry.lines[0])) for entry in found if _is_term(entry)]
    return fitting([reader.say(say("what-title"))], terms)


def _way_back(reader: Reader, act: Action, seat_view: SeatView) -> tuple[Row, ...]:
    """Return the button back to the panel, whose place the explanation has taken, or to the player's next question."""
    if seat_view.seat is None:
        return ()
    has_panel = act.question or seat_view.summary.status in FINISHED
    return ((reader.button("panel-back" if has_panel else "button-move", Action("move", act.game), Style.PRIMARY),),)


def _named_picture(services: Services, seat_view: SeatView, key: str) -> str:
    return key if any(each.key == key for each in services.pictures(seat_view.summary)) else BOARD


def _pictures(seat_view: SeatView, reader: Reader, shown: str) -> tuple[PictureWanted, ...]:
    """Return the picture and the legend of the icons on it. In words the legend is enough."""
    legend = lookups.picture(seat_view, reader, LEGEND, shown)
    if reader.settings.pictures is Pictures.WORDS:
        return (legend,)
    return lookups.picture(seat_view, reader, shown), legend


async def _question(services: Services, reader: Reader, act: Action, seat_view: SeatView) -> Question | None:
    """Return the reader's question that the action names, or their first one."""
    if seat_view.seat is None or not act.question:
        return None
    questions = (await services.table.panel(act.game, reader.id)).questions
    named = [question for question in questions if question.id == act.question]
    return next(iter(named or questions), None)


def mentioned(reader: Reader, asked: Question, entries: Sequence[Entry], names: tuple[PlayerName, ...]) -> list[Entry]:
    """Return the terms, cards and places that a question mentions: terms by their words, the others by their names."""
    texts = [asked.prompt, *asked.context, *(each for option in asked.options for each in (option.text, option.help))]
    given = [text for text in texts if text is not None]
    keys = {text.key for whole in given for text in _inside(whole)}
    stems = Stems(reader.words.language)
    said = stems.of_text(" ".join(reader.say(text, names) for text in given))
    icons = {option.icon for option in asked.options if option.icon}
    terms = [
        entry
        for entry in entries
        if _is_term(entry) and (entry.icon in icons or stems.of_text(reader.say(entry.name)) <= said)
    ]
    return [*terms, *(entry for entry in entries if not _is_term(entry) and entry.name.key in keys)]


def _is_term(entry: Entry) -> bool:
    return entry.kind.key == "kind-term"


def _inside(text: Text) -> Iterator[Text]:
    """Yield a text and all texts inside it."""
    yield text
    for arg in text.args.values():
        for each in arg if isinstance(arg, list) else [arg]:
            if isinstance(each, Text):
                yield from _inside(each)


async def lookup(services: Services, reader: Reader, act: Action, values: Sequence[str]) -> Message:
    """Show the chosen card, place or term, as `/dune card` does."""
    chosen = next(iter(values), act.value)
    if not chosen:
        raise Unreadable(act.value)
    seat_view = await services.table.look(act.game, reader.id)
    shown = await reference.card(services, reader, seat_view.summary.key, chosen, seat_view.summary)
    again = reader.button("button-what", Action("what", act.game, question=act.question))
    buttons = (*(button for row in _way_back(reader, act, seat_view) for button in row), again)
    return msgspec.structs.replace(shown, rows=(*shown.rows, buttons))


VERBS = {"what": what, "whatcard": lookup}
