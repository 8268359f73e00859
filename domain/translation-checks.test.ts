import { describe, expect, it } from 'vitest';
import italian from '../content/wedding.it.ts';
import original from '../content/wedding.ts';
import { checkTranslation } from './translation-checks.ts';
import type { Wedding } from './wedding.ts';
import { checkWedding, findPictures } from './wedding-checks.ts';

/** The differences of the Italian content after a change. */
function getIssuesAfter(change: (wedding: Wedding) => void): string[] {
  const wedding = structuredClone<Wedding>(italian);
  change(wedding);
  return checkTranslation(wedding, original, 'wedding.ts');
}

describe('a translation is rejected with', () => {
  it.each<[change: string, (wedding: Wedding) => void, issue: string]>([
    [
      'another day',
      (wedding) => {
        wedding.date = '2026-06-07';
      },
      'date is 2026-06-07, but 2026-06-06 in wedding.ts',
    ],
    [
      'another person',
      (wedding) => {
        wedding.couple[1] = 'Graziano';
      },
      'couple.1 is Graziano, but Bassanio in wedding.ts',
    ],
    [
      'another time',
      ({ celebrate }) => {
        Object.assign(celebrate.events[0] ?? {}, { startsAt: '2026-06-05T20:00:00+02:00' });
      },
      'celebrate.events.0.startsAt is 2026-06-05T20:00:00+02:00, but 2026-06-05T19:00:00+02:00 in wedding.ts',
    ],
    [
      'its own revision of an event',
      ({ celebrate }) => {
        Object.assign(celebrate.events[1] ?? {}, { revision: 2 });
      },
      'celebrate.events.1.revision is not in wedding.ts',
    ],
    [
      'a missing hotel',
      ({ stay }) => {
        stay.groups[0]?.hotels.pop();
      },
      'stay.groups.0.hotels has 2 items, but 3 in wedding.ts',
    ],
    [
      'another hotel',
      ({ stay }) => {
        Object.assign(stay.groups[1]?.hotels[0] ?? {}, { name: 'Villa', website: 'https://v.it/' });
      },
      'stay.groups.1.hotels.0.name is Villa, but Oltre il Giardino in wedding.ts',
    ],
    [
      'another picture',
      ({ strip }) => {
        Object.assign(strip[0] ?? {}, { file: 'strip-2.jpg' });
      },
      'strip.0.file is strip-2.jpg, but strip-1.jpg in wedding.ts',
    ],
    [
      'a missing step in a timeline',
      ({ celebrate }) => {
        celebrate.events[1]?.details.timeline.pop();
      },
      'celebrate.events.1.details.timeline has 3 items, but 4 in wedding.ts',
    ],
    [
      'another email address',
      ({ faq }) => {
        Object.assign(faq.items[1]?.link ?? {}, { href: 'mailto:a@b.it' });
      },
      'faq.items.1.link.href is mailto:a@b.it, but mailto:hello@portia-and-bassanio.example in wedding.ts',
    ],
    [
      'a missing link',
      ({ faq }) => {
        delete faq.items[1]?.link;
      },
      'faq.items.1.link is missing, but it is in wedding.ts',
    ],
    [
      'its own closing time',
      ({ rsvp }) => {
        rsvp.closesAt = '2026-04-16T00:00:00+02:00';
      },
      'rsvp.closesAt is not in wedding.ts',
    ],
  ])('%s', (_, change, issue) => {
    expect(getIssuesAfter(change)).toContain(issue);
  });
});

it('every text of the Italian content is translated', () => {
  expect(getIssuesAfter(() => {})).toEqual([]);
  const words = (value: unknown): string[] =>
    typeof value === 'object' && value ? Object.values(value).flatMap(words) : [String(value)];
  const same = words(italian).filter((text) => words(original).includes(text));
  expect(same.filter((text) => text.split(' ').length > 4)).toEqual([]);
});

describe('the Italian content', () => {
  const files = new Set([...findPictures(original)].map(({ file }) => file)).add(original.ornament);
  const getWeddingIssues = (change: (wedding: Wedding) => void) => {
    const wedding = structuredClone<Wedding>(italian);
    change(wedding);
    return checkWedding(wedding, files);
  };

  it('is rejected with a wrong weekday', () => {
    expect(
      getWeddingIssues(({ celebrate, faq }) => {
        Object.assign(celebrate.events[0] ?? {}, { date: 'giovedì 5 giugno 2026' });
        Object.assign(faq.items[0] ?? {}, { answer: ['Ci vediamo domenica 8 giugno 2026.'] });
      }),
    ).toEqual([
      "celebrate.events.0.date says 'giovedì 5 giugno 2026', but startsAt is venerdì 5 giugno 2026 in Europe/Rome",
      "faq.items.0.answer.0 says 'domenica 8 giugno 2026', but that day is a lunedì",
    ]);
  });

  it('is rejected with a time that is not the event’s', () => {
    expect(
      getWeddingIssues(({ celebrate }) => {
        Object.assign(celebrate.events[0] ?? {}, { time: '19.30' });
      }),
    ).toEqual(["celebrate.events.0.time says '19.30', but startsAt is 19:00 in Europe/Rome"]);
  });

  it('may write a time with a colon', () => {
    expect(
      getWeddingIssues(({ celebrate }) => {
        Object.assign(celebrate.events[0] ?? {}, { time: '19:00' });
      }),
    ).toEqual([]);
  });
});
