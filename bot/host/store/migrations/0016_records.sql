-- What remains of finished games: who came where, ratings, and achievements. All of it can be computed again from the
-- log, except who left a seat, which is noted when it happens.

CREATE TABLE left_seats (
    game TEXT NOT NULL, seat INTEGER NOT NULL, user INTEGER NOT NULL, at REAL NOT NULL,
    PRIMARY KEY (game, seat, user)
) WITHOUT ROWID;
CREATE INDEX left_seats_by_user ON left_seats (user);

CREATE TABLE finished (
    number INTEGER PRIMARY KEY AUTOINCREMENT, -- ratings are computed in this order
    game TEXT NOT NULL UNIQUE,
    key TEXT NOT NULL,
    pool TEXT NOT NULL,                       -- games that can be compared: game, expansion, number of players
    guild INTEGER,
    ended REAL NOT NULL,
    uncounted TEXT NOT NULL DEFAULT '',       -- why it changes no rating; empty: it counts
    alone INTEGER NOT NULL DEFAULT 0,         -- 1: one person against rivals
    rounds INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX finished_by_guild ON finished (guild, key);

CREATE TABLE finished_seats (
    number INTEGER NOT NULL REFERENCES finished (number),
    seat INTEGER NOT NULL,
    part TEXT NOT NULL,                       -- stayed, left or substitute
    user INTEGER,                             -- null: a friend, or somebody who is forgotten
    mind TEXT NOT NULL DEFAULT '',
    team TEXT NOT NULL DEFAULT '',
    place INTEGER NOT NULL,
    score INTEGER NOT NULL,
    played TEXT NOT NULL DEFAULT '',
    answers INTEGER NOT NULL DEFAULT 0,
    late INTEGER NOT NULL DEFAULT 0,
    seconds REAL NOT NULL DEFAULT 0,
    longest REAL NOT NULL DEFAULT 0,
    mu REAL, sigma REAL,                      -- the rating in the server after the game
    mu_before REAL, sigma_before REAL,
    mu_everywhere REAL, sigma_everywhere REAL,
    mu_everywhere_before REAL, sigma_everywhere_before REAL,
    PRIMARY KEY (number, seat, part)
) WITHOUT ROWID;
CREATE INDEX finished_seats_by_user ON finished_seats (user, number) WHERE user IS NOT NULL;

CREATE TABLE ratings (
    guild INTEGER NOT NULL,                   -- 0: over all servers
    pool TEXT NOT NULL,
    user INTEGER NOT NULL,
    season INTEGER NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    games INTEGER NOT NULL,
    season_games INTEGER NOT NULL,
    season_wins INTEGER NOT NULL,
    opponents INTEGER NOT NULL,
    PRIMARY KEY (guild, pool, user, season)
) WITHOUT ROWID;
CREATE INDEX ratings_by_user ON ratings (user);
CREATE INDEX ratings_by_season ON ratings (guild, season, pool, mu);

CREATE TABLE opponents (
    guild INTEGER NOT NULL, user INTEGER NOT NULL, pool TEXT NOT NULL, other INTEGER NOT NULL,
    PRIMARY KEY (guild, user, pool, other)
) WITHOUT ROWID;
CREATE INDEX opponents_by_user ON opponents (user);
CREATE INDEX opponents_by_other ON opponents (other);

CREATE TABLE achievements (
    user INTEGER NOT NULL, name TEXT NOT NULL, game TEXT NOT NULL, at REAL NOT NULL,
    PRIMARY KEY (user, name)
) WITHOUT ROWID;

CREATE INDEX achievements_by_game ON achievements (game);

CREATE TABLE best (                           -- the records of a server
    guild INTEGER NOT NULL, key TEXT NOT NULL, what TEXT NOT NULL,
    value INTEGER NOT NULL, number INTEGER NOT NULL, seat INTEGER NOT NULL,
    PRIMARY KEY (guild, key, what)
) WITHOUT ROWID;

CREATE TABLE server_settings (id INTEGER PRIMARY KEY, settings TEXT NOT NULL DEFAULT '{}');

ALTER TABLE games ADD COLUMN recorded INTEGER NOT NULL DEFAULT 0;
CREATE INDEX games_to_record ON games (moved) WHERE recorded = 0 AND status IN ('over', 'abandoned');
