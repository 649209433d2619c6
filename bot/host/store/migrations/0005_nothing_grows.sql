-- What is asked at every press, delivery and sweep is found by an index, however many games, letters and people there are.

ALTER TABLE seats ADD COLUMN look_at REAL NOT NULL DEFAULT 0;   -- before this time nothing can be due for an awaited seat
CREATE INDEX seats_to_look_at ON seats (look_at) WHERE awaited IS NOT NULL AND friend = 0 AND reminded < 3;
CREATE INDEX seats_of_friends ON seats (game) WHERE awaited IS NOT NULL AND friend = 1;
CREATE INDEX seats_offered ON seats (offered) WHERE offered > 1;

CREATE INDEX games_by_channel ON games (channel, created);
CREATE INDEX games_by_host ON games (host);
CREATE INDEX open_games_by_guild ON games (guild, created)
    WHERE status IN ('lobby', 'running', 'paused', 'aside', 'quarantined');
CREATE INDEX games_to_put_aside ON games (moved + 86400.0 * coalesce(json_extract(table_settings, '$.silence_days'), 30))
    WHERE status IN ('lobby', 'running', 'paused');

CREATE INDEX moves_that_close ON moves (game, seq) WHERE closes = 1;
CREATE INDEX moves_to_thin_out ON moves (game, seq) WHERE closes = 0 AND snapshot IS NOT NULL;

CREATE INDEX votes_open ON votes (closes) WHERE settled = '';
CREATE INDEX acts_by_user ON acts (by) WHERE by IS NOT NULL;
CREATE INDEX outbox_settled ON outbox (created) WHERE state <> 'waiting';
CREATE INDEX outbox_to_people ON outbox (target) WHERE direct = 1;
