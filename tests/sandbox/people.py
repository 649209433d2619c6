"""A helper that changes the permissions of people."""

from sandbox import Sandbox


def take_from_everybody(box: Sandbox, permissions: int) -> None:
    """Remove these permissions from all roles. The owner keeps them."""
    for role in box.world.roles.values():
        role["permissions"] = str(int(role["permissions"]) & ~permissions)
