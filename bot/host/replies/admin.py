"""Admin acts: pause, end, replace, revive, export. Who may do them is checked here again; every act is in the log."""

from __future__ import annotations

from collections.abc import Sequence

from bot.host.host import Host
from bot.host.model.actions import Action
from bot.host.model.facts import OPEN, Person, Refused, Summary
from bot.host.model.table_events import act_text
from bot.host.model.timestamps import stamp
from bot.host.replies.lookups import waiting
from bot.host.replies.reader import Reader
from bot.host.screen.elements import File, Message, Style, fitting
from games.core.protocol import say


async def checked(host: Host, reader: Reader, game: str) -> Summary:
    """Only those who manage the server of the game."""
    summary = await host.summary(game)
    if not reader.manages or reader.guild is None or summary.guild != reader.guild:
        raise Refused(say("admin-not-allowed"))
    return summary


async def pause(host: Host, reader: Reader, game: str) -> Message:
    await checked(host, reader, game)
    await host.admins.pause(game, reader.person)
    return reader.tell(say("admin-paused"))


async def resume(host: Host, reader: Reader, game: str) -> Message:
    await checked(host, reader, game)
    await host.admins.resume(game, reader.person)
    return reader.tell(say("admin-resumed"))


async def end(host: Host, reader: Reader, game: str) -> Message:
    await checked(host, reader, game)
    await host.admins.end(game, reader.person)
    return reader.tell(say("admin-ended"))


async def revive(host: Host, reader: Reader, game: str, channel: int | None = None) -> Message:
    """`channel`: where the game goes on if its own channel is gone."""
    await checked(host, reader, game)
    await host.admins.revive(game, reader.person, channel)
    return reader.tell(say("admin-resumed"))


async def replace(host: Host, reader: Reader, game: str, seat: int, person: Person) -> Message:
    await checked(host, reader, game)
    await host.hand_over.replace(game, reader.person, seat, person)
    return reader.tell(say("admin-replaced", who=f"<@{person.id}>"))


async def awaited(host: Host, reader: Reader, game: str) -> Message:
    summary = await checked(host, reader, game)
    lines = waiting(reader, summary)
    return Message("\n".join(lines) or reader.say(say("admin-nobody-awaited")))


async def export(host: Host, reader: Reader, game: str) -> Message:
    """The public log, at any time."""
    await checked(host, reader, game)
    text = await host.admins.public_log(game)
    return Message(reader.say(say("admin-exported")), files=(File(f"log-{game}.txt", text.encode()),))


async def save(host: Host, reader: Reader, game: str) -> Message:
    """The whole save holds secrets: only after the end."""
    await checked(host, reader, game)
    data = await host.admins.save(game)
    return Message(reader.say(say("admin-saved")), files=(File(f"save-{game}.json", data),))


async def acts(host: Host, reader: Reader, game: str) -> Message:
    """What admins and the host itself did to this game."""
    names = (await checked(host, reader, game)).names
    done = await host.admins.acts(game)
    lines = [
        f"{stamp(act.at, 'f')} {reader.say(act_text(act), names)} {f'<@{act.by}>' if act.by else ''}" for act in done
    ]
    return Message(fitting([reader.say(say("admin-acts"))], lines))


async def forget_server(host: Host, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    """Ask once more; the second press, in the same server, deletes all its games."""
    if reader.guild is None or not reader.manages:
        raise Refused(say("admin-only-here"))
    if act.value == str(reader.guild):
        return reader.tell(say("admin-server-forgotten", games=await host.servers.forget(reader.guild)))
    games = await host.store.read.servers.games(reader.guild)
    sure = reader.button("button-forget-server", Action("forget_server", value=str(reader.guild)), Style.GRAVE)
    asked = say("admin-forget-server-sure", games=len(games), open=sum(row.status in OPEN for row in games))
    return reader.tell(asked, *([(sure,)] if games else []))


VERBS = {"forget_server": forget_server}
