import { describe, expect } from 'vitest';
import {
  type GuestListPreview,
  type ImportChoice,
  type ImportField,
  type ImportGuestListResponse,
  toImportRow,
} from '../../domain/guest-list/guest-list-api.ts';
import { createPersonalLink } from '../../domain/invitations/invitation-code.ts';
import { type Client, test } from '../fixtures/dashboard.ts';
import { ENGINE } from '../fixtures/engine.ts';
import { toImport, toUpload } from '../fixtures/import-request.ts';
import { PORTIA } from '../fixtures/site.ts';
import { listGuestList, listMatchDecisions } from './guest-list.ts';

const ANNA = { name: 'Anna Rossi', emails: ['anna@rossi.example'], maxGuests: 2, note: 'Aunt' };
const PIA = { name: 'Pia Neri', emails: [], maxGuests: null, note: null };
const PORTIA_MATCH = 'matches/email%3Aportia%40belmont.example';

describe('nobody', () => {
  test.for<[string, object, string]>([
    ['a missing name', { name: '' }, 'name'],
    ['an invalid email address', { emails: ['anna'] }, 'emails'],
    ['an empty email address', { emails: [''] }, 'emails'],
    ['a household of 21', { maxGuests: 21 }, 'maxGuests'],
    ['an unknown column', { id: 1 }, 'entry'],
  ])(
    'is added to the guest list with %s in the second row',
    async ([, change, field], { client, database }) => {
      const body = toImport([ANNA, { ...PIA, ...change }]);
      const response = await client.request('guest-list/import', { method: 'POST', body });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: 'invalid', field });
      expect(await listGuestList(database)).toEqual([]);
    },
  );

  test('is added to the guest list with more than 5,000 rows', async ({ client, database }) => {
    const rows = Array.from({ length: 5001 }, (_, at) => ({ ...PIA, name: `Pia ${at}` }));
    const body = toImport(rows);
    const response = await client.request('guest-list/import', { method: 'POST', body });
    expect(response.status).toBe(400);
    expect(await listGuestList(database)).toEqual([]);
  });
});

// Errors of PostgreSQL take the same path, and the test cannot fill its disk.
describe.runIf(ENGINE === 'sqlite')('nobody is added to the guest list on', () => {
  test.override({ sharesDatabase: false });

  test('a disk that fills up halfway', async ({ client, database }) => {
    const [size] = await database.query<{ page_count: number }>('PRAGMA page_count');
    await database.query(`PRAGMA max_page_count = ${(size?.page_count ?? 0) + 2}`);
    const rows = Array.from({ length: 50 }, (_, at) => ({
      ...PIA,
      name: `Pia ${at}`,
      note: 'x'.repeat(2000),
    }));
    const body = toImport(rows);
    const response = await client.request('guest-list/import', { method: 'POST', body });
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code: 'busy' });
    expect(await listGuestList(database)).toEqual([]);
  });
});

describe('a preview', () => {
  const preview = (list: string | Uint8Array) => ({ method: 'POST', body: toUpload(list) });

  test('of a file that is not a list is rejected', async ({ client }) => {
    const response = await client.request('guest-list/preview', preview('PK\u0003\u0004'));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'unreadable-file' });
  });

  test('of more than 1 MB is rejected', async ({ client }) => {
    const response = await client.request(
      'guest-list/preview',
      preview(`Name\n${'x'.repeat(1_048_576)}`),
    );
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ message: expect.stringContaining('1 MB') });
  });

  test('shows the parsed rows and the duplicates, and stores nothing', async ({
    client,
    database,
  }) => {
    await client.send('guest-list/import', toImport([ANNA, PIA]));
    const csv = Buffer.from(
      'Nome;E-mail;Tavolo\nANNA ROSSI;Anna@rossi.example;1\nZoë;;1\nPia Neri;pia@neri.example;2\n' +
        'Anna Rossi;other@rossi.example;3\nMarco;marco;4\n',
      'latin1',
    );
    const response = await client.request('guest-list/preview', preview(csv));
    expect(await response.json()).toMatchObject({
      rows: [
        { line: 2, status: 'update', id: 1, name: 'Anna Rossi', tags: ['Tavolo 1'], note: 'Aunt' },
        { line: 3, status: 'new', id: null, name: 'Zoë', emails: [] },
        { line: 4, status: 'update', id: 2, name: 'Pia Neri', emails: ['pia@neri.example'] },
        { line: 5, status: 'new', id: null, name: 'Anna Rossi', emails: ['other@rossi.example'] },
        { line: 6, status: 'new', name: 'Marco', emails: [], tags: ['Tavolo 4'] },
      ],
      issues: [],
      problems: [{ value: 'marco', lines: [6], message: 'Please enter a valid email address' }],
      encoding: 'Windows-1252',
      separator: ';',
      skipped: [],
    });
    expect(await listGuestList(database)).toHaveLength(2);
  });
});

