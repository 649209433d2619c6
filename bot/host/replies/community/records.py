"""Replies about finished games: profiles, the page of a server, and the switch of its ratings."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.host.model.facts import Person, Refused
from bot.host.model.interaction.actions import Action
from bot.host.model.interaction.presses import discord_id
from bot.host.records.achievements import all_achievements
from bot.host.records.lines import page_lines, profile_facts, profile_lines
from bot.host.replies.community import challenges, tournaments
from bot.host.replies.community.seeking import offer, tables_looking
from bot.host.replies.reader import Reader
from bot.host.screen.elements import Button, Message, Row, fitting
from bot.host.services import Services
from games.core.protocol import say

SWITCHES = {"hide": {"hides_profile": True}, "show": {"hides_profile": False}} | {
    "sum": {"shows_sum": True},
    "no-sum": {"shows_sum": False},
}
"""The argument of a button on one's own profile -> the settings that the button changes."""

WORDS = "words."
"""The beginning of the value of the button that shows a profile in words. The person follows."""


async def profile(
    services: Services, reader: Reader, whose: Person | None = None, *, in_words: bool = False
) -> Message:
    """Show the reader's own profile, or that of somebody who does not hide it: as a picture or in words."""
    person = whose or reader.person
    settings = await services.people.settings(person.id)
    is_own = person.id == reader.id
    if settings.hides_profile and not is_own:
        raise Refused(say("profile-hidden"))
    found = await services.profiles.of(person.id, person.name, reader.guild, everywhere=settings.shows_sum)
    if not found.games and not any(found.challenges):
        raise Refused(say("profile-empty" if is_own else "profile-empty-other"))
    known = len(all_achievements(services.games))
    buttons = []
    if is_own:
        hidden = "show" if settings.hides_profile else "hide"
        summed = "no-sum" if settings.shows_sum else "sum"
        buttons = [reader.button(f"button-profile-{each}", Action("profile", value=each)) for each in (hidden, summed)]
    facts = profile_facts(found, services.games, known)
    picture = None if in_words else await services.gallery.profile(reader.settings, reader.words.language, **facts)
    if picture is None:
        return Message(fitting([], profile_lines(found, services.games, reader.words, known)), _row(buttons))
    words = reader.button("button-words", Action("profile", value=f"{WORDS}{person.id}"))
    return Message(rows=_row([words, *buttons]), files=(picture,))


def _row(buttons: Sequence[Button]) -> tuple[Row, ...]:
    return (tuple(buttons),) if buttons else ()


async def switch(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    """Change who may see the reader's profile, or what it shows, and show it again; or show a profile in words."""
    if act.value.startswith(WORDS):
        user = discord_id(act.value.removeprefix(WORDS))
        known = await services.store.read.people.get(user)
        return await profile(services, reader, Person(user, known.name if known else ""), in_words=True)
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
    buttons = (*offer(reader), challenges.offer(reader), *await tournaments.offers(services, reader))
    return Message(fitting([], lines), (buttons,))


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
