"""The log of a dice game: events become sentences, with "you" for the seat that reads."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from games.core.protocol import VICTORY, Arg, Data, Event, Line, Text, say, seat_name, with_person
from games.dice.components import DICE
from games.dice.rules.dealterms import deal_data_text
from games.dice.telling.wording import (
    ability_name,
    all_forces,
    equipment_name,
    face_name,
    forces_and_leader,
    house_name,
    leader_name,
    one_equipment,
    region_name,
)

IN_PARTS = ("moved", "shipped")


WEIGHTS = {
    **dict.fromkeys(("allied", "killed", "shipped", "moved"), 1),
    **dict.fromkeys(("fought", "holds", "deserted"), 2),
    **dict.fromkeys(("won-sole", "won-alliance", "won-guild", "won-prediction", "won-nobody"), VICTORY),
}
"""Kind of event -> weight of its sentence. The glance picture shows the sentence with the highest weight."""
ANSWERS = ("allied", "alliance-refused")
"""Events that make the sentence about the invitation unnecessary."""


def narrate(events: Sequence[Event], seat: int | None) -> list[Line]:
    return [line for event in gathered(events) for line in tell(event, seat)]


def gathered(events: Sequence[Event]) -> list[Event]:
    """Return the events that the log tells, without repetition.

    Only the last roll stays, and none once the dice are frozen. A move replaces the choice of the target, an answer
    replaces the invitation. Moves and shipments of one seat become one event.
    """
    found: list[Event] = []
    for event in events:
        if event.kind in ("rolled", "kept"):
            found = [e for e in found if e.kind not in ("rolled", "took") or e.seat != event.seat]
        if event.kind == "rolled" and found and found[-1].kind == "turn" and found[-1].seat == event.seat:
            event = Event("took", event.seat, {**found.pop().data, **event.data})
        if event.kind in ANSWERS:
            found = [e for e in found if e.kind != "invited" or pair(e) != pair(event)]
        if event.kind == "moved" and found and found[-1].kind == "target" and found[-1].seat == event.seat:
            found.pop()
        if event.kind in IN_PARTS:
            event = with_part(found.pop() if found and joins(found[-1], event) else None, event)
        found.append(event)
    return found


def pair(event: Event) -> set[int]:
    """Return the two seats of an invitation or its answer."""
    return {event.seat, event.data["other"]}


def joins(last: Event, event: Event) -> bool:
    return last.kind == event.kind and last.seat == event.seat


def with_part(before: Event | None, event: Event) -> Event:
    """Return an event that joins the event before, if there is one, with this one."""
    parts = added_up([*before.data["parts"], event.data] if before else [event.data])
    return Event(event.kind, event.seat, {"region": event.data["region"], "parts": parts})


def added_up(parts: list[Data]) -> list[Data]:
    """Return the parts of a move, with forces on the same route added together."""
    found: dict[tuple[str, ...], Data] = {}
    for part in parts:
        way = (part.get("origin", ""), part["region"], part["forces"]["house"])
        found[way] = {**part, "forces": _sum(found[way]["forces"], part["forces"])} if way in found else part
    return list(found.values())


def _sum(first: Data, second: Data) -> Data:
    return {**first, **{kind: first[kind] + second[kind] for kind in ("regular", "elite")}}


def tell(event: Event, seat: int | None) -> list[Line]:
    args = arguments(event, seat)
    if event.kind == "predicted" and seat in event.to:
        args["house"] = house_name(event.secret["house"])
    if event.seat >= 0:
        args["who"] = seat_name(event.seat)
    text = with_person(Text(f"dice-told-{event.kind}", args), event.seat, seat)
    return [Line(text, marks(event), WEIGHTS.get(event.kind, 0))]


def marks(event: Event) -> tuple[str, ...]:
    """Return the things on the picture that the sentence of this event speaks of."""
    regions = [event.data[key] for key in ("region", "origin") if key in event.data]
    regions += event.data.get("regions", [])
    regions += [part[key] for part in event.data.get("parts", []) for key in ("region", "origin") if key in part]
    who = (f"seat:{event.seat}",) if event.seat >= 0 else ()
    return (*who, *(f"region:{region}" for region in dict.fromkeys(regions)))


def arguments(event: Event, seat: int | None) -> dict[str, Arg]:
    args: dict[str, Arg] = {"duel": "no"} if event.kind == "fought" else {}  # Older battles did not say.
    for key, value in event.data.items():
        if key == "deal":
            args[key] = deal_data_text(value, seat)
        elif key in PHRASES:
            args[key] = PHRASES[key](value)
        elif key in ("other", "attacker"):
            args[key] = say("dice-you") if value == seat else seat_name(value)
        elif not isinstance(value, list):  # Once a victory named its winners; nobody told them.
            args[key] = value
    return args


def forces_text(data: Data) -> list[Text]:
    return all_forces(data["house"], data["regular"], data["elite"])


def leaders_text(leaders: list[str]) -> Arg:
    return [leader_name(leader) for leader in leaders]


def dice_text(faces: Data) -> list[Text]:
    """Return texts for the dice: House dice counted by face, then the other dice."""
    shown = [face for die, face in faces.items() if die.startswith("house")]
    found = [
        say("dice-face-count", face=house_name(house), count=shown.count(house))
        for house in DICE.house
        if house in shown
    ]
    return found + [shown_text(die, face) for die, face in faces.items() if not die.startswith("house")]


def shown_text(die: str, face: str) -> Text:
    """Return the text for a die's face: a zone for the region die, spice for the spice die, else the face's name."""
    return say(f"dice-shown-{die}", face=face_name(face)) if face.isdecimal() else face_name(face)


def commitment_text(data: Data) -> list[Text]:
    found = [
        say("dice-committed", house=house_name(forces["house"]), what=forces_text(forces)) for forces in data["forces"]
    ]
    found += [leader_name(leader) for leader in data["leaders"]]
    return found or [say("dice-committed-nothing")]


def parts_text(parts: list[Data]) -> list[Text]:
    return [
        say("dice-moved-part", what=forces_text(part["forces"]), origin=region_name(part["origin"]))
        if "origin" in part
        else say("dice-shipped-part", what=forces_text(part["forces"]), region=region_name(part["region"]))
        for part in parts
    ]


def laid_text(laid: Data) -> list[Text]:
    return [
        say("dice-laid-part", equipment=equipment_name(kind), region=region_name(region))
        for region, kind in laid.items()
    ]


PHRASES: dict[str, Callable[[Any], Arg]] = {
    "region": region_name,
    "regions": lambda regions: [region_name(region) for region in regions],
    "house": house_name,
    "houses": lambda houses: [house_name(house) for house in houses],
    "forces": forces_text,
    "leader": leader_name,
    "leaders": leaders_text,
    "equipment": equipment_name,
    "placed": one_equipment,
    "left": one_equipment,
    "token": face_name,
    "face": face_name,
    "ability": ability_name,
    "dice": dice_text,
    "what": lambda data: forces_and_leader(**data["forces"], leader=data["leader"]),
    "attack": commitment_text,
    "defence": commitment_text,
    "parts": parts_text,
    "laid": laid_text,
}
"""Field of an event's data -> the function that turns its value into a text."""
