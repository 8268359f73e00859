import {
  createCalendarEvents,
  createCalendarFile,
  createGoogleCalendarLink,
  createOutlookLink,
} from '../domain/wedding/calendar.ts';
import type { Wedding } from '../domain/wedding/wedding.ts';
import type { Calendar } from '../site/edition.tsx';
import { addHashedFile, type Files } from './files.ts';

/** Adds the events as .ics files, and returns their addresses with links to web calendars. */
export function createCalendar(wedding: Wedding, files: Files): Calendar {
  const events = createCalendarEvents(wedding);
  return {
    all: addHashedFile(files, '/private/all-events.ics', createCalendarFile(events)),
    events: events.map((event, index) => ({
      file: addHashedFile(files, `/private/event-${index + 1}.ics`, createCalendarFile([event])),
      google: createGoogleCalendarLink(event),
      outlook: createOutlookLink(event),
    })),
  };
}
