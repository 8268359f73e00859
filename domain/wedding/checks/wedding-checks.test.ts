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

/** Sets the value at a place such as 'strip.0.file'; undefined removes it. */
function setAt(wedding: WeddingDocument, place: string, value: unknown) {
  const keys = place.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce<Record<string, unknown>>(
    (inner, key) => inner[key] as Record<string, unknown>,
    wedding as Record<string, unknown>,
  );
  if (value === undefined) delete parent[last];
  else parent[last] = value;
}

const repeat = <T>(length: number, create: (index: number) => T) =>
  Array.from({ length }, (_, index) => create(index));

const FISH = { id: 'fish', label: 'Fish' };
const MENU = { id: 'menu', label: 'Menu', kind: 'choice', choices: [FISH] };
const SONG = { id: 'song', label: 'Song', kind: 'text' };
const PARTY = 'welcome_party';
const HOTEL = 'stay.groups.0.hotels.2';
const LANDSCAPE = 'couplePhoto.landscape';
const ALL = 'en, it, de, fr, es, pt';
const FIRST = 'it is the first language of your website.';
const TIME = 'Choose a day and a time, such as 2027-05-29T18:00.';
const ZONE = 'it is in the time zone of the wedding.';
const HTTPS = 'Write a link that starts with https://';
const UNREADABLE = 'hard to read on the paper: choose a darker one.';
const THERE_TOO = 'write it there too, or correct it.';

describe('the content check', () => {
  // The place of an issue is that of the value, or the one after the message.
  it.each<[place: string, value: unknown, message: string, place?: string]>([
    ['venueLine', undefined, 'This is missing.'],
    ['venueLine', { en: 'Venice', it: ' ' }, 'Write something here.', 'venueLine.it'],
    ['venueLine', { en: 5 }, 'Write a text here.', 'venueLine.en'],
    ['venueLine', { en: 'A', la: 'B' }, 'The name la is unknown: is it misspelt?'],
    ['venueLine', { it: 'Venezia' }, `Write this in English too: ${FIRST}`, 'venueLine.en'],
    ['celebrate.heading', 'x'.repeat(81), 'Use at most 80 characters.'],
    ['hashtag', '#us', 'The name hashtag is unknown: is it misspelt?', 'the content'],
    ['rsvp', 'soon', 'A group of names and values belongs here, in { }.'],
    ['celebrate.events', [], 'Add at least one.'],
    ['celebrate.events.1.id', PARTY, `Another event has the id ${PARTY}: give this one its own.`],
    ['rsvp.events', ['brunch'], 'There is no event with the id brunch.', 'rsvp.events.0'],
    ['date', '2026-02-30', 'Choose a day, such as 2027-05-29.'],
    ['celebrate.events.0.startsAt', '2026-06-05T19:00:00+02:00', TIME],
    ['celebrate.events.1.startsAt', '2026-06-06T17:30Z', `Write the time without a Z: ${ZONE}`],
    ['timeZone', 'Europe/Venice', 'Choose a time zone, such as Europe/Lisbon.'],
    ['languages', ['en', 'xx'], `Choose languages of this list: ${ALL}.`, 'languages.1'],
    ['languages', ['en', 'en'], 'Choose each language once.'],
    ['couple', ['Portia', 'Bassanio', 'Antonio'], 'Use at most 2.'],
    ['rsvp.questions', [MENU], 'Add at least 2 choices.', 'rsvp.questions.0.choices'],
    [
      'rsvp.questions',
      [{ ...MENU, choices: [FISH, FISH] }],
      'Another choice has the id fish: give this one its own.',
      'rsvp.questions.0.choices.1.id',
    ],
    [
      'rsvp.questions',
      [SONG, SONG],
      'Another question has the id song: give this one its own.',
      'rsvp.questions.1.id',
    ],
    [
      'rsvp',
      { ...content.rsvp, events: ['wedding'], questions: [{ ...SONG, event: PARTY }] },
      `No event on the form has the id ${PARTY}: choose another one.`,
      'rsvp.questions.0.event',
    ],
    ['rsvp.questions', repeat(21, (index) => ({ ...SONG, id: `q${index}` })), 'Use at most 20.'],
    ['rsvp.maxGuests', 11, 'Choose a number from 1 to 10.'],
    ['couplePhoto.alt', ' ', 'Write something here.'],
    ['couplePhoto.file', '../../.env', 'Choose a picture.'],
    ['couplePhoto.file', { toString: {} }, 'Write a text here.'],
    // A description of the version for wide screens, which guests would never hear.
    ['couplePhoto.frame', 'vignette', 'Choose one of these: auto, melt, mat, arch, oval, full.'],
    ['couplePhoto.landscape.alt', 'Us', 'The name alt is unknown: is it misspelt?', LANDSCAPE],
    ['couplePhoto.landscape.file', 'us.jpg', 'The picture us.jpg does not exist.'],
    // Only the couple's picture has such a version.
    ['strip.0.landscape', {}, 'The name landscape is unknown: is it misspelt?', 'strip.0'],
    [`${HOTEL}.website`, 'http://h.example', 'Write a link that starts with https://.'],
    [`${HOTEL}.priceBand`, 5, 'Choose a number from 1 to 4.'],
    [`${HOTEL}.priceBand`, 2.5, 'Choose a number from 1 to 4.'],
    ['faq.items.1.link.href', 'javascript:alert(1)', `${HTTPS}, or mailto: and an email address.`],
    ['theme', { accent: '#f0b184' }, `Text in this colour is ${UNREADABLE}`, 'theme.accent'],
    ['theme', { accent: 'url(x)' }, 'Choose a colour, such as #98452c.', 'theme.accent'],
    [
      'faq.groups',
      [{ heading: 'More', items: repeat(30, () => ({ question: 'Why?', answer: 'So.' })) }],
      'Use at most 40 questions; these are 41.',
      'faq',
    ],
    ['travel.map.routes.0.line.path', 'M0 0"><script>', 'Write a path as in the d of an SVG path.'],
    ['travel.map.routes.0.line.seconds', 5, 'Use at most 4.6.'],
    [
      'travel.map.routes.0.detail',
      // In Italian it is on a card.
      { en: '20–25 minutes', it: '30–45 minuti' },
      `No travel card says '20–25 minutes': ${THERE_TOO}`,
      'travel.map.routes.0.detail.en',
    ],
    ['travel.map.routes.1.detail', '60 hours', `No travel card says '60 hours': ${THERE_TOO}`],
  ])('rejects at %s the value %j', (place, value, message, issuePlace = place) => {
    const issues = getIssuesAfter((wedding) => setAt(wedding, place, value));
    expect(issues).toEqual([`${issuePlace}: ${message}`]);
  });

  it('reports every issue at once, each with its place', () => {
    expect(
      getIssuesAfter((wedding) => {
        Object.assign(wedding, { date: 'soon', timeZone: 'Rome' });
        Object.assign(wedding.couplePhoto ?? {}, { focus: 'left', file: 'us.jpg' });
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

  it('accepts a map that is a picture without routes, and no map', () => {
    for (const map of [{ picture: { file: 'hotel-3.jpg', alt: 'A map' } }, undefined]) {
      expect(getIssuesAfter((wedding) => setAt(wedding, 'travel.map', map))).toEqual([]);
    }
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
