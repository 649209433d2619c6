-- The challenge of each week, and the tries of people, as in SQLite.

CREATE TABLE challenges (
    week bigint PRIMARY KEY,
    key text NOT NULL,
    format text NOT NULL,
    twist text NOT NULL,
    seed bytea NOT NULL,
    commitment text NOT NULL
);

CREATE TABLE challenge_tries (
    game text PRIMARY KEY,
    week bigint NOT NULL REFERENCES challenges (week),
    "user" bigint,
    number bigint NOT NULL,
    guild bigint,
    begun double precision NOT NULL,
    outcome text NOT NULL DEFAULT 'running',
    won bigint NOT NULL DEFAULT 0,
    score bigint NOT NULL DEFAULT 0,
    rounds bigint NOT NULL DEFAULT 0
);
CREATE INDEX challenge_tries_by_week ON challenge_tries (week, guild);
CREATE INDEX challenge_tries_by_user ON challenge_tries ("user", week) WHERE "user" IS NOT NULL;
CREATE INDEX challenge_tries_by_guild ON challenge_tries (guild) WHERE guild IS NOT NULL;
