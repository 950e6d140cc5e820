-- What pruning looks for: what was heard or sent long ago, the messages of a lane, and those that name another.
CREATE INDEX heard_when ON heard (heard_at);
CREATE INDEX outbox_when ON outbox (sent_at);
CREATE INDEX outbox_lane ON outbox (platform, lane, id);
CREATE INDEX outbox_target ON outbox (target);
