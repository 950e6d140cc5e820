-- How often a table was saved: whoever has read it saves it only where nobody else has since then.
ALTER TABLE tables ADD COLUMN revision BIGINT NOT NULL DEFAULT 0;
