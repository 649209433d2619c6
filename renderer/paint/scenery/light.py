"""The light of each hour: colours of sky, haze and ground. Light comes from the left; some scenes are mirrored."""

from __future__ import annotations

from dataclasses import dataclass

from renderer.colours import Colour, mix, parse_colour


@dataclass(frozen=True)
class Light:
    """The colours of one hour."""

    sky: tuple[Colour, Colour, Colour]
    """The sky at the top, in the middle and at the horizon."""
    disc: Colour
    """The sun or moon."""
    air: Colour
    """The haze in front of far things."""
    key: Colour
    """The light on edges and lit slopes."""
    dark: Colour
    """The colour of deep shade."""
    ground: Colour
    strength: float
    """How bright lit things are, from 0 to 1."""
    stars: int = 0
    moons: bool = False
    sun: tuple[float, float, float] | None = None
    """Position and radius of the disc, as shares of the picture."""

    def on(self, colour: Colour, depth: float) -> Colour:
        """Return the colour of a thing in this light, seen through the haze."""
        return mix(mix(self.dark, colour, self.strength), self.air, depth)


def _parse_sky(high: str, middle: str, low: str) -> tuple[Colour, Colour, Colour]:
    return parse_colour(high), parse_colour(middle), parse_colour(low)


LIGHTS: dict[str, Light] = {
    "night": Light(
        _parse_sky("#0B1030", "#1B2550", "#3C4A78"),
        disc=parse_colour("#E9EEF8"),
        air=parse_colour("#36456F"),
        key=parse_colour("#B9CDF2"),
        dark=parse_colour("#080A1C"),
        ground=parse_colour("#5E6F9C"),
        strength=0.62,
        stars=150,
        moons=True,
        sun=(0.22, 0.24, 0.062),
    ),
    "dawn": Light(
        _parse_sky("#3B3A66", "#B46A7C", "#FFC98F"),
        disc=parse_colour("#FFF1CC"),
        air=parse_colour("#E5A08A"),
        key=parse_colour("#FFDFA8"),
        dark=parse_colour("#2B1B37"),
        ground=parse_colour("#D8945F"),
        strength=0.8,
        stars=25,
        sun=(0.2, 0.5, 0.085),
    ),
    "morning": Light(
        _parse_sky("#4F86B8", "#9FC3D4", "#F6E3B8"),
        disc=parse_colour("#FFFBEA"),
        air=parse_colour("#D9D3BE"),
        key=parse_colour("#FFF3CF"),
        dark=parse_colour("#4A3A4A"),
        ground=parse_colour("#E6BF85"),
        strength=0.94,
        sun=(0.17, 0.22, 0.06),
    ),
    "noon": Light(
        _parse_sky("#C58A3E", "#EBC173", "#FFEBB5"),
        disc=parse_colour("#FFFFF4"),
        air=parse_colour("#F5D796"),
        key=parse_colour("#FFFBE0"),
        dark=parse_colour("#5F3B22"),
        ground=parse_colour("#EDC47C"),
        strength=0.98,
        sun=(0.33, 0.14, 0.055),
    ),
    "afternoon": Light(
        _parse_sky("#3E6A8C", "#C59B72", "#F3C376"),
        disc=parse_colour("#FFF3CE"),
        air=parse_colour("#DDAE78"),
        key=parse_colour("#FFE2A3"),
        dark=parse_colour("#3C2733"),
        ground=parse_colour("#D9A05A"),
        strength=0.9,
        sun=(0.25, 0.33, 0.07),
    ),
    "dusk": Light(
        _parse_sky("#2A1B3D", "#A13B36", "#FF9A3E"),
        disc=parse_colour("#FFD58A"),
        air=parse_colour("#B9553C"),
        key=parse_colour("#FFB45E"),
        dark=parse_colour("#1A0F1F"),
        ground=parse_colour("#B8603A"),
        strength=0.68,
        stars=12,
        sun=(0.28, 0.52, 0.11),
    ),
    "gloom": Light(
        _parse_sky("#3A3634", "#7A6A56", "#B99B6E"),
        disc=parse_colour("#D9C08F"),
        air=parse_colour("#8F7A5C"),
        key=parse_colour("#E8CF9E"),
        dark=parse_colour("#1F1A1C"),
        ground=parse_colour("#A07F52"),
        strength=0.66,
        sun=(0.3, 0.3, 0.05),
    ),
    "lamplight": Light(
        _parse_sky("#1C1220", "#4A2C26", "#8A5A34"),
        disc=parse_colour("#FFD890"),
        air=parse_colour("#6B412C"),
        key=parse_colour("#FFCF86"),
        dark=parse_colour("#150D16"),
        ground=parse_colour("#8E5F3A"),
        strength=0.74,
    ),
    "void": Light(
        _parse_sky("#05060F", "#0B1024", "#1A2342"),
        disc=parse_colour("#FFF4D8"),
        air=parse_colour("#1B2442"),
        key=parse_colour("#F5E6C0"),
        dark=parse_colour("#04050C"),
        ground=parse_colour("#C77B3E"),
        strength=0.72,
        stars=260,
        sun=(0.14, 0.2, 0.03),
    ),
}

MOODS: dict[str, tuple[Colour, float, float]] = {
    "plain": (parse_colour("#000000"), 0.0, 1.0),
    "golden": (parse_colour("#FFC45A"), 0.16, 1.05),
    "grim": (parse_colour("#2A2440"), 0.2, 0.7),
    "cold": (parse_colour("#4E86C8"), 0.22, 0.8),
    "eerie": (parse_colour("#4FA07A"), 0.22, 0.85),
    "bloody": (parse_colour("#B03A26"), 0.14, 0.9),
    "dusty": (parse_colour("#C9A06A"), 0.3, 0.7),
}
"""Mood -> the colour laid over everything, its share, and how much saturation stays."""
