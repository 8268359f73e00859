import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Postgres } from '../server/fixtures/postgres.ts';
import { insertPrivateData, insertReply, OWN_REPLY, runAttack } from './fixtures/attack.ts';
import { connectDataApi, createInsert, loadColumns } from './fixtures/data-api.ts';
import { startProject } from './fixtures/project.ts';

let postgres: Postgres;
let anon: pg.Client;

beforeAll(async () => {
  postgres = await startProject();
  await insertPrivateData(postgres, 'project');
  anon = await connectDataApi(postgres.url('project'));
});
afterAll(async () => {
  await anon?.end();
  await postgres?.stop();
});

afterEach(() => postgres.sql('project', `delete from rsvps where guest_one_first = 'Iago'`));

const NOT_NULL = '23502';
const CHECK = '23514';

/** Invalid values with the expected SQLSTATE and the constraint or column that rejects them. */
const REJECTED: [name: string, values: object, code: string, source: string | undefined][] = [
  ['no first name', { guest_one_first: null }, NOT_NULL, 'guest_one_first'],
  ['no last name', { guest_one_last: null }, NOT_NULL, 'guest_one_last'],
  ['no address', { email: null }, NOT_NULL, 'email'],
  ['no answer to the Welcome Party', { welcome_party: null }, NOT_NULL, 'welcome_party'],
  ['no answer to the wedding', { wedding: null }, NOT_NULL, 'wedding'],
  ['no number of guests', { guests_count: null }, NOT_NULL, 'guests_count'],
  ['an empty first name', { guest_one_first: '' }, CHECK, 'guest_one_first_length'],
  ['an empty last name', { guest_one_last: '' }, CHECK, 'guest_one_last_length'],
  ['an empty second first name', { guest_two_first: '' }, CHECK, 'guest_two_first_length'],
  ['an empty second last name', { guest_two_last: '' }, CHECK, 'guest_two_last_length'],
  ['a first name of U+3000', { guest_one_first: '\u3000' }, CHECK, 'names_are_visible'],
  ['a last name of U+200B', { guest_one_last: '\u200b' }, CHECK, 'names_are_visible'],
  [
    'a second name of invisible characters',
    { guest_two_first: '\u200b\ufeff\u3164' },
    CHECK,
    'names_are_visible',
  ],
  ['empty notes', { dietary_restrictions: '' }, CHECK, 'dietary_restrictions_length'],
  [
    'a first name of 121 characters',
    { guest_one_first: 'é'.repeat(121) },
    CHECK,
    'guest_one_first_length',
  ],
  [
    'a last name of 121 characters',
    { guest_one_last: 'x'.repeat(121) },
    CHECK,
    'guest_one_last_length',
  ],
  [
    'a second first name of 121 characters',
    { guest_two_first: 'x'.repeat(121) },
    CHECK,
    'guest_two_first_length',
  ],
  [
    'a second last name of 121 characters',
    { guest_two_last: 'x'.repeat(121) },
    CHECK,
    'guest_two_last_length',
  ],
  [
    'notes of 2,001 characters',
    { dietary_restrictions: 'x'.repeat(2001) },
    CHECK,
    'dietary_restrictions_length',
  ],
  [
    'notes of a million characters',
    { dietary_restrictions: 'x'.repeat(1e6) },
    CHECK,
    'dietary_restrictions_length',
  ],
  ['an address of 255 characters', { email: `a@${'b.'.repeat(125)}com` }, CHECK, 'email_length'],
  ['spaces around a name', { guest_one_first: ' Iago ' }, CHECK, 'texts_are_trimmed'],
  ['spaces around notes', { dietary_restrictions: 'x ' }, CHECK, 'texts_are_trimmed'],
  ['an address without @', { email: 'iago.example.org' }, CHECK, 'email_is_an_address'],
  ['an address with a space', { email: 'ia go@example.org' }, CHECK, 'email_is_an_address'],
  ['two addresses', { email: 'a@b.co,c@d.co' }, CHECK, 'email_is_an_address'],
  ['an address with a quote', { email: '"a"@b.co' }, CHECK, 'email_is_an_address'],
  ['an address with brackets', { email: '<a@b.co>' }, CHECK, 'email_is_an_address'],
  ['an address with dots in a row', { email: 'a..b@c.co' }, CHECK, 'email_is_an_address'],
  ['an address without a top-level domain', { email: 'a@localhost' }, CHECK, 'email_is_an_address'],
  ['another answer', { wedding: 'perhaps' }, CHECK, 'wedding_answer'],
  ['an answer in capitals', { welcome_party: 'Attending' }, CHECK, 'welcome_party_answer'],
  ['no guests', { guests_count: 0 }, CHECK, 'guests_count_range'],
  ['three guests', { guests_count: 3 }, CHECK, 'guests_count_range'],
  ['one and a half guests', { guests_count: 1.5 }, '22P02', undefined],
  ['more guests than the column holds', { guests_count: 99_999 }, '22003', undefined],
  ['guests as text', { guests_count: 'two' }, '22P02', undefined],
  [
    'a line break in a name',
    { guest_one_first: 'Ia\ngo' },
    CHECK,
    'lines_without_control_characters',
  ],
  ['a bell in a name', { guest_one_last: 'Ia\u0007go' }, CHECK, 'lines_without_control_characters'],
  [
    'a C1 control in a name',
    { guest_two_first: 'Ia\u009bgo' },
    CHECK,
    'lines_without_control_characters',
  ],
  [
    'an escape in notes',
    { dietary_restrictions: 'x\u001b[2J' },
    CHECK,
    'notes_without_control_characters',
  ],
  ['a list as its answers', { answers: [] }, CHECK, 'answers_are_an_object'],
  ['a text as its answers', { answers: 'x' }, CHECK, 'answers_are_an_object'],
  ['unknown answers', { answers: { tables: 1 } }, CHECK, 'answers_have_known_values'],
  [
    'another answer to a further event',
    { answers: { events: { brunch: 'maybe' } } },
    CHECK,
    'answers_have_known_values',
  ],
  [
    'a list as the answer to a further event',
    { answers: { events: { brunch: ['attending'] } } },
    CHECK,
    'answers_have_known_values',
  ],
  [
    'further events as a list',
    { answers: { events: ['attending'] } },
    CHECK,
    'answers_have_known_values',
  ],
  [
    'a further event as one that was not asked',
    { answers: { notAsked: ['brunch'] } },
    CHECK,
    'answers_have_known_values',
  ],
  [
    '21 guests',
    { answers: { guests: Array(19).fill({ first: null, last: null }) } },
    CHECK,
    'answers_have_known_values',
  ],
  ['a number as a guest', { answers: { guests: [7] } }, CHECK, 'answers_have_known_values'],
  [
    'an invitation, which only the server names',
    { answers: { invitation: 7 } },
    CHECK,
    'only_the_server_knows_the_household',
  ],
  [
    'the household of another guest',
    { answers: { household: 'email:desdemona@otello.example' } },
    CHECK,
    'only_the_server_knows_the_household',
  ],
  ['a person that is no object', { answers: { people: [7] } }, CHECK, 'answers_have_known_values'],
  [
    'a list as answers to questions',
    { answers: { questions: [] } },
    CHECK,
    'answers_have_known_values',
  ],
  [
    'answers of 8,001 characters',
    { answers: { guests: [{ first: 'x'.repeat(7966), last: null }] } },
    CHECK,
    'answers_length',
  ],
  ['a NUL in its answers', { answers: { guests: [{ first: 'a\u0000' }] } }, '22P05', undefined],
  ['a NUL', { guest_one_first: 'Ia\u0000go' }, '22P05', undefined],
  ['half a character', { guest_one_first: 'Ia\ud800go' }, '22P02', undefined],
];

