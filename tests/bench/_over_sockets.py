"""A sandbox and the bot in two processes, with games that go on, for benchmarks over real sockets."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import sqlite3
import sys
import tempfile
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from datetime import datetime
from pathlib import Path
from time import perf_counter
from typing import Any

from bot.host.host import Host
from bot.host.model.facts import Person as Player
from bot.host.model.preferences import PersonSettings
from bot.host.pictures.drawers import DrawingThreads
from bot.host.pictures.painter import Renderer
from bot.host.screen.elements import PictureWanted
from games.catalogue import GAMES
from games.core.simulation import RandomBelow, lively_picks, random_below
from renderer.paint.scenery import scene_cache
from sandbox import Outcome, Post, Sandbox, User
from sandbox.people import actions
from sandbox.protocol.payloads import Json
from tests.bot.helpers import FakePainter, RecordingCourier
from tests.support.controls import ANSWERS, controls

ROOT = Path(__file__).parents[2]
CHILD = ("-m", "tests.bench._served")
KIND, SEATS = "imperium", 3
POSITIONS = 20
"""Games that are really played for a while. The others are copies of them in other channels."""
DRAWS_ITSELF = {"SIETCH_DRAWERS": "0"}
"""So that the processor time of drawing can be told from the rest."""
TIMEOUT = 120.0
STRANGERS = list(range(10**9, 10**9 + 3000))
"""The players of the games that are only stored."""

Figure = tuple[str, str, str]


class Presser:
    """A random player who measures the time of each answer."""

    def __init__(self, table: Table, user: User, below: RandomBelow) -> None:
        self.table = table
        self.user = user
        self.below = below
        self.panel: Post | None = None
        self.acknowledged: list[float] = []
        self.answered: list[float] = []

    async def press(self) -> bool:
        """Press an answer on the panel, or open a panel. Return whether there was anything to press."""
        panel = self.user.look(self.panel) if self.panel is not None else None
        answers = controls(panel, ANSWERS) if panel is not None else []
        if panel is not None and answers:
            await self._seen(self._use(panel, answers[self.below(len(answers))]))
            return True
        game = self.table.awaiting(self.user, self.below)
        if game is None:
            return False
        channel = self.table.channel_of(game)
        await self._seen(actions.use_command(self.server, self.user.id, channel, "dune", ["play"], {"game": game}, []))
        return True

    @property
    def server(self) -> Any:
        return self.table.box.server

    def _use(self, panel: Post, control: Json) -> Any:
        values = None
        if "options" in control:
            options = [str(option["value"]) for option in control["options"]]
            least, most = control.get("min_values", 1), control.get("max_values", 1)
            count = least + self.below(most - least + 1)
            values = [options.pop(self.below(len(options))) for _ in range(count)]
        return actions.use_component(self.server, self.user.id, panel.id, str(control["custom_id"]), values)

    async def _seen(self, begun: Any) -> None:
        outcome, began = Outcome(self.server, begun), perf_counter()
        edits = begun.type == 3
        if outcome.status == "pending":
            await outcome.further(TIMEOUT)
        self.acknowledged.append(perf_counter() - began)
        await outcome.settled(TIMEOUT, edited=edits)
        self.answered.append(perf_counter() - began)
        assert outcome.ok, outcome.reason
        self.panel = outcome.message


class Table:
    """A sandbox in this process, the bot in another, and read access to its database."""

    def __init__(self, box: Sandbox, bot: asyncio.subprocess.Process, database: Path) -> None:
        self.box = box
        self.bot = bot
        self.db = sqlite3.connect(database)

    async def figures(self, asked: str = "figures") -> dict[str, float]:
        assert self.bot.stdin is not None
        assert self.bot.stdout is not None
        self.bot.stdin.write(f"{asked}\n".encode())
        async with asyncio.timeout(TIMEOUT):
            figures: dict[str, float] = json.loads(await self.bot.stdout.readline())
        return figures

    async def first_picture(self) -> float:
        """Return the seconds until the bot's first answer with a picture."""
        person = self.box.user("P0")
        (game,) = self.db.execute("SELECT game FROM seats WHERE user = ? LIMIT 1", (int(person.id),)).fetchone()
        began = perf_counter()
        shown = await person.slash("dune board", self.channel_of(game), TIMEOUT, game=game)
        assert shown.message.pictures
        return perf_counter() - began

    async def rested(self) -> None:
        async with asyncio.timeout(TIMEOUT):
            while (await self.figures())["busy"]:
                await asyncio.sleep(0.2)

    async def quiet(self) -> None:
        """Wait until all notifications are sent."""
        async with asyncio.timeout(TIMEOUT):
            while self.untold():
                await asyncio.sleep(0.1)
        await self.box.quiet(0.3, TIMEOUT)

    def untold(self, since: int = -1) -> int:
        """Return how many notifications have been due for this many seconds and still wait."""
        waiting = "SELECT count(*) FROM outbox WHERE state = 'waiting' AND due <= unixepoch('now') - ?"
        return int(self.db.execute(waiting, (since,)).fetchone()[0])

    def awaiting(self, user: User, below: RandomBelow) -> str | None:
        """Return a game in which somebody is to act."""
        asked = "SELECT game FROM seats JOIN games ON games.id = game WHERE user = ? AND awaited NOT NULL AND status = 'running'"
        games = [row[0] for row in self.db.execute(asked, (int(user.id),))]
        return games[below(len(games))] if games else None

    def channel_of(self, game: str) -> str:
        return str(self.db.execute("SELECT channel FROM games WHERE id = ?", (game,)).fetchone()[0])

    def delays(self) -> list[float]:
        """Return the delay of each public post: the seconds between its due time and its arrival in the channel."""
        due = dict(self.db.execute("SELECT id, due FROM outbox WHERE NOT direct"))
        kept = [message for messages in self.box.world.messages.values() for message in messages.values()]
        posted = {int(message.nonce.rpartition("-")[2]): _posted(message.data) for message in kept if message.nonce}
        return [at - due[number] for number, at in posted.items() if number in due]


