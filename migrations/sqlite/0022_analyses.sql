-- What the engine thinks of finished games that somebody has asked about. `engine` names the method and the network: a row of
-- another one is out of date. The rows can be computed anew.
CREATE TABLE analyses (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    game INTEGER NOT NULL,
    engine TEXT NOT NULL,
    judged TEXT NOT NULL,
    judged_at INTEGER NOT NULL,
    PRIMARY KEY (table_id, game)
);
CREATE INDEX analyses_by_time ON analyses (judged_at);
