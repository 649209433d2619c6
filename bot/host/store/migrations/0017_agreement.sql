-- Whether a player of a private table agreed in the lobby that the game counts.
ALTER TABLE seats ADD COLUMN agrees INTEGER NOT NULL DEFAULT 0;
