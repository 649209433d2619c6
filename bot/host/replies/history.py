"""Replies about what happened in a game: the log, a replay, a film, reasons of friends, the check of shuffles."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import NamedTuple

from bot.host.model.facts import FINISHED, LogPart, Refused
from bot.host.model.interaction.actions import Action
from bot.host.model.interaction.presses import number
from bot.host.model.timestamps import stamp
from bot.host.replies.reader import Reader
from bot.host.screen.elements import LONGEST_CONTENT, Message, PictureWanted, Row, cut, fitting, picture_file
from bot.host.screen.headings import Headings, short_lines
from bot.host.screen.sentences import marks_of, numbered
from bot.host.services import Services
from games.core.game import Game
from games.core.protocol import PlayerName, say

LONGEST_PAGE = LONGEST_CONTENT - 100
"""Characters of the log on a page, without its title."""
TIME_LABELS = ("button-earlier", "button-later")
PAGE_LABELS = ("button-page-back", "button-page-on")
"""The keys of the labels of the buttons to the previous and the next page."""


def page_row(
    reader: Reader, verb: str, game: str, page: int, pages: int, labels: tuple[str, str] = TIME_LABELS
) -> tuple[Row, ...]:
    buttons = [
        reader.button(key, Action(verb, game, value=str(to)))
        for key, to in zip(labels, (page - 1, page + 1), strict=True)
        if 0 <= to < pages
    ]
    return (tuple(buttons),) if buttons else ()


async def log(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    """Show a page of the log, the latest first: a heading for each round and phase, and a line for each deed."""
    summary = await services.summary(act.game)
    parts = await services.history.log(act.game, reader.id)
    pages = _pages(_log_entries(services.games[summary.key], reader, parts, summary.names))
    page = min(number(act.value), len(pages) - 1) if act.value else 0
    title = reader.say(say("log-title", page=page + 1, pages=len(pages)))
    row = page_row(reader, "log", act.game, page, len(pages), (TIME_LABELS[1], TIME_LABELS[0]))
    return Message("\n".join([title, *_under_headings(pages[page])]), row)


class LogEntry(NamedTuple):
    """The lines of one turn in one phase, with its round and phase and its day."""

    heading: str
    day: str
    text: str


def _log_entries(game: Game, reader: Reader, parts: Sequence[LogPart], names: tuple[PlayerName, ...]) -> list[LogEntry]:
    """Return the entries of the log, the latest first."""
    headings, entries = Headings(game, reader.words), list[LogEntry]()
    days: dict[date, str] = {}
    for part in parts:
        day = days.setdefault(part.at.date(), stamp(part.at, "D"))
        by_heading: dict[str, list[str]] = {}
        for line in part.lines:
            headings.above(line)
            heading = " · ".join(headings.open())
            by_heading.setdefault(heading, []).append(short_lines(f"- {reader.say(line.text, names)}"))
        entries += [LogEntry(heading, day, "\n".join(deeds)) for heading, deeds in by_heading.items()]
    return entries[::-1]


def _under_headings(entries: Sequence[LogEntry]) -> list[str]:
    """Return the entries of a page, with each heading above the first of those that share it.

    A heading names the day if it is another than that of the entry above.
    """
    above = [LogEntry("", "", ""), *entries]
    return [f"{_head(last, entry)}{entry.text}" for last, entry in zip(above, entries, strict=False)]


def _head(last: LogEntry, entry: LogEntry) -> str:
    """Return the heading above an entry, or nothing if the entry above it has the same."""
    if (last.heading, last.day) == (entry.heading, entry.day):
        return ""
    named = [each for each in (entry.heading, entry.day if entry.day != last.day else "") if each]
    return f"-# {' · '.join(named)}\n" if named else ""


def _length(entry: LogEntry) -> int:
    """Return how many letters an entry takes at most, with its heading."""
    return len(entry.text) + len(entry.heading) + len(entry.day) + 8


def _pages(entries: Sequence[LogEntry]) -> list[list[LogEntry]]:
    """Split entries into pages that fit into a message."""
    pages: list[list[LogEntry]] = [[]]
    for entry in entries:
        fitted = entry._replace(text=cut(entry.text, LONGEST_PAGE - len(entry.heading) - len(entry.day) - 7))
        used = sum(map(_length, pages[-1]))
        if used + _length(fitted) > LONGEST_PAGE:
            pages.append([])
        pages[-1].append(fitted)
    return pages


def pages_of_lines(lines: Sequence[str]) -> list[list[str]]:
    """Split lines into pages that fit into a message."""
    return [[entry.text for entry in page] for page in _pages([LogEntry("", "", line) for line in lines])]


async def replay(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    """Show one turn of the game with its picture, as everybody saw it."""
    turns = await services.history.log(act.game, None)
    if not turns:
        raise Refused(say("nothing-told"))
    summary = await services.summary(act.game)
    at = min(number(act.value), len(turns) - 1) if act.value else 0
    lines = numbered(summary, reader.words, turns[at].lines)
    title = reader.say(say("replay-title", turn=at + 1, turns=len(turns)))
    wanted = PictureWanted(
        act.game,
        "deed",
        turns[at].seq,
        before=turns[at - 1].seq if at else None,
        marks=marks_of(turns[at].lines),
        lang=reader.words.language,
    )
    rows = page_row(reader, "replay", act.game, at, len(turns))
    rows = (
        *rows,
        (
            reader.button("button-film", Action("film", act.game)),
            reader.button("button-what", Action("what", act.game)),
        ),
    )
    if summary.status in FINISHED and summary.seat_of(reader.id) is not None:
        rows = (*rows, (reader.button("button-eyes", Action("eyes", act.game, value=str(at))),))
    return Message(fitting([title], lines), rows, (wanted,))


async def film(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    """Send a film of the game, or of some rounds: the action's value is empty, or two rounds as in `3-5`."""
    first, _, last = act.value.partition("-")
    rounds = (number(first), number(last)) if act.value else None
    made = await services.films.of_game(
        act.game, reader.words, reader.settings.palette, rounds, reader.note_progress("progress-film")
    )
    title = say("film-rounds", first=rounds[0], last=rounds[1]) if rounds else say("film-title")
    row = (reader.button("button-replay", Action("replay", act.game)),)
    return Message(reader.say(title), (row,), files=(picture_file(made.filename, made.data, made.alt, made.digest),))


