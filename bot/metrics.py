"""Figures for whoever runs the bot: counted always, shown to Prometheus where a port is set."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server

BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0)


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._interactions = Counter("sietch_interactions", "Interactions received", ["kind"], registry=self.registry)
        self._failures = Counter("sietch_failures", "Interactions that failed", registry=self.registry)
        self._deliveries = Counter("sietch_deliveries", "Messages carried", ["outcome"], registry=self.registry)
        self._acknowledged = Histogram(
            "sietch_acknowledge_seconds", "Time to acknowledge", buckets=BUCKETS, registry=self.registry
        )

        self._connected = Gauge(
            "sietch_shard_connected", "Whether a shard is at the gateway", ["shard"], registry=self.registry
        )
        self._of_shards = Counter(
            "sietch_shard_interactions", "Interactions by shard", ["shard"], registry=self.registry
        )

    def shard(self, number: int, connected: bool) -> None:
        self._connected.labels(str(number)).set(connected)

    def heard_by(self, shard: int) -> None:
        self._of_shards.labels(str(shard)).inc()

    def received(self, kind: str) -> None:
        self._interactions.labels(kind).inc()

    def acknowledged(self, seconds: float) -> None:
        self._acknowledged.observe(seconds)

    def failed(self) -> None:
        self._failures.inc()

    def carried(self, outcome: str) -> None:
        self._deliveries.labels(outcome).inc()

    def serve(self, port: int) -> None:
        """On the loopback address only: who collects the figures is a neighbour."""
        start_http_server(port, addr="127.0.0.1", registry=self.registry)
