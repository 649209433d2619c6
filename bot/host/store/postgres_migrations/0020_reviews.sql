-- Reviews of finished games, as in SQLite.

CREATE TABLE reviews (
    game text NOT NULL REFERENCES games (id),
    seat bigint NOT NULL,
    review bytea NOT NULL,
    PRIMARY KEY (game, seat)
);
