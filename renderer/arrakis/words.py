"""Legions, areas, boards and tracks in words: what descriptions and the written board share."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from games.arrakis.views import (
    AreaView,
    ArrakisView,
    DashboardView,
    LeaderView,
    LegionView,
    PrescienceFace,
    SlotView,
    TokenFace,
)
from games.core.protocol import Text
from renderer.arrakis.banner import holder
from renderer.arrakis.dashboards import automa_words, leader_of, side_of
from renderer.arrakis.geography import board
from renderer.arrakis.tracks import MARKERS
from renderer.arrakis.visions import awards
from renderer.context import RenderContext

Told = RenderContext[ArrakisView]


def area_name(context: RenderContext[Any], area: str) -> str:
    """A name with its code."""
    code = board().areas[area].code
    return context.label("arrakis-area", name=context.say(Text(f"arrakis-area-{area}")), code=code)


def figures(context: RenderContext[Any], side: str, legion: LegionView | TokenFace) -> list[str]:
    kinds = [("regular", legion.regular), ("elite", legion.elite), (f"special-{side}", legion.special)]
    kinds.append((f"generic-{side}", legion.generic))
    return [context.label(f"arrakis-units-{kind}", count=count) for kind, count in kinds if count]


def legion(context: Told, one: LegionView) -> str:
    """Harkonnen: 2 regulars, 1 Sardaukar, the Baron."""
    said = figures(context, one.side, one)
    if one.tokens:
        known = "; ".join(", ".join(figures(context, one.side, face)) for face in one.known)
        said.append(context.label("arrakis-units-tokens", count=one.tokens, known=known or "none"))
    leaders = [leader_of(context.view, key) for key in one.named]
    said += [context.say(leader.name) for leader in leaders if leader is not None]
    return context.label("arrakis-legion", side=context.label(f"arrakis-side-{one.side}"), figures=", ".join(said))


def contents(context: Told, area: AreaView) -> list[str]:
    """Everything that lies in an area."""
    said = [legion(context, one) for one in area.legions]
    held = area.settlement
    if held is not None:
        kind = "sietch" if held.side == "atreides" else "settlement"
        rank = "?" if held.rank is None else str(held.rank)
        said.append(context.label(f"arrakis-text-{kind}", rank=rank, hidden="yes" if held.hidden else "no"))
    signs = [area.worm.replace("_", "-"), "harvester" * area.harvester]
    signs += ["wormsign" * area.wormsign, "station" * area.station]
    return said + [context.label(f"arrakis-text-{sign}") for sign in signs if sign]


def area(context: Told, one: AreaView, borders: bool = False) -> str:
    """An area in one line; with its land and its borders where that is wanted."""
    facts = board().areas[one.id]
    notes = contents(context, one) or [context.label("arrakis-text-empty")]
    if borders:
        terrain = "desert" if one.id == context.view.opened else facts.terrain
        notes.append(context.say(Text(f"arrakis-terrain-{terrain}")))
        beside = ", ".join(board().areas[key].code for key in facts.adj)
        notes.append(context.label("arrakis-text-borders", areas=beside))
    if borders and facts.wall:
        walls = ", ".join(board().areas[key].code for key in facts.wall)
        notes.append(context.label("arrakis-text-walls", areas=walls))
    return context.label("arrakis-text-area", area=area_name(context, one.id), notes="; ".join(notes))


def areas(context: Told) -> Iterator[str]:
    """Every area that holds something."""
    yield from (area(context, one) for one in context.view.areas)


def sector(context: Told, key: str) -> Iterator[str]:
    """Every area of a sector with its borders, and what flies beside it."""
    yield f"**{context.say(Text(f'arrakis-sector-{key}'))}**"
    held = {one.id: one for one in context.view.areas}
    yield from (area(context, held.get(one.id, AreaView(one.id)), borders=True) for one in board().of_sector(key))
    yield from zones(context, key)


def zones(context: Told, sector: str = "") -> Iterator[str]:
    for zone in context.view.zones:
        if zone.vehicle and (not sector or sector in board().zones[zone.id].sectors):
            vehicle = context.label(f"arrakis-text-{zone.vehicle}")
            yield context.label("arrakis-text-zone", zone=context.say(Text(f"arrakis-zone-{zone.id}")), vehicle=vehicle)


def tracks(context: Told) -> Iterator[str]:
    view = context.view.tracks
    yield context.label("arrakis-alt-supremacy", count=view.supremacy, win=view.supremacy_win)
    yield context.label("arrakis-alt-prescience", kh=view.kh, sd=view.sd, jh=view.jh)
    yield from objectives(context)


def objectives(context: Told) -> Iterator[str]:
    """The targets, for who may know them."""
    for one in context.view.tracks.objectives:
        yield context.label("arrakis-alt-objective", kh=one.kh, sd=one.sd, jh=one.jh)


def spice(context: Told) -> Iterator[str]:
    view = context.view.spice
    rows = [context.label("arrakis-alt-marker", name=context.say(one.name), row=one.row) for one in view.markers]
    yield context.label("arrakis-alt-spice", markers=", ".join(rows), reserve=view.reserve)
    bans = [
        context.label("arrakis-ban", name=context.say(one.name), ban=context.say(one.ban))
        for one in view.markers
        if one.banned
    ]
    if bans:
        yield context.label("arrakis-alt-bans", bans="; ".join(bans))
    if view.harvested is not None:
        yield context.label("arrakis-alt-harvested", count=view.harvested)


def award(context: RenderContext[Any], face: PrescienceFace) -> str:
    return ", ".join(context.label(f"arrakis-award-{marker}", count=steps) for marker, steps in awards(face))


def visions(context: Told) -> Iterator[str]:
    for one in context.view.prescience:
        yield context.label(
            "arrakis-text-vision",
            name=context.say(one.face.name),
            when=context.label(f"arrakis-when-{one.face.phase.replace('_', '-')}"),
            lines=" ".join(context.say(text) for text in one.face.lines),
            award=award(context, one.face),
        )


def dashboard(context: Told, one: DashboardView) -> Iterator[str]:
    """Dice, leaders, tank, cards and supply."""
    yield context.label("arrakis-text-board", name=holder(context, one), board=context.say(one.name))
    yield context.label(
        "arrakis-text-dice", dice=", ".join(filter(None, (_slot(context, slot) for slot in one.slots))) or "0"
    )
    own = [leader for leader in context.view.leaders if leader.side == one.side and _belongs(one, leader)]
    yield context.label("arrakis-text-leaders", leaders=", ".join(_leader(context, leader) for leader in own))
    side = side_of(context.view, one.side)
    yield context.label("arrakis-text-cards", hand=one.hand, tokens=side.bene_gesserit)
    if one.seat is None and context.view.automa is not None:
        yield context.label(
            "arrakis-text-automa", plans=automa_words(context), count=context.view.automa.reinforcements
        )


def _belongs(one: DashboardView, leader: LeaderView) -> bool:
    return one.board in (one.side, leader.board)


def _slot(context: Told, slot: SlotView) -> str:
    count = slot.dice + slot.token
    return context.label(f"arrakis-result-{slot.result.replace('_', '-')}", count=count) if count else ""


def _leader(context: Told, leader: LeaderView) -> str:
    place = context.label(f"arrakis-place-{leader.place}")
    if leader.area is not None:
        place = board().areas[leader.area].code
    if leader.exhausted:
        place = context.label("arrakis-exhausted", place=place)
    return context.label("arrakis-text-leader", name=context.say(leader.name), place=place)


def changes(context: Told) -> Iterator[str]:
    """What differs from the last picture: areas by name, and the tracks."""
    before, view = context.before, context.view
    if before is None:
        return
    past, now = {one.id: one for one in before.areas}, {one.id: one for one in view.areas}
    for key in board().areas:
        if past.get(key) != now.get(key):
            yield board().areas[key].code
    for marker in ("supremacy", *MARKERS):
        by = getattr(view.tracks, marker) - getattr(before.tracks, marker)
        if by:
            yield context.label(f"arrakis-moved-{marker}", by=f"{by:+d}")
