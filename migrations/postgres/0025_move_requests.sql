-- The place to which a player wants to move the game, as JSON; the opponent has to agree.
ALTER TABLE tables ADD COLUMN move_request TEXT;
