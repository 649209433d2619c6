"""Regions, Houses and the supply in words, for alternative texts and the text version of the board."""

from __future__ import annotations

from collections.abc import Iterator

from games.dice.views import DiceView, HouseView, LeaderView, RegionView
from renderer.context import RenderContext
from renderer.dice.mats import find_house, list_loose_tokens, list_tokens
from renderer.dice.names import name_equipment, name_face
from renderer.dice.phrases import describe_forces


def describe_stacks(context: RenderContext[DiceView], region: RegionView) -> str:
    """Describe the forces in a region, such as "Ann 2 forces, Bo 1 Sardaukar"."""
    return ", ".join(
        context.label(
            "dice-alt-stack",
            name=context.name(stack.seat),
            count=describe_forces(context, find_house(context.view, stack.seat), stack.regular, stack.elite),
        )
        for stack in region.stacks
    )


def describe_region(context: RenderContext[DiceView], found: RegionView) -> str:
    """Describe a region: forces and equipment first, then what never changes."""
    facts = [("strategic", found.strategic), ("desert", found.desert)]
    states = [("stormy", found.under_storm), ("target", found.is_target)]
    notes = [describe_stacks(context, found) or context.label("dice-text-empty")]
    if found.equipment:
        notes.append(context.label("dice-text-equipment", equipment=context.say(name_equipment(found.equipment))))
    notes += [context.label(f"dice-text-{key}") for key, so in (*states, *facts) if so]
    named = {other.id: context.say(other.name) for other in context.view.regions}
    notes.append(context.label("dice-text-borders", regions=", ".join(named[key] for key in found.neighbours)))
    key = "dice-text-region" if found.zone else "dice-text-pole"
    return context.label(key, name=context.say(found.name), zone=found.zone, notes="; ".join(notes) + ".")


def describe_house(context: RenderContext[DiceView], found: HouseView) -> Iterator[str]:
    """Describe a House card and what lies on and beside it."""
    first = f" · {context.label('dice-text-first')}" if context.view.first == found.seat else ""
    yield context.label("dice-text-house", name=context.name(found.seat), house=context.say(found.name)) + first
    card = describe_forces(context, found, found.card_regular, found.card_elite)
    supply = describe_forces(context, found, found.supply_regular, found.supply_elite)
    yield context.label("dice-text-card", what=card)
    yield context.label("dice-text-supply", what=supply)
    yield context.label("dice-text-leaders", leaders=", ".join(_describe_leader(context, one) for one in found.leaders))
    if found.store is not None:
        yield context.label("dice-text-store", count=found.store, most=found.store_limit)
    held = [context.say(name_face(name)) for name in list_tokens(found)]
    if held:
        yield context.label("dice-text-tokens", tokens=", ".join(held))
    if found.strategic:
        names = [context.say(other.name) for other in context.view.regions if other.id in found.strategic]
        yield context.label("dice-text-strategic-held", regions=", ".join(names))


def _describe_leader(context: RenderContext[DiceView], leader: LeaderView) -> str:
    place = context.label("dice-ready" if leader.ready else "dice-away")
    return context.label("dice-text-leader", leader=context.say(leader.name), strength=leader.strength, place=place)


def describe_supply(context: RenderContext[DiceView]) -> str:
    view = context.view
    things = [context.say(name_equipment(kind)) for kind in view.equipment]
    things += [context.say(name_face("thumper"))] * view.thumpers
    things += [context.say(name_face(name)) for name in list_loose_tokens(view)]
    return context.label("dice-text-beside", things=", ".join(things) or context.label("none"))
