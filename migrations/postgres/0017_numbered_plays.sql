-- The number of a play always refers to the current roll, so it does not matter which list was shown.
DROP TABLE lists;
