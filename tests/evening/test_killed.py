"""The bot's process is killed and started again. People who act only when called go on playing."""

from __future__ import annotations

import asyncio
import itertools
from functools import partial
from pathlib import Path

import pytest

from games.core.simulation import random_below
from sandbox import Sandbox
from tests.bot.e2e.table import HERE
from tests.evening.people import TIMEOUT, Person
from tests.support.controls import ANSWERS, controls
from tests.support.hosting.program import Program, environment_with
from tests.support.pictures import SOME, paint_one_of
from tests.support.refused import refused_requests
from tests.support.soak import IS_TASTE, taste_of

pytestmark = pytest.mark.crashes

NAMES = ("Ann", "Bo", "Cy", "Di")
MANY = 20
"""The number of presses after which a player checks whether they are still to act."""


class Killed:
    """A sandbox that keeps running, and a bot process that is killed."""

    def __init__(self, folder: Path, box: Sandbox, kind: str, seed: str, painted: int) -> None:
        self.folder = folder
        self.box = box
        self.kind = kind
        self.below = random_below(seed)
        self.painted = painted
        """Only one of this many pictures is painted."""
        self.people = [Person(box.user(name), HERE, self.below) for name in NAMES]
        self.answered = dict.fromkeys(NAMES, 0)
        """The last call that each player has followed."""
        self.bot: Program

    async def start(self) -> None:
        settings = {
            "DISCORD_TOKEN": self.box.token,
            "SIETCH_DISCORD_ADDRESS": self.box.address,
            "SIETCH_DATABASE": str(self.folder / "sietch.db"),
        }
        pictures = partial(paint_one_of, self.painted)
        self.bot = Program(self.folder, environment_with(settings), self.folder / "bot.log", pictures)
        await asyncio.to_thread(self.bot.start)

    async def kill(self) -> None:
        await asyncio.to_thread(self.bot.kill)

    async def begin(self) -> None:
        ann, *others = (person.user for person in self.people)
        for person in (ann, *others):
            await person.slash("dune-me quiet-hours", channel=HERE, timeout=TIMEOUT, start=0, end=0)
            await person.slash("dune-me calls", channel=HERE, timeout=TIMEOUT, how="channel")
            await person.slash("dune-me pictures", channel=HERE, timeout=TIMEOUT, pictures="words")
        await ann.slash("dune new", channel=HERE, timeout=TIMEOUT, kind=self.kind, players=len(NAMES))
        lobby = await ann.wait_for(lambda post: "Start" in post.labels, TIMEOUT, HERE)
        for person in others:
            await person.press(lobby, "Join", TIMEOUT)
        await ann.press(lobby, "Start", TIMEOUT)

    def is_over(self) -> bool:
        return any("Rematch" in post.labels for post in self.people[0].user.messages(HERE, 10_000))

    def last_call(self, person: Person) -> int:
        """Return the last post in the channel that calls this person or waits for them.

        A post that is written anew names in bold whom it has called before, because an edit calls nobody.
        """
        posts = person.user.messages(HERE, 10_000)
        return max((int(post.id) for post in posts if self.calls(post.content, person)), default=0)

    def calls(self, text: str, person: Person) -> bool:
        return person.user.mention in text or f"**{person.user.name}**" in text.partition("Waiting for")[2]

    async def somebody_called(self) -> Person | None:
        """Return a player who was called and has not acted yet, or None when the game is over."""
        async with asyncio.timeout(TIMEOUT):
            while not self.is_over():
                called = [each for each in self.people if self.last_call(each) > self.answered[each.user.name]]
                if called:
                    return called[self.below(len(called))]
                await asyncio.sleep(0.05)
        return None

    async def follow_the_call(self, person: Person) -> None:
        """Open the panel and press until the player is no longer to act."""
        call = self.last_call(person)
        await person.open_panel()
        for press in itertools.count(1):
            if not self.is_asked(person) or (press % MANY == 0 and not await self.is_awaited(person)):
                break
            await person.act()
            if not self.is_asked(person):
                await person.open_panel()
        self.answered[person.user.name] = call

    async def is_awaited(self, person: Person) -> bool:
        status = await person.user.slash("dune status", channel=HERE, timeout=TIMEOUT)
        return "Waiting for **you**" in status.message.text

    def is_asked(self, person: Person) -> bool:
        assert person.panel is not None
        panel = person.user.look(person.panel)
        return bool(controls(panel, ANSWERS)) and "Your answer is in" not in panel.text

    async def play(self, calls: int) -> bool:
        """Follow this many calls. Return whether the game is over."""
        for _ in range(calls):
            person = await self.somebody_called()
            if person is None:
                return True
            await self.follow_the_call(person)
        return self.is_over()


async def played_with_kills(folder: Path, kind: str, calls: int, kills: int, painted: int = 1) -> bool:
    """Play with kills and check that no request is refused. Return whether the game is over."""
    async with Sandbox(answer_within=TIMEOUT) as box:
        evening = Killed(folder, box, kind, f"killed/{kind}", painted)
        await evening.start()
        try:
            await evening.begin()
            for _ in range(kills):
                if await evening.play(calls):
                    break
                await evening.kill()
                await evening.start()
            over = await evening.play(calls)
        finally:
            await evening.kill()
        assert refused_requests(box) == []
    assert '"ERROR"' not in (folder / "bot.log").read_text()
    return over


async def test_killed_twice_at_any_moment_the_table_plays_on(tmp_path: Path) -> None:
    await played_with_kills(tmp_path, "dice", calls=4, kills=2, painted=SOME)


@pytest.mark.soak
@pytest.mark.parametrize("kind", ["imperium", "dice"])
async def test_killed_again_and_again_a_whole_game_is_played(kind: str, tmp_path: Path) -> None:
    over = await played_with_kills(tmp_path, kind, calls=taste_of(10, 2), kills=taste_of(100))
    assert over or IS_TASTE
