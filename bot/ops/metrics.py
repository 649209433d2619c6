"""Metrics for the operator in Prometheus's format. They are always counted, and served if a port is set."""

from __future__ import annotations

import platform
from contextlib import suppress
from functools import cache

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)

from bot import VERSION
from bot.host.model.measurements import Watch
from bot.host.store.database import migrations

# Nothing reads the second series that each counter would have.
disable_created_metrics()  # type: ignore[no-untyped-call]

QUICK = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0)
"""Bounds of a histogram in seconds, up to the three seconds that Discord allows for a first answer."""
SLOW = (0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0, 300.0)
LONG = (60.0, 300.0, 600.0, 900.0, 1800.0, 3600.0, 86400.0)
ANSWERS = (1, 5, 10, 20, 30, 40, 60, 100)

BUILD = ("version", "database", "python")


class Metrics(Watch):
    """All metrics. Counters of every press are cached, because finding one by its label takes longer than counting."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        build = self._gauge("build_info", "Versions of the bot, of its database and of Python", *BUILD)
        build.labels(VERSION, str(len(migrations())), platform.python_version()).set(1)
        self._interactions = cache(self._counter("interactions", "Interactions received", "kind").labels)
        self._failures = self._counter("failures", "Interactions that failed")
        self._deliveries = cache(self._counter("deliveries", "Messages carried", "outcome").labels)
        self._responses = cache(
            self._counter("discord_responses", "Discord's responses to our requests", "status").labels
        )
        self._of_shards = cache(self._counter("shard_interactions", "Interactions by shard", "shard").labels)
        self._acknowledged = self._histogram("acknowledge_seconds", "Time to acknowledge an interaction", QUICK)
        self._answered = self._histogram("answer_seconds", "Time until an interaction was answered in full", SLOW)
        self._requests = self._histogram("discord_request_seconds", "Time of our requests to Discord", SLOW)
        self._delivered = self._histogram(
            "delivery_seconds", "Time from when a notification was due until it was shown", SLOW
        )
        self._drew = cache(self._histogram("drawing_seconds", "Time to draw a picture", SLOW, "picture").labels)
        self._drew_quickly = self._counter(
            "pictures_quick", "Pictures in the quick format, because many waited", "picture"
        )
        self._left_out = self._counter("pictures_left_out", "Pictures left out while very many waited", "picture")
        self._thought = self._histogram("thinking_seconds", "Time that a sharp mind thought", SLOW)
        self._swept = self._histogram("sweep_seconds", "Time of a sweep", SLOW)
        self._lessons = self._counter("lessons", "Lessons begun, completed and left", "lesson", "step")
        self._challenges = self._counter("challenge_tries", "Tries of the challenge of the week", "format", "step")
        self._puzzles = self._counter("puzzles", "Puzzles of the week and their answers", "game", "step")
        self._lesson_left = self._counter(
            "lesson_left_at", "Questions at which lessons were left", "lesson", "question"
        )
        self._lesson_answers = self._histogram(
            "lesson_answers", "Answers until a lesson was completed or left", ANSWERS, "lesson", "step"
        )
        self._lesson_time = self._histogram("lesson_seconds", "Time until a lesson was completed", LONG, "lesson")
        self._connected = self._gauge("shard_connected", "Whether a shard is at the gateway", "shard")
        self._latency = self._gauge("shard_latency_seconds", "Time between heartbeat and answer", "shard")
        self.servers = self._gauge("servers", "Servers the bot is in")
        self.games = self._gauge("games", "Games by state", "status")
        self.outbox_waiting = self._gauge("outbox_waiting", "Notifications that wait for their time or for Discord")
        self.outbox_due = self._gauge("outbox_due", "Notifications that are due")
        self.outbox_oldest = self._gauge("outbox_oldest_seconds", "How long the oldest notification has been due")
        self.sweep_lag = self._gauge("sweep_lag_seconds", "Time since the last sweep ended; there is one each minute")
        self.database = self._gauge("database_bytes", "Size of the database's files", "file")
        self.backup_age = self._gauge(
            "backup_age_seconds", "Age of the newest backup; -1: there is none yet, 0: none are made"
        )
        self.copy_age = self._gauge(
            "copy_age_seconds", "For how long the copy may lack something; -1: it was not made yet, 0: none is made"
        )
        self.slot_served = self._gauge("slot_served", "Whether any process serves a slot of shards", "slot")
        self.slot_held = self._gauge("slot_held", "Whether this process serves a slot of shards", "slot")
        self.processes = self._gauge("processes", "Living processes of the cluster; 0: there is no cluster")
        self.ready = self._gauge("ready", "Whether the bot is connected, writes and delivers")

    def _counter(self, name: str, what: str, *labels: str) -> Counter:
        return Counter(f"sietch_{name}", what, labels, registry=self.registry)

    def _gauge(self, name: str, what: str, *labels: str) -> Gauge:
        return Gauge(f"sietch_{name}", what, labels, registry=self.registry)

    def _histogram(self, name: str, what: str, buckets: tuple[float, ...], *labels: str) -> Histogram:
        return Histogram(f"sietch_{name}", what, labels, buckets=buckets, registry=self.registry)

    # Reported by the gateway, commands and couriers

    def shard(self, number: int, connected: bool) -> None:
        self._connected.labels(str(number)).set(connected)

    def shard_left(self, number: int) -> None:
        """Show a shard no more that another process serves. Otherwise it would seem to be away for ever."""
        for gauge in (self._connected, self._latency):
            with suppress(KeyError):
                gauge.remove(str(number))

    def latency(self, shard: int, seconds: float) -> None:
        self._latency.labels(str(shard)).set(seconds)

    def received(self, kind: str, shard: int) -> None:
        self._interactions(kind).inc()
        self._of_shards(str(shard)).inc()

    def acknowledged(self, seconds: float) -> None:
        self._acknowledged.observe(seconds)

    def answered(self, seconds: float) -> None:
        self._answered.observe(seconds)

    def failed(self) -> None:
        self._failures.inc()

    def carried(self, outcome: str) -> None:
        self._deliveries(outcome).inc()

    def responded(self, status: int, seconds: float) -> None:
        self._responses(str(status)).inc()
        self._requests.observe(seconds)

    # Reported by the host

    def drew(self, picture: str, seconds: float, is_quick: bool) -> None:
        self._drew(picture).observe(seconds)
        if is_quick:
            self._drew_quickly.labels(picture).inc()

    def left_out(self, picture: str) -> None:
        self._left_out.labels(picture).inc()

    def thought(self, seconds: float) -> None:
        self._thought.observe(seconds)

    def swept(self, seconds: float) -> None:
        self._swept.observe(seconds)

    def delivered(self, seconds: float) -> None:
        self._delivered.observe(max(seconds, 0.0))

    def lesson(self, lesson: str, step: str) -> None:
        self._lessons.labels(lesson, step).inc()

    def challenge(self, played: str, step: str) -> None:
        self._challenges.labels(played, step).inc()

    def puzzle(self, game: str, step: str) -> None:
        self._puzzles.labels(game, step).inc()

    def lesson_completed(self, lesson: str, answers: int, seconds: float) -> None:
        self._lesson_answers.labels(lesson, "completed").observe(answers)
        self._lesson_time.labels(lesson).observe(max(seconds, 0.0))

    def lesson_left(self, lesson: str, kind: str, answers: int) -> None:
        self._lesson_answers.labels(lesson, "left").observe(answers)
        self._lesson_left.labels(lesson, kind).inc()

    def text(self) -> bytes:
        return generate_latest(self.registry)
