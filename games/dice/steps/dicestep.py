"""Step 1, dice: rolling and freezing, Shai-Hulud and thumpers, and abilities that use the frozen dice."""

from __future__ import annotations

from functools import cache

import msgspec

from games.core.agenda import Task, Way, bind, do_nothing
from games.core.codec import TAG
from games.core.protocol import Arg, Option, Picks, Text, say, seat_name
from games.dice.components import DICE, WORM, House, Vendetta
from games.dice.rules.asking import DiceInquiry, DicePick
from games.dice.rules.board import alliances_allowed, is_house, points_west, regions_of_zone
from games.dice.state import DicePlay, DiceState, Die, DieKind, TurnStep
from games.dice.telling.wording import face_name, house_name, region_name


class DiceStep(Task, msgspec.Struct, frozen=True, tag="dice-step-dice", tag_field=TAG):
    def do(self, play: DicePlay) -> None:
        play.state.step = TurnStep.DICE
        for die in play.state.dice:
            die.frozen = False
        play.push(RollDice(), DiceAreFrozen(), NameSymbol())


class RollDice(Task, msgspec.Struct, frozen=True, tag="dice-roll", tag_field=TAG):
    """Roll the dice that are not frozen. It repeats until all seven are frozen."""

    def do(self, play: DicePlay) -> None:
        state = play.state
        rolled = loose_dice(state)
        if not rolled:
            return
        for die, at in zip(rolled, play.dice(6, len(rolled)), strict=True):
            die.face = faces(die.kind)[at]
        state.turn.rolls += 1
        play.tell("rolled", state.active, {"dice": {die.id: die.face for die in rolled}, "number": state.turn.rolls})
        play.push(RollDice())
        if not shows_loose_worm(state):
            ask_to_freeze(play, least=1)
        elif state.me.thumper and len(rolled) > 1:
            play.ask(state.active, MeetWorm())
        else:
            freeze_worm(play)


@cache
def faces(kind: DieKind) -> tuple[str, ...]:
    """Return the faces of a kind of die, as saves store them."""
    return tuple(map(str, getattr(DICE, kind)))


def loose_dice(state: DiceState) -> list[Die]:
    return [die for die in state.dice if not die.frozen]


def freezable(state: DiceState) -> list[Die]:
    """Return the dice that the player may freeze. A worm is frozen automatically."""
    return [die for die in loose_dice(state) if die.face != WORM]


def shows_loose_worm(state: DiceState) -> bool:
    die = state.die("spice")
    return die.face == WORM and not die.frozen


def freeze_worm(play: DicePlay) -> None:
    """Freeze a Shai-Hulud at once. It counts as the compulsory freeze of this roll; the player may freeze more."""
    play.state.die("spice").frozen = True
    ask_to_freeze(play, least=0)


def ask_to_freeze(play: DicePlay, least: int) -> None:
    loose = freezable(play.state)
    if len(loose) == least == 1:
        loose[0].frozen = True
    elif loose:
        play.ask(play.state.active, Freeze(least))


def die_text(die: Die) -> Text:
    face = house_name(die.face) if die.kind == "house" else face_name(die.face)
    return say(f"dice-die-{die.kind}", face=face)


def die_help(state: DiceState, die: Die) -> Text:
    """Return what a die would do if it were frozen with its present face."""
    match die.kind:
        case "house":
            return house_die_help(state, die.face)
        case "region":
            regions = [region_name(region) for region in regions_of_zone(int(die.face))]
            return say("dice-help-region", regions=regions, arrow="west" if points_west(state, die.face) else "east")
        case "spice":
            return say("dice-help-spice", spice=int(die.face), storm="yes" if die.face in DICE.storm else "no")
        case "vendetta":
            return say(f"dice-face-{die.face}-text")


def house_die_help(state: DiceState, face: str) -> Text:
    house = state.house(state.active)
    if house == face:
        return say("dice-help-own-fremen" if house == House.FREMEN else "dice-help-own")
    if house == House.BENE_TLEILAX:
        return say("dice-help-symbol")
    other = state.seat_of(House(face))
    if other is not None and alliances_allowed(state):
        return say("dice-help-invite", who=seat_name(other))
    return say("dice-help-idle")


