-- Every friend has a level and a manner of its own ('' is the table's level, and the manner that goes with the name);
-- a seat that the table has given a deputy is answered by a mind until its person is back.

ALTER TABLE seats ADD COLUMN level TEXT NOT NULL DEFAULT '';
ALTER TABLE seats ADD COLUMN manner TEXT NOT NULL DEFAULT '';
ALTER TABLE seats ADD COLUMN deputised INTEGER NOT NULL DEFAULT 0;
