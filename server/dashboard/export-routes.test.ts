import { describe, expect } from 'vitest';
import { type Host, hostReply, test } from '../fixtures/dashboard.ts';
import { readCsv, readTable } from '../fixtures/read-csv.ts';
import { PORTIA } from '../fixtures/site.ts';

async function table(host: Host, file: string) {
  return readTable(await csv(host, file));
}

async function csv(host: Host, file: string): Promise<string> {
  const bytes = await (await host.ask(`exports/${file}`)).arrayBuffer();
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

test.for(['', 'nothing.csv', '__proto__', 'constructor', 'replies', '..%2Fbackup.db'])(
  'there is no export %j',
  async (file, { host }) => {
    expect((await host.ask(`exports/${file}`)).status).toBe(404);
  },
);

test.for([
  'replies.csv',
  'guests-welcome-party.csv',
  'guests-wedding.csv',
  'caterer.csv',
  'no-reply.csv',
  'awaiting.csv',
])(
  '%s is a file for spreadsheets, of headings alone when there is nobody',
  async (file, { host }) => {
    const response = await host.ask(`exports/${file}`);
    expect(response.headers.get('Content-Type')).toMatch(/^text\/csv; charset=utf-8/);
    expect(response.headers.get('Content-Disposition')).toBe(`attachment; filename="${file}"`);
    const text = await csv(host, file);
    const [headings = [], ...rows] = readCsv(text.slice(1));
    expect(new Set(headings).size).toBe(headings.length);
    expect(rows).toEqual(
      file === 'caterer.csv' ? [['Total', 'All attending', '0', '0', '0', '']] : [],
    );
    expect(text.endsWith('\r\n')).toBe(true);
  },
);

describe('the lists', () => {
  test('count a party of two twice, and name the second as well as they can', async ({
    host,
    post,
  }) => {
    await post({ ...PORTIA, wedding: 'attending', guest_two_last: 'Ràmberti' });
    await post({ ...PORTIA, email: 'zoe@b.co', guest_one_last: 'Arco', guest_two_first: null });
    await post({ ...PORTIA, email: 'n@b.co', guest_one_last: 'Zorzi', guests_count: 1 });
    const guests = await table(host, 'guests-welcome-party.csv');
    expect(guests.map(({ Guest, Household }) => [Guest, Household])).toEqual([
      ['Portia Arco', 'Portia Arco & guest'],
      ['Guest of Portia Arco', 'Portia Arco & guest'],
      ['Portia of Belmont', 'Portia of Belmont & Bassanio Ràmberti'],
      ['Bassanio Ràmberti', 'Portia of Belmont & Bassanio Ràmberti'],
      ['Portia Zorzi', 'Portia Zorzi'],
    ]);
    expect(guests[0]?.['Dietary notes of the household']).toBe(PORTIA.dietary_restrictions);
    expect((await table(host, 'guests-wedding.csv')).map(({ Guest }) => Guest)).toEqual([
      'Portia of Belmont',
      'Bassanio Ràmberti',
    ]);
  });

  test('tell the caterer every note, how many each is for, and how many there are', async ({
    host,
    post,
  }) => {
    await post({ ...PORTIA, email: 'a@b.co', dietary_restrictions: 'Vegan' });
    await post({ ...PORTIA, email: 'b@b.co', dietary_restrictions: 'végan', guests_count: 1 });
    await post({
      ...PORTIA,
      email: 'c@b.co',
      dietary_restrictions: 'No nuts',
      wedding: 'attending',
    });
    await post({ ...PORTIA, email: 'd@b.co', dietary_restrictions: null });
    await post({ ...PORTIA, email: 'e@b.co', welcome_party: 'not-attending' });
    const rows = readCsv((await csv(host, 'caterer.csv')).slice(1)).slice(1);
    expect(rows).toEqual([
      ['Household', 'Portia of Belmont & Bassanio', '2', '2', '0', 'Vegan'],
      ['Household', 'Portia of Belmont', '1', '1', '0', 'végan'],
      ['Household', 'Portia of Belmont & Bassanio', '2', '2', '2', 'No nuts'],
      ['Note', '2 households', '3', '3', '0', 'Vegan'],
      ['Note', '1 household', '2', '2', '2', 'No nuts'],
      ['Total', 'All attending', '7', '7', '2', ''],
    ]);
  });

  test('hold all replies as they are now, and which are withdrawn', async ({ host, post }) => {
    await post(PORTIA);
    await post({ ...PORTIA, guests_count: 1 });
    const added = await host.send<{ key: string; version: string }>('households', {
      reply: hostReply({ guest_one_last: 'Abate' }),
    });
    const path = `households/${encodeURIComponent(added.key)}/withdraw`;
    await host.send(path, { version: added.version });
    expect(await table(host, 'replies.csv')).toMatchObject([
      { 'Last name': 'Abate', Email: '', Withdrawn: 'yes', 'Entered by the couple': 'yes' },
      {
        'First name': 'Portia',
        'Last name': 'of Belmont',
        'First name of guest two': 'Bassanio',
        Email: PORTIA.email,
        'Welcome Party': 'yes',
        'The Wedding': 'no',
        Guests: '1',
        'Dietary notes': PORTIA.dietary_restrictions,
        Withdrawn: 'no',
        'Entered by the couple': 'no',
      },
    ]);
    expect(await table(host, 'guests-welcome-party.csv')).toHaveLength(1);
  });

  test('name who is awaited, until they reply', async ({ host, post }) => {
    const portia = { name: 'Portia', email: PORTIA.email, party_size: 2, note: null };
    const anna = { name: 'Rossi, Anna', email: null, party_size: null, note: 'Aunt' };
    await host.send('guest-list', { rows: [portia, anna] });
    expect(await table(host, 'no-reply.csv')).toHaveLength(2);
    await post(PORTIA);
    expect(await table(host, 'no-reply.csv')).toEqual([
      { Name: 'Rossi, Anna', Email: '', 'Household size': '', Note: 'Aunt' },
    ]);
  });

  test('run no formula', async ({ host, post }) => {
    const formula = '=HYPERLINK("http://rialto.example")';
    await post({ ...PORTIA, guest_two_first: formula, dietary_restrictions: '+1' });
    await post({ ...PORTIA, guest_one_first: '@x', email: '-a@b.co' });
    const rows = [{ name: formula, email: null, party_size: null, note: '\t=1' }];
    await host.send('guest-list', { rows });
    for (const file of ['replies.csv', 'guests-welcome-party.csv', 'caterer.csv', 'no-reply.csv']) {
      for (const cell of readCsv((await csv(host, file)).slice(1)).flat()) {
        expect(cell).not.toMatch(/^[=+\-@\t\r]/);
      }
    }
  });
});

test('only the export of all replies is remembered', async ({ host, post }) => {
  await post(PORTIA);
  await host.ask('exports/caterer.csv');
  expect((await host.book()).lastExportAt).toBeNull();
  await host.ask('exports/replies.csv');
  const { lastExportAt, households } = await host.book();
  expect(lastExportAt && households[0] && households[0].lastAt <= lastExportAt).toBe(true);
});
