"""Regions, Houses and the supply in words: what descriptions and the written board share."""

from __future__ import annotations

from collections.abc import Iterator

from games.dice.views import DiceView, HouseView, LeaderView, RegionView
from renderer.dice.mats import house_of, loose_tokens, tokens_of
from renderer.dice.naming import equipment_name, face_name
from renderer.dice.prose import forces_words
from renderer.frame import Frame


def stacks(frame: Frame[DiceView], region: RegionView) -> str:
    """Ann 2 forces, Bo 1 Sardaukar."""
    return ", ".join(
        frame.label(
            "dice-alt-stack",
            name=frame.name(stack.seat),
            count=forces_words(frame, house_of(frame.view, stack.seat), stack.regular, stack.elite),
        )
        for stack in region.stacks
    )


def region(frame: Frame[DiceView], found: RegionView) -> str:
    """All that is known of a region: forces and equipment first, what never changes last."""
    facts = [("strategic", found.strategic), ("desert", found.desert)]
    states = [("stormy", found.under_storm), ("target", found.is_target)]
    notes = [stacks(frame, found) or frame.label("dice-text-empty")]
    if found.equipment:
        notes.append(frame.label("dice-text-equipment", equipment=frame.say(equipment_name(found.equipment))))
    notes += [frame.label(f"dice-text-{key}") for key, so in (*states, *facts) if so]
    named = {other.id: frame.say(other.name) for other in frame.view.regions}
    notes.append(frame.label("dice-text-borders", regions=", ".join(named[key] for key in found.neighbours)))
    key = "dice-text-region" if found.zone else "dice-text-pole"
    return frame.label(key, name=frame.say(found.name), zone=found.zone, notes="; ".join(notes) + ".")


def house(frame: Frame[DiceView], found: HouseView) -> Iterator[str]:
    """A House card and what lies on and beside it."""
    first = f" · {frame.label('dice-text-first')}" if frame.view.first == found.seat else ""
    yield frame.label("dice-text-house", name=frame.name(found.seat), house=frame.say(found.name)) + first
    card = forces_words(frame, found, found.card_regular, found.card_elite)
    supply = forces_words(frame, found, found.supply_regular, found.supply_elite)
    yield frame.label("dice-text-card", what=card)
    yield frame.label("dice-text-supply", what=supply)
    yield frame.label("dice-text-leaders", leaders=", ".join(_leader(frame, one) for one in found.leaders))
    if found.store is not None:
        yield frame.label("dice-text-store", count=found.store, most=found.store_limit)
    held = [frame.say(face_name(name)) for name in tokens_of(found)]
    if held:
        yield frame.label("dice-text-tokens", tokens=", ".join(held))
    if found.strategic:
        names = [frame.say(other.name) for other in frame.view.regions if other.id in found.strategic]
        yield frame.label("dice-text-strategic-held", regions=", ".join(names))


def _leader(frame: Frame[DiceView], leader: LeaderView) -> str:
    place = frame.label("dice-ready" if leader.ready else "dice-away")
    return frame.label("dice-text-leader", leader=frame.say(leader.name), strength=leader.strength, place=place)


def beside(frame: Frame[DiceView]) -> str:
    view = frame.view
    things = [frame.say(equipment_name(kind)) for kind in view.equipment]
    things += [frame.say(face_name("thumper"))] * view.thumpers
    things += [frame.say(face_name(name)) for name in loose_tokens(view)]
    return frame.label("dice-text-beside", things=", ".join(things) or frame.label("none"))
