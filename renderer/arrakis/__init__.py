"""Pictures of War for Arrakis."""

from renderer.arrakis import alt, battle, board, entry, glance, marches, pages, result, text
from renderer.arrakis.geography import board as land
from renderer.deed import deed
from renderer.layout import Layout

LAYOUT = Layout(
    pictures={
        "board": board.board,
        "deed": deed(board.board, marches.changes),
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
