"""A battle as a picture: both legions, what they rolled, what was cancelled, and what each has to suffer."""

from __future__ import annotations

from games.arrakis.views import ArrakisView, BattleView, FighterView
from games.core.protocol import Text
from renderer.arrakis.banner import CRESTS
from renderer.arrakis.board import board
from renderer.arrakis.dashboards import medal
from renderer.arrakis.icons_pieces import SIDES
from renderer.arrakis.legions import units
from renderer.context import RenderContext
from renderer.sprites import Box, Drawing, Icon, Panel, Part, Sprite, Vista
from renderer.text_column import TextColumn
from renderer.typesetting import NAME, SMALL, TEXT, TITLE, fit_line_size, set_heading, set_line

GAP = 14
HEAD, VIEW = 210, 480
"""The height of a battle's title, and the width of its scene."""
SIDE = 560
"""The height of a side of the battle."""
TITLES = TextColumn((56, TITLE, 38, NAME, TEXT), leading=1.26, between=0)
STAGES = TextColumn((TITLE, 38, NAME, TEXT, SMALL), leading=1.2, between=0)
FACES = {"hit": "war_hit", "shield": "war_shield", "special": "war_special_face"}
STRIKES = {"worm": "war_sandworm", "storm": "storm", "strike": "combat"}
"""What attacks where no legion does."""
SPECIAL = {"atreides": "fedaykin", "harkonnen": "sardaukar"}


def conflict(context: RenderContext[ArrakisView]) -> Drawing:
    """The battle that is being fought; where there is none, the board."""
    battle = context.view.battle
    if battle is None:
        return board(context)
    width = 1600 if context.is_wide else 1080
    drawing = Drawing(width, 32 + HEAD + GAP + (SIDE if context.is_wide else 2 * SIDE + GAP))
    page = Box(0, 0, width, drawing.height).inset(16)
    drawing.parts.append(_title(page.top(HEAD), battle, context))
    body = page.below(HEAD + GAP)
    boxes = body.columns(2, GAP) if context.is_wide else body.rows(2, GAP)
    drawing.parts.append(_attack(boxes[0], battle, context))
    drawing.parts.append(_defence(boxes[1], battle, context))
    return drawing


