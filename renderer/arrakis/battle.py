"""The battle page: both legions, what they rolled, what was cancelled, and the hits each suffers."""

from __future__ import annotations

from games.arrakis.views import ArrakisView, BattleView, FighterView
from games.core.protocol import Text
from renderer.arrakis.banner import make_crest
from renderer.arrakis.board import draw_board
from renderer.arrakis.dashboards import make_medal
from renderer.arrakis.icons_pieces import SIDE_COLOURS
from renderer.arrakis.legions import list_units
from renderer.context import RenderContext
from renderer.sprites import Box, Drawing, Icon, Panel, Part, Sprite, Vista
from renderer.text_column import TextColumn
from renderer.typesetting import NAME, SMALL, TEXT, TITLE, fit_line_size, set_heading, set_line

GAP = 14
HEAD_HEIGHT, SCENE_WIDTH = 210, 480
"""The height of the title, and the width of its scene."""
SIDE_HEIGHT = 560
"""The height of one side of the battle."""
TITLE_COLUMN = TextColumn((56, TITLE, 38, NAME, TEXT), leading=1.26, between=0)
STAGE_COLUMN = TextColumn((TITLE, 38, NAME, TEXT, SMALL), leading=1.2, between=0)
FACE_ICONS = {"hit": "war_hit", "shield": "war_shield", "special": "war_special_face"}
"""Die face -> icon."""
STRIKE_ICONS = {"worm": "war_sandworm", "storm": "storm", "strike": "combat"}
"""Kind of attack without a legion -> icon."""
SPECIAL_UNITS = {"atreides": "fedaykin", "harkonnen": "sardaukar"}
"""Side -> its special elite units."""


def draw_conflict(context: RenderContext[ArrakisView]) -> Drawing:
    """Draw the current battle, or the board if there is none."""
    battle = context.view.battle
    if battle is None:
        return draw_board(context)
    width = 1600 if context.is_wide else 1080
    drawing = Drawing(width, 32 + HEAD_HEIGHT + GAP + (SIDE_HEIGHT if context.is_wide else 2 * SIDE_HEIGHT + GAP))
    page = Box(0, 0, width, drawing.height).inset(16)
    drawing.parts.append(_draw_title(page.top(HEAD_HEIGHT), battle, context))
    body = page.below(HEAD_HEIGHT + GAP)
    boxes = body.columns(2, GAP) if context.is_wide else body.rows(2, GAP)
    drawing.parts.append(_draw_attack(boxes[0], battle, context))
    drawing.parts.append(_draw_defence(boxes[1], battle, context))
    return drawing


