-- Older programs go on.
-- The puzzle of the week: the servers that want it, the puzzles posted there, and what people chose.

CREATE TABLE puzzle_servers (
    guild INTEGER PRIMARY KEY,
    channel INTEGER NOT NULL,
    key TEXT NOT NULL,                        -- empty: puzzles of all games
    lang TEXT NOT NULL,
    hour INTEGER NOT NULL,
    zone TEXT NOT NULL,
    due REAL NOT NULL
);
CREATE INDEX puzzle_servers_due ON puzzle_servers (due);

CREATE TABLE puzzles (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    key TEXT NOT NULL,
    name TEXT NOT NULL,
    lang TEXT NOT NULL,
    posted REAL NOT NULL,
    ends REAL NOT NULL,
    stage INTEGER NOT NULL DEFAULT 0,
    changed REAL NOT NULL
);
CREATE INDEX puzzles_by_guild ON puzzles (guild, id);
CREATE INDEX puzzles_in_work ON puzzles (id) WHERE stage < 3;

CREATE TABLE puzzle_answers (
    puzzle INTEGER NOT NULL REFERENCES puzzles (id),
    user INTEGER NOT NULL,
    looked REAL NOT NULL,
    course INTEGER,                           -- null: they have only looked
    is_done INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (puzzle, user)
) WITHOUT ROWID;
CREATE INDEX puzzle_answers_by_user ON puzzle_answers (user);
CREATE INDEX puzzle_answers_by_look ON puzzle_answers (looked);
