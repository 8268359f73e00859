import { type Connections, connectPostgres } from '../postgres.ts';
import { isMigrated } from '../postgres-migrations.ts';
import { StartFailure } from '../start-failure.ts';
import { isThisMachine } from '../this-machine.ts';
import { type Finding, fault, warning, well } from './finding.ts';
import { checkNews } from './postgres-news-check.ts';
import { repliesFinding } from './replies-finding.ts';

// A database that is only starting is waited for, one that is not there soon said to be so.
const PATIENCE = 3_000;
const OLDEST = 13;
const CLOCK_MAY_DIFFER = 5_000;

/** Looks at the PostgreSQL of DATABASE_URL, with two connections of its own. */
export async function checkPostgres(url: string): Promise<Finding[]> {
  try {
    const connections = await connectPostgres(url, { say: () => {}, patience: PATIENCE });
    try {
      return await findingsIn(connections);
    } finally {
      await connections.pool.end();
    }
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    return [fault(error.message)];
  }
}

async function findingsIn(connections: Connections): Promise<Finding[]> {
  const server = await factsOf(connections);
  return [
    well(`The ${connections.place} answers.`),
    versionFinding(server.version),
    await schemaFinding(connections),
    ...(await repliesIn(connections)),
    ...durabilityFindings(server),
    clockFinding(server.clockAhead),
    await checkNews(connections),
    encryptionFinding(server),
  ];
}

type Facts = {
  version: string;
  fsync: string;
  fullPageWrites: string;
  synchronousCommit: string;
  readOnly: string;
  encrypted: boolean;
  host: string;
  /** Milliseconds. */
  clockAhead: number;
};

async function factsOf({ single }: Connections): Promise<Facts> {
  // Not of the pool, whose connections have been set to be durable.
  const client = single();
  try {
    await client.connect();
    const before = Date.now();
    const { rows } = await client.query<Omit<Facts, 'clockAhead' | 'host'> & { clock: string }>(
      `SELECT current_setting('server_version') AS version,
         current_setting('fsync') AS fsync,
         current_setting('full_page_writes') AS "fullPageWrites",
         current_setting('synchronous_commit') AS "synchronousCommit",
         current_setting('transaction_read_only') AS "readOnly",
         coalesce((SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()), false) AS encrypted,
         clock_timestamp() AS clock`,
    );
    const [facts] = rows;
    if (!facts) throw new Error('PostgreSQL told nothing of itself.');
    const ours = (before + Date.now()) / 2;
    return { ...facts, host: client.host, clockAhead: Date.parse(facts.clock) - ours };
  } finally {
    await client.end();
  }
}

export function versionFinding(version: string): Finding {
  const [number = ''] = version.split(' ');
  if (Number.parseInt(number, 10) >= OLDEST) return well(`It is PostgreSQL ${number}.`);
  return fault(`It is PostgreSQL ${number}; the site needs ${OLDEST} or newer.`);
}

async function schemaFinding(connections: Connections): Promise<Finding> {
  try {
    return (await isMigrated(connections))
      ? well('Its tables are of this version.')
      : well('It is empty or older; the next start makes its tables.');
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    return fault(error.message);
  }
}

async function repliesIn({ pool }: Connections): Promise<Finding[]> {
  const { rows: tables } = await pool.query(
    "SELECT 1 WHERE to_regclass('public.rsvps') IS NOT NULL" +
      " AND has_table_privilege(to_regclass('public.rsvps'), 'SELECT')",
  );
  if (tables.length === 0) return [];
  const { rows } = await pool.query<{ replies: number }>('SELECT count(*) AS replies FROM rsvps');
  return rows.map(({ replies }) => repliesFinding(replies));
}

function durabilityFindings({ fsync, fullPageWrites, synchronousCommit, readOnly }: Facts) {
  const findings: Finding[] = [];
  if (fsync !== 'on' || fullPageWrites !== 'on') {
    const name = fsync === 'on' ? 'full_page_writes' : 'fsync';
    findings.push(
      fault(
        `It does not keep what it is given: ${name} is off, and a power cut can take every reply.`,
        `In its postgresql.conf: ${name} = on; then restart PostgreSQL`,
      ),
    );
  }
  if (synchronousCommit === 'off') {
    findings.push(
      warning(
        'It may forget the last moments in a crash (synchronous_commit is off). This site asks for ' +
          'more and gets it; what others write there does not.',
        'In its postgresql.conf: synchronous_commit = on',
      ),
    );
  }
  if (readOnly === 'on') {
    findings.push(
      fault(
        'It can be read only: no reply could be stored.',
        'Name the primary database in DATABASE_URL, or end default_transaction_read_only',
      ),
    );
  }
  return findings.length > 0 ? findings : [well('It keeps what it is given, also in a power cut.')];
}

export function clockFinding(ahead: number): Finding {
  const seconds = Math.round(Math.abs(ahead) / 1000);
  if (Math.abs(ahead) <= CLOCK_MAY_DIFFER) return well('Its clock and this machine’s agree.');
  return warning(
    `Its clock is ${seconds} seconds ${ahead > 0 ? 'ahead of' : 'behind'} this machine’s: times at ` +
      'the desk would be wrong.',
    'Let both machines set their clocks by the network (NTP)',
  );
}

export function encryptionFinding({ host, encrypted }: Pick<Facts, 'host' | 'encrypted'>): Finding {
  if (encrypted) return well('The connection is encrypted.');
  if (isThisMachine(host)) return well('It is on this machine; nothing of it travels.');
  return warning(
    'The connection is not encrypted: who is on the way reads names, addresses and passwords.',
    'Add ?sslmode=verify-full to DATABASE_URL, unless the network between is yours alone',
  );
}
