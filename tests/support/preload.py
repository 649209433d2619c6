"""Whatever a bot has after a while: what is forked from a process that has loaded this is ready at once.

All words are read, the icons are drawn, and the middle of every game, as `Gallery.warm` does it.
"""

from bot import serving
from bot.check import missing_data
from bot.host.pictures.gallery import Gallery
from games.catalogue import GAMES
from renderer.paint import canvas, desert, relief
from renderer.paint.scenery import scene_cache
from tests.support.icons import DrawnOnce
from tests.support.painted_backgrounds import keep_on_disk
from tests.support.scenes import SCENES

scene_cache.use_folder(SCENES)
keep_on_disk()
assert missing_data() == []
serving.Renderer = DrawnOnce  # type: ignore[misc]
DrawnOnce.emoji()
for grounds in (canvas._backgrounds, desert._deserts, relief._painted_lands):
    # Packed ones lie in files, which all that are forked would read at one and the same place.
    grounds._max_open = 2 * len(GAMES)
for game in GAMES.values():
    Gallery(None, DrawnOnce()).draw_middle(game)  # type: ignore[arg-type]
