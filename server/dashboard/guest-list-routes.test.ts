import { describe, expect } from 'vitest';
import { test } from '../fixtures/dashboard.ts';
import { ENGINE } from '../fixtures/engine.ts';
import { PORTIA } from '../fixtures/site.ts';
import { listGuestList, listMatchDecisions } from '../tables/guest-list.ts';

const ANNA = { name: 'Anna Rossi', email: 'anna@rossi.example', party_size: 2, note: 'Aunt' };
const PIA = { name: 'Pia Neri', email: null, party_size: null, note: null };
const PORTIA_MATCH = 'matches/email%3Aportia%40belmont.example';

describe('a list that cannot be taken whole is not taken at all', () => {
  test.for<[string, object, string]>([
    ['a missing name', { name: '' }, 'name'],
    ['a wrong address', { email: 'anna' }, 'email'],
    ['an empty address', { email: '' }, 'email'],
    ['a crowd', { party_size: 21 }, 'party_size'],
    ['a column that is not ours', { id: 1 }, 'rows'],
  ])('%s in the second row', async ([, fault, field], { host, database }) => {
    const body = { rows: [ANNA, { ...PIA, ...fault }] };
    const response = await host.ask('guest-list', { method: 'POST', body });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'invalid', field });
    expect(await listGuestList(database)).toEqual([]);
  });

  test('more than 5,000 rows', async ({ host, database }) => {
    const rows = Array.from({ length: 5001 }, (_, at) => ({ ...PIA, name: `Pia ${at}` }));
    expect((await host.ask('guest-list', { method: 'POST', body: { rows } })).status).toBe(400);
    expect(await listGuestList(database)).toEqual([]);
  });

  // How PostgreSQL refuses is the same path, and its disk is not ours to fill.
  test.runIf(ENGINE === 'sqlite')('a disk that fills up halfway', async ({ host, database }) => {
    const [size] = await database.query<{ page_count: number }>('PRAGMA page_count');
    await database.query(`PRAGMA max_page_count = ${(size?.page_count ?? 0) + 2}`);
    const rows = Array.from({ length: 50 }, (_, at) => ({
      ...PIA,
      name: `Pia ${at}`,
      note: 'x'.repeat(2000),
    }));
    const response = await host.ask('guest-list', { method: 'POST', body: { rows } });
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code: 'busy' });
    expect(await listGuestList(database)).toEqual([]);
  });
});

describe('a preview', () => {
  const preview = (body: string | Uint8Array) => ({ method: 'POST', body });

  test('of what is no list is refused', async ({ host }) => {
    const response = await host.ask('guest-list/preview', preview('PK\u0003\u0004'));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'unreadable-file' });
  });

  test('of more than 1 MB is refused', async ({ host }) => {
    const response = await host.ask(
      'guest-list/preview',
      preview(`Name\n${'x'.repeat(1_048_576)}`),
    );
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ message: expect.stringContaining('1 MB') });
  });

  test('says what it read and who is there already, and stores nothing', async ({
    host,
    database,
  }) => {
    await host.send('guest-list', { rows: [ANNA, PIA] });
    const csv = Buffer.from(
      'Nome;E-mail;Tavolo\nANNA ROSSI;Anna@rossi.example;1\nZoë;;1\nPia Neri;pia@neri.example;2\n' +
        'Anna Rossi;other@rossi.example;3\nMarco;marco;4\n',
      'latin1',
    );
    const headers = { 'Content-Type': 'text/csv' };
    const response = await host.ask('guest-list/preview', { ...preview(csv), headers });
    expect(await response.json()).toEqual({
      rows: [
        { line: 2, name: 'ANNA ROSSI', email: 'Anna@rossi.example', party_size: null, note: null },
        { line: 3, name: 'Zoë', email: null, party_size: null, note: null },
        { line: 4, name: 'Pia Neri', email: 'pia@neri.example', party_size: null, note: null },
        { line: 5, name: 'Anna Rossi', email: 'other@rossi.example', party_size: null, note: null },
      ],
      issues: [{ line: 6, message: 'Please enter a valid email address instead of “marco”.' }],
      columns: { name: 'Nome', email: 'E-mail', householdSize: null, note: null },
      ignored: ['Tavolo'],
      encoding: 'Windows-1252',
      separator: ';',
      duplicateLines: [2, 4],
    });
    expect(await listGuestList(database)).toHaveLength(2);
  });
});

test('a second click adds nobody twice', async ({ host, database }) => {
  const rows = [ANNA, PIA, { ...PIA, note: 'again' }];
  expect(await host.send('guest-list', { rows })).toEqual({ added: 2 });
  expect(await host.send('guest-list', { rows })).toEqual({ added: 0 });
  expect(await listGuestList(database)).toMatchObject([ANNA, PIA]);
});

describe('a host’s word', () => {
  test.for([
    ['PUT', 'guest-list/7/matches/email%3Aa%40b.co'],
    ['PUT', 'guest-list/x/matches/email%3Aa%40b.co'],
    ['DELETE', 'guest-list/7'],
    ['DELETE', 'guest-list/1e3'],
  ] as const)('about nobody is refused: %s %s', async ([method, path], { host }) => {
    const response = await host.ask(path, { method, body: { isMatch: true } });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'guest-not-found' });
  });

  test.for([{}, { isMatch: 'yes' }, { isMatch: 1 }, { isMatch: true, more: 1 }])(
    'of another form is refused: %j',
    async (body, { host }) => {
      await host.send('guest-list', { rows: [ANNA] });
      const response = await host.ask(`guest-list/1/${PORTIA_MATCH}`, { method: 'PUT', body });
      expect(response.status).toBe(400);
    },
  );

  test('about what is no party is refused', async ({ host, database }) => {
    await host.send('guest-list', { rows: [ANNA] });
    const sent = { method: 'PUT', body: { isMatch: true } };
    expect((await host.ask('guest-list/1/matches/nobody', sent)).status).toBe(400);
    expect(await listMatchDecisions(database)).toEqual([]);
  });

  test('holds until it is another or taken back', async ({ host, post }) => {
    await post(PORTIA);
    await host.send('guest-list', { rows: [ANNA] });
    const path = `guest-list/1/${PORTIA_MATCH}`;
    const status = async () => {
      const { guestList, notOnList } = await host.book();
      return [guestList[0]?.household, guestList[0]?.matchedBy, notOnList.length];
    };
    expect(await status()).toEqual([null, null, 1]);
    expect((await host.ask(path, { method: 'PUT', body: { isMatch: true } })).status).toBe(204);
    expect(await status()).toEqual(['email:portia@belmont.example', 'couple', 0]);
    await host.ask(path, { method: 'PUT', body: { isMatch: false } });
    expect(await status()).toEqual([null, null, 1]);
    expect((await host.ask(path, { method: 'DELETE' })).status).toBe(204);
    expect((await host.ask(path, { method: 'DELETE' })).status).toBe(204);
    expect(await status()).toEqual([null, null, 1]);
  });

  test('goes with the invited one', async ({ host, database }) => {
    await host.send('guest-list', { rows: [ANNA] });
    await host.ask(`guest-list/1/${PORTIA_MATCH}`, { method: 'PUT', body: { isMatch: true } });
    expect((await host.ask('guest-list/1', { method: 'DELETE' })).status).toBe(204);
    expect(await listGuestList(database)).toEqual([]);
    expect(await listMatchDecisions(database)).toEqual([]);
  });
});
