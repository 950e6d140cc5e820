-- The id of the one who has the next decision, so that what waits for somebody is found without reading all his tables;
-- empty where nobody has, NULL where nothing has happened since this column came.
ALTER TABLE tables ADD COLUMN decides TEXT;
-- What is due is looked for in the index made for it, as this one no longer seems to serve as well.
DROP INDEX outbox_lane;
CREATE INDEX outbox_lane ON outbox (lane, platform, id);
