"""An order that stands by default: claims in the other side's turn in a War for Arrakis, for which nobody waits."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from bot.host.loading.loaded import orders_in_force, withdrawn
from bot.host.model.facts import Person
from games.arrakis import GAME
from games.arrakis.rules.claiming import ClaimNow
from games.core.protocol import Answer, Setup
from games.core.simulation import random_below
from tests.saves.keeping import PEOPLE, Keeping
from tests.saves.positions import Position
from tests.support.random_answers import random_answer

SEED = bytes(32)
(AT_ONCE,) = GAME.default_orders
OPTIONS = {each.key: each.default for each in GAME.variants} | {"sides": "atreides"}
ATREIDES, HARKONNEN = PEOPLE[:2]


class Seat(msgspec.Struct):
    seat: int


@cache
def before_a_claim() -> tuple[Position, Answer]:
    """Return the first random war in which a condition comes true in a Harkonnen turn, and the answer that does it."""
    for number in range(60):
        below, answers = random_below(f"claims {number}"), []
        state, _ = GAME.new(Setup(("1", "2"), OPTIONS, SEED))
        while GAME.result(state) is None and len(answers) < 400:
            answers.append(random_answer(state, below))
            GAME.answer(state, answers[-1])
            if any(isinstance(ask.about, ClaimNow) and ask.about.at_once for ask in state.asks):
                if answers[-1].seat == 1:
                    return Position("a claim", "arrakis", 2, OPTIONS, SEED, tuple(answers[:-1])), answers[-1]
                break
    raise LookupError("no condition comes true in a Harkonnen turn")


async def harkonnen_answer(evening: Keeping, answer: Answer) -> None:
    panel = await evening.host.table.panel(evening.game, HARKONNEN.id)
    await evening.host.table.submit(evening.game, HARKONNEN.id, panel.epoch, answer.question, answer.picks)


async def asked(evening: Keeping, person: Person) -> list[str]:
    return [question.kind for question in (await evening.host.table.panel(evening.game, person.id)).questions]


async def claims_of(evening: Keeping) -> int:
    loaded = await evening.host.context.load(evening.game)
    return (await evening.host.context.state(loaded, loaded.tip.seq)).now.claims


async def test_a_claim_in_the_other_sides_turn_is_made_in_the_same_move(tmp_path: Path) -> None:
    position, answer = before_a_claim()
    evening = Keeping(tmp_path / "table.sqlite")
    with evening.fixed():
        async with evening:
            await evening.at(position)
            before = await claims_of(evening)
            await harkonnen_answer(evening, answer)
            assert await claims_of(evening) == before + 1
            assert "claim" not in await asked(evening, ATREIDES)


async def test_whoever_has_withdrawn_the_order_is_asked_and_may_give_it_again(tmp_path: Path) -> None:
    position, answer = before_a_claim()
    evening = Keeping(tmp_path / "table.sqlite")
    with evening.fixed():
        async with evening:
            await evening.at(position)
            before = await claims_of(evening)
            await evening.host.orders.withdraw(evening.game, ATREIDES.id, AT_ONCE)
            assert AT_ONCE not in await evening.host.orders.of(evening.game, ATREIDES.id)
            await harkonnen_answer(evening, answer)
            assert await asked(evening, ATREIDES) == ["claim"]
            await evening.host.orders.give(evening.game, ATREIDES.id, AT_ONCE)
            assert await claims_of(evening) == before + 1


def test_orders_by_default_stand_until_their_seat_withdraws_them() -> None:
    stored = [(0, "hits"), (1, withdrawn("claim"))]
    assert orders_in_force(stored, [Seat(0), Seat(1)], ["claim"]) == {(0, "hits"), (0, "claim")}
