-- That somebody's DMs are closed is told at each table, by its seats; nobody asked it of the person.

ALTER TABLE users DROP COLUMN dms_closed;
