"""The cache of public facts, with a position's snapshot as key."""

from bot.host.play.public_facts import MOST_BARRIERS, AtBarrier, Barriers, Known
from games.core.protocol import say
from games.imperium import GAME

FOUND = AtBarrier(Known(say("host-is-over"), (), ()), ())


def test_public_facts_are_found_by_the_snapshot() -> None:
    barriers = Barriers()
    barriers.keep(GAME, b"one", FOUND)
    assert barriers.get(GAME, b"one") is FOUND
    assert barriers.get(GAME, b"another") is None


def test_a_position_without_a_snapshot_is_not_cached() -> None:
    barriers = Barriers()
    barriers.keep(GAME, None, FOUND)
    assert barriers.get(GAME, None) is None


def test_the_oldest_positions_are_evicted_first() -> None:
    barriers = Barriers()
    for number in range(MOST_BARRIERS + 1):
        barriers.keep(GAME, str(number).encode(), FOUND)
    assert barriers.get(GAME, b"0") is None
    assert barriers.get(GAME, b"1") is FOUND