async def eyes(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    """Say where in a turn a sharp mind would have answered otherwise for the reader's seat."""
    turns = await services.history.log(act.game, None)
    at = min(number(act.value), len(turns) - 1)
    since, note = turns[at - 1].seq if at else 0, reader.note_progress("progress-eyes")
    found = await services.advice.compare_choices(act.game, reader.id, since, turns[at].seq, note)
    names = (await services.summary(act.game)).names
    lines = [reader.say(text, names) for text in found] or [reader.say(say("eyes-the-same"))]
    back = reader.button("button-replay", Action("replay", act.game, value=str(at)))
    return Message(fitting([reader.say(say("eyes-title", turn=at + 1))], lines), ((back,),))


async def why(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    """Say why each friend played its last turn as it did."""
    names = (await services.summary(act.game)).names
    return Message("\n".join(reader.say(text, names) for text in await services.advice.why(act.game)))


async def verify(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    """Check every logged random draw against the seed. The hash of the seed was published at the start."""
    verdict = await services.audit.verify(act.game)
    key = "verify-holds" if verdict.holds else "verify-fails"
    moves = ", ".join(str(move) for move in verdict.false_moves)
    return reader.tell(say(key, checked=verdict.checked, hash=verdict.commitment, seed=verdict.seed, moves=moves))


VERBS = {
    "log": log,
    "replay": replay,
    "film": film,
    "eyes": eyes,
    "whyfriends": why,
    "verify": verify,
}
