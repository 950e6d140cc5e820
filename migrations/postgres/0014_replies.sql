-- Replies are kept for hours, and the ids of the messages for a month. They have a table of their own, whose pages are free
-- again when its rows are deleted.
CREATE TABLE replies (
    platform TEXT NOT NULL,
    message TEXT NOT NULL,
    replied_at BIGINT NOT NULL,
    replies TEXT NOT NULL,
    PRIMARY KEY (platform, message)
);
CREATE INDEX replies_when ON replies (replied_at);
INSERT INTO replies SELECT platform, message, heard_at, replies FROM heard
WHERE replies <> '[]' AND heard_at > (SELECT MAX(heard_at) - 21600000 FROM heard);
ALTER TABLE heard DROP COLUMN replies;
