"""The log of the war: events become sentences. Their subject is a side, for figures are common to partners."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from games.arrakis.components import AREAS
from games.arrakis.telling.wording import (
    area_name,
    card_name,
    force_text,
    imperium_name,
    leader_name,
    marker_name,
    objective_text,
    result_name,
    side_name,
    vehicle_name,
    vision_name,
    zone_name,
)
from games.arrakis.vocabulary import Face, Result
from games.core.protocol import Arg, Event, Line, Text, say, seat_name, speaking_of

QUIET = ("paid-die",)
"""Events that pictures and statistics know and sentences need not tell."""


HEADS = ("mahdi-rolled", "mahdi-turned", "mahdi-special")
"""What the automa begins with: what it does then is told in the same sentence."""
CLAUSES = (
    "mahdi-turned",
    "mahdi-special",
    "mahdi-kept",
    "mahdi-schemed",
    "mahdi-guards",
    "mahdi-meanwhile",
    "mahdi-reinforced",
    "moved",
    "flown",
    "attacked",
    "placed",
    "deployed",
    "leader-deployed",
    "swapped",
    "harvesters-placed",
    "aircraft-placed",
    "signs-cleared",
)
"""What can be told as a part of such a sentence."""


def narrate(events: Sequence[Event], seat: int | None) -> list[Line]:
    told = [event for event in events if event.kind not in QUIET]
    return [tell_together(group, seat) if len(group) > 1 else tell(group[0], seat) for group in sentences(told)]


def sentences(events: Sequence[Event]) -> list[list[Event]]:
    """Events that are told in one sentence: what the automa turned up, and what it did by it."""
    groups: list[list[Event]] = []
    for event in events:
        if groups and continues(groups[-1], event):
            groups[-1].append(event)
        else:
            groups.append([event])
    return groups


def continues(group: list[Event], event: Event) -> bool:
    """A second card begins a sentence of its own."""
    if group[0].kind not in HEADS or event.kind not in CLAUSES or event.seat != group[0].seat:
        return False
    return event.kind not in HEADS or (len(group) == 1 and group[0].kind == HEADS[0])


def tell_together(group: list[Event], seat: int | None) -> Line:
    head, *deeds = group
    args = phrases(head)
    args["deeds"] = [speaking_of(Text(f"arrakis-did-{deed.kind}", phrases(deed)), deed.seat, seat) for deed in deeds]
    shown = dict.fromkeys(mark for event in group for mark in marks(event))
    return Line(speaking_of(Text(f"arrakis-told-{head.kind}-did", args), head.seat, seat), tuple(shown))


def phrases(event: Event) -> dict[str, Arg]:
    return {key: phrase(key, value) for key, value in event.data.items()}


def tell(event: Event, seat: int | None) -> Line:
    args = phrases(event)
    if event.kind.startswith("seated"):
        args["who"] = seat_name(event.seat)
    key = f"arrakis-told-{event.kind}"
    if event.secret and seat in event.to:
        key += "-seen"
        args |= {name: phrase(name, value) for name, value in event.secret.items()}
    return Line(speaking_of(Text(key, args), event.seat, seat), marks(event))


def marks(event: Event) -> tuple[str, ...]:
    """What of the picture a sentence speaks of."""
    areas = [event.data[key] for key in ("area", "end") if key in event.data] + event.data.get("areas", [])
    return tuple(f"area:{area}" for area in dict.fromkeys(areas) if area in AREAS)


def phrase(key: str, value: Any) -> Arg:
    return PHRASES[key](value) if key in PHRASES else value


def names(tell_one: Callable[[str], Text]) -> Callable[[list[str]], Arg]:
    return lambda keys: [tell_one(key) for key in keys] or [say("arrakis-nothing")]


def faces_text(faces: list[str]) -> Arg:
    counts = [(face, faces.count(face)) for face in Face]
    return [say(f"arrakis-face-{face}", count=count) for face, count in counts if count] or [say("arrakis-nothing")]


def dice_text(dice: dict[str, int]) -> Arg:
    return [
        say("arrakis-dice-of", count=dice[result], result=result_name(result)) for result in Result if dice.get(result)
    ] or [say("arrakis-nothing")]


def rows_text(rows: dict[str, int]) -> Arg:
    return [say("arrakis-row-of", marker=imperium_name(marker), row=row) for marker, row in rows.items()]


PHRASES: dict[str, Callable[[Any], Arg]] = {
    "side": side_name,
    "area": area_name,
    "end": area_name,
    "areas": names(area_name),
    "zone": zone_name,
    "zones": names(zone_name),
    "forces": force_text,
    "attack": force_text,
    "leader": leader_name,
    "former": leader_name,
    "card": card_name,
    "cards": names(card_name),
    "vision": vision_name,
    "visions": names(vision_name),
    "result": result_name,
    "old": result_name,
    "marker": marker_name,
    "imperium": imperium_name,
    "bans": names(imperium_name),
    "rows": rows_text,
    "vehicle": vehicle_name,
    "faces": faces_text,
    "dice": dice_text,
    "deck": lambda deck: say(f"arrakis-deck-{deck}"),
    "sign": lambda sign: say(f"arrakis-sign-{sign}"),
    "worm": lambda worm: say(f"arrakis-worm-{worm}"),
    "sector": lambda sector: say(f"arrakis-sector-{sector}"),
    "objective": objective_text,
    "objectives": names(objective_text),
}
"""How each word of an event's data is said."""
