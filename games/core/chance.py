"""Chance: seeded with 256 bits, counted in the state, reproducible, and every draw logged for the check at the end."""

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
"""A SHA-512 as sixteen words of 32 bits."""
CACHED_ROLLS = 200
"""Acts of chance: a preview in two worlds has some sixteen of them."""


class Chance(msgspec.Struct):
    seed: str
    """Hex; it stays in the save and is told when the game is over."""
    branch: str = ""
    """Another branch draws otherwise: what was seen before an undo does not come again."""
    number: int = 0
    """How many acts of chance there have been."""


def commitment(seed: bytes) -> str:
    """What is published at the start, so that the seed can be shown to be the same at the end."""
    return hashlib.sha256(seed).hexdigest()


def shuffle(chance: Chance, items: list[T]) -> Roll:
    """Shuffle in place (Fisher-Yates from the end)."""
    roll = draw(chance, tuple(range(len(items), 1, -1)))
    for last, at in zip(range(len(items) - 1, 0, -1), roll.drawn, strict=True):
        items[last], items[at] = items[at], items[last]
    return roll


def dice(chance: Chance, sides: int, count: int = 1) -> Roll:
    """Throw `count` dice; the faces are numbered from 0."""
    return draw(chance, (sides,) * count)


def draw(chance: Chance, sizes: tuple[int, ...]) -> Roll:
    """One act of chance: a number below each size."""
    roll = draw_from_seed(chance.seed, chance.branch, chance.number, sizes)
    chance.number += 1
    return roll


@lru_cache(CACHED_ROLLS)
def draw_from_seed(seed: str, branch: str, number: int, sizes: tuple[int, ...]) -> Roll:
    """What the seed says: a pure function, so that anybody can check a log. Previews ask the same again and again."""
    words = _words(f"{seed}/{branch}/{number}".encode())
    drawn = []
    for size in sizes:
        # A word beyond the last whole multiple would favour small numbers: it is thrown again.
        limit = WORDS - WORDS % size
        word = next(words)
        while word >= limit:
            word = next(words)
        drawn.append(word % size)
    return Roll(number, branch, sizes, tuple(drawn))


def matches_seed(seed: bytes, roll: Roll) -> bool:
    return draw_from_seed(seed.hex(), roll.branch, roll.number, roll.sizes) == roll


def _words(key: bytes) -> Iterator[int]:
    """An endless stream of 32-bit numbers."""
    return chain.from_iterable(_block(key, number) for number in count())


def _block(key: bytes, number: int) -> tuple[int, ...]:
    return _BLOCK.unpack(hashlib.sha512(key + number.to_bytes(4, "big")).digest())
