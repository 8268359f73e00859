import { isThisMachine } from '../this-machine.ts';
import { type CheckResult, fault, warning, well } from './check-result.ts';
import type { Facts } from './postgres-facts.ts';

const OLDEST = 13;
const CLOCK_MAY_DIFFER = 5_000;

export function versionFinding(version: string): CheckResult {
  const [number = ''] = version.split(' ');
  if (Number.parseInt(number, 10) >= OLDEST) return well(`It is PostgreSQL ${number}.`);
  return fault(`It is PostgreSQL ${number}; the site needs ${OLDEST} or newer.`);
}

/** Whether what it acknowledges is still there after a power cut. */
export function durabilityFindings({
  fsync,
  fullPageWrites,
  synchronousCommit,
  readOnly,
}: Facts): CheckResult[] {
  const results: CheckResult[] = [];
  if (fsync !== 'on' || fullPageWrites !== 'on') {
    const name = fsync === 'on' ? 'full_page_writes' : 'fsync';
    results.push(
      fault(
        `It does not keep what it is given: ${name} is off, and a power cut can take every reply.`,
        `In its postgresql.conf: ${name} = on; then restart PostgreSQL`,
      ),
    );
  }
  if (synchronousCommit === 'off') {
    results.push(
      warning(
        'It may forget the last moments in a crash (synchronous_commit is off). This site asks for ' +
          'more and gets it; what others write there does not.',
        'In its postgresql.conf: synchronous_commit = on',
      ),
    );
  }
  if (readOnly === 'on') {
    results.push(
      fault(
        'It can be read only: no reply could be stored.',
        'Name the primary database in DATABASE_URL, or end default_transaction_read_only',
      ),
    );
  }
  return results.length > 0 ? results : [well('It keeps what it is given, also in a power cut.')];
}

/** What it means that its clock is so many milliseconds ahead of ours. */
export function clockFinding(ahead: number): CheckResult {
  const seconds = Math.round(Math.abs(ahead) / 1000);
  if (Math.abs(ahead) <= CLOCK_MAY_DIFFER) return well('Its clock and this machine’s agree.');
  return warning(
    `Its clock is ${seconds} seconds ${ahead > 0 ? 'ahead of' : 'behind'} this machine’s: times at ` +
      'the dashboard would be wrong.',
    'Let both machines set their clocks by the network (NTP)',
  );
}

export function encryptionFinding({
  host,
  encrypted,
}: Pick<Facts, 'host' | 'encrypted'>): CheckResult {
  if (encrypted) return well('The connection is encrypted.');
  if (isThisMachine(host)) return well('It is on this machine; nothing of it travels.');
  return warning(
    'The connection is not encrypted: who is on the way reads names, addresses and passwords.',
    'Add ?sslmode=verify-full to DATABASE_URL, unless the network between is yours alone',
  );
}
