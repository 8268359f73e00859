import { DatabaseSync } from 'node:sqlite';
import { expect } from 'vitest';
import { createClient, getCookie, test } from './fixtures/dashboard.ts';
import { PORTIA } from './fixtures/site.ts';
import { getDatabaseFile } from './platform/database/sqlite-connection.ts';

/** Locks the database for writing, as another process can, while the work is done. */
async function whileLocked(dataDir: string, work: () => Promise<void>): Promise<void> {
  const writer = new DatabaseSync(getDatabaseFile(dataDir));
  writer.exec('BEGIN IMMEDIATE');
  try {
    await work();
  } finally {
    writer.exec('ROLLBACK');
    writer.close();
  }
}

test('the couple reads and downloads everything while another process locks the database', async ({
  client,
  post,
  dataDir,
}) => {
  await post(PORTIA);
  await whileLocked(dataDir, async () => {
    for (const path of ['guest-data', 'exports/replies.csv', 'backup.json', 'backup.db'])
      expect([path, (await client.request(path)).status]).toEqual([path, 200]);
    expect((await client.guestData()).households).toHaveLength(1);
  });
});

test('the couple can sign in while another process locks the database', async ({
  app,
  signIn,
  dataDir,
  database,
}) => {
  await database.query('SELECT 1');
  await whileLocked(dataDir, async () => {
    const response = await signIn();
    expect(response.status).toBe(204);
    expect((await createClient(app, getCookie(response)).request('session')).status).toBe(204);
  });
});

test('the couple can sign out while another process locks the database', async ({
  client,
  dataDir,
}) => {
  await whileLocked(dataDir, async () => {
    const response = await client.request('session', { method: 'DELETE' });
    expect(response.status).toBe(204);
    expect(response.headers.get('Set-Cookie')).toMatch(/^desk-session=; /);
    expect((await client.request('session')).status).toBe(401);
  });
  expect((await client.request('session')).status).toBe(401);
});
