"""What everybody knows of a position is kept by its snapshot, and only of the latest."""

from bot.host.play.public_facts import MOST_KEPT, AtBarrier, Barriers, Known
from games.core.protocol import say
from games.imperium import GAME

FOUND = AtBarrier(Known(say("host-is-over"), (), ()), ())


def test_a_position_is_found_again_by_its_snapshot_alone() -> None:
    barriers = Barriers()
    barriers.keep(GAME, b"one", FOUND)
    assert barriers.get(GAME, b"one") is FOUND
    assert barriers.get(GAME, b"another") is None


def test_a_position_without_a_snapshot_at_hand_is_not_kept() -> None:
    barriers = Barriers()
    barriers.keep(GAME, None, FOUND)
    assert barriers.get(GAME, None) is None


def test_the_oldest_positions_go_first() -> None:
    barriers = Barriers()
    for number in range(MOST_KEPT + 1):
        barriers.keep(GAME, str(number).encode(), FOUND)
    assert barriers.get(GAME, b"0") is None
    assert barriers.get(GAME, b"1") is FOUND
