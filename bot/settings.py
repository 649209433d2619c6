"""Settings from the environment and `.env`, typed and checked before anything starts."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal

import msgspec

Address = Annotated[str, msgspec.Meta(pattern="^https?://")]
Shards = Annotated[int, msgspec.Meta(ge=1, le=1024)]
Count = Annotated[int, msgspec.Meta(ge=0, le=100_000)]
Some = Annotated[int, msgspec.Meta(ge=1, le=100_000)]
Port = Annotated[int, msgspec.Meta(ge=1, le=65535)]


class BadSettings(Exception):
    """What is wrong, in a sentence for whoever runs the bot."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Each field is an environment variable; `.env.example` says what it does."""

    discord_token: str = msgspec.field(default="", name="DISCORD_TOKEN")
    service: bool = msgspec.field(default=False, name="SIETCH_SERVICE")
    database: Path = msgspec.field(default=Path("state/sietch.db"), name="SIETCH_DATABASE")
    backup_folder: Path | None = msgspec.field(default=None, name="SIETCH_BACKUP_FOLDER")
    backup_hours: Count = msgspec.field(default=24, name="SIETCH_BACKUP_HOURS")
    backups_kept: Some = msgspec.field(default=7, name="SIETCH_BACKUPS_KEPT")
    pack_days: Count = msgspec.field(default=30, name="SIETCH_PACK_DAYS")
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = msgspec.field(default="INFO", name="SIETCH_LOG_LEVEL")
    log_format: Literal["text", "json"] = msgspec.field(default="text", name="SIETCH_LOG_FORMAT")
    metrics_port: Port | None = msgspec.field(default=None, name="SIETCH_METRICS_PORT")
    metrics_address: str = msgspec.field(default="127.0.0.1", name="SIETCH_METRICS_ADDRESS")
    shards: Shards | None = msgspec.field(default=None, name="SIETCH_SHARDS")
    sandbox_port: Port = msgspec.field(default=8765, name="SIETCH_SANDBOX_PORT")
    discord_address: Address = msgspec.field(default="", name="SIETCH_DISCORD_ADDRESS")

    def must_be_playable(self) -> None:
        """A service is for a real server: without a token it must not sit there with a table of its own."""
        if self.service and not self.discord_token:
            raise BadSettings(
                "DISCORD_TOKEN is not set, and a service never opens the sandbox. Set it in .env, in the folder from"
                " which the bot is started, or unset SIETCH_SERVICE to play in the sandbox"
            )


def load(env_file: Path = Path(".env"), environment: Mapping[str, str] = os.environ) -> Settings:
    """The environment wins over the file; what is empty counts as unset."""
    given = {key: value for key, value in {**_read(env_file), **_ours(environment)}.items() if value}
    try:
        return msgspec.convert(given, Settings, strict=False, dec_hook=_path)
    except msgspec.ValidationError as error:
        raise BadSettings(_plainly(error, given)) from error


def _plainly(error: msgspec.ValidationError, given: Mapping[str, str]) -> str:
    """With the name of the setting first, and what it was given."""
    what, at, where = str(error).partition(" - at `$.")
    name = where.rstrip("`")
    return f"{name}={given[name]}: {what}" if at else f"{what}; .env.example lists what there is"


def _path(kind: type, value: object) -> object:
    if kind is Path:
        return Path(str(value)).expanduser()
    raise NotImplementedError(kind)


def _ours(environment: Mapping[str, str]) -> dict[str, str]:
    names = {field.encode_name for field in msgspec.structs.fields(Settings)}
    return {key: value for key, value in environment.items() if key in names}


def _read(path: Path) -> dict[str, str]:
    if not path.exists():
        return {}
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, ValueError) as error:
        raise BadSettings(f"{path} cannot be read: {error}") from error
    found: dict[str, str] = {}
    for number, line in enumerate(lines, 1):
        stripped = line.strip()
        if not stripped or stripped.startswith("#"):
            continue
        key, equals, value = stripped.partition("=")
        if not equals:
            raise BadSettings(f"{path}, line {number}: expected NAME=value")
        found[key.strip()] = value.strip().strip("\"'")
    return found
