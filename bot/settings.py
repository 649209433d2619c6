"""Settings from the environment and `.env`, typed and checked before anything starts."""

from __future__ import annotations

import io
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from dotenv.parser import Original, parse_stream
from platformdirs import user_state_path

from bot.host.store.connection.address import BadAddress, Location, PostgresAddress, location_of
from bot.runtime import TUNINGS
from games.core.data import IS_INSTALLED

Address = Annotated[str, msgspec.Meta(pattern="^https?://")]
Shards = Annotated[int, msgspec.Meta(ge=1, le=1024)]
Count = Annotated[int, msgspec.Meta(ge=0, le=100_000)]
Some = Annotated[int, msgspec.Meta(ge=1, le=100_000)]
Port = Annotated[int, msgspec.Meta(ge=1, le=65535)]
STATE = user_state_path("sietch") if IS_INSTALLED else Path("state")
"""The folder of the database and of everything beside it, unless the operator names another."""
PREFIXES = ("SIETCH_", "DISCORD_")
"""Every name in the environment that begins so is a setting of the bot."""
DATABASE = "SIETCH_DATABASE"
FILE = "sietch.db"
"""The name of the database file, and the beginning of the names of files beside it."""
CREDENTIAL = "discord_token"
"""The name of the systemd credential that holds the token."""


class BadSettings(Exception):
    """A setting is wrong. The message tells the operator which and why."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The settings. Each field is an environment variable that `.env.example` explains."""

    discord_token: str = msgspec.field(default="", name="DISCORD_TOKEN")
    discord_token_file: Path | None = msgspec.field(default=None, name="DISCORD_TOKEN_FILE")
    service: bool = msgspec.field(default=False, name="SIETCH_SERVICE")
    database: Path = msgspec.field(default=STATE / FILE, name=DATABASE)
    """The database file. With PostgreSQL there is no such file, but others are beside it."""
    postgres: PostgresAddress | None = None
    """The other kind of value that SIETCH_DATABASE may have."""
    folder: Path = msgspec.field(default=STATE, name="SIETCH_FOLDER")
    backup_folder: Path | None = msgspec.field(default=None, name="SIETCH_BACKUP_FOLDER")
    backup_hours: Count = msgspec.field(default=24, name="SIETCH_BACKUP_HOURS")
    backups_kept: Some = msgspec.field(default=7, name="SIETCH_BACKUPS_KEPT")
    copy_folder: Path | None = msgspec.field(default=None, name="SIETCH_COPY_FOLDER")
    copy_minutes: Some = msgspec.field(default=1, name="SIETCH_COPY_MINUTES")
    tables_per_person: Count = msgspec.field(default=20, name="SIETCH_TABLES_PER_PERSON")
    games_of_newcomer: Count = msgspec.field(default=3, name="SIETCH_GAMES_OF_NEWCOMER")
    tables_per_server: Count = msgspec.field(default=500, name="SIETCH_TABLES_PER_SERVER")
    pack_days: Count = msgspec.field(default=30, name="SIETCH_PACK_DAYS")
    forget_days: Count = msgspec.field(default=730, name="SIETCH_FORGET_DAYS")
    tuning_off: str = msgspec.field(default="", name="SIETCH_TUNING_OFF")
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = msgspec.field(default="INFO", name="SIETCH_LOG_LEVEL")
    log_format: Literal["text", "json"] = msgspec.field(default="text", name="SIETCH_LOG_FORMAT")
    metrics_port: Port | None = msgspec.field(default=None, name="SIETCH_METRICS_PORT")
    metrics_address: str = msgspec.field(default="127.0.0.1", name="SIETCH_METRICS_ADDRESS")
    shards: Shards | None = msgspec.field(default=None, name="SIETCH_SHARDS")
    drawers: Annotated[int, msgspec.Meta(ge=0, le=256)] | None = msgspec.field(default=None, name="SIETCH_DRAWERS")
    clusters: Shards = msgspec.field(default=1, name="SIETCH_CLUSTERS")
    sandbox_port: Port = msgspec.field(default=8765, name="SIETCH_SANDBOX_PORT")
    discord_address: Address = msgspec.field(default="", name="SIETCH_DISCORD_ADDRESS")

    @property
    def tunings_off(self) -> set[str]:
        """The tunings of the process (`bot.runtime`) that the operator has switched off."""
        return {name.strip() for name in self.tuning_off.split(",") if name.strip()}

    @property
    def drawing_processes(self) -> int:
        """How many processes draw pictures. 0: the bot draws them itself."""
        return count_cores() - 1 if self.drawers is None else self.drawers

    @property
    def drawing_helpers(self) -> int:
        """How many more draw with a low priority while the others are busy. None where the operator names a number."""
        return 1 if self.drawers is None else 0

    @property
    def location(self) -> Location:
        """Where the games are."""
        return self.postgres or self.database

    def check_combinations(self) -> None:
        """Raise `BadSettings` for settings that do not fit together. A service needs a token."""
        if self.service and not self.discord_token:
            raise BadSettings(
                "DISCORD_TOKEN is not set, and a service never opens the sandbox. Set it in .env, in the folder from"
                " which the bot is started, or unset SIETCH_SERVICE to play in the sandbox"
            )
        self._check_cluster()
        if unknown := self.tunings_off - set(TUNINGS):
            raise BadSettings(f"SIETCH_TUNING_OFF={self.tuning_off}: {min(unknown)} is not one of {', '.join(TUNINGS)}")

    def _check_cluster(self) -> None:
        """Raise `BadSettings` for several processes that could not share the work."""
        if self.clusters == 1:
            return
        what = f"SIETCH_CLUSTERS={self.clusters}"
        if self.postgres is None:
            raise BadSettings(f"{what}: several processes need PostgreSQL. Set SIETCH_DATABASE to postgresql://…")
        if self.clusters > (self.shards or 1):
            raise BadSettings(
                f"{what}: each process needs a shard. Set SIETCH_SHARDS to at least as many, the same for all processes"
            )


