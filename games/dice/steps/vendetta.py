"""Step 4, vendetta: a force is removed, or a token taken, as the vendetta die says."""

from __future__ import annotations

import msgspec

from games.core.agenda import Task, Way, bind, do_nothing, told_later
from games.core.codec import TAG
from games.core.protocol import Arg, Option, Refusal, Text, say
from games.dice.components import Ability, House, Kind, Vendetta
from games.dice.rules.asking import DicePick, refuse
from games.dice.rules.board import forces_in, is_house, is_under_storm, occupants
from games.dice.rules.changes import to_supply, told_one
from games.dice.state import DicePlay, DiceState, TurnStep
from games.dice.telling.wording import ability_name, count_forces, face_name, house_name, region_name


class VendettaStep(Task, msgspec.Struct, frozen=True, tag="dice-step-vendetta", tag_field=TAG):
    def do(self, play: DicePlay) -> None:
        state = play.state
        state.step = TurnStep.VENDETTA
        match face := state.die("vendetta").face:
            case Vendetta.SNOOPER:
                take_snooper(play)
            case Vendetta.SHIELD:
                take_shield(play)
            case Vendetta.THUMPER:
                take_thumper(play)
            case _:
                if victims(state, face):
                    play.ask(state.active, Kill())


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
    """Never from a player, and nobody holds two (R42)."""
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


def protection(state: DiceState, seat: int, face: str) -> Text | None:
    """Why this House's forces are safe from this face, if they are (R20)."""
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
    """Any force not protected and not under the storm, the own ones too (R41); the Polar Sink is no shelter."""
    return [
        Victim(region, seat, kind)
        for region in state.regions
        if not is_under_storm(state, region)
        for seat in occupants(state, region)
        if protection(state, seat, face) is None
        for kind in forces_in(state, region, seat).kinds()
    ]


class Kill(DicePick, msgspec.Struct, frozen=True, tag="dice-kill", tag_field=TAG):
    kind = "kill"
    passing = "spare"

    def prompt_args(self, state: DiceState, seat: int) -> dict[str, Arg]:
        return {"face": face_name(state.die("vendetta").face)}

    def ways(self, state: DiceState, seat: int) -> list[Way]:
        spare = Way(Option("spare", say("dice-option-spare"), icon="no"), do_nothing)
        found = victims(state, state.die("vendetta").face)
        found.sort(key=lambda victim: victim.seat == seat)
        return [*[self._way(state, seat, victim) for victim in found], spare]

    def _way(self, state: DiceState, seat: int, victim: Victim) -> Way:
        key = f"kill:{victim.region}:{state.house(victim.seat)}:{victim.kind}"
        return told_later(key, bind(self._option, seat, victim, key), bind(kill, victim))

    def _option(self, state: DiceState, seat: int, victim: Victim, key: str) -> Option:
        house = state.house(victim.seat)
        text = say(
            "dice-option-kill",
            house=house_name(house),
            what=count_forces(house, victim.kind, 1),
            region=region_name(victim.region),
            whose="own" if victim.seat == seat else "ally" if victim.seat == state.ally else "other",
        )
        return Option(key, text, group="dice-victims", icon=f"house-{house}")

    def refused(self, state: DiceState, seat: int) -> list[Refusal]:
        face = state.die("vendetta").face
        safe = [(s, reason) for s in range(len(state.players)) if (reason := protection(state, s, face))]
        stormy = [r for r in state.regions if is_under_storm(state, r) and occupants(state, r)]
        return [Refusal(house_name(state.house(s)), reason) for s, reason in safe] + [
            refuse(region_name(region), "storm-shelter") for region in stormy
        ]


def kill(play: DicePlay, victim: Victim) -> None:
    state = play.state
    to_supply(state, victim.region, victim.seat, victim.kind)
    play.tell(
        "killed",
        state.active,
        {
            "face": state.die("vendetta").face,
            "house": state.house(victim.seat),
            "forces": told_one(state, victim.seat, victim.kind),
            "region": victim.region,
        },
    )
