-- The accounts, servers, channels and rooms whose commands the bot ignores, by the platform's id.
CREATE TABLE bans (
    platform TEXT NOT NULL,
    id TEXT NOT NULL,
    banned_at BIGINT NOT NULL,
    PRIMARY KEY (platform, id)
);
