"""The view of a battle, a worm's attack, a storm or a strike."""

from __future__ import annotations

from collections.abc import Callable

from games.arrakis.rules.board import has_legion, has_settlement, rank_in
from games.arrakis.state import ArrakisState, Battle
from games.arrakis.steps.battle_round import battle_dice, net_hits, tally
from games.arrakis.views import BattleView, FighterView, LegionView
from games.arrakis.vocabulary import Side
from games.core.protocol import say

SeeLegion = Callable[[ArrakisState, str, bool], LegionView]


def see_battle(state: ArrakisState, see_legion: SeeLegion) -> BattleView:
    battle = state.fight
    defender = battle.attacker.other
    return BattleView(
        kind="surprise" if battle.how.surprise else "battle",
        round=battle.round,
        stage=say(f"arrakis-stage-{stage(state)}"),
        area=battle.area,
        attacker=see_fighter(state, battle, battle.attacker, see_legion),
        defender=see_fighter(state, battle, defender, see_legion),
        rank=shown_rank(state, battle),
    )


def shown_rank(state: ArrakisState, battle: Battle) -> int:
    """Return the rank of the settlement that helps the defender, or 0. A sietch is flipped before the battle."""
    return rank_in(state, battle.area) if has_settlement(state, battle.attacker.other, battle.area) else 0


STAGES = {
    "combat-cards": "cards",
    "choose-cards": "cards",
    "specials": "specials",
    "hits": "hits",
    "losses": "hits",
    "go-on": "decide",
    "retreat": "retreat",
    "drive": "retreat",
    "advance": "advance",
}


def stage(state: ArrakisState) -> str:
    return next((STAGES[ask.about.kind] for ask in state.asks if ask.about.kind in STAGES), "begin")


def see_fighter(state: ArrakisState, battle: Battle, side: Side, see_legion: SeeLegion) -> FighterView | None:
    area = battle.place(side)
    if not has_legion(state, side, area):
        return None
    rolled = battle.rolled.get(side)
    counted = len(battle.rolled) == len(Side)
    hits, shields = tally(battle, side) if counted else (None, None)
    extra = int(bool(rolled) and side == battle.attacker and battle.how.surprise and battle.round == 1)
    return FighterView(
        side=side,
        area=area,
        legion=see_legion(state, area, False),
        cards=battle.cards.get(side, 0),
        dice=battle_dice(state, battle, side),
        rolled=tuple(rolled or ()),
        extra=extra,
        hits=hits,
        shields=shields,
        led=tuple(battle.takers.get(side, ())),
        suffers=net_hits(state, battle, side) if counted else None,
    )
