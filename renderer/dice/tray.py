"""The seven dice, as rolled and as frozen."""

from __future__ import annotations

from games.dice.views import DiceView, DieView
from renderer.dice.icons_houses import CRESTS
from renderer.frame import Frame
from renderer.pieces import marker
from renderer.setting import SMALL, line
from renderer.sprites import Box, Icon, Panel, Part, Ring, Sprite

KINDS = ("house", "region", "spice", "vendetta")


def tray(box: Box, frame: Frame[DiceView], rows: int) -> Part:
    """House dice first, then region, spice and vendetta; what there is to spend beside them."""
    part = Part("dice", box)
    part.still.append(Panel(box, "stage"))
    inner = box.inset(10, 8)
    if rows > 1:
        part.moving += line(inner.top(28), _title(frame), "sans-bold", SMALL, "sand")
        inner = inner.below(32)
    places = [place for row in inner.rows(rows, 6) for place in row.columns(-(-8 // rows), 6)]
    side = min(min(place.w, place.h) for place in places)
    dice = sorted(frame.view.dice, key=lambda die: KINDS.index(die.kind))
    marked = changed(frame)
    for die, place in zip(dice, places, strict=False):
        at = place.middle(side, side)
        _die(part, at, die, frame)
        if die.id in marked:
            part.marks.insert(0, Ring(at.inset(-2), frame.tags.get("dice", "")))
    part.moving += _purse(places[7].middle(side, side), frame)
    return part


def _title(frame: Frame[DiceView]) -> str:
    view = frame.view
    if not view.rolls:
        return frame.label("dice-not-rolled")
    return f"{frame.label('dice-roll', rolls=view.rolls)} · {frame.label('dice-spice', total=view.spice.total)}"


def _purse(box: Box, frame: Frame[DiceView]) -> list[Sprite]:
    """What the active player can spend."""
    return [Icon(box.inset(box.w // 12), "spice", str(frame.view.spice.total))]


def _die(part: Part, box: Box, die: DieView, frame: Frame[DiceView]) -> None:
    part.moving.append(Icon(box, "die_frozen" if die.frozen else "die"))
    if not die.face:
        return
    part.moving.append(face(box, die))
    side = max(box.w * 2 // 5, 38)
    corner = Box(box.right - side + 5, box.bottom - side + 5, side, side)
    owner = next((house.seat for house in frame.view.houses if die.kind == "house" and house.house == die.face), None)
    if owner is not None:
        part.marks.append(marker(corner, owner, frame))
    if die.storm:
        part.marks.append(Icon(corner, "storm"))


def changed(frame: Frame[DiceView]) -> set[str]:
    """Dice rolled or frozen since the last picture of this turn; none are marked where all are new."""
    before = frame.before
    if before is None or (before.round, before.active) != (frame.view.round, frame.view.active):
        return set()
    past = {die.id: (die.face, die.frozen) for die in before.dice}
    found = {die.id for die in frame.view.dice if die.id in past and past[die.id] != (die.face, die.frozen)}
    return found if len(found) < len(frame.view.dice) else set()


def face(box: Box, die: DieView) -> Icon:
    """What a die shows."""
    at = box.inset(box.w // 6)
    match die.kind:
        case "house":
            return Icon(at, CRESTS[die.face])
        case "region":
            return Icon(box.inset(box.w // 8), "clockwise" if die.arrow == "west" else "counter", die.face)
        case "spice":
            return Icon(at, "maker") if die.face == "worm" else Icon(at, "spice", die.face)
    return Icon(at, die.face)
