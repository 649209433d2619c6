"""A module to import before forking: it fills the caches of a bot, so that forked bots start at once.

It reads all texts, draws the icons, and draws a board of every game as the bot does at its start.
"""

from bot import serving
from bot.check import missing_data
from bot.host.pictures.drawers import draw_boards
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
    # Packed backgrounds are files. Forked processes would share one read position in them.
    grounds._max_open = 2 * len(GAMES)
draw_boards(DrawnOnce(), GAMES)
