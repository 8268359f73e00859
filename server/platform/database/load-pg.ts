import { createRequire } from 'node:module';
import type pg from 'pg';

const require = createRequire(import.meta.url);

/** Loads pg at its first use, because its 35 modules cost a server on SQLite a tenth of its start time. */
export function loadPg(): typeof pg {
  return require('pg');
}