it.each(REJECTED)('rejects a reply with %s', async (_, values, code, source) => {
  const error = await insertReply(anon, { ...OWN_REPLY, ...values }).catch(
    (error: unknown) => error,
  );
  if (!(error instanceof pg.DatabaseError))
    throw new Error(`The reply was stored: ${JSON.stringify(error)}`);
  expect(error.code).toBe(code);
  expect(error.constraint ?? error.column).toBe(source);
  // With row security PostgreSQL leaves the row out of the error, so it reveals no id.
  if (code.startsWith('23')) expect(error.detail).toBeUndefined();
  expect(await postgres.sql('project', 'select id from rsvps')).toHaveLength(1);
});

it.each(REJECTED)('reveals nothing about others when it rejects %s', async (_, values, code) => {
  const statement = createInsert('rsvps', await loadColumns(anon, 'rsvps'), {
    ...OWN_REPLY,
    ...values,
  });
  expect(await runAttack(anon, statement)).toBe(code);
});

it('stores nothing of a list that contains an invalid reply', async () => {
  const list = [OWN_REPLY, { ...OWN_REPLY, guests_count: 9 }];
  const statement = createInsert('rsvps', await loadColumns(anon, 'rsvps'), list, {
    single: false,
  });
  expect(await runAttack(anon, statement)).toBe(CHECK);
  expect(await postgres.sql('project', 'select id from rsvps')).toHaveLength(1);
});

it('does not reveal whether an email address has replied', async () => {
  const known = await insertReply(anon, { ...OWN_REPLY, email: 'desdemona@otello.example' });
  const fresh = await insertReply(anon, { ...OWN_REPLY, email: 'nobody@otello.example' });
  expect(Object.keys(known)).toEqual(Object.keys(fresh));
});