class Freeze(DiceInquiry, msgspec.Struct, frozen=True, tag="dice-freeze", tag_field=TAG):
    """The question which of the rolled dice are frozen. The others are rolled again."""

    kind = "freeze"
    is_public = True
    least: int

    def prompt_args(self, state: DiceState, seat: int) -> dict[str, Arg]:
        return {"least": self.least, "roll": state.turn.rolls}

    def options(self, state: DiceState, seat: int) -> list[Option]:
        return [
            Option(die.id, die_text(die), die_help(state, die), group="dice-dice", icon=f"die-{die.kind}-{die.face}")
            for die in freezable(state)
        ]

    def offered(self, state: DiceState, seat: int) -> dict[str, int]:
        return {die.id: 1 for die in freezable(state)}

    def limits(self, state: DiceState, seat: int) -> tuple[int, int]:
        return self.least, len(freezable(state))

    def mildest(self, state: DiceState, seat: int, options: object) -> Picks:
        return self.offered(state, seat)

    def apply(self, play: DicePlay, seat: int, picks: Picks) -> None:
        for die in play.state.dice:
            if die.id in picks:
                die.frozen = True


class MeetWorm(DicePick, msgspec.Struct, frozen=True, tag="dice-meet-worm", tag_field=TAG):
    """The question whether to use a thumper. Then the player freezes another die, and the spice die is rolled again."""

    kind = "worm"

    def ways(self, state: DiceState, seat: int) -> list[Way]:
        return [
            Way(Option("worm", say("dice-option-worm"), icon="worm"), freeze_worm),
            Way(Option("thumper", say("dice-option-thumper"), icon="thumper"), use_thumper),
        ]


def use_thumper(play: DicePlay) -> None:
    state = play.state
    state.me.thumper = False
    state.thumpers += 1
    play.tell("thumper-used", state.active)
    ask_to_freeze(play, least=1)


class DiceAreFrozen(Task, msgspec.Struct, frozen=True, tag="dice-are-frozen", tag_field=TAG):
    def do(self, play: DicePlay) -> None:
        state = play.state
        face = state.die("spice").face
        # The die's spice may be spent from now on, in any step (R10).
        state.turn.die_spice = 0 if face == WORM else int(face)
        house = state.house(state.active)
        state.turn.symbol = house if house in DICE.house else None
        play.tell("kept", state.active, {"dice": {d.id: d.face for d in state.dice}, "rolls": state.turn.rolls})


class TurnToPoison(Task, msgspec.Struct, frozen=True, tag="dice-turn-to-poison", tag_field=TAG):
    """Ask about Piter de Vries. Only older saves contain this task; now the vendetta step asks it."""

    allied: bool = False

    def do(self, play: DicePlay) -> None:
        return


class Piter(DicePick, msgspec.Struct, frozen=True, tag="dice-piter", tag_field=TAG):
    """The question whether Piter de Vries turns the die to Poison. Only older saves contain it."""

    kind = "piter"

    def prompt_args(self, state: DiceState, seat: int) -> dict[str, Arg]:
        return {"face": face_name(state.die("vendetta").face)}

    def ways(self, state: DiceState, seat: int) -> list[Way]:
        face = state.die("vendetta").face
        return [
            Way(
                Option(
                    "leave",
                    say("dice-option-leave-die", face=face_name(face)),
                    say(f"dice-face-{face}-text"),
                    icon=f"die-vendetta-{face}",
                ),
                do_nothing,
            ),
            Way(
                Option("poison", say("dice-option-poison"), say("dice-face-poison-text"), icon="die-vendetta-poison"),
                turn_to_poison,
            ),
        ]


def turn_to_poison(play: DicePlay) -> None:
    play.state.die("vendetta").face = Vendetta.POISON.value
    play.tell("turned-to-poison", play.state.active)


class NameSymbol(Task, msgspec.Struct, frozen=True, tag="dice-name-symbol", tag_field=TAG):
    """Ask the Bene Tleilax for a House whose symbol counts as theirs when they recruit (Axolotl tanks)."""

    def do(self, play: DicePlay) -> None:
        state = play.state
        if not is_house(state, state.active, House.BENE_TLEILAX):
            return
        shown = shown_houses(state)
        if len(shown) == 1:
            name_symbol(play, shown[0])
        else:
            play.ask(state.active, WhichSymbol())


def shown_houses(state: DiceState) -> list[House]:
    """Return the Houses that the House dice show, each once."""
    return [house for house in DICE.house if state.count_face(house)]


class WhichSymbol(DicePick, msgspec.Struct, frozen=True, tag="dice-which-symbol", tag_field=TAG):
    kind = "symbol"

    def ways(self, state: DiceState, seat: int) -> list[Way]:
        most_first = sorted(shown_houses(state), key=lambda house: -state.count_face(house))
        return [
            Way(
                Option(
                    f"name:{house}",
                    say("dice-option-symbol", house=house_name(house), count=state.count_face(house)),
                    icon=f"house-{house}",
                ),
                bind(name_symbol, house),
            )
            for house in most_first
        ]


def name_symbol(play: DicePlay, house: House) -> None:
    play.state.turn.symbol = house
    play.tell("symbol-named", play.state.active, {"house": house})
