-- The parts of a reply for which the specification has no column: the attendance at further events and
-- the guests beyond two, as JSON (ReplyAnswers of domain/reply-answers.ts). Null if there is nothing.
ALTER TABLE rsvps ADD COLUMN answers TEXT
  CONSTRAINT answers_are_an_object CHECK (
    answers IS NULL
    OR CASE WHEN json_valid(answers) THEN json_type(answers) = 'object' ELSE FALSE END
  )
  CONSTRAINT answers_length CHECK (length(answers) <= 8000);

ALTER TABLE host_entries ADD COLUMN answers TEXT
  CONSTRAINT answers_are_an_object CHECK (
    answers IS NULL
    OR CASE WHEN json_valid(answers) THEN json_type(answers) = 'object' ELSE FALSE END
  )
  CONSTRAINT answers_length CHECK (length(answers) <= 8000)
  CONSTRAINT other_acts_hold_no_answers CHECK (act = 'reply' OR answers IS NULL);
