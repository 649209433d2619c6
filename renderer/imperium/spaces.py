"""The spaces of the board as plaques, and the regions they belong to."""

from __future__ import annotations

from games.imperium.views import AgentPiece, Glyph, ImperiumView, SpaceView
from renderer.context import RenderContext
from renderer.imperium.glyphs import FACTIONS, draw_effect
from renderer.paint.fonts import get_line_height, measure_text
from renderer.sprites import Box, Icon, Lettering, Panel, Part, Ring, Sprite, Vista
from renderer.typesetting import SMALL, set_heading, set_line

OTHER_REGIONS = ("landsraad", "city", "spice_trade")
"""The regions of the board that belong to no faction."""
REGIONS = (*FACTIONS, *OTHER_REGIONS)
AGENT_ICONS = {"agent": "agent", "swordmaster": "swordmaster", "mentat": "mentat_agent"}
"""Kind of agent -> icon."""
TAB_WIDTH = 44
HEAD_HEIGHT = 28
NAME_HEIGHT = get_line_height(SMALL)


def draw_region(
    box: Box, name: str, spaces: list[SpaceView], context: RenderContext[ImperiumView], gap: int = 6
) -> list[Part]:
    """Draw a titled group of plaques."""
    title = Part(f"region:{name}", box.top(HEAD_HEIGHT))
    title.static += [Panel(box, "group")]
    title.static += set_heading(box.top(HEAD_HEIGHT).inset(12, 0), context.label(name.replace("_", "-")), "sand")
    rows = box.below(HEAD_HEIGHT).inset(5, 0).top(box.h - HEAD_HEIGHT - 6).rows(len(spaces), gap)
    return [title, *(draw_plaque(row, space, context) for row, space in zip(rows, spaces, strict=True))]


def draw_plaque(box: Box, space: SpaceView, context: RenderContext[ImperiumView]) -> Part:
    """Draw a space: agent symbol and cost on the left, name and effect in the middle, the agent on the right."""
    part = Part(f"space:{space.key}", box)
    tab, body = box.left(TAB_WIDTH), box.after(TAB_WIDTH).inset(6, 1).top(box.h - 5)
    place = _find_agent_place(body.below(NAME_HEIGHT))
    does = draw_effect(
        _find_effect_room(body.below(NAME_HEIGHT), place, space),
        _list_glyphs(space),
        context,
        (40, 38, 36),
        halo="paper",
    )
    part.static += [Panel(box, "plaque"), _make_vignette(box, space, does), Panel(tab, "tab", space.icon)]
    part.static += _draw_tab(tab.top(tab.h - 5), space)
    title, name, effect = context.say(space.name), body.top(NAME_HEIGHT), body.below(NAME_HEIGHT)
    if space.combat:
        part.static.append(Icon(Box(name.right - 26, name.y, 26, name.h), "combat"))
        name = name.left(name.w - 28)
    elif measure_text(title, "serif", SMALL) > name.w:
        name = Box(box.x + TAB_WIDTH + 4, name.y, box.w - TAB_WIDTH - 12, name.h)
    part.static += set_line(name, title, "serif", SMALL, "night", spacing=_find_spacing(name, title), halo="paper")
    part.static += [Icon(place, "slot"), *does]
    if space.agents:
        tint = context.tint(space.agents[0].seat)
        part.changing += [Panel(box.after(TAB_WIDTH), "wash", tint), Panel(box, "rim", tint)]
    part.changing += _draw_pieces(effect, place, space, context)
    if space.voiced_by:
        # The Voice bars the agent symbol of this space.
        part.marks.append(Icon(tab.top(44).middle(42, 42), "voice", tint=context.tint(space.voiced_by[0])))
    if context.before is not None and is_changed(space, context.before):
        left = not _has_new_piece(space, next(old for old in context.before.spaces if old.key == space.key))
        part.marks.append(Ring(box.inset(-3), context.mentions.get(part.name, ""), left))
    return part


def _find_spacing(room: Box, name: str) -> int:
    """Return negative letter spacing for a name that is too long."""
    return -1 if measure_text(name, "serif", SMALL) > room.w else 0


