"""Deals between the active player and the ally about shipping: one form that either side may open.

A deal says which regions of the ally the active player may enter, how many of the ally's forces the active player pays
for and where, and how much spice the ally gives. It is answered by yes, by no, or by one counter-offer; once agreed it
is carried out and not asked again. No deal means no consent.
"""

from __future__ import annotations

import msgspec

from games.core.agenda import TAG, Way
from games.core.protocol import Arg, Data, Option, Picks, Refusal, Text, say, seat_name
from games.dice.asking import DiceInquiry, DicePick, does, option, refuse
from games.dice.board import has_force, is_house, is_under_storm, owns
from games.dice.cargo import force_option, hold, price, ship
from games.dice.changes import purse
from games.dice.components import KINDS, POLAR_SINK, Ability, House
from games.dice.state import Deal, DicePlay, DiceState, Forces, Shipment, Step
from games.dice.wording import all_forces, region_name

NO_DEAL = Deal()
TALKS = ("ship", "how-many", "aid", "deal", "deal-forces", "deal-answer")
"""The kinds of question of this step."""


def invite_aid(play: DicePlay) -> None:
    state = play.state
    speaking = any(ask.seat == state.ally and ask.about.kind in TALKS for ask in state.asks)
    if state.ally is not None and not speaking and can_aid(state):
        play.ask(state.ally, Aid(), waits=False)


def can_aid(state: DiceState) -> bool:
    if state.step == Step.SHIPPING:
        return bool(enterable(state) or spice_to_give(state) or payable(state, NO_DEAL))
    return bool(spice_to_give(state)) and state.house(state.active) in (House.BENE_TLEILAX, House.SMUGGLERS)


def end_deals(play: DicePlay) -> None:
    """Whatever was still being talked about is off the table."""
    for kind in TALKS:
        play.withdraw(kind)


def ally_seat(state: DiceState) -> int:
    if state.ally is None:
        raise ValueError("there is no ally")
    return state.ally


def enterable(state: DiceState) -> list[str]:
    """Regions where a consent of the ally means something."""
    if owns(state, state.active, Ability.VOICE):
        return []
    return [
        region
        for region in state.regions
        if region != POLAR_SINK
        and has_force(state, region, state.ally)
        and not has_force(state, region, state.active)
        and region not in state.turn.enter
        and not is_under_storm(state, region)
    ]


def spice_to_give(state: DiceState) -> int:
    """Only Corrino may give stored spice; the Guild may not."""
    ally = ally_seat(state)
    return state.players[ally].spice if is_house(state, ally, House.CORRINO) else 0


def payable(state: DiceState, deal: Deal) -> list[str]:
    """Where the ally's forces could be shipped: the Polar Sink, own regions, the active player's regions (R13)."""
    ally = ally_seat(state)
    if not hold(state, ally).total:
        return []
    return [r for r in state.regions if may_be_paid(state, ally, r) and most_paid(state, deal, r)]


def may_be_paid(state: DiceState, ally: int, region: str) -> bool:
    ours = has_force(state, region, ally) or has_force(state, region, state.active)
    return not is_under_storm(state, region) and (region == POLAR_SINK or ours)


def cost(state: DiceState, deal: Deal) -> int:
    return sum(part.total * price(state, ally_seat(state), part.region) for part in deal.paid)


def without(deal: Deal, region: str) -> Deal:
    return msgspec.structs.replace(deal, paid=tuple(part for part in deal.paid if part.region != region))


