"""The script that writes a database of the present version, to be kept as an old save.

`python -m tests.saves.keeping table-4` writes `table-4`. Run it once, on the version whose database is kept, before
anything changes that saves depend on. `test_kept_database` tests what later versions do with the file.

- `table-3`: written by 5e310c4, the last version before modules, partners and seats without players.
- `table-4`: written by the first version with Rise of Ix, House Hagal, War for Arrakis, the Mahdi, plans and talks.
- `first-day`: a few tables, written by ffb395d. Its database was the first that later versions only migrate.

Random draws are fixed, so the same version writes the same games. A database has tables of every variety in the middle
of turns, at questions that only they have, and with sealed answers. It also has standing orders, plans, a private talk,
votes, pauses, offered and free seats, a game that was put aside, undone moves, friends, lobbies, finished games, and
notifications that were not sent. The custom ids of all buttons on the screens are written to a file beside it.
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

from bot.host.delivery.courier import NotNow
from bot.host.lobby.table_limits import TableLimits
from bot.host.model.facts import Outcome, Person, Status
from bot.host.model.preferences import AtDeadline, Pictures, TableSettings
from games.catalogue import GAMES
from games.core.game import Game
from games.core.protocol import Setup
from games.core.simulation import lively_picks, random_below, random_picks
from tests.bot.helpers import Evening
from tests.saves.packing import buttons_of, pack
from tests.saves.people import ANN, BO, CY, DEE, EVE, PEOPLE
from tests.saves.positions import Position, Variety, positions, whole_game
from tests.saves.screens import Screens
from tests.support.idle import until_idle

STEWARD = Person(880000000000000190, "Steward")
SEARCHED = 30
"""How many random games of each variety are searched for moments to keep."""

IX = Variety(
    "Rise of Ix",
    "imperium",
    4,
    {"expansion": "ix"},
    (
        *("plan_ahead", "freighter", "tech", "negotiators", "offer", "units", "place_dreadnought"),
        *("which_troop", "put_under", "intelligence", "combat", "endgame"),
    ),
)
EPIC = Variety("epic", "imperium", 3, {"expansion": "epic"})
HAGAL = Variety("House Hagal alone", "imperium", 1, {}, ("rivals", "for_rival"))
HAGAL_FOR_TWO = Variety("House Hagal for two", "imperium", 2)
HAGAL_WITH_IX = Variety("House Hagal with Rise of Ix", "imperium", 1, {"expansion": "ix"})
DICE = Variety("dice for four", "dice", 4)
WAR = Variety("war for two", "arrakis", 2, {}, ("combat-cards", "hits", "retreat", "worm-source", "call-home"))
WAR_FOR_THREE = Variety("war for three", "arrakis", 3)
TEAMS = Variety("war for four", "arrakis", 4, {}, ("action", "bene-gesserit", "share-discards"))
MAHDI = Variety("against the Mahdi", "arrakis", 1, {"enemy": "mahdi"}, ("mahdi-tie", "for-mahdi", "which-appear"))
MAHDI_FOR_TWO = Variety("partners against the Mahdi", "arrakis", 2, {"enemy": "mahdi"}, ("hold", "renew"))
VARIETIES = (IX, EPIC, HAGAL, HAGAL_FOR_TWO, HAGAL_WITH_IX, DICE, WAR, WAR_FOR_THREE, TEAMS, MAHDI, MAHDI_FOR_TWO)
MIDDLE = "in the middle of a turn"


class Keeping(Evening):
    """A host with many tables, each in a channel of its own, whose database is kept as an old save."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, tuple(GAMES.values()))
        self.seeds: list[bytes] = []
        self.channels = itertools.count(701)
        self.what: dict[str, str] = {}
        self.screens = Screens(self, self.what)

    async def open(self) -> Keeping:
        await super().open()
        self.host.lobby.limits = TableLimits(0, 0)  # All tables are in one server, and most are Ann's.
        return self

    async def table(self, what: str, key: str, *people: Person, seats: int = 0, **how: object) -> str:
        await self.create_table(*people, key=key, channel=next(self.channels), **how)
        if seats:
            await self.host.lobby.set_wanted(self.game, people[0].id, seats)
        self.what[self.game] = f"{key}: {what}"
        return self.game

    async def at(self, position: Position, what: str = "", settings: TableSettings | None = None) -> str:
        """Create a table and play it up to a position. Return its game."""
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
            self.clock.advance(minutes=1)
        return game

    def fixed(self) -> mock._patch:
        """Replace random ids and seeds by fixed ones."""
        letters = random_below("kept ids")
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
    found = positions(VARIETIES, SEARCHED)
    await aside(evening, found[f"{EPIC.what}, {MIDDLE}"])
    await overdue(evening, found[f"{IX.what}, {MIDDLE}"])
    for position in found.values():
        await evening.at(position)
    await evening.deliver()
    await remind(evening)
    for special in SPECIAL:
        await special(evening, found[f"{TEAMS.what}, {MIDDLE}"])
    for variety in (IX, HAGAL, WAR, TEAMS, MAHDI):
        await evening.at(whole_game(variety, 0))
    await among_friends(evening, IX, "finished among friends", 5_000)
    await among_friends(evening, WAR, "among friends", 12)
    await lobbies(evening)
    await evening.deliver()
    evening.courier.troubles += [NotNow(30.0)] * 3
    await standing_orders(evening, found)
    for variety in (IX, WAR, MAHDI_FOR_TWO):
        await plan(evening, variety, found)
    await talk(evening, found[f"{TEAMS.what}, {MIDDLE}"])
    await evening.deliver()
    await undelivered(evening, found)


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
    evening.clock.advance(days=3)
    await evening.host.sweep()
    assert (await evening.host.summary(game)).status is Status.ASIDE


