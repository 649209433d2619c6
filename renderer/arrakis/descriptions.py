"""Legions, areas, boards and tracks in words, for alternative texts and the text version of the board."""

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
from renderer.arrakis.banner import name_holder
from renderer.arrakis.dashboards import describe_automa, find_leader, find_side
from renderer.arrakis.geography import load_board
from renderer.arrakis.prescience_row import list_awards
from renderer.arrakis.tracks import MARKERS
from renderer.context import RenderContext
from renderer.typesetting import make_sentence

ArrakisContext = RenderContext[ArrakisView]


def name_area(context: RenderContext[Any], area: str) -> str:
    """Return the name of an area with its code."""
    code = load_board().areas[area].code
    return context.label("arrakis-area", name=context.say(Text(f"arrakis-area-{area}")), code=code)


def describe_figures(context: RenderContext[Any], side: str, legion: LegionView | TokenFace) -> list[str]:
    kinds = [("regular", legion.regular), ("elite", legion.elite), (f"special-{side}", legion.special)]
    kinds.append((f"generic-{side}", legion.generic))
    return [context.label(f"arrakis-units-{kind}", count=count) for kind, count in kinds if count]


def describe_legion(context: ArrakisContext, one: LegionView) -> str:
    """Describe a legion, such as "Harkonnen: 2 regulars, 1 Sardaukar, the Baron"."""
    said = describe_figures(context, one.side, one)
    if one.tokens:
        known = "; ".join(", ".join(describe_figures(context, one.side, face)) for face in one.known)
        said.append(context.label("arrakis-units-tokens", count=one.tokens, known=known or "none"))
    leaders = [find_leader(context.view, key) for key in one.named]
    said += [context.say(leader.name) for leader in leaders if leader is not None]
    return context.label("arrakis-legion", side=context.label(f"arrakis-side-{one.side}"), figures=", ".join(said))


def describe_contents(context: ArrakisContext, area: AreaView) -> list[str]:
    """Describe everything in an area."""
    said = [describe_legion(context, one) for one in area.legions]
    held = area.settlement
    if held is not None:
        kind = "sietch" if held.side == "atreides" else "settlement"
        rank = "?" if held.rank is None else str(held.rank)
        said.append(context.label(f"arrakis-text-{kind}", rank=rank, hidden="yes" if held.hidden else "no"))
    signs = [area.worm.replace("_", "-"), "harvester" * area.harvester]
    signs += ["wormsign" * area.wormsign, "station" * area.station]
    return said + [context.label(f"arrakis-text-{sign}") for sign in signs if sign]


def describe_area(context: ArrakisContext, one: AreaView, borders: bool = False) -> str:
    """Describe an area in one line. With `borders`, add its terrain and borders."""
    facts = load_board().areas[one.id]
    notes = describe_contents(context, one) or [context.label("arrakis-text-empty")]
    if borders:
        terrain = "desert" if one.id == context.view.opened else facts.terrain
        notes.append(context.say(Text(f"arrakis-terrain-{terrain}")))
        beside = ", ".join(load_board().areas[key].code for key in facts.adj)
        notes.append(context.label("arrakis-text-borders", areas=beside))
    if borders and facts.wall:
        walls = ", ".join(load_board().areas[key].code for key in facts.wall)
        notes.append(context.label("arrakis-text-walls", areas=walls))
    return context.label("arrakis-text-area", area=name_area(context, one.id), notes="; ".join(notes))


def describe_areas(context: ArrakisContext) -> Iterator[str]:
    """Describe every area that holds something."""
    yield from (describe_area(context, one) for one in context.view.areas)


def describe_sector(context: ArrakisContext, key: str) -> Iterator[str]:
    """Describe every area of a sector with its borders, and the vehicles beside it."""
    yield f"**{context.say(Text(f'arrakis-sector-{key}'))}**"
    held = {one.id: one for one in context.view.areas}
    yield from (
        describe_area(context, held.get(one.id, AreaView(one.id)), borders=True)
        for one in load_board().find_areas_of(key)
    )
    yield from describe_zones(context, key)


