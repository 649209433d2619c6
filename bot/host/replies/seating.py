"""Seating: joining, leaving, the lobby's settings, filling, starting, rematches, and seats that change hands."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.host.host import Host
from bot.host.model.actions import Action
from bot.host.model.facts import Person, Refused, Status, Summary
from bot.host.model.minds import ANY_FRIEND, Wish
from bot.host.model.preferences import COLOURS, AtDeadline, Level, Pictures, TableSettings
from bot.host.model.presses import Unreadable, number
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
from bot.host.screen.lobbies import silence
from games.core.locales import languages
from games.core.protocol import Text, Variant, say
from games.core.texts import plain

DEADLINES = (0, 12, 24, 48, 72, 168)
"""Hours for a decision; none at all comes first."""
REMINDERS = (6, 12, 24, 48)
ABSENCES = (12, 24, 48, 72, 168)
"""Waking hours of silence after which the table may act without the owner of a seat."""
SIZES = (Pictures.WIDE, Pictures.TALL)
"""Of the pictures in the channel."""
YES_NO = ("yes", "no")
Choices = Sequence[tuple[str, Text]]
VARIANT = "v."
"""In front of the keys of a game's own variants."""

PACES = {
    "casual": TableSettings(),
    "daily": TableSettings(nudge_hours=12, deadline_hours=48, at_deadline=AtDeadline.MILDEST),
    "brisk": TableSettings(nudge_hours=4, deadline_hours=12, at_deadline=AtDeadline.MILDEST),
}


def laid(reader: Reader, summary: Summary) -> Message:
    """To whoever laid the table; its post follows in the channel."""
    settings = reader.button("button-settings", Action("settings", summary.game))
    return reader.tell(say("laid", where=f"<#{summary.channel}>"), (settings,))