def _make_vignette(box: Box, space: SpaceView, does: list[Sprite]) -> Vista:
    """Return the scene of the space, which fades in from the left. It starts further right if the effect has long
    text.
    """
    room = box.inset(2, 2).top(box.h - 6)
    text_width = max((sprite.box.right - room.x for sprite in does if isinstance(sprite, Lettering)), default=0)
    return Vista(
        room.after(max(room.w * 2 // 5, text_width - room.w // 16)), f"imperium/space/{space.key}", "right", "fade", 12
    )


def _draw_tab(tab: Box, space: SpaceView) -> list[Sprite]:
    """Draw the agent symbol, and below it the cost or requirement."""
    signs = space.requirement.signs if space.requirement else ()
    asked = [(sign.icon, sign.number, sign.tint) for sign in signs]
    asked += [(glyph.icon, "" if glyph.number is None else str(glyph.number), "") for glyph in space.cost]
    if not asked:
        return [Icon(tab.middle(40, 40), space.icon)]
    low = min(max(tab.h // 2 + 3, 38), 40)
    icon, number, tint = asked[0]
    upper = tab.top(tab.h - low)
    side = min(upper.h - 3, 36)
    return [Icon(upper.middle(side, side), space.icon), Icon(tab.below(upper.h).middle(low, low), icon, number, tint)]


def _list_glyphs(space: SpaceView) -> tuple[Glyph, ...]:
    """Return the glyphs of the effect. A cost in words comes before it, because the tab has no room for words."""
    price = [Glyph("special", None, glyph.text) for glyph in space.cost if glyph.text is not None]
    effect = tuple(Glyph("harvest", space.maker) if glyph.icon == "harvest" else glyph for glyph in space.effect)
    return (*price, Glyph("arrow"), *effect) if price else effect


def _find_agent_place(effect: Box) -> Box:
    side = min(effect.h, 44)
    return Box(effect.right - side, effect.bottom - side, side, side)


def _find_effect_room(effect: Box, place: Box, space: SpaceView) -> Box:
    """Return the room of the effect: what the agent, the flag and the bonus spice leave free."""
    extra = 36 * (bool(space.control_bonus) + bool(space.maker))
    return Box(effect.x, effect.y, place.x - effect.x - 4 - extra, effect.h)


def _draw_pieces(effect: Box, place: Box, space: SpaceView, context: RenderContext[ImperiumView]) -> list[Sprite]:
    pieces: list[Sprite] = []
    x = place.x - 36
    if space.control_bonus:
        flag = Box(x, effect.y, 34, effect.h)
        if space.held_by is not None:
            pieces.append(Icon(flag, "dreadnought", tint=context.tint(space.held_by)))
        elif space.controller is not None:
            pieces.append(Icon(flag, "control", tint=context.tint(space.controller)))
        x -= 36
    if space.bonus_spice:
        pieces.append(
            Icon(
                Box(x, effect.y, 36, effect.h),
                "bloom",
                f"+{space.bonus_spice}" if space.bonus_spice < 10 else str(space.bonus_spice),
            )
        )
    return pieces + _draw_agents(place, space, context)


def _draw_agents(place: Box, space: SpaceView, context: RenderContext[ImperiumView]) -> list[Sprite]:
    """Draw the agents. Two agents, which only special cards allow, share the place."""
    if not space.agents:
        return [Icon(place.inset(4), "mentat")] if space.mentat_here else []
    columns = place.columns(len(space.agents))
    return [_draw_pawn(column, agent, context) for column, agent in zip(columns, space.agents, strict=True)]


def _draw_pawn(box: Box, agent: AgentPiece, context: RenderContext[ImperiumView]) -> Icon:
    return Icon(box, AGENT_ICONS[agent.kind], tint=context.tint(agent.seat))


def is_changed(space: SpaceView, before: ImperiumView) -> bool:
    """Return whether the pieces on the space differ from the last picture."""
    return any(old.key == space.key and list_pieces(old) != list_pieces(space) for old in before.spaces)


def _has_new_piece(space: SpaceView, before: SpaceView) -> bool:
    """Return whether a piece is there that was not there before."""
    markers = (
        (space.controller, before.controller),
        (space.held_by, before.held_by),
        (space.voiced_by, before.voiced_by),
    )
    return not set(space.agents) <= set(before.agents) or any(now not in (None, (), old) for now, old in markers)


def list_pieces(space: SpaceView) -> tuple[object, ...]:
    return space.agents, space.controller, space.held_by, space.bonus_spice, space.voiced_by
