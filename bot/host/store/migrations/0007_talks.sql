-- Private talks between partners: who opened one, how many messages it has left and until when it is open.
-- What is said in it is nowhere but in the outbox, and there only until it is delivered.

CREATE TABLE talks (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game TEXT NOT NULL,
    seat INTEGER NOT NULL,
    messages INTEGER NOT NULL,
    closes REAL NOT NULL
);
CREATE INDEX talks_by_game ON talks (game);
CREATE INDEX outbox_whispers ON outbox (json_extract(data, '$.whispered_by')) WHERE state = 'waiting' AND kind = 'whisper';
