-- When clocks stand still: those of one person who is away, or of everybody on a platform (an empty person) while
-- nobody served it.
CREATE TABLE pauses (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    platform TEXT NOT NULL,
    person TEXT NOT NULL,
    from_at INTEGER NOT NULL,
    until_at INTEGER NOT NULL
);
CREATE INDEX pauses_of_person ON pauses (platform, person, until_at);
