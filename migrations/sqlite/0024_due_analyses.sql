-- The tables that are over and whose analysis is to be posted, because a player wants that after every match.
CREATE TABLE due_analyses (
    table_id INTEGER PRIMARY KEY NOT NULL REFERENCES tables (id)
);
