"""The two sides of a battle, and whether there is a battle at all."""

from __future__ import annotations

from games.core.agenda import Task
from games.dice.components import POLAR_SINK
from games.dice.rules.board import enemies_in, has_force, is_under_storm
from games.dice.state import Battle, DicePlay, DiceState


class BattleTask(Task):
    """A task of a battle. It does nothing if the battle has been called off."""

    __slots__ = ()

    def do(self, play: DicePlay) -> None:
        if play.state.battle is not None:
            self.fight(play, play.state.battle)

    def fight(self, play: DicePlay, battle: Battle) -> None:
        raise TypeError(f"{type(self).__name__} does nothing")


def battles_due(state: DiceState) -> list[str]:
    """Return the regions where the active player meets a third House. An ally alone does not fight (R50)."""
    return [
        region
        for region in state.regions
        if region != POLAR_SINK
        and not is_under_storm(state, region)
        and has_force(state, region, state.active)
        and enemies_in(state, region)
    ]


def attackers(state: DiceState) -> list[int]:
    return [state.active] if state.ally is None else [state.active, state.ally]


def defenders(state: DiceState, battle: Battle) -> list[int]:
    """Return the seats that defend, the leading defender first."""
    return sorted(enemies_in(state, battle.region), key=lambda seat: seat != battle.defender)


def leading_defender(state: DiceState, region: str) -> int:
    """Return the enemy in the region whose turn was most recent (R37). That House leads the defence."""
    back = reversed(state.clockwise(state.active))
    return next(seat for seat in back if seat in enemies_in(state, region))


def call_off_if_one_sided(play: DicePlay) -> None:
    """End the battle if one side has no force left in the region (R35, R38)."""
    state = play.state
    battle = state.fight
    attacked = any(has_force(state, battle.region, seat) for seat in attackers(state))
    enemies = enemies_in(state, battle.region)
    if not attacked or not enemies:
        play.tell("no-battle", data={"region": battle.region})
        state.battle = None
    elif battle.defender not in enemies:
        battle.defender = leading_defender(state, battle.region)
