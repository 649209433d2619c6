"""Chance: shuffles and dice that follow from a 256-bit seed, so that players can check every draw after the game.

The state holds the seed and the number of draws so far. Each draw is logged as a `Roll`.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Iterator
from functools import lru_cache
from itertools import chain, count
from typing import TypeVar

import msgspec

from games.core.protocol import Roll

T = TypeVar("T")

WORDS = 1 << 32
_BLOCK = struct.Struct(">16I")
"""Splits a SHA-512 digest into sixteen numbers of 32 bits."""
CACHED_ROLLS = 200
"""How many rolls are cached. A preview in two worlds makes some sixteen."""


class Chance(msgspec.Struct):
    """The state of chance in a game."""

    seed: str
    """The seed in hexadecimal. It is secret until the game is over."""
    branch: str = ""
    """A name that changes all later draws. An undo sets a new one, so that cards seen before do not come again."""
    number: int = 0
    """How many rolls have been made."""


def commitment(seed: bytes) -> str:
    """Return the hash of the seed. It is published at the start, to prove at the end that the seed is the same."""
    return hashlib.sha256(seed).hexdigest()


def shuffle(chance: Chance, items: list[T]) -> Roll:
    """Shuffle a list in place (Fisher-Yates from the end) and return the roll."""
    roll = draw(chance, tuple(range(len(items), 1, -1)))
    for last, at in zip(range(len(items) - 1, 0, -1), roll.drawn, strict=True):
        items[last], items[at] = items[at], items[last]
    return roll


def dice(chance: Chance, sides: int, count: int = 1) -> Roll:
    """Roll `count` dice. The faces are numbered from 0."""
    return draw(chance, (sides,) * count)


def draw(chance: Chance, sizes: tuple[int, ...]) -> Roll:
    """Make one roll: draw, for each size, a number from 0 to below the size."""
    roll = draw_from_seed(chance.seed, chance.branch, chance.number, sizes)
    chance.number += 1
    return roll


@lru_cache(CACHED_ROLLS)
def draw_from_seed(seed: str, branch: str, number: int, sizes: tuple[int, ...]) -> Roll:
    """Return the roll that follows from seed, branch and number: a pure function, so that anybody can check a log.

    It is cached because previews make the same rolls many times.
    """
    words = _words(f"{seed}/{branch}/{number}".encode())
    drawn = []
    for size in sizes:
        # A number beyond the last whole multiple of the size would favour small results, so draw again.
        limit = WORDS - WORDS % size
        word = next(words)
        while word >= limit:
            word = next(words)
        drawn.append(word % size)
    return Roll(number, branch, sizes, tuple(drawn))


def matches_seed(seed: bytes, roll: Roll) -> bool:
    """Return whether a logged roll is what the seed gives."""
    return draw_from_seed(seed.hex(), roll.branch, roll.number, roll.sizes) == roll


def _words(key: bytes) -> Iterator[int]:
    """Return an endless stream of 32-bit numbers that follows from the key."""
    return chain.from_iterable(_block(key, number) for number in count())


def _block(key: bytes, number: int) -> tuple[int, ...]:
    return _BLOCK.unpack(hashlib.sha512(key + number.to_bytes(4, "big")).digest())
