"""Paying: whether a cost can be paid, and paying it."""

from __future__ import annotations

from typing import Literal

import msgspec

from games.core.agenda import Task
from games.core.codec import TAG
from games.core.protocol import Text, say
from games.imperium.rules.changes import lose_troops, pay, trash
from games.imperium.rules.choices import LoseInfluence, TrashCard, cards_to_trash
from games.imperium.state import Play, State
from games.imperium.words.costs import Cost, lacking


def why_unaffordable(state: State, seat: int, cost: Cost) -> Text | None:
    player = state.players[seat]
    for what, n in cost.resources().items():
        if getattr(player, what) < n:
            return lacking(what, n, getattr(player, what))
    if player.troops < cost.troops:
        return say("why-troops", n=cost.troops, have=player.troops)
    if cost.influence and not any(player.influence.values()):
        return say("why-no-influence")
    if cost.trash and not cards_to_trash(player):
        return say("why-no-card")
    return None


def can_pay(state: State, seat: int, cost: Cost) -> bool:
    """The same as `why_unaffordable`, without the words."""
    player = state.players[seat]
    if player.solari < cost.solari or player.spice < cost.spice or player.water < cost.water:
        return False
    if player.troops < cost.troops or (cost.influence and not any(player.influence.values())):
        return False
    return not cost.trash or bool(player.hand or player.discard or player.in_play or player.revealed)


class AskPayment(Task, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-ask_payment"):
    """The part of a cost that the player picks."""

    seat: int
    what: Literal["influence", "trash"]

    def do(self, play: Play) -> None:
        play.ask(self.seat, TrashCard(compulsory=True) if self.what == "trash" else LoseInfluence())


def pay_cost(play: Play, seat: int, cost: Cost, source: str, *then: Task) -> None:
    """Pay in full, then go on."""
    play.push(*then)
    pay(play, seat, cost.resources())
    if cost.troops:
        lose_troops(play, seat, cost.troops, "troops")
    if cost.trash_self:
        trash(play, seat, source.removeprefix("card:"), "play")
    play.push(*[AskPayment(seat, "influence")] * cost.influence, *[AskPayment(seat, "trash")] * cost.trash)
