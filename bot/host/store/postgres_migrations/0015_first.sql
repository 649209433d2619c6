-- All tables in PostgreSQL, as the migrations of SQLite leave them at version 15. A test compares both, column by column.
-- What only several processes need stands at the end.

-- SQLite's functions, so that one text of a statement works on both. Numbers in JSON are whole.
CREATE FUNCTION json_extract(data text, path text) RETURNS bigint IMMUTABLE PARALLEL SAFE LANGUAGE sql AS
$$ SELECT (data::json ->> substr(path, 3))::bigint $$;
CREATE FUNCTION json_remove(data text, first text, second text) RETURNS text IMMUTABLE PARALLEL SAFE LANGUAGE sql AS
$$ SELECT coalesce(json_object_agg(key, value), '{}')::text FROM json_each(data::json)
   WHERE key NOT IN (substr(first, 3), substr(second, 3)) $$;
CREATE FUNCTION json_set(data text, a text, x bigint, b text, y bigint, c text, z text) RETURNS text
IMMUTABLE PARALLEL SAFE LANGUAGE sql AS
$$ SELECT (data::jsonb || jsonb_build_object(substr(a, 3), x, substr(b, 3), y, substr(c, 3), z))::text $$;
CREATE FUNCTION max(a double precision, b double precision) RETURNS double precision
IMMUTABLE PARALLEL SAFE STRICT LANGUAGE sql AS $$ SELECT greatest(a, b) $$;
CREATE FUNCTION min(a double precision, b double precision) RETURNS double precision
IMMUTABLE PARALLEL SAFE STRICT LANGUAGE sql AS $$ SELECT least(a, b) $$;

CREATE TABLE meta (key text PRIMARY KEY, value text NOT NULL);

CREATE TABLE games (
    id text PRIMARY KEY,
    key text NOT NULL,
    status text NOT NULL,
    paused_by text NOT NULL DEFAULT '',
    paused_at double precision,
    status_before text NOT NULL DEFAULT '',
    guild bigint,
    channel bigint NOT NULL,
    host bigint,
    wanted bigint NOT NULL,
    options text NOT NULL,
    table_settings text NOT NULL,
    seed bytea,
    commitment text,
    epoch bigint NOT NULL DEFAULT 0,
    created double precision NOT NULL,
    moved double precision NOT NULL,
    result text,
    gone_since double precision,
    packed bigint NOT NULL DEFAULT 0,
    revision bigint NOT NULL DEFAULT 0       -- counts the writes to this game: a process sees that another one wrote
);
CREATE INDEX games_by_status ON games (status);
CREATE UNIQUE INDEX one_open_game_a_channel ON games (channel)
    WHERE status IN ('lobby', 'running', 'paused', 'aside', 'quarantined');
CREATE INDEX games_by_channel ON games (channel, created);
CREATE INDEX games_by_host ON games (host);
CREATE INDEX open_games_by_guild ON games (guild, created)
    WHERE status IN ('lobby', 'running', 'paused', 'aside', 'quarantined');
CREATE INDEX games_to_put_aside
    ON games ((moved + 86400.0 * coalesce(json_extract(table_settings, '$.silence_days'), 30)))
    WHERE status IN ('lobby', 'running', 'paused');
CREATE INDEX games_gone ON games (gone_since) WHERE gone_since IS NOT NULL;
CREATE INDEX games_to_pack ON games (moved) WHERE packed = 0 AND status IN ('over', 'abandoned');
CREATE INDEX lobbies_by_age ON games (moved) WHERE status = 'lobby';
CREATE INDEX open_games_by_host ON games (host) WHERE status IN ('lobby', 'running', 'paused', 'aside', 'quarantined');
CREATE INDEX games_by_guild ON games (guild);

