"""Deals between the active player and the ally about shipping: one form that either side may open.

A deal says which regions of the ally the active player may enter, how many of the ally's forces the active player pays
for and where, and how much spice the ally gives. It is answered by yes, by no, or by one counter-offer; once agreed it
is carried out and not asked again. No deal means no consent. What the ally offers unasked lies beside the active
player's own question until the shipping is over, and a new offer takes its place.
"""

from __future__ import annotations

import msgspec

from games.core.agenda import Way, bind, lazy_way
from games.core.codec import TAG
from games.core.protocol import Arg, Option, Picks, Refusal, Text, say, seat_name
from games.dice.components import KINDS, House
from games.dice.rules.asking import DiceInquiry, DicePick, refuse
from games.dice.rules.board import is_house
from games.dice.rules.cargo import force_option, hold, price, ship
from games.dice.rules.dealterms import (
    NO_DEAL,
    can_be_dealt_with,
    deal_data,
    deal_text,
    enterable,
    is_gift,
    most_paid,
    parties,
    payable,
    problem,
    spice_to_give,
    without,
)
from games.dice.state import Deal, DicePlay, DiceState, Forces, Shipment, TurnStep
from games.dice.telling.wording import region_name

TALKS = ("ship", "how-many", "aid", "deal", "deal-forces", "deal-answer")
"""The kinds of questions that are asked during shipping."""


def invite_aid(play: DicePlay) -> None:
    state = play.state
    speaking = any(ask.seat == state.ally and ask.about.kind in TALKS for ask in state.asks)
    if state.ally is not None and not speaking and can_aid(state):
        play.ask(state.ally, Aid(), waits=False)


def can_aid(state: DiceState) -> bool:
    if state.step == TurnStep.SHIPPING:
        return can_be_dealt_with(state)
    return bool(spice_to_give(state)) and state.house(state.active) in (House.BENE_TLEILAX, House.SMUGGLERS)


def close_deals(play: DicePlay) -> None:
    """End the step: an offer of the ally that was not answered lapses, and an event says so."""
    offer = offer_on_the_table(play.state)
    if offer is not None:
        play.tell("deal-lapsed", play.state.partner, {"deal": deal_data(play.state, offer)})
    end_deals(play)


def end_deals(play: DicePlay) -> None:
    """Withdraw all open questions about deals."""
    play.withdraw(*TALKS)


def open_deal_ways(state: DiceState, seat: int) -> list[Way]:
    """Return the way to open the form of a deal, if the ally has anything to give or to ship."""
    if state.ally is None or not can_be_dealt_with(state):
        return []
    return [lazy_way("deal", deal_option, lambda play: play.ask(seat, DraftDeal()))]


def deal_option(state: DiceState) -> Option:
    return Option("deal", say("dice-option-deal", who=seat_name(state.partner)), group="dice-deal", icon="deal")


class Aid(DicePick, msgspec.Struct, frozen=True, tag="dice-aid", tag_field=TAG):
    """The question with which the ally can open the form at any time of the step. The table does not wait for it."""

    kind = "aid"

    def prompt_args(self, state: DiceState, seat: int) -> dict[str, Arg]:
        offer = offer_on_the_table(state)
        terms = deal_text(state, offer or NO_DEAL, seat)
        return {"who": seat_name(state.active), "offered": "yes" if offer else "no", "terms": terms}

    def ways(self, state: DiceState, seat: int) -> list[Way]:
        text = say("dice-option-deal", who=seat_name(state.active))
        return [
            Way(Option("deal", text, icon="deal"), lambda play: play.ask(seat, DraftDeal(), waits=False)),
        ]

    def refused(self, state: DiceState, seat: int) -> list[Refusal]:
        if not is_house(state, seat, House.GUILD) or not state.players[seat].spice:
            return []
        return [refuse(given_text(state, state.players[seat].spice, seat), "guild-spice")]


