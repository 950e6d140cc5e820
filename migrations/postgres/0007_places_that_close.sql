-- Since when a table rests, because its place is closed or one of its players has left it; its clock stands still. And
-- what looks for somebody's tables wherever they are.
ALTER TABLE tables ADD COLUMN rests_at BIGINT;
CREATE INDEX tables_of_inviter ON tables (platform, inviter, open);
CREATE INDEX tables_of_invited ON tables (platform, invited, open);
