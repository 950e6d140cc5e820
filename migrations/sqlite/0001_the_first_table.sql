-- Times are milliseconds since 1970 (UTC).

-- Every message that was acted upon, so that its second arrival acts no more and gets the same answer.
CREATE TABLE heard (
    platform TEXT NOT NULL,
    message TEXT NOT NULL,
    heard_at INTEGER NOT NULL,
    replies TEXT NOT NULL,
    PRIMARY KEY (platform, message)
);

-- The tables. `snapshot` is the fold of the first `version` events, kept to save the folding.
CREATE TABLE tables (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    platform TEXT NOT NULL,
    place TEXT NOT NULL,
    thread TEXT,
    inviter TEXT NOT NULL,
    invited TEXT NOT NULL,
    seats TEXT NOT NULL,
    snapshot TEXT NOT NULL,
    version INTEGER NOT NULL,
    open INTEGER NOT NULL,
    -- The outbox row of the latest message about this table, and the first event that it tells.
    latest INTEGER,
    told_from INTEGER NOT NULL,
    begun_at INTEGER NOT NULL,
    changed_at INTEGER NOT NULL,
    -- When something is to happen though nobody does anything.
    due_at INTEGER
);
CREATE INDEX tables_of_place ON tables (platform, place, open);
CREATE INDEX tables_due ON tables (due_at) WHERE due_at IS NOT NULL;

-- What happened. Rows are only ever added.
CREATE TABLE events (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    happened_at INTEGER NOT NULL,
    throws INTEGER NOT NULL,
    event TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);

-- The turn for which a player was last shown the numbered list of plays.
CREATE TABLE lists (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat TEXT NOT NULL,
    turn INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
);

-- What is to be said, in the order of `id` within a lane. `kind`: new, completes (the message of `target`), retires
-- (the choices of `target`). `state`: due, sent, dead.
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    platform TEXT NOT NULL,
    lane TEXT NOT NULL,
    kind TEXT NOT NULL,
    target INTEGER REFERENCES outbox (id),
    post TEXT NOT NULL,
    written_at INTEGER NOT NULL,
    state TEXT NOT NULL,
    message TEXT,
    sent_at INTEGER
);
CREATE INDEX outbox_due ON outbox (platform, lane, id) WHERE state = 'due';
CREATE INDEX outbox_message ON outbox (platform, message);

-- The people whom the bot has heard, with their latest name and language.
CREATE TABLE people (
    platform TEXT NOT NULL,
    id TEXT NOT NULL,
    name TEXT NOT NULL,
    locale TEXT,
    PRIMARY KEY (platform, id)
);

-- Small values that adapters keep across restarts.
CREATE TABLE notes (
    name TEXT PRIMARY KEY NOT NULL,
    value TEXT NOT NULL
);
