-- Whose code an account has entered, as JSON. Its own code then links the two, if it is entered there.
ALTER TABLE people ADD COLUMN link_partner TEXT;
