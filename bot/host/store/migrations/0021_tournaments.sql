-- Tournaments: who plays, the pods of each round, and what everybody reached.

CREATE TABLE tournaments (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    name TEXT NOT NULL,
    key TEXT NOT NULL,
    options TEXT NOT NULL DEFAULT '{}',
    lang TEXT NOT NULL,
    zone TEXT NOT NULL,
    pod INTEGER NOT NULL,
    most INTEGER NOT NULL,
    rounds INTEGER NOT NULL,
    hours INTEGER NOT NULL,
    status TEXT NOT NULL,
    round INTEGER NOT NULL DEFAULT 0,
    created REAL NOT NULL,
    changed REAL NOT NULL,
    told INTEGER NOT NULL DEFAULT -1,         -- the stage that was posted last
    post INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX tournaments_by_guild ON tournaments (guild, id);
CREATE INDEX tournaments_in_work ON tournaments (id) WHERE status IN ('sign_up', 'running') OR told < 7;

CREATE TABLE entrants (
    tournament INTEGER NOT NULL REFERENCES tournaments (id),
    number INTEGER NOT NULL,
    user INTEGER,                             -- null: somebody who is forgotten
    standing TEXT NOT NULL,
    lot INTEGER NOT NULL,
    PRIMARY KEY (tournament, number)
) WITHOUT ROWID;
CREATE UNIQUE INDEX entrants_by_user ON entrants (user, tournament) WHERE user IS NOT NULL;

CREATE TABLE pods (
    tournament INTEGER NOT NULL REFERENCES tournaments (id),
    round INTEGER NOT NULL,
    pod INTEGER NOT NULL,
    game TEXT NOT NULL DEFAULT '',
    thread INTEGER NOT NULL DEFAULT 0,
    ends REAL,
    is_late INTEGER NOT NULL DEFAULT 0,
    is_done INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (tournament, round, pod)
) WITHOUT ROWID;

CREATE TABLE pod_seats (
    tournament INTEGER NOT NULL REFERENCES tournaments (id),
    round INTEGER NOT NULL,
    pod INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    number INTEGER NOT NULL,                  -- of the entrant
    place INTEGER,
    points INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (tournament, round, number)
) WITHOUT ROWID;
