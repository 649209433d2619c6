"""Not being waited for: what a player leaves to others, once or by a standing order, while another has the turn."""

from __future__ import annotations

from games.core.protocol import Standing, say, seat_name
from games.dice.state import DiceState

REFUSE_ALL = Standing("refuse-invitations", say("dice-standing-refuse"), {"refuse": 1})
LEAVE_ALL = Standing("leave-invitations", say("dice-standing-leave"), {"leave": 1})
STAY = Standing("ally-stays", say("dice-standing-stay"), {})
NO_LEADERS = Standing("no-leaders", say("dice-standing-no-leaders"), {})


def refuse_from(seat: int) -> Standing:
    return Standing(f"refuse-from-{seat}", say("dice-standing-refuse-from", who=seat_name(seat)), {"refuse": 1})


def invitation_orders(state: DiceState) -> list[Standing]:
    return [refuse_from(state.active), REFUSE_ALL, LEAVE_ALL]


def orders(state: DiceState) -> list[Standing]:
    """Every order that may still answer something: all of them, until the game is over."""
    if state.ending is not None:
        return []
    return [*map(refuse_from, range(len(state.players))), REFUSE_ALL, LEAVE_ALL, STAY, NO_LEADERS]


def is_left_to_the_active(state: DiceState, seat: int) -> bool:
    """Whether this ally has left the rest of the turn to the active player: nobody waits for them."""
    return state.turn.ally_leaves and seat == state.turn.ally
