# Sietch for a real server. The database is in /state: mount a volume there.
FROM python:3.11.11-slim-bookworm
WORKDIR /sietch
COPY pyproject.toml constraints.txt ./
RUN python -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["project"]["dependencies"], sep="\n")' > wanted.txt \
    && pip install --no-cache-dir --constraint constraints.txt --requirement wanted.txt
COPY games games
COPY players players
COPY renderer renderer
COPY bot bot
COPY sandbox sandbox
COPY data data
RUN useradd --system --home /sietch sietch && mkdir /state && chown sietch /state
USER sietch
ENV SIETCH_SERVICE=true SIETCH_DATABASE=/state/sietch.db SIETCH_LOG_FORMAT=json
VOLUME /state
STOPSIGNAL SIGTERM
CMD ["python", "-m", "bot"]
