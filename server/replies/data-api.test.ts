import fc from 'fast-check';
import { Hono } from 'hono';
import { describe, expect } from 'vitest';
import { localizeWedding } from '../../domain/wedding/localize.ts';
import type { WeddingDocument } from '../../domain/wedding/wedding.ts';
import { createApp } from '../app.ts';
import { createContent } from '../fixtures/content.ts';
import { ENGINE } from '../fixtures/engine.ts';
import { listRecords, type StoredRecord } from '../fixtures/records.ts';
import { rsvpRecords } from '../fixtures/rsvp-records.ts';
import { PORTIA, testOnSharedDatabase as test } from '../fixtures/site.ts';
import { ANON_KEY } from '../pages/page-globals.ts';
import type { Database } from '../platform/database/database.ts';
import { createErrorHandler } from '../platform/http/error-handler.ts';
import { createVisitorResolver } from '../platform/http/visitor.ts';
import type { Log } from '../platform/log.ts';
import { readSettings } from '../settings.ts';
import { postRsvp } from './data-api.ts';

const WITHOUT_KEY = { apikey: '' };

/** The guest sees the message, which has no id. */
const FORM_CHANGED = {
  code: 'PT400',
  message: 'The form has changed. Please reload the page; what you wrote will still be there.',
  details: 'answers',
};

