-- Who wants to be told when a table opens in a server, as in SQLite.

CREATE TABLE seekers (
    "user" bigint NOT NULL, guild bigint NOT NULL,
    games text NOT NULL DEFAULT '',
    paces text NOT NULL DEFAULT '',
    most bigint NOT NULL,
    PRIMARY KEY ("user", guild)
);
CREATE INDEX seekers_by_guild ON seekers (guild);

CREATE TABLE seeker_calls (
    "user" bigint NOT NULL, game text NOT NULL, at double precision NOT NULL,
    PRIMARY KEY ("user", game)
);
CREATE INDEX seeker_calls_by_time ON seeker_calls (at);
CREATE INDEX seeker_calls_by_game ON seeker_calls (game);

ALTER TABLE games ADD COLUMN announced bigint NOT NULL DEFAULT 0;
UPDATE games SET announced = 1;
CREATE INDEX games_to_announce ON games (created) WHERE announced = 0 AND status = 'lobby';
