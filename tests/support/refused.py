"""The requests that the sandbox refused, for tests that kill the bot."""

from __future__ import annotations

from sandbox import Sandbox
from sandbox.world.transcript import Entry


def refused_requests(box: Sandbox) -> list[Entry]:
    """Return all refused requests but repeated deletions: a killed bot could not store that it had deleted a message."""
    repeated = ("DELETE", 404)
    return [each for each in box.requests() if each.status >= 400 and (each.method, each.status) != repeated]
