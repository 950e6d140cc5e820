-- What somebody plays or has played in a place is found without reading what others play there.
CREATE INDEX tables_here_by_inviter ON tables (platform, place, inviter, open);
CREATE INDEX tables_here_by_invited ON tables (platform, place, invited, open);
