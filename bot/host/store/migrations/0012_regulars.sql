-- What somebody plays now is found without a walk through all that they ever played.

ALTER TABLE seats ADD COLUMN of_open_game INTEGER NOT NULL DEFAULT 1;
UPDATE seats SET of_open_game = 0 WHERE game IN (SELECT id FROM games WHERE status IN ('over', 'abandoned'));
CREATE INDEX seats_of_open_games ON seats (user) WHERE of_open_game = 1;
CREATE INDEX seats_awaited ON seats (user) WHERE awaited IS NOT NULL;
CREATE INDEX open_games_by_host ON games (host) WHERE status IN ('lobby', 'running', 'paused', 'aside', 'quarantined');

CREATE TRIGGER seats_of_a_game_that_closes AFTER UPDATE OF status ON games
WHEN (NEW.status IN ('over', 'abandoned')) <> (OLD.status IN ('over', 'abandoned')) BEGIN
    UPDATE seats SET of_open_game = NEW.status NOT IN ('over', 'abandoned') WHERE game = NEW.id;
END;
CREATE TRIGGER seat_of_a_closed_game AFTER INSERT ON seats
WHEN (SELECT status FROM games WHERE id = NEW.game) IN ('over', 'abandoned') BEGIN
    UPDATE seats SET of_open_game = 0 WHERE game = NEW.game AND seat = NEW.seat;
END;
