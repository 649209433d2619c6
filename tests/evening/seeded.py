"""A bot with fixed random seeds and a clock at noon, started by `python -m tests.evening.seeded`."""

import random
import sys
from datetime import UTC, datetime
from types import SimpleNamespace

from bot.cli import main
from bot.host import host
from bot.host.lobby import lobby
from tests.bot.e2e.killed_bot import ShiftedClock
from tests.support.pictures import paint_one_of


def same_luck() -> None:
    """Make the seeds and the choices of the lobby the same in every run."""
    luck = random.Random("an evening at the table")
    lobby.secrets = SimpleNamespace(choice=luck.choice, token_bytes=luck.randbytes)  # type: ignore[assignment]


def same_luck_at_noon() -> None:
    same_luck()
    host.SystemClock = lambda: ShiftedClock(12 - datetime.now(UTC).hour)  # type: ignore[assignment,misc]


def same_luck_with_all_pictures() -> None:
    same_luck_at_noon()
    paint_one_of(1)


if __name__ == "__main__":
    same_luck_at_noon()
    sys.exit(main())
