"""Decisions that a player leaves to others during another player's turn, once or by a standing order."""

from __future__ import annotations

from games.core.protocol import StandingOrder, say, seat_name
from games.dice.state import DiceState

REFUSE_ALL = StandingOrder("refuse-invitations", say("dice-standing-refuse"), {"refuse": 1})
LEAVE_ALL = StandingOrder("leave-invitations", say("dice-standing-leave"), {"leave": 1})
STAY = StandingOrder("ally-stays", say("dice-standing-stay"), {})
NO_LEADERS = StandingOrder("no-leaders", say("dice-standing-no-leaders"), {})


def refuse_from(seat: int) -> StandingOrder:
    return StandingOrder(
        f"refuse-from-{seat}", say("dice-standing-refuse-from", who=seat_name(seat)), {"refuse": 1}, (seat,)
    )


def leave_from(seat: int) -> StandingOrder:
    return StandingOrder(
        f"leave-from-{seat}", say("dice-standing-leave-from", who=seat_name(seat)), {"leave": 1}, (seat,)
    )


def leave_for(dice: int) -> StandingOrder:
    return StandingOrder(f"leave-for-{dice}", say("dice-standing-leave-for", dice=dice), {"leave": 1})


DICE_WORTH_IT = (3, 2)
"""The numbers of dice for which a standing order exists: accept only if the invitation brings so many dice."""


def invitation_orders(state: DiceState, dice: int) -> list[StandingOrder]:
    """Return the orders that answer an invitation. The most specific comes first, because the first one answers."""
    by_dice = [leave_for(least) for least in DICE_WORTH_IT if dice >= least]
    return [refuse_from(state.active), leave_from(state.active), *by_dice, REFUSE_ALL, LEAVE_ALL]


def orders(state: DiceState) -> list[StandingOrder]:
    """Return all standing orders until the game is over, then none."""
    if state.ending is not None:
        return []
    seats = range(len(state.players))
    by_player = [order(seat) for seat in seats for order in (refuse_from, leave_from)]
    return [*by_player, *map(leave_for, DICE_WORTH_IT), REFUSE_ALL, LEAVE_ALL, STAY, NO_LEADERS]


def is_left_to_the_active(state: DiceState, seat: int) -> bool:
    """Return whether this ally has left the rest of the turn to the active player, and is not asked."""
    return state.turn.ally_leaves and seat == state.turn.ally
