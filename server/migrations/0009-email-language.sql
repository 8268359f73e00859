-- The language of the page on which the guest replied, as in 'it': the email is composed in it when it
-- is sent. Null for the first language of the website, and for emails of earlier versions.
ALTER TABLE emails ADD COLUMN language TEXT CHECK (length(language) = 2);
