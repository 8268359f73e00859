import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { insertRows } from '../backups/installation/rows.ts';
import { insertMailing, recipientsTable } from '../emails/mailings/mailings-table.ts';
import { emailsTable } from '../emails/outbox.ts';
import { test as base, type Client } from '../fixtures/dashboard.ts';
import { ENGINE } from '../fixtures/engine.ts';
import { addEntries, COMES, createPersonalReply, openLink } from '../fixtures/invitations.ts';
import { PORTIA } from '../fixtures/site.ts';
import type { Database } from '../platform/database/database.ts';
import { getDatabaseFile } from '../platform/database/sqlite-connection.ts';

// A shared file still contains texts of other tests.
const test = base.extend<{ sharesDatabase: boolean }>({ sharesDatabase: false });

const SHYLOCK = {
  name: 'Shylock Gobbo',
  emails: ['shylock@rialto.example'],
  note: 'owes us ducats',
};
const WORDS = ['Shylock', 'shylock@rialto.example', 'pound of flesh', 'ducats', 'tubal@rialto'];
const RECIPIENTS = [
  { id: 1, address: 'shylock@rialto.example', token: 'a-token-of-the-first-one' },
  { id: 2, address: 'portia@belmont.example', token: 'a-token-of-the-other-one' },
].map((row) => ({ ...row, created_at: '2026-01-01T00:00:00.000Z' }));

/** Stores a household in every table that can have one, and another household. */
async function storeShylock(
  client: Client,
  {
    app,
    database,
    post,
  }: {
    app: Parameters<typeof openLink>[0];
    database: Database;
    post: (reply: object) => Promise<Response>;
  },
): Promise<string> {
  const [entry] = await addEntries(client, SHYLOCK, { name: 'Antonio' });
  const guest = await openLink(app, { code: entry?.code ?? null });
  const reply = createPersonalReply({
    people: [{ first: 'Shylock', last: 'Gobbo', attendance: COMES }],
    email: 'shylock@rialto.example',
    note: 'A pound of flesh',
  });
  const response = await guest.request('/invitation/reply', { method: 'POST', json: reply });
  expect(response.status).toBe(201);
  // Waits beside it.
  await post({
    ...PORTIA,
    guest_one_first: 'Shylock',
    guest_one_last: 'Gobbo',
    email: 'tubal@rialto.example',
  });
  // The couple decided against it.
  await post({ ...PORTIA, guest_one_first: 'Shylock', email: 'shylock@rialto.example' });
  const { households } = await client.guestData();
  const { key: openKey, version: openVersion } =
    households.find((one) => one.key.startsWith('host:open-')) ?? {};
  await client.send(`households/${encodeURIComponent(openKey ?? '')}/withdraw`, {
    version: openVersion,
  });
  await post(PORTIA);
  const key = `invitation:${entry?.id}`;
  const { version, current } = await client.household(key);
  await client.send(`households/${encodeURIComponent(key)}/reply`, {
    version,
    reply: { ...current, note: 'No pound of flesh' },
  });
  await insertRows(database, recipientsTable, RECIPIENTS);
  await insertMailing(database, 'announcement', {
    texts: {},
    filter: { who: 'all' },
    except: ['Shylock@Rialto.example', 'portia@belmont.example'],
  });
  const emails = [
    { kind: 'receipt', rsvp: 1 },
    { kind: 'mailing', mailing: 1, recipient: 1, language: 'en' },
    { kind: 'mailing', mailing: 1, recipient: 2, language: 'en' },
  ];
  await insertRows(
    database,
    emailsTable,
    emails.map((email, index) => ({
      ...{ id: index + 1, created_at: '2026-01-01T00:00:00.000Z' },
      ...{ due_at: '2026-01-01T00:00:00.000Z', attempts: 1, unconfirmed_attempts: 0 },
      ...{ sent_at: '2026-01-01T00:00:00.000Z', ...email },
    })),
  );
  return key;
}

function findWords(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name)));
  return WORDS.filter((word) => files.some((bytes) => bytes.includes(word)));
}

const erase = (client: Client, key: string) =>
  client.request(`households/${encodeURIComponent(key)}/erase`, { method: 'POST', body: {} });

describe('a household that is erased', () => {
  test('is gone from every table, and nothing of others is', async ({
    app,
    client,
    database,
    post,
  }) => {
    const key = await storeShylock(client, { app, database, post });
    expect((await erase(client, key)).status).toBe(204);
    const { guestList, households } = await client.guestData();
    expect(guestList.map(({ entry }) => entry.name)).toEqual(['Antonio']);
    expect(households.map(({ key }) => key)).toEqual(['email:portia@belmont.example']);
    const count = async (table: string) => (await database.query(`SELECT id FROM ${table}`)).length;
    expect(await count('rsvps')).toBe(1);
    expect(await count('reply_changes')).toBe(0);
    expect(await count('invitation_codes')).toBe(1);
    expect(await count('mail_recipients')).toBe(1);
    expect(await count('emails')).toBe(1);
    const [mailing] = await database.query<{ message: string }>('SELECT message FROM mailings');
    expect(JSON.parse(mailing?.message ?? '{}').except).toEqual(['portia@belmont.example']);
    // A second click.
    expect((await erase(client, key)).status).toBe(204);
  });

  test.runIf(ENGINE === 'sqlite')(
    'leaves no word in any file of the data folder',
    async ({ app, client, database, dataDir, post }) => {
      const key = await storeShylock(client, { app, database, post });
      expect(findWords(dataDir)).toEqual(WORDS);
      expect((await erase(client, key)).status).toBe(204);
      expect(findWords(dataDir)).toEqual([]);
      expect(statSync(`${getDatabaseFile(dataDir)}-wal`).size).toBe(0);
    },
  );

  test('may have no reply, or not be on the guest list', async ({ client, post }) => {
    const [entry] = await addEntries(client, SHYLOCK);
    await post(PORTIA);
    expect((await erase(client, `invitation:${entry?.id}`)).status).toBe(204);
    expect((await client.guestData()).guestList).toEqual([]);
    expect((await client.guestData()).households).toHaveLength(1);
    expect((await erase(client, 'email:portia@belmont.example')).status).toBe(204);
    expect((await client.guestData()).households).toEqual([]);
  });

  test('keeps the address of a mailing that another household has, too', async ({
    client,
    database,
    post,
  }) => {
    const [entry] = await addEntries(client, SHYLOCK, { name: 'Jessica', emails: SHYLOCK.emails });
    await insertRows(database, recipientsTable, RECIPIENTS);
    await post(PORTIA);
    await erase(client, `invitation:${entry?.id}`);
    expect(await database.query('SELECT id FROM mail_recipients')).toHaveLength(2);
  });
});

test('the export of a household has everything that is stored about it, and nothing of others', async ({
  app,
  client,
  database,
  post,
}) => {
  const key = await storeShylock(client, { app, database, post });
  const response = await client.request(`households/${encodeURIComponent(key)}/data`);
  expect(response.headers.get('Content-Disposition')).toContain('household.json');
  const text = await response.text();
  for (const word of WORDS) expect(text).toContain(word);
  expect(text).not.toMatch(/portia|Antonio/i);
  const data = JSON.parse(text);
  expect(data.replies).toHaveLength(3);
  expect(data.changesByTheCouple).toHaveLength(2);
  expect(data.emails).toHaveLength(2);
  expect(data.personalLinks[0].link).toMatch(/^http:\/\/localhost\/i\//);
  const unknown = await client.request('households/email%3Anobody%40b.co/data');
  expect(unknown.status).toBe(404);
});
