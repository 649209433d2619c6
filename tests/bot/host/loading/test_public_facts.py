"""The cache of public facts, with a position's snapshot as key."""

from bot.host.loading.public_facts import MOST_CACHED, AtBarrier, PublicFacts, PublicFactsCache
from games.core.protocol import say
from games.imperium import GAME

FOUND = AtBarrier(PublicFacts(say("host-is-over"), (), ()), ())


def test_public_facts_are_found_by_the_snapshot() -> None:
    cache = PublicFactsCache()
    cache.keep(GAME, b"one", FOUND)
    assert cache.get(GAME, b"one") is FOUND
    assert cache.get(GAME, b"another") is None


def test_a_position_without_a_snapshot_is_not_cached() -> None:
    cache = PublicFactsCache()
    cache.keep(GAME, None, FOUND)
    assert cache.get(GAME, None) is None


def test_the_oldest_positions_are_evicted_first() -> None:
    cache = PublicFactsCache()
    for number in range(MOST_CACHED + 1):
        cache.keep(GAME, str(number).encode(), FOUND)
    assert cache.get(GAME, b"0") is None
    assert cache.get(GAME, b"1") is FOUND
