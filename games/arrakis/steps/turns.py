"""The action phase: alternating turns, the questions of a turn, and the end of the phase."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from games.arrakis.rules.asking import ArrakisPick, ArrakisTask, ask_partners, way
from games.arrakis.rules.automa import Moment, automa_does
from games.arrakis.rules.claiming import MoreClaims, claim_at_once
from games.arrakis.rules.leaders import advance_tanks
from games.arrakis.rules.visions import claimable
from games.arrakis.state import ArrakisPlay, ArrakisState, Phase, Turn
from games.arrakis.steps.desert_power import rest_orders
from games.arrakis.steps.dice import clear_dice
from games.arrakis.steps.free_actions import can_act_freely, free_ways, might_act_freely
from games.arrakis.steps.spending import act_as, can_spend, dice_to_spend, refused_spendings, spending_ways
from games.arrakis.telling.wording import result_name
from games.arrakis.vocabulary import Side
from games.core.agenda import Way, bind, do_nothing
from games.core.codec import TAG
from games.core.protocol import Refusal, StandingOrder, Text, say


class ActionPhase(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-action-phase", tag_field=TAG):
    def run(self, play: ArrakisPlay) -> None:
        play.state.phase = Phase.ACTIONS
        play.push(TakeTurn(Side.ATREIDES))


class TakeTurn(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-take-turn", tag_field=TAG):
    side: Side

    def run(self, play: ArrakisPlay) -> None:
        state = play.state
        state.turn = fresh_turn(state, self.side)
        if self.side == Side.ATREIDES:
            state.turn.sought, state.now.sought = state.now.sought, False
        play.push(EndTurn())
        if self.side == Side.ATREIDES or not automa_does(play, Moment.TURN):
            play.push(Act(), OfferEnd())


def fresh_turn(state: ArrakisState, side: Side) -> Turn:
    """Return a new turn of a side.

    A Harkonnen turn starts with a list of the cards that Atreides had left unclaimed.
    """
    turn = Turn(side, state.chief(side))
    if side == Side.HARKONNEN:
        turn.open_before = claimable(state, "any")
    return turn


class Act(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-act", tag_field=TAG):
    def run(self, play: ArrakisPlay) -> None:
        state = play.state
        if not state.turn.acted:
            seats = state.seats(state.turn.side)
            able = [seat for seat in seats if can_spend(state, seat)]
            others = [seat for seat in seats if seat not in able and can_act_freely(state, seat)]
            ask_partners(play, able, WhichAction(), others if able else ())


class WhichAction(ArrakisPick, msgspec.Struct, frozen=True, tag="arrakis-which-action", tag_field=TAG):
    """The question what the turn is spent on. Free actions are offered too."""

    kind = "action"
    is_public = True

    def prompt(self, state: ArrakisState, seat: int) -> Text:
        if state.now.must_use is not None and state.turn.side == Side.HARKONNEN:
            return say("arrakis-ask-action-truth", result=result_name(state.now.must_use))
        if not dice_to_spend(state, seat):
            return say("arrakis-ask-action-no-die")
        return super().prompt(state, seat)

    def ways(self, state: ArrakisState, seat: int) -> list[Way]:
        found = [*spending_ways(state, seat), *free_ways(state, seat, Act())]
        return [each.acting(bind(act_as, seat, each.act)) for each in found]

    def refused(self, state: ArrakisState, seat: int) -> Sequence[Refusal]:
        return refused_spendings(state, seat)

    def standing(self, state: ArrakisState, seat: int) -> Sequence[StandingOrder]:
        is_offered = any(each.key == "desert" for each in spending_ways(state, seat))
        resting = rest_orders(state, {"desert": 1}) if is_offered else ()
        return [*claim_at_once(state, seat), *resting]


# ---- the end of a turn


class OfferEnd(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-offer-end", tag_field=TAG):
    """Ask the seat to end its turn, if it can still take back its last action or do something for free.

    A partner who has free actions is asked too, but the table does not wait for the partner. Whether the turn ends by
    itself depends only on what everybody knows, because it would tell of hidden cards.
    """

    def run(self, play: ArrakisPlay) -> None:
        state, seat = play.state, play.state.turn.seat
        is_idle = not any(might_act_freely(state, each) for each in state.seats(state.turn.side))
        if not is_idle or (play.seat == seat and not play.reveals):
            partner = state.partner(seat)
            beside = [partner] if partner is not None and can_act_freely(state, partner) else []
            ask_partners(play, [seat], TurnOver() if is_idle else EndOfTurn(), beside)


END = way("end", say("arrakis-option-end-turn"), do_nothing, icon="done")


class EndOfTurn(ArrakisPick, msgspec.Struct, frozen=True, tag="arrakis-end-of-turn", tag_field=TAG):
    kind = "end-turn"
    passing = "end"

    def ways(self, state: ArrakisState, seat: int) -> list[Way]:
        return [END, *[each.acting(bind(act_as, seat, each.act)) for each in free_ways(state, seat, OfferEnd())]]

    def standing(self, state: ArrakisState, seat: int) -> Sequence[StandingOrder]:
        return [*claim_at_once(state, seat), *rest_orders(state, {"end": 1})]


class TurnOver(EndOfTurn, msgspec.Struct, frozen=True, tag="arrakis-turn-over", tag_field=TAG):
    """The question at the end of a turn in which nothing is left to do: the host answers it after a moment."""

    lapses = True

    def prompt(self, state: ArrakisState, seat: int) -> Text:
        return say("arrakis-ask-turn-over")


class EndTurn(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-end-turn", tag_field=TAG):
    """Advance the tanks of a side that spent a die. The phase ends with the last Harkonnen die."""

    def run(self, play: ArrakisPlay) -> None:
        state = play.state
        side = state.turn.side
        if state.turn.spent:
            advance_tanks(play, side)
        state.turn.resting = []
        if not state.is_automa(side.other):
            # The automa's turn follows at once and is reported in the same post.
            play.closes = True
        if side == Side.HARKONNEN and not state.unused_dice(side):
            # Offer Atreides their unclaimed cards for the last time.
            play.push(MoreClaims("any"), EndOfPhase())
        else:
            play.push(TakeTurn(side.other))


class EndOfPhase(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-end-of-phase", tag_field=TAG):
    def run(self, play: ArrakisPlay) -> None:
        clear_dice(play.state)
        play.state.turn = fresh_turn(play.state, Side.HARKONNEN)
