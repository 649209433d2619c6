"""Rate limits: a bucket for each route and major parameter, fifty requests a second over all, and the ban beyond."""

import hashlib
import math
from collections import deque
from dataclasses import dataclass, field

from sandbox.protocol.payloads import ApiError
from sandbox.world.clock import Clock

GLOBAL_A_SECOND = 50
INVALID_IN_TEN_MINUTES = 10_000
OLD_EDITS_AN_HOUR = 10
MOST_BUCKETS = 1000
NEW_DMS_IN_TEN_MINUTES = 20
NEW_COMMANDS_A_DAY = 200

_MAJOR = ("channel_id", "guild_id", "webhook_id")
_RULES: dict[tuple[str, str], tuple[int, float]] = {
    ("POST", "/channels/{channel_id}/messages"): (5, 5.0),
    ("PATCH", "/channels/{channel_id}/messages/{message_id}"): (5, 5.0),
    ("DELETE", "/channels/{channel_id}/messages/{message_id}"): (5, 1.0),
    ("PUT", "/channels/{channel_id}/messages/{message_id}/reactions/{emoji}/@me"): (1, 0.25),
    ("PATCH", "/channels/{channel_id}"): (5, 15.0),
    ("POST", "/webhooks/{webhook_id}/{token}"): (5, 2.0),
    ("PATCH", "/webhooks/{webhook_id}/{token}/messages/{message_id}"): (5, 2.0),
    ("PUT", "/applications/{application_id}/commands"): (2, 20.0),
    ("POST", "/users/@me/channels"): (10, 10.0),
}
_OTHERWISE = (30, 1.0)


@dataclass(slots=True)
class _Bucket:
    limit: int
    window: float
    remaining: int = 0
    reset: float = 0.0

    def refresh(self, now: float) -> None:
        if now >= self.reset:
            self.remaining, self.reset = self.limit, now + self.window


@dataclass(slots=True)
class _Quota:
    """So many in a sliding span of time."""

    limit: int
    span: float
    taken: deque[float] = field(default_factory=deque)

    def wait(self, now: float) -> float:
        """Seconds until the next may come; 0 when it may now, and then it is taken."""
        while self.taken and now - self.taken[0] >= self.span:
            self.taken.popleft()
        if len(self.taken) >= self.limit:
            return self.taken[0] + self.span - now
        self.taken.append(now)
        return 0.0


class RateLimits:
    """Counts requests while `enabled`; otherwise nothing is counted, refused or told in headers."""

    def __init__(self, clock: Clock, *, enabled: bool) -> None:
        self.enabled = enabled
        self._clock = clock
        self._buckets: dict[str, _Bucket] = {}
        self._global = _Quota(GLOBAL_A_SECOND, 1.0)
        self._invalid = _Quota(INVALID_IN_TEN_MINUTES, 600.0)
        self._old_edits: dict[str, _Quota] = {}
        self._new_commands = _Quota(NEW_COMMANDS_A_DAY, 86_400.0)
        self._new_dms = _Quota(NEW_DMS_IN_TEN_MINUTES, 600.0)

    def take(self, method: str, route: str, params: dict[str, str]) -> dict[str, str]:
        """The headers for this request; raises 429 when limits are on and reached."""
        if not self.enabled or route.startswith("/interactions/"):
            # Discord counts no callback, and sends no bucket with it.
            return {}
        now = self._clock.now()
        if not route.startswith("/webhooks/"):
            wait = self._global.wait(now)
            if wait:
                raise _rate_limited(wait, everywhere=True)
        name = f"{method} {route}"
        # An interaction's follow-ups count by its token.
        major = ":".join([params.get(key, "") for key in _MAJOR] + [params.get("token", "")])
        bucket = self._bucket(f"{name}:{major}", method, route)
        bucket.refresh(now)
        headers = _headers(bucket, now, hashlib.md5(name.encode()).hexdigest())
        if bucket.remaining <= 0:
            raise _rate_limited(bucket.reset - now, everywhere=False, headers=headers)
        bucket.remaining -= 1
        return headers | {"X-RateLimit-Remaining": str(bucket.remaining)}

    def _bucket(self, key: str, method: str, route: str) -> _Bucket:
        if key not in self._buckets:
            self._forget_idle()
            limit, window = _RULES.get((method, route), _OTHERWISE)
            self._buckets[key] = _Bucket(limit, window)
        return self._buckets[key]

    def _forget_idle(self) -> None:
        """Buckets of finished interactions would gather for ever."""
        if len(self._buckets) > MOST_BUCKETS:
            now = self._clock.now()
            self._buckets = {key: bucket for key, bucket in self._buckets.items() if bucket.reset > now}

    def count_invalid(self, status: int) -> None:
        if status in (401, 403, 429):
            self._invalid.wait(self._clock.now())

    def is_banned(self) -> bool:
        """Ten thousand refused requests in ten minutes, and the address is shut out."""
        recent = self._invalid.taken
        return len(recent) >= INVALID_IN_TEN_MINUTES and self._clock.now() - recent[0] < 600.0

    def take_old_edit(self, channel_id: str) -> None:
        """An edit of a message older than an hour has a small quota of its own, limits on or off."""
        quota = self._old_edits.setdefault(channel_id, _Quota(OLD_EDITS_AN_HOUR, 3600.0))
        wait = quota.wait(self._clock.now())
        if wait:
            message = "Maximum number of edits to messages older than 1 hour reached. Try again later."
            raise ApiError(429, 30046, message, extra={"retry_after": round(wait, 3), "global": False})

    def take_new_command(self) -> None:
        """New commands have a daily quota; those of a known name are changed, not created."""
        if self.enabled and self._new_commands.wait(self._clock.now()):
            message = f"Max number of daily application command creates has been reached ({NEW_COMMANDS_A_DAY})"
            raise ApiError(400, 30034, message)

    def take_new_dm(self) -> None:
        if self.enabled and self._new_dms.wait(self._clock.now()):
            raise ApiError(400, 40003, "You are opening direct messages too fast")


class RateLimited(ApiError):
    """429, with the headers that tell when to come back."""

    def __init__(self, wait: float, *, everywhere: bool, headers: dict[str, str]) -> None:
        details = {"retry_after": round(wait, 3), "global": everywhere}
        super().__init__(429, 0, "You are being rate limited.", extra=details)
        self.headers = headers


def _rate_limited(wait: float, *, everywhere: bool, headers: dict[str, str] | None = None) -> RateLimited:
    scope = {"X-RateLimit-Scope": "global" if everywhere else "user", "Retry-After": str(math.ceil(wait))}
    if everywhere:
        scope["X-RateLimit-Global"] = "true"
    return RateLimited(wait, everywhere=everywhere, headers={**(headers or {}), **scope})


def _headers(bucket: _Bucket, now: float, name: str) -> dict[str, str]:
    return {
        "X-RateLimit-Limit": str(bucket.limit),
        "X-RateLimit-Remaining": str(bucket.remaining),
        "X-RateLimit-Reset": f"{bucket.reset:.3f}",
        "X-RateLimit-Reset-After": f"{bucket.reset - now:.3f}",
        "X-RateLimit-Bucket": name,
    }
