"""Step 2, alliance: an invitation, its answer, and the dice that go to the ally."""

from __future__ import annotations

import msgspec

from games.core.agenda import Task, Way, bind, do_nothing, ready_way
from games.core.codec import TAG
from games.core.protocol import Arg, Option, Refusal, StandingOrder, Text, say, seat_name
from games.dice.components import Ability, House
from games.dice.rules.asking import DicePick, refuse
from games.dice.rules.board import alliances_allowed, is_house, owns
from games.dice.rules.deals import invite_aid
from games.dice.rules.leaving import invitation_orders
from games.dice.state import DicePlay, DiceState, TurnStep
from games.dice.steps.dicestep import shown_houses
from games.dice.steps.recruitment import ask_to_recruit
from games.dice.telling.wording import house_name


class AllianceStep(Task, msgspec.Struct, frozen=True, tag="dice-step-alliance", tag_field=TAG):
    def do(self, play: DicePlay) -> None:
        play.state.step = TurnStep.ALLIANCE
        if invitable(play.state):
            play.ask(play.state.active, Invite())


def invitable(state: DiceState) -> list[int]:
    """Return the seats that may be invited: Houses shown by a die. Bene Tleilax and Smugglers need only any die."""
    if not alliances_allowed(state):
        return []
    others = state.clockwise(state.active)[1:]
    return [seat for seat in others if seat not in state.turn.asked_to_ally and shows_for(state, seat)]


def shows_for(state: DiceState, seat: int) -> bool:
    house = state.house(seat)
    return house in (House.BENE_TLEILAX, House.SMUGGLERS) or state.count_face(house) > 0


ALONE = ready_way(Option("alone", say("dice-option-alone"), icon="alone"), do_nothing)


class Invite(DicePick, msgspec.Struct, frozen=True, tag="dice-invite", tag_field=TAG):
    kind = "invite"
    passing = "alone"

    def ways(self, state: DiceState, seat: int) -> list[Way]:
        return [*[way for other in invitable(state) for way in invitations(state, other)], ALONE]

    def refused(self, state: DiceState, seat: int) -> list[Refusal]:
        return [
            refuse(player_text(state, other), "asked-before" if other in state.turn.asked_to_ally else "no-die")
            for other in state.clockwise(seat)[1:]
            if other not in invitable(state)
        ]


def player_text(state: DiceState, seat: int) -> Text:
    return say("dice-player", who=seat_name(seat), house=house_name(state.house(seat)))


def invitations(state: DiceState, other: int) -> list[Way]:
    """Return the ways to invite a seat. Bene Tleilax are invited by a face, because they recruit with it (R36)."""
    house = state.house(other)
    icon = f"house-{house}"
    if house != House.BENE_TLEILAX:
        symbol = house if state.count_face(house) else None
        text = say("dice-option-invite", who=seat_name(other), house=house_name(house))
        return [Way(Option(f"invite:{other}", text, group="dice-allies", icon=icon), bind(invite, other, symbol))]
    return [
        Way(
            Option(
                f"invite:{other}:{face}",
                say("dice-option-invite-by", who=seat_name(other), house=house_name(house), symbol=house_name(face)),
                group="dice-allies",
                icon=icon,
            ),
            bind(invite, other, face),
        )
        for face in shown_houses(state)
    ]


def invite(play: DicePlay, other: int, symbol: House | None) -> None:
    """Invite a seat. If both would recruit with the same dice, ask first how many the ally gets."""
    state = play.state
    dice = state.count_face(symbol) if symbol else 0
    if symbol and symbol == state.turn.symbol and dice > 1:
        play.ask(state.active, LeaveDice(other, symbol))
    else:
        offer_alliance(play, other, symbol, dice)


class LeaveDice(DicePick, msgspec.Struct, frozen=True, tag="dice-leave-dice", tag_field=TAG):
    """The question how many shared dice the ally gets: at least one, for a die serves one recruitment only."""

    kind = "leave-dice"
    other: int
    symbol: House

    def prompt_args(self, state: DiceState, seat: int) -> dict[str, Arg]:
        return {"who": seat_name(self.other), "house": house_name(self.symbol), "dice": state.count_face(self.symbol)}

    def ways(self, state: DiceState, seat: int) -> list[Way]:
        return [
            Way(
                Option(f"leave:{dice}", say("dice-option-leave-dice", dice=dice), icon=f"house-{self.symbol}"),
                bind(offer_alliance, self.other, self.symbol, dice),
            )
            for dice in range(1, state.count_face(self.symbol) + 1)
        ]

    def refused(self, state: DiceState, seat: int) -> list[Refusal]:
        return [refuse(say("dice-option-leave-dice", dice=0), "leave-none")]


