-- What somebody plays or has played in a place is found without reading what others play there. The ids are in the indexes
-- so that the latest tables come first.
CREATE INDEX tables_here_by_inviter ON tables (platform, place, inviter, open, id);
CREATE INDEX tables_here_by_invited ON tables (platform, place, invited, open, id);
DROP INDEX tables_of_place;
CREATE INDEX tables_of_place ON tables (platform, place, open, id);
