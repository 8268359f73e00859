// `npm run bench:emails`: measures the cost of emails for replies. Sends durable replies without emails,
// with emails while the mail server is down, and while it accepts them; in turns on both databases.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite } from '../server/fixtures/built-site.ts';
import { openMailbox } from '../server/fixtures/mailbox.ts';
import { startPostgres } from '../server/fixtures/postgres.ts';
import { type Program, startServer, waitForAddress } from '../server/fixtures/program.ts';
import { type LoadResult, loadWithReplies } from './http-load.ts';
import { formatTable, saveResults } from './results.ts';
import { summarize } from './statistics.ts';

const CONNECTIONS = 16;
const SECONDS = 4;
const ROUNDS = 5;

const folder = mkdtempSync(join(tmpdir(), 'serenissima-bench-'));
const dist = buildSite(join(folder, 'dist'));
const postgres = await startPostgres();
const mailbox = await openMailbox();
const closedMailbox = await openMailbox();
await closedMailbox.close();

const MAIL_SETTINGS: Record<string, Record<string, string>> = {
  'no emails': {},
  'emails, mail server down': mailSettings(closedMailbox.url),
  'emails, mail server up': mailSettings(mailbox.url),
};

const loads = new Map<string, LoadResult[]>();
try {
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, [emails, env]] of Object.entries(MAIL_SETTINGS).entries()) {
      const name = `${round}-${index}`;
      await measureReplies(`SQLite: ${emails}`, { DATA_DIR: join(folder, name), ...env });
      const databaseUrl = await postgres.create(`wedding-${name}`);
      await measureReplies(`PostgreSQL: ${emails}`, { DATABASE_URL: databaseUrl, ...env });
    }
  }
} finally {
  await mailbox.close();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

const results = [...loads].map(([name, all]) => ({
  name,
  perSecond: summarize(all.map(({ perSecond }) => perSecond)),
  p50ms: summarize(all.map(({ p50ms }) => p50ms)),
  p99ms: summarize(all.map(({ p99ms }) => p99ms)),
  errors: all.reduce((sum, { errors }) => sum + errors, 0),
}));
saveResults('emails', { connections: CONNECTIONS, seconds: SECONDS, rounds: ROUNDS, results });
process.stdout.write(
  `${formatTable([
    ['', 'replies/s', 'p50 ms', 'p99 ms', 'errors'],
    ...results.map(({ name, perSecond, p50ms, p99ms, errors }) => [
      name,
      `${perSecond.median} (${perSecond.min}–${perSecond.max})`,
      String(p50ms.median),
      String(p99ms.median),
      String(errors),
    ]),
  ])}\n`,
);

async function measureReplies(name: string, env: Record<string, string>): Promise<void> {
  const program: Program = startServer(folder, dist, { RATE_LIMIT: 'off', ...env });
  const address = await waitForAddress(program);
  const load = await loadWithReplies([address], CONNECTIONS, SECONDS);
  loads.set(name, [...(loads.get(name) ?? []), load]);
  program.process.kill('SIGKILL');
  await program.ended;
}

function mailSettings(url: string): Record<string, string> {
  return {
    SMTP_URL: url,
    MAIL_FROM: 'us@belmont.example',
    HOST_EMAIL: 'antonio@rialto.example',
  };
}
