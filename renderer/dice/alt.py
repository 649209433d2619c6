"""What a picture shows, in a few sentences, for those who hear it read."""

from __future__ import annotations

from collections.abc import Iterator

from games.dice.views import DiceView, DieView, RegionView
from renderer.dice import words
from renderer.dice.banner import quiet_words
from renderer.dice.entry import thing
from renderer.dice.housepage import whose_house
from renderer.dice.mats import house_of
from renderer.dice.prose import secrets
from renderer.dice.result import held_words, ranking, title_words
from renderer.frame import Frame
from renderer.setting import signed


def alt(frame: Frame[DiceView], picture: str) -> str:
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
    return " ".join(sentences.get(picture, board)(frame))


def board(frame: Frame[DiceView]) -> Iterator[str]:
    """Most important first, for a reader may stop: whose turn, changes, storm, forces, dice, who may win."""
    yield from turn(frame)
    changed = list(changes(frame))
    if changed:
        yield frame.label("dice-alt-changed", changes=", ".join(changed))
    yield storm(frame)
    yield from conflict_words(frame)
    there = [_region(frame, region) for region in frame.view.regions if region.stacks]
    yield frame.label("dice-alt-forces", forces="; ".join(there) or frame.label("none"))
    yield from dice(frame)
    yield strategic(frame)


def houses(frame: Frame[DiceView]) -> Iterator[str]:
    """Everything that can be chosen, and who has what already."""
    for each in frame.view.choices:
        abilities = " ".join(f"{frame.say(a.name)}: {frame.say(a.text)}" for a in each.abilities)
        yield f"{frame.say(each.name)}: {frame.say(each.start)} {abilities}"
    for house in frame.view.houses:
        yield f"{frame.name(house.seat)}: {frame.say(house.name)}."


def deed(frame: Frame[DiceView]) -> Iterator[str]:
    """What happened first, then the board on which it is shown."""
    if frame.said:
        yield frame.said
    yield from board(frame)


def glance(frame: Frame[DiceView]) -> Iterator[str]:
    """What the glance shows: whose turn, what happened, where forces came and went, who may win."""
    yield from turn(frame)
    if frame.said:
        yield frame.said
    changed = list(changes(frame))
    if changed:
        yield frame.label("dice-alt-changed", changes=", ".join(changed))
    yield strategic(frame)


def strategic(frame: Frame[DiceView]) -> str:
    """Who holds how many strategic regions."""
    held = [
        frame.label("dice-alt-stack", name=frame.name(house.seat), count=len(house.strategic))
        for house in frame.view.houses
        if house.strategic
    ]
    names = ", ".join(held) or frame.label("none")
    return frame.label("dice-alt-held", held=names, needed=frame.view.regions_to_win)


def turn(frame: Frame[DiceView]) -> Iterator[str]:
    view = frame.view
    quiet = quiet_words(frame)
    if quiet:
        yield frame.say(view.ending.text) if view.ending is not None else f"{quiet}."
        return
    house = house_of(view, view.active)
    yield frame.label(
        "dice-alt-turn",
        name=frame.name(view.active),
        house=frame.say(house.name) if house is not None else "",
        ally="none" if view.ally is None else frame.name(view.ally),
    )
    others = [seat for seat in view.awaited if seat != view.active]
    if others:
        yield f"{frame.label('awaited', name=frame.words.join([frame.name(seat) for seat in others]))}."
    yield frame.label("dice-alt-round", round=view.round, of=view.rounds, step=frame.say(view.step_name))


def storm(frame: Frame[DiceView]) -> str:
    there = [frame.say(region.name) for region in frame.view.regions if region.zone == frame.view.storm]
    coming = frame.view.coming_storm
    moving = [] if coming is None else [frame.label("dice-alt-coming-storm", zone=coming)]
    return " ".join([frame.label("dice-alt-storm", zone=frame.view.storm, regions=", ".join(there)), *moving])


def conflict_words(frame: Frame[DiceView]) -> Iterator[str]:
    view = frame.view
    named = {region.id: frame.say(region.name) for region in view.regions}
    if view.target is not None:
        yield frame.label("dice-alt-target", region=named[view.target])
    if view.battle is not None:
        against = frame.words.join([frame.name(seat) for seat in view.battle.defenders])
        yield frame.label(
            "dice-alt-battle",
            region=named[view.battle.region],
            attacker=frame.name(view.battle.attacker),
            defenders=against,
        )


def _region(frame: Frame[DiceView], region: RegionView) -> str:
    return frame.label("dice-alt-region", region=frame.say(region.name), stacks=words.stacks(frame, region))


def changes(frame: Frame[DiceView]) -> Iterator[str]:
    """What differs from the last picture: forces by region, and where the storm is."""
    before = frame.before
    if before is None:
        return
    past = {(r.id, s.seat): s.regular + s.elite for r in before.regions for s in r.stacks}
    now = {(r.id, s.seat): s.regular + s.elite for r in frame.view.regions for s in r.stacks}
    names = {region.id: frame.say(region.name) for region in frame.view.regions}
    for key in sorted(past.keys() | now.keys()):
        change = now.get(key, 0) - past.get(key, 0)
        if change:
            said = signed(change)
            yield frame.label("dice-alt-change", region=names[key[0]], name=frame.name(key[1]), change=said)
    if before.storm != frame.view.storm:
        yield frame.label("dice-alt-moved-storm", zone=frame.view.storm)


def dice(frame: Frame[DiceView]) -> Iterator[str]:
    rolled = [face(frame, die) for die in frame.view.dice if die.face]
    if rolled:
        yield frame.label("dice-alt-dice", dice=", ".join(rolled))


def face(frame: Frame[DiceView], die: DieView) -> str:
    """What a die shows; frozen ones are told apart only while others are not."""
    shown = frame.say(die.text) if die.text is not None else ""
    if die.kind == "region":
        shown = frame.label(f"dice-alt-{die.arrow}", face=frame.label("dice-alt-zone", face=shown))
    elif die.kind == "spice" and die.face.isdigit():
        shown = frame.label("dice-alt-spice", face=shown)
    if die.storm:
        shown = frame.label("dice-alt-stormy", face=shown)
    mixed = not all(other.frozen for other in frame.view.dice)
    return frame.label("dice-alt-frozen", face=shown) if die.frozen and mixed else shown


def mat(frame: Frame[DiceView]) -> Iterator[str]:
    house = whose_house(frame)
    if house is None:
        yield from board(frame)
        return
    if house.seat == frame.view.seat:
        yield from secrets(frame)
    yield from words.house(frame, house)


def card(frame: Frame[DiceView]) -> Iterator[str]:
    entry = thing(frame)
    yield f"{frame.say(entry.name)}."
    yield from (frame.say(text) for text in entry.lines)


def row(frame: Frame[DiceView]) -> Iterator[str]:
    yield from turn(frame)
    yield from dice(frame)
    yield words.beside(frame)


def conflict(frame: Frame[DiceView]) -> Iterator[str]:
    battle = frame.view.battle
    if battle is None:
        yield from board(frame)
        return
    yield from conflict_words(frame)
    yield from (_region(frame, region) + "." for region in frame.view.regions if region.id == battle.region)


def result(frame: Frame[DiceView]) -> Iterator[str]:
    yield f"{title_words(frame)}."
    yield from turn(frame)
    yield from (f"{frame.name(seat)}: {held_words(frame, seat)}." for seat in ranking(frame.view))
