import { describe, expect, it } from 'vitest';
import italian from '../content/wedding.it.ts';
import original from '../content/wedding.ts';
import { checkTranslation } from './translation-checks.ts';
import type { Wedding } from './wedding.ts';
import { checkWedding, pictures } from './wedding-checks.ts';

/** In what the Italian content differs after a change. */
function issuesAfter(change: (wedding: Wedding) => void): string[] {
  const wedding = structuredClone<Wedding>(italian);
  change(wedding);
  return checkTranslation(wedding, original, 'wedding.ts');
}

describe('a translation may not tell of', () => {
  it.each<[what: string, (wedding: Wedding) => void, fault: string]>([
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
      'another hour',
      ({ celebrate }) => {
        Object.assign(celebrate.events[0] ?? {}, { startsAt: '2026-06-05T20:00:00+02:00' });
      },
      'celebrate.events.0.startsAt is 2026-06-05T20:00:00+02:00, but 2026-06-05T19:00:00+02:00 in wedding.ts',
    ],
    [
      'a revision of its own',
      ({ celebrate }) => {
        Object.assign(celebrate.events[1] ?? {}, { revision: 2 });
      },
      'celebrate.events.1.revision does not stand in wedding.ts',
    ],
    [
      'a house less',
      ({ stay }) => {
        stay.groups[0]?.hotels.pop();
      },
      'stay.groups.0.hotels holds 2, but 3 in wedding.ts',
    ],
    [
      'another house',
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
      'a step less of the evening',
      ({ celebrate }) => {
        celebrate.events[1]?.details.timeline.pop();
      },
      'celebrate.events.1.details.timeline holds 3, but 4 in wedding.ts',
    ],
    [
      'another address to write to',
      ({ faq }) => {
        Object.assign(faq.items[1]?.link ?? {}, { href: 'mailto:a@b.it' });
      },
      'faq.items.1.link.href is mailto:a@b.it, but mailto:hello@portia-and-bassanio.example in wedding.ts',
    ],
    [
      'no address at all',
      ({ faq }) => {
        delete faq.items[1]?.link;
      },
      'faq.items.1.link is missing; it stands in wedding.ts',
    ],
    [
      'an end of replies of its own',
      ({ rsvp }) => {
        rsvp.closesAt = '2026-04-16T00:00:00+02:00';
      },
      'rsvp.closesAt does not stand in wedding.ts',
    ],
  ])('%s', (_, change, fault) => {
    expect(issuesAfter(change)).toContain(fault);
  });
});

it('a translation says all else in its own words', () => {
  expect(issuesAfter(() => {})).toEqual([]);
  const words = (value: unknown): string[] =>
    typeof value === 'object' && value ? Object.values(value).flatMap(words) : [String(value)];
  const same = words(italian).filter((text) => words(original).includes(text));
  expect(same.filter((text) => text.split(' ').length > 4)).toEqual([]);
});

describe('the Italian content', () => {
  const files = new Set([...pictures(original)].map(({ file }) => file)).add(original.ornament);
  const faults = (change: (wedding: Wedding) => void) => {
    const wedding = structuredClone<Wedding>(italian);
    change(wedding);
    return checkWedding(wedding, files);
  };

  it('is refused with a weekday that is not the day’s', () => {
    expect(
      faults(({ celebrate, faq }) => {
        Object.assign(celebrate.events[0] ?? {}, { date: 'giovedì 5 giugno 2026' });
        Object.assign(faq.items[0] ?? {}, { answer: ['Ci vediamo domenica 8 giugno 2026.'] });
      }),
    ).toEqual([
      "celebrate.events.0.date says 'giovedì 5 giugno 2026', but startsAt is venerdì 5 giugno 2026 in Europe/Rome",
      "faq.items.0.answer.0 says 'domenica 8 giugno 2026', but that day is a lunedì",
    ]);
  });

  it('is refused with an hour that is not the event’s', () => {
    expect(
      faults(({ celebrate }) => {
        Object.assign(celebrate.events[0] ?? {}, { time: '19.30' });
      }),
    ).toEqual(["celebrate.events.0.time says '19.30', but startsAt is 19:00 in Europe/Rome"]);
  });

  it('may write an hour as computers do', () => {
    expect(
      faults(({ celebrate }) => {
        Object.assign(celebrate.events[0] ?? {}, { time: '19:00' });
      }),
    ).toEqual([]);
  });
});