describe('the data API', () => {
  type Attempt = { body?: unknown; headers?: Record<string, string>; query?: string };
  type Rejection = [title: string, attempt: Attempt, status: number, error: object];

  /** Values that the schema rejects: the answer names the first changed column. */
  const rejectedValues = (
    code: string,
    rows: [title: string, change: Record<string, unknown>, message?: string][],
  ): Rejection[] =>
    rows.map(([title, change, message]) => [
      title,
      { body: { ...PORTIA, ...change } },
      400,
      { code, details: Object.keys(change)[0], ...(message && { message }) },
    ]);
  const missing = (column: string) =>
    `null value in column "${column}" of relation "rsvps" violates not-null constraint`;
  const invalid = (type: string) => `invalid input syntax for type ${type}`;
  const NO_JSON = { code: 'PGRST102' };
  const [WRONG_KEY, WRONG_QUERY] = [{ code: 'PGRST301' }, { code: 'PGRST100' }];

  const rejections: Rejection[] = [
    [
      'no key',
      { headers: WITHOUT_KEY },
      401,
      { code: 'PGRST302', message: 'Anonymous access is disabled' },
    ],
    ['a wrong key', { headers: { apikey: 'x' } }, 401, WRONG_KEY],
    [
      'a wrong bearer token',
      { headers: { ...WITHOUT_KEY, Authorization: 'Bearer x' } },
      401,
      WRONG_KEY,
    ],
    [
      'the right key and a wrong bearer token',
      { headers: { Authorization: 'Bearer x' } },
      401,
      WRONG_KEY,
    ],
    [
      'a wrong key and the right bearer token',
      { headers: { apikey: 'x', Authorization: `Bearer ${ANON_KEY}` } },
      401,
      WRONG_KEY,
    ],

    ['a conflict target', { query: '?on_conflict=id' }, 400, WRONG_QUERY],
    ['a list of columns', { query: '?columns=email' }, 400, WRONG_QUERY],
    ['a filter', { query: '?select=*&id=eq.1' }, 400, WRONG_QUERY],
    ['a selection of columns', { query: '?select=id' }, 400, WRONG_QUERY],
    ['a request for CSV', { headers: { Accept: 'text/csv' } }, 406, { code: 'PGRST107' }],
    ['no acceptable media type', { headers: { Accept: '*/*;q=0' } }, 406, { code: 'PGRST107' }],

    ...Object.entries({
      'a form as its body': 'application/x-www-form-urlencoded',
      'a body without a content type': '',
      'a content type that only looks like JSON': 'application/jsonp',
    }).map(
      ([title, type]): Rejection => [title, { headers: { 'Content-Type': type } }, 400, NO_JSON],
    ),
    ['no body', { body: '' }, 400, { ...NO_JSON, message: 'Empty or invalid json' }],
    [
      'half a body',
      { body: '{"email":"por' },
      400,
      { ...NO_JSON, message: 'Empty or invalid json' },
    ],
    ['an array as its body', { body: [PORTIA] }, 400, NO_JSON],
    ['null as its body', { body: null }, 400, NO_JSON],
    ['a string as its body', { body: '"reply"' }, 400, NO_JSON],
    ['a deeply nested body', { body: '['.repeat(8000) + ']'.repeat(8000) }, 400, NO_JSON],
    [
      'a body that is too large',
      { body: { ...PORTIA, dietary_restrictions: 'x'.repeat(17_000) } },
      413,
      { code: '54000' },
    ],

    [
      'an id',
      { body: { ...PORTIA, id: 1 } },
      400,
      {
        code: 'PGRST204',
        message: "Could not find the 'id' column of 'rsvps' in the schema cache",
      },
    ],
    [
      'a creation time',
      { body: { ...PORTIA, created_at: '2020-01-01' } },
      400,
      { code: 'PGRST204' },
    ],
    ['a prototype property', { body: '{"__proto__":{"email":"x"}}' }, 400, { code: 'PGRST204' }],
    [
      'an event that is not on the form',
      { body: { ...PORTIA, answers: { events: { brunch: 'attending' } } } },
      400,
      { ...FORM_CHANGED, hint: 'The event brunch is not on the form any more' },
    ],
    [
      'a third guest',
      { body: { ...PORTIA, answers: { guests: [{ first: 'Zoë', last: null }] } } },
      400,
      { ...FORM_CHANGED, hint: 'Please choose 1 or 2 guests' },
    ],
    [
      'an empty object as its body',
      { body: {} },
      400,
      { code: '23502', message: missing('guest_one_first'), details: 'guest_one_first' },
    ],
    [
      'infinitely many guests',
      { body: JSON.stringify(PORTIA).replace(':2', ':1e999') },
      400,
      { code: '23514', message: 'Please choose 1 or 2 guests', details: 'guests_count' },
    ],
    ...rejectedValues('23502', [
      ['no email', { email: undefined }, missing('email')],
      ['null as an answer', { wedding: null }, missing('wedding')],
      ['null as the number of guests', { guests_count: null }, missing('guests_count')],
    ]),
    ...rejectedValues('22P02', [
      ['a text as its further answers', { answers: 'brunch' }, invalid('json')],
      ['a string as the number of guests', { guests_count: '2' }, invalid('integer')],
      ['a number as a name', { guest_two_first: 7 }, invalid('text')],
      ['an object as an answer', { wedding: {} }, invalid('text')],
    ]),
    ...rejectedValues('23514', [
      ['a list as its further answers', { answers: [] }],
      [
        'answers that say whose reply it is',
        { answers: { household: 'email:antonio@rialto.example' } },
      ],
      ['answers that name an invitation', { answers: { invitation: 7 } }],
      [
        'answers that decide about dietary notes for the couple',
        { answers: { noDietaryNeeds: true } },
      ],
      ['an unknown kind of answers', { answers: { tables: 3 } }],
      ['a blank first name', { guest_one_first: ' \t ' }, 'First name is required'],
      ['a blank last name', { guest_one_last: '' }, 'Last name is required'],
      [
        'a name that is too long',
        { guest_two_last: 'x'.repeat(121) },
        'Please use at most 120 characters',
      ],
      ['an email without an @', { email: 'portia' }, 'Please enter a valid email address'],
      [
        'a very long invalid email',
        { email: `${'a.'.repeat(7000)}@` },
        'Please enter a valid email address',
      ],
      ['three guests', { guests_count: 3 }, 'Please choose 1 or 2 guests'],
      ['one and a half guests', { guests_count: 1.5 }, 'Please choose 1 or 2 guests'],
      [
        'an unknown answer',
        { welcome_party: 'maybe' },
        'Please select your attendance for the Welcome Party',
      ],
      ['a NUL character', { dietary_restrictions: 'a\u0000b' }],
      ['half a surrogate pair', { guest_one_first: '\ud83d' }],
    ]),
  ];

  test.for(rejections)(
    'rejects a reply with %s, and stores nothing',
    async ([, attempt, status, error], { post, database, logged }) => {
      const { body = PORTIA, headers, query } = attempt;
      const response = await post(body, headers, query);
      const answer = (await response.json()) as object;
      expect(response.status).toBe(status);
      expect(Object.keys(answer)).toEqual(['code', 'message', 'details', 'hint']);
      expect(answer).toMatchObject(error);
      expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      expect(JSON.stringify(answer)).not.toContain('Belmont');
      expect(await listRecords(database)).toEqual([]);
      expect(logged).toEqual([]);
    },
  );

  test('rejects a body that is not UTF-8', async ({ app, database }) => {
    const bytes = Buffer.from(JSON.stringify(PORTIA).replace('Portia', 'Port\u00eda'), 'latin1');
    const response = await app.request('/rest/v1/rsvps', {
      method: 'POST',
      body: bytes,
      headers: { apikey: ANON_KEY, 'Content-Type': 'application/json' },
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'PGRST102' });
    expect(await listRecords(database)).toEqual([]);
  });

  test('rejects an endless body without a Content-Length', async ({ app }) => {
    const body = new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(4096)) });
    const headers = { apikey: ANON_KEY, 'Content-Type': 'application/json' };
    const request = { method: 'POST', body, headers, duplex: 'half' } as const;
    const response = await app.request(new Request('http://localhost/rest/v1/rsvps', request));
    expect(response.status).toBe(413);
  });

  test.for(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    'rejects the method %s',
    async (method, { app }) => {
      const response = await app.request('/rest/v1/rsvps', {
        method,
        headers: { apikey: ANON_KEY },
      });
      expect(response.status).toBe(405);
      expect(response.headers.get('Allow')).toBe('POST');
      if (method !== 'HEAD') expect(await response.json()).toMatchObject({ code: 'PGRST117' });
    },
  );

  test.for([
    ['/rest/v1/guests', 'PGRST205'],
    ['/rest/v1/', 'PGRST125'],
    ['/rest/v1/rpc/erase', 'PGRST125'],
    ['/rest/v2/rsvps', 'PGRST125'],
    ['/rest', 'PGRST125'],
  ] as const)('rejects the path %s', async ([path, code], { app }) => {
    const response = await app.request(path, { method: 'POST', headers: { apikey: ANON_KEY } });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code });
  });

  test('rejects a reply that belongs to Supabase', async ({ log }) => {
    const settings = readSettings({ SUPABASE_URL: 'https://a.co', SUPABASE_ANON_KEY: 'k' });
    const app = createApp({ settings, database: null, files: null, log });
    const headers = { apikey: ANON_KEY, 'Content-Type': 'application/json' };
    const request = { method: 'POST', body: JSON.stringify(PORTIA), headers };
    const response = await app.request('/rest/v1/rsvps', request);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'PGRST205' });
  });
});

