"""Write a database as the present version writes it, to be kept: `python -m tests.saves.keeping table-3`.

Run only on the version whose database is kept, once, before anything changes that saves depend on: what later versions
make of it is the test's matter (`test_kept_database`). `table-3` was written by the last version (5e310c4) before modules,
partners and seats without players; 3 is its schema. Chance is fixed, so the same version writes the same games.

In it are both games at every kind of question that random games come to, fresh, in the middle of turns, with sealed
answers, and beside these: standing orders, votes, pauses, offered and free seats, a game put aside, games that went
back, simulated friends, lobbies, finished games, and letters that never went out. The custom ids of what stood on the
screens then lie beside it.
"""

from __future__ import annotations

import asyncio
import hashlib
import itertools
import sys
import tempfile
from collections.abc import Awaitable, Callable
from datetime import timedelta
from pathlib import Path
from unittest import mock

from bot.host.facts import Outcome, Person, Status
from bot.host.mail.parcels import NotNow
from bot.host.preferences import AtDeadline, Pictures, TableSettings
from games.catalogue import GAMES
from games.core.protocol import Game, Setup
from games.core.simulation import lively_picks, random_picks, thrower
from tests.bot.helpers import Evening
from tests.saves.packing import buttons_of, pack
from tests.saves.positions import Position, positions, whole_game
from tests.saves.screens import Screens

NAMES = ("Ann", "Bo", "Cy", "Dee", "Eve", "Fay", "Gil", "Hal")
PEOPLE = tuple(Person(880000000000000101 + at, name) for at, name in enumerate(NAMES))
ANN, BO, CY, DEE, EVE = PEOPLE[:5]
STEWARD = Person(880000000000000190, "Steward")
SEARCHED = 120
"""Random games in which moments are sought."""


