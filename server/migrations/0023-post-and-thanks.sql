-- The gift of a household, and the day on which the couple thanked for it, as YYYY-MM-DD.
ALTER TABLE households ADD COLUMN gift TEXT CONSTRAINT gift_length CHECK (length(gift) BETWEEN 1 AND 500);
ALTER TABLE households ADD COLUMN thanked_on TEXT CONSTRAINT thanked_on_is_a_date CHECK (
  thanked_on GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'
);
-- When the couple sent the personal link from their own telephone.
ALTER TABLE households ADD COLUMN messaged_at TEXT;
-- When the household gave its address by its personal link; null if the address is the couple's.
ALTER TABLE households ADD COLUMN address_given_at TEXT;
-- The couple's address that it replaced.
ALTER TABLE households ADD COLUMN former_address TEXT CONSTRAINT former_address_length CHECK (length(former_address) <= 500);
-- When a browser first showed the household's page.
ALTER TABLE invitation_codes ADD COLUMN opened_at TEXT;