describe('a reply', () => {
  test('is answered with the stored row as one object', async ({ post, database }) => {
    const response = await post(PORTIA, {}, '?select=*');
    expect(response.status).toBe(201);
    expect(response.headers.get('Content-Type')).toMatch(/^application\/vnd\.pgrst\.object\+json/);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect([await response.json()]).toEqual(await listRecords(database));
  });

  test('is answered with an array of one row for plain JSON', async ({ post, database }) => {
    for (const Accept of ['application/json', '*/*', 'text/html, application/*;q=0.8']) {
      const response = await post(PORTIA, { Accept });
      expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
      expect(await response.json()).toEqual((await listRecords(database)).slice(-1));
    }
  });

  test('is answered with an empty body unless the client asks for the row', async ({
    post,
    database,
  }) => {
    for (const Prefer of ['', 'return=minimal', 'return=headers-only', 'missing=default']) {
      const response = await post(PORTIA, { Prefer });
      expect(response.status).toBe(201);
      expect(await response.text()).toBe('');
    }
    expect(await listRecords(database)).toHaveLength(4);
  });

  test('is accepted with the key as a bearer token', async ({ post }) => {
    const Authorization = `Bearer ${ANON_KEY}`;
    expect((await post(PORTIA, { Authorization })).status).toBe(201);
    expect((await post(PORTIA, { apikey: '', Authorization })).status).toBe(201);
  });

  test('never replaces another reply, even if the client prefers to merge duplicates', async ({
    post,
    database,
  }) => {
    await post(PORTIA);
    const Prefer = 'resolution=merge-duplicates, return=representation';
    expect((await post({ ...PORTIA, wedding: 'attending' }, { Prefer })).status).toBe(201);
    expect((await listRecords(database)).map(({ wedding }) => wedding)).toEqual([
      'not-attending',
      'attending',
    ]);
  });

  test('may omit optional texts or leave them empty', async ({ post }) => {
    const { guest_two_first: _first, ...shorter } = PORTIA;
    const response = await post({ ...shorter, dietary_restrictions: '  ' });
    expect(await response.json()).toMatchObject({
      guest_two_first: null,
      guest_two_last: null,
      dietary_restrictions: null,
    });
  });

  test('that the schema accepts is stored and returned unchanged', async ({
    post,
    otherDatabase,
  }) => {
    await fc.assert(
      fc.asyncProperty(rsvpRecords, async (record) => {
        const response = await post(record);
        const answer = (await response.json()) as StoredRecord;
        expect(response.status).toBe(201);
        expect(answer).toMatchObject(record);
        expect((await listRecords(otherDatabase)).at(-1)).toEqual(answer);
        expect(Object.keys(answer)).toEqual(['id', 'created_at', ...Object.keys(PORTIA)]);
      }),
      { numRuns: ENGINE === 'postgres' ? 60 : 200 },
    );
  });
});

