"""What a picture shows, in a few sentences, for those who hear it read."""

from __future__ import annotations

from collections.abc import Iterator

from games.dice.views import DiceView, DieView, RegionView
from renderer.context import RenderContext
from renderer.dice import words
from renderer.dice.banner import quiet_words
from renderer.dice.entry import thing
from renderer.dice.housepage import whose_house
from renderer.dice.mats import house_of
from renderer.dice.prose import secrets
from renderer.dice.result import held_words, ranking, title_words
from renderer.typesetting import format_change


def alt(context: RenderContext[DiceView], picture: str) -> str:
    sentences = {
        "deed": deed,
        "glance": glance,
        "card": card,
        "row": row,
        "houses": houses,
        "mat": mat,
        "hand": mat,
        "conflict": conflict,
        "result": result,
    }
    return " ".join(sentences.get(picture, board)(context))


def board(context: RenderContext[DiceView]) -> Iterator[str]:
    """Most important first, for a reader may stop: whose turn, changes, storm, forces, dice, who may win."""
    yield from turn(context)
    changed = list(changes(context))
    if changed:
        yield context.label("dice-alt-changed", changes=", ".join(changed))
    yield storm(context)
    yield from conflict_words(context)
    there = [_region(context, region) for region in context.view.regions if region.stacks]
    yield context.label("dice-alt-forces", forces="; ".join(there) or context.label("none"))
    yield from dice(context)
    yield strategic(context)


def houses(context: RenderContext[DiceView]) -> Iterator[str]:
    """Everything that can be chosen, and who has what already."""
    for each in context.view.choices:
        abilities = " ".join(f"{context.say(a.name)}: {context.say(a.text)}" for a in each.abilities)
        yield f"{context.say(each.name)}: {context.say(each.start)} {abilities}"
    for house in context.view.houses:
        yield f"{context.name(house.seat)}: {context.say(house.name)}."


def deed(context: RenderContext[DiceView]) -> Iterator[str]:
    """What happened first, then the board on which it is shown."""
    if context.sentence:
        yield context.sentence
    yield from board(context)


def glance(context: RenderContext[DiceView]) -> Iterator[str]:
    """What the glance shows: whose turn, what happened, where forces came and went, who may win."""
    yield from turn(context)
    if context.sentence:
        yield context.sentence
    changed = list(changes(context))
    if changed:
        yield context.label("dice-alt-changed", changes=", ".join(changed))
    yield strategic(context)


def strategic(context: RenderContext[DiceView]) -> str:
    """Who holds how many strategic regions."""
    held = [
        context.label("dice-alt-stack", name=context.name(house.seat), count=len(house.strategic))
        for house in context.view.houses
        if house.strategic
    ]
    names = ", ".join(held) or context.label("none")
    return context.label("dice-alt-held", held=names, needed=context.view.regions_to_win)


def turn(context: RenderContext[DiceView]) -> Iterator[str]:
    view = context.view
    quiet = quiet_words(context)
    if quiet:
        yield context.say(view.ending.text) if view.ending is not None else f"{quiet}."
        return
    house = house_of(view, view.active)
    yield context.label(
        "dice-alt-turn",
        name=context.name(view.active),
        house=context.say(house.name) if house is not None else "",
        ally="none" if view.ally is None else context.name(view.ally),
    )
    others = [seat for seat in view.awaited if seat != view.active]
    if others:
        yield f"{context.label('awaited', name=context.words.join([context.name(seat) for seat in others]))}."
    yield context.label("dice-alt-round", round=view.round, of=view.rounds, step=context.say(view.step_name))


def storm(context: RenderContext[DiceView]) -> str:
    there = [context.say(region.name) for region in context.view.regions if region.zone == context.view.storm]
    coming = context.view.coming_storm
    moving = [] if coming is None else [context.label("dice-alt-coming-storm", zone=coming)]
    return " ".join([context.label("dice-alt-storm", zone=context.view.storm, regions=", ".join(there)), *moving])


def conflict_words(context: RenderContext[DiceView]) -> Iterator[str]:
    view = context.view
    named = {region.id: context.say(region.name) for region in view.regions}
    if view.target is not None:
        yield context.label("dice-alt-target", region=named[view.target])
    if view.battle is not None:
        against = context.words.join([context.name(seat) for seat in view.battle.defenders])
        yield context.label(
            "dice-alt-battle",
            region=named[view.battle.region],
            attacker=context.name(view.battle.attacker),
            defenders=against,
        )


def _region(context: RenderContext[DiceView], region: RegionView) -> str:
    return context.label("dice-alt-region", region=context.say(region.name), stacks=words.stacks(context, region))


def changes(context: RenderContext[DiceView]) -> Iterator[str]:
    """What differs from the last picture: forces by region, and where the storm is."""
    before = context.before
    if before is None:
        return
    past = {(r.id, s.seat): s.regular + s.elite for r in before.regions for s in r.stacks}
    now = {(r.id, s.seat): s.regular + s.elite for r in context.view.regions for s in r.stacks}
    names = {region.id: context.say(region.name) for region in context.view.regions}
    for key in sorted(past.keys() | now.keys()):
        change = now.get(key, 0) - past.get(key, 0)
        if change:
            said = format_change(change)
            yield context.label("dice-alt-change", region=names[key[0]], name=context.name(key[1]), change=said)
    if before.storm != context.view.storm:
        yield context.label("dice-alt-moved-storm", zone=context.view.storm)


def dice(context: RenderContext[DiceView]) -> Iterator[str]:
    rolled = [face(context, die) for die in context.view.dice if die.face]
    if rolled:
        yield context.label("dice-alt-dice", dice=", ".join(rolled))


def face(context: RenderContext[DiceView], die: DieView) -> str:
    """What a die shows; frozen ones are told apart only while others are not."""
    shown = context.say(die.text) if die.text is not None else ""
    if die.kind == "region":
        shown = context.label(f"dice-alt-{die.arrow}", face=context.label("dice-alt-zone", face=shown))
    elif die.kind == "spice" and die.face.isdigit():
        shown = context.label("dice-alt-spice", face=shown)
    if die.storm:
        shown = context.label("dice-alt-stormy", face=shown)
    mixed = not all(other.frozen for other in context.view.dice)
    return context.label("dice-alt-frozen", face=shown) if die.frozen and mixed else shown


def mat(context: RenderContext[DiceView]) -> Iterator[str]:
    house = whose_house(context)
    if house is None:
        yield from board(context)
        return
    if house.seat == context.view.seat:
        yield from secrets(context)
    yield from words.house(context, house)


def card(context: RenderContext[DiceView]) -> Iterator[str]:
    entry = thing(context)
    yield f"{context.say(entry.name)}."
    yield from (context.say(text) for text in entry.lines)


def row(context: RenderContext[DiceView]) -> Iterator[str]:
    yield from turn(context)
    yield from dice(context)
    yield words.beside(context)


def conflict(context: RenderContext[DiceView]) -> Iterator[str]:
    battle = context.view.battle
    if battle is None:
        yield from board(context)
        return
    yield from conflict_words(context)
    yield from (_region(context, region) + "." for region in context.view.regions if region.id == battle.region)


def result(context: RenderContext[DiceView]) -> Iterator[str]:
    yield f"{title_words(context)}."
    yield from turn(context)
    yield from (f"{context.name(seat)}: {held_words(context, seat)}." for seat in ranking(context.view))
