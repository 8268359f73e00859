// `npm run bench:mailings`: measures a mailing to 2,000 addresses at the highest rate, and the receipts of
// guests who reply meanwhile, on both databases with a mail server that accepts everything.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import content from '../content/wedding.ts';
import { decodeReply } from '../domain/replies/rsvp-record.ts';
import { localizeWedding } from '../domain/wedding/localize.ts';
import { startEmails } from '../server/emails/emails.ts';
import { parseSmtpUrl } from '../server/emails/mail-settings.ts';
import { createFirstMessage } from '../server/emails/mailings/mailing-email.ts';
import {
  findMailing,
  insertMailing,
  scheduleMailing,
} from '../server/emails/mailings/mailings-table.ts';
import { openMailbox } from '../server/fixtures/mailbox.ts';
import { PORTIA } from '../server/fixtures/portia.ts';
import { startPostgres } from '../server/fixtures/postgres.ts';
import { createGuestDataSource } from '../server/guest-data/guest-data.ts';
import type { Database } from '../server/platform/database/database.ts';
import { storeRsvp } from '../server/replies/rsvps.ts';
import { openDatabase } from '../server/store.ts';
import { formatTable, saveResults } from './results.ts';
import { summarize } from './statistics.ts';

const ADDRESSES = 2_000;
const EMAILS_PER_MINUTE = 6_000;
const RECEIPTS = 10;

const folder = mkdtempSync(join(tmpdir(), 'serenissima-bench-'));
const postgres = await startPostgres();
const results: Awaited<ReturnType<typeof measure>>[] = [];
try {
  results.push(await measure('SQLite', join(folder, 'data'), null));
  results.push(await measure('PostgreSQL', folder, await postgres.create('mailings')));
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

saveResults('mailings', { addresses: ADDRESSES, emailsPerMinute: EMAILS_PER_MINUTE, results });
process.stdout.write(
  `${formatTable([
    ['', 'queued ms', 'sent s', 'emails', 'receipt ms'],
    ...results.map(({ name, queuedMs, sentSeconds, emails, receiptMs }) => [
      name,
      String(queuedMs),
      String(sentSeconds),
      String(emails),
      `${receiptMs.median} (${receiptMs.min}–${receiptMs.max})`,
    ]),
  ])}\n`,
);

async function measure(name: string, dataDir: string, databaseUrl: string | null) {
  const mailbox = await openMailbox();
  const database = await openDatabase({ dataDir, databaseUrl });
  const settings = { getContent: () => content, publicUrl: 'https://wedding.example' };
  const emails = startEmails({
    ...settings,
    mail: {
      smtp: parseSmtpUrl(mailbox.url),
      from: 'us@wedding.example',
      notify: [],
      emailsPerMinute: EMAILS_PER_MINUTE,
    },
    database,
    guestData: createGuestDataSource(database, () => localizeWedding(content)),
    log: { error: fail, warn: fail },
  });
  try {
    await addGuestList(database);
    const message = createFirstMessage({ kind: 'save-the-date' }, settings);
    const id = await insertMailing(database, 'save-the-date', message);
    await scheduleMailing(database, id, new Date(), null);
    const start = performance.now();
    emails.wake();
    while ((await findMailing(database, id))?.startedAt === null) await setTimeout(5);
    const queuedMs = Math.round(performance.now() - start);
    const receiptMs: number[] = [];
    for (let number = 0; number < RECEIPTS; number += 1) {
      await setTimeout(500);
      receiptMs.push(await measureReceipt(number));
    }
    while ((await findMailing(database, id))?.state !== 'sent') await setTimeout(100);
    const sentSeconds = Math.round((performance.now() - start) / 1000);
    const addresses = new Set(mailbox.emails.map(({ to }) => to[0]));
    if (addresses.size !== mailbox.emails.length) throw new Error('Somebody got two emails.');
    const receipts = summarize(receiptMs);
    return { name, queuedMs, sentSeconds, emails: addresses.size, receiptMs: receipts };
  } finally {
    await emails.stop();
    await database.close();
    await mailbox.close();
  }

  async function measureReceipt(number: number): Promise<number> {
    const email = `reply-${number}@wedding.example`;
    const start = performance.now();
    await storeRsvp(database, decodeReply({ ...PORTIA, email }), [emails.createReplyEmails(null)]);
    emails.wake();
    while (!mailbox.emails.some(({ to }) => to[0] === email)) await setTimeout(2);
    return Math.round(performance.now() - start);
  }
}

async function addGuestList(database: Database): Promise<void> {
  await database.exclusiveTransaction(async (queries) => {
    for (let number = 0; number < ADDRESSES; number += 1) {
      await queries.query('INSERT INTO households (name, emails) VALUES ($1, $2)', [
        `Guest ${number}`,
        JSON.stringify([`guest-${number}@wedding.example`]),
      ]);
    }
  });
}

function fail(_facts: object, message: string): never {
  throw new Error(message);
}
