import { join } from 'node:path';
import type { Queries } from '../database/database.ts';
import { readOrCreateLine, readPrivateLine } from '../files.ts';

/** All secrets of an installation; a move to another database takes them along. */
export const SECRET_NAMES = ['session-secret', 'host-password'] as const;

export type SecretName = (typeof SECRET_NAMES)[number];

/** Stores secrets of one line each. Its methods throw CommandError or StorageError. */
export type Secrets = {
  /** Reads a secret, or creates it. */
  getOrCreate(name: SecretName, create: () => string): Promise<string>;
  /** Reads a secret; null when there is none. */
  find(name: SecretName): Promise<string | null>;
  /** Where the secret is stored, for error messages. */
  describeLocation(name: SecretName): string;
};

/** Stores the secrets as files in the data folder, for a single server. */
export function createFolderSecrets(dataDir: string): Secrets {
  const toPath = (name: string) => join(dataDir, name);
  return {
    getOrCreate: async (name, create) => readOrCreateLine(toPath(name), create),
    find: async (name) => readPrivateLine(toPath(name)),
    describeLocation: toPath,
  };
}

/** Stores the secrets in the database, so that all copies of the server share them. */
export function createDatabaseSecrets(queries: Queries): Secrets {
  return {
    async getOrCreate(name, create) {
      await insertSecret(queries, name, create());
      return (await findSecret(queries, name)) ?? '';
    },
    find: (name) => findSecret(queries, name),
    describeLocation: (name) => `${name} in the table server_secrets`,
  };
}

/** One secret of the server; null when there is none with this name. Only on PostgreSQL. */
async function findSecret(queries: Queries, name: string): Promise<string | null> {
  const [row] = await queries.query<{ line: string }>(
    'SELECT line FROM server_secrets WHERE name = $1',
    [name],
  );
  return row?.line ?? null;
}

/** Adds a secret; keeps an existing one. */
async function insertSecret(queries: Queries, name: string, line: string): Promise<void> {
  await queries.query(
    'INSERT INTO server_secrets (name, line) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING',
    [name, line],
  );
}
