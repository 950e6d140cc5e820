-- A play that its player is putting together: the moves so far, in the turn for which they are meant. `step` counts the
-- changes, so that a choice offered before the latest one is known to be out of date.
CREATE TABLE entries (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    seat TEXT NOT NULL,
    turn BIGINT NOT NULL,
    step BIGINT NOT NULL,
    moves TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