def _posted(message: Json) -> float:
    return datetime.fromisoformat(message["timestamp"]).timestamp()


@asynccontextmanager
async def served(
    names: tuple[str, ...], channels: tuple[str, ...], games: int, settings: Mapping[str, str] = DRAWS_ITSELF
) -> AsyncIterator[Table]:
    with tempfile.TemporaryDirectory(dir="/dev/shm" if Path("/dev/shm").is_dir() else None) as folder:
        database = Path(folder) / "sietch.db"
        async with Sandbox(people=names, channels=channels, rate_limits=True, answer_within=TIMEOUT) as box:
            for name in names:
                box.user(name).open_dm()  # As it is with people who have played before: a bot may open few in a while.
            await _prepare(database, box, names, channels, games)
            bot = await _start(box, database, settings)
            try:
                table = Table(box, bot, database)
                await table.rested()
                yield table
            finally:
                with contextlib.suppress(ProcessLookupError):
                    bot.terminate()
                await bot.wait()


async def _start(box: Sandbox, database: Path, more: Mapping[str, str]) -> asyncio.subprocess.Process:
    settings = {
        "DISCORD_TOKEN": box.token,
        "SIETCH_DISCORD_ADDRESS": box.address,
        "SIETCH_DATABASE": str(database),
        "SIETCH_LOG_LEVEL": "ERROR",
        **more,
    }
    pipe = asyncio.subprocess.PIPE
    child = (sys.executable, *CHILD)
    bot = await asyncio.create_subprocess_exec(
        *child, cwd=ROOT, env={**os.environ, **settings}, stdin=pipe, stdout=pipe
    )
    async with asyncio.timeout(TIMEOUT):
        while not any(entry.method == "GATEWAY" for entry in box.requests()):
            await asyncio.sleep(0.05)
    return bot


async def _prepare(database: Path, box: Sandbox, names: tuple[str, ...], channels: tuple[str, ...], games: int) -> None:
    """Write half-played games into the database, each in a channel of its own while channels last."""
    host = await Host.open(database, GAMES, RecordingCourier(), FakePainter())
    players = [Player(int(box.user(name).id), name) for name in names]
    async with host.store.write() as rows:
        for player in players:
            await rows.people.meet(player.id, player.name)
            await rows.people.set(player.id, PersonSettings(quiet_from=0, quiet_to=0))
    played = min(POSITIONS, len(channels))
    for number in range(played):
        seated = [players[(number * SEATS + seat) % len(players)] for seat in range(SEATS)]
        await _play_a_while(host, seated, int(box.channel_id(channels[number])), int(box.world.guild_id), number)
    await _paint_boards(host, database.parent / "scenes")
    ids = [player.id for player in players]
    places = [(int(box.channel_id(name)), ids) for name in channels]
    places += [(10**6 + number, STRANGERS) for number in range(games - len(places))]
    await host.store._writer.run(lambda db: _copy(db, places[played:]))
    await host.stop()


async def _paint_boards(host: Host, folder: Path) -> None:
    """Paint the boards of these games once, so that their scenes are cached on disk as in an old installation."""
    scene_cache.use_folder(folder)
    host.gallery.use(DrawingThreads(Renderer()))
    for game in await host.store.read.games.all_ids():
        await host.gallery.paint(PictureWanted(game, "board", seq=(await host.context.load(game)).tip.seq))


async def _play_a_while(host: Host, seated: list[Player], channel: int, guild: int, number: int) -> None:
    laid = await host.lobby.create(seated[0], guild, channel, KIND, SEATS)
    for player in seated[1:]:
        await host.lobby.join(laid.game, player)
    await host.lobby.start(laid.game, seated[0].id)
    below = random_below(f"bench {number}")
    for _ in range(10 * number):
        waiting = (await host.summary(laid.game)).awaited
        player = seated[waiting[0].seat]
        panel = await host.table.panel(laid.game, player.id)
        question = next(each for each in panel.questions if each.waits)
        await host.table.submit(laid.game, player.id, panel.epoch, question.id, lively_picks(question, below))


def _copy(db: sqlite3.Connection, places: list[tuple[int, list[int]]]) -> None:
    """Write copies of the played games into the database. No notification of the past is left to be sent."""
    templates = [row[0] for row in db.execute("SELECT id FROM games ORDER BY created")]
    db.execute("BEGIN")
    db.execute("UPDATE outbox SET state = 'sent'")
    for number, (channel, people) in enumerate(places):
        name, of = f"c{number:05}", templates[number % len(templates)]
        who = [people[(number * SEATS + seat) % len(people)] for seat in range(SEATS)]
        _insert(db, "games", "id", of, {"id": f"'{name}'", "channel": str(channel)})
        _insert(db, "moves", "game", of, {"game": f"'{name}'"})
        seats = " ".join(f"WHEN {seat} THEN {user}" for seat, user in enumerate(who))
        _insert(db, "seats", "game", of, {"game": f"'{name}'", "user": f"CASE seat {seats} END"})
    db.execute("COMMIT")


def _insert(db: sqlite3.Connection, table: str, key: str, of: str, changes: dict[str, str]) -> None:
    names = [row[1] for row in db.execute(f"PRAGMA table_info({table})")]
    taken = ", ".join(changes.get(name, name) for name in names)
    db.execute(f"INSERT INTO {table} SELECT {taken} FROM {table} WHERE {key} = ?", (of,))
