-- A table that is shown in two places: where the invited player plays, and the latest message there. NULL if both players
-- play in the same place.
ALTER TABLE tables ADD COLUMN invited_platform TEXT;
ALTER TABLE tables ADD COLUMN invited_place TEXT;
ALTER TABLE tables ADD COLUMN invited_thread TEXT;
ALTER TABLE tables ADD COLUMN invited_latest BIGINT;
ALTER TABLE tables ADD COLUMN invited_own_thread TEXT;
-- Of such a table that is suspended, the player who cannot be reached: inviter, invited.
ALTER TABLE tables ADD COLUMN unreachable TEXT;
CREATE INDEX tables_across ON tables (invited_platform, invited_place, open) WHERE invited_platform IS NOT NULL;
CREATE INDEX tables_across_by_invited ON tables (invited_platform, invited_place, invited, open)
    WHERE invited_platform IS NOT NULL;
CREATE INDEX tables_across_of ON tables (invited_platform, invited, open) WHERE invited_platform IS NOT NULL;

-- A challenge to somebody elsewhere has a code, and no message that announces it.
ALTER TABLE challenges ALTER COLUMN message DROP NOT NULL;
ALTER TABLE challenges ADD COLUMN code TEXT;
