"""JSON values, uploaded files, and Discord's errors."""

from dataclasses import dataclass
from typing import Any, TypeAlias

import msgspec

Json: TypeAlias = dict[str, Any]
Path: TypeAlias = tuple[str | int, ...]
"""The path of a field in a request body."""

encode = msgspec.json.encode
decode = msgspec.json.decode


@dataclass(frozen=True, slots=True)
class Upload:
    """A file of a multipart request. `slot` is the n of `files[n]`."""

    slot: str
    filename: str
    content_type: str
    content: bytes


class ApiError(Exception):
    """An error of Discord's API: the HTTP status, Discord's code and message, and the wrong fields."""

    def __init__(
        self, status: int, code: int, message: str, errors: Json | None = None, extra: Json | None = None
    ) -> None:
        super().__init__(f"{status} ({code}) {message}")
        self.status = status
        self.code = code
        self.body: Json = {"message": message, "code": code, **(extra or {})}
        if errors:
            self.body["errors"] = errors


_UNKNOWN = {
    "Application": 10002,
    "Channel": 10003,
    "Guild": 10004,
    "Member": 10007,
    "Message": 10008,
    "Overwrite": 10009,
    "Role": 10011,
    "User": 10013,
    "Emoji": 10014,
    "Webhook": 10015,
    "Interaction": 10062,
    "Application Command": 10063,
}


def unknown(what: str) -> ApiError:
    return ApiError(404, _UNKNOWN[what], f"Unknown {what}")


def missing_access() -> ApiError:
    return ApiError(403, 50001, "Missing Access")


def missing_permissions() -> ApiError:
    return ApiError(403, 50013, "Missing Permissions")


class Problems:
    """The faults of a request body, by field path. They are raised together as error 50035."""

    def __init__(self, *prefix: str) -> None:
        self._prefix = prefix
        self._errors: Json = {}

    def add(self, path: Path, code: str, message: str) -> None:
        node = self._errors
        for step in (*self._prefix, *path):
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def length(self, path: Path, value: object, most: int, least: int = 0) -> None:
        """Add a fault if a string or list is too short or too long."""
        size = len(value) if isinstance(value, str | list) else 0
        if least <= size <= most:
            return
        if least and size == 0:
            self.required(path)
        elif least:
            self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
        else:
            self.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")

    def within(self, path: Path, value: int | None, least: int, most: int) -> None:
        """Add a fault if a number is given and out of bounds."""
        if value is None:
            return
        if value < least:
            self.add(path, "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {least}.")
        elif value > most:
            self.add(path, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {most}.")

    def unique(self, path: Path, values: list[Any] | None) -> None:
        if len(set(values or [])) < len(values or []):
            self.add(path, "SET_TYPE_ALREADY_CONTAINS_VALUE", "The set already contains this value")

    def address(self, path: Path, value: str | None, schemes: tuple[str, ...]) -> None:
        """Add a fault if a URL is given and is malformed or has another scheme."""
        if value is None:
            return
        self.length(path, value, 2048)
        scheme, mark, rest = value.partition("://")
        if not mark or not rest:
            self.add(path, "URL_TYPE_INVALID_URL", "Not a well formed URL.")
        elif scheme.lower() not in schemes:
            listed = ", ".join(f"'{known}'" for known in schemes)
            self.add(path, "URL_TYPE_INVALID_SCHEME", f'Scheme "{scheme[:50]}" is not one of ({listed}).')

    def required(self, path: Path) -> None:
        self.add(path, "BASE_TYPE_REQUIRED", "This field is required")

    def choices(self, path: Path, value: object, allowed: tuple[object, ...]) -> None:
        if value not in allowed:
            listed = ", ".join(str(choice) for choice in allowed)
            self.add(path, "BASE_TYPE_CHOICES", f"Value must be one of ({listed}).")

    def __bool__(self) -> bool:
        return bool(self._errors)

    def raise_if_any(self) -> None:
        if self._errors:
            raise ApiError(400, 50035, "Invalid Form Body", _outermost_errors(self._errors))


def _outermost_errors(node: Json) -> Json:
    """Return the errors without those inside a value that is itself wrong, as Discord does."""
    if "_errors" in node:
        return {"_errors": node["_errors"]}
    return {step: _outermost_errors(inner) for step, inner in node.items()}
