"""The tray with the seven dice."""

from __future__ import annotations

from games.dice.views import DiceView, DieView
from renderer.context import RenderContext
from renderer.dice.icons_houses import CRESTS
from renderer.markers import make_marker
from renderer.sprites import Box, Icon, Panel, Part, Ring, Sprite
from renderer.typesetting import SMALL, set_line

DIE_ORDER = ("house", "region", "spice", "vendetta")
"""The order of the dice."""


def draw_tray(box: Box, context: RenderContext[DiceView], rows: int) -> Part:
    """Draw the House dice, then region, spice and vendetta dice, and the spice to spend beside them."""
    part = Part("dice", box)
    part.static.append(Panel(box, "stage"))
    inner = box.inset(10, 8)
    if rows > 1:
        part.changing += set_line(inner.top(28), _describe_title(context), "sans-bold", SMALL, "sand")
        inner = inner.below(32)
    places = [place for row in inner.rows(rows, 6) for place in row.columns(-(-8 // rows), 6)]
    side = min(min(place.w, place.h) for place in places)
    dice = sorted(context.view.dice, key=lambda die: DIE_ORDER.index(die.kind))
    marked = find_changed_dice(context)
    for die, place in zip(dice, places, strict=False):
        at = place.middle(side, side)
        _draw_die(part, at, die, context)
        if die.id in marked:
            part.marks.insert(0, Ring(at.inset(-2), context.mentions.get("dice", "")))
    part.changing += _draw_spice(places[7].middle(side, side), context)
    return part


def _describe_title(context: RenderContext[DiceView]) -> str:
    view = context.view
    if not view.rolls:
        return context.label("dice-not-rolled")
    return f"{context.label('dice-roll', rolls=view.rolls)} · {context.label('dice-spice', total=view.spice.total)}"


def _draw_spice(box: Box, context: RenderContext[DiceView]) -> list[Sprite]:
    """Draw the spice that the active player can spend."""
    return [Icon(box.inset(box.w // 12), "spice", str(context.view.spice.total))]


def _draw_die(part: Part, box: Box, die: DieView, context: RenderContext[DiceView]) -> None:
    part.changing.append(Icon(box, "die_frozen" if die.frozen else "die"))
    if not die.face:
        return
    part.changing.append(make_face(box, die))
    side = max(box.w * 2 // 5, 38)
    corner = Box(box.right - side + 5, box.bottom - side + 5, side, side)
    owner = next((house.seat for house in context.view.houses if die.kind == "house" and house.house == die.face), None)
    if owner is not None:
        part.marks.append(make_marker(corner, owner, context))
    if die.storm:
        part.marks.append(Icon(corner, "storm"))


def find_changed_dice(context: RenderContext[DiceView]) -> set[str]:
    """Return the dice rolled or frozen since the last picture of this turn. If all are new, return none."""
    before = context.before
    if before is None or (before.round, before.active) != (context.view.round, context.view.active):
        return set()
    past = {die.id: (die.face, die.frozen) for die in before.dice}
    found = {die.id for die in context.view.dice if die.id in past and past[die.id] != (die.face, die.frozen)}
    return found if len(found) < len(context.view.dice) else set()


def make_face(box: Box, die: DieView) -> Icon:
    """Return the icon of a die face."""
    at = box.inset(box.w // 6)
    match die.kind:
        case "house":
            return Icon(at, CRESTS[die.face])
        case "region":
            return Icon(box.inset(box.w // 8), "clockwise" if die.arrow == "west" else "counter", die.face)
        case "spice":
            return Icon(at, "maker") if die.face == "worm" else Icon(at, "spice", die.face)
    return Icon(at, die.face)
