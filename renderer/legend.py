"""The legend of a game: its icons with two words each.

The legend shows all icons of the game, or only those on another picture of the same view, which `context.focus` names.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from renderer.context import RenderContext
from renderer.sprites import Box, Drawing, Icon, Panel, Part
from renderer.typesetting import NAME, TEXT, TITLE, fit_line_size, set_line, set_whole_text

PictureDrawer = Callable[[RenderContext[Any]], Drawing]

LEGEND = "legend"
"""The picture key of the legend."""
HEAD_HEIGHT, ROW_HEIGHT, ICON_SIDE, GAP = 72, 84, 66, 10


@dataclass(frozen=True)
class LegendIcon:
    """An icon of the legend."""

    icon: str
    number: str = ""
    tint: str = ""
    alike: tuple[str, ...] = ()
    """Other icons with the same meaning."""
    module: str = ""
    """The expansion that this icon belongs to. A table without it does not show the icon."""

    @property
    def names(self) -> tuple[str, ...]:
        return (self.icon, *self.alike)


@dataclass(frozen=True)
class Legend:
    """All icons of a game in the order of the legend."""

    game: str
    icons: Sequence[LegendIcon]

    def describe(self, icon: LegendIcon, context: RenderContext[Any]) -> str:
        """Return the words of an icon."""
        return context.label(f"legend-{self.game}-{icon.icon.removeprefix('war_').replace('_', '-')}")


def make_legend_drawer(legend: Legend, pictures: Mapping[str, PictureDrawer]) -> PictureDrawer:
    """Return a function that draws the legend of a game with these pictures."""

    def draw(context: RenderContext[Any]) -> Drawing:
        return _draw_legend(legend, find_shown_icons(legend, pictures, context), context)

    return draw


def find_shown_icons(
    legend: Legend, pictures: Mapping[str, PictureDrawer], context: RenderContext[Any]
) -> list[LegendIcon]:
    """Return the icons of the table's game, or those that occur on the picture that the context focuses on."""
    modules = getattr(context.view, "modules", {})
    shown = [one for one in legend.icons if not one.module or one.module in modules]
    if context.focus is None or context.focus not in pictures:
        return shown
    seen = set(list_icons(pictures[context.focus](context)))
    return [one for one in legend.icons if seen & set(one.names)]


def list_icons(drawing: Drawing) -> Iterator[str]:
    """Yield the names of the icons on a drawing."""
    for part in drawing.parts:
        yield from (sprite.name for sprite in (*part.sprites(), *part.marks) if isinstance(sprite, Icon))


def describe_legend(legend: Legend, icons: Sequence[LegendIcon], context: RenderContext[Any]) -> Iterator[str]:
    """Yield what the legend says, without its icons: its title, and a sentence for each icon."""
    yield f"{context.label('legend')}:"
    yield from (f"{legend.describe(one, context)}." for one in icons)


def _draw_legend(legend: Legend, icons: Sequence[LegendIcon], context: RenderContext[Any]) -> Drawing:
    width, across = (1600, 4) if context.is_wide else (1080, 3)
    lines = max(-(-len(icons) // across), 1)
    drawing = Drawing(width, 32 + HEAD_HEIGHT + GAP + lines * ROW_HEIGHT + 16)
    page = Box(0, 0, width, drawing.height).inset(16)
    head = Part("title", page.top(HEAD_HEIGHT))
    head.changing.append(Panel(head.box, "band"))
    words = context.label("legend")
    size = fit_line_size([words], head.box.w - 48, "serif-bold", (TITLE, NAME, TEXT))
    head.changing += set_line(head.box.inset(24, 0), words, "serif-bold", size, "paper")
    body = Part("icons", page.below(HEAD_HEIGHT + GAP))
    body.changing.append(Panel(body.box, "card"))
    columns = body.box.inset(14, 8).columns(across, 12)
    for number, one in enumerate(icons):
        column, line = divmod(number, lines)
        cell = columns[column].below(line * ROW_HEIGHT).top(ROW_HEIGHT)
        body.changing.append(Icon(cell.left(ICON_SIDE).middle(ICON_SIDE, ICON_SIDE), one.icon, one.number, one.tint))
        body.changing += set_whole_text(
            cell.after(ICON_SIDE + 12), legend.describe(one, context), "sans", (NAME, 29, TEXT), "night"
        )
    drawing.parts += [head, body]
    return drawing