def offer_alliance(play: DicePlay, other: int, symbol: House | None, dice: int) -> None:
    state = play.state
    state.turn.asked_to_ally.append(other)
    if owns(state, state.active, Ability.VOICE):
        # Voice: an alliance offered by the Bene Gesserit cannot be refused.
        play.tell("commanded", state.active, {"other": other})
        form_alliance(play, other, symbol, dice)
    else:
        play.tell("invited", state.active, {"other": other})
        put = play.ask if changes_what_follows(state, symbol) else play.ask_aside
        put(other, AnswerInvitation(symbol, dice))


def changes_what_follows(state: DiceState, symbol: House | None) -> bool:
    """Return whether recruiting must wait for the answer: dice are shared, or a refusal allows another invitation."""
    return (symbol is not None and symbol == state.turn.symbol) or state.options["offers"] == "more"


def form_alliance(play: DicePlay, other: int, symbol: House | None, dice: int) -> None:
    turn = play.state.turn
    turn.ally, turn.ally_symbol, turn.ally_dice = other, symbol, dice
    if is_house(play.state, other, House.SMUGGLERS):
        turn.ally_dice = 0
    play.tell("allied", play.state.active, {"other": other})


def join_late(play: DicePlay) -> None:
    """Let an ally who accepted late recruit now, and make deals if the shipping is not over."""
    if play.state.step != TurnStep.ALLIANCE:
        ask_to_recruit(play, play.state.ally)
        invite_aid(play)


def accept(play: DicePlay, seat: int, symbol: House | None, dice: int) -> None:
    form_alliance(play, seat, symbol, dice)
    join_late(play)


class AnswerInvitation(DicePick, msgspec.Struct, frozen=True, tag="dice-answer-invitation", tag_field=TAG):
    kind = "invited"
    is_public = True
    passing = "refuse"
    symbol: House | None
    dice: int

    def public_args(self, state: DiceState, seat: int) -> dict[str, Arg]:
        return {"who": seat_name(state.active)}

    def shows(self, state: DiceState, seat: int) -> str:
        return "row"

    def _dice(self, state: DiceState, seat: int) -> int:
        """Return the number of dice with which the ally would recruit."""
        return 0 if is_house(state, seat, House.SMUGGLERS) else self.dice

    def prompt_args(self, state: DiceState, seat: int) -> dict[str, Arg]:
        dice = self._dice(state, seat)
        return {"who": seat_name(state.active), "house": house_name(state.house(state.active)), "dice": dice}

    def ways(self, state: DiceState, seat: int) -> list[Way]:
        leave = say("dice-option-accept-and-leave", who=seat_name(state.active))
        return [
            Way(
                Option("accept", say("dice-option-accept"), icon="yes"),
                bind(accept, seat, self.symbol, self.dice),
            ),
            Way(
                Option("leave", leave, say("dice-help-accept-and-leave"), icon="yes"),
                bind(accept_and_leave, seat, self.symbol, self.dice),
            ),
            Way(Option("refuse", say("dice-option-refuse"), icon="no"), bind(refuse_alliance, seat)),
        ]

    def standing(self, state: DiceState, seat: int) -> list[StandingOrder]:
        return invitation_orders(state, self._dice(state, seat))


def accept_and_leave(play: DicePlay, seat: int, symbol: House | None, dice: int) -> None:
    """Accept, recruit as much as possible, and answer nothing else in this turn: no move and no leader."""
    form_alliance(play, seat, symbol, dice)
    play.state.turn.ally_leaves = True
    play.tell("left-the-rest", seat, {"other": play.state.active})
    join_late(play)


def refuse_alliance(play: DicePlay, seat: int) -> None:
    """Refuse an alliance (R31). The active player then goes on alone, unless a variant allows further invitations."""
    state = play.state
    play.tell("alliance-refused", seat, {"other": state.active})
    if state.options["offers"] == "more" and invitable(state):
        play.ask(state.active, Invite())
