-- Columns and keys get names that a newcomer understands.

ALTER TABLE games RENAME COLUMN was TO status_before;
ALTER TABLE games RENAME COLUMN terms TO table_settings;
ALTER TABLE seats RENAME COLUMN stretch TO wait_number;
ALTER TABLE seats RENAME COLUMN counted TO counts_from;
ALTER TABLE seats RENAME COLUMN news TO news_sent_for_wait;

UPDATE outbox
SET data = json_remove(json_set(data, '$.wait_number', json_extract(data, '$.stretch')), '$.stretch')
WHERE json_type(data, '$.stretch') IS NOT NULL;