def most_paid(state: DiceState, deal: Deal, region: str) -> int:
    """How many forces the rest of the deal leaves for this region."""
    rest = without(deal, region)
    ally = ally_seat(state)
    spice = purse(state) + rest.spice - cost(state, rest)
    forces = hold(state, ally).total - sum(part.total for part in rest.paid)
    return max(0, min(forces, spice // price(state, ally, region)))


def problem(state: DiceState, deal: Deal) -> Text | None:
    """Why this deal cannot be offered or kept, if it cannot."""
    if deal == NO_DEAL:
        return say("dice-refused-deal-empty")
    spice = purse(state) + deal.spice
    if cost(state, deal) > spice:
        return say("dice-refused-spice", price=cost(state, deal), spice=spice)
    held = hold(state, ally_seat(state))
    if any(sum(getattr(part, kind) for part in deal.paid) > held.of(kind) for kind in KINDS):
        return say("dice-refused-none-to-ship")
    return None


def is_gift(state: DiceState, seat: int, deal: Deal) -> bool:
    """The ally's consent and spice are the ally's own decision: nothing to agree to."""
    return seat == state.ally and not deal.paid


def deal_text(state: DiceState, deal: Deal) -> list[Text]:
    return told_deal_text(told_deal(state, deal))


def told_deal(state: DiceState, deal: Deal) -> Data:
    return {
        "active": state.active,
        "ally": ally_seat(state),
        "house": state.house(ally_seat(state)),
        "enter": list(deal.enter),
        "paid": [[part.region, part.regular, part.elite] for part in deal.paid],
        "spice": deal.spice,
    }


def told_deal_text(told: Data) -> list[Text]:
    """The terms of a deal, one by one."""
    active, ally = seat_name(told["active"]), seat_name(told["ally"])
    terms = [say("dice-deal-enter", active=active, region=region_name(region)) for region in told["enter"]]
    terms += [
        say(
            "dice-deal-paid",
            active=active,
            ally=ally,
            what=all_forces(told["house"], regular, elite),
            region=region_name(region),
        )
        for region, regular, elite in told["paid"]
    ]
    if told["spice"]:
        terms.append(say("dice-deal-spice", active=active, ally=ally, spice=told["spice"]))
    return terms or [say("dice-deal-nothing")]


def open_deal_ways(state: DiceState, seat: int) -> list[Way]:
    """The active player may open the form where the ally has anything to give or to ship."""
    if state.ally is None or not (enterable(state) or spice_to_give(state) or payable(state, NO_DEAL)):
        return []
    text = say("dice-option-deal", who=seat_name(state.ally))
    return [Way(option("deal", text, group="dice-deal", icon="deal"), lambda play: play.ask(seat, DraftDeal()))]


class Aid(DicePick, msgspec.Struct, frozen=True, tag="dice-aid", tag_field=TAG):
    """The ally may open the form at any moment of the shipping step; nobody waits for it."""

    kind = "aid"

    def told(self, state: DiceState, seat: int) -> dict[str, Arg]:
        return {"who": seat_name(state.active)}

    def ways(self, state: DiceState, seat: int) -> list[Way]:
        text = say("dice-option-deal", who=seat_name(state.active))
        return [
            Way(option("deal", text, icon="deal"), lambda play: play.ask(seat, DraftDeal(), waits=False)),
        ]

    def refused(self, state: DiceState, seat: int) -> list[Refusal]:
        if not is_house(state, seat, House.GUILD) or not state.players[seat].spice:
            return []
        return [refuse(say("dice-option-give", spice=state.players[seat].spice), "guild-spice")]


class DraftDeal(DicePick, msgspec.Struct, frozen=True, tag="dice-draft-deal", tag_field=TAG):
    """The form: each press changes one term, until it is sent or dropped."""

    kind = "deal"
    deal: Deal = NO_DEAL
    counter: bool = False

    def told(self, state: DiceState, seat: int) -> dict[str, Arg]:
        other = state.ally if seat == state.active else state.active
        return {"who": seat_name(other or 0), "terms": deal_text(state, self.deal)}

    def ways(self, state: DiceState, seat: int) -> list[Way]:
        drop = Way(option("drop", say("dice-option-deal-drop"), icon="no"), does(drop_deal, seat, self))
        send = [] if problem(state, self.deal) else [self._send_way(seat)]
        return [
            drop,
            *send,
            *self._enter_ways(state, seat),
            *self._paid_ways(state, seat),
            *self._spice_ways(state, seat),
        ]

    def refused(self, state: DiceState, seat: int) -> list[Refusal]:
        reason = problem(state, self.deal)
        return [Refusal(say("dice-option-deal-send"), reason)] if reason else []

    def _send_way(self, seat: int) -> Way:
        send = option("send", say("dice-option-deal-send"), icon="yes")
        return Way(send, does(send_deal, seat, self.deal, self.counter))

    def _again(self, play: DicePlay, seat: int, deal: Deal) -> None:
        ask_draft(play, seat, DraftDeal(deal, self.counter))

    def _enter_ways(self, state: DiceState, seat: int) -> list[Way]:
        if state.step != Step.SHIPPING:
            return []
        return [self._toggle_enter(seat, region) for region in enterable(state)]

    def _toggle_enter(self, seat: int, region: str) -> Way:
        inside = region in self.deal.enter
        regions = tuple(r for r in self.deal.enter if r != region) if inside else (*self.deal.enter, region)
        deal = msgspec.structs.replace(self.deal, enter=regions)
        text = say("dice-option-deal-leave" if inside else "dice-option-deal-enter", region=region_name(region))
        return Way(option(f"enter:{region}", text, group="dice-enter"), does(self._again, seat, deal))

    def _paid_ways(self, state: DiceState, seat: int) -> list[Way]:
        if state.step != Step.SHIPPING:
            return []
        regions = dict.fromkeys([part.region for part in self.deal.paid] + payable(state, self.deal))
        return [
            Way(
                option(f"pay:{region}", say("dice-option-deal-pay", region=region_name(region)), group="dice-pay"),
                does(ask_draft, seat, DealForces(self.deal, region, self.counter)),
            )
            for region in regions
        ]

    def _spice_ways(self, state: DiceState, seat: int) -> list[Way]:
        amounts = [n for n in range(spice_to_give(state) + 1) if n != self.deal.spice]
        return [
            Way(
                option(f"spice:{n}", say("dice-option-give", spice=n), group="dice-spice", icon="spice"),
                does(self._again, seat, msgspec.structs.replace(self.deal, spice=n)),
            )
            for n in amounts
        ]


def ask_draft(play: DicePlay, seat: int, about: DraftDeal | DealForces) -> None:
    """The table waits for a draft of the active player and for a counter-offer, not for the ally's own idea."""
    play.ask(seat, about, waits=seat == play.state.active or about.counter)


class DealForces(DiceInquiry, msgspec.Struct, frozen=True, tag="dice-deal-forces", tag_field=TAG):
    """How many of the ally's forces are shipped to one region."""

    kind = "deal-forces"
    deal: Deal
    region: str
    counter: bool

    def told(self, state: DiceState, seat: int) -> dict[str, Arg]:
        return {"region": region_name(self.region), "price": price(state, ally_seat(state), self.region)}

    def options(self, state: DiceState, seat: int) -> list[Option]:
        ally = ally_seat(state)
        rest = without(self.deal, self.region)
        most = most_paid(state, self.deal, self.region)
        left = {k: hold(state, ally).of(k) - sum(getattr(part, k) for part in rest.paid) for k in KINDS}
        return [force_option(state, ally, kind, min(n, most)) for kind, n in left.items() if min(n, most) > 0]

    def limits(self, state: DiceState, seat: int) -> tuple[int, int]:
        return 0, most_paid(state, self.deal, self.region)

    def taken(self, play: DicePlay, seat: int, picks: Picks) -> None:
        deal = without(self.deal, self.region)
        if picks:
            deal = msgspec.structs.replace(deal, paid=(*deal.paid, Shipment(self.region, **picks)))
        ask_draft(play, seat, DraftDeal(deal, self.counter))


def drop_deal(play: DicePlay, seat: int, draft: DraftDeal) -> None:
    """Nothing is offered; dropping a counter-offer is a no."""
    if draft.counter:
        refuse_deal(play, seat)
    elif seat == play.state.ally:
        invite_aid(play)


def send_deal(play: DicePlay, seat: int, deal: Deal, counter: bool) -> None:
    state = play.state
    if is_gift(state, seat, deal) and not counter:
        play.reveals = True
        play.tell("deal-given", seat, {"other": state.active, "deal": told_deal(state, deal)})
        carry_out(play, deal)
        invite_aid(play)
        return
    other = state.active if seat == state.ally else ally_seat(state)
    for kind in TALKS:
        play.withdraw(kind)
    play.tell("deal-countered" if counter else "deal-offered", seat, {"other": other, "deal": told_deal(state, deal)})
    play.ask(other, AnswerDeal(deal, counter))


class AnswerDeal(DicePick, msgspec.Struct, frozen=True, tag="dice-answer-deal", tag_field=TAG):
    """Yes, no, or one counter-offer."""

    kind = "deal-answer"
    deal: Deal
    counter: bool

    def told(self, state: DiceState, seat: int) -> dict[str, Arg]:
        other = ally_seat(state) if seat == state.active else state.active
        return {"who": seat_name(other), "terms": deal_text(state, self.deal)}

    def ways(self, state: DiceState, seat: int) -> list[Way]:
        ways = [Way(option("no", say("dice-option-deal-no"), icon="no"), does(refuse_deal, seat))]
        if problem(state, self.deal) is None:
            yes = option("yes", say("dice-option-deal-yes"), icon="yes")
            ways.append(Way(yes, does(agree, seat, self.deal)))
        if not self.counter:
            draft = DraftDeal(self.deal, counter=True)
            text = say("dice-option-deal-counter")
            ways.append(Way(option("counter", text, icon="deal"), lambda play: play.ask(seat, draft)))
        return ways


def refuse_deal(play: DicePlay, seat: int) -> None:
    state = play.state
    other = ally_seat(state) if seat == state.active else state.active
    play.tell("deal-refused", seat, {"other": other})


def agree(play: DicePlay, seat: int, deal: Deal) -> None:
    play.tell("deal-agreed", seat)
    carry_out(play, deal)


def carry_out(play: DicePlay, deal: Deal) -> None:
    """A deal binds (R49): consent and spice are given, and the ally's forces shipped, at once."""
    state = play.state
    ally = ally_seat(state)
    state.players[ally].spice -= deal.spice
    state.turn.received += deal.spice
    state.turn.enter += deal.enter
    for part in deal.paid:
        ship(play, ally, part.region, Forces(part.regular, part.elite))
