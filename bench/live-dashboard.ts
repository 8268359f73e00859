// `npm run bench:live`: measures replies while two dashboards are open, beside the same load without them,
// without a guest list and with 2,000 invited guests.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { buildAppIfOutdated } from '../build/main.ts';
import { ANNOUNCED_HEADER } from '../domain/dashboard/guest-data-headers.ts';
import { fillWithReplies, getInvitedName, signIn } from './filled-site.ts';
import { HEADERS, REPLY } from './reply-load.ts';
import { formatTable, saveResults } from './results.ts';
import { startSite } from './running-server.ts';
import { summarize } from './statistics.ts';

const CONNECTIONS = 16;
const SECONDS = 2;
const ROUNDS = 4;
const INVITED = 2_000;
const VISIBLE_REPLIES = 15;
const DASHBOARDS = 2;
const PASSWORD = 'ponte-dei-pugni';
const TARGETS = {
  throughputRatio: 0.8,
  p99ms: 100,
  rejectedReplies: 0,
  visibleAfterMs: 1_000,
};

const { values } = parseArgs({
  options: { sizes: { type: 'string', default: '2000,10000,100000' } },
});
await buildAppIfOutdated();
const results: Awaited<ReturnType<typeof measureWith>>[] = [];
for (const size of values.sizes.split(',').map(Number)) {
  for (const invited of [0, INVITED]) results.push(await measureWith(size, invited));
}
saveResults('live-dashboard', {
  connections: CONNECTIONS,
  seconds: SECONDS,
  rounds: ROUNDS,
  targets: TARGETS,
  results,
});
const columns = Object.keys(results[0] ?? {}) as (keyof (typeof results)[number])[];
process.stdout.write(
  `${formatTable([columns, ...results.map((result) => columns.map((column) => JSON.stringify(result[column])))])}\n`,
);

async function measureWith(size: number, invited: number) {
  const folder = mkdtempSync(join(tmpdir(), 'serenissima-bench-'));
  await fillWithReplies(folder, size, invited);
  const server = await startSite({
    DATA_DIR: folder,
    HOST_PASSWORD: PASSWORD,
    RATE_LIMIT: 'off',
  });
  try {
    const request = await signIn(server.address, PASSWORD);
    const alone: Load[] = [];
    const besideDashboard: Load[] = [];
    const measureAlone = async () => {
      alone.push(await sendReplies(server.address, invited));
    };
    const measureBesideDashboard = async () => {
      const dashboards = [];
      for (let at = 0; at < DASHBOARDS; at += 1) dashboards.push(await openDashboard(request));
      const load = await sendReplies(server.address, invited);
      besideDashboard.push(load);
      for (const dashboard of dashboards) await dashboard.close();
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      // In turns, because each load adds replies and the later one has more of them.
      const measurements = [measureAlone, measureBesideDashboard];
      for (const measure of round % 2 ? measurements.reverse() : measurements) await measure();
    }
    const dashboard = await openDashboard(request);
    const visibleAfterMs: number[] = [];
    for (let reply = 0; reply < VISIBLE_REPLIES; reply += 1) {
      visibleAfterMs.push(Math.round(await dashboard.timeUntilVisible(server.address)));
    }
    await dashboard.close();
    // Compares loads that follow each other directly, because other programs may slow both down.
    const ratios = alone.map(({ perSecond }, round) => {
      const { perSecond: withDashboard = 0 } = besideDashboard[round] ?? {};
      return Number((withDashboard / perSecond).toFixed(2));
    });
    return {
      replies: size,
      invited,
      perSecond: summarize(alone.map((load) => load.perSecond)),
      perSecondWithDashboard: summarize(besideDashboard.map((load) => load.perSecond)),
      throughputRatio: summarize(ratios),
      p99ms: summarize(alone.map(({ p99ms }) => p99ms)),
      p99msWithDashboard: summarize(besideDashboard.map(({ p99ms }) => p99ms)),
      rejectedReplies: [...alone, ...besideDashboard].reduce((sum, { errors }) => sum + errors, 0),
      visibleAfterMs: summarize(visibleAfterMs),
    };
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Load = { replies: number; perSecond: number; p99ms: number; errors: number };

/** Sends replies with different addresses; with a guest list, half of them by invited guests. */
async function sendReplies(address: string, invited: number): Promise<Load> {
  const names = Array.from({ length: invited }, (_, index) => getInvitedName(index));
  const toBody = (guest: object) =>
    JSON.stringify({ ...REPLY, ...guest, email: '[<id>]@belmont.example' });
  const bodies = invited === 0 ? [toBody({})] : names.map((name) => toBody(splitFullName(name)));
  const result = await autocannon({
    url: `${address}/rest/v1/rsvps?select=*`,
    method: 'POST',
    headers: HEADERS,
    requests: bodies.map((body) => ({ body })),
    idReplacement: true,
    connections: CONNECTIONS,
    duration: SECONDS,
  });
  return {
    replies: result['2xx'],
    perSecond: Math.round(result['2xx'] / result.duration),
    p99ms: result.latency.p99,
    errors: result.errors + result.non2xx,
  };
}

function splitFullName(name: string) {
  const [first, ...last] = name.split(' ');
  return { guest_one_first: first, guest_one_last: last.join(' ') };
}

/** Loads the guest data, and again after each announced version, as the page does. */
async function openDashboard(request: Awaited<ReturnType<typeof signIn>>) {
  let seen = '';
  let announced = '';
  let loaded = '';
  const loadData = async () => {
    seen = await (await request('guest-data', { [ANNOUNCED_HEADER]: announced })).text();
  };
  await loadData();
  const stream = await request('changes');
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();

  async function follow(): Promise<void> {
    let buffer = '';
    let isReading = false;
    for (;;) {
      const { value, done } = (await reader?.read()) ?? { done: true };
      if (done) return;
      const messages = (buffer + value).split('\n\n');
      buffer = messages.pop() ?? '';
      for (const message of messages) announced = /data: (.*)/.exec(message)?.[1] ?? announced;
      if (isReading) continue;
      isReading = true;
      void readAnnounced().finally(() => (isReading = false));
    }
  }

  async function readAnnounced(): Promise<void> {
    while (loaded !== announced) {
      loaded = announced;
      await loadData();
    }
  }
  const following = follow();

  return {
    async timeUntilVisible(address: string): Promise<number> {
      const email = `${crypto.randomUUID()}@belmont.example`;
      const started = performance.now();
      const body = JSON.stringify({ ...REPLY, email });
      await fetch(`${address}/rest/v1/rsvps?select=*`, { method: 'POST', headers: HEADERS, body });
      while (!seen.includes(email)) await new Promise((resolve) => setTimeout(resolve, 2));
      return performance.now() - started;
    },
    async close() {
      await reader?.cancel();
      await following;
    },
  };
}
