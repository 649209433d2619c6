"""The round: its five phases in order, from revealing the conflict to recalling the agents."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import ClassVar

import msgspec

from games.core.agenda import Pick, Task, Way, do_nothing
from games.core.codec import TAG
from games.core.protocol import Arg, Option, Picks, Text, say
from games.imperium.components import CONFLICTS, SPACES
from games.imperium.rules import changes
from games.imperium.rules.choices import space_name
from games.imperium.rules.conflict import BeginCombat
from games.imperium.rules.endgame import Endgame
from games.imperium.rules.moments import run_handlers
from games.imperium.rules.stakes import at_stake
from games.imperium.rules.turns import BeginTurn
from games.imperium.state import Play, Player, State, clockwise, turn_order, vp, who_controls
from games.imperium.vocabulary import AGENT, HAND_SIZE, HOUSE, NOBODY, SWORDMASTER, Moment

AGENTS_AT = attrgetter("agents")


class BeginRound(Task, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-begin_round"):
    """Reveal the conflict, and plan the phases of the round."""

    def do(self, play: Play) -> None:
        state = play.state
        state.round += 1
        state.phase = "turns"
        state.reveal_order = []
        state.conflict = state.conflict_deck.pop()
        play.reveals = True
        play.tell("round_began", state.first, {"round": state.round, "conflict": state.conflict})
        for seat in clockwise(state, state.first):
            run_handlers(play, Moment.CONFLICT_REVEALED, seat)
        play.push(Defend(), DrawHands(), BeginTurn(state.first), BeginCombat(), Makers(), Recall())


class Defend(Task, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-defend"):
    """Ask the player who controls the contested location about deploying a troop from the supply."""

    def do(self, play: Play) -> None:
        state = play.state
        controls = CONFLICTS[state.conflict].controls
        defender = who_controls(state.places[controls]) if controls else NOBODY
        if not controls or defender == NOBODY or not state.players[defender].supply:
            return
        if state.players[defender].rival == HOUSE:
            return
        if state.players[defender].rival:
            changes.deploy(play, defender, 1, "supply")
        else:
            play.ask(defender, SendDefender(controls))


class SendDefender(Pick, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-send_defender"):
    """The question whether to deploy a troop from the supply, for the player who controls the location."""

    kind: ClassVar[str] = "defend"
    picture: ClassVar[str] = "conflict"
    is_public: ClassVar[bool] = True
    space: str

    def public_args(self, state: State, seat: int) -> dict[str, Arg]:
        return {"space": space_name(self.space)}

    def prompt(self, state: State, seat: int) -> Text:
        return say("ask-defend", space=space_name(self.space))

    def context(self, state: State, seat: int) -> list[Text]:
        return at_stake(state)

    def ways(self, state: State, seat: int) -> list[Way]:
        return [
            Way(
                Option("defend", say("pick-defend"), icon="deploy"),
                lambda play: changes.deploy(play, seat, 1, "supply"),
            ),
            Way(Option("none", say("pick-no-defender")), do_nothing),
        ]

    def mildest(self, state: State, seat: int, options: Sequence[Option]) -> Picks:
        return {"none": 1}


class DrawHands(Task, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-draw_hands"):
    """Draw the hands of a new round, and give the Mentat to the player who is owed it."""

    def do(self, play: Play) -> None:
        state = play.state
        for seat in clockwise(state, state.first):
            if not state.players[seat].rival:
                changes.draw(play, seat, HAND_SIZE, "drew_hand")
            run_handlers(play, Moment.ROUND_START, seat)
        if state.mentat_owed != NOBODY:
            changes.take_mentat(play, state.mentat_owed)
            state.mentat_owed = NOBODY


class Makers(Task, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-makers"):
    """Add a bonus spice to every maker space without an agent."""

    def do(self, play: Play) -> None:
        grown = [key for key, place in play.state.places.items() if SPACES[key].maker and not place.agents]
        for key in grown:
            play.state.places[key].bonus_spice += 1
        play.tell("makers", -1, {"spaces": grown})


class Recall(Task, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-recall"):
    """Start the endgame if a player has enough points or no conflict is left.

    Otherwise recall all agents and begin a new round.
    """

    def do(self, play: Play) -> None:
        state = play.state
        points = [vp(state, seat) for seat in range(len(state.players))]
        state.chart.append(points)
        if max(points) >= state.endgame_vp or not state.conflict_deck:
            play.push(Endgame())
            return
        clear_board(state)
        for seat in clockwise(state, state.first):
            call_home(state.players[seat])
            run_handlers(play, Moment.RECALL, seat)
        state.mentat = NOBODY
        state.first = turn_order(state, state.first)[1]
        play.push(BeginRound())


def clear_board(state: State) -> None:
    """Remove all agents from the board."""
    for place in filter(AGENTS_AT, state.places.values()):
        place.agents = []


def call_home(player: Player) -> None:
    """Return a player's agents to the leader. The Mentat is not among them."""
    player.ready = [AGENT, AGENT] + [SWORDMASTER] * player.swordmaster
    player.has_revealed = False
