-- Puzzles. `people.puzzles`: which puzzles somebody was shown, and how many they have solved, as JSON.
ALTER TABLE people ADD COLUMN puzzles TEXT;
-- The places where a puzzle is posted every day: of which game, at which hour (UTC), and when the next one is due.
CREATE TABLE puzzle_places (
    platform TEXT NOT NULL,
    place TEXT NOT NULL,
    game TEXT NOT NULL,
    hour INTEGER NOT NULL,
    due_at INTEGER NOT NULL,
    PRIMARY KEY (platform, place)
);
CREATE INDEX puzzle_places_due ON puzzle_places (due_at);
-- The puzzles that were posted. `message` is the outbox row.
CREATE TABLE daily_puzzles (
    message INTEGER PRIMARY KEY NOT NULL,
    platform TEXT NOT NULL,
    place TEXT NOT NULL,
    game TEXT NOT NULL,
    number INTEGER NOT NULL,
    posted_at INTEGER NOT NULL
);
CREATE INDEX daily_puzzles_of_place ON daily_puzzles (platform, place, message);
-- Everybody's first answer to each of them. `solved`: 0 or 1.
CREATE TABLE puzzle_answers (
    message INTEGER NOT NULL,
    account TEXT NOT NULL,
    platform TEXT NOT NULL,
    solved INTEGER NOT NULL,
    answered_at INTEGER NOT NULL,
    PRIMARY KEY (message, account)
);
CREATE INDEX puzzle_answers_by_account ON puzzle_answers (platform, account);
