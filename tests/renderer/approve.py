"""The approved pictures: `python -m tests.renderer.approve` draws them anew, to be looked at before they are committed."""

from io import BytesIO
from pathlib import Path

from PIL import Image

from games.imperium import GAME
from renderer import Lobby, render
from tests.renderer.tables import positions

FOLDER = Path(__file__).parent / "golden"
NAMES = ("Ann", "Bořivoj", "Оксана", "Di")
PICTURES = (("board", "wide"), ("board", "tall"), ("hand", "wide"), ("result", "wide"), ("lobby", "wide"))


def approved(name: str, size: str) -> Path:
    return FOLDER / f"{name}-{size}.png"


def drawn(name: str, size: str) -> Image.Image:
    found = positions(4, "approved", 11)
    position = found[-1] if name == "result" else found[len(found) // 2]
    view = Lobby(GAME.title, 4) if name == "lobby" else position.seats[0] if name == "hand" else position.public
    before = position.before if name == "board" else None
    return Image.open(BytesIO(render("imperium", view, name, before=before, names=NAMES, size=size).data))


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, size in PICTURES:
        image = drawn(name, size).convert("RGB")
        small = image.resize((400, 400 * image.height // image.width), Image.Resampling.BOX)
        small.quantize(128).save(approved(name, size), optimize=True)


if __name__ == "__main__":
    main()
