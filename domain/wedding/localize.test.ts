import { describe, expect, it } from 'vitest';
import content from '../../content/wedding.ts';
import { findMissingTranslations } from './content-texts.ts';
import { LANGUAGES, type LanguageCode } from './languages.ts';
import { joinPlace, localizeWedding } from './localize.ts';
import type { WeddingDocument } from './wedding.ts';

/** The demo content with a change. */
function change(edit: (wedding: WeddingDocument) => void): WeddingDocument {
  const wedding = structuredClone(content);
  edit(wedding);
  return wedding;
}

function getFirstEvent(wedding: WeddingDocument, language = wedding.languages[0]) {
  const [event] = localizeWedding(wedding, language).celebrate.events;
  if (!event) throw new Error('The wedding has no event.');
  return event;
}

/** The demo content in another time zone, with the default words for dates. */
function inZone(timeZone: string, startsAt: string) {
  return change((wedding) => {
    wedding.timeZone = timeZone;
    Object.assign(wedding.celebrate.events[0] ?? {}, {
      startsAt,
      dateText: undefined,
      timeText: undefined,
    });
  });
}

/** The demo content, whose first event ends then. Only Italian has words for its time. */
function ending(endsAt: string) {
  return change(({ celebrate }) => Object.assign(celebrate.events[0] ?? {}, { endsAt }));
}

describe('an event’s local time', () => {
  it.each([
    ['Europe/Rome', '2026-06-05T19:00', '2026-06-05T19:00:00+02:00'],
    ['Europe/Lisbon', '2026-12-05T19:00', '2026-12-05T19:00:00+00:00'],
    ['Asia/Kathmandu', '2026-06-05T19:00', '2026-06-05T19:00:00+05:45'],
    ['America/New_York', '2026-06-05T19:00', '2026-06-05T19:00:00-04:00'],
    ['Pacific/Kiritimati', '2027-01-01T00:00', '2027-01-01T00:00:00+14:00'],
    // This hour does not exist: the clocks go from 2:00 to 3:00.
    ['Europe/Rome', '2026-03-29T02:30', '2026-03-29T03:30:00+02:00'],
  ])('becomes an instant in %s', (timeZone, startsAt, instant) => {
    expect(getFirstEvent(inZone(timeZone, startsAt)).startsAt).toBe(instant);
  });

  it('has an end only if the couple wrote one', () => {
    expect(getFirstEvent(content)).not.toHaveProperty('endsAt');
    expect(getFirstEvent(ending('2026-06-05T23:30')).endsAt).toBe('2026-06-05T23:30:00+02:00');
  });

  it.each<[endsAt: string, language: LanguageCode, time: string]>([
    ['2026-06-05T23:30', 'en', '7:00 PM – 11:30 PM'],
    ['2026-06-06T01:00', 'es', '19:00–1:00'],
    ['2026-06-07T12:00', 'fr', '19:00 – 7 juin 2026, 12:00'],
    ['2026-06-05T23:30', 'it', '19.00–23.30'],
  ])('has words with the end at %s, in %s', (endsAt, language, time) => {
    expect(getFirstEvent(ending(endsAt), language).time).toBe(time);
  });
});

it('a separator of the place ends a row and begins none', () => {
  const { venueLine } = localizeWedding({
    ...content,
    venueLine: 'Palazzo Ducale · Venice | Italy',
  });
  expect(venueLine).toBe('Palazzo Ducale\u00a0· Venice\u00a0| Italy');
});

it('derives the words for dates and times from the language', () => {
  const wedding = inZone('Europe/Lisbon', '2026-06-05T19:00');
  const lines = LANGUAGES.map((language) => {
    const { date, time } = getFirstEvent(wedding, language);
    return `${date} · ${time}`;
  });
  expect(lines).toEqual([
    'Friday, June 5, 2026 · 7:00 PM',
    'venerdì 5 giugno 2026 · 19.00',
    'Freitag, 5. Juni 2026 · 19:00',
    'vendredi 5 juin 2026 · 19:00',
    'viernes, 5 de junio de 2026 · 19:00',
    'sexta-feira, 5 de junho de 2026 · 19:00',
  ]);
  wedding.english = 'en-GB';
  expect(getFirstEvent(wedding)).toMatchObject({ date: 'Friday, 5 June 2026', time: '19:00' });
});

