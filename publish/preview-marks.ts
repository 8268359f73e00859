// The fields of the schema have labels, which a registry reads when it copies them.
import '../domain/dashboard/messages/english.ts';
import {
  createMarkStart,
  MARK_END,
  MARK_START,
  MAX_MARKS,
  type PreviewMark,
} from '../domain/website/preview-marks.ts';
import type { ContentPath } from '../domain/wedding/checks/content-issue.ts';
import { listTexts } from '../domain/wedding/content-texts.ts';
import type { LocalText } from '../domain/wedding/languages.ts';
import type { Wedding, WeddingDocument } from '../domain/wedding/wedding.ts';

/** In the browser's tab, or drawn as a picture. */
const UNMARKED = ['title', 'travel.map.names'];

/** Puts marks around the texts of a document, for a page that is edited. */
export function createMarks() {
  const marks: PreviewMark[] = [];

  /** Without a mark once there are too many texts. */
  function mark(text: string, { isOpen = false, ...about }: PreviewMark & { isOpen?: boolean }) {
    if (marks.length === MAX_MARKS) return text;
    marks.push(about);
    return createMarkStart(marks.length - 1) + text + (isOpen ? '' : MARK_END);
  }

  function markText(text: string, path: ContentPath, hasParagraphs: boolean): string {
    // The page has its lines on both sides of the card.
    if (path.at(-1) === 'dresscode') return mark(text, { path, isOpen: true });
    if (!hasParagraphs) return mark(text, { path });
    return text
      .split(/\n\s*\n/)
      .filter(Boolean)
      .map((words, paragraph) => mark(words, { path, paragraph }))
      .join('\n\n');
  }

  return {
    marks,
    markDocument(document: WeddingDocument): WeddingDocument {
      const marked = structuredClone(document);
      for (const { path, field, text } of listTexts(document)) {
        if (UNMARKED.some((name) => path.join('.').startsWith(name))) continue;
        const hasParagraphs = field.kind === 'paragraphs';
        setText(
          marked,
          path,
          mapText(text, (words) => markText(words, path, hasParagraphs)),
        );
      }
      const { couple, stay } = document;
      marked.couple = [
        mark(couple[0], { path: ['couple', 0] }),
        mark(couple[1], { path: ['couple', 1] }),
      ];
      for (const [group, { hotels }] of (stay?.groups ?? []).entries()) {
        for (const [index, { name }] of hotels.entries()) {
          const path = ['stay', 'groups', group, 'hotels', index, 'name'];
          setText(marked, path, mark(name, { path }));
        }
      }
      return marked;
    },
    /** Marks the texts that are made from dates, unless the couple has written others. */
    markDates(wedding: Wedding): Wedding {
      const derive = (text: string, path: ContentPath) =>
        MARK_START.test(text) ? text : mark(text, { path, isDerived: true });
      const { celebrate, dateLine, rsvp } = wedding;
      return {
        ...wedding,
        dateLine: derive(dateLine, ['date']),
        celebrate: {
          ...celebrate,
          events: celebrate.events.map((event, index) => {
            const inEvent = ['celebrate', 'events', index];
            const path = [...inEvent, 'startsAt'];
            const timeline = event.details.timeline.map((step, at) => ({
              ...step,
              ...(step.time && {
                time: derive(step.time, [...inEvent, 'details', 'timeline', at, 'time']),
              }),
            }));
            return {
              ...event,
              date: derive(event.date, path),
              time: derive(event.time, path),
              details: { ...event.details, timeline },
            };
          }),
        },
        rsvp: { ...rsvp, deadlineLine: derive(rsvp.deadlineLine, ['rsvp', 'deadline']) },
      };
    },
  };
}

function mapText(text: LocalText, change: (words: string) => string): LocalText {
  if (typeof text === 'string') return change(text);
  const changed = Object.entries(text).map(([code, words = '']) => [code, change(words)]);
  return Object.fromEntries(changed);
}

function setText(document: unknown, path: ContentPath, text: LocalText): void {
  const parent = path
    .slice(0, -1)
    .reduce<unknown>((value, key) => Reflect.get(Object(value), key), document);
  Reflect.set(Object(parent), path.at(-1) ?? '', text);
}
