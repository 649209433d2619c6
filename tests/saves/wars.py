"""Write the kept wars: `python -m tests.saves.wars`.

Run it only on the version whose games are kept, once. `wars` was written by the last version before claims in the other
side's turn, claims and atomics of both partners, and the corrected automa. Each war stands in the middle of a move, a
battle, a claim or a discard. Chance is fixed, so the same version writes the same games.
"""

from __future__ import annotations

import asyncio

from tests.saves.keeping import Keeping, keep
from tests.saves.positions import Variety, positions

NAME = "wars"
SEARCHED = 12
"""How many random games of each variety are searched for moments to keep."""
MOVES = ("maneuver", "place", "split-leaders", "ornithopter", "flee", "which-worm", "strike", "exchange-second")
BATTLES = ("combat-cards", "specials", "hits", "losses", "go-on", "scatter", "retreat", "advance", "excess")
CLAIMS = ("claim", "families-from", "families-to", "flip-two", "marker", "which-die", "end-turn", "atomics", "displace")
CARDS = ("discard", "share-discards", "schemes", "mahdi-tie", "truth", "spice")
MOMENTS = (*MOVES, *BATTLES, *CLAIMS, *CARDS)
WARS = (
    Variety("war for two", "arrakis", 2, {}, MOMENTS),
    Variety("war for three", "arrakis", 3, {"shared": "atreides"}, MOMENTS),
    Variety("war for four", "arrakis", 4, {}, MOMENTS),
    Variety("against the Mahdi", "arrakis", 1, {"enemy": "mahdi"}, MOMENTS),
    Variety("partners against the Mahdi", "arrakis", 2, {"enemy": "mahdi"}, MOMENTS),
)


async def write(evening: Keeping) -> None:
    for position in positions(WARS, SEARCHED).values():
        await evening.at(position)
    await evening.deliver()


if __name__ == "__main__":
    asyncio.run(keep(NAME, write))
