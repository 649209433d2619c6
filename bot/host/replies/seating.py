"""Replies about tables and seats: join, leave, settings, fill, start, rematch, abandon, and passing a seat on."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from bot.host.model.facts import Chair, Person, Refused, Status, Summary
from bot.host.model.interaction.actions import Action
from bot.host.model.interaction.presses import Unreadable, number
from bot.host.model.minds import ANY_FRIEND, Wish
from bot.host.model.preferences import COLOURS, LEAST_RELIABLE, AtDeadline, Level, Pictures, TableSettings
from bot.host.model.silence import silence_hours
from bot.host.replies.personal import language_name
from bot.host.replies.reader import Handler, Reader
from bot.host.screen.elements import (
    LONGEST_LINE,
    LONGEST_TITLE,
    MOST_ROWS,
    Field,
    Message,
    Modal,
    Select,
    SelectOption,
    Style,
    cut,
)
from bot.host.screen.headings import short_lines
from bot.host.screen.lobbies import silence
from bot.host.services import Services
from games.core.game import Game
from games.core.locales import languages
from games.core.protocol import Text, Variant, say
from games.core.texts import plain

DEADLINES = (0, 12, 24, 48, 72, 168)
"""Hours for a decision, to choose from. 0: no deadline."""
REMINDERS = (6, 12, 24, 48)
"""Hours until a reminder, to choose from."""
ABSENCES = (12, 24, 48, 72, 168)
"""Waking hours of silence after which the table may act without the owner of a seat."""
SIZES = (Pictures.WIDE, Pictures.TALL)
"""Sizes of the pictures in the channel."""
YES_NO = ("yes", "no")
Choices = Sequence[tuple[str, Text]]
VARIANT = "v."
"""The prefix of the keys of a game's own options."""

PACES = {
    "casual": TableSettings(),
    "daily": TableSettings(nudge_hours=12, deadline_hours=48, at_deadline=AtDeadline.MILDEST),
    "brisk": TableSettings(nudge_hours=4, deadline_hours=12, at_deadline=AtDeadline.MILDEST),
}


def created(services: Services, reader: Reader, summary: Summary) -> Message:
    """Confirm a new table to the person who created it, with the introduction that all get who join."""
    where = reader.say(say("laid-where", where=f"<#{summary.channel}>"))
    introduced = _welcome(services, reader, summary)
    return msgspec.structs.replace(introduced, content=f"{where}\n{introduced.content}")


def laid(reader: Reader, summary: Summary) -> Message:
    """Confirm the table of a rematch to the person who created it. Its post follows in the channel."""
    settings = reader.button("button-settings", Action("settings", summary.game))
    return reader.tell(say("laid", where=f"<#{summary.channel}>"), (settings,))


