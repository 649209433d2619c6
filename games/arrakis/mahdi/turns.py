"""The automa's turn: it rolls a die and resolves it at once, with a leader's special if possible."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from games.arrakis.components import LEADERS, standins
from games.arrakis.mahdi.cards import FACTS
from games.arrakis.mahdi.deciding import Effect, MahdiTask, Verdict
from games.arrakis.mahdi.deploying import Better, Deploy
from games.arrakis.mahdi.fighting import Raid
from games.arrakis.mahdi.lines import RunLines, TakeCard, can_run
from games.arrakis.mahdi.marching import March
from games.arrakis.mahdi.power import AUTOMA, mahdi_of
from games.arrakis.mahdi.rounds import other_deck
from games.arrakis.mahdi.vehicles import placing
from games.arrakis.rules.asking import ArrakisTask, tell
from games.arrakis.rules.automa import Moment, at
from games.arrakis.rules.leaders import FEYD, HAWAT, MOHIAM
from games.arrakis.state import ArrakisPlay, ArrakisState, Attack
from games.arrakis.steps.deploying import DEPLOYED
from games.arrakis.steps.moving import Orders
from games.arrakis.steps.spending import MOVES, ready_leaders
from games.arrakis.vocabulary import Kind, Result
from games.core.agenda import Task, bind
from games.core.codec import TAG

TAKE_CARDS = (HAWAT, MOHIAM)
"""Leaders whose special draws cards of their own deck and resolves them."""
SWAPPED = 2


@at(Moment.TURN)
def take_turn(play: ArrakisPlay) -> None:
    play.push(RollDie())


class RollDie(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-mahdi-roll", tag_field=TAG):
    """Roll one unused die. Truthtrance sets its result."""

    def run(self, play: ArrakisPlay) -> None:
        state, mahdi = play.state, mahdi_of(play.state)
        if not mahdi.unrolled:
            return
        result = state.now.must_use or roll(play)
        state.now.must_use = None
        state.turn.acted = state.turn.spent = True
        mahdi.unrolled -= 1
        mahdi.used.append(result)
        play.push(ResolveDie(result))
        tell(play, "mahdi-rolled", AUTOMA, result=result)


def roll(play: ArrakisPlay) -> Result:
    """Return a random result. A result that enough used dice already show is rolled again."""
    faces = standins().action_die_faces[AUTOMA]
    used = mahdi_of(play.state).used
    while True:
        (at_face,) = play.dice(len(faces))
        if used.count(faces[at_face]) < FACTS.same_results:
            return faces[at_face]


class ResolveDie(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-mahdi-resolve", tag_field=TAG):
    """Resolve a die: by a leader's special if one can be used, otherwise by the ordinary action."""

    result: Result

    def run(self, play: ArrakisPlay) -> None:
        leader = usable_special(play.state, self.result)
        if leader:
            play.state.leaders[leader] = False
            tell(play, "mahdi-special", AUTOMA, leader=leader)
            play.push(*special(leader))
        else:
            play.push(*ordinary(play.state, self.result))


# ---- specials


def usable_special(state: ArrakisState, result: Result) -> str:
    player = state.players[state.chief(AUTOMA)]
    ready = [leader for leader in ready_leaders(state, player) if LEADERS[leader].slot == result]
    return next((leader for leader in ready if is_usable(state, leader)), "")


def is_usable(state: ArrakisState, leader: str) -> bool:
    if leader in TAKE_CARDS:
        return True
    if leader == FEYD:
        return FeydStrikes().is_possible(state)
    return can_run(state, LEADERS[leader].special)


def special(leader: str) -> Sequence[Task]:
    if leader in TAKE_CARDS:
        return [TakeCard(LEADERS[leader].deck) for _ in range(FACTS.leader_cards)]
    if leader == FEYD:
        return [FeydStrikes()]
    return [RunLines(LEADERS[leader].special, LEADERS[leader].deck)]


class FeydStrikes(MahdiTask, msgspec.Struct, frozen=True, tag="arrakis-mahdi-feyd", tag_field=TAG):
    """Attack with Feyd's legion where it is, or move it and then attack."""

    settled: tuple[str, ...] = ()

    def decide(self, state: ArrakisState, verdict: Verdict) -> Effect | None:
        raid, march = Raid(Orders(FEYD), Attack()), March(Orders(FEYD))
        if raid.is_possible(state):
            return bind(push, raid)
        return bind(push, march, raid) if march.is_possible(state) else None


def push(play: ArrakisPlay, *tasks: Task) -> None:
    play.push(*tasks)


# ---- ordinary actions


def ordinary(state: ArrakisState, result: Result) -> Sequence[Task]:
    match result:
        case Result.STRATEGY:
            return [FightOrMarch(Orders(), Attack(), MOVES)]
        case Result.LEADERSHIP:
            return [FightOrMarch(Orders("leader", led=True), Attack(surprise=True), MOVES)]
        case Result.DEPLOYMENT:
            return [Deploy({Kind.REGULAR: DEPLOYED})]
        case Result.MENTAT:
            return mentat(state)
        case Result.HOUSE:
            vehicles = [placing(kind, count) for kind, count in FACTS.house_vehicles.items()]
            return [Better(SWAPPED, Kind.REGULAR, Kind.ELITE), *vehicles]


def mentat(state: ArrakisState) -> list[Task]:
    """Return the tasks that draw cards of both decks alternately. The first deck is not that of the last discard."""
    deck = mahdi_of(state).discarded
    tasks: list[Task] = []
    for _ in range(FACTS.mentat_cards):
        deck = other_deck(deck)
        tasks.append(TakeCard(deck))
    return tasks


class FightOrMarch(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-mahdi-fight-or-march", tag_field=TAG):
    """Attack a sietch or a legion, otherwise move."""

    orders: Orders
    how: Attack
    moves: int

    def run(self, play: ArrakisPlay) -> None:
        raid = Raid(self.orders, self.how)
        play.push(raid if raid.is_possible(play.state) else March(self.orders, self.moves))
