# Sietch for a real server. The database is in /state: mount a volume there.
# The base and every package are pinned by their hashes. Upgrade them on purpose (`make lock`, after constraints.txt).
FROM python:3.11.11-slim-bookworm@sha256:081075da77b2b55c23c088251026fb69a7b2bf92471e491ff5fd75c192fd38e5
WORKDIR /sietch
COPY deploy/locked.txt ./
RUN pip install --no-cache-dir --require-hashes --only-binary=:all: --requirement locked.txt
COPY games games
COPY players players
COPY renderer renderer
COPY bot bot
COPY sandbox sandbox
COPY data data
# A number, because Kubernetes (runAsNonRoot) does not accept a name.
RUN useradd --system --uid 10001 --user-group --home /sietch sietch && mkdir /state && chown 10001:10001 /state
USER 10001:10001
ENV SIETCH_SERVICE=true SIETCH_DATABASE=/state/sietch.db SIETCH_FOLDER=/state SIETCH_LOG_FORMAT=json SIETCH_METRICS_PORT=9100
VOLUME /state
STOPSIGNAL SIGTERM
HEALTHCHECK --start-period=60s CMD ["python", "-m", "bot.healthy"]
CMD ["python", "-m", "bot"]
