-- What Discord could not take yet holds up everything to the same place: it is found by itself, however much waits there.

CREATE INDEX outbox_put_off ON outbox (direct, target, due) WHERE state = 'waiting' AND tries > 0;
