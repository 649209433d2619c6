"""The decision about a move: everything that its players and its channel are told."""

from __future__ import annotations

from collections.abc import Sequence

from bot.host.notify.rules.actions import Action
from bot.host.notify.rules.calls import Call
from bot.host.notify.rules.change import Change
from bot.host.notify.rules.direct_messages import private_actions
from bot.host.notify.rules.posts import public_actions


def notifications_for(change: Change, calls: Sequence[Call]) -> list[Action]:
    """Return what is queued, withdrawn and edited because of a move, in the order in which it is written."""
    return [*public_actions(change, calls), *private_actions(change, calls)]
