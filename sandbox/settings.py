"""The settings of a sandbox, given to its server."""

from dataclasses import dataclass


@dataclass(slots=True)
class Settings:
    """The limits and timeouts that a sandbox applies."""

    rate_limits: bool = False
    privileged_intents: bool = False
    """Whether the application was granted members, presences and message content."""
    heartbeat_interval: float = 41.25
    answer_within: float = 3.0
    """Seconds for the first answer to an interaction. Discord gives three; tests on a busy machine give more."""
    shards: int = 1
    """How many shards are recommended to the bot."""
