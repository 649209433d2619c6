"""Replies that only show something: hand, board, log, replay, players, status, cards, rules, games.

Each shows no more than its reader may see.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from bot import VERSION
from bot.host.model.actions import MOST_OPTIONS, Action
from bot.host.model.facts import FINISHED, LIVE, Chair, LogPart, Refused, SeatView, Status, Summary
from bot.host.model.preferences import Pictures
from bot.host.model.presses import Unreadable, number
from bot.host.model.timestamps import stamp
from bot.host.play.talks import talks_of
from bot.host.replies import talks
from bot.host.replies.reader import Reader
from bot.host.screen import posts
from bot.host.screen.buttons import controls
from bot.host.screen.elements import LONGEST_CONTENT, Message, PictureWanted, Row, cut, fitting, picture_file
from bot.host.screen.headings import Headings, paragraphs
from bot.host.screen.sentences import marks_of, numbered
from bot.host.search.passages import each_option
from bot.host.services import Services
from games.core.game import Game
from games.core.protocol import Entry, PlayerName, Text, say
from games.core.texts import OR, escape, plain

LONGEST_PAGE = LONGEST_CONTENT - 100
"""Characters of the log on a page, without its title."""
TIME_LABELS = ("button-earlier", "button-later")
PAGE_LABELS = ("button-page-back", "button-page-on")
"""The keys of the labels of the buttons to the previous and the next page."""
MOST_LINES = 10
"""Sentences about what happened since a player's last turn."""


def picture(seat_view: SeatView, reader: Reader, what: str, focus: str | None = None) -> PictureWanted:
    """Return a picture of the game as this reader sees it."""
    return PictureWanted(seat_view.summary.game, what, seat_view.seq, seat_view.seat, focus, lang=reader.words.language)


def _page_row(
    reader: Reader, verb: str, game: str, page: int, pages: int, labels: tuple[str, str] = TIME_LABELS
) -> tuple[Row, ...]:
    buttons = [
        reader.button(key, Action(verb, game, value=str(to)))
        for key, to in zip(labels, (page - 1, page + 1), strict=True)
        if 0 <= to < pages
    ]
    return (tuple(buttons),) if buttons else ()


