"""Step 4, vendetta: the active player removes a force or takes a token, as the vendetta die says."""

from __future__ import annotations

import msgspec

from games.core.agenda import Task, Way, bind, do_nothing, lazy_way
from games.core.codec import TAG
from games.core.protocol import Arg, Option, Picks, Refusal, Text, say
from games.dice.components import Ability, House, Kind, Vendetta
from games.dice.rules.asking import DicePick, refuse
from games.dice.rules.board import forces_in, is_house, is_under_storm, may_come_to_use, occupants, uses
from games.dice.rules.changes import one_force_data, to_supply
from games.dice.state import DicePlay, DiceState, TurnStep
from games.dice.steps.dicestep import turn_to_poison
from games.dice.telling.wording import ability_name, count_forces, face_name, house_name, region_name

TOKENS = (Vendetta.SNOOPER, Vendetta.SHIELD, Vendetta.THUMPER)
"""Faces that give a token and remove no force."""
WARDED = (Vendetta.POISON, Vendetta.CRYSKNIFE)
"""Faces against which some Houses are protected."""


class VendettaStep(Task, msgspec.Struct, frozen=True, tag="dice-step-vendetta", tag_field=TAG):
    def do(self, play: DicePlay) -> None:
        state = play.state
        state.step = TurnStep.VENDETTA
        if killable(state) or may_come_to_poison(state):
            play.ask(state.active, Kill())
        else:
            take_token(play)


def is_turnable(state: DiceState) -> bool:
    """Return whether Poison could remove a force that the present face of the die cannot remove."""
    return state.die("vendetta").face not in (Vendetta.POISON, Vendetta.HUNTER_SEEKER)


def may_come_to_poison(state: DiceState) -> bool:
    """Return whether the die could be turned to Poison if the invited seat accepts, so that the answer matters."""
    found = is_turnable(state) and may_come_to_use(state, Ability.PITER_DE_VRIES)
    return found and bool(victims(state, Vendetta.POISON))


def take_token(play: DicePlay) -> None:
    match play.state.die("vendetta").face:
        case Vendetta.SNOOPER:
            take_snooper(play)
        case Vendetta.SHIELD:
            take_shield(play)
        case Vendetta.THUMPER:
            take_thumper(play)


def take_snooper(play: DicePlay) -> None:
    state = play.state
    if state.snooper != state.active:
        tell_taken(play, Vendetta.SNOOPER, state.snooper)
        state.snooper = state.active


def take_shield(play: DicePlay) -> None:
    state = play.state
    if state.shield != state.active:
        tell_taken(play, Vendetta.SHIELD, state.shield)
        state.shield = state.active


def take_thumper(play: DicePlay) -> None:
    """Take a thumper from the common supply, unless the player has one. It is never taken from a player (R42)."""
    state = play.state
    if state.thumpers and not state.me.thumper:
        state.thumpers -= 1
        state.me.thumper = True
        play.tell("thumper-taken", state.active)


def tell_taken(play: DicePlay, token: Vendetta, holder: int | None) -> None:
    if holder is None:
        play.tell("token-taken", play.state.active, {"token": token})
    else:
        play.tell("token-taken-from", play.state.active, {"token": token, "other": holder})


class Victim(msgspec.Struct, frozen=True):
    region: str
    seat: int
    kind: Kind
    poisoned: bool = False
    """Whether the force can be removed only if Piter de Vries turns the die to Poison."""


def protection(state: DiceState, seat: int, face: str) -> Text | None:
    """Return why this House's forces are protected from this face, or None if they are not (R20)."""
    if face == Vendetta.POISON:
        if is_house(state, seat, House.BENE_GESSERIT):
            return say("dice-refused-immune", ability=ability_name(Ability.PRANA_BINDU))
        if state.snooper == seat:
            return say("dice-refused-token", token=face_name(Vendetta.SNOOPER))
    if face == Vendetta.CRYSKNIFE:
        if is_house(state, seat, House.FREMEN):
            return say("dice-refused-immune", ability=ability_name(Ability.PEOPLE_OF_THE_DESERT))
        if state.shield == seat:
            return say("dice-refused-token", token=face_name(Vendetta.SHIELD))
    return None


