"""Two seconds after every answer, the newest post, all panels and all direct messages say whom the table waits for."""

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from bot.host.model.facts import Summary
from bot.ui import watched_panels
from sandbox import Post
from tests.bot.e2e.table import HERE
from tests.evening.evening import Evening
from tests.evening.people import MOVE, Person
from tests.support.controls import ANSWERS, controls
from tests.support.idle import until_idle
from tests.support.pictures import SOME
from tests.support.soak import taste_of

ANSWERS_OF_A_GAME = 60
STEPS, STEP = 8, 0.25
"""Two seconds, in which what becomes due is delivered every quarter of a second."""
WAITING = re.compile(r"^(?:-# )?Waiting for (.*)$", re.MULTILINE)
ASKED_NOTHING, LOOK_AGAIN = "You are called when it is", "Look again"


class Truth(msgspec.Struct, frozen=True):
    summary: Summary
    asked: frozenset[int]
    """The seats with an open question, also one that the table does not wait for."""

    @property
    def awaited(self) -> set[int]:
        return {each.seat for each in self.summary.awaited}

    def named_in(self, line: str) -> set[int]:
        marks = {chair.seat: (f"**{chair.name}**", f"<@{chair.user}>") for chair in self.summary.chairs}
        return {seat for seat, names in marks.items() if any(name in line for name in names)}

    def is_waited_for(self, party: set[int]) -> bool:
        """Return whether the table waits for one of a party: a player, or partners of whom either may act."""
        return bool(party & self.awaited) or party <= set(self.summary.on_turn)


@pytest.fixture(autouse=True)
def panels_wait_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Edit panels without the pause in real time between two edits, because the clock of the game stands still."""
    monkeypatch.setattr(watched_panels, "BETWEEN_EDITS", 0.0)


@pytest.mark.soak
@pytest.mark.parametrize(
    ("kind", "people", "friends", "options"),
    [
        ("arrakis", 4, 0, {}),
        ("arrakis", 2, 0, {}),
        ("arrakis", 1, 0, {}),
        ("arrakis", 2, 2, {}),
        ("dice", 4, 0, {}),
        ("dice", 2, 2, {}),
        ("imperium", 4, 0, {}),
        ("imperium", 3, 0, {"expansion": "ix"}),
        ("imperium", 2, 2, {}),
        ("imperium", 1, 0, {}),
    ],
)
async def test_two_seconds_after_an_answer_everything_says_the_same(
    kind: str, people: int, friends: int, options: dict[str, str], tmp_path: Path
) -> None:
    seed = f"same/{kind}/{people}/{friends}"
    async with Evening(tmp_path, kind, seed, people, friends, painted=SOME, **options) as evening:
        await evening.begin()
        for _ in range(taste_of(ANSWERS_OF_A_GAME, 2)):
            awaited = await evening.awaited()
            if not awaited:
                return
            await act_anywhere(evening, awaited[evening.below(len(awaited))])
            await two_seconds(evening)
            truth = await the_truth(evening)
            assert [*untrue_posts(evening, truth), *untrue_panels(evening, truth)] == []
            evening.table.clock.advance(seconds=3)


async def act_anywhere(evening: Evening, person: Person) -> None:
    """Let a person press something, now and then in another panel than before."""
    if evening.below(3) == 0:
        person.panel = None
        await person.act()
    await person.act()


async def two_seconds(evening: Evening) -> None:
    for _ in range(STEPS):
        await everything_is_shown(evening)
        evening.table.clock.advance(seconds=STEP)
    await everything_is_shown(evening)


async def everything_is_shown(evening: Evening) -> None:
    table = evening.table
    while True:
        await until_idle(table.host.friends)
        await until_idle(table.host.automatic)
        await table.delivered()
        if not table.bot.watched_panels._tasks:
            return
        await asyncio.gather(*table.bot.watched_panels._tasks)


async def the_truth(evening: Evening) -> Truth:
    context = evening.table.host.context
    reading = await context.reading(evening.game)
    return Truth(await reading.summary(), frozenset(asked.seat for asked in await reading.asked()))


def untrue_posts(evening: Evening, truth: Truth) -> Iterator[str]:
    *older, newest = [post for post in evening.public() if MOVE in post.labels or WAITING.search(post.text)]
    for post in older:
        if WAITING.search(post.text):
            yield f"an older post waits for somebody: {post.text}"
    parties = [truth.named_in(line) for line in WAITING.findall(newest.text)]
    if not all(map(truth.is_waited_for, parties)) or truth.awaited - set().union(*parties):
        yield f"the newest post should wait for {truth.awaited}: {newest.text}"


def untrue_panels(evening: Evening, truth: Truth) -> Iterator[str]:
    for seat, person in enumerate(evening.people):
        own = [*person.user.dms(200), *(post for post in person.user.messages(HERE, 400) if post.ephemeral)]
        for post in own:
            if wrong := _untruth(post, seat, truth):
                yield f"{person.user.name} {wrong}: {post.text}"


def _untruth(post: Post, seat: int, truth: Truth) -> str:
    """Return what is untrue on a private message, or nothing."""
    if ASKED_NOTHING in post.text and seat in truth.awaited:
        return "is asked something, and a panel says the opposite"
    if controls(post, ANSWERS) and seat not in truth.asked:
        return "is asked nothing, and a panel asks"
    named = [truth.named_in(line) for line in WAITING.findall(post.text)]
    if LOOK_AGAIN in post.labels and not all(map(truth.is_waited_for, named)):
        return f"reads of others than {truth.awaited}"
    return ""
