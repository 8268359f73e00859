import {
  createCalendarEvents,
  createCalendarFile,
  createGoogleCalendarLink,
  createOutlookLink,
} from '../domain/wedding/calendar.ts';
import type { Wedding } from '../domain/wedding/wedding.ts';
import type { Calendar } from '../site/edition.tsx';
import { addHashedFile, type Files } from './files.ts';

// A constant, so that the same content always publishes the same file. Calendars find a newer version of
// an event by its revision, not by this date.
const CREATED_AT = new Date('2026-01-01T00:00:00Z');

/** Adds the events as .ics files, and returns their addresses with links to web calendars. */
export function createCalendar(wedding: Wedding, files: Files): Calendar {
  const events = createCalendarEvents(wedding);
  return {
    all: addHashedFile(files, '/private/all-events.ics', createCalendarFile(events, CREATED_AT)),
    events: events.map((event, index) => ({
      file: addHashedFile(
        files,
        `/private/event-${index + 1}.ics`,
        createCalendarFile([event], CREATED_AT),
      ),
      google: createGoogleCalendarLink(event),
      outlook: createOutlookLink(event),
    })),
  };
}