class DraftDeal(DicePick, msgspec.Struct, frozen=True, tag="dice-draft-deal", tag_field=TAG):
    """The form of a deal: each answer changes one term, until the deal is sent or dropped."""

    kind = "deal"
    is_public = True
    passing = "drop"
    deal: Deal = NO_DEAL
    counter: bool = False

    def public_args(self, state: DiceState, seat: int) -> dict[str, Arg]:
        return {"who": seat_name(state.partner if seat == state.active else state.active)}

    def prompt_args(self, state: DiceState, seat: int) -> dict[str, Arg]:
        return {**self.public_args(state, seat), "terms": deal_text(state, self.deal, seat)}

    def ways(self, state: DiceState, seat: int) -> list[Way]:
        drop = Way(Option("drop", say("dice-option-deal-drop"), icon="no"), bind(drop_deal, seat, self))
        send = [] if problem(state, self.deal) else [self._send_way(seat)]
        return [
            *self._enter_ways(state, seat),
            *self._paid_ways(state, seat),
            *self._spice_ways(state, seat),
            *send,
            drop,
        ]

    def refused(self, state: DiceState, seat: int) -> list[Refusal]:
        reason = problem(state, self.deal)
        return [Refusal(say("dice-option-deal-send"), reason)] if reason else []

    def _send_way(self, seat: int) -> Way:
        send = Option("send", say("dice-option-deal-send"), icon="yes")
        return Way(send, bind(send_deal, seat, self.deal, self.counter))

    def _again(self, play: DicePlay, seat: int, deal: Deal) -> None:
        ask_draft(play, seat, DraftDeal(deal, self.counter))

    def _enter_ways(self, state: DiceState, seat: int) -> list[Way]:
        if state.step != TurnStep.SHIPPING:
            return []
        return [self._toggle_enter(state, seat, region) for region in enterable(state)]

    def _toggle_enter(self, state: DiceState, seat: int, region: str) -> Way:
        inside = region in self.deal.enter
        regions = tuple(r for r in self.deal.enter if r != region) if inside else (*self.deal.enter, region)
        deal = msgspec.structs.replace(self.deal, enter=regions)
        return lazy_way(f"enter:{region}", bind(enter_option, seat, region, inside), bind(self._again, seat, deal))

    def _paid_ways(self, state: DiceState, seat: int) -> list[Way]:
        if state.step != TurnStep.SHIPPING:
            return []
        inside = [part.region for part in self.deal.paid]
        return [self._unpay_way(seat, region) for region in inside] + [
            lazy_way(
                f"pay:{region}",
                bind(paid_option, seat, region),
                bind(ask_draft, seat, DealForces(self.deal, region, self.counter)),
            )
            for region in payable(state, self.deal)
            if region not in inside
        ]

    def _unpay_way(self, seat: int, region: str) -> Way:
        text = say("dice-option-deal-unpay", region=region_name(region))
        return Way(
            Option(f"unpay:{region}", text, group="dice-pay", icon="ship"),
            bind(self._again, seat, without(self.deal, region)),
        )

    def _spice_ways(self, state: DiceState, seat: int) -> list[Way]:
        amounts = [n for n in range(spice_to_give(state) + 1) if n != self.deal.spice]
        return [
            lazy_way(
                f"spice:{n}",
                bind(given_option, seat, n),
                bind(self._again, seat, msgspec.structs.replace(self.deal, spice=n)),
            )
            for n in amounts
        ]


def enter_option(state: DiceState, seat: int, region: str, inside: bool) -> Option:
    word = "dice-option-deal-leave" if inside else "dice-option-deal-enter"
    text = say(word, region=region_name(region), **read_by(state, seat))
    return Option(f"enter:{region}", text, group="dice-enter", icon="region")


def paid_option(state: DiceState, seat: int, region: str) -> Option:
    text = say("dice-option-deal-pay", region=region_name(region), **read_by(state, seat))
    return Option(f"pay:{region}", text, group="dice-pay", icon="ship")


def given_option(state: DiceState, seat: int, spice: int) -> Option:
    return Option(f"spice:{spice}", given_text(state, spice, seat), group="dice-spice", icon="spice")


def given_text(state: DiceState, spice: int, seat: int) -> Text:
    return say("dice-option-give", spice=spice, **read_by(state, seat))


def read_by(state: DiceState, seat: int) -> dict[str, Arg]:
    return parties(state.active, state.partner, seat)


def ask_draft(play: DicePlay, seat: int, about: DraftDeal | DealForces) -> None:
    """Ask for the next change of a drafted deal. The table waits for the active player, and for a counter-offer."""
    play.ask(seat, about, waits=seat == play.state.active or about.counter)


class DealForces(DiceInquiry, msgspec.Struct, frozen=True, tag="dice-deal-forces", tag_field=TAG):
    """The question how many of the ally's forces are shipped to a region."""

    kind = "deal-forces"
    is_public = True
    deal: Deal
    region: str
    counter: bool

    def public_args(self, state: DiceState, seat: int) -> dict[str, Arg]:
        return {"who": seat_name(state.partner if seat == state.active else state.active)}

    def prompt_args(self, state: DiceState, seat: int) -> dict[str, Arg]:
        return {
            "region": region_name(self.region),
            "price": price(state, state.partner, self.region),
            **read_by(state, seat),
        }

    def options(self, state: DiceState, seat: int) -> list[Option]:
        ally = state.partner
        rest = without(self.deal, self.region)
        most = most_paid(state, self.deal, self.region)
        left = {k: hold(state, ally).of(k) - sum(getattr(part, k) for part in rest.paid) for k in KINDS}
        return [force_option(state, ally, kind, min(n, most)) for kind, n in left.items() if min(n, most) > 0]

    def limits(self, state: DiceState, seat: int) -> tuple[int, int]:
        return 0, most_paid(state, self.deal, self.region)

    def apply(self, play: DicePlay, seat: int, picks: Picks) -> None:
        deal = without(self.deal, self.region)
        if picks:
            deal = msgspec.structs.replace(deal, paid=(*deal.paid, Shipment(self.region, **picks)))
        ask_draft(play, seat, DraftDeal(deal, self.counter))