async def join(host: Host, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    return await sit_down(host, reader, act.game)


async def sit_down(
    host: Host, reader: Reader, game: str, seat: int | None = None, colour: str | None = None
) -> Message:
    """In the lobby: a chair; a newcomer is told how it goes here. In a running game: a seat that is free."""
    if (await host.summary(game)).status is not Status.LOBBY:
        return await _take(host, reader, game, seat)
    return _welcome(host, reader, await host.lobby.join(game, reader.person, seat, colour))


def _welcome(host: Host, reader: Reader, summary: Summary) -> Message:
    text = say("welcome-lobby", game=host.games[summary.key].title)
    return reader.tell(text, (reader.button("button-settings", Action("settings", summary.game)),))


async def leave(host: Host, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    summary = await host.lobby.leave(act.game, reader.id)
    gone = summary.status is Status.ABANDONED
    return reader.tell(say("left-last" if gone else "left", game=host.games[summary.key].title))


async def fill(host: Host, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    return await fill_some(host, reader, act.game)


async def fill_some(
    host: Host, reader: Reader, game: str, count: int | None = None, wish: Wish = ANY_FRIEND
) -> Message:
    """So many chairs, or all that are empty; in a running game the seats of those who have left."""
    if (await host.summary(game)).status is not Status.LOBBY:
        summary = await host.hand_over.fill(game, reader.id, wish)
        return reader.tell(say("filled-left"))
    summary = await host.lobby.fill(game, reader.id, count, wish)
    friends = [say("filled-friend", name=chair.name, mind=chair.mind or "") for chair in summary.chairs if chair.friend]
    start = reader.button("button-start", Action("start", summary.game), Style.PRIMARY)
    return reader.tell(say("filled", who=friends, count=len(friends)), (start,))


async def start(host: Host, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    """Begin; or bring back a game that was put aside."""
    summary = await host.summary(act.game)
    if summary.status is Status.ASIDE:
        if summary.seat_of(reader.id) is None:
            raise Refused(say("host-not-seated"))
        summary = await host.admins.revive(act.game, reader.person, _here(reader, summary))
    else:
        summary = await host.lobby.start(act.game, reader.id)
    move = reader.button("button-move", Action("move", summary.game), Style.PRIMARY)
    return reader.tell(say("started", game=host.games[summary.key].title), (move,))


def _here(reader: Reader, summary: Summary) -> int | None:
    """A channel of the game's own server."""
    return reader.channel if reader.guild is not None and reader.guild == summary.guild else None


async def move_here(host: Host, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    """A game whose channel was deleted goes on in the channel in which this was asked."""
    if reader.guild is None or reader.channel is None:
        raise Refused(say("host-move-within-server"))
    summary = await host.admins.relocation.move_here(act.game, reader.person, reader.guild, reader.channel)
    return reader.tell(say("moved-here", game=host.games[summary.key].title))


async def rematch(host: Host, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    return laid(reader, await host.lobby.rematch(act.game, reader.person))


async def abandon(host: Host, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    """Leave a game, or clear a table away: asks once more; only the second press does it."""
    summary = await host.summary(act.game)
    if summary.status is Status.LOBBY:
        return await _clear_away(host, reader, act, host.games[summary.key].title)
    if act.value != "yes":
        sure = reader.button("button-abandon", Action("abandon", act.game, value="yes"), Style.GRAVE)
        end = reader.button("button-end-vote", Action("endvote", act.game))
        return reader.tell(say("abandon-sure"), (sure, end))
    await host.hand_over.abandon(act.game, reader.id)
    return reader.tell(say("abandoned"))


async def _clear_away(host: Host, reader: Reader, act: Action, title: Text) -> Message:
    if act.value != "yes":
        sure = reader.button("button-cancel", Action("abandon", act.game, value="yes"), Style.GRAVE)
        return reader.tell(say("cancel-sure", game=title), (sure,))
    await host.lobby.cancel(act.game, reader.id)
    return reader.tell(say("lobby-cancelled", game=title))


# --- Seats that change hands ----------------------------------------------------------------------


async def pass_seat(host: Host, reader: Reader, game: str, to: Person | None) -> Message:
    """Offer my seat: to one person, or to anybody."""
    await host.hand_over.pass_seat(game, reader.id, to)
    return reader.tell(say("seat-passed"))


async def take_seat(host: Host, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    return await _take(host, reader, act.game, number(act.value))


async def _take(host: Host, reader: Reader, game: str, seat: int | None) -> Message:
    summary = await host.hand_over.take_seat(game, reader.person, seat)
    move = reader.button("button-move", Action("move", summary.game), Style.PRIMARY)
    return reader.tell(say("seat-taken"), (move,))


# --- The lobby's settings -------------------------------------------------------------------------


async def settings(host: Host, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    """What is agreed on before the game begins, four selects a page."""
    summary = await host.summary(act.game)
    if summary.status is not Status.LOBBY:
        raise Refused(say("settings-begun"))
    return _page(host, reader, summary, number(act.value) if act.value else 0)


def _page(host: Host, reader: Reader, summary: Summary, page: int, refused: Text | None = None) -> Message:
    """One page of the selects; what was refused stands above them."""
    selects = _selects(host, reader, summary)
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


def _selects(host: Host, reader: Reader, summary: Summary) -> list[Select]:
    """How many, one's colour, what the game can vary, and how the table plays."""
    variants = [each for each in host.games[summary.key].variants if each.matters(summary.wanted)]
    return [
        _select(reader, summary, "wanted", _numbers(host, summary), str(summary.wanted)),
        *_colours(reader, summary),
        *(_variant(reader, summary, each) for each in variants),
        *(_select(reader, summary, key, choices(), now(summary.table_settings)) for key, choices, now in SETTINGS),
    ]


def _select(reader: Reader, summary: Summary, key: str, choices: Choices, chosen: str) -> Select:
    return reader.select(Action("opt", summary.game, value=key), choices, chosen, f"settings-{key}-placeholder")


def _numbers(host: Host, summary: Summary) -> Choices:
    fewest, most = host.games[summary.key].seats(summary.options)
    return [(str(n), say("settings-wanted", count=n)) for n in range(fewest, most + 1)]


def _colours(reader: Reader, summary: Summary) -> list[Select]:
    """Only whoever sits has one."""
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
)
"""How a table plays: its key, what may be chosen, and what holds now."""


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


async def set_option(host: Host, reader: Reader, act: Action, values: Sequence[str]) -> Message:
    """One of the selects was changed."""
    if not values:
        raise Unreadable(act.value)
    keys = [select.act.value for select in _selects(host, reader, await host.summary(act.game))]
    page = keys.index(act.value) // (MOST_ROWS - 1) if act.value in keys else 0
    return await _changed(host, reader, act.game, act.value, values[0], page)


async def _changed(host: Host, reader: Reader, game: str, key: str, value: str, page: int) -> Message:
    """The settings with the change in them; a refusal stands above them while there is something to set."""
    try:
        return _page(host, reader, await change(host, reader, game, key, value), page)
    except Refused as refusal:
        summary = await host.summary(game)
        if summary.status is not Status.LOBBY:
            raise
        return _page(host, reader, summary, page, refusal.reason)


async def change(host: Host, reader: Reader, game: str, key: str, value: str) -> Summary:
    if key.startswith(VARIANT):
        return await host.lobby.set_option(game, reader.id, key.removeprefix(VARIANT), value)
    if key == "wanted":
        return await host.lobby.set_wanted(game, reader.id, number(value))
    if key == "colour":
        if (await host.summary(game)).seat_of(reader.id) is None:
            raise Refused(say("host-not-seated"))
        return await host.lobby.join(game, reader.person, None, value)
    if key not in TABLE_SETTINGS:
        raise Unreadable(key)
    return await host.lobby.change_settings(game, reader.id, **TABLE_SETTINGS[key](value))


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
}
"""What was chosen, as a change of the terms."""


def ask_zone(reader: Reader, act: Action, values: Sequence[str] = ()) -> Modal:
    """The table's time zone is typed: there are too many for a select."""
    label = cut(reader.say(say("settings-zone")), LONGEST_TITLE)
    field = Field("zone", label, placeholder=reader.say(say("settings-zone-example")), longest=60)
    return Modal(label, Action("zone", act.game), (field,))


async def zone(host: Host, reader: Reader, act: Action, values: Sequence[str]) -> Message:
    if not values:
        raise Unreadable(act.verb)
    return await _changed(host, reader, act.game, "zone", values[0].strip(), 0)


VERBS: dict[str, Handler] = {
    "join": join,
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
MODALS = {"askzone": ask_zone}