it('writes the first day of a month in French and the article of a day in Italian as people do', () => {
  const localize = (deadline: string, language: 'fr' | 'it') =>
    localizeWedding(
      change((wedding) => {
        Object.assign(wedding.rsvp, { deadline, deadlineText: undefined });
        Object.assign(wedding, { date: '2026-08-01', dateLine: undefined });
      }),
      language,
    );
  expect(localize('2026-03-01', 'fr').rsvp.deadlineLine).toBe('Répondez d’ici au 1er mars 2026');
  expect(localize('2026-03-11', 'fr').rsvp.deadlineLine).toBe('Répondez d’ici au 11 mars 2026');
  expect(localize('2026-03-01', 'fr').dateLine).toBe('1ER AOÛT 2026');
  const lines = ['2026-03-01', '2026-03-08', '2026-03-11', '2026-03-18'].map(
    (day) => localize(day, 'it').rsvp.deadlineLine,
  );
  expect(lines).toEqual([
    'Rispondete entro il 1 marzo 2026',
    'Rispondete entro l’8 marzo 2026',
    'Rispondete entro l’11 marzo 2026',
    'Rispondete entro il 18 marzo 2026',
  ]);
});

it('uses the couple’s words for a date in their own language only', () => {
  expect(getFirstEvent(content, 'en').date).toBe('Friday, June 5th, 2026');
  expect(getFirstEvent(content, 'it').date).toBe('venerdì 5 giugno 2026');
  expect(getFirstEvent(content, 'it').time).toBe('19.00');
  const { dateLine, rsvp } = localizeWedding(
    change((wedding) => {
      wedding.dateLine = 'JUNE 6TH';
      wedding.rsvp.deadlineText = { it: 'Entro il 15 marzo' };
    }),
    'it',
  );
  expect(dateLine).toBe('6 GIUGNO 2026');
  expect(rsvp.deadlineLine).toBe('Entro il 15 marzo');
});

it('falls back to the first language for a text without a translation', () => {
  const wedding = change((document) => {
    document.languages = ['it', 'de'];
    document.farewell = 'A presto';
  });
  const { celebrate, farewell, language, locale } = localizeWedding(wedding, 'de');
  expect({ language, locale, farewell }).toEqual({
    language: 'de',
    locale: 'de-DE',
    farewell: 'A presto',
  });
  expect(celebrate.heading).toBe('Festeggiate con noi');
});

it('splits an answer at its empty lines into paragraphs', () => {
  const { faq } = localizeWedding(
    change((wedding) => {
      Object.assign(wedding.faq?.items[0] ?? {}, { answer: 'One,\nstill one.\n\n \nTwo.' });
    }),
  );
  expect(faq.items[0]?.answer).toEqual(['One,\nstill one.', 'Two.']);
});

it('has empty lists for sections that are absent', () => {
  const { carousel, faq, registry, sections, stay, strip, travel } = localizeWedding(
    change((wedding) => {
      for (const section of ['stay', 'travel', 'faq', 'strip', 'carousel'] as const) {
        delete wedding[section];
      }
    }),
  );
  const lists = [stay.groups, travel.cards, faq.items, faq.groups, strip, carousel.pictures];
  expect(lists.flat()).toEqual([]);
  expect([sections, registry]).toEqual([undefined, undefined]);
});

it('asks for both events by default, and only for those that are named otherwise', () => {
  expect(localizeWedding(content).rsvp).toMatchObject({
    events: ['welcome_party', 'wedding'],
    maxGuests: 2,
  });
  const other = change(({ rsvp }) => {
    rsvp.events = ['wedding'];
    rsvp.maxGuests = 4;
  });
  expect(localizeWedding(other).rsvp).toMatchObject({ events: ['wedding'], maxGuests: 4 });
});

