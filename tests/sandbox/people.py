"""What the people of a server may do, for tests."""

from sandbox import Sandbox


def take_from_everybody(box: Sandbox, permissions: int) -> None:
    """No role gives these any more; the owner may all the same."""
    for role in box.world.roles.values():
        role["permissions"] = str(int(role["permissions"]) & ~permissions)
