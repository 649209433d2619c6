"""A whole game over sockets with the real bot, random players, and restarts of the bot."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from types import TracebackType

from games.catalogue import GAMES
from games.core.protocol import VICTORY
from games.core.simulation import random_below
from games.core.texts import words
from sandbox import Post
from sandbox.world.transcript import MAX_ENTRIES, Entry
from tests.bot.e2e.table import HERE, Table
from tests.evening.people import MOVE, TIMEOUT, Person
from tests.support.controls import controls
from tests.support.icons import DrawnOnce
from tests.support.idle import until_idle
from tests.support.pictures import one_painted_of

NAMES = ("Ann", "Bo", "Cy", "Di")
MOST_PRESSES = 6000


class Evening:
    """A game that has begun, with people who play it: `async with Evening(folder, "dice", "seed") as evening`."""

    def __init__(
        self,
        folder: Path,
        kind: str,
        seed: str,
        people: int = len(NAMES),
        friends: int = 0,
        painted: int = 1,
        **options: str,
    ) -> None:
        self.kind = kind
        self.friends = friends
        """The number of seats for friends."""
        self._pictures = one_painted_of(painted)
        """Only one of `painted` pictures of a size is painted, because painting is slow."""
        self.options = {**GAMES[kind].short_game_options, **options}
        """The options that Ann chooses in the lobby, by variant."""
        self.names = NAMES[:people]
        self.table = Table(folder, tuple(GAMES.values()), DrawnOnce(), answer_within=TIMEOUT)
        self.below = random_below(seed)
        self.people: list[Person] = []
        self.game = ""
        self.presses = 0
        self.refused: list[Entry] = []
        self._read = 0

    async def __aenter__(self) -> Evening:
        self._pictures.__enter__()
        await self.table.__aenter__()
        self.people = [Person(self.table.box.user(name), HERE, self.below) for name in self.names]
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.table.__aexit__(kind, error, trace)
        self._pictures.__exit__(kind, error, trace)

    # Before the game

    async def begin(self) -> None:
        """Create a table as Ann, let the others join, and start. Only Ann wants pictures in her messages."""
        ann, *others = (person.user for person in self.people)
        chairs = len(self.names) + self.friends
        await ann.slash("dune new", channel=HERE, timeout=TIMEOUT, kind=self.kind, players=chairs)
        lobby = await ann.wait_for(lambda post: "Start" in post.labels, TIMEOUT, HERE)
        for person in others:
            await person.press(lobby, "Join", TIMEOUT)
            await person.slash("dune-me pictures", channel=HERE, timeout=TIMEOUT, pictures="words")
        self.game = self.table.game_of(lobby)
        for variant, choice in self.options.items():
            await self._set(lobby, variant, choice)
        if self.friends:
            await ann.press(lobby, "Fill with friends", TIMEOUT)
        await ann.press(lobby, "Start", TIMEOUT)
        await self.table.delivered()

    async def _set(self, lobby: Post, variant: str, choice: str) -> None:
        """Turn the pages of the settings to the variant and choose its option."""
        ann = self.people[0].user
        pressed = await ann.press(lobby, "Settings", TIMEOUT)
        while True:
            page = ann.look(pressed.message)
            found = [
                id
                for control in controls(page, frozenset({"opt"}))
                if (id := str(control["custom_id"])).endswith(f"v.{variant}")
            ]
            if found:
                break
            pressed = await ann.press(page, "More ▶", TIMEOUT, edited=True)
        chosen = await ann.select(page, [choice], found[0], TIMEOUT, edited=True)
        assert chosen.ok, chosen.reason

    # The game

    async def play(self, presses: int = MOST_PRESSES) -> bool:
        """Let the players who are to act press something. Return whether the game is over."""
        for _ in range(presses):
            awaited = await self.awaited()
            if not awaited:
                return True
            await awaited[self.below(len(awaited))].act()
            self.presses += 1
            await self.table.delivered()
        return False

    async def awaited(self) -> list[Person]:
        """Return the people who are to act, after all friends have acted."""
        await until_idle(self.table.host.friends)
        return [self.people[each.seat] for each in (await self.table.host.summary(self.game)).awaited]

    async def restart(self) -> None:
        """Restart the bot, then let everybody press a button from before the restart."""
        self._read_transcript()
        await self.table.restart_bot()
        for person in self.people:
            for post in (self._old_post(person), person.panel):
                if post is not None:
                    await self._press_old(person, person.user.look(post))

    def _old_post(self, person: Person) -> Post:
        posts = [post for post in person.user.messages(HERE, 1000) if MOVE in post.labels]
        return posts[self.below(len(posts))]

    async def _press_old(self, person: Person, post: Post) -> None:
        """Press an old button that neither answers a question nor starts a vote."""
        harmless = [label for label in post.labels if label in (MOVE, "Your hand", "Board", "Since your last turn")]
        if harmless:
            pressed = await person.user.press(post, harmless[self.below(len(harmless))], TIMEOUT)
            assert pressed.ok, pressed.reason
            await pressed.settled(TIMEOUT, edited=True)
            assert pressed.message.text

    # What came of it

    def public(self) -> list[Post]:
        """Return the bot's posts in the channel, oldest first."""
        return [post for post in self.people[0].user.messages(HERE, 10_000) if not post.ephemeral]

    async def newest_post(self) -> str:
        """Return the newest post, after all pending posts and edits."""
        await self.awaited()
        self.table.clock.advance(seconds=5)
        await self.table.delivered()
        return self.public()[-1].text

    def turn_posts(self) -> list[Post]:
        """Return the posts about a turn, which have a glance."""
        return [post for post in self.public() if _has_glance(post) or tells_the_last_turn(post)]

    async def told(self) -> list[list[str]]:
        """Return the public log: the sentences of each turn.

        The preparation is left out, and so is the sentence of the victory, which only the closing post tells.
        """
        log = await self.table.host.history.log(self.game, None)
        parts = [part for part in log if not all(line.weight >= VICTORY for line in part.lines)]
        names = (await self.table.host.summary(self.game)).names
        return [[words("en").say(line.text, names) for line in part.lines] for part in parts if part.seq]

    def times_called(self, person: Person) -> int:
        """Return how often each player was called by direct message."""
        count = "SELECT count(*) FROM outbox WHERE kind = 'call' AND direct AND target = ? AND state = 'sent'"
        with closing(sqlite3.connect(self.table.host.store.path)) as db:
            return int(db.execute(count, (int(person.user.id),)).fetchone()[0])

    async def times_awaited(self, seat: int) -> int:
        return (await self.table.host.context.load(self.game)).seats[seat].wait_number

    def refusals(self) -> list[Entry]:
        """Return every request that the sandbox refused."""
        self._read_transcript()
        return self.refused

    def _read_transcript(self) -> None:
        entries = self.table.box.requests(self._read)
        assert len(entries) < MAX_ENTRIES, "the transcript must be read more often"
        self.refused += [entry for entry in entries if entry.status >= 400]
        self._read = self.table.box.mark


def _has_glance(post: Post) -> bool:
    return any("/glance" in address for address in post.pictures)


def tells_the_last_turn(post: Post) -> bool:
    """Return whether a post is the closing post and also tells what happened in the last turn."""
    above = post.text.partition("## ")[0].splitlines()
    return "Rematch" in post.labels and any(not line.endswith("won the game.") for line in above)