async def overdue(evening: Keeping, middle: Position) -> None:
    """Make tables whose players have missed a deadline, one for each thing that can happen then."""
    for what in AtDeadline:
        await evening.at(middle, f"after a deadline: {what}", TableSettings(deadline_hours=6, at_deadline=what))
    evening.clock.advance(hours=30)
    await evening.host.sweep()
    await evening.deliver()


async def remind(evening: Keeping) -> None:
    """Let three days pass, so that players are reminded, and then the table."""
    for _ in range(3):
        evening.clock.advance(hours=24)
        await evening.host.sweep()
        await evening.deliver()


async def awaited_person(evening: Keeping, game: str) -> Person:
    return PEOPLE[(await evening.host.summary(game)).awaited[0].seat]


async def paused(evening: Keeping, middle: Position) -> None:
    await evening.host.admins.pause(await evening.at(middle, "paused by an admin"), STEWARD)


async def ended(evening: Keeping, middle: Position) -> None:
    await evening.host.admins.end(await evening.at(middle, "ended by an admin"), STEWARD)


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
    """Make a table at which a step was taken back freely, and keep the buttons from before."""
    game = await evening.at(middle, "a step taken back")
    for answers in range(60):
        person = await awaited_person(evening, game)
        panel = await evening.host.table.panel(game, person.id)
        picks = random_picks(panel.questions[0], random_below(f"back {answers}"))
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
    evening.game = game
    await evening.stay_silent(asking)
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


async def among_friends(evening: Keeping, variety: Variety, what: str, most: int) -> None:
    """Let one person play with friends for this many answers, or to the end of the game."""
    started = await evening.table(what, variety.game, EVE, seats=variety.seats, options=variety.options)
    await evening.host.lobby.fill(started, EVE.id)
    await evening.host.lobby.start(started, EVE.id)
    await play_among_friends(evening, most)


