-- Open challenges: offers of a game to whoever joins first. `id` is the number of the table that it becomes; no other table
-- has it. `message` is the outbox row of its announcement. `state`: open, joined, withdrawn, lapsed, replaced.
CREATE TABLE challenges (
    id BIGINT PRIMARY KEY NOT NULL,
    platform TEXT NOT NULL,
    place TEXT NOT NULL,
    thread TEXT,
    inviter TEXT NOT NULL,
    challenger TEXT NOT NULL,
    terms TEXT NOT NULL,
    own_thread TEXT,
    role TEXT,
    message BIGINT NOT NULL,
    opened_at BIGINT NOT NULL,
    lapses_at BIGINT NOT NULL,
    state TEXT NOT NULL,
    closed_at BIGINT
);
CREATE INDEX challenges_of_place ON challenges (platform, place, state);
CREATE INDEX challenges_by_inviter ON challenges (platform, inviter, opened_at);
CREATE INDEX challenges_open ON challenges (lapses_at) WHERE state = 'open';
