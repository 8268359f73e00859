-- Plans of seats and of transfers in one table: a seating plan is named after its event.
CREATE TABLE plans (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- 'seating/' and the id of the event, or 'transfers'.
  name TEXT NOT NULL,
  -- Another number after every change. A request to change the plan names the version it is based on.
  version INTEGER NOT NULL,
  content TEXT NOT NULL,

  CONSTRAINT one_plan_of_each_name UNIQUE (name),
  CONSTRAINT name_length CHECK (length(name) BETWEEN 1 AND 80),
  CONSTRAINT content_is_an_object CHECK (json_valid(content) AND json_type(content) = 'object'),
  CONSTRAINT content_length CHECK (length(content) <= 1000000)
) STRICT;

INSERT INTO plans (name, version, content)
SELECT 'seating/' || event, version, content FROM seating_plans ORDER BY id;

DROP TABLE seating_plans;
