"""Votes in War for Arrakis with four people: partners of the same side are asked like everybody else."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.host.model.facts import Person, Vote, VoteKind
from games.arrakis import GAME as WAR
from games.core.simulation import random_below, random_picks
from tests.bot.helpers import PEOPLE, Evening, refusal

EVE = Person(880000000000000105, "Eve")


class War:
    """A war in which two partners are waited for and one of them, the owner, has been silent for long."""

    def __init__(self, evening: Evening, seats: tuple[int, ...]) -> None:
        self.evening = evening
        self.owner, self.partner = (PEOPLE[seat] for seat in seats)
        self.enemies = [person for person in PEOPLE if person not in (self.owner, self.partner)]

    async def ask(self, asker: Person, kind: VoteKind = VoteKind.HAND_OVER) -> Vote:
        host = self.evening.host
        ask = {VoteKind.HAND_OVER: host.hand_over.ask_to_hand_over, VoteKind.DEPUTY: host.deputies.ask}[kind]
        vote = await ask(self.evening.game, asker.id, PEOPLE.index(self.owner))
        assert vote is not None
        return vote

    async def agree(self, vote: Vote, *people: Person) -> None:
        for person in people:
            await self.evening.host.votes.ballot(self.evening.game, person.id, vote.id, True)

    async def is_open(self) -> bool:
        return await self.evening.host.store.read.votes.current(self.evening.game) is not None

    async def take_seat(self, person: Person) -> None:
        await self.evening.host.hand_over.take_seat(self.evening.game, person, PEOPLE.index(self.owner))

    async def owner_of_seat(self) -> int | None:
        loaded = await self.evening.host.context.load(self.evening.game)
        return loaded.seats[PEOPLE.index(self.owner)].user


@pytest.fixture
async def war(tmp_path: Path) -> AsyncIterator[War]:
    async with Evening(tmp_path / "table.sqlite", games=(WAR,)) as evening:
        await evening.begin(*PEOPLE, key="arrakis")
        yield War(evening, await play_until_partners_are_asked(evening))


async def play_until_partners_are_asked(evening: Evening) -> tuple[int, ...]:
    """Play until the table waits for two partners, and let both be silent. Return their seats."""
    below = random_below("partners")
    while len(waiting := sorted(await evening.awaited())) < 2:
        person = PEOPLE[waiting[0]]
        await evening.answer(person, random_picks((await evening.panel(person)).questions[0], below))
    enemy = next(person for seat, person in enumerate(PEOPLE) if seat not in waiting)
    await evening.stay_silent(enemy)
    return tuple(waiting)


@pytest.mark.parametrize("kind", [VoteKind.HAND_OVER, VoteKind.DEPUTY])
async def test_the_owners_partner_and_both_enemies_are_asked(war: War, kind: VoteKind) -> None:
    vote = await war.ask(war.enemies[0], kind)
    assert {PEOPLE[seat] for seat in vote.voters} == {war.partner, war.enemies[1]}


async def test_a_partner_who_asks_needs_both_enemies(war: War) -> None:
    vote = await war.ask(war.partner)
    await war.agree(vote, war.enemies[0])
    assert await refusal(war.take_seat(EVE)) == "host-not-offered"
    await war.agree(vote, war.enemies[1])
    await war.take_seat(EVE)
    assert await war.owner_of_seat() == EVE.id


async def test_a_partners_no_ends_the_vote(war: War) -> None:
    vote = await war.ask(war.enemies[0])
    await war.evening.host.votes.ballot(war.evening.game, war.partner.id, vote.id, False)
    assert not await war.is_open()
    assert await war.owner_of_seat() == war.owner.id


async def test_only_the_owner_can_say_that_they_are_here(war: War) -> None:
    await war.ask(war.enemies[0])
    await war.evening.host.owner_return.here(war.evening.game, war.partner.id)
    assert await war.is_open()
    await war.evening.host.owner_return.here(war.evening.game, war.owner.id)
    assert not await war.is_open()


async def test_whoever_left_a_seat_does_not_take_the_seat_that_was_passed_on(war: War) -> None:
    """Partners play with hidden hands against people, so a partner who left is refused like an enemy."""
    await war.agree(await war.ask(war.partner), *war.enemies)
    for left in (war.enemies[0], war.partner):
        await war.evening.host.hand_over.abandon(war.evening.game, left.id)
        assert await refusal(war.take_seat(left)) == "host-held-another-seat"


async def test_a_partner_and_both_enemies_must_agree_to_end_the_war(war: War) -> None:
    vote = await war.evening.host.endings.ask(war.evening.game, war.partner.id)
    assert vote is not None
    assert {PEOPLE[seat] for seat in vote.voters} == {war.owner, *war.enemies}
