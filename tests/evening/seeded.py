"""The bot as `make run` starts it, with luck that is the same every time, so that an evening can be written down."""

import random
import sys
from types import SimpleNamespace

from bot.__main__ import main
from bot.host import lobby

if __name__ == "__main__":
    luck = random.Random("an evening at the table")
    lobby.secrets = SimpleNamespace(choice=luck.choice, token_bytes=luck.randbytes)  # type: ignore[assignment]
    sys.exit(main())
