-- The challenge of each week, and the tries of people.

CREATE TABLE challenges (
    week INTEGER PRIMARY KEY,
    key TEXT NOT NULL,
    format TEXT NOT NULL,
    twist TEXT NOT NULL,
    seed BLOB NOT NULL,                       -- secret until the week is over
    commitment TEXT NOT NULL
);

CREATE TABLE challenge_tries (
    game TEXT PRIMARY KEY,
    week INTEGER NOT NULL REFERENCES challenges (week),
    user INTEGER,                             -- null: somebody who is forgotten
    number INTEGER NOT NULL,
    guild INTEGER,                            -- where the try was begun
    begun REAL NOT NULL,
    outcome TEXT NOT NULL DEFAULT 'running',
    won INTEGER NOT NULL DEFAULT 0,
    score INTEGER NOT NULL DEFAULT 0,
    rounds INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
CREATE INDEX challenge_tries_by_week ON challenge_tries (week, guild);
CREATE INDEX challenge_tries_by_user ON challenge_tries (user, week) WHERE user IS NOT NULL;
CREATE INDEX challenge_tries_by_guild ON challenge_tries (guild) WHERE guild IS NOT NULL;
