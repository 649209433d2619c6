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
from renderer.frame import Frame

Told = Frame[ArrakisView]


def area_name(frame: Frame[Any], area: str) -> str:
    """A name with its code."""
    code = board().areas[area].code
    return frame.label("arrakis-area", name=frame.say(Text(f"arrakis-area-{area}")), code=code)


def figures(frame: Frame[Any], side: str, legion: LegionView | TokenFace) -> list[str]:
    kinds = [("regular", legion.regular), ("elite", legion.elite), (f"special-{side}", legion.special)]
    kinds.append((f"generic-{side}", legion.generic))
    return [frame.label(f"arrakis-units-{kind}", count=count) for kind, count in kinds if count]


def legion(frame: Told, one: LegionView) -> str:
    """Harkonnen: 2 regulars, 1 Sardaukar, the Baron."""
    said = figures(frame, one.side, one)
    if one.tokens:
        known = "; ".join(", ".join(figures(frame, one.side, face)) for face in one.known)
        said.append(frame.label("arrakis-units-tokens", count=one.tokens, known=known or "none"))
    leaders = [leader_of(frame.view, key) for key in one.named]
    said += [frame.say(leader.name) for leader in leaders if leader is not None]
    return frame.label("arrakis-legion", side=frame.label(f"arrakis-side-{one.side}"), figures=", ".join(said))


def contents(frame: Told, area: AreaView) -> list[str]:
    """Everything that lies in an area."""
    said = [legion(frame, one) for one in area.legions]
    held = area.settlement
    if held is not None:
        kind = "sietch" if held.side == "atreides" else "settlement"
        rank = "?" if held.rank is None else str(held.rank)
        said.append(frame.label(f"arrakis-text-{kind}", rank=rank, hidden="yes" if held.hidden else "no"))
    signs = [area.worm.replace("_", "-"), "harvester" * area.harvester]
    signs += ["wormsign" * area.wormsign, "station" * area.station]
    return said + [frame.label(f"arrakis-text-{sign}") for sign in signs if sign]


def area(frame: Told, one: AreaView, borders: bool = False) -> str:
    """An area in one line; with its land and its borders where that is wanted."""
    facts = board().areas[one.id]
    notes = contents(frame, one) or [frame.label("arrakis-text-empty")]
    if borders:
        terrain = "desert" if one.id == frame.view.opened else facts.terrain
        notes.append(frame.say(Text(f"arrakis-terrain-{terrain}")))
        beside = ", ".join(board().areas[key].code for key in facts.adj)
        notes.append(frame.label("arrakis-text-borders", areas=beside))
    if borders and facts.wall:
        walls = ", ".join(board().areas[key].code for key in facts.wall)
        notes.append(frame.label("arrakis-text-walls", areas=walls))
    return frame.label("arrakis-text-area", area=area_name(frame, one.id), notes="; ".join(notes))


def areas(frame: Told) -> Iterator[str]:
    """Every area that holds something."""
    yield from (area(frame, one) for one in frame.view.areas)


def sector(frame: Told, key: str) -> Iterator[str]:
    """Every area of a sector with its borders, and what flies beside it."""
    yield f"**{frame.say(Text(f'arrakis-sector-{key}'))}**"
    held = {one.id: one for one in frame.view.areas}
    yield from (area(frame, held.get(one.id, AreaView(one.id)), borders=True) for one in board().of_sector(key))
    yield from zones(frame, key)


def zones(frame: Told, sector: str = "") -> Iterator[str]:
    for zone in frame.view.zones:
        if zone.vehicle and (not sector or sector in board().zones[zone.id].sectors):
            vehicle = frame.label(f"arrakis-text-{zone.vehicle}")
            yield frame.label("arrakis-text-zone", zone=frame.say(Text(f"arrakis-zone-{zone.id}")), vehicle=vehicle)


