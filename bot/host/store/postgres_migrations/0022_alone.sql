-- Finds the games against rivals of a server, for their table of scores, as in SQLite.

CREATE INDEX finished_alone ON finished (guild, pool) WHERE alone = 1;
