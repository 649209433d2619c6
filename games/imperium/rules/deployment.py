"""The options of a turn that send units into the conflict."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from games.core.agenda import Way, bind, ready_way
from games.core.protocol import Option, say
from games.imperium.components import SPACES
from games.imperium.modules import UnitKind
from games.imperium.rules.choices import TroopAmount, deploy_within_limits, deployable, limit_of_space
from games.imperium.rules.forces import TROOP
from games.imperium.rules.owed_effects import possible_owed, resolve_owed
from games.imperium.state import Owed, Play, State, current_turn
from games.imperium.words.effects import Recruit

FEW_TROOPS = 4
"""Up to this number, each number of troops to deploy has its own button."""


def deploy_ways(state: State, seat: int, possible: Sequence[Owed]) -> Sequence[Way]:
    """Return the options to deploy: one for each number if they are few, otherwise one that asks how many.

    Troops that are still to be recruited count too: a number that needs them recruits them first.
    """
    now = deployable(state, seat)
    most = now + (recruits_to_deploy(state, seat, possible) if possible else 0)
    if now > FEW_TROOPS:
        return [deploy_many_way(seat, now)]
    few = few_deploy_ways(seat, now) if now else ()
    if most == now or most > FEW_TROOPS:
        return few
    return [*few, *(recruit_and_deploy_way(seat, n, most - now) for n in range(now + 1, most + 1))]


def recruits_to_deploy(state: State, seat: int, possible: Sequence[Owed] | None = None) -> int:
    """Return how many more troops may be deployed here once all that are owed are recruited."""
    turn = current_turn(state)
    if turn.kind != "agent" or not SPACES[turn.space].combat:
        return 0
    owed = possible_owed(state, seat) if possible is None else possible
    recruits = sum(each.word.n for each in owed if isinstance(each.word, Recruit))
    player = state.players[seat]
    recruited = min(recruits, player.supply)
    later = min(player.garrison + recruited, turn.may_deploy + limit_of_space(turn, TROOP) + recruited)
    return later - deployable(state, seat)


@cache
def recruit_and_deploy_way(seat: int, n: int, recruits: int) -> Way:
    text = say("pick-recruit-deploy", recruits=recruits, n=n)
    return ready_way(Option(f"deploy:{n}", text, group="deploy", icon="deploy"), bind(recruit_and_deploy, seat, n))


def recruit_and_deploy(play: Play, seat: int, n: int) -> None:
    """Resolve all owed recruits, then deploy."""
    turn = current_turn(play.state)
    for owed in [owed for owed in turn.owed if isinstance(owed.word, Recruit)]:
        resolve_owed(play, turn, owed)
    deploy_within_limits(play, seat, n)


@cache
def few_deploy_ways(seat: int, most: int) -> Sequence[Way]:
    return tuple(deploy_way(seat, n) for n in range(1, most + 1))


@cache
def deploy_many_way(seat: int, most: int) -> Way:
    option = Option("deploy", say("pick-deploy-many", most=most), group="deploy", icon="deploy")
    return ready_way(option, lambda play: play.ask(seat, TroopAmount("deploy", most)))


def deploy_way(seat: int, n: int) -> Way:
    option = Option(f"deploy:{n}", say("pick-deploy", n=n), group="deploy", icon="deploy")
    return ready_way(option, lambda play: deploy_within_limits(play, seat, n))


def deploy_unit_ways(state: State, seat: int, kind: UnitKind) -> list[Way]:
    if current_turn(state).kind == "open":
        return []
    return [
        Way(
            Option(
                f"deploy_{kind.key}:{n}", say("pick-deploy-units", units=kind.name(n)), group="deploy", icon="deploy"
            ),
            bind(deploy_within_limits, seat, n, kind),
        )
        for n in range(1, deployable(state, seat, kind) + 1)
    ]
