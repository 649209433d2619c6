"""The renderer as the table uses it: the only place of the host that knows the room of the pictures."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bot.host.pictures.painting import NotInSight, Turn
from games.core.protocol import Text
from renderer import (
    CurveSheet,
    Lobby,
    NothingToShow,
    Picture,
    PoolSheet,
    ProfileSheet,
    Shot,
    draw_emoji,
    render,
    render_film,
    render_text,
    use_large_caches,
)
from renderer.colours import load_palettes
from renderer.paint.scenery import scene_cache
from renderer.paint.scenery.painter import find_undrawable


class Renderer:
    def render(self, game_key: str, view: Any, picture: str, **how: Any) -> Picture:
        try:
            return render(game_key, view, picture, **how)
        except NothingToShow as nothing:
            raise NotInSight(picture) from nothing

    def render_text(self, game_key: str, view: Any, picture: str, **how: Any) -> str:
        try:
            return render_text(game_key, view, picture, **how)
        except NothingToShow as nothing:
            raise NotInSight(picture) from nothing

    def film(self, game_key: str, turns: Sequence[Turn], **how: Any) -> Picture:
        try:
            return render_film(game_key, [Shot(*turn) for turn in turns], **how)
        except NothingToShow as nothing:
            raise NotInSight("film") from nothing

    def lobby(self, title: Text, chairs: int) -> Any:
        """Return the drawing data of a lobby's banner."""
        return Lobby(title, chairs)

    def profile(self, pools: Sequence[tuple[Text, Text, tuple[Text, ...]]], **facts: Any) -> Any:
        """Return the drawing data of a person's profile."""
        return ProfileSheet(pools=tuple(PoolSheet(*pool) for pool in pools), **facts)

    def curve(self, **facts: Any) -> Any:
        """Return the drawing data of the curve of a finished game."""
        return CurveSheet(**facts)

    def palettes(self) -> list[str]:
        return list(load_palettes())

    def emoji(self) -> dict[str, bytes]:
        """Return the drawn icons, for the application's own emoji."""
        return draw_emoji()

    def undrawable(self) -> list[str]:
        """Return the things in scenes that nothing can draw. A scene that cannot be read ends the program."""
        return find_undrawable()

    def keep_scenes(self, folder: Path) -> list[str]:
        """Keep painted scenes in a folder from now on; the keys of those that are still to be painted."""
        scene_cache.use_folder(folder)
        return scene_cache.find_missing()

    def use_scenes(self, folder: Path) -> None:
        """Read painted scenes from a folder that another process fills."""
        scene_cache.read_folder(folder)

    def use_large_caches(self) -> None:
        """Take more memory for caches, in a process that only draws."""
        use_large_caches()

    def paint_scene(self, key: str) -> None:
        scene_cache.prepare_scene(key)
