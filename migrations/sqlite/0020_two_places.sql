-- A table that is shown in two places: where the invited player plays, and the latest message there. NULL if both players
-- play in the same place.
ALTER TABLE tables ADD COLUMN invited_platform TEXT;
ALTER TABLE tables ADD COLUMN invited_place TEXT;
ALTER TABLE tables ADD COLUMN invited_thread TEXT;
ALTER TABLE tables ADD COLUMN invited_latest INTEGER;
ALTER TABLE tables ADD COLUMN invited_own_thread TEXT;
-- Of such a table that is suspended, the player who cannot be reached: inviter, invited.
ALTER TABLE tables ADD COLUMN unreachable TEXT;
CREATE INDEX tables_across ON tables (invited_platform, invited_place, open) WHERE invited_platform IS NOT NULL;
CREATE INDEX tables_across_by_invited ON tables (invited_platform, invited_place, invited, open)
    WHERE invited_platform IS NOT NULL;
CREATE INDEX tables_across_of ON tables (invited_platform, invited, open) WHERE invited_platform IS NOT NULL;

-- A challenge to somebody elsewhere has a code, and no message that announces it.
CREATE TABLE new_challenges (
    id INTEGER PRIMARY KEY NOT NULL,
    platform TEXT NOT NULL,
    place TEXT NOT NULL,
    thread TEXT,
    inviter TEXT NOT NULL,
    challenger TEXT NOT NULL,
    terms TEXT NOT NULL,
    own_thread TEXT,
    role TEXT,
    message INTEGER,
    opened_at INTEGER NOT NULL,
    lapses_at INTEGER NOT NULL,
    state TEXT NOT NULL,
    closed_at INTEGER,
    code TEXT
);
INSERT INTO new_challenges SELECT *, NULL FROM challenges;
DROP TABLE challenges;
ALTER TABLE new_challenges RENAME TO challenges;
CREATE INDEX challenges_of_place ON challenges (platform, place, state);
CREATE INDEX challenges_by_inviter ON challenges (platform, inviter, opened_at);
CREATE INDEX challenges_open ON challenges (lapses_at) WHERE state = 'open';
