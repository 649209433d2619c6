"""Replies to admins: pause, end, replace, revive, export. Each checks that the reader is an admin of the server."""

from __future__ import annotations

from collections.abc import Sequence

from bot.host.model.facts import OPEN, Person, Refused, Summary
from bot.host.model.interaction.actions import Action
from bot.host.model.table_events import act_text
from bot.host.model.timestamps import stamp
from bot.host.replies.lookups import waiting
from bot.host.replies.reader import Reader
from bot.host.screen.elements import File, Message, Style, fitting
from bot.host.services import Services
from games.core.protocol import say


async def check_admin(services: Services, reader: Reader, game: str) -> Summary:
    """Return the summary of a game, or refuse if the reader is no admin of its server."""
    summary = await services.summary(game)
    if not reader.manages or reader.guild is None or summary.guild != reader.guild:
        raise Refused(say("admin-not-allowed"))
    return summary


async def pause(services: Services, reader: Reader, game: str) -> Message:
    await check_admin(services, reader, game)
    await services.admins.pause(game, reader.person)
    return reader.tell(say("admin-paused"))


async def resume(services: Services, reader: Reader, game: str) -> Message:
    await check_admin(services, reader, game)
    await services.admins.resume(game, reader.person)
    return reader.tell(say("admin-resumed"))


async def end(services: Services, reader: Reader, game: str) -> Message:
    await check_admin(services, reader, game)
    await services.admins.end(game, reader.person)
    return reader.tell(say("admin-ended"))


async def revive(services: Services, reader: Reader, game: str, channel: int | None = None) -> Message:
    """Continue a game that was put aside. `channel`: where it goes on if its own channel was deleted."""
    await check_admin(services, reader, game)
    await services.admins.revive(game, reader.person, channel)
    return reader.tell(say("admin-resumed"))


async def replace(services: Services, reader: Reader, game: str, seat: int, person: Person) -> Message:
    await check_admin(services, reader, game)
    await services.hand_over.replace(game, reader.person, seat, person)
    return reader.tell(say("admin-replaced", who=f"<@{person.id}>"))


async def awaited(services: Services, reader: Reader, game: str) -> Message:
    summary = await check_admin(services, reader, game)
    lines = waiting(reader, summary)
    return Message("\n".join(lines) or reader.say(say("admin-nobody-awaited")))


async def export(services: Services, reader: Reader, game: str) -> Message:
    """Send the public log as a file; this is allowed at any time."""
    await check_admin(services, reader, game)
    text = await services.admins.public_log(game)
    return Message(reader.say(say("admin-exported")), files=(File(f"log-{game}.txt", text.encode()),))


async def save(services: Services, reader: Reader, game: str) -> Message:
    """Send the whole game as a file. It holds secrets, so this is refused before the end."""
    await check_admin(services, reader, game)
    data = await services.admins.save(game)
    return Message(reader.say(say("admin-saved")), files=(File(f"save-{game}.json", data),))


async def acts(services: Services, reader: Reader, game: str) -> Message:
    """List what admins and the host itself did to a game."""
    names = (await check_admin(services, reader, game)).names
    done = await services.admins.acts(game)
    lines = [
        f"{stamp(act.at, 'f')} {reader.say(act_text(act), names)} {f'<@{act.by}>' if act.by else ''}" for act in done
    ]
    return Message(fitting([reader.say(say("admin-acts"))], lines))


async def forget_server(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    """Ask for confirmation. The second press, in the same server, deletes all its games."""
    if reader.guild is None or not reader.manages:
        raise Refused(say("admin-only-here"))
    if act.value == str(reader.guild):
        return reader.tell(say("admin-server-forgotten", games=await services.servers.forget(reader.guild)))
    games = await services.store.read.servers.games(reader.guild)
    sure = reader.button("button-forget-server", Action("forget_server", value=str(reader.guild)), Style.GRAVE)
    asked = say("admin-forget-server-sure", games=len(games), open=sum(row.status in OPEN for row in games))
    return reader.tell(asked, *([(sure,)] if games else []))


VERBS = {"forget_server": forget_server}
