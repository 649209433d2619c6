-- How many games, packs and waiting letters there are is asked every few seconds by whoever watches the bot: it is kept
-- as they are written, because counting walks through all of them.

CREATE TABLE counts (
    what TEXT NOT NULL, kind TEXT NOT NULL, count INTEGER NOT NULL,
    PRIMARY KEY (what, kind)
) WITHOUT ROWID;
INSERT INTO counts SELECT 'games', status, count(*) FROM games GROUP BY status;
INSERT INTO counts SELECT 'packs', '', count(*) FROM packs;
INSERT INTO counts SELECT 'letters', 'waiting', count(*) FROM outbox WHERE state = 'waiting';

CREATE TRIGGER count_game AFTER INSERT ON games BEGIN
    INSERT INTO counts VALUES ('games', NEW.status, 1) ON CONFLICT (what, kind) DO UPDATE SET count = count + 1;
END;
CREATE TRIGGER count_game_no_more AFTER DELETE ON games BEGIN
    UPDATE counts SET count = count - 1 WHERE what = 'games' AND kind = OLD.status;
END;
CREATE TRIGGER count_game_otherwise AFTER UPDATE OF status ON games WHEN NEW.status <> OLD.status BEGIN
    UPDATE counts SET count = count - 1 WHERE what = 'games' AND kind = OLD.status;
    INSERT INTO counts VALUES ('games', NEW.status, 1) ON CONFLICT (what, kind) DO UPDATE SET count = count + 1;
END;

CREATE TRIGGER count_pack AFTER INSERT ON packs BEGIN
    UPDATE counts SET count = count + 1 WHERE what = 'packs';
END;
CREATE TRIGGER count_pack_no_more AFTER DELETE ON packs BEGIN
    UPDATE counts SET count = count - 1 WHERE what = 'packs';
END;

CREATE TRIGGER count_letter AFTER INSERT ON outbox WHEN NEW.state = 'waiting' BEGIN
    UPDATE counts SET count = count + 1 WHERE what = 'letters';
END;
CREATE TRIGGER count_letter_no_more AFTER DELETE ON outbox WHEN OLD.state = 'waiting' BEGIN
    UPDATE counts SET count = count - 1 WHERE what = 'letters';
END;
CREATE TRIGGER count_letter_otherwise AFTER UPDATE OF state ON outbox
WHEN (NEW.state = 'waiting') <> (OLD.state = 'waiting') BEGIN
    UPDATE counts SET count = count + (NEW.state = 'waiting') - (OLD.state = 'waiting') WHERE what = 'letters';
END;
