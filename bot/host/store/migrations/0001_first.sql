-- The first table: games, who sits at them, what was played, and what is still to be told.

CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;

CREATE TABLE games (
    id TEXT PRIMARY KEY,
    key TEXT NOT NULL,
    status TEXT NOT NULL,
    paused_by TEXT NOT NULL DEFAULT '',       -- why it is paused: 'steward' or 'vote'
    paused_at REAL,
    was TEXT NOT NULL DEFAULT '',             -- the status before it was quarantined or put aside
    guild INTEGER,
    channel INTEGER NOT NULL,
    host INTEGER,                             -- who laid the table
    wanted INTEGER NOT NULL,
    options TEXT NOT NULL,
    terms TEXT NOT NULL,
    seed BLOB,
    commitment TEXT,                          -- the seed's hash as it was published at the start
    epoch INTEGER NOT NULL DEFAULT 0,
    created REAL NOT NULL,
    moved REAL NOT NULL,                      -- when something last happened
    result TEXT
) WITHOUT ROWID;
CREATE INDEX games_by_status ON games (status);
CREATE UNIQUE INDEX one_open_game_a_channel ON games (channel)
    WHERE status IN ('lobby', 'running', 'paused', 'aside', 'quarantined');

CREATE TABLE seats (
    game TEXT NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL,
    user INTEGER,
    name TEXT NOT NULL,
    colour TEXT NOT NULL,
    friend INTEGER NOT NULL DEFAULT 0,
    offered INTEGER NOT NULL DEFAULT 0,       -- 1: anybody may take it over; else the user who may
    awaited REAL,                             -- since when; null: not awaited
    stretch INTEGER NOT NULL DEFAULT 0,       -- how often it has been awaited
    counted REAL,                             -- since when reminders count: later than awaited after a pause
    deadline REAL,
    reminded INTEGER NOT NULL DEFAULT 0,      -- 1: the player was reminded, 2: the table was told, 3: the deadline has passed
    days INTEGER NOT NULL DEFAULT 0,          -- "I need a day" said so often
    news INTEGER NOT NULL DEFAULT -1,         -- the stretch after which news were sent: once between two turns
    told_closed INTEGER NOT NULL DEFAULT 0,   -- the table knows that this player's DMs are closed
    PRIMARY KEY (game, seat)
) WITHOUT ROWID;
CREATE INDEX seats_by_user ON seats (user);

CREATE TABLE moves (
    game TEXT NOT NULL REFERENCES games (id),
    seq INTEGER NOT NULL,
    prev INTEGER NOT NULL,                    -- the move before it on the line of play; -1: none
    kind TEXT NOT NULL,
    seat INTEGER,                             -- seats, never users
    answer BLOB,
    sealed INTEGER NOT NULL,                  -- an answer under a seal: nothing of it shows yet
    events BLOB NOT NULL,
    rolls BLOB NOT NULL,
    reveals INTEGER NOT NULL,
    closes INTEGER NOT NULL,
    barrier INTEGER NOT NULL,                 -- the last move up to here that reveals or closes
    closed INTEGER NOT NULL,                  -- the last move up to here that closes
    at REAL NOT NULL,
    snapshot BLOB,
    PRIMARY KEY (game, seq)
) WITHOUT ROWID;

CREATE TABLE orders (
    game TEXT NOT NULL, seat INTEGER NOT NULL, key TEXT NOT NULL,
    PRIMARY KEY (game, seat, key)
) WITHOUT ROWID;

CREATE TABLE votes (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game TEXT NOT NULL,
    kind TEXT NOT NULL,
    seat INTEGER NOT NULL,                    -- who asks
    about INTEGER NOT NULL,
    voters TEXT NOT NULL,
    yes TEXT NOT NULL,
    closes REAL NOT NULL,
    settled TEXT NOT NULL DEFAULT ''
);
CREATE INDEX votes_by_game ON votes (game, settled);

CREATE TABLE acts (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game TEXT NOT NULL, at REAL NOT NULL, kind TEXT NOT NULL, by INTEGER, data TEXT NOT NULL
);
CREATE INDEX acts_by_game ON acts (game);

CREATE TABLE posts (
    game TEXT NOT NULL, role TEXT NOT NULL, seat INTEGER NOT NULL, channel INTEGER NOT NULL, message INTEGER NOT NULL,
    PRIMARY KEY (game, role, seat)
) WITHOUT ROWID;

CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game TEXT NOT NULL,
    kind TEXT NOT NULL,
    direct INTEGER NOT NULL,                  -- 1: to a user, 0: to a channel
    target INTEGER NOT NULL,
    data TEXT NOT NULL,
    created REAL NOT NULL,
    due REAL NOT NULL,
    tried REAL,                               -- when it was first tried: it may have arrived
    tries INTEGER NOT NULL DEFAULT 0,
    state TEXT NOT NULL DEFAULT 'waiting'
);
CREATE INDEX outbox_waiting ON outbox (due) WHERE state = 'waiting';
CREATE INDEX outbox_by_target ON outbox (direct, target) WHERE state = 'waiting';
CREATE INDEX outbox_by_game ON outbox (game) WHERE state = 'waiting';

CREATE TABLE users (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    settings TEXT NOT NULL DEFAULT '{}',
    dms_closed INTEGER NOT NULL DEFAULT 0
);