it('has no questions by default, and those of the couple in each language', () => {
  expect(localizeWedding(content).rsvp).not.toHaveProperty('questions');
  expect(localizeWedding(content).rsvp).not.toHaveProperty('dietaryPerPerson');
  const choices = [
    { id: 'fish', label: { en: 'Fish', it: 'Pesce' } },
    { id: 'meat', label: 'Carne' },
  ];
  const wedding = change(({ rsvp }) => {
    rsvp.dietaryPerPerson = true;
    rsvp.questions = [
      { id: 'menu', label: { en: 'Menu', it: 'Menù' }, kind: 'choice', choices, perPerson: true },
      // The choices of another kind are kept for the editor only.
      { id: 'song', label: 'Song', kind: 'text', choices, event: 'wedding', required: true },
    ];
  });
  const { rsvp } = localizeWedding(wedding, 'it');
  expect(rsvp.dietaryPerPerson).toBe(true);
  expect(rsvp.questions).toEqual([
    {
      ...{ id: 'menu', label: 'Menù', hint: '', kind: 'choice', perPerson: true, required: false },
      choices: [
        { id: 'fish', label: 'Pesce' },
        { id: 'meat', label: 'Carne' },
      ],
    },
    {
      ...{ id: 'song', label: 'Song', hint: '', kind: 'text', perPerson: false, required: true },
      ...{ event: 'wedding', choices: [] },
    },
  ]);
});

it('thanks guests who cannot come with the same words unless the couple wrote others', () => {
  const { thanks, thanksDeclined } = localizeWedding(content).rsvp;
  expect(thanksDeclined).toBe(thanks);
});

it.each([
  ['Casanova Garden', 'Casanova Garden, Hotel Cipriani, Venice', ''],
  ['Villa Rosa, Como', 'Via Roma 1, 22100 Como', 'Villa Rosa, '],
  ['The garden', 'Garden Street 5, Lisbon', 'The garden, '],
  ['Saal (links)', 'SAAL (LINKS), Hauptstraße 3', ''],
  ['', 'Giudecca 10', ''],
])(
  'joins the place %j and the address %j without saying anything twice',
  (location, address, added) => {
    const event = { ...getFirstEvent(content), location };
    expect(joinPlace({ ...event, details: { ...event.details, address } })).toBe(added + address);
  },
);

it('starts the words for afterwards at the end of the last event', () => {
  const wedding = change((document) => {
    document.afterwards = { heading: 'Thank you', text: 'It was lovely.' };
    Object.assign(document.celebrate.events[1] ?? {}, { endsAt: '2026-06-07T03:00' });
  });
  expect(localizeWedding(wedding).afterwards).toEqual({
    heading: 'Thank you',
    text: ['It was lovely.'],
    pictures: [],
    startsAt: '2026-06-07T03:00:00+02:00',
  });
});

describe('missing translations', () => {
  it('are none in the demo content', () => {
    expect(findMissingTranslations(content)).toEqual([]);
  });

  it('are listed with place and language, but not names, dates and words that replace dates', () => {
    const wedding = change((document) => {
      document.languages = ['en', 'it', 'de'];
      document.farewell = 'Goodbye';
    });
    const missing = findMissingTranslations(wedding);
    const inItalian = missing.filter(({ language }) => language === 'it');
    expect(inItalian).toEqual([{ path: ['farewell'], language: 'it' }]);
    const inGerman = missing
      .filter(({ language }) => language === 'de')
      .map(({ path }) => path.join('.'));
    expect(inGerman).toEqual(expect.arrayContaining(['venueLine', 'faq.items.10.answer']));
    expect(inGerman).toEqual(expect.arrayContaining(['travel.map.names.lido', 'strip.2.alt']));
    expect(
      inGerman.filter((path) => /dateLine|dateText|timeText|couple\.|\.name$/.test(path)),
    ).toEqual([]);
  });
});

it('another design has no drawing of the couple in its corners', () => {
  const corner = (design?: string) =>
    localizeWedding(change((wedding) => Object.assign(wedding, { theme: { design } }))).ornament;
  expect(corner()).toBe(content.ornament);
  expect(corner('riva')).toBe('');
});