describe('an import', () => {
  const CSV = 'Name,Email,Plus one,Table\nAnna Rossi,anna@rossi.example,yes,5\nPia Neri,,,6\n';
  const preview = async (client: Client, list: string | Uint8Array, choice?: ImportChoice) => {
    const body = toUpload(list, choice);
    const response = await client.request('guest-list/preview', { method: 'POST', body });
    return (await response.json()) as GuestListPreview;
  };
  const toRows = ({ rows }: GuestListPreview) => rows.map(toImportRow);

  test('with an unknown field is rejected', async ({ client }) => {
    const fields = ['name', 'shoes'] as ImportField[];
    expect(await preview(client, CSV, { fields })).toMatchObject({
      code: 'invalid',
      message: 'There is no field with this name',
    });
  });

  test('of an entry that has changed since is rejected, and nothing is stored', async ({
    client,
    database,
  }) => {
    await client.send('guest-list/import', toImport([PIA]));
    const [update] = await listGuestList(database);
    const rows = [
      { id: null, version: null, entry: ANNA },
      { id: update?.id, version: 7, entry: PIA },
    ];
    const response = await client.request('guest-list/import', { method: 'POST', body: { rows } });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: 'conflict', entry: { name: 'Pia Neri' } });
    expect(await listGuestList(database)).toHaveLength(1);
  });

  test('with columns that the couple chose has their values', async ({ client }) => {
    const { rows, fileColumns } = await preview(client, 'Anna,Rossi,x', {
      ...{ fields: ['last', 'first', null], hasHeadings: false },
    });
    expect(rows).toMatchObject([{ line: 1, name: 'Rossi Anna' }]);
    expect(fileColumns.map(({ field }) => field)).toEqual(['last', 'first', null]);
  });

  test('adds and updates, changes nothing again, and can be undone', async ({
    client,
    database,
  }) => {
    await client.send('guest-list/import', toImport([PIA]));
    const before = await listGuestList(database);
    const first = toRows(await preview(client, CSV));
    const result = await client.send<ImportGuestListResponse>('guest-list/import', { rows: first });
    expect(result).toMatchObject({ added: 1, updated: 1 });
    const after = await listGuestList(database);
    expect(after).toMatchObject([
      { id: 1, name: 'Pia Neri', tags: ['Table 6'] },
      { id: 2, name: 'Anna Rossi', tags: ['Table 5'], people: [{}, { isGuest: true }] },
    ]);

    const again = await preview(client, CSV);
    expect(again.rows.map(({ status }) => status)).toEqual(['same', 'same']);
    const same = { rows: toRows(again) };
    expect(await client.send('guest-list/import', same)).toMatchObject({ added: 0, updated: 0 });
    const exported = await (await client.request('exports/guest-list.csv')).text();
    const read = await preview(client, exported);
    expect(read.rows.map(({ status }) => status)).toEqual(['same', 'same']);
    const workbook = await (await client.request('exports/guest-list.xlsx')).arrayBuffer();
    const readWorkbook = await preview(client, new Uint8Array(workbook));
    expect(readWorkbook.rows).toEqual(read.rows);
    const ignored = read.fileColumns.filter(({ field }) => field === null);
    expect(ignored.map(({ heading }) => heading)).toEqual(['Thanked', 'Personal link']);
    const code = after[0]?.code ?? '';
    expect(exported).toContain(`,${createPersonalLink('http://localhost', code)}\r\n`);
    expect(await listGuestList(database)).toEqual(after);

    await client.send('guest-list/undo', result.undo);
    expect(await listGuestList(database)).toEqual(before);
    const rows = first.filter(({ id }) => id !== null);
    expect(await client.send('guest-list/import', { rows })).toMatchObject({
      added: 0,
      updated: 1,
    });
  });
});

