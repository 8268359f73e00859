import { join } from 'node:path';
import type { Queries } from '../database/database.ts';
import { existingLine, privateLine } from './private-file.ts';

/** Every one there is: what moves to another place has to take them along. */
export const SECRET_NAMES = ['session-secret', 'host-password'] as const;

export type SecretName = (typeof SECRET_NAMES)[number];

/** Lines that nobody else may read, kept for good under their names. */
export type Secrets = {
  /** The line of that name, made when there is none yet. Throws StartFailure or StorageError. */
  line(name: SecretName, make: () => string): Promise<string>;
  /** The line of that name, when there is one. Throws StartFailure or StorageError. */
  existing(name: SecretName): Promise<string | null>;
  /** Where that line is, for the person who has to look after it. */
  placeOf(name: SecretName): string;
};

/** In files of the data folder, for one server alone. */
export function secretsInFolder(dataDir: string): Secrets {
  const placeOf = (name: string) => join(dataDir, name);
  return {
    placeOf,
    line: async (name, make) => privateLine(placeOf(name), make),
    existing: async (name) => existingLine(placeOf(name)),
  };
}

/** In the database, where every copy of the server finds the same. */
export function secretsInDatabase(database: Queries): Secrets {
  async function existing(name: SecretName): Promise<string | null> {
    const rows = await database.query<{ line: string }>(
      'SELECT line FROM server_secrets WHERE name = $1',
      [name],
    );
    return rows[0]?.line ?? null;
  }

  return {
    existing,
    placeOf: (name) => `${name} in the table server_secrets`,
    async line(name, make) {
      await database.query(
        'INSERT INTO server_secrets (name, line) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING',
        [name, make()],
      );
      return (await existing(name)) ?? '';
    },
  };
}
