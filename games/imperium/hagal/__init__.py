"""House Hagal, the automated rivals of a game for one or two people, as a module of Dune: Imperium.

Rivals are players without a seat. They come after the people in the state, act by tasks, and are never asked. Two
people play against House Hagal, which only blocks and fights. One person plays against two rival leaders, which play
to win.
"""

from __future__ import annotations

from games.core.protocol import variant
from games.imperium.hagal import choosing, shipping, table, tech, telling, turns
from games.imperium.hagal.cards import FOLDER, KEY
from games.imperium.modules import Module
from games.imperium.vocabulary import Moment

MODULE = Module(
    key=KEY,
    folder=FOLDER,
    is_chosen=lambda options: True,
    for_people=lambda options: (1, 2),
    table=table.new_table,
    variants=(
        variant("difficulty", "mercenary", "sardaukar", "mentat", "kwisatz_haderach", people=(1, 1)),
        variant("rivals", "choose", "random", people=(1, 1)),
        variant("escalation", "plain", "brutal", people=(1, 1)),
        variant("churn", "none", "dice", people=(1, 1)),
    ),
    moments={
        Moment.LAID_OUT: tech.when_laid_out,
        Moment.SET_UP: table.set_up,
        Moment.CONFLICT_REVEALED: choosing.buy_points,  # spends the spice kept for level 3
        Moment.ROUND_START: turns.add_swordmaster,
        Moment.RIVAL_TURN: turns.plan_rival_turn,
        Moment.RIVAL_DOES: choosing.resolve_for_rival,
        Moment.TURN_ENDED: turns.after_turn,
        Moment.TECH_TAKEN: tech.after_tech,
        Moment.GAINED: choosing.buy_points_after_gain,
        Moment.COMBAT_BEGINS: turns.flip_for_swords,
        Moment.RIVAL_REWARD: turns.take_reward,
        Moment.COMBAT_WON: turns.remove_control,
        Moment.VICTORY: shipping.place_ship,
        Moment.RECALL: table.call_home,
    },
    heads=telling.HEADS,
    alone=("hagal_leaders", "hagal_churned", "hagal_cleared", "hagal_freed", "hagal_flipped"),
    clauses=telling.CLAUSES,
    look=telling.look,
    reroll=telling.reroll,
    hide=telling.hide,
    entries=telling.entries,
    chapters=telling.chapters,
)
