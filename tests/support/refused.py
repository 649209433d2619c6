"""The requests that the sandbox refused, for tests that kill the bot."""

from __future__ import annotations

from sandbox import Sandbox
from sandbox.world.transcript import Entry


def refused_requests(box: Sandbox) -> list[Entry]:
    """Return all refused requests, except two kinds that no bot can avoid."""
    return [each for each in box.requests() if each.status >= 400 and not _is_unavoidable(each)]


def _is_unavoidable(refused: Entry) -> bool:
    """Return whether a message was gone that the bot could not know to be gone.

    A killed bot could not store that it had deleted a message. A private panel may be closed by its player, or
    replaced by a newer one, while the bot edits it.
    """
    is_panel = refused.path.endswith("/messages/@original")
    return refused.status == 404 and (refused.method == "DELETE" or (refused.method == "PATCH" and is_panel))
