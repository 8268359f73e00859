import { strFromU8, unzipSync } from 'fflate';
import Papa from 'papaparse';
import readWorkbook from 'read-excel-file/universal';
import { describe, expect } from 'vitest';
import { type Client, createReply, test } from '../fixtures/dashboard.ts';
import { toImport } from '../fixtures/import-request.ts';
import { readCsv, readTable } from '../fixtures/read-csv.ts';
import { PORTIA } from '../fixtures/site.ts';

async function loadTable(client: Client, file: string) {
  return readTable(await loadCsv(client, file));
}

async function loadCsv(client: Client, file: string): Promise<string> {
  const bytes = await (await client.request(`exports/${file}`)).arrayBuffer();
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

test.for([
  '',
  'nothing.csv',
  'nothing.xlsx',
  '__proto__',
  'replies',
  'replies.pdf',
  '..%2Fbackup.db',
])('the export %j does not exist', async (file, { client }) => {
  expect((await client.request(`exports/${file}`)).status).toBe(404);
});

test.for([
  'replies.csv',
  'guests-welcome_party.csv',
  'guests-wedding.csv',
  'caterer.csv',
  'no-reply.csv',
])('%s is a CSV file with headings only when there are no guests', async (file, { client }) => {
  const response = await client.request(`exports/${file}`);
  expect(response.headers.get('Content-Type')).toMatch(/^text\/csv; charset=utf-8/);
  expect(response.headers.get('Content-Disposition')).toBe(`attachment; filename="${file}"`);
  const text = await loadCsv(client, file);
  const [headings = [], ...rows] = readCsv(text.slice(1));
  expect(new Set(headings).size).toBe(headings.length);
  expect(rows).toEqual(
    file === 'caterer.csv' ? [['Total', 'All attending', '0', '0', '0', '']] : [],
  );
  expect(text.endsWith('\r\n')).toBe(true);
});

test.for([
  ['en-US,en;q=0.9', ','],
  ['de-DE,de;q=0.9,en;q=0.8', ';'],
  ['de-CH', ';'],
  ['it', ';'],
  ['es-MX', ','],
  ['*', ','],
  ['a-language-that-nobody-speaks', ','],
] as const)(
  'for a browser in %s cells are separated by %j, as Excel expects there',
  async ([language, separator], { client, post }) => {
    await post({ ...PORTIA, guest_one_last: 'Rossi, =1+1; "Ada"', dietary_restrictions: 'a, =2' });
    const headers = { 'Accept-Language': language };
    const text = await (await client.request('exports/replies.csv', { headers })).text();
    const { data, meta } = Papa.parse<Record<string, string>>(text, { header: true });
    expect(meta.delimiter).toBe(separator);
    // Under headings in the language of the browser.
    const cells = Object.values(data[0] ?? {});
    expect(cells).toEqual(expect.arrayContaining(['a, =2', 'Rossi, =1+1; "Ada"']));
    // A program that expects the other separator must not find a formula.
    const unquoted = text.replaceAll(/"(?:[^"]|"")*"/g, '');
    expect(unquoted).not.toContain('=');
  },
);

