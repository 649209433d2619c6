"""Effects as strings of icons, with a few words where icons cannot say it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import pairwise, product, takewhile

from games.imperium.views import Glyph, ImperiumView
from renderer.frame import Frame
from renderer.paint.type import line_height, width
from renderer.setting import ELLIPSIS, SMALL, shorten
from renderer.sprites import Box, Icon, Lettering, Sprite

FACE = "sans"
FACTIONS = ("emperor", "guild", "bene_gesserit", "fremen")
STEPPED = (*FACTIONS, "any_faction")
"""Icons whose number is steps on a track."""
WORDS_ONLY = frozenset({"or", "if", "special"})
PLAIN_ONE = frozenset({"trash", "discard", "signet", "mentat", "control", "agent", "lose_troop"})
"""Icons that say "one" by themselves."""
JOINING = frozenset({"arrow", "or"})
PHRASE = 12
"""Letters that are never broken over two lines."""
GAP = 3
SPACE = 5
COLON = ":"


@dataclass(frozen=True)
class Atom:
    """What is never broken: an icon, or a word."""

    w: int
    h: int
    text: str = ""
    icon: str = ""
    number: str = ""
    tint: str = ""
    tight: bool = False
    """No wider gap than between icons."""
    opens: bool = False
    """A condition begins here; what it brings stays on its line."""
    apart: bool = False
    """A sentence begins here, or is over: where there is room, on a line of its own."""


def atoms(glyphs: Iterable[Glyph], frame: Frame[ImperiumView], size: int, type_size: int) -> list[Atom]:
    found: list[Atom] = []
    before: Glyph | None = None
    for glyph in glyphs:
        first, *more = _atoms_of(glyph, frame, size, type_size)
        found += [replace(first, apart=_stands_apart(glyph, before, frame)), *more]
        before = glyph
    # What a space asks for introduces nothing.
    return found[:-1] if found and found[-1].text == COLON else found


def _stands_apart(glyph: Glyph, before: Glyph | None, frame: Frame[ImperiumView]) -> bool:
    """A sentence does, and what comes after one that is no condition."""
    if before is None or glyph.icon in JOINING or before.icon in JOINING:
        return False
    return is_told(glyph, frame) or (is_told(before, frame) and not before.opens)


def is_told(glyph: Glyph, frame: Frame[ImperiumView]) -> bool:
    """Whether it is a sentence, and not an icon with a word or two beside it."""
    return glyph.text is not None and len(frame.say(glyph.text)) > PHRASE


def _atoms_of(glyph: Glyph, frame: Frame[ImperiumView], size: int, type_size: int) -> list[Atom]:
    found: list[Atom] = []
    found += [Atom(size, size, icon=sign.icon, number=sign.number, tint=sign.tint, tight=True) for sign in glyph.signs]
    if glyph.icon == "arrow":
        found.append(Atom(size // 2, size, icon="arrow", tight=True))
    elif glyph.icon not in WORDS_ONLY:
        found.append(Atom(size, size, icon=glyph.icon, number=figure(glyph), tight=True))
    found += [_word(word, type_size) for word in _words(glyph, frame)]
    if found and glyph.opens:
        found[0] = replace(found[0], opens=True)
    return found


def medal(box: Box, place: int) -> Icon:
    """The place that a reward is for; the first in gold."""
    return Icon(box, "rank", str(place), "gold" if place == 1 else "")


def figure(glyph: Glyph) -> str:
    """The number in an icon."""
    if glyph.number is None or (glyph.number == 1 and glyph.icon in PLAIN_ONE):
        return ""
    return f"{glyph.number:+d}" if glyph.icon in STEPPED else str(glyph.number)


def _words(glyph: Glyph, frame: Frame[ImperiumView]) -> list[str]:
    if glyph.text is not None:
        return _unbroken(frame.say(glyph.text))
    return frame.label("or").split() if glyph.icon == "or" else []


def says_all(sprites: Iterable[Sprite], glyphs: Iterable[Glyph], frame: Frame[ImperiumView]) -> bool:
    """Whether all words of these effects are there: none was left out beside its icon."""
    shown = Counter(sprite.text for sprite in sprites if isinstance(sprite, Lettering))
    return not Counter(word for glyph in glyphs for word in _words(glyph, frame) if word != COLON) - shown


def _unbroken(text: str) -> list[str]:
    """Words; a short phrase is one of them."""
    return [text] if 0 < len(text) <= PHRASE else text.split()


def _word(text: str, size: int) -> Atom:
    return Atom(width(text, FACE, size), line_height(size), text=text, tight=text == COLON)


def lines(found: list[Atom], room: int, apart: bool = False) -> list[list[Atom]]:
    """Atoms broken into lines no wider than the room; sentences on lines of their own, if they stand `apart`."""
    rows: list[list[Atom]] = []
    for number, atom in enumerate(found):
        together = [atom, *_rest_of_clause(found[number + 1 :])] if atom.opens else [atom]
        if _wide(together) > room:
            # A clause that is wider than a line is broken anyway: then no room is wasted before it.
            together = [atom]
        if rows and _wide([*rows[-1], *together]) <= room and not (apart and atom.apart):
            rows[-1].append(atom)
        else:
            rows.append([atom])
    return rows


def _rest_of_clause(after: list[Atom]) -> Iterator[Atom]:
    """What belongs to a condition: everything up to the next one."""
    return takewhile(lambda atom: not atom.opens, after)


def _wide(row: list[Atom]) -> int:
    gaps = sum(_gap(a, b) for a, b in pairwise(row))
    return sum(atom.w for atom in row) + gaps


def _gap(one: Atom, other: Atom) -> int:
    return GAP if one.tight and other.tight else max(SPACE, min(one.h, other.h) // 5)


def _high(rows: list[list[Atom]]) -> int:
    return sum(max(atom.h for atom in row) for row in rows) + 2 * max(len(rows) - 1, 0)


def height(glyphs: Iterable[Glyph], frame: Frame[ImperiumView], room: int, size: int, type_size: int) -> int:
    """How high an effect becomes in this room."""
    return _high(_set(glyphs, frame, room, size, type_size))


def run(
    box: Box,
    glyphs: Iterable[Glyph],
    frame: Frame[ImperiumView],
    sizes: tuple[int, ...] = (40, 36),
    ink: str = "night",
    align: str = "left",
    type_size: int = SMALL,
    halo: str = "",
) -> list[Sprite]:
    """An effect set into a box, in the middle of its height, in the largest size that fits."""
    glyphs = tuple(glyphs)
    fitting: list[list[Atom]] | None = None
    for apart, size in product((True, False), sizes):
        rows = _set(glyphs, frame, box.w, size, type_size, apart)
        if _high(rows) > box.h:
            continue
        if _keeps_clauses(rows):
            return _place(rows, box, ink, align, type_size, halo)
        fitting = fitting or rows
    if fitting is None:
        fitting = _shortened(_set(_bare(glyphs), frame, box.w, sizes[-1], type_size), box, type_size)
    return _place(fitting, box, ink, align, type_size, halo)


def _set(
    glyphs: Iterable[Glyph], frame: Frame[ImperiumView], room: int, size: int, type_size: int, apart: bool = False
) -> list[list[Atom]]:
    """An effect in lines, with icons of this size."""
    return lines([_cut(atom, room, type_size) for atom in atoms(glyphs, frame, size, type_size)], room, apart)


def _keeps_clauses(rows: list[list[Atom]]) -> bool:
    """Whether no condition is parted from what it brings by the end of a line."""
    opened = False
    for row in rows:
        if opened and not row[0].opens:
            return False
        opened = opened or any(atom.opens for atom in row)
    return True


def _bare(glyphs: tuple[Glyph, ...]) -> tuple[Glyph, ...]:
    """Where room is short, icons stand without the words beside them."""
    return tuple(glyph if glyph.icon in WORDS_ONLY else Glyph(glyph.icon, glyph.number) for glyph in glyphs)


def _cut(atom: Atom, room: int, type_size: int) -> Atom:
    if atom.icon or atom.w <= room:
        return atom
    return _word(shorten(atom.text, room, FACE, type_size), type_size)


def _shortened(rows: list[list[Atom]], box: Box, type_size: int) -> list[list[Atom]]:
    """As many lines as the box holds, the last ending in an ellipsis where some had to go."""
    if _high(rows) <= box.h:
        return rows
    rows = [list(row) for row in rows]
    while rows and _high(rows) > box.h:
        rows.pop()
    dots = _word(ELLIPSIS, type_size)
    if not rows:
        return [[dots]]
    while rows[-1] and _wide([*rows[-1], dots]) > box.w:
        rows[-1].pop()
    rows[-1].append(dots)
    return rows


def _place(rows: list[list[Atom]], box: Box, ink: str, align: str, type_size: int, halo: str) -> list[Sprite]:
    placed: list[Sprite] = []
    y = box.y + max((box.h - _high(rows)) // 2, 0)
    for row in rows:
        high = max(atom.h for atom in row)
        spare = box.w - _wide(row)
        x = box.x + {"left": 0, "centre": spare // 2, "right": spare}[align]
        for number, atom in enumerate(row):
            if number:
                x += _gap(row[number - 1], atom)
            at = Box(x, y + (high - atom.h) // 2, atom.w, atom.h)
            placed.append(_sprite(atom, at, ink, type_size, halo))
            x += atom.w
        y += high + 2
    return placed


def _sprite(atom: Atom, at: Box, ink: str, type_size: int, halo: str) -> Sprite:
    if atom.text:
        return Lettering(at, atom.text, FACE, type_size, ink, halo=halo)
    return Icon(at, atom.icon, atom.number, ink if atom.icon == "arrow" else atom.tint)
