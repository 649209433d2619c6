-- That somebody's DMs are closed is told at each table, by its seats; nobody asked it of the person.
-- The table is made anew: dropping a column needs a later SQLite than some who run this have.

CREATE TABLE people (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    settings TEXT NOT NULL DEFAULT '{}'
);
INSERT INTO people SELECT id, name, settings FROM users;
DROP TABLE users;
ALTER TABLE people RENAME TO users;
