-- What the engine thinks of finished games that somebody has asked about. `engine` names the method and the network: a row of
-- another one is out of date. The rows can be computed anew.
CREATE TABLE analyses (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    game BIGINT NOT NULL,
    engine TEXT NOT NULL,
    judged TEXT NOT NULL,
    judged_at BIGINT NOT NULL,
    PRIMARY KEY (table_id, game)
);
CREATE INDEX analyses_by_time ON analyses (judged_at);
