-- The tables that are over and whose analysis is to be posted, because a player wants that after every match, and from when on
-- (milliseconds since 1970).
CREATE TABLE due_analyses (
    table_id INTEGER PRIMARY KEY NOT NULL REFERENCES tables (id),
    due_at INTEGER NOT NULL
);
