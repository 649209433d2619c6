"""The bot as `make run` starts it, with luck that is the same every time and at noon, when everybody may be called."""

import random
import sys
from datetime import UTC, datetime
from types import SimpleNamespace

from bot.__main__ import main
from bot.host import host
from bot.host.table import lobby
from tests.bot.e2e.child import ShiftedClock

if __name__ == "__main__":
    luck = random.Random("an evening at the table")
    lobby.secrets = SimpleNamespace(choice=luck.choice, token_bytes=luck.randbytes)  # type: ignore[assignment]
    host.SystemClock = lambda: ShiftedClock(12 - datetime.now(UTC).hour)  # type: ignore[assignment,misc]
    sys.exit(main())
