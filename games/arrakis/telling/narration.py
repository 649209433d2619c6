"""The log of the war: events become sentences. The subject is a side, because partners share their figures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import reduce
from typing import Any

from games.arrakis.components import AREAS, ZONES, card_key
from games.arrakis.telling.event_merging import merged, with_data
from games.arrakis.telling.wording import (
    area_name,
    card_name,
    count_leaders,
    force_text,
    imperium_name,
    leader_name,
    marker_name,
    objective_text,
    result_name,
    side_name,
    vehicle_name,
    vision_name,
    zone_code,
)
from games.arrakis.vocabulary import GENERICS, Face, Result
from games.core.protocol import VICTORY, Arg, Event, Line, Text, join_deeds, say, seat_name, with_person

SILENT_KINDS = ("paid-die",)
"""Kinds of events for pictures and statistics only. They get no sentence."""


HEADS = ("mahdi-rolled", "mahdi-turned", "mahdi-special", "acted", "special", "played", "desert-power")
"""Kinds of events that begin a sentence. What the side does with that die, leader or card joins the sentence."""
CLAUSES = (
    "mahdi-turned",
    "mahdi-special",
    "mahdi-kept",
    "mahdi-schemed",
    "mahdi-guards",
    "mahdi-meanwhile",
    "mahdi-reinforced",
    "moved",
    "rode",
    "flown",
    "attacked",
    "drew",
    "placed",
    "deployed",
    "leader-deployed",
    "swapped",
    "harvesters-placed",
    "aircraft-placed",
    "signs-cleared",
    "signs-laid",
    "token-deployed",
    "station",
    "worm-moved",
    "worm-struck",
    "worm-struck-harvester",
)
"""Kinds of events that can join such a sentence."""


VERBS = {
    "drew": "drew",
    "garrisoned": "garrisoned",
    "deployed": "deployed",
    "placed": "placed",
    "harvesters-placed": "placed",
    "aircraft-placed": "placed",
    "moved": "moved",
    "flown": "flown",
    "excess": "excess",
    "swapped": "swapped",
    "marker": "marker",
    "die-changed": "die-changed",
}
"""Kind of event -> the verb of the sentence that lists several such events."""

BRIEF = (
    ("attacked", ("attacked",), "end"),
    ("marched", ("moved", "rode", "flown"), "end"),
    ("deployed", ("deployed", "placed", "token-deployed"), "area"),
)
"""How a long sentence is shortened: its locale key, the kinds of events, and the data field with the place."""

IN_TURN = ("drew", "die-changed")
"""Kinds of events that partners or both sides cause alternately."""

EventGroup = list[Event]
"""One event, or several that one sentence lists."""


MINOR = 2
"""The greatest weight of a turn without a battle, a claim or supremacy."""
WEIGHTS = {
    **dict.fromkeys(("worm-appeared", "harvester-lost", "rescued"), 1),
    **dict.fromkeys(HEADS, 2),
    **dict.fromkeys(("supremacy", "claimed"), 3),
    **dict.fromkeys(("battle-won", "battle-held", "battle-nobody", "sietch-destroyed", "settlement-destroyed"), 4),
    **dict.fromkeys(("won-supremacy", "won-objective", "won-stalemate"), VICTORY),
}
"""Kind of event -> how much it matters. The summary of a turn shows what matters most."""


def narrate(events: Sequence[Event], seat: int | None) -> list[Line]:
    told = deeds(merged([event for event in events if event.kind not in SILENT_KINDS]))
    return [tell_together(group, seat) if len(group) > 1 else tell(group[0], seat) for group in sentences(told)]


def deeds(events: Sequence[Event]) -> list[EventGroup]:
    found: list[EventGroup] = []
    for event in events:
        begun = next((deed for deed in reversed(recent(found, event)) if goes_on(deed[-1], event)), None)
        if begun is not None:
            begun.append(event)
        else:
            found.append([event])
    return found


def recent(found: list[EventGroup], event: Event) -> list[EventGroup]:
    """Return the earlier events that a new event may join: the last, or the last of each side if they alternate."""
    alike = [deed for deed in found[-2:] if event.kind in IN_TURN and deed[0].kind == event.kind]
    return alike or found[-1:]


def goes_on(last: Event, event: Event) -> bool:
    """Return whether an event continues the last one: the same side and the same verb."""
    same = event.kind in VERBS and VERBS.get(last.kind) == VERBS[event.kind]
    return same and last.data["side"] == event.data["side"]


def sentences(told: Sequence[EventGroup]) -> list[list[EventGroup]]:
    """Group events that one sentence tells: a die, leader or card, and what the side did with it."""
    groups: list[list[EventGroup]] = []
    for deed in told:
        if groups and continues(groups[-1], deed[0]):
            groups[-1].append(deed)
        else:
            groups.append([deed])
    return groups


def continues(group: list[EventGroup], event: Event) -> bool:
    """Return whether an event joins the sentence. A second card starts a new sentence."""
    head = group[0][0]
    if head.kind not in HEADS or event.kind not in CLAUSES or event.seat != head.seat:
        return False
    return event.kind not in HEADS or (len(group) == 1 and head.kind == HEADS[0])


def tell_together(group: list[EventGroup], seat: int | None) -> Line:
    (head,), *did = group
    args = phrases(head)
    args["deeds"] = clauses([said(f"arrakis-did-{verb(deed)}", deed, seat) for deed in did])
    shown = dict.fromkeys(mark for deed in group for mark in marks(deed))
    text = with_person(Text(f"arrakis-told-{head.kind}-did", args), head.seat, seat)
    brief = shortened(head.data["side"], [event for deed in did for event in deed])
    return Line(text, tuple(shown), WEIGHTS[head.kind], (with_person(brief, head.seat, seat),) if brief else ())


def shortened(side: str, events: EventGroup) -> Text | None:
    """Return a short text with the places of attacks, or else of moves, or else of deployments; or None."""
    for key, kinds, place in BRIEF:
        areas = dict.fromkeys(event.data[place] for event in events if event.kind in kinds)
        if areas:
            return say(f"arrakis-brief-{key}", side=side_name(side), areas=[area_name(area) for area in areas])
    return None


def clauses(did: list[Text]) -> Text:
    """Join clauses by "and". If one contains a list, more than two are joined by semicolons."""
    *most, last = did
    if not most or not any(is_list(text) for text in did):
        return join_deeds(did)
    if len(most) > 1 or any(is_in_clauses(text) for text in did):
        return reduce(lambda head, tail: say("arrakis-clauses", head=head, tail=tail), did)
    return say("arrakis-last-clause", head=most, tail=last)


def is_list(text: Text) -> bool:
    return is_in_clauses(text) or any(isinstance(arg, list) and len(arg) > 1 for arg in text.args.values())


def is_in_clauses(text: Text) -> bool:
    return any(isinstance(arg, Text) and arg.key == "arrakis-clauses" for arg in text.args.values())


def tell(deed: EventGroup, seat: int | None) -> Line:
    return Line(said(f"arrakis-told-{verb(deed)}", deed, seat), marks(deed), WEIGHTS.get(deed[0].kind, 0))


def said(key: str, deed: EventGroup, seat: int | None) -> Text:
    """Return the text for what was done, with what this seat may know."""
    first = deed[0]
    if first.kind in VERBS:
        text = Text(key, {"side": side_name(first.data["side"]), "parts": parts(deed, seat)})
    else:
        text = as_known(key, first, seat)
    return with_person(text, first.seat, seat)


def verb(deed: EventGroup) -> str:
    return VERBS.get(deed[0].kind, deed[0].kind)


def as_known(key: str, event: Event, seat: int | None) -> Text:
    """Return the text of an event, with its secret part for seats that may know it."""
    args = phrases(event)
    if event.kind.startswith("seated"):
        args["who"] = seat_name(event.seat)
    if event.kind == "battle-round" and "hits" in args:
        told = [with_person(Text(each, args), event.seat, seat) for each in (key, "arrakis-told-battle-hits")]
        return say("arrakis-and-then", head=told[0], tail=told[1])
    if event.secret and seat in event.to:
        return Text(f"{key}-seen", args | {name: phrase(name, value) for name, value in event.secret.items()})
    return Text(key, args)


def parts(deed: EventGroup, seat: int | None) -> Arg:
    """Return the parts of a listed event. If one is a list itself, they are separated by semicolons."""
    told = [part(event, seat) for event in told_once(deed)]
    if not any(is_list(each) for each in told):
        return told
    return reduce(lambda head, tail: say("arrakis-clauses", head=head, tail=tail), told)


def told_once(deed: EventGroup) -> EventGroup:
    """Count equal dice changes once. Mark the first of other events, because it carries the verb."""
    if deed[0].kind == "die-changed":
        alike = Counter((event.data["old"], event.data["result"]) for event in deed)
        return [with_data(deed[0], old=old, result=new, count=count) for (old, new), count in alike.items()]
    return [with_data(event, first="yes" if event is deed[0] else "no") for event in deed]


def part(event: Event, seat: int | None) -> Text:
    text = as_known(f"arrakis-each-{event.kind}", event, seat)
    return Text(text.key, {key: arg for key, arg in text.args.items() if key != "side"})


def phrases(event: Event) -> dict[str, Arg]:
    told: dict[str, Arg] = {**DATA_DEFAULTS, **{key: phrase(key, value) for key, value in event.data.items()}}
    if event.kind == "leader-deployed":
        return {**told, **leader_args(event.data["leader"])}
    if event.kind == "worm-appeared":
        areas = event.data.get("areas", [event.data["area"]])
        return {**told, "kind": event.data["worm"], "areas": phrase("areas", areas), "n": len(areas)}
    if "zones" in event.data:
        return {**told, "kind": event.data["vehicle"], "n": len(event.data["zones"])}
    return {**told, "n": len(event.data["areas"])} if "areas" in event.data else told


DATA_DEFAULTS: dict[str, Arg] = {"why": "", "now": 0}
"""Defaults for data that some events, or those of older versions, lack."""


def leader_args(leader: str) -> dict[str, Arg]:
    """Return the arguments for a leader: by name, or as one of several generic leaders."""
    kind = "generic" if leader in GENERICS else "named"
    return {"kind": kind, "leader": count_leaders([leader])[0]}


def marks(deed: EventGroup) -> tuple[str, ...]:
    """Return the ids of the drawn things that a sentence is about."""
    told = [event.data for event in deed]
    areas = [area for data in told for area in (data.get("area"), data.get("end"), *data.get("areas", ()))]
    who = (f"seat:{deed[0].seat}",) if deed[0].seat >= 0 else ()
    worms = (f"worm:{event.data['area']}" for event in deed if event.kind.startswith("worm-struck"))
    return (*who, *(f"area:{area}" for area in dict.fromkeys(areas) if area in AREAS), *worms)


def phrase(key: str, value: Any) -> Arg:
    return PHRASES[key](value) if key in PHRASES else value


def names(tell_one: Callable[[str], Text]) -> Callable[[list[str]], Arg]:
    return lambda keys: [tell_one(key) for key in keys] or [say("arrakis-nothing")]


def objectives_text(keys: list[str]) -> Text:
    """Return the objectives, joined by "or": reaching one of them wins."""
    head, *others = [objective_text(key) for key in keys] or [say("arrakis-nothing")]
    for other in others:
        head = say("arrakis-objective-or", head=head, tail=other)
    return head


def cards_text(cards: list[str]) -> Arg:
    """Return the cards, with copies counted."""
    counts = Counter(card_key(card) for card in cards)
    told = [say("arrakis-copies", count=count, card=card_name(card)) for card, count in counts.items()]
    return told or [say("arrakis-nothing")]


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
    "zone": zone_code,
    "zones": lambda zones: [say("arrakis-code", code=ZONES[zone].code) for zone in zones],
    "forces": force_text,
    "attack": force_text,
    "leader": leader_name,
    "former": leader_name,
    "card": card_name,
    "cards": cards_text,
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
    "answer": faces_text,
    "other": side_name,
    "dice": dice_text,
    "deck": lambda deck: say(f"arrakis-deck-{deck}"),
    "sign": lambda sign: say(f"arrakis-sign-{sign}"),
    "worm": lambda worm: say(f"arrakis-worm-{worm}"),
    "sector": lambda sector: say(f"arrakis-sector-{sector}"),
    "objective": objective_text,
    "objectives": objectives_text,
}
"""Data field of an event -> the function that turns its value into text."""
