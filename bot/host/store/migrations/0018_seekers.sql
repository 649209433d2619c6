-- Who wants to be told when a table opens in a server, and about which tables they were told.

CREATE TABLE seekers (
    user INTEGER NOT NULL, guild INTEGER NOT NULL,
    games TEXT NOT NULL DEFAULT '',           -- keys with commas; empty: any game
    paces TEXT NOT NULL DEFAULT '',           -- empty: any pace
    most INTEGER NOT NULL,                    -- direct messages in 24 hours
    PRIMARY KEY (user, guild)
) WITHOUT ROWID;
CREATE INDEX seekers_by_guild ON seekers (guild);

CREATE TABLE seeker_calls (
    user INTEGER NOT NULL, game TEXT NOT NULL, at REAL NOT NULL,
    PRIMARY KEY (user, game)
) WITHOUT ROWID;
CREATE INDEX seeker_calls_by_time ON seeker_calls (at);
CREATE INDEX seeker_calls_by_game ON seeker_calls (game);

-- Tables that are open already are told to nobody.
ALTER TABLE games ADD COLUMN announced INTEGER NOT NULL DEFAULT 0;
UPDATE games SET announced = 1;
CREATE INDEX games_to_announce ON games (created) WHERE announced = 0 AND status = 'lobby';
