-- The thread of its own that a table may have: wanted, asked (of the platform), open; NULL where it has none.
ALTER TABLE tables ADD COLUMN own_thread TEXT;
