import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Postgres } from '../server/fixtures/postgres.ts';
import { insertOwn, OWN, outcomeOf, plant } from './fixtures/attack.ts';
import { columnsOf, connectDataApi, insertStatement } from './fixtures/data-api.ts';
import { startProject } from './fixtures/project.ts';

let postgres: Postgres;
let anon: pg.Client;

beforeAll(async () => {
  postgres = await startProject();
  await plant(postgres, 'project');
  anon = await connectDataApi(postgres.url('project'));
});
afterAll(async () => {
  await anon?.end();
  await postgres?.stop();
});

afterEach(() => postgres.sql('project', `delete from rsvps where guest_one_first = 'Iago'`));

const WHOLE = '23502';
const CHECKED = '23514';

/** What is wrong, the SQLSTATE, and the constraint or the column that said so. */
const REFUSED: [what: string, values: object, code: string, saidBy: string | undefined][] = [
  ['no first name', { guest_one_first: null }, WHOLE, 'guest_one_first'],
  ['no last name', { guest_one_last: null }, WHOLE, 'guest_one_last'],
  ['no address', { email: null }, WHOLE, 'email'],
  ['no answer to the party', { welcome_party: null }, WHOLE, 'welcome_party'],
  ['no answer to the wedding', { wedding: null }, WHOLE, 'wedding'],
  ['no number of guests', { guests_count: null }, WHOLE, 'guests_count'],
  ['an empty first name', { guest_one_first: '' }, CHECKED, 'guest_one_first_length'],
  ['an empty last name', { guest_one_last: '' }, CHECKED, 'guest_one_last_length'],
  ['an empty second first name', { guest_two_first: '' }, CHECKED, 'guest_two_first_length'],
  ['an empty second last name', { guest_two_last: '' }, CHECKED, 'guest_two_last_length'],
  ['empty notes', { dietary_restrictions: '' }, CHECKED, 'dietary_restrictions_length'],
  ['a first name of 121', { guest_one_first: 'é'.repeat(121) }, CHECKED, 'guest_one_first_length'],
  ['a last name of 121', { guest_one_last: 'x'.repeat(121) }, CHECKED, 'guest_one_last_length'],
  [
    'a second first of 121',
    { guest_two_first: 'x'.repeat(121) },
    CHECKED,
    'guest_two_first_length',
  ],
  ['a second last of 121', { guest_two_last: 'x'.repeat(121) }, CHECKED, 'guest_two_last_length'],
  [
    'notes of 2,001',
    { dietary_restrictions: 'x'.repeat(2001) },
    CHECKED,
    'dietary_restrictions_length',
  ],
  [
    'notes of a million',
    { dietary_restrictions: 'x'.repeat(1e6) },
    CHECKED,
    'dietary_restrictions_length',
  ],
  ['an address of 255', { email: `a@${'b.'.repeat(125)}com` }, CHECKED, 'email_length'],
  ['spaces around a name', { guest_one_first: ' Iago ' }, CHECKED, 'texts_are_trimmed'],
  ['spaces around notes', { dietary_restrictions: 'x ' }, CHECKED, 'texts_are_trimmed'],
  ['an address without @', { email: 'iago.example.org' }, CHECKED, 'email_is_an_address'],
  ['an address with a space', { email: 'ia go@example.org' }, CHECKED, 'email_is_an_address'],
  ['an address with two', { email: 'a@b.co,c@d.co' }, CHECKED, 'email_is_an_address'],
  ['an address with a quote', { email: '"a"@b.co' }, CHECKED, 'email_is_an_address'],
  ['an address with brackets', { email: '<a@b.co>' }, CHECKED, 'email_is_an_address'],
  ['an address with dots in a row', { email: 'a..b@c.co' }, CHECKED, 'email_is_an_address'],
  ['an address of a host alone', { email: 'a@localhost' }, CHECKED, 'email_is_an_address'],
  ['another answer', { wedding: 'perhaps' }, CHECKED, 'wedding_answer'],
  ['an answer in capitals', { welcome_party: 'Attending' }, CHECKED, 'welcome_party_answer'],
  ['no guests', { guests_count: 0 }, CHECKED, 'guests_count_range'],
  ['three guests', { guests_count: 3 }, CHECKED, 'guests_count_range'],
  ['a party and a half', { guests_count: 1.5 }, '22P02', undefined],
  ['more guests than a number holds', { guests_count: 99_999 }, '22003', undefined],
  ['guests in words', { guests_count: 'two' }, '22P02', undefined],
  [
    'a line break in a name',
    { guest_one_first: 'Ia\ngo' },
    CHECKED,
    'lines_without_control_characters',
  ],
  [
    'a bell in a name',
    { guest_one_last: 'Ia\u0007go' },
    CHECKED,
    'lines_without_control_characters',
  ],
  [
    'a C1 control in a name',
    { guest_two_first: 'Ia\u009bgo' },
    CHECKED,
    'lines_without_control_characters',
  ],
  [
    'an escape in notes',
    { dietary_restrictions: 'x\u001b[2J' },
    CHECKED,
    'notes_without_control_characters',
  ],
  ['a NUL', { guest_one_first: 'Ia\u0000go' }, '22P05', undefined],
  ['half a character', { guest_one_first: 'Ia\ud800go' }, '22P02', undefined],
];

it.each(REFUSED)('refuses a reply with %s', async (_, values, code, saidBy) => {
  const said = await insertOwn(anon, { ...OWN, ...values }).catch((error: unknown) => error);
  if (!(said instanceof pg.DatabaseError)) throw new Error(`It took it: ${JSON.stringify(said)}`);
  expect(said.code).toBe(code);
  expect(said.constraint ?? said.column).toBe(saidBy);
  // Under row security PostgreSQL does not repeat the row: no id, no number of the transaction.
  if (code.startsWith('23')) expect(said.detail).toBeUndefined();
  expect(await postgres.sql('project', 'select id from rsvps')).toHaveLength(1);
});

it.each(REFUSED)('tells nothing of others when it refuses %s', async (_, values, code) => {
  const statement = insertStatement('rsvps', await columnsOf(anon, 'rsvps'), { ...OWN, ...values });
  expect(await outcomeOf(anon, statement)).toBe(code);
});

it('keeps nothing of a list with one bad reply in it', async () => {
  const list = [OWN, { ...OWN, guests_count: 9 }];
  const statement = insertStatement('rsvps', await columnsOf(anon, 'rsvps'), list, {
    single: false,
  });
  expect(await outcomeOf(anon, statement)).toBe(CHECKED);
  expect(await postgres.sql('project', 'select id from rsvps')).toHaveLength(1);
});

it('has nothing unique to try addresses on: a known one is as good as a new one', async () => {
  const known = await insertOwn(anon, { ...OWN, email: 'desdemona@otello.example' });
  const fresh = await insertOwn(anon, { ...OWN, email: 'nobody@otello.example' });
  expect(Object.keys(known)).toEqual(Object.keys(fresh));
});
