"""Discord's rate limits: a bucket for each route, 50 requests a second in all, and a ban after 10,000 refusals."""

import hashlib
import math
from collections import deque
from dataclasses import dataclass, field

from sandbox.protocol.payloads import ApiError
from sandbox.world.clock import Clock

MAX_PER_SECOND = 50
MAX_INVALID_PER_TEN_MINUTES = 10_000
MAX_OLD_EDITS_PER_HOUR = 10
MAX_BUCKETS = 1000
MAX_NEW_DMS_PER_TEN_MINUTES = 20
MAX_NEW_COMMANDS_PER_DAY = 200

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
_DEFAULT_RULE = (30, 1.0)


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
    """A limit on how often something may happen in a sliding window of time."""

    limit: int
    span: float
    taken: deque[float] = field(default_factory=deque)

    def wait(self, now: float) -> float:
        """Return 0 and count one use if the quota allows it, or else the seconds to wait."""
        while self.taken and now - self.taken[0] >= self.span:
            self.taken.popleft()
        if len(self.taken) >= self.limit:
            return self.taken[0] + self.span - now
        self.taken.append(now)
        return 0.0


class RateLimits:
    """The request counters. While not `enabled`, nothing is counted or refused, and no headers are sent."""

    def __init__(self, clock: Clock, *, enabled: bool) -> None:
        self.enabled = enabled
        self._clock = clock
        self._buckets: dict[str, _Bucket] = {}
        self._global = _Quota(MAX_PER_SECOND, 1.0)
        self._invalid = _Quota(MAX_INVALID_PER_TEN_MINUTES, 600.0)
        self._old_edits: dict[str, _Quota] = {}
        self._new_commands = _Quota(MAX_NEW_COMMANDS_PER_DAY, 86_400.0)
        self._new_dms = _Quota(MAX_NEW_DMS_PER_TEN_MINUTES, 600.0)

    def take(self, method: str, route: str, params: dict[str, str]) -> dict[str, str]:
        """Count a request and return its rate limit headers. Raise 429 when a limit is reached."""
        if not self.enabled or route.startswith("/interactions/"):
            # Discord does not limit callbacks and sends no headers with them.
            return {}
        now = self._clock.now()
        if not route.startswith("/webhooks/"):
            wait = self._global.wait(now)
            if wait:
                raise _rate_limited(wait, everywhere=True)
        name = f"{method} {route}"
        # Follow-ups are counted for each interaction token.
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
            self._evict_idle()
            limit, window = _RULES.get((method, route), _DEFAULT_RULE)
            self._buckets[key] = _Bucket(limit, window)
        return self._buckets[key]

    def _evict_idle(self) -> None:
        """Evict expired buckets when there are too many: every interaction makes its own."""
        if len(self._buckets) > MAX_BUCKETS:
            now = self._clock.now()
            self._buckets = {key: bucket for key, bucket in self._buckets.items() if bucket.reset > now}

    def count_invalid(self, status: int) -> None:
        if status in (401, 403, 429):
            self._invalid.wait(self._clock.now())

    def is_banned(self) -> bool:
        """Return whether 10,000 requests were refused within ten minutes, which bans the IP address."""
        recent = self._invalid.taken
        return len(recent) >= MAX_INVALID_PER_TEN_MINUTES and self._clock.now() - recent[0] < 600.0

    def take_old_edit(self, channel_id: str) -> None:
        """Count an edit of a message older than an hour. This quota applies even while limits are off."""
        quota = self._old_edits.setdefault(channel_id, _Quota(MAX_OLD_EDITS_PER_HOUR, 3600.0))
        wait = quota.wait(self._clock.now())
        if wait:
            message = "Maximum number of edits to messages older than 1 hour reached. Try again later."
            raise ApiError(429, 30046, message, extra={"retry_after": round(wait, 3), "global": False})

    def take_new_command(self) -> None:
        """Count a new command against the daily quota. An existing name is an edit and is not counted."""
        if self.enabled and self._new_commands.wait(self._clock.now()):
            message = f"Max number of daily application command creates has been reached ({MAX_NEW_COMMANDS_PER_DAY})"
            raise ApiError(400, 30034, message)

    def take_new_dm(self) -> None:
        if self.enabled and self._new_dms.wait(self._clock.now()):
            raise ApiError(400, 40003, "You are opening direct messages too fast")


class RateLimited(ApiError):
    """Error 429, with the headers that say when to retry."""

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
