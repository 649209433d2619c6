"""Pictures of Dune: Imperium."""

from renderer.deed import deed
from renderer.imperium import alt, board, glance, hand, icons_ix, ix, leaders, matpage, result, row, single, stage, text
from renderer.layout import Layout

ICONS = (icons_ix,)
"""Read for the drawings that they add to the set."""

LAYOUT = Layout(
    pictures={
        "board": board.board,
        "deed": deed(board.board),
        "glance": glance.glance,
        "hand": hand.hand,
        "card": single.single,
        "leaders": leaders.leaders,
        "row": row.row,
        "mat": matpage.mat_page,
        "conflict": stage.conflict_page,
        "ix": ix.page,
        "result": result.result,
    },
    alt=alt.alt,
    text=text.text,
    scene="imperium/space/arrakeen",
)
