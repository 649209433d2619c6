"""A person's own settings: language, hours, pictures, reminders, vacation; and being forgotten."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from bot.host.facts import Refused, Settings
from bot.host.host import Host
from bot.host.posts import stamp
from bot.host.screen import Act, Message, Style
from bot.ui.reader import Reader
from games.core.protocol import say
from games.core.texts import languages


async def show(host: Host, reader: Reader) -> Message:
    return told(reader, await host.people.settings(reader.id))


async def change(host: Host, reader: Reader, **changes: str | int | bool | None) -> Message:
    return told(reader, await host.people.set(reader.person, **changes))


def told(reader: Reader, settings: Settings) -> Message:
    lines = [
        say("me-language", language=settings.locale or reader.say(say("me-as-discord"))),
        say("me-zone", zone=settings.zone or reader.say(say("me-as-table"))),
        say("me-quiet", start=settings.quiet_from, end=settings.quiet_to),
        say(f"me-pictures-{settings.pictures}", palette=settings.palette),
        say("me-reminders", hours=settings.nudge_hours or 0),
        *([say("me-vacation", until=stamp(settings.vacation_until, "D"))] if settings.vacation_until else []),
    ]
    return Message("\n".join(reader.say(line) for line in lines))


async def speak(host: Host, reader: Reader, language: str | None) -> Message:
    if language is not None and language not in languages():
        raise Refused(say("me-no-such-language"))
    return await change(host, reader, locale=language)


async def vacation(host: Host, reader: Reader, until: datetime | None) -> Message:
    await host.people.vacation(reader.person, until)
    if until is None:
        return reader.tell(say("vacation-over"))
    return reader.tell(say("vacation-begun", until=stamp(until, "D")))


async def a_day(host: Host, reader: Reader, act: Act, values: Sequence[str] = ()) -> Message:
    """I need a day: three a game."""
    await host.people.need_a_day(act.game, reader.id)
    return reader.tell(say("a-day-given"))


async def nudge(host: Host, reader: Reader, act: Act, values: Sequence[str] = ()) -> Message:
    await host.people.nudge(act.game, reader.id)
    return reader.tell(say("nudged"))


async def forget(host: Host, reader: Reader, act: Act, values: Sequence[str] = ()) -> Message:
    """Asks once more; the second press clears the person and offers their seats."""
    if act.value != "yes":
        sure = reader.button("button-forget", Act("forget", value="yes"), Style.GRAVE)
        return reader.tell(say("forget-sure"), (sure,))
    offered = await host.people.forget(reader.id)
    return reader.tell(say("forgotten", count=len(offered)))


VERBS = {"day": a_day, "nudge": nudge, "forget": forget}
