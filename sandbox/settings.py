"""The settings of a sandbox."""

from dataclasses import dataclass


@dataclass(slots=True)
class Settings:
    """How a sandbox behaves."""

    rate_limits: bool = False
    privileged_intents: bool = False
    """Whether the application was granted members, presences and message content."""
    heartbeat_interval: float = 41.25
    answer_within: float = 3.0
    """Seconds for the first answer to an interaction: Discord's three, unless the machine itself is on trial."""
    shards: int = 1
    """How many shards are recommended to the bot."""