describe('a reply to a wedding with a brunch and up to four guests', () => {
  const content = createContent(['wedding', 'brunch'], { maxGuests: 4 });
  const answers = {
    events: { brunch: 'attending' },
    notAsked: ['welcome_party'],
    guests: [{ first: 'Zoë', last: null }],
  };

  const otherTest = test.extend<{ send: (reply: object) => Promise<Response> }>({
    send: async ({ database, log }, use) => {
      await use(postTo(content, database, log));
    },
  });

  otherTest.for([
    [
      { questions: { song: 'x'.repeat(501) } },
      { code: '23514', message: 'Please use at most 500 characters' },
    ],
    [
      { guests: Array(3).fill({ first: null, last: null }) },
      { ...FORM_CHANGED, hint: 'Please choose 1 to 4 guests' },
    ],
  ] as const)('is rejected with %j', async ([wrong, error], { database, send }) => {
    const response = await send({ ...PORTIA, answers: wrong });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject(error);
    expect(await listRecords(database)).toEqual([]);
  });

  otherTest('is stored and returned with all its answers', async ({ database, send }) => {
    const record = { ...PORTIA, welcome_party: 'not-attending', answers };
    const response = await send(record);
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject([record]);
    expect(await listRecords(database)).toMatchObject([record]);
  });

  otherTest('may come from a page of before the brunch was added', async ({ send }) => {
    expect((await send(PORTIA)).status).toBe(201);
    expect((await send({ ...PORTIA, answers: null })).status).toBe(201);
    const [stored] = (await (await send({ ...PORTIA, answers: {} })).json()) as object[];
    expect(stored).not.toHaveProperty('answers');
  });
});

describe('a reply to a wedding with questions', () => {
  const content = createContent(['welcome_party', 'wedding'], {
    dietaryPerPerson: true,
    questions: [
      {
        ...{ id: 'menu', label: 'Menu', kind: 'choice', perPerson: true, required: true },
        choices: [
          { id: 'fish', label: 'Fish' },
          { id: 'meat', label: 'Meat' },
        ],
      },
      { id: 'song', label: 'Song', kind: 'text' },
    ],
  });
  const guests = [
    { first: PORTIA.guest_one_first, last: PORTIA.guest_one_last },
    { first: PORTIA.guest_two_first, last: PORTIA.guest_two_last },
  ].slice(0, PORTIA.guests_count);
  const people = guests.map((name) => ({ ...name, questions: { menu: 'fish' }, dietary: 'Nuts' }));
  const wrong = (change: object) => ({ people: people.map((one) => ({ ...one, ...change })) });

  test.for<[object, RegExp]>([
    [{ questions: { table: 'x' } }, /^The question table is not on the form any more/],
    [{ questions: { menu: 'fish' } }, /^The question menu is not on the form any more/],
    [wrong({ questions: { menu: 'tofu' } }), /^Please choose one of the answers/],
    [wrong({ first: 'Shylock' }), /^The people are not the guests/],
    [{ people: [...people, ...people] }, /^The people are not the guests/],
    [wrong({ events: { wedding: 'attending' } }), /^Only a personal link/],
  ])('is rejected with %j', async ([answers, issue], { database, log }) => {
    const response = await postTo(content, database, log)({ ...PORTIA, answers });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      ...FORM_CHANGED,
      hint: expect.stringMatching(issue),
    });
    expect(await listRecords(database)).toEqual([]);
  });

  test('is stored with the answers, also without a required one', async ({ database, log }) => {
    const post = postTo(content, database, log);
    const answers = { people, questions: { song: 'Volare' } };
    expect((await post({ ...PORTIA, answers })).status).toBe(201);
    // The page may be older than the question.
    expect((await post(PORTIA)).status).toBe(201);
    expect(await listRecords(database)).toMatchObject([{ ...PORTIA, answers }, PORTIA]);
  });
});

test('a reply that attends an event with a column is rejected if only a personal link can reply to it', async ({
  database,
  log,
}) => {
  const post = postTo(createContent(['wedding']), database, log, (id) => id === 'welcome_party');
  const rejected = await post(PORTIA);
  expect(rejected.status).toBe(400);
  expect(await rejected.text()).toContain('The form has changed');
  const answers = { notAsked: ['welcome_party'] };
  expect((await post({ ...PORTIA, welcome_party: 'not-attending', answers })).status).toBe(201);
});

/** Posts replies to a wedding. */
function postTo(
  content: WeddingDocument,
  database: Database,
  log: Log,
  isPrivateEvent?: (id: string) => boolean,
) {
  const app = new Hono();
  const findWedding = () => localizeWedding(content);
  const limits = { withSlot: <Stored>(store: () => Promise<Stored>) => store() };
  app.post(
    '/',
    postRsvp({ database, limits, findWedding, ...(isPrivateEvent && { isPrivateEvent }) }),
  );
  app.onError(createErrorHandler(log, createVisitorResolver(null)));
  const headers = { 'Content-Type': 'application/json', Prefer: 'return=representation' };
  return async (reply: object) =>
    app.request('/', { method: 'POST', headers, body: JSON.stringify(reply) });
}
