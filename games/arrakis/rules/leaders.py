"""Named leaders: regeneration tanks, entering play, replacing each other, leaving the game."""

from __future__ import annotations

import msgspec

from games.arrakis.components import LEADERS, side_of_leader
from games.arrakis.rules.asking import ArrakisPick, ArrakisTask, ask, tell, way
from games.arrakis.rules.automa import Moment, automa_does
from games.arrakis.rules.board import in_tank, where_is
from games.arrakis.rules.marks import mark_as, take_one, take_out
from games.arrakis.state import ArrakisPlay, ArrakisState, Force, Player
from games.arrakis.telling.wording import leader_name
from games.arrakis.vocabulary import Side
from games.core.agenda import Way, bind
from games.core.codec import TAG

MOHIAM = "gaius_helen_mohiam"
HAWAT = "thufir_hawat"
FEYD = "feyd_rautha"
RABBAN = "beast_rabban"


def owner(state: ArrakisState, leader: str) -> Player:
    """Return the player whose board has the leader's card."""
    return state.players[state.seat_of(LEADERS[leader].deck)]


# ---- tanks


def to_tank(play: ArrakisPlay, leader: str) -> None:
    """Put a leader on the first space of the tank."""
    tell(play, "tanked", side_of_leader(leader), leader=leader)
    push_into(play, leader, 0)


def push_into(play: ArrakisPlay, leader: str, first: int) -> None:
    """Put a leader on a tank space and push the others on.

    A leader pushed off the end is available again from the next turn.
    """
    tank = owner(play.state, leader).tank
    pushed = leader
    for space in range(first, len(tank)):
        tank[space], pushed = pushed, tank[space]
        if not pushed:
            return
    play.state.turn.resting.append(pushed)
    tell(play, "regenerated", side_of_leader(pushed), leader=pushed)


def advance_tanks(play: ArrakisPlay, side: Side) -> None:
    """Move every leader in the side's tanks one space on."""
    for seat in play.state.seats(side):
        player = play.state.players[seat]
        *others, last = player.tank
        player.tank = ["", *others]
        if last:
            tell(play, "regenerated", side, leader=last)


class TankAll(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-tank-all", tag_field=TAG):
    """Put several leaders into the tank in the order that their owner chooses."""

    side: Side
    leaders: tuple[str, ...]

    def run(self, play: ArrakisPlay) -> None:
        if len(self.leaders) > 1:
            ask(play, play.state.decider(self.side), TankFirst(self.side, self.leaders))
        elif self.leaders:
            to_tank(play, self.leaders[0])


class TankFirst(ArrakisPick, msgspec.Struct, frozen=True, tag="arrakis-tank-first", tag_field=TAG):
    kind = "tank-first"
    is_public = True
    side: Side
    leaders: tuple[str, ...]

    def ways(self, state: ArrakisState, seat: int) -> list[Way]:
        return [way(leader, leader_name(leader), bind(self.tank, leader), icon="leader") for leader in self.leaders]

    def tank(self, play: ArrakisPlay, leader: str) -> None:
        to_tank(play, leader)
        play.push(TankAll(self.side, tuple(other for other in self.leaders if other != leader)))


# ---- entering and leaving play


def enter(play: ArrakisPlay, leader: str, face_up: bool = True) -> None:
    """Bring a leader into play: the card into its slot, the figure off the board. A leader enters only once."""
    state = play.state
    if leader in state.leaders or leader in state.gone:
        return
    state.leaders[leader] = face_up
    tell(play, "entered", side_of_leader(leader), leader=leader)
    if leader == FEYD:
        leave(play, RABBAN)
    if leader == MOHIAM:
        gain_bene_gesserit(play, Side.HARKONNEN)
    automa_does(play, Moment.ENTERED, leader)


def leave(play: ArrakisPlay, leader: str) -> None:
    """Remove a leader from the game."""
    state = play.state
    if leader in state.gone:
        return
    take_off(state, leader)
    state.leaders.pop(leader, None)
    state.gone.append(leader)
    tell(play, "left-game", side_of_leader(leader), leader=leader)


def take_off(state: ArrakisState, leader: str) -> None:
    """Remove a leader's figure from the board and from the tank."""
    area = where_is(state, leader)
    if area:
        take_out(state, area, Force({}, [], [leader]))
    for player in state.players:
        player.tank = ["" if occupant == leader else occupant for occupant in player.tank]


def replace(play: ArrakisPlay, old: str, new: str) -> None:
    """Replace a leader by its other version, in the same place and with the card facing the same way.

    In a team the new card goes to its own board.
    """
    state = play.state
    if old not in state.leaders or new in state.leaders:
        return
    area, space = where_is(state, old), tank_space(state, old)
    face_up = state.leaders.pop(old)
    mark = take_one(state, area, Force({}, [], [old])) if area else ""
    take_off(state, old)
    state.gone.append(old)
    state.leaders[new] = face_up
    if area:
        state.areas[area].force.leaders.append(new)
        mark_as(state, area, Force({}, [], [new]), mark)
    elif space is not None:
        push_into(play, new, space)
    state.turn.resting = [new if leader == old else leader for leader in state.turn.resting]
    tell(play, "replaced", side_of_leader(new), leader=new, former=old)


def tank_space(state: ArrakisState, leader: str) -> int | None:
    if not in_tank(state, leader):
        return None
    return owner(state, leader).tank.index(leader)


def gain_bene_gesserit(play: ArrakisPlay, side: Side) -> None:
    state = play.state
    if side == Side.HARKONNEN and automa_does(play, Moment.TOKEN):
        return
    if state.bene_gesserit_reserve:
        state.bene_gesserit_reserve -= 1
        state.bene_gesserit[side] += 1
        tell(play, "bene-gesserit-gained", side)
