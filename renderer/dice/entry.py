"""One thing large: a House, a piece of equipment, a face of a die or a region, with its whole text beside it."""

from __future__ import annotations

from games.core.protocol import Entry, say
from games.dice.views import DiceView
from renderer.dice.icons_houses import CRESTS, TINTS
from renderer.dice.mats import house_of
from renderer.dice.naming import equipment_name, face_name, house_name
from renderer.dice.prose import Said, column
from renderer.frame import Frame
from renderer.layout import NothingToShow
from renderer.paint.icons import DRAWINGS
from renderer.setting import NAME, TEXT, TITLE, fitting, heading, paragraph
from renderer.sprites import Box, Icon, Panel, Part, Scene

EQUIPMENT = ("fortification", "harvester", "ornithopter")
FACES = ("poison", "crysknife", "hunter_seeker", "snooper", "shield", "thumper", "worm")


def find(frame: Frame[DiceView]) -> Entry:
    """The thing in focus, or the active player's House; an entry may also be given in place of a view."""
    given: object = frame.view
    if isinstance(given, Entry):
        return given
    key = frame.focus
    if key is None:
        active = house_of(frame.view, frame.view.active)
        key = active.house if active is not None else next(iter(CRESTS))
    if key in CRESTS:
        return _house(key, frame.view)
    if key in EQUIPMENT:
        return Entry(key, equipment_name(key), say("dice-kind-equipment"), (say(f"dice-equipment-{key}-text"),))
    if key in FACES:
        return Entry(key, face_name(key), say("dice-kind-face"), (say(f"dice-face-{key}-text"),))
    return _region(key, frame.view)


def _house(key: str, view: DiceView) -> Entry:
    """A House that is played tells its leaders and abilities, one that is not, how it begins."""
    house = next((house for house in view.houses if house.house == key), None)
    lines = [say(f"dice-house-{key}-help"), say(f"dice-house-{key}-start")]
    if house is not None:
        lines = [say("dice-card-leader", leader=one.name, strength=one.strength) for one in house.leaders]
        lines += [
            say("dice-card-ability", name=ability.name, text=ability.text, ally="yes" if ability.ally else "no")
            for ability in house.abilities
        ]
    return Entry(key, house_name(key), say("dice-kind-house"), tuple(lines))


def _region(key: str, view: DiceView) -> Entry:
    region = next((region for region in view.regions if region.id == key), None)
    if region is None:
        raise NothingToShow(key)
    flags = {name: "yes" if so else "no" for name, so in (("strategic", region.strategic), ("desert", region.desert))}
    line = say("dice-card-region", zone=region.zone, strategic=flags["strategic"], desert=flags["desert"])
    return Entry(key, region.name, say("dice-kind-region"), (line,))


def single(frame: Frame[DiceView]) -> Scene:
    """The sign left, its sentences right."""
    entry = find(frame)
    scene = Scene(1080, 800)
    page = Box(0, 0, 1080, 800).inset(20)
    scene.parts += [_card(page.left(380), entry, frame), _words(page.after(396), entry, frame)]
    return scene


def _card(box: Box, entry: Entry, frame: Frame[DiceView]) -> Part:
    part = Part("card", box)
    head = box.top(130)
    part.moving += [Panel(box, "card"), Panel(head, "head", TINTS.get(entry.key, "stone"))]
    name = frame.say(entry.name)
    size = fitting([name], head.w - 40, "serif-bold", (TITLE, 38, NAME))
    part.moving += paragraph(head.inset(20, 36 if size > NAME else 24), name, "serif-bold", size, "paper", "centre")
    part.moving.append(Icon(box.below(150).top(400).middle(280, 280), sign(entry.key)))
    part.moving += heading(box.below(box.h - 80).top(40), frame.say(entry.kind), "night", TEXT, "centre")
    return part


def sign(key: str) -> str:
    """The drawing of an entry; land is a dune."""
    name = "maker" if key == "worm" else CRESTS.get(key, key)
    return name if name in DRAWINGS else "dune"


def _words(box: Box, entry: Entry, frame: Frame[DiceView]) -> Part:
    part = Part("words", box)
    part.moving.append(Panel(box, "stage"))
    said: list[Said] = [(frame.say(text), "sans", "paper") for text in entry.lines]
    part.moving += column(box.inset(24, 22), said)
    return part
