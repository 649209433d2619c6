"""Twists: a small change of the rules for a challenge, as a module. `twists.toml` states each as data.

Rivals of House Hagal get nothing of what a twist gives to players; a closed space is closed to them too.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from games.core.challenges import TWIST, twist_chapters
from games.core.codec import TAG
from games.core.data import BadData
from games.core.protocol import Chapter
from games.imperium.components import FOLDER, SPACES, read
from games.imperium.modules import Module
from games.imperium.rules import changes
from games.imperium.rules.influence import gain_influence
from games.imperium.state import ModuleTable, Play, State, Word
from games.imperium.vocabulary import (
    ENDGAME_VP,
    MARKS,
    Amount,
    Count,
    Faction,
    FewOrNone,
    Moment,
    Resource,
    Steps,
)
from games.imperium.words.specials import hire_swordmaster

KEY = TWIST


class Twist(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One change of the rules."""

    key: str
    start: tuple[Word, ...] = ()
    """The effects that each player gets at the start."""
    has: tuple[str, ...] = ()
    """The things of `MARKS` that each player has from the start. The spaces that bring them are closed."""
    friends: dict[Faction, Steps] = {}
    """The influence that each player has at the start."""
    closed: tuple[str, ...] = ()
    """Spaces to which nobody can go."""
    prices: dict[str, dict[Resource, Count]] = {}
    """Space -> its cost."""
    bonus_spice: Amount = 0
    """The bonus spice on every maker space at the start."""
    double_harvest: bool = False
    hand: FewOrNone = 0
    """How many cards more each player draws every round."""
    goal: Amount = 0
    """With how many victory points the endgame begins. 0: as printed."""
    module: str = KEY


class TwistTable(ModuleTable, msgspec.Struct, tag_field=TAG, tag="imperium-twist"):
    """The place of a twist in the state. The options name the twist."""


TWISTS: dict[str, Twist] = {}


def load() -> None:
    """Read and check the twists. Spaces and words must have been read."""
    TWISTS.update(read(FOLDER / "twists.toml", Twist, KEY))
    for twist in TWISTS.values():
        unknown = {*twist.closed, *twist.prices} - set(SPACES)
        unknown |= set(twist.has) - set(MARKS)
        if unknown:
            raise BadData(f"twists.toml, [{twist.key}]: there is no {min(unknown)}")


def twist_in(options: Mapping[str, str]) -> Twist:
    """Return the twist that the options name. An unknown one raises ValueError."""
    if options[KEY] not in TWISTS:
        raise ValueError(f"there is no twist {options[KEY]!r}")
    return TWISTS[options[KEY]]


def twist_of(state: State) -> Twist:
    return TWISTS[state.options[KEY]]


def new_table(players: int, options: Mapping[str, str]) -> TwistTable:
    twist_in(options)
    return TwistTable()


def when_laid_out(play: Play, seat: int) -> None:
    """Change the board before anything is shuffled, once."""
    if seat:
        return
    state, twist = play.state, twist_of(play.state)
    brought = [space.key for space in SPACES.values() if space.once in twist.has]
    for space in (*twist.closed, *brought):
        state.places.pop(space, None)
    state.prices.update({space: cost for space, cost in twist.prices.items() if space in state.places})
    for space, place in state.places.items():
        if SPACES[space].maker:
            place.bonus_spice += twist.bonus_spice
    state.endgame_vp = twist.goal or state.endgame_vp


def when_set_up(play: Play, seat: int) -> None:
    """Give a player what the twist gives at the start."""
    if play.state.players[seat].rival:
        return
    twist = twist_of(play.state)
    for word in twist.start:
        word.resolve(play, seat, "leader:start")
    if "swordmaster" in twist.has:
        hire_swordmaster(play, seat)
    if "council_seat" in twist.has:
        # The abilities of leaders are for those who win the seat.
        play.state.players[seat].council_seat = True
        play.tell("took_council_seat", seat)
    for faction, steps in twist.friends.items():
        gain_influence(play, seat, faction, steps)


def when_a_round_starts(play: Play, seat: int) -> None:
    if not play.state.players[seat].rival:
        more = twist_of(play.state).hand
        if more:
            changes.draw(play, seat, more, "drew_hand")


def when_a_turn_starts(play: Play, seat: int) -> None:
    turn = changes.own_turn(play.state, seat)
    if turn is not None and twist_of(play.state).double_harvest:
        turn.lasting["double_harvest"] = 1


def chapters(options: Mapping[str, str]) -> list[Chapter]:
    return twist_chapters("imperium", options)


def goal(options: Mapping[str, str]) -> int:
    return twist_in(options).goal or ENDGAME_VP


MODULE = Module(
    key=KEY,
    folder=FOLDER / "twists",
    is_chosen=lambda options: KEY in options,
    is_offered=False,
    for_people=lambda options: (1, 4),
    table=new_table,
    goal=goal,
    moments={
        Moment.LAID_OUT: when_laid_out,
        Moment.SET_UP: when_set_up,
        Moment.ROUND_START: when_a_round_starts,
        Moment.TURN_START: when_a_turn_starts,
    },
    chapters=chapters,
)
