"""Words that move and fight: move, attack, strike."""

from __future__ import annotations

from typing import Literal

import msgspec

from games.arrakis.rules.asking import ArrakisTask, area_way, ask, tell, way
from games.arrakis.rules.board import borders, has_legion, legions
from games.arrakis.rules.casualties import Casualties
from games.arrakis.rules.stacks import flip_tokens
from games.arrakis.rules.worms import roll_combat
from games.arrakis.state import ArrakisPlay, ArrakisState, Attack
from games.arrakis.steps.free_actions import LinePick
from games.arrakis.steps.maneuver import Maneuver
from games.arrakis.steps.moving import Orders
from games.arrakis.vocabulary import Face, Few, FewOrNone, Side
from games.arrakis.words.word import Word
from games.core.agenda import Way, bind, do_nothing
from games.core.codec import TAG
from games.core.protocol import Text, say

GROUPS = ("any", "leader", "special", "desert", "desert_leader", "settlement", "that")


def who_text(who: str) -> Text:
    """Return the text for the legions that a line speaks of."""
    if who in GROUPS:
        return say(f"arrakis-who-{who}")
    if who.startswith("at_"):
        return say("arrakis-who-at", area=say(f"arrakis-area-{who.removeprefix('at_')}"))
    return say("arrakis-who-leader-of", leader=say(f"arrakis-leader-{who}"))


class Move(Word, msgspec.Struct, frozen=True, tag="arrakis-move", tag_field=TAG):
    """Move up to n different legions, each once. With `further`, each may go one area further."""

    who: str = "any"
    n: Few = 1
    further: bool = False

    def resolve(self, play: ArrakisPlay, seat: int) -> None:
        play.push(self.maneuver(seat))

    def maneuver(self, seat: int) -> Maneuver:
        return Maneuver(seat, self.n, Orders(self.who, further=self.further))

    def is_possible(self, state: ArrakisState, seat: int) -> bool:
        return self.maneuver(seat).is_possible(state)

    def describe(self) -> Text:
        key = "arrakis-word-move-further" if self.further else "arrakis-word-move"
        return say(key, n=self.n, who=who_text(self.who))


class Assault(Word, msgspec.Struct, frozen=True, tag="arrakis-attack", tag_field=TAG):
    """Make one attack. A surprise attack adds a special result in the first battle round."""

    who: str = "any"
    surprise: bool = False
    bonus: FewOrNone = 0
    bonus_first: FewOrNone = 0
    cap_first: FewOrNone = 0
    free_continue: bool = False

    def resolve(self, play: ArrakisPlay, seat: int) -> None:
        how = Attack(self.surprise, self.bonus, self.bonus_first, self.cap_first, self.free_continue)
        play.push(Maneuver(seat, 0, Orders(self.who), how))

    def is_possible(self, state: ArrakisState, seat: int) -> bool:
        return Maneuver(seat, 0, Orders(self.who), Attack()).is_possible(state)

    def describe(self) -> Text:
        extras = [
            say(f"arrakis-word-attack-{name}", n=value)
            for name, value in (
                ("bonus", self.bonus),
                ("first", self.bonus_first),
                ("cap", self.cap_first),
                ("free", int(self.free_continue)),
            )
            if value
        ]
        key = "arrakis-word-surprise" if self.surprise else "arrakis-word-attack"
        text = say(key, who=who_text(self.who))
        return say("arrakis-word-with", deed=text, extras=extras) if extras else text


class Strike(Word, msgspec.Struct, frozen=True, tag="arrakis-strike", tag_field=TAG):
    """Hit a legion outside battle: hits and specials count as hits, shields count nothing.

    A strike destroys no settlement.
    """

    n: Few
    at: Literal["adjacent"] = "adjacent"

    def resolve(self, play: ArrakisPlay, seat: int) -> None:
        if strike_targets(play.state, seat):
            ask(play, seat, StrikeWhere(self.n))

    def describe(self) -> Text:
        return say("arrakis-word-strike", n=self.n)


def strike_targets(state: ArrakisState, seat: int) -> list[str]:
    """Return the enemy legions next to an own legion."""
    side = state.players[seat].side
    return [
        area
        for area in legions(state, side.other)
        if any(has_legion(state, side, near) for near in borders(state, side, area))
    ]


class StrikeWhere(LinePick, msgspec.Struct, frozen=True, tag="arrakis-strike-where", tag_field=TAG):
    kind = "strike"
    passing = "none"
    dice: int
    areas: tuple[str, ...] = ()
    """The areas to choose from. Empty: enemy legions next to an own legion."""

    def line_ways(self, state: ArrakisState, seat: int) -> list[Way]:
        areas = self.areas or strike_targets(state, seat)
        found = [area_way("strike", area, bind(strike, area, self.dice)) for area in areas]
        return [*found, way("none", say("arrakis-option-nothing"), do_nothing, icon="pass")]


def strike(play: ArrakisPlay, area: str, dice: int) -> None:
    """Roll a strike against an area, after its face-down tokens were flipped."""
    play.push(StrikeRoll(area, dice))
    flip_tokens(play, area)


class StrikeRoll(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-strike-roll", tag_field=TAG):
    area: str
    dice: int

    def run(self, play: ArrakisPlay) -> None:
        victim = play.state.areas[self.area].side
        if victim is None:
            return
        faces = roll_combat(play, self.dice)
        hits = faces.count(Face.HIT) + faces.count(Face.SPECIAL)
        tell(play, "struck", Side(victim.other), area=self.area, faces=list(faces), hits=hits)
        play.push(Casualties(self.area, hits))
