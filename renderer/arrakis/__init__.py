"""Pictures of War for Arrakis."""

from renderer.arrakis import alt, battle, board, entry, glance, marches, pages, result, text
from renderer.arrakis.geography import board as land
from renderer.deed import make_deed_drawer
from renderer.game_renderer import GameRenderer

RENDERER = GameRenderer(
    pictures={
        "board": board.board,
        "deed": make_deed_drawer(board.board, marches.changes),
        "glance": glance.glance,
        "hand": pages.hand,
        "card": entry.single,
        "row": pages.row,
        "mat": pages.mat,
        "spice": pages.spice,
        "near": pages.near,
        "conflict": battle.conflict,
        "result": result.result,
        **{f"sector:{key}": pages.sector(key) for key in land().sectors},
    },
    alt=alt.alt,
    text=text.text,
    scene="arrakis/battle/siege",
)
