"""The folder of painted scenes, shared by all test processes and runs."""

from pathlib import Path

SCENES = Path(__file__).parents[2] / ".pytest_cache" / "d" / "scenes"
"""File names hold a hash of the painting code, so that no file is ever out of date."""


def keep_in_the_folder_of(database: Path) -> None:
    """Link the scenes folder of the bot with this database to the shared folder."""
    SCENES.mkdir(parents=True, exist_ok=True)
    (database.parent / "scenes").symlink_to(SCENES)
