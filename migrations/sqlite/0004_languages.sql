-- The languages of places: what the platform tells, and what somebody has chosen instead.
CREATE TABLE places (
    platform TEXT NOT NULL,
    id TEXT NOT NULL,
    told TEXT,
    chosen TEXT,
    PRIMARY KEY (platform, id)
);