def victims(state: DiceState, face: str) -> list[Victim]:
    """Return the forces that this face can remove: all, even own ones, but protected ones or under the storm (R41)."""
    safe = [seat for seat in range(len(state.players)) if protection(state, seat, face)] if face in WARDED else []
    return [
        Victim(region, seat, kind)
        for region in state.regions
        if not is_under_storm(state, region)
        for seat in occupants(state, region)
        if seat not in safe
        for kind in forces_in(state, region, seat).kinds()
    ]


def killable(state: DiceState) -> list[Victim]:
    """Return the forces that the die can remove, as it shows and after Piter de Vries turns it to Poison."""
    face = state.die("vendetta").face
    found = [] if face in TOKENS else victims(state, face)
    if not is_turnable(state) or not uses(state, state.active, Ability.PITER_DE_VRIES):
        return found
    by_poison = [victim for victim in victims(state, Vendetta.POISON) if victim not in found]
    return found + [msgspec.structs.replace(victim, poisoned=True) for victim in by_poison]


class Kill(DicePick, msgspec.Struct, frozen=True, tag="dice-kill", tag_field=TAG):
    kind = "kill"

    def prompt_args(self, state: DiceState, seat: int) -> dict[str, Arg]:
        face, found = state.die("vendetta").face, killable(state)
        piter = "yes" if any(victim.poisoned for victim in found) else "hoped" if may_come_to_poison(state) else "no"
        reach = "token" if face in TOKENS else "some" if found else "nobody"
        return {"face": face_name(face), "reach": reach, "piter": piter}

    def ways(self, state: DiceState, seat: int) -> list[Way]:
        found = killable(state)
        found.sort(key=lambda victim: victim.seat == seat)
        return [*[self._way(state, seat, victim) for victim in found], self._passing(state)]

    def _passing(self, state: DiceState) -> Way:
        face = state.die("vendetta").face
        if face not in TOKENS:
            return Way(Option("spare", say("dice-option-spare"), icon="no"), do_nothing)
        text, what = say("dice-option-leave-die", face=face_name(face)), say(f"dice-face-{face}-text")
        return Way(Option("leave", text, what, icon=f"die-vendetta-{face}"), take_token)

    def mildest(self, state: DiceState, seat: int, options: object) -> Picks:
        return {self._passing(state).key: 1}

    def _way(self, state: DiceState, seat: int, victim: Victim) -> Way:
        key = f"kill:{victim.region}:{state.house(victim.seat)}:{victim.kind}"
        return lazy_way(key, bind(self._option, seat, victim, key), bind(kill, victim))

    def _option(self, state: DiceState, seat: int, victim: Victim, key: str) -> Option:
        house = state.house(victim.seat)
        text = say(
            "dice-option-kill",
            house=house_name(house),
            what=count_forces(house, victim.kind, 1),
            region=region_name(victim.region),
            whose="own" if victim.seat == seat else "ally" if victim.seat == state.ally else "other",
        )
        poisoned = say("dice-help-poisoned") if victim.poisoned else None
        return Option(key, text, poisoned, group="dice-victims", icon=f"house-{house}")

    def refused(self, state: DiceState, seat: int) -> list[Refusal]:
        face = state.die("vendetta").face
        face = Vendetta.POISON if face in TOKENS else face
        open_to = {victim.seat for victim in killable(state)}
        safe = [(s, r) for s in range(len(state.players)) if s not in open_to and (r := protection(state, s, face))]
        stormy = [r for r in state.regions if is_under_storm(state, r) and occupants(state, r)]
        return [Refusal(house_name(state.house(s)), reason) for s, reason in safe] + [
            refuse(region_name(region), "storm-shelter") for region in stormy
        ]


def kill(play: DicePlay, victim: Victim) -> None:
    state = play.state
    if victim.poisoned:
        turn_to_poison(play)
    to_supply(state, victim.region, victim.seat, victim.kind)
    play.tell(
        "killed",
        state.active,
        {
            "face": state.die("vendetta").face,
            "house": state.house(victim.seat),
            "forces": one_force_data(state, victim.seat, victim.kind),
            "region": victim.region,
        },
    )
