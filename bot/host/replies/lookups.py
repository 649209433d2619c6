"""Replies that only show a game as it is: hand, board, pictures, status, players, and the list of games.

Each shows no more than its reader may see.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.host.model.facts import FINISHED, LIVE, Chair, Refused, SeatView, Status, Summary
from bot.host.model.interaction.actions import Action
from bot.host.model.interaction.presses import Unreadable, number
from bot.host.model.preferences import Pictures
from bot.host.model.timestamps import stamp
from bot.host.play.talks import talks_of
from bot.host.replies import talks
from bot.host.replies.history import PAGE_LABELS, page_row, pages_of_lines
from bot.host.replies.reader import Reader
from bot.host.screen import posts
from bot.host.screen.buttons import controls
from bot.host.screen.elements import LONGEST_CONTENT, Message, PictureWanted, Row, cut, fitting
from bot.host.screen.sentences import marks_of, numbered
from bot.host.services import Services
from games.core.protocol import Text, say
from games.core.texts import OR, escape

MOST_LINES = 10
"""Sentences about what happened since a player's last turn."""


def picture(seat_view: SeatView, reader: Reader, what: str, focus: str | None = None) -> PictureWanted:
    """Return a picture of the game as this reader sees it."""
    return PictureWanted(seat_view.summary.game, what, seat_view.seq, seat_view.seat, focus, lang=reader.words.language)


def _controls(reader: Reader, summary: Summary, shown: str = "") -> Row:
    return controls(reader.words, summary.game, shown, is_over=summary.status in FINISHED)


async def hand(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    seat_view = await services.table.look(act.game, reader.id)
    if seat_view.seat is None:
        raise Refused(say("host-not-seated"))
    content = f"-# {reader.say(seat_view.headline, seat_view.summary.names)}"
    hand = picture(seat_view, reader, "hand")
    granted = talks_of(services.games[seat_view.summary.key], seat_view.view, seat_view.seat)
    talk = [(talks.talk_button(reader, act.game, granted.name),)] if granted else []
    return Message(content, (_controls(reader, seat_view.summary, "hand"), *talk), (hand,), seen=seat_view)


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
    rows = (_controls(reader, seat_view.summary), ways)
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
    description = (
        await services.describe(wanted)
        if reader.settings.pictures is Pictures.WORDS
        else reader.say(offered[act.value])
    )
    return Message(cut(description, LONGEST_CONTENT), (_controls(reader, seat_view.summary, act.value),), (wanted,))


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
    description = await services.describe(picture(seat_view, reader, "board"))
    pages = pages_of_lines(description.split("\n"))
    page = min(number(act.value), len(pages) - 1) if act.value else 0
    turning = page_row(reader, "words", act.game, page, len(pages), PAGE_LABELS)
    rows = (*turning, _controls(reader, seat_view.summary))
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
    entries = numbered(found.now.summary, reader.words, lines)
    return Message(fitting([title], entries), (_controls(reader, found.now.summary),), (wanted,))


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
        review = [reader.button("button-review", Action("review", summary.game))]
        is_theirs = summary.seat_of(reader.id) is not None
        return ((reader.button("button-replay", Action("replay", summary.game)), *(review if is_theirs else [])),)
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
    description = await services.describe(wanted)
    return Message(cut(description, LONGEST_CONTENT), (_controls(reader, seat_view.summary),), (wanted,))


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
    """Return the names of the players whom the game waits for. Partners who are asked together are joined by "or"."""
    found = posts.parties(summary.awaited)
    return [reader.words.join([reader.say(_named(_chair(summary, e.seat))) for e in either], OR) for either in found]


def _named(chair: Chair) -> Text:
    name = say("plain-name", name=escape(chair.name))
    away = chair.away_until
    return say("waiting-who-is-away", who=name, until=stamp(away, "D")) if away else name


VERBS = {
    "hand": hand,
    "board": board,
    "legend": legend,
    "size": resized,
    "words": in_words,
    "since": since,
    "status": status,
    "games": games,
}
