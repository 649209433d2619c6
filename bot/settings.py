"""Settings from the environment and `.env`, typed and checked before anything starts."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal

import msgspec

Port = Annotated[int, msgspec.Meta(ge=1, le=65535)]


class BadSettings(Exception):
    """What is wrong, in a sentence for whoever runs the bot."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Each field is an environment variable; `.env.example` says what it does."""

    discord_token: str = msgspec.field(default="", name="DISCORD_TOKEN")
    database: Path = msgspec.field(default=Path("state/sietch.db"), name="SIETCH_DATABASE")
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = msgspec.field(default="INFO", name="SIETCH_LOG_LEVEL")
    log_format: Literal["text", "json"] = msgspec.field(default="text", name="SIETCH_LOG_FORMAT")
    metrics_port: Port | None = msgspec.field(default=None, name="SIETCH_METRICS_PORT")
    sandbox_port: Port = msgspec.field(default=8765, name="SIETCH_SANDBOX_PORT")
    discord_address: str = msgspec.field(default="", name="SIETCH_DISCORD_ADDRESS")


def load(env_file: Path = Path(".env"), environment: Mapping[str, str] = os.environ) -> Settings:
    """The environment wins over the file; what is empty counts as unset."""
    given = {**_read(env_file), **_ours(environment)}
    try:
        return msgspec.convert(
            {key: value for key, value in given.items() if value}, Settings, strict=False, dec_hook=_path
        )
    except msgspec.ValidationError as error:
        raise BadSettings(str(error)) from error


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
    found: dict[str, str] = {}
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        stripped = line.strip()
        if not stripped or stripped.startswith("#"):
            continue
        key, equals, value = stripped.partition("=")
        if not equals:
            raise BadSettings(f"{path}, line {number}: expected NAME=value")
        found[key.strip()] = value.strip().strip("\"'")
    return found