def _draw_title(box: Box, battle: BattleView, context: RenderContext[ArrakisView]) -> Part:
    part = Part("title", box)
    seen = box.after(box.w - (SCENE_WIDTH if context.is_wide else SCENE_WIDTH * 3 // 4))
    grown = seen.inset(2).after(-seen.w // 2)
    part.changing += [Panel(box, "stage"), Vista(grown, find_scene(battle), "right", "fade", 16)]
    part.changing.append(Icon(box.left(130).middle(96, 96), STRIKE_ICONS.get(battle.kind, "combat")))
    room = box.after(136).left(seen.x - box.x - 150).inset(0, 24)
    name = TITLE_COLUMN.set_sentences(room.top(108), [(describe_title(context, battle), "serif-bold", "gold")])
    part.changing += name
    part.changing += STAGE_COLUMN.set_sentences(
        room.below(name[-1].box.bottom - room.y + 8), [(context.say(battle.stage), "sans", "paper")]
    )
    return part


def find_scene(battle: BattleView) -> str:
    """Return the scene of the battle: at a sietch, at walls, in the open, or a hazard without a legion."""
    if battle.attacker is None:
        return "arrakis/phase/hazards"
    if not battle.rank:
        return "arrakis/battle/attack"
    return "arrakis/battle/siege" if battle.attacker.side == "harkonnen" else "arrakis/battle/storming"


def find_army_scene(fighter: FighterView) -> str:
    """Return the scene of a fighter: the side's special elites if it has any."""
    return f"arrakis/army/{SPECIAL_UNITS[fighter.side] if fighter.legion.special else fighter.side}"


def describe_title(context: RenderContext[ArrakisView], battle: BattleView) -> str:
    area = context.say(Text(f"arrakis-area-{battle.area}"))
    return context.label(f"arrakis-battle-{battle.kind}", area=area, round=battle.round)


def _draw_attack(box: Box, battle: BattleView, context: RenderContext[ArrakisView]) -> Part:
    part = Part("attack", box)
    if battle.attacker is not None:
        return _draw_side(part, battle.attacker, "attack", 0, context)
    part.changing.append(Panel(box, "mat"))
    side = min(box.h // 2, 240)
    part.changing.append(Icon(box.top(box.h * 3 // 5).middle(side, side), STRIKE_ICONS.get(battle.kind, "combat")))
    part.changing += _draw_dice(box.below(box.h * 3 // 5).inset(24, 10), battle.faces, 0, "blood")
    return part


def _draw_defence(box: Box, battle: BattleView, context: RenderContext[ArrakisView]) -> Part:
    part = Part("defence", box)
    if battle.defender is not None:
        return _draw_side(part, battle.defender, "defence", battle.rank, context)
    part.changing.append(Panel(box, "mat"))
    part.changing.append(Icon(box.middle(200, 200), "war_settlement", str(battle.rank)))
    return part


def _draw_side(part: Part, fighter: FighterView, key: str, rank: int, context: RenderContext[ArrakisView]) -> Part:
    """Draw one side: legion above, dice in the middle, their result below."""
    box, tint = part.box, SIDE_COLOURS[fighter.side]
    part.changing.append(Panel(box, "mat"))
    part.changing.append(Vista(box.inset(2).after(box.w * 9 // 20), find_army_scene(fighter), "right", "fade", 14))
    part.changing.append(Panel(box.top(12).inset(18, 0), "bar", tint))
    inner = box.inset(24, 20)
    part.changing += set_heading(inner.top(34), context.label(f"arrakis-{key}"), "sand", TEXT)
    part.changing.append(make_crest(Box(inner.right - 72, inner.y, 72, 72), fighter.side))
    name = context.say(Text(f"arrakis-area-{fighter.area}"))
    room = inner.below(34).top(56).left(inner.w - 90)
    part.changing += set_line(
        room, name, "serif-bold", fit_line_size([name], room.w, "serif-bold", (TITLE, 38, NAME)), "paper"
    )
    part.changing += _draw_legion(inner.below(92).top(140), fighter, rank, context)
    part.changing += _draw_dice(inner.below(244).top(100), fighter.rolled, fighter.extra, tint, fighter.dice)
    part.changing += _draw_outcome(inner.below(362), fighter, context)
    return part


def _draw_legion(box: Box, fighter: FighterView, rank: int, context: RenderContext[ArrakisView]) -> list[Sprite]:
    """Draw every figure, then the leaders. Leaders with a special are on gold. A settlement shows its rank."""
    tint, side = SIDE_COLOURS[fighter.side], 62
    placed: list[Sprite] = []
    figures = [*list_units(fighter.legion), *["war_token"] * fighter.legion.tokens]
    for number, name in enumerate(figures):
        placed.append(Icon(Box(box.x + number * (side + 6), box.y, side, side), name, "", tint))
    low = Box(box.x, box.y + side + 10, box.w, side)
    leaders = [*fighter.legion.named]
    for number, key in enumerate(leaders):
        at = Box(low.x + number * (side + 6), low.y, side, side)
        placed += [Panel(at.inset(-3), "chip", "mark")] if key in fighter.led else []
        placed.append(make_medal(at, key, context))
    x = low.x + len(leaders) * (side + 6)
    for number in range(fighter.legion.generic):
        placed.append(Icon(Box(x + number * (side - 8), low.y, side - 12, side), "war_generic", "", tint))
    if rank:
        icon = "war_sietch_open" if fighter.side == "atreides" else "war_settlement"
        placed.append(Icon(Box(box.right - 84, box.y + 24, 84, 84), icon, str(rank)))
    return placed


def _draw_dice(box: Box, faces: tuple[str, ...], extra: int, tint: str, count: int = 0) -> list[Sprite]:
    """Draw what was rolled, and specials from surprise. Before the roll, draw the dice to roll."""
    shown = [(FACE_ICONS[face], tint) for face in faces] + [("war_special_face", "gold")] * extra
    shown = shown or [("war_slot", "")] * count
    side = min(88, box.h, box.w // max(len(shown), 1) - 6)
    return [
        Icon(Box(box.x + n * (side + 6), box.y, side, side), name, "", colour) for n, (name, colour) in enumerate(shown)
    ]


def _draw_outcome(box: Box, fighter: FighterView, context: RenderContext[ArrakisView]) -> list[Sprite]:
    """Draw hits and shields after counting, cards spent, and hits to suffer."""
    rows = [
        ("war_hit", "arrakis-hits", fighter.hits),
        ("war_shield", "arrakis-shields", fighter.shields),
        ("hand", "arrakis-cards-spent", fighter.cards or None),
        ("combat", "arrakis-suffers", fighter.suffers),
    ]
    placed: list[Sprite] = []
    known = [(icon, key, count) for icon, key, count in rows if count is not None]
    for cell, (icon, key, count) in zip(
        [place for row in box.rows(2, 6) for place in row.columns(2, 10)], known, strict=False
    ):
        side = min(cell.h, 60)
        placed.append(Icon(cell.left(side).middle(side, side), icon, "", SIDE_COLOURS[fighter.side]))
        words = context.label(key, count=count)
        room = cell.after(side + 10)
        ink = "mark" if icon == "combat" else "paper"
        size = fit_line_size([words], room.w, "sans-bold", (TITLE, 38, NAME, TEXT, SMALL))
        placed += set_line(room, words, "sans-bold", size, ink, halo="night")
    return placed
