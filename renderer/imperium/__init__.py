"""The renderer of Dune: Imperium: all its pictures and texts."""

from renderer.deed import make_deed_drawer
from renderer.game_renderer import GameRenderer
from renderer.imperium import (
    alt,
    board,
    card_page,
    conflict_area,
    glance,
    hand,
    icons_ix,
    ix,
    leaders,
    mat_page,
    result,
    row,
    text,
)
from renderer.imperium.legend import LEGEND

ICONS = (icons_ix,)
"""Imported because these modules add their icons to the set."""

RENDERER = GameRenderer(
    pictures={
        "board": board.draw_board,
        "deed": make_deed_drawer(board.draw_board),
        "glance": glance.draw_glance,
        "hand": hand.draw_hand,
        "card": card_page.draw_card_page,
        "leaders": leaders.draw_leaders,
        "row": row.draw_row,
        "mat": mat_page.draw_mat_page,
        "conflict": conflict_area.draw_conflict_page,
        "ix": ix.draw_ix_page,
        "result": result.draw_result,
    },
    alt=alt.make_alt_text,
    text=text.make_text,
    legend=LEGEND,
    scene="imperium/space/arrakeen",
)
