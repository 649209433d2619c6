"""A table with four fast players in a process of its own, which tests kill.

`hours` is how far the clock is moved. What Discord would show is appended to `wall.jsonl`. Every answer whose panel
came back is appended to `acks.jsonl`.
"""

from __future__ import annotations

import asyncio
import json
import os
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from bot.host.delivery.courier import Channel, Parcel
from bot.host.delivery.outbox import NONCE_WINDOW
from bot.host.host import Host
from bot.host.model.facts import OPEN, Outcome, PostRef, Status
from bot.host.notify.rules.direct_messages import NEWS_DELAY
from games.core.simulation import random_below, random_picks
from tests.bot.helpers import GUILD, PEOPLE, FakePainter
from tests.bot.toy import TOY

NEVER_QUIET = {"quiet_from": 0, "quiet_to": 0}


class MovedClock:
    def __init__(self, hours: float) -> None:
        self.moved = timedelta(hours=hours)

    def now(self) -> datetime:
        return datetime.now(UTC) + self.moved

    def running(self) -> float:
        return time.monotonic()


class Wall:
    """A courier that writes posts to a file. It recognises a repeated nonce for a while; later it searches the last
    posts.
    """

    def __init__(self, folder: Path, clock: MovedClock) -> None:
        self.path = folder / "wall.jsonl"
        self.clock = clock
        self.posts = read_lines(self.path)

    async def carry(self, parcel: Parcel) -> PostRef:
        place = parcel.to.id if isinstance(parcel.to, Channel) else parcel.to.user
        if parcel.edits:
            return parcel.edits
        await asyncio.sleep(0.002)
        known = [post for post in self.posts if post["id"] == parcel.id]
        fresh = [post for post in known if self.clock.now().timestamp() - post["at"] < 2 * NONCE_WINDOW.total_seconds()]
        if fresh or (parcel.look_since and known):
            return PostRef(place, known[0]["message"])
        post = {"id": parcel.id, "at": self.clock.now().timestamp(), "message": len(self.posts) + 1, "place": place}
        append_line(self.path, post)
        self.posts.append(post)
        await asyncio.sleep(0.002)
        return PostRef(place, post["message"])


def append_line(path: Path, data: dict[str, Any]) -> None:
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(data) + "\n")
        file.flush()
        os.fsync(file.fileno())


def read_lines(path: Path) -> list[dict[str, Any]]:
    """Return the complete lines of a file. A truncated last line is left out, because nobody saw it."""
    if not path.exists():
        return []
    lines = path.read_text(encoding="utf-8").split("\n")
    return [json.loads(line) for line in lines if line.endswith("}")]


async def present_game(host: Host, channel: int) -> str:
    """Return the game of this channel. Create, fill or start it if the process was killed before that."""
    game = await host.game_in(channel)
    if game is None or (await host.summary(game)).status not in OPEN:
        game = (await host.lobby.create(PEOPLE[0], GUILD, channel, "toy", 4, {"length": "long"})).game
    summary = await host.summary(game)
    if summary.status is Status.LOBBY:
        for person in PEOPLE:
            if summary.seat_of(person.id) is None:
                await host.lobby.join(game, person)
        await host.lobby.start(game, PEOPLE[0].id)
    return game


async def answer_once(host: Host, game: str, acks: Path, below: Any) -> bool:
    awaited = (await host.summary(game)).awaited
    if not awaited:
        return False
    person = PEOPLE[awaited[below(len(awaited))].seat]
    panel = await host.table.panel(game, person.id)
    question = panel.questions[0]
    picks = random_picks(question, below)
    submitted = await host.table.submit(game, person.id, panel.epoch, question.id, picks)
    if submitted.outcome is Outcome.TAKEN:
        append_line(acks, {"game": game, "question": question.id, "seat": panel.seat, "picks": picks})
    return True


async def play(folder: Path, hours: float, seed: str) -> None:
    clock = MovedClock(hours)
    wall = Wall(folder, clock)
    host = await Host.open(folder / "table.sqlite", {"toy": TOY}, wall, FakePainter(), clock)
    for person in PEOPLE:
        await host.people.set(person, **NEVER_QUIET)
    await host.start()
    (folder / "ready").touch()
    below = random_below(seed)
    to_the_end = seed == "to the end"
    while True:
        game = await present_game(host, 1)
        while await answer_once(host, game, folder / "acks.jsonl", below):
            await asyncio.sleep(0.001 * below(4))
        if to_the_end:
            break
    clock.moved += 2 * NEWS_DELAY
    await host.outbox.drain()
    await host.stop()


def run(folder: Path, hours: float, seed: str) -> None:
    asyncio.run(play(folder, hours, seed))
