"""Luck that is the same every time, at noon, when everybody may be called: `python -m tests.evening.seeded` plays so."""

import random
import sys
from datetime import UTC, datetime
from types import SimpleNamespace

from bot.__main__ import main
from bot.host import host
from bot.host.table import lobby
from tests.bot.e2e.child import ShiftedClock


def same_luck_at_noon() -> None:
    """From now on, in this process."""
    luck = random.Random("an evening at the table")
    lobby.secrets = SimpleNamespace(choice=luck.choice, token_bytes=luck.randbytes)  # type: ignore[assignment]
    host.SystemClock = lambda: ShiftedClock(12 - datetime.now(UTC).hour)  # type: ignore[assignment,misc]


if __name__ == "__main__":
    same_luck_at_noon()
    sys.exit(main())