def tracks(frame: Told) -> Iterator[str]:
    view = frame.view.tracks
    yield frame.label("arrakis-alt-supremacy", count=view.supremacy, win=view.supremacy_win)
    yield frame.label("arrakis-alt-prescience", kh=view.kh, sd=view.sd, jh=view.jh)
    yield from objectives(frame)


def objectives(frame: Told) -> Iterator[str]:
    """The targets, for who may know them."""
    for one in frame.view.tracks.objectives:
        yield frame.label("arrakis-alt-objective", kh=one.kh, sd=one.sd, jh=one.jh)


def spice(frame: Told) -> Iterator[str]:
    view = frame.view.spice
    rows = [frame.label("arrakis-alt-marker", name=frame.say(one.name), row=one.row) for one in view.markers]
    yield frame.label("arrakis-alt-spice", markers=", ".join(rows), reserve=view.reserve)
    bans = [
        frame.label("arrakis-ban", name=frame.say(one.name), ban=frame.say(one.ban))
        for one in view.markers
        if one.banned
    ]
    if bans:
        yield frame.label("arrakis-alt-bans", bans="; ".join(bans))
    if view.harvested is not None:
        yield frame.label("arrakis-alt-harvested", count=view.harvested)


def award(frame: Frame[Any], face: PrescienceFace) -> str:
    return ", ".join(frame.label(f"arrakis-award-{marker}", count=steps) for marker, steps in awards(face))


def visions(frame: Told) -> Iterator[str]:
    for one in frame.view.prescience:
        yield frame.label(
            "arrakis-text-vision",
            name=frame.say(one.face.name),
            when=frame.label(f"arrakis-when-{one.face.phase.replace('_', '-')}"),
            lines=" ".join(frame.say(text) for text in one.face.lines),
            award=award(frame, one.face),
        )


def dashboard(frame: Told, one: DashboardView) -> Iterator[str]:
    """Dice, leaders, tank, cards and supply."""
    yield frame.label("arrakis-text-board", name=holder(frame, one), board=frame.say(one.name))
    yield frame.label(
        "arrakis-text-dice", dice=", ".join(filter(None, (_slot(frame, slot) for slot in one.slots))) or "0"
    )
    own = [leader for leader in frame.view.leaders if leader.side == one.side and _belongs(one, leader)]
    yield frame.label("arrakis-text-leaders", leaders=", ".join(_leader(frame, leader) for leader in own))
    side = side_of(frame.view, one.side)
    yield frame.label("arrakis-text-cards", hand=one.hand, tokens=side.bene_gesserit)
    if one.seat is None and frame.view.automa is not None:
        yield frame.label("arrakis-text-automa", plans=automa_words(frame), count=frame.view.automa.reinforcements)


def _belongs(one: DashboardView, leader: LeaderView) -> bool:
    return one.board in (one.side, leader.board)


def _slot(frame: Told, slot: SlotView) -> str:
    count = slot.dice + slot.token
    return frame.label(f"arrakis-result-{slot.result.replace('_', '-')}", count=count) if count else ""


def _leader(frame: Told, leader: LeaderView) -> str:
    place = frame.label(f"arrakis-place-{leader.place}")
    if leader.area is not None:
        place = board().areas[leader.area].code
    if leader.exhausted:
        place = frame.label("arrakis-exhausted", place=place)
    return frame.label("arrakis-text-leader", name=frame.say(leader.name), place=place)


def changes(frame: Told) -> Iterator[str]:
    """What differs from the last picture: areas by name, and the tracks."""
    before, view = frame.before, frame.view
    if before is None:
        return
    past, now = {one.id: one for one in before.areas}, {one.id: one for one in view.areas}
    for key in board().areas:
        if past.get(key) != now.get(key):
            yield board().areas[key].code
    for marker in ("supremacy", *MARKERS):
        by = getattr(view.tracks, marker) - getattr(before.tracks, marker)
        if by:
            yield frame.label(f"arrakis-moved-{marker}", by=f"{by:+d}")