def describe_zones(context: ArrakisContext, sector: str = "") -> Iterator[str]:
    for zone in context.view.zones:
        if zone.vehicle and (not sector or sector in load_board().zones[zone.id].sectors):
            vehicle = context.label(f"arrakis-text-{zone.vehicle}")
            yield context.label("arrakis-text-zone", zone=context.say(Text(f"arrakis-zone-{zone.id}")), vehicle=vehicle)


def describe_tracks(context: ArrakisContext) -> Iterator[str]:
    view = context.view.tracks
    yield context.label("arrakis-alt-supremacy", count=view.supremacy, win=view.supremacy_win)
    yield context.label("arrakis-alt-prescience", kh=view.kh, sd=view.sd, jh=view.jh)
    yield from describe_objectives(context)


def describe_objectives(context: ArrakisContext) -> Iterator[str]:
    """Describe the targets, if the reader may know them."""
    for one in context.view.tracks.objectives:
        yield context.label("arrakis-alt-objective", kh=one.kh, sd=one.sd, jh=one.jh)


def describe_spice(context: ArrakisContext) -> Iterator[str]:
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


def describe_award(context: RenderContext[Any], face: PrescienceFace) -> str:
    return ", ".join(context.label(f"arrakis-award-{marker}", count=steps) for marker, steps in list_awards(face))


def describe_visions(context: ArrakisContext) -> Iterator[str]:
    for one in context.view.prescience:
        yield context.label(
            "arrakis-text-vision",
            name=context.say(one.face.name),
            when=context.label(f"arrakis-when-{one.face.phase.replace('_', '-')}"),
            lines=" ".join(make_sentence(context.say(text)) for text in one.face.lines),
            award=describe_award(context, one.face),
        )


def describe_dashboard(context: ArrakisContext, one: DashboardView) -> Iterator[str]:
    """Describe dice, leaders, tank, cards and supply."""
    yield context.label("arrakis-text-board", name=name_holder(context, one), board=context.say(one.name))
    yield context.label(
        "arrakis-text-dice", dice=", ".join(filter(None, (_describe_slot(context, slot) for slot in one.slots))) or "0"
    )
    own = [leader for leader in context.view.leaders if leader.side == one.side and _is_on_board(one, leader)]
    yield context.label("arrakis-text-leaders", leaders=", ".join(_describe_leader(context, leader) for leader in own))
    side = find_side(context.view, one.side)
    yield context.label("arrakis-text-cards", hand=one.hand, tokens=side.bene_gesserit)
    if one.seat is None and context.view.automa is not None:
        yield context.label(
            "arrakis-text-automa", plans=describe_automa(context), count=context.view.automa.reinforcements
        )


def _is_on_board(one: DashboardView, leader: LeaderView) -> bool:
    return one.board in (one.side, leader.board)


def _describe_slot(context: ArrakisContext, slot: SlotView) -> str:
    count = slot.dice + slot.token
    return context.label(f"arrakis-result-{slot.result.replace('_', '-')}", count=count) if count else ""


def _describe_leader(context: ArrakisContext, leader: LeaderView) -> str:
    place = context.label(f"arrakis-place-{leader.place}")
    if leader.area is not None:
        place = load_board().areas[leader.area].code
    if leader.exhausted:
        place = context.label("arrakis-exhausted", place=place)
    return context.label("arrakis-text-leader", name=context.say(leader.name), place=place)


def describe_changes(context: ArrakisContext) -> Iterator[str]:
    """Describe what differs from the last picture: areas by name and code, and the tracks."""
    before, view = context.before, context.view
    if before is None:
        return
    past, now = {one.id: one for one in before.areas}, {one.id: one for one in view.areas}
    for key in load_board().areas:
        if past.get(key) != now.get(key):
            yield name_area(context, key)
    for marker in ("supremacy", *MARKERS):
        amount = getattr(view.tracks, marker) - getattr(before.tracks, marker)
        if amount:
            yield context.label(f"arrakis-moved-{marker}", by=f"{amount:+d}")
