-- A seat is passed on against its owner only after a silence; nobody changes sides; votes are limited in time.

ALTER TABLE seats ADD COLUMN reminded_at REAL;                         -- since when its player is silent after a reminder
ALTER TABLE seats ADD COLUMN against_owner INTEGER NOT NULL DEFAULT 0; -- 1: it is offered, and not by its owner
ALTER TABLE votes ADD COLUMN asked REAL NOT NULL DEFAULT 0;
ALTER TABLE votes ADD COLUMN ended REAL;

CREATE TABLE former_holders (
    game TEXT NOT NULL,
    mark TEXT NOT NULL,                       -- made from the seed and the user: an id is not kept
    seat INTEGER NOT NULL,
    PRIMARY KEY (game, mark, seat)
) WITHOUT ROWID;
CREATE TRIGGER former_holders_of_a_game_that_closes AFTER UPDATE OF status ON games
WHEN NEW.status IN ('over', 'abandoned') BEGIN
    DELETE FROM former_holders WHERE game = NEW.id;
END;
