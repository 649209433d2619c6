"""`python -m bot.healthy`: ask the bot on this machine whether it is alive. The image's health check runs this.

The exit code is 0 if the bot answers, or if no metrics port is set.
"""

from __future__ import annotations

import sys
import urllib.request
from http.client import HTTPException

from bot.settings import BadSettings, Settings, load

TIMEOUT = 5.0
"""Seconds to wait for the bot's answer."""
ANY_ADDRESS = {"0.0.0.0": "127.0.0.1", "::": "::1"}
"""Maps an address that means "every address" to that of the machine itself."""


def main() -> int:
    try:
        address = health_address(load())
    except BadSettings as error:
        return _unhealthy(f"The settings are not right: {error}")
    if address is None:
        return 0
    try:
        with urllib.request.urlopen(address, timeout=TIMEOUT):
            return 0
    except (OSError, HTTPException) as error:
        return _unhealthy(f"{address} does not answer: {error}")


def health_address(settings: Settings) -> str | None:
    """Return the URL of the health check, or None if no metrics port is set."""
    if settings.metrics_port is None:
        return None
    host = ANY_ADDRESS.get(settings.metrics_address, settings.metrics_address)
    return f"http://{f'[{host}]' if ':' in host else host}:{settings.metrics_port}/healthz"


def _unhealthy(why: str) -> int:
    print(why, file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
