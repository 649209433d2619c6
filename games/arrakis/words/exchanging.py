"""The words *deploy*, *swap* and *vehicles*."""

from __future__ import annotations

import msgspec

from games.arrakis.state import ArrakisPlay, ArrakisState
from games.arrakis.steps.deploying import DeployUnits, Swap
from games.arrakis.steps.vehicles import PlaceSome
from games.arrakis.telling.wording import count_units
from games.arrakis.vocabulary import Few, FewOrNone, Kind, Side, Vehicle
from games.arrakis.words.word import Word
from games.core.codec import TAG
from games.core.protocol import Text, say


class Deploy(Word, msgspec.Struct, frozen=True, tag="arrakis-deploy", tag_field=TAG):
    """Deploy units to one or more settlements, then a leader, all from off the board."""

    regular: FewOrNone = 0
    special: FewOrNone = 0

    def resolve(self, play: ArrakisPlay, seat: int) -> None:
        play.push(self.deployment(seat))

    def deployment(self, seat: int) -> DeployUnits:
        return DeployUnits(seat, {Kind.REGULAR: self.regular, Kind.SPECIAL: self.special})

    def is_possible(self, state: ArrakisState, seat: int) -> bool:
        return self.deployment(seat).is_possible(state)

    def describe(self) -> Text:
        units = {Kind.REGULAR: self.regular, Kind.SPECIAL: self.special}
        return say("arrakis-word-deploy", what=[count_units(Side.HARKONNEN, kind, n) for kind, n in units.items() if n])


class Exchange(Word, msgspec.Struct, frozen=True, tag="arrakis-swap", tag_field=TAG):
    """Replace up to n own units of one kind, anywhere on the board, by another kind."""

    n: Few
    old: Kind
    new: Kind

    def resolve(self, play: ArrakisPlay, seat: int) -> None:
        play.push(Swap(seat, self.n, self.old, self.new))

    def is_possible(self, state: ArrakisState, seat: int) -> bool:
        return Swap(seat, self.n, self.old, self.new).is_possible(state)

    def describe(self) -> Text:
        return say(
            "arrakis-word-swap", n=self.n, old=say(f"arrakis-kind-{self.old}"), new=say(f"arrakis-kind-{self.new}")
        )


class Vehicles(Word, msgspec.Struct, frozen=True, tag="arrakis-vehicles", tag_field=TAG):
    harvester: FewOrNone = 0
    ornithopter: FewOrNone = 0
    carryall: FewOrNone = 0

    def counts(self) -> dict[Vehicle, int]:
        counts = {
            Vehicle.HARVESTER: self.harvester,
            Vehicle.ORNITHOPTER: self.ornithopter,
            Vehicle.CARRYALL: self.carryall,
        }
        return {kind: count for kind, count in counts.items() if count}

    def resolve(self, play: ArrakisPlay, seat: int) -> None:
        play.push(*[PlaceSome((kind,), count) for kind, count in self.counts().items()])

    def describe(self) -> Text:
        what = [say("arrakis-count-vehicle", count=n, kind=str(kind)) for kind, n in self.counts().items()]
        return say("arrakis-word-vehicles", what=what)