CREATE TABLE seats (
    game text NOT NULL REFERENCES games (id),
    seat bigint NOT NULL,
    "user" bigint,
    name text NOT NULL,
    colour text NOT NULL,
    friend bigint NOT NULL DEFAULT 0,
    offered bigint NOT NULL DEFAULT 0,
    awaited double precision,
    wait_number bigint NOT NULL DEFAULT 0,
    counts_from double precision,
    deadline double precision,
    reminded bigint NOT NULL DEFAULT 0,
    days bigint NOT NULL DEFAULT 0,
    news_sent_for_wait bigint NOT NULL DEFAULT -1,
    told_closed bigint NOT NULL DEFAULT 0,
    look_at double precision NOT NULL DEFAULT 0,
    level text NOT NULL DEFAULT '',
    manner text NOT NULL DEFAULT '',
    deputised bigint NOT NULL DEFAULT 0,
    together text NOT NULL DEFAULT '',
    of_open_game bigint NOT NULL DEFAULT 1,
    reminded_at double precision,
    against_owner bigint NOT NULL DEFAULT 0,
    PRIMARY KEY (game, seat)
);
CREATE INDEX seats_by_user ON seats ("user");
CREATE INDEX seats_to_look_at ON seats (look_at) WHERE awaited IS NOT NULL AND friend = 0 AND reminded < 3;
CREATE INDEX seats_of_friends ON seats (game) WHERE awaited IS NOT NULL AND friend = 1;
CREATE INDEX seats_offered ON seats (offered) WHERE offered > 1;
CREATE INDEX seats_of_open_games ON seats ("user") WHERE of_open_game = 1;
CREATE INDEX seats_awaited ON seats ("user") WHERE awaited IS NOT NULL;

CREATE TABLE moves (
    game text NOT NULL REFERENCES games (id),
    seq bigint NOT NULL,
    prev bigint NOT NULL,
    kind text NOT NULL,
    seat bigint,
    answer bytea,
    sealed bigint NOT NULL,
    events bytea NOT NULL,
    rolls bytea NOT NULL,
    reveals bigint NOT NULL,
    closes bigint NOT NULL,
    barrier bigint NOT NULL,
    closed bigint NOT NULL,
    at double precision NOT NULL,
    snapshot bytea,
    PRIMARY KEY (game, seq)
);
-- Snapshots are compressed already.
ALTER TABLE moves ALTER COLUMN snapshot SET STORAGE EXTERNAL;
CREATE INDEX moves_that_close ON moves (game, seq) WHERE closes = 1;
CREATE INDEX moves_to_thin_out ON moves (game, seq) WHERE closes = 0 AND snapshot IS NOT NULL;

CREATE TABLE orders (game text NOT NULL, seat bigint NOT NULL, key text NOT NULL, PRIMARY KEY (game, seat, key));

CREATE TABLE votes (
    id bigint GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    game text NOT NULL,
    kind text NOT NULL,
    seat bigint NOT NULL,
    about bigint NOT NULL,
    voters text NOT NULL,
    yes text NOT NULL,
    closes double precision NOT NULL,
    settled text NOT NULL DEFAULT '',
    asked double precision NOT NULL DEFAULT 0,
    ended double precision
);
CREATE INDEX votes_by_game ON votes (game, settled);
CREATE INDEX votes_open ON votes (closes) WHERE settled = '';

CREATE TABLE acts (
    id bigint GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    game text NOT NULL, at double precision NOT NULL, kind text NOT NULL, by bigint, data text NOT NULL
);
CREATE INDEX acts_by_game ON acts (game);
CREATE INDEX acts_by_user ON acts (by) WHERE by IS NOT NULL;

CREATE TABLE posts (
    game text NOT NULL, role text NOT NULL, seat bigint NOT NULL, channel bigint NOT NULL, message bigint NOT NULL,
    PRIMARY KEY (game, role, seat)
);

CREATE TABLE outbox (
    id bigint GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    game text NOT NULL,
    kind text NOT NULL,
    direct bigint NOT NULL,
    target bigint NOT NULL,
    data text NOT NULL,
    created double precision NOT NULL,
    due double precision NOT NULL,
    tried double precision,
    tries bigint NOT NULL DEFAULT 0,
    state text NOT NULL DEFAULT 'waiting'
);
CREATE INDEX outbox_waiting ON outbox (due) WHERE state = 'waiting';
CREATE INDEX outbox_by_target ON outbox (direct, target) WHERE state = 'waiting';
CREATE INDEX outbox_by_game ON outbox (game) WHERE state = 'waiting';
CREATE INDEX outbox_settled ON outbox (created) WHERE state <> 'waiting';
CREATE INDEX outbox_to_people ON outbox (target) WHERE direct = 1;
CREATE INDEX outbox_whispers ON outbox (json_extract(data, '$.whispered_by'))
    WHERE state = 'waiting' AND kind = 'whisper';
CREATE INDEX outbox_put_off ON outbox (direct, target, due) WHERE state = 'waiting' AND tries > 0;

CREATE TABLE users (
    id bigint PRIMARY KEY,
    name text NOT NULL,
    settings text NOT NULL DEFAULT '{}',
    seen double precision,
    warned double precision
);
CREATE INDEX users_by_visit ON users (seen);

