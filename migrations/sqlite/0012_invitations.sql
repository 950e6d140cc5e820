-- What somebody, or somebody in a place, has invited lately, and what there was between two people.
CREATE INDEX tables_invited_by ON tables (platform, inviter, begun_at);
CREATE INDEX tables_begun_in ON tables (platform, place, begun_at);
CREATE INDEX tables_between ON tables (platform, inviter, invited, begun_at);
