"""A benchmark of presses over real sockets, with the sandbox and the bot in two processes; also under load."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import sqlite3
import statistics
import sys
import tempfile
from collections import defaultdict
from collections.abc import AsyncIterator, Mapping, Sequence
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
from tests.bench.machine import Pace
from tests.bot.helpers import FakePainter, RecordingCourier
from tests.evening.seeded import same_luck
from tests.support.controls import ANSWERS, controls

ROOT = Path(__file__).parents[2]
CHILD = ("-m", "tests.bench._served")
KIND, SEATS = "imperium", 3
FEW, MANY = 10, 10_000
ALONE = tuple(f"P{number}" for number in range(SEATS))
PRESSES, ROUNDS, WARMING = 250, 5, 60
LIVE, CROWD, SECONDS = 500, 40, 60
POSITIONS = 20
"""Games that are really played for a while. The others are copies of them in other channels."""
DRAWS_ITSELF = {"SIETCH_DRAWERS": "0"}
"""So that the processor time of drawing can be told from the rest."""
TIMEOUT = 120.0
LATE = 5
"""Seconds after which a notification counts as late. At any moment one may just have become due."""
DRAWERS = "cpu of drawers"
STRANGERS = list(range(10**9, 10**9 + 3000))
"""The players of the games that are only stored."""

Figure = tuple[str, str, str]


def run() -> list[Figure]:
    """Measure presses over sockets, always with the same games."""
    same_luck()
    return [*asyncio.run(_alone()), *asyncio.run(_crowded())]


# --- One after the other --------------------------------------------------------------------------


async def _alone() -> list[Figure]:
    """Measure presses with few and many stored games in turn, so that a busy machine is fair to both."""
    pace = Pace()
    async with _Counted.opened(FEW) as few, _Counted.opened(MANY) as many:
        for _ in range(ROUNDS):
            pace.take()
            await few.press(PRESSES // ROUNDS)
            await many.press(PRESSES // ROUNDS)
        cost, reads = few.cost(), await few.reads()
        held = await many.table.figures()
    told = "over sockets, a press with all that is told of it"
    return [
        (f"{told}: reads", f"{reads:.1f}", "(the press itself: 8 or fewer)"),
        (f"{told}: decodes", f"{cost['decode']:.1f}", "(the press itself: 2 or fewer)"),
        (f"{told}: questions", f"{cost['questions']:.1f}", "(the press itself: 2 or fewer)"),
        (f"{told}: pictures painted", f"{cost['painting done']:.2f}", "1 or fewer"),
        (f"{told}: drawing", f"{1000 * cost['drawing']:.1f} ms of processor time", ""),
        (f"{told}: the rest, {FEW} games", f"{_rest(cost):.1f} ms", ""),
        (f"{told}: the rest, {MANY} games", f"{_rest(many.cost()):.1f} ms", "the same"),
        (f"over sockets, a press itself, {FEW} games", _then_and_now(pace, cost), "6 ms or fewer"),
        (f"over sockets, a press itself, {MANY} games", _then_and_now(pace, many.cost()), "the same"),
        (f"the whole bot with {MANY} games: memory", f"{held['mb']:.0f} MB", "under 250 MB with all art"),
        (
            "the whole bot: first picture after its start",
            f"{1000 * few.first:.0f} ms; {pace.then(1000 * few.first)}",
            "under 300 ms",
        ),
    ]


def _rest(press: dict[str, float]) -> float:
    return 1000 * (press["cpu"] - press["drawing"])


def _alone_of(press: dict[str, float]) -> float:
    """Return the time of a press without writing and sending the notifications about it."""
    return _rest(press) - 1000 * press["telling"]


def _then_and_now(pace: Pace, press: dict[str, float]) -> str:
    return f"{_alone_of(press):.1f} ms; {pace.then(_alone_of(press))}"


class _Counted:
    """People at a table, and what each of their presses has cost the bot, with everything that follows from it."""

    def __init__(self, table: _Table, first: float) -> None:
        self.table = table
        self.first = first
        self.pressers = [_Presser(table, table.box.user(name), random_below(f"alone {name}")) for name in ALONE]
        self.presses = 0
        self.spent: dict[str, float] = defaultdict(float)

    @classmethod
    @asynccontextmanager
    async def opened(cls, stored: int) -> AsyncIterator[_Counted]:
        async with _served(ALONE, ("t1", "t2", "t3"), stored) as table:
            counted = cls(table, await table.first_picture())
            await counted._press_in_turn(WARMING)
            yield counted

    async def press(self, presses: int) -> None:
        before = await self.table.figures()
        self.presses += await self._press_in_turn(presses)
        after = await self.table.figures()
        for key, value in after.items():
            self.spent[key] += value - before.get(key, 0)

    def cost(self) -> dict[str, float]:
        return {key: value / self.presses for key, value in self.spent.items()}

    async def reads(self) -> float:
        """Count the database reads of a press, in a run of its own because counting takes time."""
        await self.table.figures("count")
        pressed = await self._press_in_turn(WARMING)
        return (await self.table.figures())["reads"] / pressed

    async def _press_in_turn(self, presses: int) -> int:
        """Press at least this many times, wait for the notifications, and return how many presses there were."""
        made = 0
        while made < presses:
            for person in self.pressers:
                made += await person.press()
        await self.table.quiet()
        return made


# --- All at once ----------------------------------------------------------------------------------


async def _crowded() -> list[Figure]:
    names = tuple(f"P{number}" for number in range(CROWD))
    channels = tuple(f"t{number}" for number in range(LIVE))
    async with _served(names, channels, LIVE, {}) as table:
        people = [_Presser(table, table.box.user(name), random_below(f"crowd {name}")) for name in names]
        await asyncio.gather(*(each.press() for each in people))  # The drawers begin with empty caches.
        before, began = await table.figures(), perf_counter()
        await asyncio.gather(*(_once_a_second(each, number / CROWD) for number, each in enumerate(people)))
        took, after = perf_counter() - began, await table.figures()
        with contextlib.suppress(TimeoutError):
            await table.quiet()
        posts, late = table.delays(), table.untold(LATE)
    acknowledged = [time for person in people for time in person.acknowledged]
    answered = [time for person in people for time in person.answered]
    who = f"{LIVE} games, {CROWD} people"
    return [
        (f"{who}: presses a second", f"{len(answered) / took:.0f}", ""),
        (f"{who}: acknowledgement p99", _ms(acknowledged, 99), "under 1000 ms"),
        (f"{who}: answer p50", _ms(answered, 50), "under 300 ms"),
        (f"{who}: answer p99", _ms(answered, 99), ""),
        (
            f"{who}: public posts out, of {len(posts)}",
            f"p50 {_ms(posts, 50)}, all {1000 * max(posts):.0f} ms",
            "5000 ms",
        ),
        (f"{who}: letters that still wait {LATE} s after they were due", str(late), "0"),
        (f"{who}: pictures left out", _share("left out", before, after), "0 %"),
        (f"{who}: pictures in the quick format", _share("drawn quickly", before, after), ""),
        (f"{who}: pictures a second", f"{(after['drawn'] - before['drawn']) / took:.0f}", ""),
        (f"{who}: the bot's share of a core", f"{100 * (after['cpu'] - before['cpu']) / took:.0f} %", ""),
        (f"{who}: the drawers' share of a core", f"{100 * (after[DRAWERS] - before[DRAWERS]) / took:.0f} %", ""),
        (
            f"{who}: memory of the bot and of the drawers",
            f"{after['mb']:.0f} MB and {after['mb of drawers']:.0f} MB",
            "",
        ),
    ]


async def _once_a_second(person: _Presser, at: float) -> None:
    """Let one person press every second. If a response takes longer, they press as soon as it is there."""
    loop = asyncio.get_running_loop()
    began = loop.time() + at
    for second in range(SECONDS):
        await asyncio.sleep(max(0.0, began + second - loop.time()))
        await person.press()


def _share(what: str, before: dict[str, float], after: dict[str, float]) -> str:
    """Return the percentage of such pictures among all that were wanted and not in the cache of the bot."""
    drawn, left, some = (after.get(key, 0) - before.get(key, 0) for key in ("drawn", "left out", what))
    return f"{100 * some / max(drawn + left, 1):.0f} %"


def _ms(times: Sequence[float], percentile: int) -> str:
    return f"{statistics.quantiles(times, n=100)[percentile - 1] * 1000:.0f} ms"


class _Presser:
    """A random player who measures the time of each answer."""

    def __init__(self, table: _Table, user: User, below: RandomBelow) -> None:
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


# --- The bot in a process of its own --------------------------------------------------------------


class _Table:
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
async def _served(
    names: tuple[str, ...], channels: tuple[str, ...], games: int, settings: Mapping[str, str] = DRAWS_ITSELF
) -> AsyncIterator[_Table]:
    with tempfile.TemporaryDirectory(dir="/dev/shm" if Path("/dev/shm").is_dir() else None) as folder:
        database = Path(folder) / "sietch.db"
        async with Sandbox(people=names, channels=channels, rate_limits=True, answer_within=TIMEOUT) as box:
            for name in names:
                box.user(name).open_dm()  # As it is with people who have played before: a bot may open few in a while.
            await _prepare(database, box, names, channels, games)
            bot = await _start(box, database, settings)
            try:
                table = _Table(box, bot, database)
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
