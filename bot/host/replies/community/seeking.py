"""Replies about finding players: notifications about new tables, and the tables that wait for players."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.host.model.community.seekers import MOST_A_DAY, Seeker
from bot.host.model.facts import Refused
from bot.host.model.interaction.actions import Action
from bot.host.model.interaction.presses import Unreadable, discord_id, number
from bot.host.model.preferences import Pace
from bot.host.replies.reader import Handler, Reader
from bot.host.screen.elements import LONGEST_LINE, Message, Row, Select, SelectOption, cut
from bot.host.screen.lobbies import looking
from bot.host.services import Services
from games.core.protocol import Text, say
from games.core.texts import plain

MOST_TABLES = 10
"""How many tables that wait for players are listed."""
STOP = "stop."
"""The beginning of the value of the button that ends the messages. The server follows."""


async def tables_looking(services: Services, reader: Reader, guild: int) -> list[str]:
    """Return lines about the tables of a server that wait for players."""
    found = await services.looking_in(guild, MOST_TABLES)
    lines = [reader.say(say("top-looking", table=looking(each, services.games[each.key]))) for each in found]
    return [reader.say(say("top-looking-title")), *lines] if lines else []


def offer(reader: Reader) -> Row:
    return (reader.button("button-seek", Action("seek")),)


async def seek(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    """Switch the reader's notifications about new tables on or off, or change their filter."""
    if act.value.startswith(STOP):
        return await _stop(services, reader, discord_id(act.value.removeprefix(STOP)))
    if reader.guild is None:
        raise Refused(say("top-only-in-servers"))
    known = await services.store.read.seekers.get(reader.id, reader.guild) or Seeker(reader.id, reader.guild)
    wished = _changed(services, known, act.value, values)
    async with services.store.write() as rows:
        await rows.people.meet(reader.id, reader.person.name)
        await rows.seekers.put(wished)
    return _page(services, reader, wished)


async def _stop(services: Services, reader: Reader, guild: int) -> Message:
    async with services.store.write() as rows:
        await rows.seekers.drop(reader.id, guild)
    return reader.tell(say("seek-stopped"))


def _changed(services: Services, known: Seeker, what: str, values: Sequence[str]) -> Seeker:
    """Return the wishes after a choice. All that there is to choose from counts as anything."""
    match what:
        case "":
            return known
        case "games":
            games = tuple(each for each in services.games if each in values)
            return msgspec.structs.replace(known, games=games if len(games) < len(services.games) else ())
        case "paces":
            paces = tuple(each.value for each in Pace if each.value in values)
            return msgspec.structs.replace(known, paces=paces if len(paces) < len(Pace) else ())
        case "most" if values and number(values[0]) in MOST_A_DAY:
            return msgspec.structs.replace(known, most=number(values[0]))
        case _:
            raise Unreadable(what)


def _page(services: Services, reader: Reader, seeker: Seeker) -> Message:
    titles = [(key, game.title) for key, game in services.games.items()]
    paces = [(pace.value, say(f"pace-is-{pace.value}")) for pace in Pace]
    text = say(
        "seek-told",
        games=[title for key, title in titles if key in seeker.games] or say("seek-any-game"),
        paces=[name for key, name in paces if key in seeker.paces] or say("seek-any-pace"),
        count=seeker.most,
        quiet=reader.settings.quiet_from != reader.settings.quiet_to,
    )
    stop = reader.button("button-seek-stop", Action("seek", value=f"{STOP}{seeker.guild}"))
    most = [(str(each), say("seek-most", count=each)) for each in MOST_A_DAY]
    return Message(
        reader.say(text),
        (
            (_several(reader, "games", titles, seeker.games),),
            (_several(reader, "paces", paces, seeker.paces),),
            (reader.select(Action("seek", value="most"), most, str(seeker.most), "seek-most-placeholder"),),
            (stop,),
        ),
    )


def _several(reader: Reader, what: str, choices: Sequence[tuple[str, Text]], chosen: Sequence[str]) -> Select:
    """Return a select of which several may be chosen. If nothing is chosen, everything is marked."""
    options = tuple(
        SelectOption(cut(plain(reader.say(text)), LONGEST_LINE), value, chosen=not chosen or value in chosen)
        for value, text in choices
    )
    placeholder = reader.say(say(f"seek-{what}-placeholder"))
    return Select(Action("seek", value=what), options, placeholder, most=len(options))


VERBS: dict[str, Handler] = {"seek": seek}
