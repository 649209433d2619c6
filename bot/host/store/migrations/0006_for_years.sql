-- What a bot needs that is hosted for years: places that are gone, what places are called, and finished games packed.

ALTER TABLE games ADD COLUMN gone_since REAL;                   -- since when its server or channel is gone; null: it is there
ALTER TABLE games ADD COLUMN packed INTEGER NOT NULL DEFAULT 0; -- its moves lie in packs
CREATE INDEX games_gone ON games (gone_since) WHERE gone_since IS NOT NULL;
CREATE INDEX games_to_pack ON games (moved) WHERE packed = 0 AND status IN ('over', 'abandoned');
CREATE INDEX lobbies_by_age ON games (moved) WHERE status = 'lobby';

CREATE TABLE packs (game TEXT PRIMARY KEY REFERENCES games (id), moves BLOB NOT NULL) WITHOUT ROWID;

CREATE TABLE places (id INTEGER PRIMARY KEY, name TEXT NOT NULL);   -- servers and channels, for whoever runs the bot
