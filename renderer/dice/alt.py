"""Alternative texts of the pictures of the dice game, for screen readers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.dice.views import AbilityView, DiceView, DieView, RegionView
from renderer.context import RenderContext
from renderer.dice import descriptions
from renderer.dice.banner import describe_idle_table
from renderer.dice.card_page import find_entry
from renderer.dice.house_page import find_shown_house
from renderer.dice.mats import find_house
from renderer.dice.phrases import describe_secrets
from renderer.dice.result import describe_held, describe_title, rank_seats
from renderer.typesetting import format_change


def make_alt_text(context: RenderContext[DiceView], picture: str) -> list[str]:
    """Return the sentences of the alternative text of a picture, the most important first."""
    sentences = {
        "deed": describe_deed,
        "glance": describe_glance,
        "card": describe_card,
        "row": describe_row,
        "houses": describe_houses,
        "mat": describe_mat,
        "hand": describe_mat,
        "conflict": describe_conflict,
        "result": describe_result,
    }
    return list(sentences.get(picture, describe_board)(context))


def describe_board(context: RenderContext[DiceView]) -> Iterator[str]:
    """Describe the board, most important first: whose turn, who is close to winning, changes, storm, forces, dice."""
    yield from describe_turn(context)
    yield describe_strategic(context)
    changed = list(describe_changes(context))
    if changed:
        yield context.label("dice-alt-changed", changes=", ".join(changed))
    yield describe_storm(context)
    yield from describe_target_and_battle(context)
    there = [_describe_region(context, region) for region in context.view.regions if region.stacks]
    yield context.label("dice-alt-forces", forces="; ".join(there) or context.label("none"))
    yield from describe_dice(context)


def describe_houses(context: RenderContext[DiceView]) -> Iterator[str]:
    """Describe the Houses that can be chosen, and those that players have."""
    for each in context.view.choices:
        yield f"{context.say(each.name)}: {context.say(each.start)} {_describe_abilities(context, each.abilities)}"
    for house in context.view.houses:
        yield f"{context.name(house.seat)}: {context.say(house.name)}."
    for house in context.view.houses:
        yield f"{context.say(house.name)}. {_describe_abilities(context, house.abilities)}"


def _describe_abilities(context: RenderContext[DiceView], abilities: Sequence[AbilityView]) -> str:
    return " ".join(f"{context.say(each.name)}: {context.say(each.text)}" for each in abilities)


def describe_deed(context: RenderContext[DiceView]) -> Iterator[str]:
    """Describe what happened, and then the board."""
    if context.sentence:
        yield context.sentence
    yield from describe_board(context)


def describe_glance(context: RenderContext[DiceView]) -> Iterator[str]:
    """Describe the glance: whose turn, what happened, where forces came and went, and strategic regions."""
    yield from describe_turn(context)
    if context.sentence:
        yield context.sentence
    changed = list(describe_changes(context))
    if changed:
        yield context.label("dice-alt-changed", changes=", ".join(changed))
    yield describe_strategic(context)


def describe_strategic(context: RenderContext[DiceView]) -> str:
    """Describe how many strategic regions each player holds."""
    held = [
        context.label("dice-alt-stack", name=context.name(house.seat), count=len(house.strategic))
        for house in context.view.houses
        if house.strategic
    ]
    names = ", ".join(held) or context.label("none")
    return context.label("dice-alt-held", held=names, needed=context.view.regions_to_win)


def describe_turn(context: RenderContext[DiceView]) -> Iterator[str]:
    view = context.view
    quiet = describe_idle_table(context)
    if quiet:
        yield context.say(view.ending.text) if view.ending is not None else f"{quiet}."
        return
    house = find_house(view, view.active)
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


def describe_storm(context: RenderContext[DiceView]) -> str:
    there = [context.say(region.name) for region in context.view.regions if region.zone == context.view.storm]
    coming = context.view.coming_storm
    coming_words = [] if coming is None else [context.label("dice-alt-coming-storm", zone=coming)]
    return " ".join([context.label("dice-alt-storm", zone=context.view.storm, regions=", ".join(there)), *coming_words])


def describe_target_and_battle(context: RenderContext[DiceView]) -> Iterator[str]:
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


def _describe_region(context: RenderContext[DiceView], region: RegionView) -> str:
    return context.label(
        "dice-alt-region", region=context.say(region.name), stacks=descriptions.describe_stacks(context, region)
    )


def describe_changes(context: RenderContext[DiceView]) -> Iterator[str]:
    """Describe what differs from the last picture: forces by region, and the place of the storm."""
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


def describe_dice(context: RenderContext[DiceView]) -> Iterator[str]:
    rolled = [describe_face(context, die) for die in context.view.dice if die.face]
    if rolled:
        yield context.label("dice-alt-dice", dice=", ".join(rolled))


def describe_face(context: RenderContext[DiceView], die: DieView) -> str:
    """Describe the face of a die. Frozen dice are named as such only while others are not frozen."""
    shown = context.say(die.text) if die.text is not None else ""
    if die.kind == "region":
        shown = context.label(f"dice-alt-{die.arrow}", face=context.label("dice-alt-zone", face=shown))
    elif die.kind == "spice" and die.face.isdigit():
        shown = context.label("dice-alt-spice", face=shown)
    if die.storm:
        shown = context.label("dice-alt-stormy", face=shown)
    mixed = not all(other.frozen for other in context.view.dice)
    return context.label("dice-alt-frozen", face=shown) if die.frozen and mixed else shown


def describe_mat(context: RenderContext[DiceView]) -> Iterator[str]:
    house = find_shown_house(context)
    if house is None:
        yield from describe_board(context)
        return
    if house.seat == context.view.seat:
        yield from describe_secrets(context)
    yield from descriptions.describe_house(context, house)


def describe_card(context: RenderContext[DiceView]) -> Iterator[str]:
    entry = find_entry(context)
    yield f"{context.say(entry.name)}."
    yield from (context.say(text) for text in entry.lines)


def describe_row(context: RenderContext[DiceView]) -> Iterator[str]:
    yield from describe_turn(context)
    yield from describe_dice(context)
    yield descriptions.describe_supply(context)


def describe_conflict(context: RenderContext[DiceView]) -> Iterator[str]:
    battle = context.view.battle
    if battle is None:
        yield from describe_board(context)
        return
    yield from describe_target_and_battle(context)
    yield from (
        _describe_region(context, region) + "." for region in context.view.regions if region.id == battle.region
    )


def describe_result(context: RenderContext[DiceView]) -> Iterator[str]:
    yield f"{describe_title(context)}."
    yield from describe_turn(context)
    yield from (f"{context.name(seat)}: {describe_held(context, seat)}." for seat in rank_seats(context.view))
