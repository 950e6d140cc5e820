-- Answers to somebody with choices that are to be taken away when they are out of date are rows of the kind `answers`, which
-- hold what was noted of them here before.
CREATE INDEX outbox_answers ON outbox (platform, lane) WHERE kind = 'answers';
DELETE FROM notes WHERE name LIKE 'matrix:answer:%';
