"""The things on which a turn may be spent: dice, specials of leaders, desert power, planning cards and visions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import NamedTuple

import msgspec

from games.arrakis.components import LEADERS, side_of_leader
from games.arrakis.rules.asking import ArrakisPick, ArrakisTask, ask, tell, way
from games.arrakis.rules.board import in_tank, where_is
from games.arrakis.rules.cards import RunWords, card_way, distinct, play_card, playable
from games.arrakis.rules.claiming import claim, claim_way
from games.arrakis.rules.visions import claimable
from games.arrakis.state import ArrakisPlay, ArrakisState, Attack, Player
from games.arrakis.steps.deploying import DEPLOYED, DeployToken, DeployUnits, HouseHarkonnen
from games.arrakis.steps.desert_power import DesertPower
from games.arrakis.steps.dice import use_die
from games.arrakis.steps.maneuver import Maneuver
from games.arrakis.steps.moving import Orders
from games.arrakis.steps.playing import DrawCards
from games.arrakis.telling.wording import leader_name, result_name
from games.arrakis.vocabulary import Deck, Kind, Result, Side
from games.arrakis.words.word import is_any_possible
from games.core.agenda import Way, bind
from games.core.codec import TAG
from games.core.protocol import Option, Refusal, Text, say

MOVES = 2
RESULTS = tuple(Result)


class Spending(NamedTuple):
    """A way to spend the turn, and why it would change nothing now, or None if it can change something."""

    way: Way
    why_not: Text | None = None


def spendings(state: ArrakisState, seat: int) -> list[Spending]:
    """Return all that the rules let a seat spend the turn on."""
    dice = dice_to_spend(state, seat)
    found = [*die_ways(state, seat, dice), *special_ways(state, seat, dice), *desert_ways(state, seat)]
    if dice:
        found += [Spending(each) for each in (*play_ways(state, seat), *vision_ways(state, seat))]
    return found


def spending_ways(state: ArrakisState, seat: int) -> list[Way]:
    """Return what a seat is offered to spend the turn on. A partner without any such option is not asked.

    What can change nothing is offered only if nothing else is left, because a turn must be spent on something.
    """
    found = spendings(state, seat)
    return [each.way for each in found if each.why_not is None] or [each.way for each in found]


def refused_spendings(state: ArrakisState, seat: int) -> list[Refusal]:
    """Return what is not offered because it can change nothing, with the reasons."""
    found = spendings(state, seat)
    if all(each.why_not is not None for each in found):
        return []
    return [Refusal(each.way.option(state).text, each.why_not) for each in found if each.why_not is not None]


def can_spend(state: ArrakisState, seat: int) -> bool:
    """Return whether `spending_ways` offers anything: everything but desert power needs a die."""
    return bool(dice_to_spend(state, seat)) or has_desert_power(state, seat)


def act_as(play: ArrakisPlay, seat: int, act: Callable[[ArrakisPlay], None]) -> None:
    """Act for a side as this seat. Among partners, the seat that acts decides everything in the action."""
    play.state.turn.seat = seat
    act(play)


def dice_to_spend(state: ArrakisState, seat: int) -> list[Result]:
    """Return the results of the dice that a seat may spend. Truthtrance allows Harkonnen only one result."""
    player = state.players[seat]
    found = [result for result in RESULTS if player.has_die(result)]
    must = state.now.must_use
    if must is None or player.side != Side.HARKONNEN or not holds_die(state, player.side, must):
        return found
    return [must] if must in found else []


def holds_die(state: ArrakisState, side: Side, result: Result) -> bool:
    return any(state.players[seat].has_die(result) for seat in state.seats(side))


def spend(play: ArrakisPlay, seat: int, result: Result) -> None:
    use_die(play, seat, result)
    turn = play.state.turn
    turn.acted = turn.spent = True
    if play.state.players[seat].side == Side.HARKONNEN:
        play.state.now.must_use = None


# ---- ordinary actions


def die_ways(state: ArrakisState, seat: int, dice: Sequence[Result]) -> list[Spending]:
    side = state.players[seat].side
    actions: list[tuple[str, Result, Result]] = []
    for die in dice:
        if die == Result.HOUSE and side == Side.ATREIDES:
            actions += [(f"house:{result}", die, result) for result in RESULTS if result != Result.HOUSE]
        else:
            actions.append((f"die:{die}", die, die))
    why_not = {result: why_no_action(state, seat, side, result) for result in {result for _, _, result in actions}}
    return [Spending(act_way(side, key, die, result, seat), why_not[result]) for key, die, result in actions]


def why_no_action(state: ArrakisState, seat: int, side: Side, result: Result) -> Text | None:
    """Return why the ordinary action of a result would change nothing, or None."""
    tasks = ordinary(performer_of(state, seat, result), side, result)
    if any(task.is_possible(state) for task in tasks):
        return None
    return say(f"arrakis-nothing-{result}")


def act_way(side: Side, key: str, die: Result, result: Result, seat: int) -> Way:
    return Way(act_option(side, key, die, result), bind(take_action, seat, die, result))


@cache
def act_option(side: Side, key: str, die: Result, result: Result) -> Option:
    text = "arrakis-option-die" if die == result else "arrakis-option-house-die"
    help = say(f"arrakis-help-{side}-{result}")
    return Option(key, say(text, result=result_name(result)), help, group="arrakis-dice", icon=f"die-{result}")


def take_action(play: ArrakisPlay, seat: int, die: Result, result: Result) -> None:
    state = play.state
    side = state.players[seat].side
    spend(play, seat, die)
    tell(play, "acted", side, result=result)
    performer = performer_of(state, seat, result)
    state.turn.seat = performer
    play.push(*ordinary(performer, side, result))


def performer_of(state: ArrakisState, seat: int, result: Result) -> int:
    """Return the seat that performs an action. If only the partner's board has the result, the partner performs it."""
    partner = state.partner(seat)
    if partner is None or result in state.players[seat].slots:
        return seat
    return partner


