import { describe, expect, it } from 'vitest';
import content from '../../../content/wedding.ts';
import type { WeddingDocument } from '../wedding.ts';
import { checkWedding, findPictures, formatContentIssues } from './wedding-checks.ts';

const files = new Set([...findPictures(content)].map(({ file }) => file)).add('corner.svg');

/** The issues in the demo content after a change, one line each. */
function getIssuesAfter(
  change: (wedding: WeddingDocument) => void,
  present: ReadonlySet<string> = files,
) {
  const wedding = structuredClone(content);
  change(wedding);
  return formatContentIssues(checkWedding(wedding, present));
}

function getAt<Item>(items: Item[] | undefined, index: number): Item {
  const item = items?.[index];
  if (item === undefined) throw new Error(`There is no item ${index}.`);
  return item;
}

/** Changes a value whose type the schema would not allow. */
function set(target: object, values: object) {
  Object.assign(target, values);
}

describe('the content check', () => {
  it.each<[problem: string, change: (wedding: WeddingDocument) => void, issues: string[]]>([
    [
      'a missing text',
      (wedding) => set(wedding, { venueLine: undefined }),
      ['venueLine: This is missing.'],
    ],
    [
      'an empty text in one language',
      (wedding) => set(wedding, { venueLine: { en: 'Venice', it: ' ' } }),
      ['venueLine.it: Write something here.'],
    ],
    [
      'a number in the place of a text',
      (wedding) => set(wedding, { venueLine: { en: 5 } }),
      ['venueLine.en: Write a text here.'],
    ],
    [
      'a text in a language that the website does not have',
      (wedding) => set(wedding, { venueLine: { en: 'Venice', la: 'Venetia' } }),
      ['venueLine: The name la is unknown: is it misspelt?'],
    ],
    [
      'a text that is not in the first language',
      (wedding) => set(wedding, { venueLine: { it: 'Venezia' } }),
      ['venueLine.en: Write this in English too: it is the first language of your website.'],
    ],
    [
      'a text that is too long',
      ({ celebrate }) => set(celebrate, { heading: 'x'.repeat(81) }),
      ['celebrate.heading: Use at most 80 characters.'],
    ],
    [
      'an unknown name',
      (wedding) => set(wedding, { hashtag: '#us' }),
      ['the content: The name hashtag is unknown: is it misspelt?'],
    ],
    [
      'a value in the place of a section',
      (wedding) => set(wedding, { rsvp: 'soon' }),
      ['rsvp: A group of names and values belongs here, in { }.'],
    ],
    [
      'a wedding without events',
      ({ celebrate }) => set(celebrate, { events: [] }),
      ['celebrate.events: Add at least one.'],
    ],
    [
      'two events with one id, and an id that no event has',
      ({ celebrate, rsvp }) => {
        set(getAt(celebrate.events, 1), { id: 'welcome_party' });
        set(rsvp, { events: ['brunch'] });
      },
      [
        'celebrate.events.1.id: Another event has the id welcome_party: give this one its own.',
        'rsvp.events.0: There is no event with the id brunch.',
      ],
    ],
    [
      'a day that does not exist',
      (wedding) => set(wedding, { date: '2026-02-30' }),
      ['date: Choose a day, such as 2027-05-29.'],
    ],
    [
      'a time with an offset or a Z',
      ({ celebrate }) => {
        set(getAt(celebrate.events, 0), { startsAt: '2026-06-05T19:00:00+02:00' });
        set(getAt(celebrate.events, 1), { startsAt: '2026-06-06T17:30Z' });
      },
      [
        'celebrate.events.0.startsAt: Choose a day and a time, such as 2027-05-29T18:00.',
        'celebrate.events.1.startsAt: Write the time without a Z: it is in the time zone of the wedding.',
      ],
    ],
    [
      'an unknown time zone',
      (wedding) => set(wedding, { timeZone: 'Europe/Venice' }),
      ['timeZone: Choose a time zone, such as Europe/Lisbon.'],
    ],
    [
      'a language that is there twice, or that the interface does not have',
      (wedding) => set(wedding, { languages: ['en', 'xx'] }),
      ['languages.1: Choose languages of this list: en, it, de, fr, es.'],
    ],
    [
      'the same language twice',
      (wedding) => set(wedding, { languages: ['en', 'en'] }),
      ['languages: Choose each language once.'],
    ],
    [
      'three names of a couple',
      (wedding) => set(wedding, { couple: ['Portia', 'Bassanio', 'Antonio'] }),
      ['couple: Use at most 2.'],
    ],
    [
      'a choice between less than two, and ids that are used twice',
      ({ rsvp }) => {
        const choices = [{ id: 'fish', label: 'Fish' }];
        set(rsvp, {
          questions: [
            { id: 'menu', label: 'Menu', kind: 'choice', choices },
            { id: 'menu', label: 'Menu', kind: 'choice', choices: [...choices, ...choices] },
          ],
        });
      },
      [
        'rsvp.questions.1.id: Another question has the id menu: give this one its own.',
        'rsvp.questions.0.choices: Add at least 2 choices.',
        'rsvp.questions.1.choices.1.id: Another choice has the id fish: give this one its own.',
      ],
    ],
    [
      'a question about an event that is not on the form',
      ({ rsvp }) => {
        const song = { id: 'song', label: 'Song', kind: 'text' };
        set(rsvp, {
          events: ['wedding'],
          questions: [{ ...song, event: 'welcome_party' }],
        });
      },
      [
        'rsvp.questions.0.event: No event on the form has the id welcome_party: choose another one.',
      ],
    ],
    [
      'more than twenty questions',
      ({ rsvp }) =>
        set(rsvp, {
          questions: Array.from({ length: 21 }, (_, index) => ({
            ...{ id: `question_${index}`, label: 'Song', kind: 'text' },
          })),
        }),
      ['rsvp.questions: Use at most 20.'],
    ],
    [
      'too many guests in one reply',
      ({ rsvp }) => set(rsvp, { maxGuests: 11 }),
      ['rsvp.maxGuests: Choose a number from 1 to 10.'],
    ],
    [
      'a picture without a description',
      ({ couplePhoto }) => set(couplePhoto ?? {}, { alt: ' ' }),
      ['couplePhoto.alt: Write something here.'],
    ],
    [
      'a picture outside its folder',
      ({ couplePhoto }) => set(couplePhoto ?? {}, { file: '../../.env' }),
      ['couplePhoto.file: Choose a picture.'],
    ],
    [
      'a group with hostile names where the name of a picture belongs',
      ({ couplePhoto }) => set(couplePhoto ?? {}, { file: { toString: {} } }),
      ['couplePhoto.file: Write a text here.'],
    ],
    [
      'a description of the version for wide screens, which guests would never hear',
      ({ couplePhoto }) => set(couplePhoto?.landscape ?? {}, { alt: 'The couple' }),
      ['couplePhoto.landscape: The name alt is unknown: is it misspelt?'],
    ],
    [
      'a version for wide screens whose file does not exist',
      ({ couplePhoto }) => set(couplePhoto?.landscape ?? {}, { file: 'us.jpg' }),
      ['couplePhoto.landscape.file: The picture us.jpg does not exist.'],
    ],
    [
      'a version for wide screens of another picture than the couple’s',
      ({ strip }) => set(getAt(strip, 0), { landscape: { file: 'couple-wide.jpg' } }),
      ['strip.0: The name landscape is unknown: is it misspelt?'],
    ],
    [
      'a link that is not https',
      ({ stay }) => set(getAt(getAt(stay?.groups, 0).hotels, 2), { website: 'http://h.example' }),
      ['stay.groups.0.hotels.2.website: Write a link that starts with https://.'],
    ],
    [
      'a price band beyond the highest one, and one between two',
      ({ stay }) => {
        set(getAt(getAt(stay?.groups, 0).hotels, 1), { priceBand: 5 });
        set(getAt(getAt(stay?.groups, 0).hotels, 2), { priceBand: 2.5 });
      },
      [
        'stay.groups.0.hotels.1.priceBand: Choose a number from 1 to 4.',
        'stay.groups.0.hotels.2.priceBand: Choose a number from 1 to 4.',
      ],
    ],
    [
      'a link that runs a script',
      ({ faq }) => set(getAt(faq?.items, 1).link ?? {}, { href: 'javascript:alert(1)' }),
      [
        'faq.items.1.link.href: Write a link that starts with https://, or mailto: and an email address.',
      ],
    ],
    [
      'an accent colour that is hard to read, or that is not a colour',
      (wedding) => set(wedding, { theme: { accent: '#f0b184' } }),
      ['theme.accent: Text in this colour is hard to read on the paper: choose a darker one.'],
    ],
    [
      'an accent that is not a colour',
      (wedding) => set(wedding, { theme: { accent: 'url(x)' } }),
      ['theme.accent: Choose a colour, such as #98452c.'],
    ],
    [
      'more than 40 questions in all groups',
      ({ faq }) => {
        const items = Array.from({ length: 30 }, () => ({ question: 'Why?', answer: 'Because.' }));
        set(faq ?? {}, { groups: [{ heading: 'More', items }] });
      },
      ['faq: Use at most 40 questions; these are 41.'],
    ],
  ])('reports %s', (_, change, issues) => {
    expect(getIssuesAfter(change)).toEqual(issues);
  });

  it('reports every issue at once, each with its place', () => {
    expect(
      getIssuesAfter((wedding) => {
        set(wedding, { date: 'soon', timeZone: 'Rome' });
        set(wedding.couplePhoto ?? {}, { focus: 'left', file: 'us.jpg' });
      }),
    ).toEqual([
      'timeZone: Choose a time zone, such as Europe/Lisbon.',
      'date: Choose a day, such as 2027-05-29.',
      "couplePhoto.focus: Choose a point, such as '50% 40%'.",
      'couplePhoto.file: The picture us.jpg does not exist.',
    ]);
  });

  it('reports a picture file that does not exist, with the path of the field', () => {
    const present = new Set([...files].filter((file) => file !== 'strip-2.jpg'));
    expect(checkWedding(content, present)).toEqual([
      { path: ['strip', 1, 'file'], message: 'The picture strip-2.jpg does not exist.' },
    ]);
  });
});

