-- People and servers that have been gone for long are deleted after a warning: when somebody was last seen, since when
-- the bot is no longer in a server, and when the warning was given.

ALTER TABLE users ADD COLUMN seen REAL;                         -- null: not counted yet, it counts from the next upkeep on
ALTER TABLE users ADD COLUMN warned REAL;
CREATE INDEX users_by_visit ON users (seen);

CREATE TABLE gone_servers (id INTEGER PRIMARY KEY, since REAL NOT NULL, warned REAL);
CREATE INDEX games_by_guild ON games (guild);

-- What an operator's command asks of the bot that is playing: people and servers to forget. Only the bot knows what it
-- has in memory, and would write it back.
CREATE TABLE requests (kind TEXT NOT NULL, target INTEGER NOT NULL, PRIMARY KEY (kind, target)) WITHOUT ROWID;