describe('the lists', () => {
  test('have a row for each guest, and name the second guest if possible', async ({
    client,
    post,
  }) => {
    await post({ ...PORTIA, wedding: 'attending', guest_two_last: 'Ràmberti' });
    await post({ ...PORTIA, email: 'zoe@b.co', guest_one_last: 'Arco', guest_two_first: null });
    await post({ ...PORTIA, email: 'n@b.co', guest_one_last: 'Zorzi', guests_count: 1 });
    const guests = await loadTable(client, 'guests-welcome_party.csv');
    expect(guests.map(({ Guest, Household }) => [Guest, Household])).toEqual([
      ['Portia Arco', 'Portia Arco & guest'],
      ['Guest of Portia Arco', 'Portia Arco & guest'],
      ['Portia of Belmont', 'Portia of Belmont & Bassanio Ràmberti'],
      ['Bassanio Ràmberti', 'Portia of Belmont & Bassanio Ràmberti'],
      ['Portia Zorzi', 'Portia Zorzi'],
    ]);
    expect(guests[0]?.['Dietary notes of the household']).toBe(PORTIA.dietary_restrictions);
    expect((await loadTable(client, 'guests-wedding.csv')).map(({ Guest }) => Guest)).toEqual([
      'Portia of Belmont',
      'Bassanio Ràmberti',
    ]);
  });

  test('have every dietary note, the guests for each note and the total for the caterer', async ({
    client,
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
    const rows = readCsv((await loadCsv(client, 'caterer.csv')).slice(1)).slice(1);
    expect(rows).toEqual([
      ['Household', 'Portia of Belmont & Bassanio', '2', '2', '0', 'Vegan'],
      ['Household', 'Portia of Belmont', '1', '1', '0', 'végan'],
      ['Household', 'Portia of Belmont & Bassanio', '2', '2', '2', 'No nuts'],
      ['Note', '2 households', '3', '3', '0', 'Vegan'],
      ['Note', '1 household', '2', '2', '2', 'No nuts'],
      ['Total', 'All attending', '7', '7', '2', ''],
    ]);
  });

  test('have the current replies, and mark withdrawn ones', async ({ client, post }) => {
    await post(PORTIA);
    await post({ ...PORTIA, guests_count: 1 });
    const added = await client.send<{ key: string; version: string }>('households', {
      reply: createReply({ guest_one_last: 'Abate' }),
    });
    const path = `households/${encodeURIComponent(added.key)}/withdraw`;
    await client.send(path, { version: added.version });
    expect(await loadTable(client, 'replies.csv')).toMatchObject([
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
    expect(await loadTable(client, 'guests-welcome_party.csv')).toHaveLength(1);
  });

  test('have the guests without a reply', async ({ client, post }) => {
    const portia = { name: 'Portia', emails: [PORTIA.email], maxGuests: 2 };
    const anna = { name: 'Rossi, Anna', note: 'Aunt' };
    await client.send('guest-list/import', toImport([portia, anna]));
    expect(await loadTable(client, 'no-reply.csv')).toHaveLength(2);
    await post(PORTIA);
    expect(await loadTable(client, 'no-reply.csv')).toEqual([
      { Name: 'Rossi, Anna', Email: '', Phone: '', 'Guests invited': '1', Note: 'Aunt' },
    ]);
  });

  test('contain no formula', async ({ client, post }) => {
    const formula = '=HYPERLINK("http://rialto.example")';
    await post({ ...PORTIA, guest_two_first: formula, dietary_restrictions: '+1' });
    await post({ ...PORTIA, guest_one_first: '@x', email: '-a@b.co' });
    await post({ ...PORTIA, email: 'c@b.co', dietary_restrictions: 'nuts;=1;"+1|-1' });
    const rows = [{ name: formula, note: '\t=1' }];
    await client.send('guest-list/import', toImport(rows));
    for (const file of [
      'replies.csv',
      'guests-welcome_party.csv',
      'caterer.csv',
      'no-reply.csv',
      'guest-list.csv',
    ]) {
      const csv = (await loadCsv(client, file)).slice(1);
      // Where numbers have a decimal comma, Excel separates cells by semicolons.
      for (const delimiter of [',', ';', '\t', '|']) {
        const { data } = Papa.parse<string[]>(csv, { delimiter });
        for (const cell of data.flat()) expect(cell).not.toMatch(/^"*[=+\-@\t\r]/);
      }
    }
  });
});

describe('an Excel workbook', () => {
  const load = async (client: Client, file: string) => {
    const response = await client.request(`exports/${file}`);
    expect(response.headers.get('Content-Disposition')).toBe(`attachment; filename="${file}"`);
    expect(response.headers.get('Content-Type')).toMatch(/spreadsheetml\.sheet$/);
    return response.arrayBuffer();
  };

  test('has the texts and numbers of the list as they are, and no formula', async ({
    client,
    post,
  }) => {
    const note = 'No nuts,\nno <b>"flesh"</b> &\t1;2';
    await post({ ...PORTIA, guest_one_first: 'constructor', guest_one_last: '=1+1' });
    await post({
      ...{ ...PORTIA, email: 'sofia@b.co', guest_one_first: 'Sofía', guest_one_last: 'Łęcka 王' },
      ...{ guests_count: 1, dietary_restrictions: note },
    });
    const file = await load(client, 'replies.xlsx');
    const [sheet] = await readWorkbook(file);
    const [headings = [], ...rows] = sheet?.data ?? [];
    const csv = readCsv((await loadCsv(client, 'replies.csv')).slice(1));
    expect(headings).toEqual(csv[0]);
    const cells = rows.map((row) =>
      Object.fromEntries(headings.map((heading, at) => [heading, row[at]])),
    );
    expect(cells).toMatchObject([
      { 'First name': 'constructor', 'Last name': '=1+1', Guests: 2, Withdrawn: 'no' },
      { 'First name': 'Sofía', 'Last name': 'Łęcka 王', Guests: 1, 'Dietary notes': note },
    ]);
    const { 'xl/worksheets/sheet1.xml': content = new Uint8Array() } = unzipSync(
      new Uint8Array(file),
    );
    expect(strFromU8(content)).not.toContain('<f>');
    expect(strFromU8(content)).toContain('state="frozen"');
  });

  test('names its sheet after the list, as Excel allows it', async ({ client }) => {
    for (const [file, name] of [
      ['guests-wedding.xlsx', 'Guests The Wedding'],
      ['no-reply.xlsx', 'No reply yet'],
      ['wishes.xlsx', 'Wishes'],
    ] as const) {
      const sheets = await readWorkbook(await load(client, file));
      expect(sheets).toMatchObject([{ sheet: name, data: [expect.any(Array)] }]);
    }
  });
});

test('only the export of all replies is recorded', async ({ client, post }) => {
  await post(PORTIA);
  await client.request('exports/caterer.csv');
  expect((await client.guestData()).lastExportAt).toBeNull();
  await client.request('exports/replies.csv');
  const { lastExportAt, households } = await client.guestData();
  expect(lastExportAt && households[0] && households[0].lastAt <= lastExportAt).toBe(true);
});
