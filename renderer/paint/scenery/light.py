"""The light of an hour: colours of sky, air and ground. The sun or moon always stands to the upper left."""

from __future__ import annotations

from dataclasses import dataclass

from renderer.colours import Colour, mix, parse


@dataclass(frozen=True)
class Light:
    sky: tuple[Colour, Colour, Colour]
    """High, middle, at the horizon."""
    disc: Colour
    """Sun or moon."""
    air: Colour
    """What lies before far things."""
    key: Colour
    """The light itself, on edges and lit slopes."""
    dark: Colour
    """Where no light falls."""
    ground: Colour
    strength: float
    """How bright lit things are, 0 to 1."""
    stars: int = 0
    moons: bool = False
    sun: tuple[float, float, float] | None = None
    """Where the disc stands and its radius, in shares of the picture."""

    def on(self, colour: Colour, depth: float) -> Colour:
        """A thing's own colour in this light, seen through the air."""
        return mix(mix(self.dark, colour, self.strength), self.air, depth)


def _sky(high: str, middle: str, low: str) -> tuple[Colour, Colour, Colour]:
    return parse(high), parse(middle), parse(low)


LIGHTS: dict[str, Light] = {
    "night": Light(
        _sky("#0B1030", "#1B2550", "#3C4A78"),
        disc=parse("#E9EEF8"),
        air=parse("#36456F"),
        key=parse("#B9CDF2"),
        dark=parse("#080A1C"),
        ground=parse("#5E6F9C"),
        strength=0.62,
        stars=150,
        moons=True,
        sun=(0.22, 0.24, 0.062),
    ),
    "dawn": Light(
        _sky("#3B3A66", "#B46A7C", "#FFC98F"),
        disc=parse("#FFF1CC"),
        air=parse("#E5A08A"),
        key=parse("#FFDFA8"),
        dark=parse("#2B1B37"),
        ground=parse("#D8945F"),
        strength=0.8,
        stars=25,
        sun=(0.2, 0.5, 0.085),
    ),
    "morning": Light(
        _sky("#4F86B8", "#9FC3D4", "#F6E3B8"),
        disc=parse("#FFFBEA"),
        air=parse("#D9D3BE"),
        key=parse("#FFF3CF"),
        dark=parse("#4A3A4A"),
        ground=parse("#E6BF85"),
        strength=0.94,
        sun=(0.17, 0.22, 0.06),
    ),
    "noon": Light(
        _sky("#C58A3E", "#EBC173", "#FFEBB5"),
        disc=parse("#FFFFF4"),
        air=parse("#F5D796"),
        key=parse("#FFFBE0"),
        dark=parse("#5F3B22"),
        ground=parse("#EDC47C"),
        strength=0.98,
        sun=(0.33, 0.14, 0.055),
    ),
    "afternoon": Light(
        _sky("#3E6A8C", "#C59B72", "#F3C376"),
        disc=parse("#FFF3CE"),
        air=parse("#DDAE78"),
        key=parse("#FFE2A3"),
        dark=parse("#3C2733"),
        ground=parse("#D9A05A"),
        strength=0.9,
        sun=(0.25, 0.33, 0.07),
    ),
    "dusk": Light(
        _sky("#2A1B3D", "#A13B36", "#FF9A3E"),
        disc=parse("#FFD58A"),
        air=parse("#B9553C"),
        key=parse("#FFB45E"),
        dark=parse("#1A0F1F"),
        ground=parse("#B8603A"),
        strength=0.68,
        stars=12,
        sun=(0.28, 0.52, 0.11),
    ),
    "gloom": Light(
        _sky("#3A3634", "#7A6A56", "#B99B6E"),
        disc=parse("#D9C08F"),
        air=parse("#8F7A5C"),
        key=parse("#E8CF9E"),
        dark=parse("#1F1A1C"),
        ground=parse("#A07F52"),
        strength=0.66,
        sun=(0.3, 0.3, 0.05),
    ),
    "lamplight": Light(
        _sky("#1C1220", "#4A2C26", "#8A5A34"),
        disc=parse("#FFD890"),
        air=parse("#6B412C"),
        key=parse("#FFCF86"),
        dark=parse("#150D16"),
        ground=parse("#8E5F3A"),
        strength=0.74,
    ),
    "void": Light(
        _sky("#05060F", "#0B1024", "#1A2342"),
        disc=parse("#FFF4D8"),
        air=parse("#1B2442"),
        key=parse("#F5E6C0"),
        dark=parse("#04050C"),
        ground=parse("#C77B3E"),
        strength=0.72,
        stars=260,
        sun=(0.14, 0.2, 0.03),
    ),
}

MOODS: dict[str, tuple[Colour, float, float]] = {
    "plain": (parse("#000000"), 0.0, 1.0),
    "golden": (parse("#FFC45A"), 0.16, 1.05),
    "grim": (parse("#2A2440"), 0.2, 0.7),
    "cold": (parse("#4E86C8"), 0.22, 0.8),
    "eerie": (parse("#4FA07A"), 0.22, 0.85),
    "bloody": (parse("#B03A26"), 0.14, 0.9),
    "dusty": (parse("#C9A06A"), 0.3, 0.7),
}
"""Mood -> the colour laid over all, how much of it, and how much of all colour is kept."""
