"""Replies about finished games: profiles, the page of a server, and the switch of its ratings."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.host.model.actions import Action
from bot.host.model.facts import Person, Refused
from bot.host.records.achievements import all_achievements
from bot.host.records.lines import page_lines, profile_lines
from bot.host.replies.reader import Reader
from bot.host.replies.seeking import offer, tables_looking
from bot.host.screen.elements import Message, fitting
from bot.host.services import Services
from games.core.protocol import say

SWITCHES = {"hide": {"hides_profile": True}, "show": {"hides_profile": False}} | {
    "sum": {"shows_sum": True},
    "no-sum": {"shows_sum": False},
}
"""What a button of one's own profile says, and the settings that it changes."""


async def profile(services: Services, reader: Reader, whose: Person | None = None) -> Message:
    """Show the reader's own profile, or that of somebody who does not hide it."""
    person = whose or reader.person
    settings = await services.people.settings(person.id)
    is_own = person.id == reader.id
    if settings.hides_profile and not is_own:
        raise Refused(say("profile-hidden"))
    found = await services.profiles.of(person.id, person.name, reader.guild, everywhere=settings.shows_sum)
    if not found.games:
        raise Refused(say("profile-empty" if is_own else "profile-empty-other"))
    lines = profile_lines(found, services.games, reader.words, len(all_achievements(services.games)))
    if not is_own:
        return Message(fitting([], lines))
    hidden = "show" if settings.hides_profile else "hide"
    summed = "no-sum" if settings.shows_sum else "sum"
    buttons = tuple(reader.button(f"button-profile-{each}", Action("profile", value=each)) for each in (hidden, summed))
    return Message(fitting([], lines), (buttons,))


async def switch(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    """Change who may see the reader's profile, or what it shows, and show it again."""
    changes = SWITCHES.get(act.value, {})
    settings = await services.people.set(reader.person, **changes)
    return await profile(services, msgspec.structs.replace(reader, settings=settings))


async def top(services: Services, reader: Reader) -> Message:
    """Show the standings, records and winners of the server."""
    if reader.guild is None:
        raise Refused(say("top-only-in-servers"))
    page = await services.profiles.server(reader.guild, reader.say(say("top-somebody")))
    lines = page_lines(page, services.games, reader.words)
    if not page.games:
        lines.append(reader.say(say("top-empty")))
    lines += await tables_looking(services, reader, reader.guild)
    return Message(fitting([], lines), (offer(reader),))


async def switch_ratings(services: Services, reader: Reader, on: bool | None) -> Message:
    """Switch the ratings of the server on or off, or say whether they are on."""
    if reader.guild is None:
        raise Refused(say("top-only-in-servers"))
    settings = await services.store.read.finished.server_settings(reader.guild)
    if on is not None and on != settings.ratings:
        async with services.store.write() as rows:
            await rows.finished.set_server(reader.guild, msgspec.structs.replace(settings, ratings=on))
    is_on = settings.ratings if on is None else on
    return reader.tell(say("ratings-on" if is_on else "ratings-off"))


VERBS = {"profile": switch}
