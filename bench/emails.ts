// `npm run bench:letters`: what letters cost a reply. Durable replies a second without letters, with
// letters while the mail server is down, and while it takes them; on both databases, in turns.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite } from '../server/fixtures/built-site.ts';
import { openMailbox } from '../server/fixtures/mailbox.ts';
import { startPostgres } from '../server/fixtures/postgres.ts';
import { addressOf, type Program, startServer } from '../server/fixtures/program.ts';
import { type Figures, loadWithReplies } from './http-load.ts';
import { measure, table } from './measures.ts';
import { keepResults } from './results.ts';

const CONNECTIONS = 16;
const SECONDS = 4;
const TURNS = 5;

const folder = mkdtempSync(join(tmpdir(), 'serenissima-bench-'));
const dist = buildSite(join(folder, 'dist'));
const postgres = await startPostgres();
const mailbox = await openMailbox();
const closed = await openMailbox();
await closed.close();

const MAIL: Record<string, Record<string, string>> = {
  'no letters': {},
  'letters, the mail server is down': mailAt(closed.url),
  'letters, the mail server takes them': mailAt(mailbox.url),
};

const figures = new Map<string, Figures[]>();
try {
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const [emails, env] of Object.entries(MAIL)) {
      const name = `${turn}-${Object.keys(MAIL).indexOf(emails)}`;
      await note(`SQLite: ${emails}`, { DATA_DIR: join(folder, name), ...env });
      const databaseUrl = await postgres.create(`wedding-${name}`);
      await note(`PostgreSQL: ${emails}`, { DATABASE_URL: databaseUrl, ...env });
    }
  }
} finally {
  await mailbox.close();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

const found = [...figures].map(([what, all]) => ({
  what,
  perSecond: measure(all.map(({ perSecond }) => perSecond)),
  p50ms: measure(all.map(({ p50ms }) => p50ms)),
  p99ms: measure(all.map(({ p99ms }) => p99ms)),
  errors: all.reduce((sum, { errors }) => sum + errors, 0),
}));
keepResults('letters', { connections: CONNECTIONS, seconds: SECONDS, createMutex: TURNS, found });
process.stdout.write(
  `${table([
    ['', 'replies/s', 'p50 ms', 'p99 ms', 'errors'],
    ...found.map(({ what, perSecond, p50ms, p99ms, errors }) => [
      what,
      `${perSecond.median} (${perSecond.min}–${perSecond.max})`,
      String(p50ms.median),
      String(p99ms.median),
      String(errors),
    ]),
  ])}\n`,
);

async function note(what: string, env: Record<string, string>): Promise<void> {
  const program: Program = startServer(folder, dist, env);
  const address = await addressOf(program);
  figures.set(what, [
    ...(figures.get(what) ?? []),
    await loadWithReplies([address], CONNECTIONS, SECONDS),
  ]);
  program.process.kill('SIGKILL');
  await program.ended;
}

function mailAt(url: string): Record<string, string> {
  return {
    SMTP_URL: url,
    MAIL_FROM: 'us@belmont.example',
    HOST_EMAIL: 'antonio@rialto.example',
  };
}