def drop_deal(play: DicePlay, seat: int, draft: DraftDeal) -> None:
    """Close the form without an offer. Dropping a counter-offer refuses the deal."""
    if draft.counter:
        tell_refusal(play, seat)
    elif seat == play.state.ally:
        invite_aid(play)


def send_deal(play: DicePlay, seat: int, deal: Deal, counter: bool) -> None:
    state = play.state
    if is_gift(state, seat, deal) and not counter:
        play.reveals = True
        play.tell("deal-given", seat, {"other": state.active, "deal": deal_data(state, deal)})
        carry_out(play, deal)
        invite_aid(play)
        return
    other = state.active if seat == state.ally else state.partner
    play.tell("deal-countered" if counter else "deal-offered", seat, {"other": other, "deal": deal_data(state, deal)})
    if seat == state.ally and not counter:
        lay_offer(play, deal)
    else:
        close_deals(play)
        play.ask(other, AnswerDeal(deal, counter))


def lay_offer(play: DicePlay, deal: Deal) -> None:
    """Put the ally's offer to the active player beside the open question. It replaces an earlier offer."""
    play.withdraw(AnswerDeal.kind)
    play.ask(play.state.active, AnswerDeal(deal, counter=False), waits=False)
    invite_aid(play)


def offer_on_the_table(state: DiceState) -> Deal | None:
    """Return the offer of the ally that the active player has not answered yet, or None."""
    asked = (ask.about for ask in state.asks if ask.seat == state.active)
    return next((about.deal for about in asked if isinstance(about, AnswerDeal)), None)


class AnswerDeal(DicePick, msgspec.Struct, frozen=True, tag="dice-answer-deal", tag_field=TAG):
    """The question whether to accept a deal: yes, no, or one counter-offer."""

    kind = "deal-answer"
    is_public = True
    passing = "no"
    deal: Deal
    counter: bool

    def public_args(self, state: DiceState, seat: int) -> dict[str, Arg]:
        return {"who": seat_name(state.partner if seat == state.active else state.active)}

    def prompt_args(self, state: DiceState, seat: int) -> dict[str, Arg]:
        return {**self.public_args(state, seat), "terms": deal_text(state, self.deal, seat)}

    def ways(self, state: DiceState, seat: int) -> list[Way]:
        ways = []
        if problem(state, self.deal) is None:
            yes = Option("yes", say("dice-option-deal-yes"), icon="yes")
            ways.append(Way(yes, bind(agree, seat, self.deal)))
        ways.append(Way(Option("no", say("dice-option-deal-no"), icon="no"), bind(refuse_deal, seat, self.deal)))
        if not self.counter:
            text = say("dice-option-deal-counter")
            ways.append(Way(Option("counter", text, icon="deal"), bind(draft_counter, seat, self.deal)))
        return ways


def draft_counter(play: DicePlay, seat: int, deal: Deal) -> None:
    end_deals(play)
    play.ask(seat, DraftDeal(deal, counter=True))


def refuse_deal(play: DicePlay, seat: int, deal: Deal) -> None:
    play.state.turn.refused_deals.append(deal)
    tell_refusal(play, seat)


def tell_refusal(play: DicePlay, seat: int) -> None:
    state = play.state
    other = state.partner if seat == state.active else state.active
    play.tell("deal-refused", seat, {"other": other})


def agree(play: DicePlay, seat: int, deal: Deal) -> None:
    end_deals(play)
    play.tell("deal-agreed", seat)
    carry_out(play, deal)


def carry_out(play: DicePlay, deal: Deal) -> None:
    """Carry out a deal at once: give consent and spice, and ship the ally's forces (R49). A deal is binding."""
    state = play.state
    ally = state.partner
    state.players[ally].spice -= deal.spice
    state.turn.received += deal.spice
    state.turn.enter += deal.enter
    for part in deal.paid:
        ship(play, ally, part.region, Forces(part.regular, part.elite))
