-- Who sits where at an event: tables, the room, wishes, and the seats by the ids of people. It names no guest.
CREATE TABLE seating_plans (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  event TEXT NOT NULL,
  -- Another number after every change. A request to change the plan names the version it is based on.
  version INTEGER NOT NULL,
  content TEXT NOT NULL,

  CONSTRAINT one_plan_for_each_event UNIQUE (event),
  CONSTRAINT event_length CHECK (length(event) BETWEEN 1 AND 60),
  CONSTRAINT content_is_an_object CHECK (json_valid(content) AND json_type(content) = 'object'),
  CONSTRAINT content_length CHECK (length(content) <= 1000000)
) STRICT;