async def join(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    return await sit_down(services, reader, act.game)


async def sit_down(
    services: Services, reader: Reader, game: str, seat: int | None = None, colour: str | None = None
) -> Message:
    """Give the reader a seat: in the lobby, or a free seat of a running game."""
    if (await services.summary(game)).status is not Status.LOBBY:
        return await _take(services, reader, game, seat)
    return _welcome(services, reader, await services.lobby.join(game, reader.person, seat, colour))


def seat_names(reader: Reader, game: Game, summary: Summary) -> list[str]:
    """Return a line for every seat: its number, and who sits there or that it is free."""
    seated = {chair.seat: chair for chair in summary.chairs}
    count = summary.wanted if summary.status is Status.LOBBY else len(summary.chairs)
    return [_seat_name(reader, seat, seated.get(seat)) for seat in range(count)]


def _seat_name(reader: Reader, seat: int, chair: Chair | None) -> str:
    if chair is None or (chair.user is None and not chair.friend):
        return plain(reader.say(say("lobby-free", number=seat + 1)))
    key = "join-seat-friend" if chair.friend else "join-seat-taken"
    return plain(reader.say(say(key, number=seat + 1, who=chair.name)))


def _welcome(services: Services, reader: Reader, summary: Summary) -> Message:
    text = reader.say(say("welcome-lobby", game=services.games[summary.key].title))
    return Message(short_lines(text), ((reader.button("button-settings", Action("settings", summary.game)),),))


async def agree(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    """Agree that the game of a private table counts, or take that back."""
    agrees = await services.lobby.agree(act.game, reader.id)
    return reader.tell(say("agreed-to-count" if agrees else "no-longer-agreed"))


async def leave(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    summary = await services.lobby.leave(act.game, reader.id)
    gone = summary.status is Status.ABANDONED
    return reader.tell(say("left-last" if gone else "left", game=services.games[summary.key].title))


async def fill(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    return await fill_some(services, reader, act.game)


async def fill_some(
    services: Services, reader: Reader, game: str, count: int | None = None, wish: Wish = ANY_FRIEND
) -> Message:
    """Give free seats to friends. `count`: how many (None: all); `wish`: which kind of friend.

    In a running game, friends get the seats of players who have left.
    """
    if (await services.summary(game)).status is not Status.LOBBY:
        summary = await services.hand_over.fill(game, reader.id, wish)
        return reader.tell(say("filled-left"))
    summary = await services.lobby.fill(game, reader.id, count, wish)
    friends = [say("filled-friend", name=chair.name, mind=chair.mind or "") for chair in summary.chairs if chair.friend]
    start = reader.button("button-start", Action("start", summary.game), Style.PRIMARY)
    return reader.tell(say("filled", who=friends, count=len(friends)), (start,))


async def start(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    """Start the game, or continue a game that was put aside."""
    summary = await services.summary(act.game)
    if summary.status is Status.ASIDE:
        if summary.seat_of(reader.id) is None:
            raise Refused(say("host-not-seated"))
        summary = await services.admins.revive(act.game, reader.person, _here(reader, summary))
    else:
        summary = await services.lobby.start(act.game, reader.id)
    move = reader.button("button-move", Action("move", summary.game), Style.PRIMARY)
    return reader.tell(say("started", game=services.games[summary.key].title), (move,))


def _here(reader: Reader, summary: Summary) -> int | None:
    """Return the reader's channel, if it is in the server of the game."""
    return reader.channel if reader.guild is not None and reader.guild == summary.guild else None


async def move_here(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    """Continue a game whose channel was deleted in the reader's channel."""
    if reader.guild is None or reader.channel is None:
        raise Refused(say("host-move-within-server"))
    summary = await services.admins.relocation.move_here(act.game, reader.person, reader.guild, reader.channel)
    return reader.tell(say("moved-here", game=services.games[summary.key].title))


async def rematch(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    return laid(reader, await services.lobby.rematch(act.game, reader.person))


async def abandon(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    """Leave a running game, or cancel a lobby. The first press only asks for confirmation."""
    summary = await services.summary(act.game)
    if summary.status is Status.LOBBY:
        return await _cancel(services, reader, act, services.games[summary.key].title)
    if act.value != "yes":
        sure = reader.button("button-abandon", Action("abandon", act.game, value="yes"), Style.GRAVE)
        end = reader.button("button-end-vote", Action("endvote", act.game))
        return reader.tell(say("abandon-sure"), (sure, end))
    await services.hand_over.abandon(act.game, reader.id)
    return reader.tell(say("abandoned"))


async def _cancel(services: Services, reader: Reader, act: Action, title: Text) -> Message:
    if act.value != "yes":
        sure = reader.button("button-cancel", Action("abandon", act.game, value="yes"), Style.GRAVE)
        return reader.tell(say("cancel-sure", game=title), (sure,))
    await services.lobby.cancel(act.game, reader.id)
    return reader.tell(say("lobby-cancelled", game=title))


# --- Seats that change hands ----------------------------------------------------------------------


async def pass_seat(services: Services, reader: Reader, game: str, to: Person | None) -> Message:
    """Offer the reader's seat to one person, or to anybody."""
    await services.hand_over.pass_seat(game, reader.id, to)
    return reader.tell(say("seat-passed"))


async def take_seat(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    return await _take(services, reader, act.game, number(act.value))


async def _take(services: Services, reader: Reader, game: str, seat: int | None) -> Message:
    summary = await services.hand_over.take_seat(game, reader.person, seat)
    move = reader.button("button-move", Action("move", summary.game), Style.PRIMARY)
    return reader.tell(say("seat-taken"), (move,))


# --- The lobby's settings -------------------------------------------------------------------------


async def settings(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    """Show the settings of a lobby, four selects a page."""
    summary = await services.summary(act.game)
    if summary.status is not Status.LOBBY:
        raise Refused(say("settings-begun"))
    return _page(services, reader, summary, number(act.value) if act.value else 0)


def _page(services: Services, reader: Reader, summary: Summary, page: int, refused: Text | None = None) -> Message:
    """Return one page of the selects. `refused`: a refusal that is shown above them."""
    selects = _selects(services, reader, summary)
    size = MOST_ROWS - 1
    pages = -(-len(selects) // size)
    page = min(page, pages - 1)
    shown = selects[page * size : (page + 1) * size]
    turn = [
        reader.button(key, Action("settings", summary.game, value=str(to)))
        for key, to in (("button-page-back", page - 1), ("button-page-on", page + 1))
        if 0 <= to < pages
    ]
    zone = reader.button("button-zone", Action("askzone", summary.game))
    clear = reader.button("button-cancel", Action("abandon", summary.game))
    text = say("settings-title", page=page + 1, pages=pages, zone=summary.table_settings.zone)
    said = [reader.say(each) for each in (refused, text) if each is not None]
    buttons = (*turn, zone, *([clear] if summary.host == reader.id and page == pages - 1 else []))
    return Message("\n".join(said), (*((select,) for select in shown), buttons))


def _selects(services: Services, reader: Reader, summary: Summary) -> list[Select]:
    """Return all selects: number of players, the reader's colour, the game's options, the table's settings."""
    variants = [each for each in services.games[summary.key].variants if each.matters(summary.wanted)]
    return [
        _select(reader, summary, "wanted", _numbers(services, summary), str(summary.wanted)),
        *_colours(reader, summary),
        *(_variant(reader, summary, each) for each in variants),
        *(_select(reader, summary, key, choices(), now(summary.table_settings)) for key, choices, now in SETTINGS),
    ]


def _select(reader: Reader, summary: Summary, key: str, choices: Choices, chosen: str) -> Select:
    return reader.select(Action("opt", summary.game, value=key), choices, chosen, f"settings-{key}-placeholder")


def _numbers(services: Services, summary: Summary) -> Choices:
    fewest, most = services.games[summary.key].seats(summary.options)
    return [(str(n), say("settings-wanted", count=n)) for n in range(fewest, most + 1)]


def _colours(reader: Reader, summary: Summary) -> list[Select]:
    """Return the select of the reader's colour, if the reader has a seat."""
    mine = next((chair.colour for chair in summary.chairs if chair.user == reader.id), "")
    choices = [(colour, say("settings-colour", colour=say(f"colour-{colour}"))) for colour in COLOURS]
    return [_select(reader, summary, "colour", choices, mine)] if mine else []


def _yes(holds: bool) -> str:
    return "yes" if holds else "no"


def _yes_no(key: str) -> Choices:
    return [(answer, say(f"settings-{key}-{answer}")) for answer in YES_NO]


SETTINGS: tuple[tuple[str, Callable[[], Choices], Callable[[TableSettings], str]], ...] = (
    (
        "deadline",
        lambda: [(str(n), say("settings-deadline", hours=n)) for n in DEADLINES],
        lambda settings: str(settings.deadline_hours or 0),
    ),
    (
        "silence",
        lambda: [(each.value, say("settings-silence", what=silence(each))) for each in AtDeadline],
        lambda settings: settings.at_deadline.value,
    ),
    (
        "absence",
        lambda: [(str(n), say("settings-absence", hours=n)) for n in ABSENCES],
        lambda settings: str(silence_hours(settings)),
    ),
    (
        "nudge",
        lambda: [(str(n), say("settings-nudge", hours=n)) for n in REMINDERS],
        lambda settings: str(settings.nudge_hours),
    ),
    ("full", lambda: _yes_no("full")[::-1], lambda settings: _yes(settings.starts_when_full)),
    (
        "language",
        lambda: [(each, say("settings-language", language=language_name(each))) for each in languages()],
        lambda settings: settings.lang,
    ),
    (
        "pictures",
        lambda: [(each.value, say(f"settings-pictures-{each}")) for each in SIZES],
        lambda settings: settings.pictures.value,
    ),
    (
        "friends",
        lambda: [(each.value, say("settings-friends", level=say(f"mind-level-{each.value}"))) for each in Level],
        lambda settings: settings.friends.value,
    ),
    ("advice", lambda: _yes_no("advice"), lambda settings: _yes(settings.advice)),
    ("reasons", lambda: _yes_no("reasons"), lambda settings: _yes(settings.reasons)),
    ("counts", lambda: _yes_no("counts"), lambda settings: _yes(settings.counts)),
    ("players", lambda: _yes_no("players"), lambda settings: _yes(settings.shows_players)),
    (
        "reliable",
        lambda: [(str(n), say("settings-reliable", percent=n)) for n in LEAST_RELIABLE],
        lambda settings: str(settings.least_reliable),
    ),
)
"""The settings of a table: the key, a function that lists the choices, and one that returns the current value."""


def _variant(reader: Reader, summary: Summary, variant: Variant) -> Select:
    chosen = summary.options.get(variant.key, variant.default)
    options = tuple(
        SelectOption(
            cut(plain(reader.say(say("lobby-choice", what=variant.text, value=choice.text))), LONGEST_LINE),
            choice.key,
            cut(plain(reader.say(choice.help)), LONGEST_LINE) if choice.help else "",
            chosen=choice.key == chosen,
        )
        for choice in variant.choices
    )
    return Select(Action("opt", summary.game, value=VARIANT + variant.key), options)


async def set_option(services: Services, reader: Reader, act: Action, values: Sequence[str]) -> Message:
    """Change the setting whose select was used."""
    if not values:
        raise Unreadable(act.value)
    keys = [select.act.value for select in _selects(services, reader, await services.summary(act.game))]
    page = keys.index(act.value) // (MOST_ROWS - 1) if act.value in keys else 0
    return await _changed(services, reader, act.game, act.value, values[0], page)


async def _changed(services: Services, reader: Reader, game: str, key: str, value: str, page: int) -> Message:
    """Change a setting and show the page again. In a lobby, a refusal is shown above the settings."""
    try:
        return _page(services, reader, await change(services, reader, game, key, value), page)
    except Refused as refusal:
        summary = await services.summary(game)
        if summary.status is not Status.LOBBY:
            raise
        return _page(services, reader, summary, page, refusal.reason)


async def change(services: Services, reader: Reader, game: str, key: str, value: str) -> Summary:
    if key.startswith(VARIANT):
        return await services.lobby.set_option(game, reader.id, key.removeprefix(VARIANT), value)
    if key == "wanted":
        return await services.lobby.set_wanted(game, reader.id, number(value))
    if key == "colour":
        if (await services.summary(game)).seat_of(reader.id) is None:
            raise Refused(say("host-not-seated"))
        return await services.lobby.join(game, reader.person, None, value)
    if key not in TABLE_SETTINGS:
        raise Unreadable(key)
    return await services.lobby.change_settings(game, reader.id, **TABLE_SETTINGS[key](value))


def _silence(value: str) -> dict[str, AtDeadline]:
    if value not in list(AtDeadline):
        raise Unreadable(value)
    return {"at_deadline": AtDeadline(value)}


def _pictures(value: str) -> dict[str, Pictures]:
    if value not in SIZES:
        raise Unreadable(value)
    return {"pictures": Pictures(value)}


def _friends(value: str) -> dict[str, Level]:
    if value not in list(Level):
        raise Unreadable(value)
    return {"friends": Level(value)}


def _language(value: str) -> dict[str, str]:
    if value not in languages():
        raise Unreadable(value)
    return {"lang": value}


TABLE_SETTINGS: dict[str, Callable[[str], Mapping[str, Any]]] = {
    "deadline": lambda value: {"deadline_hours": number(value) or None},
    "silence": _silence,
    "absence": lambda value: {"absence_hours": number(value)},
    "nudge": lambda value: {"nudge_hours": number(value)},
    "full": lambda value: {"starts_when_full": value == "yes"},
    "language": _language,
    "pictures": _pictures,
    "zone": lambda value: {"zone": value},
    "friends": _friends,
    "advice": lambda value: {"advice": value == "yes"},
    "reasons": lambda value: {"reasons": value == "yes"},
    "counts": lambda value: {"counts": value == "yes"},
    "players": lambda value: {"shows_players": value == "yes"},
    "reliable": lambda value: {"least_reliable": number(value)},
}
"""The key of a setting -> a function from the chosen value to the change of `TableSettings`."""


def ask_zone(reader: Reader, act: Action, values: Sequence[str] = ()) -> Modal:
    """Return the form for the table's time zone. There are too many time zones for a select."""
    label = cut(reader.say(say("settings-zone")), LONGEST_TITLE)
    field = Field("zone", label, placeholder=reader.say(say("settings-zone-example")), longest=60)
    return Modal(label, Action("zone", act.game), (field,))


async def zone(services: Services, reader: Reader, act: Action, values: Sequence[str]) -> Message:
    if not values:
        raise Unreadable(act.verb)
    return await _changed(services, reader, act.game, "zone", values[0].strip(), 0)


VERBS: dict[str, Handler] = {
    "join": join,
    "counts": agree,
    "leave": leave,
    "fill": fill,
    "start": start,
    "rematch": rematch,
    "abandon": abandon,
    "takeseat": take_seat,
    "settings": settings,
    "opt": set_option,
    "zone": zone,
}
FORMS = {"askzone": ask_zone}