CREATE TABLE packs (game text PRIMARY KEY REFERENCES games (id), moves bytea NOT NULL);
ALTER TABLE packs ALTER COLUMN moves SET STORAGE EXTERNAL;

CREATE TABLE places (id bigint PRIMARY KEY, name text NOT NULL);

CREATE TABLE talks (
    id bigint GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    game text NOT NULL,
    seat bigint NOT NULL,
    messages bigint NOT NULL,
    closes double precision NOT NULL
);
CREATE INDEX talks_by_game ON talks (game);

CREATE TABLE plans (game text NOT NULL, seat bigint NOT NULL, plan text NOT NULL, PRIMARY KEY (game, seat));

CREATE TABLE former_holders (
    game text NOT NULL, mark text NOT NULL, seat bigint NOT NULL,
    PRIMARY KEY (game, mark, seat)
);

CREATE TABLE gone_servers (id bigint PRIMARY KEY, since double precision NOT NULL, warned double precision);

CREATE TABLE requests (kind text NOT NULL, target bigint NOT NULL, PRIMARY KEY (kind, target));

-- SQLite keeps these counts in a table, by triggers. Here every process would wait for the same row of it.
CREATE VIEW counts (what, kind, count) AS
    SELECT 'games', status, count(*) FROM games GROUP BY status
    UNION ALL SELECT 'packs', '', count(*) FROM packs
    UNION ALL SELECT 'letters', 'waiting', count(*) FROM outbox WHERE state = 'waiting';

CREATE FUNCTION seats_of_a_game_that_closes() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    UPDATE seats SET of_open_game = CASE WHEN NEW.status IN ('over', 'abandoned') THEN 0 ELSE 1 END
        WHERE game = NEW.id;
    RETURN NULL;
END $$;
CREATE TRIGGER seats_of_a_game_that_closes AFTER UPDATE OF status ON games FOR EACH ROW
WHEN ((NEW.status IN ('over', 'abandoned')) <> (OLD.status IN ('over', 'abandoned')))
EXECUTE FUNCTION seats_of_a_game_that_closes();

CREATE FUNCTION seat_of_a_closed_game() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF (SELECT status FROM games WHERE id = NEW.game) IN ('over', 'abandoned') THEN NEW.of_open_game = 0; END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER seat_of_a_closed_game BEFORE INSERT ON seats FOR EACH ROW EXECUTE FUNCTION seat_of_a_closed_game();

CREATE FUNCTION former_holders_of_a_game_that_closes() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    DELETE FROM former_holders WHERE game = NEW.id;
    RETURN NULL;
END $$;
CREATE TRIGGER former_holders_of_a_game_that_closes AFTER UPDATE OF status ON games FOR EACH ROW
WHEN (NEW.status IN ('over', 'abandoned')) EXECUTE FUNCTION former_holders_of_a_game_that_closes();

-- What several processes need.

-- Lock a game, compare how often it was written, and count this write. A writer that knows an older state fails.
CREATE FUNCTION fence(of text, expected bigint) RETURNS void LANGUAGE plpgsql AS $$ BEGIN
    UPDATE games SET revision = revision + 1 WHERE id = of AND revision = coalesce(expected, revision);
    IF NOT FOUND AND expected IS NOT NULL THEN
        RAISE EXCEPTION 'another process has written this game' USING ERRCODE = 'SX001';
    END IF;
END $$;

-- Notifications that a process is delivering, by person or channel, until the lease ends.
CREATE TABLE claims (
    direct bigint NOT NULL, target bigint NOT NULL, holder text NOT NULL, until double precision NOT NULL,
    PRIMARY KEY (direct, target)
);

-- The living processes, and the slots of shards that they hold.
CREATE TABLE processes (
    id text PRIMARY KEY, started double precision NOT NULL, until double precision NOT NULL, wants_slot bigint NOT NULL
);
CREATE TABLE slots (
    slot bigint PRIMARY KEY, holder text, until double precision NOT NULL, epoch bigint NOT NULL DEFAULT 0,
    sessions text NOT NULL DEFAULT '[]'
);

-- When the next session may start on Discord, by bucket.
CREATE TABLE identify_limits (bucket bigint PRIMARY KEY, next_at double precision NOT NULL);

-- Regular work that one process does for all: when it was done last.
CREATE TABLE duties (name text PRIMARY KEY, done double precision NOT NULL);

-- People and servers who were forgotten, as salted hashes. Restoring does not replace this table.
CREATE TABLE forgotten (at double precision NOT NULL, salt text NOT NULL, mark text NOT NULL, PRIMARY KEY (salt, mark));