async def hand(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    seat_view = await services.table.look(act.game, reader.id)
    if seat_view.seat is None:
        raise Refused(say("host-not-seated"))
    content = f"-# {reader.say(seat_view.headline, seat_view.summary.names)}"
    hand = picture(seat_view, reader, "hand")
    granted = talks_of(services.games[seat_view.summary.key], seat_view.view, seat_view.seat)
    talk = [(talks.talk_button(reader, act.game, granted.name),)] if granted else []
    return Message(content, (controls(reader.words, act.game), *talk), (hand,), seen=seat_view)


async def board(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    if reader.settings.pictures is Pictures.WORDS:
        return await in_words(services, reader, act, values)
    seat_view = await services.table.look(act.game, reader.id)
    lines = [f"-# {reader.say(seat_view.headline, seat_view.summary.names)}", *waiting(reader, seat_view.summary)]
    other = Pictures.WIDE if reader.settings.pictures is Pictures.TALL else Pictures.TALL
    ways = (
        reader.button(f"button-{other}", Action("size", act.game, value=other)),
        reader.button("button-words", Action("words", act.game)),
    )
    rows = (controls(reader.words, act.game), ways)
    return Message("\n".join(lines), rows, (picture(seat_view, reader, "board"),), seen=seat_view)


async def look_at(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    """Show one of the game's own pictures. The action's value is its key."""
    seat_view = await services.table.look(act.game, reader.id)
    offered = {each.key: each.title for each in services.pictures(seat_view.summary)}
    if act.value not in offered:
        raise Refused(say("host-no-such-picture", what=[*offered.values()]))
    if act.value == "hand":
        return await hand(services, reader, act, values)
    wanted = picture(seat_view, reader, act.value)
    told = (
        await services.describe(wanted)
        if reader.settings.pictures is Pictures.WORDS
        else reader.say(offered[act.value])
    )
    return Message(cut(told, LONGEST_CONTENT), (controls(reader.words, act.game),), (wanted,))


async def legend(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    """Show what the icons of the game mean."""
    return await look_at(services, reader, msgspec.structs.replace(act, value="legend"))


async def resized(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    """Set the reader's size of all pictures, and show the board in it."""
    if act.value not in (Pictures.WIDE, Pictures.TALL):
        raise Unreadable(act.value)
    settings = await services.people.set(reader.person, pictures=Pictures(act.value))
    return await board(services, msgspec.structs.replace(reader, settings=settings), act)


async def in_words(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    """Show a page of the board in words."""
    seat_view = await services.table.look(act.game, reader.id)
    told = await services.describe(picture(seat_view, reader, "board"))
    pages = _pages_of_lines(told.split("\n"))
    page = min(number(act.value), len(pages) - 1) if act.value else 0
    rows = (*_page_row(reader, "words", act.game, page, len(pages), PAGE_LABELS), controls(reader.words, act.game))
    return Message("\n".join(pages[page]), rows)


def waiting(reader: Reader, summary: Summary) -> list[str]:
    """Say whom the table waits for, since when, and what happens at the deadline. Nobody is pinged."""
    return posts.waiting(summary, reader.words, reader=reader.id)


def _chair(summary: Summary, seat: int) -> Chair:
    return next(chair for chair in summary.chairs if chair.seat == seat)


async def since(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    """Show what happened since the reader's last turn, with one picture of the changes."""
    found = await services.history.since(act.game, reader.id)
    everything = [line for part in found.parts for line in part.lines]
    lines = everything[-MOST_LINES:]
    title = reader.say(_since_title(len(everything)))
    before = found.before.seq if found.before else None
    wanted = msgspec.structs.replace(picture(found.now, reader, "board"), before=before, marks=marks_of(lines))
    told = numbered(found.now.summary, reader.words, lines)
    return Message(fitting([title], told), (controls(reader.words, act.game),), (wanted,))


def _since_title(count: int) -> Text:
    if not count:
        return say("since-nothing")
    return say("since-title") if count <= MOST_LINES else say("since-title-last", count=MOST_LINES)


async def status(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    summary = await services.summary(act.game)
    game = services.games[summary.key]
    lines = [
        reader.say(say("status-title", game=game.title, id=summary.game, where=summary.place)),
        reader.say(say(f"status-{summary.status.value}")),
        *([reader.say(summary.headline, summary.names)] if summary.headline and summary.status in LIVE else []),
        *(_seated(reader, summary, chair) for chair in summary.chairs),
        *_rivals(reader, summary),
        *waiting(reader, summary),
        *([f"-# {reader.say(say('status-seed', hash=summary.commitment))}"] if summary.commitment else []),
    ]
    return Message("\n".join(lines), status_rows(reader, summary))


def status_rows(reader: Reader, summary: Summary) -> tuple[Row, ...]:
    if summary.status in FINISHED:
        return ((reader.button("button-replay", Action("replay", summary.game)),),)
    if summary.status is Status.LOBBY:
        return ()
    ask = [reader.button("button-why-friends", Action("whyfriends", summary.game))]
    friends = any(chair.friend for chair in summary.chairs)
    return (controls(reader.words, summary.game), *([tuple(ask)] if friends else []))


def _seated(reader: Reader, summary: Summary, chair: Chair) -> str:
    key = "lobby-friend" if chair.friend else "lobby-taken" if chair.user is not None else "status-free-seat"
    colour, mind = say(f"colour-{chair.colour}"), chair.mind or ""
    seated = say(key, number=chair.seat + 1, who=escape(chair.name), colour=colour, mind=mind)
    said = [seated, *([summary.scores[chair.seat]] if summary.scores else [])]
    return " · ".join(reader.say(each) for each in said)


def _rivals(reader: Reader, summary: Summary) -> list[str]:
    """Return a line about each rival with its score."""
    scores = summary.scores[len(summary.chairs) :]
    return [
        reader.say(say("status-rival", who=who, score=score)) for who, score in zip(summary.rivals, scores, strict=True)
    ]


async def player(services: Services, reader: Reader, game: str, seat: int) -> Message:
    """Show what everybody may see of one player."""
    seat_view = await services.table.look(game, reader.id)
    if not 0 <= seat < len(seat_view.summary.names):
        raise Refused(say("no-such-player"))
    wanted = picture(seat_view, reader, "mat", str(seat))
    told = await services.describe(wanted)
    return Message(cut(told, LONGEST_CONTENT), (controls(reader.words, game),), (wanted,))


# --- The log --------------------------------------------------------------------------------------


async def log(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    """Show a page of the log, the latest first: a heading for each round and phase, and a line for each deed."""
    summary = await services.summary(act.game)
    told = await services.history.log(act.game, reader.id)
    pages = _pages(_log_entries(services.games[summary.key], reader, told, summary.names))
    page = min(number(act.value), len(pages) - 1) if act.value else 0
    title = reader.say(say("log-title", page=page + 1, pages=len(pages)))
    row = _page_row(reader, "log", act.game, page, len(pages), (TIME_LABELS[1], TIME_LABELS[0]))
    return Message("\n".join([title, *_under_headings(pages[page])]), row)


class LogEntry(NamedTuple):
    """The deeds of one turn in one phase, and the heading above it, which it shares with its neighbours."""

    heading: str
    text: str


def _log_entries(game: Game, reader: Reader, told: Sequence[LogPart], names: tuple[PlayerName, ...]) -> list[LogEntry]:
    """Return the entries of the log, the latest first."""
    headings, entries = Headings(game, reader.words), list[LogEntry]()
    for part in told:
        by_heading: dict[str, list[str]] = {}
        for line in part.lines:
            headings.above(line)
            heading = " · ".join([*headings.open(), stamp(part.at, "D")])
            by_heading.setdefault(heading, []).append(f"- {paragraphs(reader.say(line.text, names))}")
        entries += [LogEntry(heading, "\n".join(deeds)) for heading, deeds in by_heading.items()]
    return entries[::-1]


def _under_headings(entries: Sequence[LogEntry]) -> list[str]:
    """Return the entries of a page, with each heading above the first of those that share it."""
    above = ["", *(entry.heading for entry in entries)]
    heads = [
        f"-# {entry.heading}\n" if entry.heading != last else "" for last, entry in zip(above, entries, strict=False)
    ]
    return [f"{head}{entry.text}" for head, entry in zip(heads, entries, strict=True)]


def _pages(entries: Sequence[LogEntry]) -> list[list[LogEntry]]:
    """Split entries into pages that fit into a message."""
    pages: list[list[LogEntry]] = [[]]
    for entry in entries:
        fitted = entry._replace(text=cut(entry.text, LONGEST_PAGE - len(entry.heading) - 4))
        used = sum(len(each.text) + len(each.heading) + 5 for each in pages[-1])
        if used + len(fitted.text) + len(fitted.heading) + 5 > LONGEST_PAGE:
            pages.append([])
        pages[-1].append(fitted)
    return pages


def _pages_of_lines(lines: Sequence[str]) -> list[list[str]]:
    """Split lines into pages that fit into a message."""
    return [[entry.text for entry in page] for page in _pages([LogEntry("", line) for line in lines])]


async def replay(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    """Show one turn of the game with its picture, as everybody saw it."""
    told = await services.history.log(act.game, None)
    if not told:
        raise Refused(say("nothing-told"))
    summary = await services.summary(act.game)
    at = min(number(act.value), len(told) - 1) if act.value else 0
    lines = numbered(summary, reader.words, told[at].lines)
    title = reader.say(say("replay-title", turn=at + 1, turns=len(told)))
    wanted = PictureWanted(
        act.game,
        "deed",
        told[at].seq,
        before=told[at - 1].seq if at else None,
        marks=marks_of(told[at].lines),
        lang=reader.words.language,
    )
    rows = _page_row(reader, "replay", act.game, at, len(told))
    rows = (*rows, (reader.button("button-film", Action("film", act.game)),))
    if summary.status in FINISHED and summary.seat_of(reader.id) is not None:
        rows = (*rows, (reader.button("button-eyes", Action("eyes", act.game, value=str(at))),))
    return Message(fitting([title], lines), rows, (wanted,))


async def film(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    """Send a film of the game, or of some rounds: the action's value is empty, or two rounds as in `3-5`."""
    first, _, last = act.value.partition("-")
    rounds = (number(first), number(last)) if act.value else None
    made = await services.films.of_game(act.game, reader.words, reader.settings.palette, rounds)
    title = say("film-rounds", first=rounds[0], last=rounds[1]) if rounds else say("film-title")
    row = (reader.button("button-replay", Action("replay", act.game)),)
    return Message(reader.say(title), (row,), files=(picture_file(made.filename, made.data, made.alt, made.digest),))


async def eyes(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    """Say where in a turn a sharp mind would have answered otherwise for the reader's seat."""
    told = await services.history.log(act.game, None)
    at = min(number(act.value), len(told) - 1)
    found = await services.advice.compare_choices(act.game, reader.id, told[at - 1].seq if at else 0, told[at].seq)
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


# --- Cards, rules, games --------------------------------------------------------------------------


def entries(services: Services, key: str, summary: Summary | None = None) -> list[Entry]:
    """Return what can be looked up of a game: first what is in the game of `summary`, then everything else."""
    game = services.games[key]
    options = summary.options if summary else {}
    here = [*game.cards(options if summary else None), *game.terms(options)]
    known = {entry.key for entry in here}
    others = [*game.cards(), *(term for each in each_option(game) for term in game.terms(each))]
    return [*here, *({entry.key: entry for entry in others if entry.key not in known}.values())]


def suggestions(
    services: Services, reader: Reader, keys: Sequence[str], summary: Summary | None = None
) -> list[tuple[str, str]]:
    """Return the name of everything that can be looked up in these games, with the value of the command's option."""
    found = [(key, entry) for key in keys for entry in entries(services, key, summary)]
    return [(_entry_name(reader, entry), f"{key}:{entry.key}") for key, entry in found]


def _entry_name(reader: Reader, entry: Entry) -> str:
    name = plain(reader.say(entry.name))
    return reader.say(say("card-with-code", name=name, code=entry.code)) if entry.code else name


def typed_entry(
    services: Services, reader: Reader, keys: Sequence[str], typed: str, summary: Summary | None = None
) -> str | None:
    """Return the value of the entry that was typed instead of chosen: its code, its name, or a part of its name."""
    wanted = typed.strip().casefold()
    found = [(key, entry) for key in keys for entry in entries(services, key, summary)]
    names = {f"{key}:{entry.key}": plain(reader.say(entry.name)).casefold() for key, entry in found}
    by_code = [f"{key}:{entry.key}" for key, entry in found if entry.code and entry.code.casefold() == wanted]
    exact = [value for value, name in names.items() if name == wanted]
    partly = [value for value, name in names.items() if wanted and wanted in name]
    return next(iter([*by_code, *exact, *partly]), None)


async def card(services: Services, reader: Reader, key: str, card: str, summary: Summary | None = None) -> Message:
    """Show a card, place, leader or term: its words, and its picture if it has one. `summary`: the game played here."""
    found = next((entry for entry in entries(services, key, summary) if entry.key == card), None)
    if found is None:
        raise Refused(say("no-such-card"))
    icon = f"<:{found.icon}:> " if found.icon else ""
    title = icon + reader.say(say("card-title", name=found.name, kind=found.kind))
    lines = [reader.say(line) for line in found.lines]
    has_picture = any(entry.key == card for entry in services.games[key].cards())
    drawn = (PictureWanted(key, "card", focus=card, lang=reader.words.language),) if has_picture else ()
    return Message(fitting([title], lines, [reader.say(say("card-again"))]), pictures=drawn)


async def rules(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    """Show a chapter of the short rules. The action's question is the key of the game, its value the chapter.

    Outside a table the reader also chooses an option of the game, as in `expansion=ix`. It is one of the values, or the
    action's value if a chapter was chosen.
    """
    summary = await services.summary(act.game) if act.game else None
    key = summary.key if summary else act.question
    if key not in services.games:
        raise Refused(say("no-such-rules"))
    words_chosen = (*values, act.value)
    option = next((each for each in words_chosen if "=" in each), "")
    chosen = next((each for each in words_chosen if each and "=" not in each), "")
    options = summary.options if summary else _one_option(services.games[key], option)
    chapters = services.games[key].rules(options)
    at = min(number(chosen), len(chapters) - 1) if chosen else 0
    content = fitting(
        [reader.say(say("rules-title", game=services.games[key].title, chapter=chapters[at].title))],
        [f"- {reader.say(line)}" for line in chapters[at].lines],
    )
    titles = [(str(number), chapter.title) for number, chapter in enumerate(chapters[:MOST_OPTIONS])]
    rows: list[Row] = [(reader.select(Action("rules", act.game, 0, key, option), titles, str(at)),)]
    choices = [] if summary else _options_with_chapters(services.games[key])
    if choices:
        rows.append((reader.select(Action("rules", "", 1, key), choices, option or choices[0][0]),))
    rows.append((reader.button("button-search", Action("asksearch", act.game, 0, key)),))
    return Message(content, tuple(rows))


def _one_option(game: Game, option: str) -> dict[str, str]:
    """Return a choice such as `expansion=ix` as options, or none if the game does not know it."""
    key, _, choice = option.partition("=")
    known = [each.key for variant in game.variants if variant.key == key for each in variant.choices]
    return {key: choice} if choice in known else {}


def _options_with_chapters(game: Game) -> list[tuple[str, Text]]:
    """Return the choices of every option that brings chapters of its own, as values of a menu with their names."""
    usual = [chapter.title for chapter in game.rules({})]
    return [
        (f"{variant.key}={choice.key}", choice.text)
        for variant in game.variants
        if any([ch.title for ch in game.rules({variant.key: other.key})] != usual for other in variant.choices)
        for choice in variant.choices
    ]


async def games(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    """List the reader's open games in all servers, with whom each waits for."""
    mine = await services.games_of(reader.id)
    if not mine:
        return reader.tell(say("games-none"))
    title = reader.say(say("games-title", count=len(mine)))
    return Message(fitting([title], [_listed(services, reader, summary) for summary in mine]))


def _listed(services: Services, reader: Reader, summary: Summary) -> str:
    title = services.games[summary.key].title if summary.key in services.games else say("unknown-game")
    line = reader.say(say("games-line", game=title, id=summary.game, where=summary.place))
    return f"{line} {_state(reader, summary)}"


def _state(reader: Reader, summary: Summary) -> str:
    mine = summary.seat_of(reader.id)
    if any(each.seat == mine for each in summary.awaited):
        return reader.say(say("games-you"))
    if summary.awaited:
        return reader.say(say("waiting-for", who=reader.words.join(_parties(reader, summary))))
    return reader.say(say(f"status-{summary.status.value}"))


def _parties(reader: Reader, summary: Summary) -> list[str]:
    """Return the names of those whom the game waits for. Partners who are asked together are joined by "or"."""
    found = posts.parties(summary.awaited)
    return [reader.words.join([reader.say(_named(_chair(summary, e.seat))) for e in either], OR) for either in found]


def _named(chair: Chair) -> Text:
    name = say("plain-name", name=escape(chair.name))
    away = chair.away_until
    return say("waiting-who-is-away", who=name, until=stamp(away, "D")) if away else name


async def help_(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    return reader.tell(say("help", version=VERSION))


VERBS = {
    "hand": hand,
    "board": board,
    "legend": legend,
    "size": resized,
    "words": in_words,
    "since": since,
    "status": status,
    "log": log,
    "replay": replay,
    "film": film,
    "eyes": eyes,
    "whyfriends": why,
    "verify": verify,
    "rules": rules,
    "games": games,
    "help": help_,
}
