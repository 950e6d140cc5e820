-- What somebody may do at will, such as post or notify somebody: the time (milliseconds since 1970) up to which the budget is
-- used. The name of a budget is a hash, which says nothing about the account and outlives it.
CREATE TABLE budgets (
    name TEXT PRIMARY KEY NOT NULL,
    used_until BIGINT NOT NULL
);
-- The last turn to which each player was called, as JSON.
ALTER TABLE tables ADD COLUMN calls TEXT;