async def play_among_friends(evening: Keeping, most: int) -> None:
    for number in range(most):
        await until_idle(evening.host.friends)
        if not await evening.awaited():
            return
        question = (await evening.panel(EVE)).questions[0]
        await evening.answer(EVE, lively_picks(question, random_below(f"friends {number}")))
        evening.clock.advance(minutes=1)
    await until_idle(evening.host.friends)


async def standing_orders(evening: Keeping, found: dict[str, Position]) -> None:
    """Give each kind of standing order at a table of its own, at the first position that allows it."""
    given: set[str] = set()
    for what, position in found.items():
        for key in _orders(GAMES[position.game], position):
            if key.partition(":")[0] not in given:
                game = await evening.at(position, f"{what}, with the order {key}")
                await evening.host.orders.give(game, (await who_may_order(evening, game, key)).id, key)
            given.add(key.partition(":")[0])


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


async def plan(evening: Keeping, variety: Variety, found: dict[str, Position]) -> None:
    """Make a table at which a waiting player has a settled plan, and a second course that is still a draft."""
    for what in (what for what in found if what.startswith(f"{variety.what}, ")):
        game = await evening.at(found[what], f"{what}, with a plan")
        for person in await who_may_plan(evening, game, variety.seats):
            await think_ahead(evening, game, person)
            return
        evening.what[game] = f"{variety.game}: {what}, nothing to plan"
    raise LookupError(f"nobody could plan: {variety.what}")


async def who_may_plan(evening: Keeping, game: str, seats: int) -> list[Person]:
    awaited = {each.seat for each in (await evening.host.summary(game)).awaited}
    idle = [PEOPLE[seat] for seat in range(seats) if seat not in awaited]
    return [person for person in idle if (await evening.host.planner.look(game, person.id)).question]


async def think_ahead(evening: Keeping, game: str, person: Person) -> None:
    planner = evening.host.planner
    for course in ("first", "second"):
        question = (await planner.look(game, person.id)).question
        assert question is not None
        picks = random_picks(question, random_below(f"planned {course}"))
        assert (await planner.add(game, person.id, question.id, picks)).outcome is Outcome.TAKEN
        if course == "first":
            await planner.settle(game, person.id)


async def talk(evening: Keeping, middle: Position) -> None:
    game = await evening.at(middle, "partners talk")
    await evening.host.talks.say(game, ANN.id, "Hold Arrakeen until I am there.")


async def undelivered(evening: Keeping, found: dict[str, Position]) -> None:
    """Make tables whose notifications are still in the outbox, and lobbies."""
    for variety in (IX, HAGAL_FOR_TWO, WAR, MAHDI):
        what = f"{variety.what}, {MIDDLE}"
        await evening.at(found[what], f"{what}, letters not sent")
    await undo_vote(evening, found[f"{IX.what}, {MIDDLE}"])
    await talk(evening, found[f"{TEAMS.what}, {MIDDLE}"])
    await evening.at(whole_game(MAHDI, 1), "finished, letters not sent")
    await lobbies(evening)


async def lobbies(evening: Keeping) -> None:
    """Make lobbies: with free chairs, with a friend, full, and of one person who plays alone."""
    await evening.table("a lobby with two people", IX.game, ANN, BO, seats=4, options=IX.options)
    await evening.table("a lobby with a friend", TEAMS.game, CY, DEE, seats=4)
    await evening.host.lobby.fill(evening.game, CY.id, 1)
    settings = TableSettings(
        deadline_hours=48, at_deadline=AtDeadline.MILDEST, pictures=Pictures.TALL, zone="Europe/Kyiv"
    )
    for variety in (EPIC, HAGAL_WITH_IX, MAHDI):
        people, options = PEOPLE[: variety.seats], variety.options
        await evening.table(
            f"a full lobby, {variety.what}", variety.game, *people, options=options, table_settings=settings
        )


async def keep(name: str, write: Callable[[Keeping], Awaitable[None]] = write) -> None:
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
