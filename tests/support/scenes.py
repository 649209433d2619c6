"""Where painted scenes lie for all tests: those of every process, of this run and of the next ones."""

from pathlib import Path

SCENES = Path(__file__).parents[2] / ".pytest_cache" / "d" / "scenes"
"""Their names tell by which tools they were painted, so that none is ever out of date."""


def keep_in_the_folder_of(database: Path) -> None:
    """A bot that plays with this database finds and leaves its scenes there."""
    SCENES.mkdir(parents=True, exist_ok=True)
    (database.parent / "scenes").symlink_to(SCENES)
