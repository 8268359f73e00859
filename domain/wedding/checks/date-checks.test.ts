import { expect, it } from 'vitest';
import content from '../../../content/wedding.ts';
import type { WeddingDocument } from '../wedding.ts';
import { findDateIssues, findMissingEnds } from './date-checks.ts';
import { formatContentIssues } from './wedding-checks.ts';

/** The issues of the demo content after a change, one line each. */
function getIssuesAfter(change: (wedding: WeddingDocument) => void) {
  const wedding = structuredClone(content);
  change(wedding);
  return formatContentIssues(findDateIssues(wedding));
}

type Words = NonNullable<WeddingDocument['dateLine']>;

const [WELCOME_PARTY, CEREMONY] = [0, 1];

function setEvent(
  { celebrate }: WeddingDocument,
  index: number,
  values: Partial<WeddingDocument['celebrate']['events'][number]>,
) {
  Object.assign(celebrate.events[index] ?? {}, values);
}

it('rejects words for a day that are not the event’s day', () => {
  const withDateText = (dateText: Words) =>
    getIssuesAfter((wedding) => setEvent(wedding, WELCOME_PARTY, { dateText }));
  expect(withDateText('Thursday, June 5th, 2026')).toEqual([
    "celebrate.events.0.dateText: This says 'Thursday, June 5th, 2026', but it is Friday, June 5, 2026: correct it, or leave it empty.",
  ]);
  expect(withDateText({ it: 'venerdì 6 giugno' })).toEqual([
    "celebrate.events.0.dateText.it: This says 'venerdì 6 giugno', but it is venerdì 5 giugno 2026: correct it, or leave it empty.",
  ]);
  expect(withDateText({ en: 'July 5th', de: '5. Juni 2027' })).toHaveLength(2);
  expect(
    withDateText({ en: 'The evening before', it: '5/6/2026', de: 'Freitag, 5. Juni' }),
  ).toEqual([]);
  expect(withDateText({}), 'words in no language').toEqual([]);
});

it('rejects words for a time that are not the event’s time', () => {
  const withTimeText = (timeText: Words) =>
    getIssuesAfter((wedding) => setEvent(wedding, WELCOME_PARTY, { timeText }));
  expect(withTimeText({ it: '19.30' })).toEqual([
    "celebrate.events.0.timeText.it: This says '19.30', but it is 19.00: correct it, or leave it empty.",
  ]);
  expect(withTimeText({ en: 'From 7:00 PM on', it: 'ore 19.00', fr: '19h00' })).toEqual([]);
  expect(withTimeText('At sunset')).toEqual([]);
});

it('rejects a wrong weekday in any text, in the language of the text', () => {
  expect(
    getIssuesAfter(({ faq }) => {
      Object.assign(faq?.items[3] ?? {}, {
        answer: 'Be there on Monday, June 8th, 2026 or sunday, June 8, 2026.',
      });
      Object.assign(faq?.items[5] ?? {}, { answer: 'On Friday, June 45, 2026.' });
      Object.assign(faq?.items[4] ?? {}, {
        answer: {
          en: 'The Euro.',
          it: 'Ci vediamo domenica 8 giugno 2026.',
          de: 'Am Sonntag, 8. Juni 2026.',
          es: 'El domingo, 8 de junio de 2026.',
        },
      });
    }),
  ).toEqual([
    "faq.items.3.answer: This says 'sunday, June 8, 2026', but that day is a Monday.",
    "faq.items.4.answer.it: This says 'domenica 8 giugno 2026', but that day is a lunedì.",
    "faq.items.4.answer.de: This says 'Sonntag, 8. Juni 2026', but that day is a Montag.",
    "faq.items.4.answer.es: This says 'domingo, 8 de junio de 2026', but that day is a lunes.",
    "faq.items.5.answer: This says 'Friday, June 45, 2026', which is not a day.",
  ]);
});

it('rejects an event that ends before it starts', () => {
  expect(
    getIssuesAfter((wedding) => setEvent(wedding, CEREMONY, { endsAt: '2026-06-06T01:00' })),
  ).toEqual(['celebrate.events.1.endsAt: The event ends before it starts.']);
});

it('asks for the end of each event without one', () => {
  const wedding = structuredClone(content);
  setEvent(wedding, CEREMONY, { endsAt: '2026-06-07T01:00' });
  expect(formatContentIssues(findMissingEnds(wedding))).toEqual([
    'celebrate.events.0.endsAt: When does it end?',
  ]);
});

it('rejects events out of order', () => {
  expect(getIssuesAfter(({ celebrate }) => celebrate.events.reverse())).toEqual([
    'celebrate.events.1.startsAt: This event starts before the one above it: put the events in order.',
  ]);
});

it('rejects a wedding day without an event, and words for the old day', () => {
  expect(
    getIssuesAfter((wedding) => {
      wedding.date = '2026-06-07';
    }),
  ).toEqual([
    'date: No event is on this day.',
    "dateLine.en: This says 'JUNE 6TH, 2026', but it is Sunday, June 7, 2026: correct it, or leave it empty.",
  ]);
});

it('rejects a deadline after the wedding', () => {
  expect(
    getIssuesAfter(({ rsvp }) => {
      rsvp.deadline = '2026-06-15';
    }),
  ).toEqual(['rsvp.deadline: The deadline is after the wedding.']);
});

it('accepts a closing time on the day of the deadline', () => {
  const issues = getIssuesAfter(({ rsvp }) => {
    rsvp.closesAt = '2026-03-15T23:59';
  });
  expect(issues).toEqual([]);
});

it('rejects a closing time before the deadline, after the wedding or without words for guests', () => {
  const closing = (closesAt: string) =>
    getIssuesAfter(({ rsvp }) => {
      rsvp.closesAt = closesAt;
    });
  expect(closing('2026-04-16T00:00')).toEqual([]);
  expect(closing('2026-03-14T23:59')).toEqual([
    'rsvp.closesAt: Guests can reply until March 15, 2026, the deadline: close replies later.',
  ]);
  expect(closing('2026-03-15T00:00'), 'nobody could reply on that day').toHaveLength(1);
  expect(
    getIssuesAfter((wedding) => {
      wedding.languages = ['it', 'en'];
      wedding.rsvp.closesAt = '2026-03-14T23:59';
    }),
  ).toEqual([expect.stringContaining('until 15 March 2026, the deadline')]);
  expect(closing('2026-06-07T00:00')).toEqual([
    'rsvp.closesAt: This is after the start of the last event.',
  ]);
  expect(
    getIssuesAfter(({ rsvp }) => {
      delete rsvp.closed;
      rsvp.closesAt = '2026-04-16T00:00';
    }),
  ).toEqual([
    'rsvp.closed: This is missing: tell guests how to reach you once replies are closed.',
  ]);
});

it('rejects a step that is before the one above it, and allows one after midnight', () => {
  const withTimes = (...times: string[]) =>
    getIssuesAfter((wedding) => {
      const timeline = times.map((time) => ({ time, text: 'Dancing' }));
      setEvent(wedding, CEREMONY, { details: { address: 'Venice', timeline } });
    });
  expect(withTimes('17:30', '18:00', '18:00', '00:30')).toEqual([]);
  expect(withTimes('17:30', '18:00', '17:45', '18:30')).toEqual([
    'celebrate.events.1.details.timeline.2.time: This step is before the one above it: put the steps in the order of their times.',
  ]);
});
