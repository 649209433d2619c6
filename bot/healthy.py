"""`python -m bot.healthy`: asks the bot of this machine whether it is alive. The image's health check runs it.

It ends with 0 if the bot answers, or if no port is set at which it could be asked.
"""

from __future__ import annotations

import sys
import urllib.request
from http.client import HTTPException

from bot.settings import BadSettings, Settings, load

TIMEOUT = 5.0
"""Seconds."""
ANY_ADDRESS = {"0.0.0.0": "127.0.0.1", "::": "::1"}
"""Where the bot listens on every address, it is asked on that of the machine itself."""


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
    if settings.metrics_port is None:
        return None
    host = ANY_ADDRESS.get(settings.metrics_address, settings.metrics_address)
    return f"http://{f'[{host}]' if ':' in host else host}:{settings.metrics_port}/healthz"


def _unhealthy(why: str) -> int:
    print(why, file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
