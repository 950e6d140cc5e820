-- What somebody, or somebody in a place, has invited lately.
CREATE INDEX tables_invited_by ON tables (platform, inviter, begun_at, invited);
CREATE INDEX tables_begun_in ON tables (platform, place, begun_at);
