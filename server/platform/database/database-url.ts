import { loadPg } from './load-pg.ts';

const EXAMPLE = 'for example DATABASE_URL=postgres://user:password@localhost:5432/wedding';

/** Checks a value of DATABASE_URL; the error message never quotes it, because it has a password. */
export function findDatabaseUrlError(value: string): string | undefined {
  const url = URL.parse(value);
  if (!url || !['postgres:', 'postgresql:'].includes(url.protocol)) {
    return `DATABASE_URL must be an address that starts with postgres://, ${EXAMPLE}`;
  }
  if (url.pathname.length < 2) {
    return `DATABASE_URL names no database after the host, ${EXAMPLE}`;
  }
  try {
    const { Client } = loadPg();
    new Client(normalizeSslMode(value));
  } catch (error) {
    return `DATABASE_URL cannot be used (${explainUrlError(error)}), ${EXAMPLE}`;
  }
  return undefined;
}

// In these modes libpq and its clients encrypt without a trusted certificate. By default pg treats
// them as `verify-full`.
const LIBPQ_MODES = ['prefer', 'require', 'verify-ca'];

/** Makes pg read `sslmode` as libpq does. */
export function normalizeSslMode(value: string): string {
  const url = new URL(value);
  const { searchParams } = url;
  if (LIBPQ_MODES.includes(searchParams.get('sslmode') ?? '')) {
    searchParams.set('uselibpqcompat', 'true');
  }
  return url.href;
}

/** Name, host and port of the database: safe to print, without user and password. */
export function describeDatabase(value: string): string {
  const { Client } = loadPg();
  const { database, host, port } = new Client(normalizeSslMode(value));
  return `PostgreSQL database ${database} at ${host}:${port}`;
}

function explainUrlError(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
    return 'a certificate file that it names does not exist';
  }
  return 'its TLS settings contradict each other';
}
