"""Skies: colour gradient, sun or moons with their glow, stars, streaks of cloud."""

from __future__ import annotations

from renderer.colours import mix
from renderer.paint.scenery.brush import BLACK, WHITE, Brush, make_oval, make_ramp


def draw_sky(brush: Brush, horizon: float) -> None:
    """Paint the sky down to the horizon. The ground is painted over the rest."""
    light = brush.light
    brush.image.paste(make_ramp((brush.w, max(round(brush.h * horizon) + 2, 4)), light.sky), (0, 0))
    _draw_stars(brush, horizon)
    if light.sun is not None:
        _draw_disc(brush)
    if not light.stars or light.stars < 100:
        _draw_clouds(brush, horizon)


def _draw_stars(brush: Brush, horizon: float) -> None:
    for _ in range(brush.light.stars):
        x, y = brush.chance.random() * brush.w, brush.chance.random() ** 1.3 * brush.h * horizon
        r = brush.chance.choice((0.5, 0.6, 0.8, 1.2)) * brush.h / 400
        brush.flat(make_oval(x, y, r, r, 8), WHITE, brush.chance.uniform(0.3, 0.9))


def _draw_disc(brush: Brush) -> None:
    light = brush.light
    assert light.sun is not None
    x, y, r = light.sun
    x, y = (x + brush.chance.uniform(-0.1, 0.16)) * brush.w, (y + brush.chance.uniform(-0.06, 0.06)) * brush.h
    r *= brush.h * brush.chance.uniform(0.85, 1.2)
    brush.glow(x, y, r * 6, light.disc, 0.4)
    brush.glow(x, y, r * 2.4, light.disc, 0.6)
    brush.flat(make_oval(x, y, r, r, 48), light.disc)
    if light.moons:
        brush.flat(make_oval(x + r * 0.35, y - r * 0.1, r * 0.3, r * 0.26), mix(light.disc, BLACK, 0.16))
        brush.flat(make_oval(x - r * 0.3, y + r * 0.35, r * 0.2, r * 0.17), mix(light.disc, BLACK, 0.12))
        small = r * 0.5
        brush.glow(x + r * 3.4, y + r * 1.1, small * 3, light.disc, 0.3)
        brush.flat(make_oval(x + r * 3.4, y + r * 1.1, small, small, 36), mix(light.disc, light.sky[1], 0.15))


def _draw_clouds(brush: Brush, horizon: float) -> None:
    light = brush.light
    for _ in range(5):
        x, y = brush.chance.uniform(0, brush.w), brush.chance.uniform(0.3, 0.95) * brush.h * horizon
        wide, high = brush.chance.uniform(0.2, 0.5) * brush.w, brush.h * brush.chance.uniform(0.004, 0.012)
        brush.soft(make_oval(x, y, wide, high), mix(light.sky[2], light.key, 0.5), brush.h * 0.012, 0.5)
