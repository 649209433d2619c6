-- Reviews of finished games: the chances after every turn, and the turns that cost most.

CREATE TABLE reviews (
    game TEXT NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL,                    -- -1: the whole table, as everybody could see it
    review BLOB NOT NULL,                     -- JSON
    PRIMARY KEY (game, seat)
) WITHOUT ROWID;