describe('the content check', () => {
  it('accepts the demo content', () => {
    expect(getIssuesAfter(() => {})).toEqual([]);
  });

  it('accepts a wedding with one event and nothing else', () => {
    expect(
      getIssuesAfter((wedding) => {
        for (const section of ['stay', 'travel', 'faq', 'strip', 'carousel', 'farewell'] as const) {
          delete wedding[section];
        }
        wedding.celebrate.events.shift();
      }),
    ).toEqual([]);
  });

  it('accepts texts in one language only', () => {
    expect(
      getIssuesAfter((wedding) => {
        wedding.languages = ['en'];
        wedding.venueLine = 'Venice';
      }),
    ).toEqual([]);
  });
});

describe('the content check of the map', () => {
  type MapDocument = NonNullable<NonNullable<WeddingDocument['travel']>['map']>;

  function getMapIssuesAfter(change: (map: MapDocument & { routes: object[] }) => void) {
    return getIssuesAfter(({ travel }) => change(travel?.map as Parameters<typeof change>[0]));
  }

  it('reports a line that is not the path of an SVG', () => {
    const line = { ...getAt(content.travel?.map?.routes ?? [], 0).line, path: 'M0 0"><script>' };
    expect(getMapIssuesAfter((map) => set(getAt(map.routes, 0), { line }))).toEqual([
      'travel.map.routes.0.line.path: Write a path as in the d of an SVG path.',
    ]);
  });

  it('reports a journey that moves for longer than five seconds', () => {
    const line = { ...getAt(content.travel?.map?.routes ?? [], 0).line, seconds: 5 };
    expect(getMapIssuesAfter((map) => set(getAt(map.routes, 0), { line }))).toEqual([
      'travel.map.routes.0.line.seconds: Use at most 4.6.',
    ]);
  });

  it('reports a travel time that is not on a travel card of its language', () => {
    expect(
      getMapIssuesAfter((map) => {
        set(getAt(map.routes, 0), { detail: { en: '20–25 minutes', it: '30–45 minuti' } });
        set(getAt(map.routes, 1), { detail: '60 hours' });
      }),
    ).toEqual([
      "travel.map.routes.0.detail.en: No travel card says '20–25 minutes': write it there too, or correct it.",
      "travel.map.routes.1.detail: No travel card says '60 hours': write it there too, or correct it.",
    ]);
  });

  it('accepts a picture without routes, and no map', () => {
    const picture = { file: 'hotel-3.jpg', alt: 'A map' };
    expect(getIssuesAfter(({ travel }) => set(travel ?? {}, { map: { picture } }))).toEqual([]);
    expect(getIssuesAfter(({ travel }) => delete travel?.map)).toEqual([]);
  });
});
