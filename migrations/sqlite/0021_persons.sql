-- A person who has linked several accounts.
CREATE TABLE persons (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    linked_at INTEGER NOT NULL
);
-- NULL: the account is its own person.
ALTER TABLE people ADD COLUMN person INTEGER;
-- What another account shows to be linked with this one, and until when.
ALTER TABLE people ADD COLUMN link_code TEXT;
ALTER TABLE people ADD COLUMN link_code_until INTEGER;
CREATE INDEX people_of_person ON people (person) WHERE person IS NOT NULL;
CREATE INDEX people_by_link_code ON people (link_code) WHERE link_code IS NOT NULL;
