"""Replies about a person: their settings, vacation, extra days, stored data, and the deletion of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from typing import Any

import msgspec

from bot.host.model.facts import Refused
from bot.host.model.interaction.actions import Action
from bot.host.model.interaction.presses import Unreadable, number
from bot.host.model.preferences import CalledBy, Coach, PersonSettings, Pictures, Pronoun
from bot.host.model.timestamps import stamp
from bot.host.replies.reader import Reader
from bot.host.screen.elements import Message, Select, Style
from bot.host.services import Services
from games.core.locales import languages
from games.core.protocol import Text, say
from games.core.texts import words

AS_TABLE = "table"
"""The value for: use the time zone of each table."""
AS_DISCORD = "discord"
"""The value for: use the language of their Discord."""


async def show(services: Services, reader: Reader) -> Message:
    return overview(services, reader, await services.people.settings(reader.id))


async def change(services: Services, reader: Reader, **changes: str | int | bool | None) -> Message:
    """Change settings, and show them. The reply uses the new settings, such as a new language."""
    settings = await services.people.set(reader.person, **changes)
    return overview(services, msgspec.structs.replace(reader, settings=settings), settings)


async def choose(services: Services, reader: Reader, act: Action, values: Sequence[str]) -> Message:
    """Change the setting whose select was used."""
    if act.value not in CHOICES or not values:
        raise Unreadable(act.value)
    return await change(services, reader, **CHOICES[act.value](services, values[0]))


def overview(services: Services, reader: Reader, settings: PersonSettings) -> Message:
    """Show all settings: selects for some, and the commands for the others."""
    lines = [
        say("me-title"),
        *([say(f"me-pronoun-{settings.pronoun}")] if settings.pronoun is not Pronoun.THEY else []),
        say("me-zone", zone=settings.zone or reader.say(say("me-as-table"))),
        say("me-reminders", hours=settings.nudge_hours or 0),
        say("me-quiet", start=settings.quiet_from, end=settings.quiet_to),
        *([say("me-vacation", until=stamp(settings.vacation_until, "D"))] if settings.vacation_until else []),
        *([say("me-motion")] if settings.motion else []),
        say(f"me-coach-{settings.coach}"),
        say("me-commands"),
    ]
    selects = _selects(services, reader, settings)
    return Message("\n".join(reader.say(line) for line in lines), tuple((select,) for select in selects))


def _selects(services: Services, reader: Reader, settings: PersonSettings) -> tuple[Select, ...]:
    named = [(AS_DISCORD, say("me-as-discord")), *((each, language_name(each)) for each in languages())]
    return (
        reader.select(
            Action("me", value="language"),
            [(value, say("me-language", language=name)) for value, name in named],
            settings.locale or AS_DISCORD,
        ),
        reader.select(
            Action("me", value="pictures"), [(each, say(f"me-pictures-{each}")) for each in Pictures], settings.pictures
        ),
        reader.select(
            Action("me", value="palette"),
            [(each, palette_name(each)) for each in services.palettes()],
            settings.palette,
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
    """Return the name of a language in that language."""
    return say("plain-name", name=words(language).say(say("language-name")))


def palette_name(key: str) -> Text:
    return say(f"me-palette-{key.replace('_', '-')}")


def _chosen_pictures(services: Services, value: str) -> dict[str, Pictures]:
    if value not in list(Pictures):
        raise Unreadable(value)
    return {"pictures": Pictures(value)}


def _chosen_calls(services: Services, value: str) -> dict[str, CalledBy]:
    if value not in list(CalledBy):
        raise Unreadable(value)
    return {"called_by": CalledBy(value)}


def _chosen_palette(services: Services, value: str) -> dict[str, str]:
    if value not in services.palettes():
        raise Refused(say("me-no-such-palette"))
    return {"palette": value}


def _chosen_language(services: Services, value: str) -> dict[str, str | None]:
    if value not in (AS_DISCORD, *languages()):
        raise Unreadable(value)
    return {"locale": None if value == AS_DISCORD else value}


def _chosen_reminders(services: Services, value: str) -> dict[str, int | None]:
    return {"nudge_hours": number(value) or None}


CHOICES: dict[str, Callable[[Services, str], Mapping[str, Any]]] = {
    "language": _chosen_language,
    "pictures": _chosen_pictures,
    "palette": _chosen_palette,
    "calls": _chosen_calls,
    "reminders": _chosen_reminders,
    "deputy": lambda services, value: {"deputy": value == "yes"},
}


AGAIN = "again"
"""The choice that lets the coach explain everything once more."""


async def coach(services: Services, reader: Reader, wanted: str) -> Message:
    """Set in which games the coach speaks, or let it begin anew. The games keep what it says of them."""
    if wanted == AGAIN:
        kept = reader.settings.coach if reader.settings.coach is not Coach.OFF else Coach.LESSONS
        await services.people.set(reader.person, coach=kept, coached=())
    elif wanted in list(Coach):
        await services.people.set(reader.person, coach=Coach(wanted))
    else:
        raise Unreadable(wanted)
    return reader.tell(say(f"me-coach-{wanted}"))


async def speak(services: Services, reader: Reader, language: str) -> Message:
    if language not in (AS_DISCORD, *languages()):
        raise Refused(say("me-no-such-language"))
    return await change(services, reader, locale=None if language == AS_DISCORD else language)


async def live_in(services: Services, reader: Reader, zone: str) -> Message:
    return await change(services, reader, zone=None if zone == AS_TABLE else zone)


async def vacation(services: Services, reader: Reader, until: datetime | None) -> Message:
    await services.people.vacation(reader.person, until)
    if until is None:
        return reader.tell(say("vacation-over"))
    return reader.tell(say("vacation-begun", until=stamp(until, "D")))


async def ask_for_a_day(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    """Ask for confirmation before a day is used, because a command is easily sent by mistake."""
    left = await services.people.days_left(act.game, reader.id)
    sure = reader.button("button-a-day", Action("day", act.game), Style.PRIMARY)
    return reader.tell(say("a-day-sure", left=left), (sure,))


async def a_day(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    """Give the player one more day. Each player has three such days in a game."""
    await services.people.need_a_day(act.game, reader.id)
    return reader.tell(say("a-day-given"))


async def nudge(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    await services.people.nudge(act.game, reader.id)
    return reader.tell(say("nudged"))


async def forget(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    """Ask for confirmation. The second press deletes the person's data and offers their seats."""
    if act.value != "yes":
        sure = reader.button("button-forget", Action("forget", value="yes"), Style.GRAVE)
        return reader.tell(say("forget-sure"), (sure,))
    offered = await services.people.forget(reader.id)
    return reader.tell(say("forgotten", count=len(offered)))


async def data(services: Services, reader: Reader) -> Message:
    """Send everything that is stored about the person as a file by direct message."""
    note = reader.note_progress("progress-data")
    await services.own_data.send(reader.id, services.courier, reader.say(say("data-letter")), note)
    return reader.tell(say("data-sent"))


async def mine(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    """Show the reader's settings in place of a panel, with the way back to it."""
    shown = overview(services, reader, reader.settings)
    back = reader.button("button-move", Action("move", act.game), Style.PRIMARY)
    return msgspec.structs.replace(shown, rows=(*shown.rows, (back,)))


VERBS = {"me": choose, "mine": mine, "day": a_day, "nudge": nudge, "forget": forget}
