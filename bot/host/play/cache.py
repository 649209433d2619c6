"""Games as the last move left them: the next press need not read what was just written."""

from __future__ import annotations

from collections import OrderedDict

import msgspec

from bot.host.model.facts import Status
from bot.host.model.records import SEEN, OutboxRow
from bot.host.play.loaded import Loaded
from bot.host.store import Store

MOST_KEPT = 64


class AtHand:
    """Each until anything else is written about it. What is written without a game's name may concern any of them."""

    def __init__(self, store: Store) -> None:
        self._kept: OrderedDict[str, Loaded] = OrderedDict()
        self.edition = 0
        """Counts what may concern any game: whoever read an earlier one may not know all that is true now."""
        store.after_writing.append(self._forget)

    def get(self, game: str) -> Loaded | None:
        return self._kept.get(game)

    def compare(self, game: str, status: Status) -> None:
        """With what somebody has just read: another process may have closed it."""
        if status is not Status.RUNNING:
            self._kept.pop(game, None)

    def keep(self, written: Loaded) -> None:
        """From the game's own queue, as soon as it is written."""
        if written.row.status is not Status.RUNNING or written.edition != self.edition:
            return
        self._kept[written.id] = _as_if_read(written)
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)

    def _forget(self, game: str | None) -> None:
        if game is None:
            self.edition += 1
            self._kept.clear()
        else:
            self._kept.pop(game, None)


def _as_if_read(written: Loaded) -> Loaded:
    """With just the moves and snapshots that a reading has (`store/wholes`). Of what is to be told only that
    counts which a later post may tell as well: letters go at any time."""
    shown, told = written.tip.barrier, written.tip.closed
    return msgspec.structs.replace(
        written,
        moves=tuple(move for move in written.moves if move.seq >= told),
        snapshots={seq: data for seq, data in written.snapshots.items() if seq >= shown or seq == told},
        waiting=tuple(map(_seen, (letter for letter in written.waiting if letter.may_be_joined))),
    )


def _seen(letter: OutboxRow) -> OutboxRow:
    return msgspec.structs.replace(letter, id=letter.id or SEEN)
