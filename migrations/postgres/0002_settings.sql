-- How a person wants to see the boards, as JSON; NULL for as usual.
ALTER TABLE people ADD COLUMN preferences TEXT;
