// `npm run bench:stalls`: measures the longest time that the event loop stands still while the dashboard, a helper's
// page and downloads are opened with 100,000 replies and 20,000 households on the guest list.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildAppIfOutdated } from '../build/main.ts';
import { fillWithReplies, signIn } from './filled-site.ts';
import { formatTable, saveResults } from './results.ts';
import { startSite } from './running-server.ts';
import type { Stall } from './stall-monitor.ts';

const REPLIES = 100_000;
const HOUSEHOLDS = 20_000;
const PASSWORD = 'ponte-dei-pugni';
const LISTS = ['replies', 'people', 'guest-list', 'caterer', 'no-reply'];
const NEW_LINK = {
  label: 'Caterer',
  lists: ['guests', 'caterer'],
  event: null,
  days: 30,
};

await buildAppIfOutdated();
const folder = mkdtempSync(join(tmpdir(), 'serenissima-bench-'));
await fillWithReplies(folder, REPLIES, HOUSEHOLDS);
const server = await startSite({ DATA_DIR: folder, HOST_PASSWORD: PASSWORD, RATE_LIMIT: 'off' });
try {
  const request = await signIn(server.address, PASSWORD);
  const results: ({ request: string; ms: number } & Stall)[] = [];
  const measure = async (name: string, send: () => Promise<Response>) => {
    await server.readStall();
    const started = performance.now();
    const answer = await send();
    if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
    await answer.arrayBuffer();
    const ms = Math.round(performance.now() - started);
    results.push({ request: name, ms, ...(await server.readStall()) });
  };
  await measure('the dashboard, first', () => request('guest-data'));
  await measure('the dashboard, again', () => request('guest-data'));
  const answer = await request('share-links', {}, NEW_LINK);
  const { path } = await answer.json();
  await measure("a helper's page", () => fetch(server.address + path));
  for (const list of LISTS) {
    for (const file of [`${list}.csv`, `${list}.xlsx`]) {
      await measure(file, () => request(`exports/${file}`));
    }
  }
  await measure('backup.json', () => request('backup.json'));
  await measure('backup.db', () => request('backup.db'));
  saveResults('stalls', { replies: REPLIES, households: HOUSEHOLDS, results });
  const rows = results.map((result) => Object.values(result).map(String));
  process.stdout.write(`${formatTable([['', 'ms', 'longest stall ms', 'in CPU ms'], ...rows])}\n`);
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
