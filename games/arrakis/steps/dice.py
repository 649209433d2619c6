"""The roll of the action dice: slots of the dashboard, forced changes, and Bene Gesserit tokens."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from games.arrakis.components import BOX, standins
from games.arrakis.rules.asking import ArrakisPick, ArrakisTask, ask, ask_partners, tell, way
from games.arrakis.rules.automa import Moment, automa_does
from games.arrakis.state import ArrakisPlay, ArrakisState, Phase, Player
from games.arrakis.telling.wording import result_name
from games.arrakis.vocabulary import Result, Side
from games.core.agenda import Way, bind, do_nothing
from games.core.codec import TAG
from games.core.protocol import Arg, StandingOrder, Text, say

ORDER = (Side.HARKONNEN, Side.ATREIDES)


class RollDice(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-roll-dice", tag_field=TAG):
    def run(self, play: ArrakisPlay) -> None:
        state = play.state
        state.phase = Phase.DICE
        for side in (Side.ATREIDES, Side.HARKONNEN):
            if side == Side.HARKONNEN and automa_does(play, Moment.DICE, dice_of(state, side)):
                continue
            faces = standins().action_die_faces[side]
            rolled = [faces[at] for at in play.dice(6, dice_of(state, side))]
            dice = {result: rolled.count(result) for result in Result}
            tell(play, "rolled", side, dice=dice)
            deal_dice(state, side, dice)
        play.push(ChangeDice(), LayTokens())


def deal_dice(state: ArrakisState, side: Side, dice: dict[Result, int]) -> None:
    """Put rolled dice on the dashboards of a side.

    Partners share them. A result that neither board has goes to the partner with fewer dice.
    """
    seats = state.seats(side)
    house = state.chief(side)
    players = [state.players[house], *[state.players[seat] for seat in seats if seat != house]]
    for player in players:
        player.dice = dict.fromkeys(Result, 0)
    if len(players) == 1:
        players[0].dice = dict(dice)
        return
    aside: list[Result] = []
    # Deal results that only one board has first. Deal those of both boards so that the totals are as even as possible.
    for result in sorted(dice, key=lambda r: sum(r in player.slots for player in players)):
        for _ in range(dice[result]):
            open_to = [player for player in players if slots_left(player, result) > 0]
            if open_to:
                min(open_to, key=lambda player: player.unused).dice[result] += 1
            else:
                aside.append(result)
    for result in aside:
        min(players, key=lambda player: player.unused).dice[result] += 1


def dice_of(state: ArrakisState, side: Side) -> int:
    """Return the number of dice that a side rolls. The active row of the spice board locks dice of Harkonnen."""
    locked = BOX.rows[state.active_row - 1].locked if side == Side.HARKONNEN else 0
    return BOX.action_dice[side] - locked


# ---- forced changes


class ChangeDice(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-change-dice", tag_field=TAG):
    """Make players change dice beyond their slots, one at a time.

    If both sides must, they alternate, Harkonnen first.
    """

    turn: int = 0

    def run(self, play: ArrakisPlay) -> None:
        sides = ORDER if self.turn % 2 == 0 else tuple(reversed(ORDER))
        side = next((s for s in sides if seat_with_surplus_dice(play.state, s) is not None), None)
        seat = seat_with_surplus_dice(play.state, side) if side else None
        if side is None or seat is None:
            return
        play.push(ChangeDice(self.turn + 1 if side == sides[0] else self.turn))
        choices = open_results(play.state.players[seat])
        if len(choices) == 1:
            change_die(play, seat, choices[0])
        else:
            ask(play, seat, ChangeTo())


def slots_left(player: Player, result: Result) -> int:
    return player.slots.get(result, 0) - player.dice.get(result, 0)


def surplus(player: Player) -> Result | None:
    return next((result for result in Result if slots_left(player, result) < 0), None)


def seat_with_surplus_dice(state: ArrakisState, side: Side) -> int | None:
    """Return a seat of this side that has dice beyond its slots, or None."""
    return next((seat for seat in state.seats(side) if surplus(state.players[seat]) is not None), None)


def open_results(player: Player) -> list[Result]:
    """Return the results that a surplus die may become: those with the most free slots."""
    most = max(slots_left(player, result) for result in player.slots)
    return [result for result in player.slots if slots_left(player, result) == most]


class ChangeTo(ArrakisPick, msgspec.Struct, frozen=True, tag="arrakis-change-to", tag_field=TAG):
    kind = "change-die"
    is_public = True
    mildest_order_name = "change-dice"
    picture = "mat"

    def prompt_args(self, state: ArrakisState, seat: int) -> dict[str, Arg]:
        return {"result": result_name(surplus(state.players[seat]) or Result.HOUSE)}

    def context(self, state: ArrakisState, seat: int) -> list[Text]:
        player = state.players[seat]
        result = surplus(player)
        if result is None:
            return []
        slots, dice = player.slots.get(result, 0), player.dice[result]
        return [say("arrakis-context-change-die", result=result_name(result), dice=dice, slots=slots)]

    def ways(self, state: ArrakisState, seat: int) -> list[Way]:
        return [
            way(result, result_name(result), bind(change_die, seat, result), icon=f"die-{result}")
            for result in open_results(state.players[seat])
        ]


def change_die(play: ArrakisPlay, seat: int, result: Result) -> None:
    player = play.state.players[seat]
    old = surplus(player)
    if old is not None:
        player.dice[old] -= 1
        player.dice[result] += 1
        tell(play, "die-changed", player.side, old=old, result=result)


# ---- Bene Gesserit tokens


class LayTokens(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-lay-tokens", tag_field=TAG):
    def run(self, play: ArrakisPlay) -> None:
        play.push(*[LayToken(side) for side in ORDER])


class LayToken(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-lay-token", tag_field=TAG):
    side: Side

    def run(self, play: ArrakisPlay) -> None:
        if play.state.bene_gesserit[self.side]:
            ask_partners(play, play.state.seats(self.side), WhereToLay(self.side))


class WhereToLay(ArrakisPick, msgspec.Struct, frozen=True, tag="arrakis-where-to-lay", tag_field=TAG):
    """The question where a Bene Gesserit token is laid: an empty slot of the result with the fewest own dice."""

    kind = "bene-gesserit"
    is_public = True
    picture = "mat"
    passing = "keep"
    side: Side

    def context(self, state: ArrakisState, seat: int) -> list[Text]:
        return [say("arrakis-context-bene-gesserit", left=state.bene_gesserit[self.side])]

    def ways(self, state: ArrakisState, seat: int) -> list[Way]:
        player = state.players[seat]
        fewest = min(player.dice.get(result, 0) for result in player.slots)
        lays = [
            way(f"lay:{result}", result_name(result), bind(self.lay, seat, result), icon=f"die-{result}")
            for result in player.slots
            if player.dice.get(result, 0) == fewest and slots_left(player, result) > 0
        ]
        return [*lays, way("keep", say("arrakis-option-keep-token"), do_nothing, icon="pass")]

    def standing(self, state: ArrakisState, seat: int) -> Sequence[StandingOrder]:
        return token_orders()

    def lay(self, play: ArrakisPlay, seat: int, result: Result) -> None:
        player = play.state.players[seat]
        play.state.bene_gesserit[self.side] -= 1
        player.dice[result] = player.dice.get(result, 0) + 1
        player.laid = result
        tell(play, "token-laid", self.side, result=result)


def token_orders() -> list[StandingOrder]:
    return [StandingOrder("arrakis-keep-token", say("arrakis-order-keep-token"), {"keep": 1})]


def use_die(play: ArrakisPlay, seat: int, result: Result) -> None:
    """Take a die from its slot. A Bene Gesserit token is taken last and leaves the game."""
    player = play.state.players[seat]
    if not player.has_die(result):
        raise ValueError(f"no {result} die is left")
    player.dice[result] -= 1
    if player.laid == result and not player.dice[result]:
        player.laid = None


def clear_dice(state: ArrakisState) -> None:
    """Remove unused dice and unused Bene Gesserit tokens at the end of the phase."""
    for player in state.players:
        player.dice, player.laid = {}, None