class Keeping(Evening):
    """An evening at which many tables are laid, one after the other, each in a channel of its own."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, tuple(GAMES.values()))
        self.seeds: list[bytes] = []
        self.channels = itertools.count(701)
        self.what: dict[str, str] = {}
        self.screens = Screens(self)

    async def table(self, what: str, key: str, *people: Person, seats: int = 0, **how: object) -> str:
        await self.lay(*people, key=key, channel=next(self.channels), **how)
        if seats:
            await self.host.lobby.set_wanted(self.game, people[0].id, seats)
        self.what[self.game] = f"{key}: {what}"
        return self.game

    async def at(self, position: Position, what: str = "", settings: TableSettings | None = None) -> str:
        """A table that stands where the position says."""
        people = PEOPLE[: position.seats]
        game = await self.table(
            what or position.what, position.game, *people, options=position.options, table_settings=settings
        )
        self.seeds.append(position.seed)
        await self.host.lobby.start(game, ANN.id)
        for number, answer in enumerate(position.answers, 1):
            panel = await self.host.table.panel(game, people[answer.seat].id)
            if number == len(position.answers):
                await self.screens.take(game, people[answer.seat], "an old panel", "move")
            given = await self.host.table.submit(
                game, people[answer.seat].id, panel.epoch, answer.question, answer.picks
            )
            assert given.outcome is Outcome.TAKEN
            self.clock.pass_by(minutes=1)
        return game

    def fixed(self) -> mock._patch:
        """Ids and seeds are no longer secret."""
        letters = thrower("kept ids")
        return mock.patch.multiple(
            "secrets",
            choice=lambda choices: choices[letters(len(choices))],
            token_hex=lambda size: "kept",
            token_bytes=lambda size: (
                self.seeds.pop() if self.seeds else hashlib.sha256(f"{letters(1 << 30)}".encode()).digest()
            ),
        )


async def write(evening: Keeping) -> None:
    await set_people(evening)
    found = {game.key: {each.what: each for each in positions(game, SEARCHED)} for game in GAMES.values()}
    for game in GAMES.values():
        middle = found[game.key]["in the middle of a turn, 4 seats"]
        await aside(evening, middle)
        await overdue(evening, middle)
    for game in GAMES.values():
        for position in found[game.key].values():
            await evening.at(position)
        await evening.deliver()
    await remind(evening)
    for game in GAMES.values():
        middle = found[game.key]["in the middle of a turn, 4 seats"]
        for special in SPECIAL:
            await special(evening, middle)
        await evening.at(whole_game(game, 0), "finished")
        await finished_among_friends(evening, game)
        await lobbies(evening, game)
    await evening.deliver()
    evening.courier.troubles += [NotNow(30.0)] * 3
    await standing_orders(evening, found)
    await evening.deliver()
    for game in GAMES.values():
        await undelivered(evening, game, found[game.key])


async def set_people(evening: Keeping) -> None:
    people = evening.host.people
    await people.set(ANN, zone="Europe/Prague")
    await people.set(BO, pictures=Pictures.TALL, palette="high_contrast", nudge_hours=24)
    await people.set(CY, pictures=Pictures.WORDS, quiet_from=0, quiet_to=0)
    await people.set(DEE, locale="en", zone="America/New_York")
    await people.vacation(PEOPLE[7], evening.clock.now() + timedelta(days=60))
    evening.courier.closed.add(PEOPLE[5].id)


async def aside(evening: Keeping, middle: Position) -> None:
    """Put aside after a long silence, during which others were reminded."""
    game = await evening.at(middle, "put aside", TableSettings(silence_days=2))
    evening.clock.pass_by(days=3)
    await evening.host.sweep()
    assert (await evening.host.summary(game)).status is Status.ASIDE


async def overdue(evening: Keeping, middle: Position) -> None:
    """Silent players: the mildest answer is given in the name of some, others are waited for."""
    for what in AtDeadline:
        await evening.at(middle, f"after a deadline: {what}", TableSettings(deadline_hours=6, at_deadline=what))
    evening.clock.pass_by(hours=30)
    await evening.host.sweep()
    await evening.deliver()


async def remind(evening: Keeping) -> None:
    """Whoever is awaited hears of it again, and in the end the table does."""
    for _ in range(3):
        evening.clock.pass_by(hours=24)
        await evening.host.sweep()
        await evening.deliver()


async def awaited_person(evening: Keeping, game: str) -> Person:
    return PEOPLE[(await evening.host.summary(game)).awaited[0].seat]


async def paused(evening: Keeping, middle: Position) -> None:
    await evening.host.stewards.pause(await evening.at(middle, "paused by an admin"), STEWARD)


async def ended(evening: Keeping, middle: Position) -> None:
    await evening.host.stewards.end(await evening.at(middle, "ended by an admin"), STEWARD)


async def who_may_ask(evening: Keeping, game: str) -> Person:
    for person in PEOPLE[:4]:
        if await evening.host.undo.offers(game, person.id):
            return person
    raise LookupError("nobody has anything to undo")


async def undo_vote(evening: Keeping, middle: Position) -> None:
    game = await evening.at(middle, "a vote on an undo")
    asking = await who_may_ask(evening, game)
    vote = await evening.host.undo.ask(game, asking.id)
    assert vote is not None
    if len(vote.voters) > 1:
        await evening.host.votes.ballot(game, PEOPLE[vote.voters[0]].id, vote.id, yes=True)


async def undone(evening: Keeping, middle: Position) -> None:
    game = await evening.at(middle, "went back by consent")
    asking = await who_may_ask(evening, game)
    offers = await evening.host.undo.offers(game, asking.id)
    vote = await evening.host.undo.ask(game, asking.id, offers[-1].target)
    for seat in vote.voters if vote else ():
        await evening.host.votes.ballot(game, PEOPLE[seat].id, vote.id, yes=True)


async def taken_back(evening: Keeping, middle: Position) -> None:
    """Freely, after which the buttons of before are old."""
    game = await evening.at(middle, "a step taken back")
    for answers in range(60):
        person = await awaited_person(evening, game)
        panel = await evening.host.table.panel(game, person.id)
        picks = random_picks(panel.questions[0], thrower(f"back {answers}"))
        given = await evening.host.table.submit(game, person.id, panel.epoch, panel.questions[0].id, picks)
        if given.panel.back.why_not is None:
            await evening.screens.take(game, person, "a panel of before a take-back", "move")
            await evening.host.undo.back(game, person.id, given.panel.epoch)
            return
    raise LookupError("nothing could be taken back")


async def handed_over(evening: Keeping, middle: Position) -> None:
    game = await evening.at(middle, "a vote on a seat")
    person = await awaited_person(evening, game)
    asking = next(each for each in PEOPLE[:4] if each != person)
    await evening.host.hand_over.ask_to_hand_over(game, asking.id, PEOPLE.index(person))


async def offered(evening: Keeping, middle: Position) -> None:
    game = await evening.at(middle, "a seat is offered to anybody")
    await evening.host.hand_over.pass_seat(game, (await awaited_person(evening, game)).id)


async def left(evening: Keeping, middle: Position) -> None:
    game = await evening.at(middle, "somebody has left")
    await evening.host.hand_over.abandon(game, (await awaited_person(evening, game)).id)


async def a_day(evening: Keeping, middle: Position) -> None:
    game = await evening.at(
        middle, "somebody needs a day", TableSettings(deadline_hours=24, at_deadline=AtDeadline.MILDEST)
    )
    await evening.host.people.need_a_day(game, (await awaited_person(evening, game)).id)


SPECIAL: list[Callable[[Keeping, Position], Awaitable[None]]] = [
    paused,
    ended,
    undo_vote,
    undone,
    taken_back,
    handed_over,
    offered,
    left,
    a_day,
]


async def finished_among_friends(evening: Keeping, game: Game) -> None:
    """One game among simulated friends to its end, one that still runs."""
    for what, most in (("finished among friends", 5_000), ("among friends", 12)):
        started = await evening.table(what, game.key, EVE, seats=game.seats({})[0])
        await evening.host.lobby.fill(started, EVE.id)
        await evening.host.lobby.start(started, EVE.id)
        await play_among_friends(evening, most)


async def play_among_friends(evening: Keeping, most: int) -> None:
    for number in range(most):
        await evening.host.friends.idle()
        if not await evening.awaited():
            return
        question = (await evening.panel(EVE)).questions[0]
        await evening.answer(EVE, lively_picks(question, thrower(f"friends {number}")))
        evening.clock.pass_by(minutes=1)
    await evening.host.friends.idle()


async def standing_orders(evening: Keeping, found: dict[str, dict[str, Position]]) -> None:
    """Everywhere where one can be given, each kind of it by a table of its own."""
    for what, position in [item for each in found.values() for item in each.items()]:
        for key in _orders(GAMES[position.game], position):
            game = await evening.at(position, f"{what}, with the order {key}")
            await evening.host.orders.give(game, (await who_may_order(evening, game, key)).id, key)


def _orders(game: Game, position: Position) -> list[str]:
    names = tuple(str(seat + 1) for seat in range(position.seats))
    state, _ = game.new(Setup(names, position.options, position.seed))
    for answer in position.answers:
        game.answer(state, answer)
    return sorted({standing.key for question in game.questions(state) for standing in question.standing})


async def who_may_order(evening: Keeping, game: str, key: str) -> Person:
    for person in PEOPLE[: len((await evening.host.summary(game)).chairs)]:
        asked = (await evening.host.table.panel(game, person.id)).questions
        if any(standing.key == key for question in asked for standing in question.standing):
            return person
    raise LookupError(key)


async def undelivered(evening: Keeping, game: Game, found: dict[str, Position]) -> None:
    """Tables of which nobody has heard yet, and lobbies."""
    for what in ("in the middle of a turn, 3 seats", "fresh, 4 seats", "late in the middle of a turn, 4 seats"):
        await evening.at(found[what], f"{what}, letters not sent")
    await undo_vote(evening, found["in the middle of a turn, 3 seats"])
    await evening.at(whole_game(game, 2), "finished, letters not sent")
    await lobbies(evening, game)


async def lobbies(evening: Keeping, game: Game) -> None:
    """With free chairs, with a friend, and full."""
    await evening.table("a lobby with two people", game.key, ANN, BO, seats=4)
    await evening.table("a lobby with a friend", game.key, CY, DEE, seats=4)
    await evening.host.lobby.fill(evening.game, CY.id, 1)
    options = {variant.key: variant.choices[-1].key for variant in game.variants}
    settings = TableSettings(
        deadline_hours=48, at_deadline=AtDeadline.MILDEST, pictures=Pictures.TALL, zone="Europe/Kyiv"
    )
    await evening.table(
        "a full lobby", game.key, *PEOPLE[: game.seats(options)[1]], options=options, table_settings=settings
    )


async def keep(name: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "table.sqlite"
        evening = Keeping(path)
        with evening.fixed():
            async with evening:
                await write(evening)
                await evening.screens.take_all()
        buttons_of(name).write_bytes(evening.screens.as_json())
        packed = pack(path, name)
    print(f"{packed.name}: {len(evening.what)} games, {packed.stat().st_size:,} bytes")


if __name__ == "__main__":
    asyncio.run(keep(sys.argv[1]))
