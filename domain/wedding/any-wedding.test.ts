import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyWedding } from '../../server/fixtures/any-wedding.ts';
import { createCalendarEvents, createCalendarFile } from './calendar.ts';
import { checkWedding, formatContentIssues } from './checks/wedding-checks.ts';
import { findMissingTranslations } from './content-texts.ts';
import { localizeWedding } from './localize.ts';

const FILES = ['one.jpg', 'two.jpg'];

it('any wedding of the schema is localized in each of its languages and has calendars', () => {
  fc.assert(
    fc.property(anyWedding(FILES), (document) => {
      expect(formatContentIssues(checkWedding(document, new Set(FILES)))).toEqual([]);
      for (const { language, path } of findMissingTranslations(document)) {
        expect(document.languages, path.join('.')).toContain(language);
      }
      for (const language of document.languages) {
        const wedding = localizeWedding(document, language);
        expect(JSON.stringify(wedding)).not.toMatch(/undefined|Invalid Date|NaN/);
        const events = createCalendarEvents(wedding);
        expect(events).toHaveLength(document.celebrate.events.length);
        expect(createCalendarFile(events)).toContain('BEGIN:VEVENT');
      }
    }),
    { numRuns: 25 },
  );
});

it('no damaged document is reported in the words of the validator', () => {
  const damaged = fc
    .tuple(anyWedding(FILES), fc.infiniteStream(fc.nat()), fc.anything())
    .map(([document, steps, value]) => damage(document, steps, value));
  fc.assert(
    fc.property(damaged, (document) => {
      for (const { message } of checkWedding(document, new Set(FILES))) {
        expect(message).not.toMatch(/Invalid|expected|received|Unrecognized|Too (?:big|small)/);
        expect(message).toMatch(/[.:]$|^The name/);
      }
    }),
    { numRuns: 100 },
  );
});

/** Replaces one value somewhere in the document. */
function damage(document: object, steps: Iterator<number>, value: unknown): unknown {
  const damaged: object = structuredClone(document);
  let parent = damaged as Record<string, unknown>;
  for (;;) {
    const keys = Object.keys(parent);
    const key = keys[steps.next().value % keys.length];
    if (key === undefined) return damaged;
    const inner = parent[key];
    if (typeof inner !== 'object' || inner === null || steps.next().value % 4 === 0) {
      parent[key] = value;
      return damaged;
    }
    parent = inner as Record<string, unknown>;
  }
}
