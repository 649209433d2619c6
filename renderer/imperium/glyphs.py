"""Effects as rows of icons, with words where icons are not enough."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import pairwise, product, takewhile

from games.imperium.views import Glyph, ImperiumView
from renderer.context import RenderContext
from renderer.paint.fonts import get_line_height, measure_text
from renderer.sprites import Box, Icon, Lettering, Sprite
from renderer.typesetting import ELLIPSIS, SMALL, shorten

FACE = "sans"
"""The typeface of the words."""
FACTIONS = ("emperor", "guild", "bene_gesserit", "fremen")
STEPPED = (*FACTIONS, "any_faction")
"""Icons whose number counts steps on a track."""
WORDS_ONLY = frozenset({"or", "if", "special"})
"""Glyphs that are shown by words alone."""
PLAIN_ONE = frozenset({"trash", "discard", "signet", "mentat", "control", "agent", "lose_troop"})
"""Icons that mean "one" without a number."""
JOINING = frozenset({"arrow", "or"})
"""Icons that join the glyphs before and after them."""
MAX_PHRASE = 12
"""A text of at most this many letters is never split over two lines."""
GAP = 3
SPACE = 5
CHOOSE_KEY = "glyph-choose"
"""The words before several glyphs of which some may be chosen."""
COLON = ":"


@dataclass(frozen=True)
class Atom:
    """A unit that is never split: an icon or a word."""

    w: int
    h: int
    text: str = ""
    icon: str = ""
    number: str = ""
    tint: str = ""
    tight: bool = False
    """True if the gap beside it is as small as between icons."""
    opens: bool = False
    """True if a condition begins here. Its effect stays on the same line."""
    leads: bool = False
    """True if the next atom stays on the same line."""
    apart: bool = False
    """True if a sentence begins or has ended here. If there is room, it gets a line of its own."""


def make_atoms(glyphs: Iterable[Glyph], context: RenderContext[ImperiumView], size: int, type_size: int) -> list[Atom]:
    """Return the atoms of an effect."""
    found: list[Atom] = []
    before: Glyph | None = None
    steps = ""
    for glyph in glyphs:
        first, *more = _make_glyph_atoms(glyph, context, size, type_size, steps, before)
        found += [replace(first, apart=_is_apart(glyph, before, context)), *more]
        before = glyph
        if glyph.icon != "or":
            steps = _format_steps(glyph)
    # A colon at the end introduces nothing.
    return found[:-1] if found and found[-1].text == COLON else found


def is_choice(glyph: Glyph) -> bool:
    """Return whether a glyph says how many of the following ones may be chosen."""
    return glyph.text is not None and glyph.text.key == CHOOSE_KEY


def _is_apart(glyph: Glyph, before: Glyph | None, context: RenderContext[ImperiumView]) -> bool:
    """Return whether a glyph begins a new line: a sentence does, and so does a glyph after a sentence that is no
    condition.
    """
    if before is None or glyph.icon in JOINING or before.icon in JOINING:
        return False
    return is_sentence(glyph, context) or (is_sentence(before, context) and not before.opens)


def is_sentence(glyph: Glyph, context: RenderContext[ImperiumView]) -> bool:
    """Return whether a glyph is a sentence, and not an icon with one or two words."""
    return glyph.text is not None and len(context.say(glyph.text)) > MAX_PHRASE


def _make_glyph_atoms(
    glyph: Glyph,
    context: RenderContext[ImperiumView],
    size: int,
    type_size: int,
    shown: str,
    before: Glyph | None,
) -> list[Atom]:
    """Return the atoms of a glyph. Steps of influence stand before their crests, unless these were `shown` before.

    A condition begins a sentence, and so with a capital, unless it follows an "or", an arrow or another condition.
    """
    steps = _format_steps(glyph)
    found: list[Atom] = []
    found += [Atom(size, size, icon=sign.icon, number=sign.number, tint=sign.tint, tight=True) for sign in glyph.signs]
    if glyph.icon == "arrow":
        found.append(Atom(size // 2, size, icon="arrow", tight=True))
    elif steps:
        if steps != shown:
            found.append(replace(_make_word(steps, type_size), tight=True, leads=True))
        found.append(Atom(size, size, icon=glyph.icon, tight=True))
    elif glyph.icon not in WORDS_ONLY:
        found.append(Atom(size, size, icon=glyph.icon, number=format_number(glyph), tight=True))
    found += [_make_word(word, type_size) for word in _find_words(glyph, context)]
    if found and glyph.opens:
        found[0] = replace(found[0], opens=True)
        begins = before is None or (before.icon not in JOINING and not before.opens)
        if begins and found[0].text and is_sentence(glyph, context):
            found[0] = replace(_make_word(_capitalise(found[0].text), type_size), opens=True)
    return found


def _capitalise(word: str) -> str:
    """Return a word with a capital letter at its beginning, as a condition begins a sentence."""
    return word[:1].upper() + word[1:]


def make_medal(box: Box, place: int) -> Icon:
    """Return the icon of the rank that a reward is for. The first is gold."""
    return Icon(box, "rank", str(place), "gold" if place == 1 else "")


def format_number(glyph: Glyph) -> str:
    """Return the number in an icon."""
    if glyph.number is None or (glyph.number == 1 and glyph.icon in PLAIN_ONE):
        return ""
    return f"{glyph.number:+d}" if glyph.icon in STEPPED else str(glyph.number)


def _format_steps(glyph: Glyph) -> str:
    """Return the steps of influence that a glyph gives, or nothing if it gives none."""
    return format_number(glyph) if glyph.icon in STEPPED else ""


def _find_words(glyph: Glyph, context: RenderContext[ImperiumView]) -> list[str]:
    if glyph.text is not None:
        return _split_words(context.say(glyph.text))
    return context.label("or").split() if glyph.icon == "or" else []


def has_all_words(sprites: Iterable[Sprite], glyphs: Iterable[Glyph], context: RenderContext[ImperiumView]) -> bool:
    """Return whether the sprites contain all words of these effects."""
    shown = Counter(sprite.text.casefold() for sprite in sprites if isinstance(sprite, Lettering))
    words = (word.casefold() for glyph in glyphs for word in _find_words(glyph, context) if word != COLON)
    return not Counter(words) - shown


def _split_words(text: str) -> list[str]:
    """Split a text into words. A short phrase stays whole."""
    return [text] if 0 < len(text) <= MAX_PHRASE else text.split()


def _make_word(text: str, size: int) -> Atom:
    return Atom(measure_text(text, FACE, size), get_line_height(size), text=text, tight=text == COLON)


def break_lines(found: list[Atom], room: int, apart: bool = False) -> list[list[Atom]]:
    """Split atoms into lines no wider than the room. With `apart`, sentences get lines of their own."""
    rows: list[list[Atom]] = []
    for number, atom in enumerate(found):
        alone = found[number : number + 2] if atom.leads else [atom]
        together = [atom, *_take_clause(found[number + 1 :])] if atom.opens else alone
        if _measure_row(together) > room:
            # A clause wider than a line is split anyway, so it starts on the current line.
            together = alone
        if rows and _measure_row([*rows[-1], *together]) <= room and not (apart and atom.apart):
            rows[-1].append(atom)
        else:
            rows.append([atom])
    return rows


def _take_clause(after: list[Atom]) -> Iterator[Atom]:
    """Yield the atoms that belong to a condition: everything up to the next condition."""
    return takewhile(lambda atom: not atom.opens, after)


def _measure_row(row: list[Atom]) -> int:
    gaps = sum(_find_gap(a, b) for a, b in pairwise(row))
    return sum(atom.w for atom in row) + gaps


def _find_gap(one: Atom, other: Atom) -> int:
    return GAP if one.tight and other.tight else max(SPACE, min(one.h, other.h) // 5)


def _measure_rows(rows: list[list[Atom]]) -> int:
    return sum(max(atom.h for atom in row) for row in rows) + 2 * max(len(rows) - 1, 0)


def measure_effect(
    glyphs: Iterable[Glyph], context: RenderContext[ImperiumView], room: int, size: int, type_size: int
) -> int:
    """Return the height of an effect in this room."""
    return _measure_rows(_break_effect(glyphs, context, room, size, type_size))


def draw_effect(
    box: Box,
    glyphs: Iterable[Glyph],
    context: RenderContext[ImperiumView],
    sizes: tuple[int, ...] = (40, 36),
    ink: str = "night",
    align: str = "left",
    type_size: int = SMALL,
    halo: str = "",
) -> list[Sprite]:
    """Draw an effect in a box, centred vertically, in the largest size that fits."""
    glyphs = tuple(glyphs)
    fitting: list[list[Atom]] | None = None
    for apart, size in product((True, False), sizes):
        rows = _break_effect(glyphs, context, box.w, size, type_size, apart)
        if _measure_rows(rows) > box.h:
            continue
        if _has_whole_clauses(rows):
            return _place_rows(rows, box, ink, align, type_size, halo)
        fitting = fitting or rows
    if fitting is None:
        fitting = _shorten_rows(
            _break_effect(_remove_words(glyphs), context, box.w, sizes[-1], type_size), box, type_size
        )
    return _place_rows(fitting, box, ink, align, type_size, halo)


def fits_apart(
    box: Box, glyphs: Iterable[Glyph], context: RenderContext[ImperiumView], size: int, type_size: int
) -> bool:
    """Return whether an effect fits in a box if each sentence begins on a line of its own."""
    return _measure_rows(_break_effect(glyphs, context, box.w, size, type_size, apart=True)) <= box.h


def _break_effect(
    glyphs: Iterable[Glyph],
    context: RenderContext[ImperiumView],
    room: int,
    size: int,
    type_size: int,
    apart: bool = False,
) -> list[list[Atom]]:
    """Return an effect in lines, with icons of this size."""
    return break_lines(
        [_shorten_atom(atom, room, type_size) for atom in make_atoms(glyphs, context, size, type_size)], room, apart
    )


def _has_whole_clauses(rows: list[list[Atom]]) -> bool:
    """Return whether no line break separates a condition from its effect."""
    opened = False
    for row in rows:
        if opened and not row[0].opens:
            return False
        opened = opened or any(atom.opens for atom in row)
    return True


def _remove_words(glyphs: tuple[Glyph, ...]) -> tuple[Glyph, ...]:
    """Return the glyphs without the words beside their icons, for small rooms."""
    return tuple(glyph if glyph.icon in WORDS_ONLY else Glyph(glyph.icon, glyph.number) for glyph in glyphs)


def _shorten_atom(atom: Atom, room: int, type_size: int) -> Atom:
    if atom.icon or atom.w <= room:
        return atom
    return _make_word(shorten(atom.text, room, FACE, type_size), type_size)


def _shorten_rows(rows: list[list[Atom]], box: Box, type_size: int) -> list[list[Atom]]:
    """Return as many lines as the box holds. The last one ends in an ellipsis if some are missing."""
    if _measure_rows(rows) <= box.h:
        return rows
    rows = [list(row) for row in rows]
    while rows and _measure_rows(rows) > box.h:
        rows.pop()
    dots = _make_word(ELLIPSIS, type_size)
    if not rows:
        return [[dots]]
    while rows[-1] and _measure_row([*rows[-1], dots]) > box.w:
        rows[-1].pop()
    rows[-1].append(dots)
    return rows


def _place_rows(rows: list[list[Atom]], box: Box, ink: str, align: str, type_size: int, halo: str) -> list[Sprite]:
    placed: list[Sprite] = []
    y = box.y + max((box.h - _measure_rows(rows)) // 2, 0)
    for row in rows:
        high = max(atom.h for atom in row)
        spare = box.w - _measure_row(row)
        x = box.x + {"left": 0, "centre": spare // 2, "right": spare}[align]
        for number, atom in enumerate(row):
            if number:
                x += _find_gap(row[number - 1], atom)
            at = Box(x, y + (high - atom.h) // 2, atom.w, atom.h)
            placed.append(_make_sprite(atom, at, ink, type_size, halo))
            x += atom.w
        y += high + 2
    return placed


def _make_sprite(atom: Atom, at: Box, ink: str, type_size: int, halo: str) -> Sprite:
    if atom.text:
        return Lettering(at, atom.text, FACE, type_size, ink, halo=halo)
    return Icon(at, atom.icon, atom.number, ink if atom.icon == "arrow" else atom.tint)
