"""The values that a person chooses in a select or enters in a modal, checked and converted to Discord's format."""

from sandbox.people import command_options
from sandbox.people.command_options import Attach, CannotDo
from sandbox.protocol.payloads import Json
from sandbox.world import components
from sandbox.world.world import World

_SELECT_KINDS = {
    components.USER_SELECT: ("users",),
    components.ROLE_SELECT: ("roles",),
    components.MENTIONABLE_SELECT: ("users", "roles"),
    components.CHANNEL_SELECT: ("channels",),
}


def choose(world: World, select: Json, values: list[str]) -> Json:
    """Return the `data` of a select: its values, and the resolved people, roles or channels."""
    least, most = components.bounds(select)
    if not least <= len(values) <= most:
        raise CannotDo(f"Choose between {least} and {most}.")
    if select["type"] not in _SELECT_KINDS:
        offered = [option["value"] for option in select["options"]]
        for value in values:
            if value not in offered:
                raise CannotDo(f"{value} is not offered.")
        return {"values": values}
    resolved: Json = {}
    kinds = _SELECT_KINDS[select["type"]]
    found = [command_options.resolve(world, value, kinds, resolved) for value in values]
    return {"values": found, "resolved": resolved}


class ModalInput:
    """The input of a person for a modal: `fields` has values by custom id, `resolved` the objects they name."""

    def __init__(self, world: World, fields: Json, attach: Attach) -> None:
        self._world = world
        self._fields = fields
        self._attach = attach
        self.resolved: Json = {}

    def fill(self, part: Json) -> Json:
        """Return one part of the modal with the values that the person entered."""
        shown: Json = {"type": part["type"], "id": part["id"]}
        if part["type"] == components.ROW:
            return {**shown, "components": [self._fill_field(part["components"][0])]}
        if part["type"] == components.LABEL:
            return {**shown, "component": self._fill_field(part["component"])}
        return shown

    def _fill_field(self, field: Json) -> Json:
        custom_id, kind = field["custom_id"], field["type"]
        given = self._fields.get(custom_id)
        shown: Json = {"type": kind, "id": field["id"], "custom_id": custom_id}
        if kind == components.TEXT_INPUT:
            return {**shown, "value": _checked_text(field, str(given if given is not None else field.get("value", "")))}
        if kind in (components.RADIO_GROUP, components.CHECKBOX):
            return {**shown, "value": given}
        values = list(given) if isinstance(given, list) else [] if given is None else [given]
        if not values and not field.get("required", True):
            return {**shown, "values": []}
        return {**shown, "values": self._values(field, values)}

    def _values(self, field: Json, values: list[str]) -> list[str]:
        if field["type"] == components.FILE_UPLOAD:
            least, most = components.bounds(field)
            if not least <= len(values) <= most:
                raise CannotDo(f"Hand over between {least} and {most} files.")
            return [command_options.attach_file(slot, self.resolved, self._attach) for slot in values]
        if field["type"] not in components.SELECTS:
            return values
        picked = choose(self._world, field, values)
        for key, found in picked.get("resolved", {}).items():
            self.resolved.setdefault(key, {}).update(found)
        return list(picked["values"])


def _checked_text(field: Json, text: str) -> str:
    name = field.get("label") or field["custom_id"]
    if not text and field.get("required", True):
        raise CannotDo(f"{name} is required.")
    if text and len(text) < field.get("min_length", 0):
        raise CannotDo(f"{name} needs at least {field['min_length']} characters.")
    if len(text) > field.get("max_length", 4000):
        raise CannotDo(f"{name} takes at most {field.get('max_length', 4000)} characters.")
    return text
