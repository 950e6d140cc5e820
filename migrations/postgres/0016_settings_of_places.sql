-- The settings of a place, as JSON; NULL for the usual ones. And how many turn numbers of a table were used up by plays that
-- were taken back, which replays and move lists do not count.
ALTER TABLE places ADD COLUMN settings TEXT;
ALTER TABLE tables ADD COLUMN taken_back BIGINT NOT NULL DEFAULT 0;