def ordinary(seat: int, side: Side, result: Result) -> Sequence[ArrakisTask]:
    match result:
        case Result.STRATEGY:
            return [Maneuver(seat, MOVES, Orders(), Attack(), is_action=True)]
        case Result.LEADERSHIP:
            return [Maneuver(seat, MOVES, Orders("leader", led=True), Attack(surprise=True), is_action=True)]
        case Result.DEPLOYMENT:
            return [DeployToken(seat) if side == Side.ATREIDES else DeployUnits(seat, {Kind.REGULAR: DEPLOYED})]
        case Result.MENTAT:
            return [DrawCards(seat, 2, is_action=True)]
        case Result.HOUSE:
            return [Choose(seat)]


class Choose(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-choose-house", tag_field=TAG):
    seat: int

    def is_possible(self, state: ArrakisState) -> bool:
        return HouseHarkonnen().is_possible(state, self.seat)

    def run(self, play: ArrakisPlay) -> None:
        if self.is_possible(play.state):
            ask(play, self.seat, HouseHarkonnen())


# ---- specials of leaders


def ready_leaders(state: ArrakisState, player: Player) -> list[str]:
    """Return the leaders whose cards are face up in their slots. Cards of leaders in the tank are off the dashboard."""
    return [
        leader
        for leader, face_up in state.leaders.items()
        if face_up
        and LEADERS[leader].deck in player.boards
        and LEADERS[leader].special
        and not in_tank(state, leader)
        and leader not in state.turn.resting
    ]


def special_ways(state: ArrakisState, seat: int, dice: Sequence[Result]) -> list[Spending]:
    """Return the specials that these dice trigger. A House die of Atreides triggers one of any result."""
    if not dice:
        return []
    player = state.players[seat]
    is_wild = Result.HOUSE in dice and player.side == Side.ATREIDES
    found = []
    for leader in ready_leaders(state, player):
        slot = LEADERS[leader].slot
        why_not = why_no_special(state, leader, seat)
        if slot in dice:
            found.append(Spending(special_way(leader, f"special:{leader}", Result(slot), seat), why_not))
        if is_wild and slot != Result.HOUSE:
            key = f"house-special:{leader}" if slot in dice else f"special:{leader}"
            found.append(Spending(special_way(leader, key, Result.HOUSE, seat), why_not))
    return found


def why_no_special(state: ArrakisState, leader: str, seat: int) -> Text | None:
    """Return why a leader's special would change nothing, or None."""
    if is_any_possible(LEADERS[leader].special, state, seat):
        return None
    key = "arrakis-nothing-special" if where_is(state, leader) else "arrakis-nothing-special-away"
    return say(key, leader=leader_name(leader))


def special_way(leader: str, key: str, die: Result, seat: int) -> Way:
    return Way(special_option(leader, key, die), bind(use_special, seat, leader, die))


@cache
def special_option(leader: str, key: str, die: Result) -> Option:
    text = say("arrakis-option-leader", leader=leader_name(leader), result=result_name(die))
    # Beside the special by another die, the label must name the die.
    brief = None if key.startswith("house-special") else leader_name(leader)
    return Option(key, text, special_text(leader), group="arrakis-leaders", icon="leader", brief=brief)


def special_text(leader: str) -> Text:
    return say(f"arrakis-special-{leader}")


def use_special(play: ArrakisPlay, seat: int, leader: str, die: Result) -> None:
    """Use a leader's special. The card is then exhausted until the end of the round."""
    spend(play, seat, die)
    play.state.leaders[leader] = False
    tell(play, "special", side_of_leader(leader), leader=leader)
    play.push(RunWords(LEADERS[leader].special, seat))


# ---- desert power, cards, visions


def has_desert_power(state: ArrakisState, seat: int) -> bool:
    if Deck.FREMEN_ALLY not in state.players[seat].boards:
        return False
    return state.unused_dice(Side.ATREIDES) < state.unused_dice(Side.HARKONNEN)


def desert_ways(state: ArrakisState, seat: int) -> list[Spending]:
    """Return the option of desert power without a die. Atreides have it only with fewer unused dice than Harkonnen."""
    if not has_desert_power(state, seat):
        return []
    help = say("arrakis-help-desert-power")
    text = say("arrakis-option-desert")
    why_not = None if DesertPower(seat).is_possible(state) else say("arrakis-nothing-desert")
    return [Spending(way("desert", text, bind(use_desert_power, seat), help, "arrakis-dice", "worm"), why_not)]


def use_desert_power(play: ArrakisPlay, seat: int) -> None:
    play.state.turn.acted = True
    tell(play, "desert-power", Side.ATREIDES)
    play.push(DesertPower(seat))


def play_ways(state: ArrakisState, seat: int) -> list[Way]:
    """Return the planning cards that can be played with a die."""
    return [card_way(card, bind(pay_for, seat, PlayThis(card))) for card in distinct(playable(state, seat))]


def vision_ways(state: ArrakisState, seat: int) -> list[Way]:
    """Return the prescience cards that can be claimed with a die. Either partner may claim them."""
    if state.players[seat].side != Side.ATREIDES:
        return []
    return [claim_way(card, "vision", bind(pay_for, seat, ClaimThis(card))) for card in claimable(state, "own_action")]


class PlayThis(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-play-this", tag_field=TAG):
    card: str

    def run(self, play: ArrakisPlay) -> None:
        play_card(play, play.state.turn.seat, self.card)


class ClaimThis(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-claim-this", tag_field=TAG):
    card: str

    def run(self, play: ArrakisPlay) -> None:
        claim(play, self.card)


def pay_for(play: ArrakisPlay, seat: int, deed: PlayThis | ClaimThis) -> None:
    """Pay for a card with a die of any result. Ask which, if the seat has several."""
    dice = dice_to_spend(play.state, seat)
    if len(dice) == 1:
        pay_with(play, seat, dice[0], deed)
    else:
        ask(play, seat, WhichDie(deed.card, isinstance(deed, ClaimThis)))


class WhichDie(ArrakisPick, msgspec.Struct, frozen=True, tag="arrakis-which-die", tag_field=TAG):
    kind = "which-die"
    picture = "mat"
    card: str
    vision: bool = False

    def ways(self, state: ArrakisState, seat: int) -> list[Way]:
        deed = ClaimThis(self.card) if self.vision else PlayThis(self.card)
        return [
            way(die, result_name(die), bind(pay_with, seat, die, deed), icon=f"die-{die}")
            for die in dice_to_spend(state, seat)
        ]


def pay_with(play: ArrakisPlay, seat: int, die: Result, deed: PlayThis | ClaimThis) -> None:
    spend(play, seat, die)
    tell(play, "paid-die", play.state.players[seat].side, result=die)
    play.push(deed)