test('nobody is added twice', async ({ client, database }) => {
  const rows = [ANNA, PIA];
  expect(await client.send('guest-list/import', toImport(rows))).toMatchObject({ added: 2 });
  expect(await client.send('guest-list/import', toImport(rows))).toMatchObject({ added: 0 });
  expect(await listGuestList(database)).toMatchObject([ANNA, PIA]);
});

describe('the couple’s decision about a match', () => {
  test.for([
    ['PUT', 'guest-list/7/matches/email%3Aa%40b.co'],
    ['PUT', 'guest-list/x/matches/email%3Aa%40b.co'],
    ['DELETE', 'guest-list/7'],
    ['DELETE', 'guest-list/1e3'],
  ] as const)('is rejected for an unknown entry: %s %s', async ([method, path], { client }) => {
    const response = await client.request(path, { method, body: { isMatch: true } });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'guest-not-found' });
  });

  test.for([{}, { isMatch: 'yes' }, { isMatch: 1 }, { isMatch: true, more: 1 }])(
    'is rejected with the body %j',
    async (body, { client }) => {
      await client.send('guest-list/import', toImport([ANNA]));
      const response = await client.request(`guest-list/1/${PORTIA_MATCH}`, {
        method: 'PUT',
        body,
      });
      expect(response.status).toBe(400);
    },
  );

  test('is rejected for an invalid household key', async ({ client, database }) => {
    await client.send('guest-list/import', toImport([ANNA]));
    const sent = { method: 'PUT', body: { isMatch: true } };
    expect((await client.request('guest-list/1/matches/nobody', sent)).status).toBe(400);
    expect(await listMatchDecisions(database)).toEqual([]);
  });

  test('applies until it is changed or deleted', async ({ client, post }) => {
    await post(PORTIA);
    await client.send('guest-list/import', toImport([ANNA]));
    const path = `guest-list/1/${PORTIA_MATCH}`;
    const status = async () => {
      const { guestList, notOnList } = await client.guestData();
      return [guestList[0]?.household, guestList[0]?.matchedBy, notOnList.length];
    };
    expect(await status()).toEqual([null, null, 1]);
    expect((await client.request(path, { method: 'PUT', body: { isMatch: true } })).status).toBe(
      204,
    );
    expect(await status()).toEqual(['email:portia@belmont.example', 'couple', 0]);
    await client.request(path, { method: 'PUT', body: { isMatch: false } });
    expect(await status()).toEqual([null, null, 1]);
    expect((await client.request(path, { method: 'DELETE' })).status).toBe(204);
    expect((await client.request(path, { method: 'DELETE' })).status).toBe(204);
    expect(await status()).toEqual([null, null, 1]);
  });

  test('is deleted with the entry', async ({ client, database }) => {
    await client.send('guest-list/import', toImport([ANNA]));
    await client.request(`guest-list/1/${PORTIA_MATCH}`, {
      method: 'PUT',
      body: { isMatch: true },
    });
    expect((await client.request('guest-list/1', { method: 'DELETE' })).status).toBe(200);
    expect(await listGuestList(database)).toEqual([]);
    expect(await listMatchDecisions(database)).toEqual([]);
  });
});
