"""How much the long versions do: all of it, or the share that `SOAK` names (`SOAK=0.1 make soak`)."""

import os

SHARE = float(os.environ.get("SOAK", "1"))


def share_of(whole: int) -> int:
    """So many of these; never none."""
    return max(1, round(whole * SHARE))
