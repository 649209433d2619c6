-- What players have thought ahead: for their own eyes, never in a log or an export.

CREATE TABLE plans (
    game TEXT NOT NULL, seat INTEGER NOT NULL, plan TEXT NOT NULL,
    PRIMARY KEY (game, seat)
) WITHOUT ROWID;
