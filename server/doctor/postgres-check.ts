import { type Connections, connectPostgres } from '../database/postgres.ts';
import { isMigrated } from '../database/postgres-migrations.ts';
import { StartFailure } from '../start-failure.ts';
import { type CheckResult, fault, well } from './check-result.ts';
import { factsOf } from './postgres-facts.ts';
import { checkNews } from './postgres-news-check.ts';
import {
  clockFinding,
  durabilityFindings,
  encryptionFinding,
  versionFinding,
} from './postgres-results.ts';
import { repliesResult } from './replies-result.ts';

// A database that is only starting is waited for, one that is not there soon said to be so.
const PATIENCE = 3_000;

/** Looks at the PostgreSQL of DATABASE_URL, with two connections of its own. */
export async function checkPostgres(url: string): Promise<CheckResult[]> {
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

async function findingsIn(connections: Connections): Promise<CheckResult[]> {
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

async function schemaFinding(connections: Connections): Promise<CheckResult> {
  try {
    return (await isMigrated(connections))
      ? well('Its tables are of this version.')
      : well('It is empty or older; the next start makes its tables.');
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    return fault(error.message);
  }
}

async function repliesIn({ pool }: Connections): Promise<CheckResult[]> {
  const { rows: tables } = await pool.query(
    "SELECT 1 WHERE to_regclass('public.rsvps') IS NOT NULL" +
      " AND has_table_privilege(to_regclass('public.rsvps'), 'SELECT')",
  );
  if (tables.length === 0) return [];
  const { rows } = await pool.query<{ replies: number }>('SELECT count(*) AS replies FROM rsvps');
  return rows.map(({ replies }) => repliesResult(replies));
}
