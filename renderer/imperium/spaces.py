"""The board's spaces as plaques, and the regions they stand in."""

from __future__ import annotations

from games.imperium.views import AgentPiece, Glyph, ImperiumView, SpaceView
from renderer.frame import Frame
from renderer.imperium.glyphs import FACTIONS, run
from renderer.paint.type import line_height, width
from renderer.setting import SMALL, heading, line
from renderer.sprites import Box, Icon, Lettering, Panel, Part, Ring, Sprite, Vista

PLACES = ("landsraad", "city", "spice_trade")
"""The regions of the board that are no faction's."""
REGIONS = (*FACTIONS, *PLACES)
PAWNS = {"agent": "agent", "swordmaster": "swordmaster", "mentat": "mentat_agent"}
TAB = 44
HEAD = 28
NAME = line_height(SMALL)


def region(box: Box, name: str, spaces: list[SpaceView], frame: Frame[ImperiumView], gap: int = 6) -> list[Part]:
    """A titled group of plaques."""
    title = Part(f"region:{name}", box.top(HEAD))
    title.still += [Panel(box, "group")]
    title.still += heading(box.top(HEAD).inset(12, 0), frame.label(name.replace("_", "-")), "sand")
    rows = box.below(HEAD).inset(5, 0).top(box.h - HEAD - 6).rows(len(spaces), gap)
    return [title, *(plaque(row, space, frame) for row, space in zip(rows, spaces, strict=True))]


def plaque(box: Box, space: SpaceView, frame: Frame[ImperiumView]) -> Part:
    """Left the agent symbol and the cost, in the middle name and effect, right the place of the agent."""
    part = Part(f"space:{space.key}", box)
    tab, body = box.left(TAB), box.after(TAB).inset(6, 1).top(box.h - 5)
    place = _place_of_agents(body.below(NAME))
    does = run(_left_of(body.below(NAME), place, space), _shown(space), frame, (40, 38, 36), halo="paper")
    part.still += [Panel(box, "plaque"), _vignette(box, space, does), Panel(tab, "tab", space.icon)]
    part.still += _tab(tab.top(tab.h - 5), space)
    title, name, effect = frame.say(space.name), body.top(NAME), body.below(NAME)
    if space.combat:
        part.still.append(Icon(Box(name.right - 26, name.y, 26, name.h), "combat"))
        name = name.left(name.w - 28)
    elif width(title, "serif", SMALL) > name.w:
        name = Box(box.x + TAB + 4, name.y, box.w - TAB - 12, name.h)
    part.still += line(name, title, "serif", SMALL, "night", spacing=_tight(name, title), halo="paper")
    part.still += [Icon(place, "slot"), *does]
    if space.agents:
        tint = frame.tint(space.agents[0].seat)
        part.moving += [Panel(box.after(TAB), "wash", tint), Panel(box, "rim", tint)]
    part.moving += _pieces(effect, place, space, frame)
    if space.voiced_by:
        # The Voice bars the symbol that would lead here.
        part.marks.append(Icon(tab.top(44).middle(42, 42), "voice", tint=frame.tint(space.voiced_by[0])))
    if frame.before is not None and changed(space, frame.before):
        left = not _has_come(space, next(old for old in frame.before.spaces if old.key == space.key))
        part.marks.append(Ring(box.inset(-3), frame.tags.get(part.name, ""), left))
    return part


def _tight(room: Box, name: str) -> int:
    """The longest of names stands closer."""
    return -1 if width(name, "serif", SMALL) > room.w else 0


def _vignette(box: Box, space: SpaceView, does: list[Sprite]) -> Vista:
    """The place itself, growing out of the paper behind its agents; it is faint where words of the effect stand."""
    room = box.inset(2, 2).top(box.h - 6)
    told = max((sprite.box.right - room.x for sprite in does if isinstance(sprite, Lettering)), default=0)
    return Vista(
        room.after(max(room.w * 2 // 5, told - room.w // 16)), f"imperium/space/{space.key}", "right", "fade", 12
    )


def _tab(tab: Box, space: SpaceView) -> list[Sprite]:
    """The agent symbol; below it what the visit asks for: a price, or influence."""
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


def _shown(space: SpaceView) -> tuple[Glyph, ...]:
    """The effect; before it the words of a price that is not one number, since those have no room in the tab."""
    price = [Glyph("special", None, glyph.text) for glyph in space.cost if glyph.text is not None]
    effect = tuple(Glyph("harvest", space.maker) if glyph.icon == "harvest" else glyph for glyph in space.effect)
    return (*price, Glyph("arrow"), *effect) if price else effect


def _place_of_agents(effect: Box) -> Box:
    side = min(effect.h, 44)
    return Box(effect.right - side, effect.bottom - side, side, side)


def _left_of(effect: Box, place: Box, space: SpaceView) -> Box:
    """The room of the effect: what the agent, the flag and bonus spice leave."""
    extra = 36 * (bool(space.control_bonus) + bool(space.maker))
    return Box(effect.x, effect.y, place.x - effect.x - 4 - extra, effect.h)


def _pieces(effect: Box, place: Box, space: SpaceView, frame: Frame[ImperiumView]) -> list[Sprite]:
    pieces: list[Sprite] = []
    x = place.x - 36
    if space.control_bonus:
        flag = Box(x, effect.y, 34, effect.h)
        if space.held_by is not None:
            pieces.append(Icon(flag, "dreadnought", tint=frame.tint(space.held_by)))
        elif space.controller is not None:
            pieces.append(Icon(flag, "control", tint=frame.tint(space.controller)))
        x -= 36
    if space.bonus_spice:
        pieces.append(
            Icon(
                Box(x, effect.y, 36, effect.h),
                "bloom",
                f"+{space.bonus_spice}" if space.bonus_spice < 10 else str(space.bonus_spice),
            )
        )
    return pieces + _agents(place, space, frame)


def _agents(place: Box, space: SpaceView, frame: Frame[ImperiumView]) -> list[Sprite]:
    """One agent fills its place; two, which only special cards bring about, share it."""
    if not space.agents:
        return [Icon(place.inset(4), "mentat")] if space.mentat_here else []
    columns = place.columns(len(space.agents))
    return [_pawn(column, agent, frame) for column, agent in zip(columns, space.agents, strict=True)]


def _pawn(box: Box, agent: AgentPiece, frame: Frame[ImperiumView]) -> Icon:
    return Icon(box, PAWNS[agent.kind], tint=frame.tint(agent.seat))


def changed(space: SpaceView, before: ImperiumView) -> bool:
    """Whether pieces on the space differ from the last picture."""
    return any(old.key == space.key and pieces_on(old) != pieces_on(space) for old in before.spaces)


def _has_come(space: SpaceView, before: SpaceView) -> bool:
    """Whether anybody's piece is there that was not."""
    markers = (
        (space.controller, before.controller),
        (space.held_by, before.held_by),
        (space.voiced_by, before.voiced_by),
    )
    return not set(space.agents) <= set(before.agents) or any(now not in (None, (), old) for now, old in markers)


def pieces_on(space: SpaceView) -> tuple[object, ...]:
    return space.agents, space.controller, space.held_by, space.bonus_spice, space.voiced_by
