-- The age of a child on the guest list, for the caterer; null if it is not known.
ALTER TABLE people ADD COLUMN age INTEGER CONSTRAINT age_range CHECK (age BETWEEN 0 AND 99);
