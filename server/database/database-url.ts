import pg from 'pg';

const EXAMPLE = 'for example DATABASE_URL=postgres://user:password@localhost:5432/wedding';
// Modes in which libpq, and all who follow it, encrypt without asking for a certificate that is
// known to this machine; pg reads them as `verify-full` unless told otherwise.
const LIBPQ_MODES = ['prefer', 'require', 'verify-ca'];

/** What is wrong with an address given as DATABASE_URL, or nothing. Never repeats it: it has a password. */
export function databaseUrlError(value: string): string | undefined {
  const url = URL.parse(value);
  if (!url || !['postgres:', 'postgresql:'].includes(url.protocol)) {
    return `DATABASE_URL must be an address that starts with postgres://, ${EXAMPLE}`;
  }
  if (url.pathname.length < 2) {
    return `DATABASE_URL names no database after the host, ${EXAMPLE}`;
  }
  try {
    new pg.Client(asPgReadsIt(value));
  } catch (error) {
    return `DATABASE_URL cannot be used (${reasonOf(error)}), ${EXAMPLE}`;
  }
  return undefined;
}

/** The address with the meaning of `sslmode` that everyone else gives it. */
export function asPgReadsIt(value: string): string {
  const url = new URL(value);
  const { searchParams } = url;
  if (LIBPQ_MODES.includes(searchParams.get('sslmode') ?? '')) {
    searchParams.set('uselibpqcompat', 'true');
  }
  return url.href;
}

/** Which database it is, in words that may be printed: without user and password. */
export function databaseName(value: string): string {
  const { database, host, port } = new pg.Client(asPgReadsIt(value));
  return `PostgreSQL database ${database} at ${host}:${port}`;
}

function reasonOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
    return 'a certificate that it names is not there';
  }
  return 'its TLS settings contradict each other';
}
