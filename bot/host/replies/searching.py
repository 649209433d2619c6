"""Replies that quote passages: what answers a question to the rules, and which rule refuses an option.

A passage is always quoted as it stands, with its place.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.host.model.facts import Refused, Summary
from bot.host.model.interaction.actions import Action
from bot.host.model.interaction.presses import Unreadable
from bot.host.replies import reference
from bot.host.replies.reader import Reader
from bot.host.screen.elements import (
    LONGEST_LABEL,
    LONGEST_LINE,
    LONGEST_TITLE,
    Button,
    Field,
    Message,
    Modal,
    Row,
    Style,
    cut,
    fitting,
)
from bot.host.search.passages import Kind, Passage
from bot.host.services import Services
from games.core.protocol import say
from games.core.texts import escape

LONGEST_QUESTION = 200
LONGEST_QUOTE = 550
"""Letters of a passage that are quoted. The button beside it opens the whole."""


async def find(services: Services, reader: Reader, question: str, key: str | None, summary: Summary | None) -> Message:
    """Quote the passages that answer a question best: at a table, of its game and options; else of one or all games."""
    asked = question.strip()[:LONGEST_QUESTION]
    keys, options = _where_to_look(services, key, summary)
    found = await services.search.find(asked, reader.words.language, keys, options)
    game = summary.game if summary else ""
    back: Row = (
        _ask_button(reader, game, key or (summary.key if summary else "")),
        reader.button("button-rules", Action("rules", game, 0, keys[0])),
    )
    if not found:
        return reader.tell(say("search-none", question=escape(asked)), back)
    quoted = [line for passage in found for line in (_place(services, reader, passage), _quote(passage))]
    title = reader.say(say("search-title", question=escape(asked)))
    opened = tuple(button for passage in found if (button := _open_button(reader, passage, summary)))
    return Message(fitting([title], quoted, [reader.say(say("search-honest"))]), (*((opened,) if opened else ()), back))


def _where_to_look(
    services: Services, key: str | None, summary: Summary | None
) -> tuple[list[str], Mapping[str, str] | None]:
    if summary is not None and key in (None, summary.key):
        return [summary.key], summary.options
    if key is None:
        return list(services.games), None
    if key not in services.games:
        raise Refused(say("no-such-rules"))
    return [key], None


def _place(services: Services, reader: Reader, passage: Passage) -> str:
    if passage.kind is Kind.COMMAND:
        return reader.say(say("search-place-command", title=passage.title))
    return reader.say(say("search-place", game=services.games[passage.game].title, title=passage.title))


def _quote(passage: Passage) -> str:
    return f"> {cut(passage.text, LONGEST_QUOTE)}"


def _open_button(reader: Reader, passage: Passage, summary: Summary | None) -> Button | None:
    """Return the button to the chapter of a rule, or to the page of a card or term."""
    game = summary.game if summary else ""
    if passage.kind is Kind.COMMAND:
        return None
    if passage.kind is Kind.RULE:
        act = Action("readrules", game, 0, passage.game, passage.at)
    else:
        act = Action("lookup", game, 0, passage.game, passage.at)
    if len(act.encode()) > LONGEST_LINE:
        return None
    return Button(cut(reader.say(say("search-open", title=passage.title)), LONGEST_LABEL), act)


def _ask_button(reader: Reader, game: str, key: str) -> Button:
    return reader.button("button-search", Action("asksearch", game, 0, key), Style.PRIMARY)


def ask_search(reader: Reader, act: Action, values: Sequence[str] = ()) -> Modal:
    """Return the form for a question to the rules."""
    field = Field("question", cut(reader.say(say("search-field")), LONGEST_TITLE), longest=LONGEST_QUESTION)
    title = cut(reader.say(say("search-form")), LONGEST_TITLE)
    return Modal(title, Action("search", act.game, 0, act.question), (field,))


async def search(services: Services, reader: Reader, act: Action, values: Sequence[str]) -> Message:
    """Answer the question that was typed into the form. The action's question is the key of the game, if any."""
    if not values:
        raise Unreadable(act.verb)
    summary = await services.summary(act.game) if act.game else None
    return await find(services, reader, values[0], act.question or None, summary)


async def read_chapter(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    """Open the chapter of a passage: the action's value is its number, and the option under which it stands."""
    chapter, _, option = act.value.partition(" ")
    chosen = [chapter, *([option] if option else [])]
    return await reference.rules(services, reader, Action("rules", act.game, 0, act.question), chosen)


async def look_up(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    """Open the page of a card or term that was found."""
    if act.question not in services.games:
        raise Unreadable(act.question)
    summary = await services.summary(act.game) if act.game else None
    here = summary if summary and summary.key == act.question else None
    return await reference.card(services, reader, act.question, act.value, here)


VERBS = {"search": search, "readrules": read_chapter, "lookup": look_up}
FORMS = {"asksearch": ask_search}
