import { join } from 'node:path';
import type { Queries } from './database.ts';
import { privateLine } from './private-file.ts';

/** Lines that nobody else may read, kept for good under their names. */
export type Secrets = {
  /** The line of that name, made when there is none yet. Throws StartFailure or StorageError. */
  line(name: string, make: () => string): Promise<string>;
  /** Where that line is, for the person who has to look after it. */
  placeOf(name: string): string;
};

/** In files of the data folder, for one server alone. */
export function secretsInFolder(dataDir: string): Secrets {
  const placeOf = (name: string) => join(dataDir, name);
  return { placeOf, line: async (name, make) => privateLine(placeOf(name), make) };
}

/** In the database, where every copy of the server finds the same. */
export function secretsInDatabase(database: Queries): Secrets {
  return {
    placeOf: (name) => `${name} in the table server_secrets`,
    async line(name, make) {
      await database.query(
        'INSERT INTO server_secrets (name, line) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING',
        [name, make()],
      );
      const rows = await database.query<{ line: string }>(
        'SELECT line FROM server_secrets WHERE name = $1',
        [name],
      );
      return rows[0]?.line ?? '';
    },
  };
}
