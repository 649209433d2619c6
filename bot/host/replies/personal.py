"""A person's own settings: language, hours, pictures, reminders, vacation; and being forgotten."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from typing import Any

import msgspec

from bot.host.host import Host
from bot.host.model.actions import Action
from bot.host.model.facts import Refused
from bot.host.model.preferences import CalledBy, PersonSettings, Pictures, Pronoun
from bot.host.model.presses import Unreadable, number
from bot.host.model.timestamps import stamp
from bot.host.replies.reader import Reader
from bot.host.screen.elements import Message, Select, Style
from games.core.locales import languages
from games.core.protocol import Text, say
from games.core.texts import words

AS_TABLE = "table"
"""No time zone of their own choice."""
AS_DISCORD = "discord"
"""No language of their own choice."""


async def show(host: Host, reader: Reader) -> Message:
    return overview(host, reader, await host.people.settings(reader.id))


async def change(host: Host, reader: Reader, **changes: str | int | bool | None) -> Message:
    """Told as they wish from now on: a new language answers in itself."""
    settings = await host.people.set(reader.person, **changes)
    return overview(host, msgspec.structs.replace(reader, settings=settings), settings)


async def choose(host: Host, reader: Reader, act: Action, values: Sequence[str]) -> Message:
    """One of the selects was changed."""
    if act.value not in CHOICES or not values:
        raise Unreadable(act.value)
    return await change(host, reader, **CHOICES[act.value](host, values[0]))


def overview(host: Host, reader: Reader, settings: PersonSettings) -> Message:
    """How it is set, what can be set here, and by which commands the rest."""
    lines = [
        say("me-title"),
        *([say(f"me-pronoun-{settings.pronoun}")] if settings.pronoun is not Pronoun.THEY else []),
        say("me-zone", zone=settings.zone or reader.say(say("me-as-table"))),
        say("me-reminders", hours=settings.nudge_hours or 0),
        say("me-quiet", start=settings.quiet_from, end=settings.quiet_to),
        *([say("me-vacation", until=stamp(settings.vacation_until, "D"))] if settings.vacation_until else []),
        *([say("me-motion")] if settings.motion else []),
        say("me-commands"),
    ]
    selects = _selects(host, reader, settings)
    return Message("\n".join(reader.say(line) for line in lines), tuple((select,) for select in selects))


def _selects(host: Host, reader: Reader, settings: PersonSettings) -> tuple[Select, ...]:
    tongues = [(AS_DISCORD, say("me-as-discord")), *((each, language_name(each)) for each in languages())]
    return (
        reader.select(
            Action("me", value="language"),
            [(value, say("me-language", language=name)) for value, name in tongues],
            settings.locale or AS_DISCORD,
        ),
        reader.select(
            Action("me", value="pictures"), [(each, say(f"me-pictures-{each}")) for each in Pictures], settings.pictures
        ),
        reader.select(
            Action("me", value="palette"), [(each, palette_name(each)) for each in host.palettes()], settings.palette
        ),
        reader.select(
            Action("me", value="calls"), [(each, say(f"me-calls-{each}")) for each in CalledBy], settings.called_by
        ),
        reader.select(
            Action("me", value="deputy"),
            [(each, say(f"me-deputy-{each}")) for each in ("no", "yes")],
            "yes" if settings.deputy else "no",
        ),
    )


def language_name(language: str) -> Text:
    """As its own speakers call it."""
    return say("plain-name", name=words(language).say(say("language-name")))


def palette_name(key: str) -> Text:
    return say(f"me-palette-{key.replace('_', '-')}")


def _chosen_pictures(host: Host, value: str) -> dict[str, Pictures]:
    if value not in list(Pictures):
        raise Unreadable(value)
    return {"pictures": Pictures(value)}


def _chosen_calls(host: Host, value: str) -> dict[str, CalledBy]:
    if value not in list(CalledBy):
        raise Unreadable(value)
    return {"called_by": CalledBy(value)}


def _chosen_palette(host: Host, value: str) -> dict[str, str]:
    if value not in host.palettes():
        raise Refused(say("me-no-such-palette"))
    return {"palette": value}


def _chosen_language(host: Host, value: str) -> dict[str, str | None]:
    if value not in (AS_DISCORD, *languages()):
        raise Unreadable(value)
    return {"locale": None if value == AS_DISCORD else value}


def _chosen_reminders(host: Host, value: str) -> dict[str, int | None]:
    return {"nudge_hours": number(value) or None}


CHOICES: dict[str, Callable[[Host, str], Mapping[str, Any]]] = {
    "language": _chosen_language,
    "pictures": _chosen_pictures,
    "palette": _chosen_palette,
    "calls": _chosen_calls,
    "reminders": _chosen_reminders,
    "deputy": lambda host, value: {"deputy": value == "yes"},
}


async def speak(host: Host, reader: Reader, language: str) -> Message:
    if language not in (AS_DISCORD, *languages()):
        raise Refused(say("me-no-such-language"))
    return await change(host, reader, locale=None if language == AS_DISCORD else language)


async def live_in(host: Host, reader: Reader, zone: str) -> Message:
    return await change(host, reader, zone=None if zone == AS_TABLE else zone)


async def vacation(host: Host, reader: Reader, until: datetime | None) -> Message:
    await host.people.vacation(reader.person, until)
    if until is None:
        return reader.tell(say("vacation-over"))
    return reader.tell(say("vacation-begun", until=stamp(until, "D")))


async def ask_for_a_day(host: Host, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    """By command it is asked about first: one sent half typed costs nothing."""
    left = await host.people.days_left(act.game, reader.id)
    sure = reader.button("button-a-day", Action("day", act.game), Style.PRIMARY)
    return reader.tell(say("a-day-sure", left=left), (sure,))


async def a_day(host: Host, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    """I need a day: three a game."""
    await host.people.need_a_day(act.game, reader.id)
    return reader.tell(say("a-day-given"))


async def nudge(host: Host, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    await host.people.nudge(act.game, reader.id)
    return reader.tell(say("nudged"))


async def forget(host: Host, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    """Asks once more; the second press clears the person and offers their seats."""
    if act.value != "yes":
        sure = reader.button("button-forget", Action("forget", value="yes"), Style.GRAVE)
        return reader.tell(say("forget-sure"), (sure,))
    offered = await host.people.forget(reader.id)
    return reader.tell(say("forgotten", count=len(offered)))


async def data(host: Host, reader: Reader) -> Message:
    """Send everything that is stored about the person as a file by direct message."""
    await host.own_data.send(reader.id, host.courier, reader.say(say("data-letter")))
    return reader.tell(say("data-sent"))


VERBS = {"me": choose, "day": a_day, "nudge": nudge, "forget": forget}