def _title(box: Box, battle: BattleView, context: RenderContext[ArrakisView]) -> Part:
    part = Part("title", box)
    seen = box.after(box.w - (VIEW if context.is_wide else VIEW * 3 // 4))
    grown = seen.inset(2).after(-seen.w // 2)
    part.changing += [Panel(box, "stage"), Vista(grown, scene_of(battle), "right", "fade", 16)]
    part.changing.append(Icon(box.left(130).middle(96, 96), STRIKES.get(battle.kind, "combat")))
    room = box.after(136).left(seen.x - box.x - 150).inset(0, 24)
    name = TITLES.set_sentences(room.top(108), [(title_words(context, battle), "serif-bold", "gold")])
    part.changing += name
    part.changing += STAGES.set_sentences(
        room.below(name[-1].box.bottom - room.y + 8), [(context.say(battle.stage), "sans", "paper")]
    )
    return part


def scene_of(battle: BattleView) -> str:
    """Where it is fought: before a sietch, before walls, or in the open; or what strikes without a legion."""
    if battle.attacker is None:
        return "arrakis/phase/hazards"
    if not battle.rank:
        return "arrakis/battle/attack"
    return "arrakis/battle/siege" if battle.attacker.side == "harkonnen" else "arrakis/battle/storming"


def army(fighter: FighterView) -> str:
    """Who is seen fighting: a side's special elites, where it has any."""
    return f"arrakis/army/{SPECIAL[fighter.side] if fighter.legion.special else fighter.side}"


def title_words(context: RenderContext[ArrakisView], battle: BattleView) -> str:
    area = context.say(Text(f"arrakis-area-{battle.area}"))
    return context.label(f"arrakis-battle-{battle.kind}", area=area, round=battle.round)


def _attack(box: Box, battle: BattleView, context: RenderContext[ArrakisView]) -> Part:
    part = Part("attack", box)
    if battle.attacker is not None:
        return _side(part, battle.attacker, "attack", 0, context)
    part.changing.append(Panel(box, "mat"))
    side = min(box.h // 2, 240)
    part.changing.append(Icon(box.top(box.h * 3 // 5).middle(side, side), STRIKES.get(battle.kind, "combat")))
    part.changing += _dice(box.below(box.h * 3 // 5).inset(24, 10), battle.faces, 0, "blood")
    return part


def _defence(box: Box, battle: BattleView, context: RenderContext[ArrakisView]) -> Part:
    part = Part("defence", box)
    if battle.defender is not None:
        return _side(part, battle.defender, "defence", battle.rank, context)
    part.changing.append(Panel(box, "mat"))
    part.changing.append(Icon(box.middle(200, 200), "war_settlement", str(battle.rank)))
    return part


def _side(part: Part, fighter: FighterView, key: str, rank: int, context: RenderContext[ArrakisView]) -> Part:
    """Legion above, dice in the middle, what they come to below."""
    box, tint = part.box, SIDES[fighter.side]
    part.changing.append(Panel(box, "mat"))
    part.changing.append(Vista(box.inset(2).after(box.w * 9 // 20), army(fighter), "right", "fade", 14))
    part.changing.append(Panel(box.top(12).inset(18, 0), "bar", tint))
    inner = box.inset(24, 20)
    part.changing += set_heading(inner.top(34), context.label(f"arrakis-{key}"), "sand", TEXT)
    part.changing.append(Icon(Box(inner.right - 72, inner.y, 72, 72), CRESTS[fighter.side]))
    name = context.say(Text(f"arrakis-area-{fighter.area}"))
    room = inner.below(34).top(56).left(inner.w - 90)
    part.changing += set_line(
        room, name, "serif-bold", fit_line_size([name], room.w, "serif-bold", (TITLE, 38, NAME)), "paper"
    )
    part.changing += _legion(inner.below(92).top(140), fighter, rank, context)
    part.changing += _dice(inner.below(244).top(100), fighter.rolled, fighter.extra, tint, fighter.dice)
    part.changing += _outcome(inner.below(362), fighter, context)
    return part


def _legion(box: Box, fighter: FighterView, rank: int, context: RenderContext[ArrakisView]) -> list[Sprite]:
    """Every figure, then its leaders; those that took a special stand in gold, and a settlement helps."""
    tint, side = SIDES[fighter.side], 62
    placed: list[Sprite] = []
    figures = [*units(fighter.legion), *["war_token"] * fighter.legion.tokens]
    for number, name in enumerate(figures):
        placed.append(Icon(Box(box.x + number * (side + 6), box.y, side, side), name, "", tint))
    low = Box(box.x, box.y + side + 10, box.w, side)
    leaders = [*fighter.legion.named]
    for number, key in enumerate(leaders):
        at = Box(low.x + number * (side + 6), low.y, side, side)
        placed += [Panel(at.inset(-3), "chip", "mark")] if key in fighter.led else []
        placed.append(medal(at, key, context))
    x = low.x + len(leaders) * (side + 6)
    for number in range(fighter.legion.generic):
        placed.append(Icon(Box(x + number * (side - 8), low.y, side - 12, side), "war_generic", "", tint))
    if rank:
        icon = "war_sietch_open" if fighter.side == "atreides" else "war_settlement"
        placed.append(Icon(Box(box.right - 84, box.y + 24, 84, 84), icon, str(rank)))
    return placed


def _dice(box: Box, faces: tuple[str, ...], extra: int, tint: str, count: int = 0) -> list[Sprite]:
    """What was rolled, and specials added by surprise; before the roll the dice that will be."""
    shown = [(FACES[face], tint) for face in faces] + [("war_special_face", "gold")] * extra
    shown = shown or [("war_slot", "")] * count
    side = min(88, box.h, box.w // max(len(shown), 1) - 6)
    return [
        Icon(Box(box.x + n * (side + 6), box.y, side, side), name, "", colour) for n, (name, colour) in enumerate(shown)
    ]


def _outcome(box: Box, fighter: FighterView, context: RenderContext[ArrakisView]) -> list[Sprite]:
    """Hits and shields after all is counted, cards spent, and the hits to suffer."""
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
        placed.append(Icon(cell.left(side).middle(side, side), icon, "", SIDES[fighter.side]))
        words = context.label(key, count=count)
        room = cell.after(side + 10)
        ink = "mark" if icon == "combat" else "paper"
        size = fit_line_size([words], room.w, "sans-bold", (TITLE, 38, NAME, TEXT, SMALL))
        placed += set_line(room, words, "sans-bold", size, ink, halo="night")
    return placed
