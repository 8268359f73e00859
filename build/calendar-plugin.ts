import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import {
  type CalendarEvent,
  createCalendarEvents,
  createCalendarFile,
  createGoogleCalendarLink,
  createOutlookLink,
} from '../domain/calendar.ts';
import type { Wedding } from '../domain/wedding.ts';

const NAME = 'virtual:calendar';
const RESOLVED = `\0${NAME}`;

// A constant, so that the same content always builds the same file. Calendars find a newer version of an
// event by its revision, not by this date.
const CREATED_AT = new Date('2026-01-01T00:00:00Z');

/** Provides `virtual:calendar` (see site/env.d.ts): the events as .ics files and as links to web calendars. */
export function calendarPlugin(wedding: Wedding, cacheDir: string): Plugin {
  return {
    name: 'serenissima:calendar',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      await mkdir(cacheDir, { recursive: true });
      const events = createCalendarEvents(wedding);
      const writeCalendar = async (name: string, entries: readonly CalendarEvent[]) => {
        const path = join(cacheDir, `${name}.ics`);
        await writeFile(path, createCalendarFile(entries, CREATED_AT));
        return path;
      };
      const paths = [await writeCalendar('all-events', events)];
      for (const [index, event] of events.entries()) {
        paths.push(await writeCalendar(`event-${index + 1}`, [event]));
      }
      return moduleCode(paths, events);
    },
  };
}

function moduleCode(paths: readonly string[], events: readonly CalendarEvent[]): string {
  const imports = paths.map(
    (path, index) => `import f${index} from ${JSON.stringify(`${path}?url&no-inline`)};`,
  );
  const entries = events.map((event, index) => {
    const links = JSON.stringify({
      google: createGoogleCalendarLink(event),
      outlook: createOutlookLink(event),
    });
    return `{file:f${index + 1},...${links}}`;
  });
  return `${imports.join('\n')}\nexport default {all:f0,events:[${entries}]};`;
}