def count_cores() -> int:
    """Return how many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def load(env_file: Path = Path(".env"), environment: Mapping[str, str] = os.environ) -> Settings:
    """Return the settings. The environment wins over the file; an empty value counts as unset."""
    given = {key: value for key, value in {**_read(env_file), **_own_variables(environment)}.items() if value}
    postgres = _take_address(given)
    if wrong := [name for name in given if not name.startswith(PREFIXES)]:
        raise BadSettings(_unknown(wrong[0]))
    try:
        settings = msgspec.convert(given, Settings, strict=False, dec_hook=_path)
    except msgspec.ValidationError as error:
        raise BadSettings(_explain(error, given)) from error
    if postgres is not None:
        settings = msgspec.structs.replace(settings, postgres=postgres, database=settings.folder / FILE)
    return _with_token(settings, environment)


def _take_address(given: dict[str, str]) -> PostgresAddress | None:
    """Remove the address of a PostgreSQL database from the settings, and return it."""
    try:
        found = location_of(given.get(DATABASE, ""))
    except BadAddress as error:
        raise BadSettings(f"{DATABASE} {error}") from None
    if isinstance(found, Path):
        return None
    del given[DATABASE]
    return found


def _with_token(settings: Settings, environment: Mapping[str, str]) -> Settings:
    """Return the settings with the token from its file or from systemd, if it is not given directly."""
    if settings.discord_token and settings.discord_token_file:
        raise BadSettings("DISCORD_TOKEN and DISCORD_TOKEN_FILE are both set. Keep one of them")
    file = settings.discord_token_file or _credential(environment)
    if settings.discord_token or file is None:
        return settings
    return msgspec.structs.replace(settings, discord_token=_token_in(file), discord_token_file=file)


def _credential(environment: Mapping[str, str]) -> Path | None:
    """Return the file of the systemd credential, if systemd gave one to the service."""
    folder = environment.get("CREDENTIALS_DIRECTORY")
    file = Path(folder) / CREDENTIAL if folder else None
    return file if file and file.exists() else None


def _token_in(file: Path) -> str:
    try:
        token = file.read_text(encoding="utf-8").strip()
    except (OSError, ValueError) as error:
        raise BadSettings(f"the token file {file} cannot be read: {_reason(error)}") from error
    if not token:
        raise BadSettings(f"the token file {file} is empty")
    return token


def _reason(error: OSError | ValueError) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or "it is not text"


def _explain(error: msgspec.ValidationError, given: Mapping[str, str]) -> str:
    """Return the error as a sentence that begins with the name and the value of the setting."""
    what, at, where = str(error).partition(" - at `$.")
    name = where.rstrip("`")
    if at:
        return f"{name}={given[name]}: {what}"
    return _unknown(what.split("`")[1]) if "unknown field" in what else what


def _unknown(name: str) -> str:
    return f"{name} is not a setting; .env.example lists all settings"


def _path(kind: type, value: object) -> object:
    if kind is Path:
        return Path(str(value)).expanduser()
    raise NotImplementedError(kind)


def _own_variables(environment: Mapping[str, str]) -> dict[str, str]:
    """Return every variable with one of our prefixes, so that a misspelt name is refused as in `.env`."""
    return {key: _unquoted(key, value) for key, value in environment.items() if key.upper().startswith(PREFIXES)}


def _unquoted(name: str, value: str) -> str:
    """Remove quotes as `.env` does. Docker's `--env-file` passes them on as a part of the value."""
    stripped = value.strip()
    if not stripped.startswith(("'", '"')):
        return stripped
    binding = next(parse_stream(io.StringIO(f"{name}={stripped}")))
    if binding.value is None:
        raise BadSettings(f"{name}: the quotes around its value do not match")
    return binding.value


def _read(path: Path) -> dict[str, str]:
    if not path.exists():
        return {}
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        raise BadSettings(f"{path} cannot be read: {_reason(error)}") from error
    found: dict[str, str] = {}
    for binding in parse_stream(io.StringIO(text)):
        if binding.error or (binding.key and binding.value is None):
            raise BadSettings(f"{path}, line {_line_of(binding.original)}: expected NAME=value")
        if binding.key:
            found[binding.key] = binding.value or ""
    return found


def _line_of(original: Original) -> int:
    """Return the line of a statement. The parser counts empty lines before it as a part of it."""
    text = original.string
    return original.line + text[: len(text) - len(text.lstrip())].count("\n")
