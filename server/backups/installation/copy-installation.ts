import { makeScheduledDrafts } from '../../emails/mailings/mailings-table.ts';
import { failRestoredEmails } from '../../emails/outbox.ts';
import { SECRET_NAMES, type SecretName, type Secrets } from '../../platform/access/secrets.ts';
import { CommandError } from '../../platform/command-error.ts';
import type { Queries } from '../../platform/database/database.ts';
import { toBatches } from '../../platform/database/database.ts';
import { StorageError } from '../../platform/database/storage-error.ts';
import type { Table } from '../../platform/database/table.ts';
import { BACKUP_TABLES, GUEST_TABLES, TABLES, WEBSITE_TABLES } from '../../schema.ts';
import {
  assertUnchanged,
  type Checksums,
  computeChecksums,
  createChecksum,
  findDifference,
} from './checksums.ts';
import { toStorageFailure } from './failures.ts';
import type { Installation } from './installation.ts';
import {
  endAllSessions,
  hasNumericIds,
  hasRows,
  insertRows,
  type Row,
  readRows,
} from './queries.ts';

/** The lines that keep the couple and the guests signed in. Never printed. */
type SecretLines = ReadonlyMap<SecretName, string>;

export type MoveResult = {
  /** False when the target already had an equal copy. */
  copied: boolean;
  checksums: Checksums;
  /** Whether the source has the secrets that keep passwords and sessions valid. */
  hasSecrets: boolean;
};

/** Copies everything into an empty target, or finds an equal copy there; throws CommandError. */
export async function moveInstallation(
  source: Installation,
  target: Installation,
): Promise<MoveResult> {
  const secrets = await readSecrets(source);
  const isFilled = await target.database.snapshot(async (queries) => {
    await assertNoOtherSecrets(secrets, target.openSecrets(queries));
    return hasRows(queries, TABLES);
  });
  const hasSecrets = secrets.size > 0;
  if (isFilled) {
    const checksums = await assertSameData(source, target);
    return { copied: false, checksums, hasSecrets };
  }
  const checksums = await copyIntoEmpty(source, target, secrets, async (queries) => {
    if (await hasRows(queries, TABLES)) throw createOtherContentFailure(source, target);
    return TABLES;
  });
  return { copied: true, checksums, hasSecrets };
}

/**
 * Copies a backup into an installation without guest data; throws CommandError. Emails that waited are not
 * sent, and scheduled mailings become drafts: they may have been sent since. All sessions end: the backup
 * does not know which ones were ended after it. A website that was edited in the target stays, and the
 * checksums then have no entry for it.
 */
export async function restoreInstallation(
  backup: Installation,
  target: Installation,
): Promise<Checksums> {
  const secrets = await readSecrets(backup);
  const prepare = async (queries: Queries) => {
    await assertNoOtherSecrets(secrets, target.openSecrets(queries));
    if (await hasRows(queries, GUEST_TABLES)) {
      throw new CommandError(
        `${target.name} already contains replies or a guest list. Restore into an empty ` +
          'installation: set another DATA_DIR or DATABASE_URL, or delete all data on the dashboard.',
      );
    }
    await endAllSessions(queries);
    if (await hasRows(queries, WEBSITE_TABLES)) return GUEST_TABLES;
    // Somebody may have tried one out.
    await queries.query('DELETE FROM announcements');
    return BACKUP_TABLES;
  };
  return copyIntoEmpty(backup, target, secrets, prepare, async (queries) => {
    await makeScheduledDrafts(queries);
    await failRestoredEmails(queries, new Date());
  });
}

/**
 * Copies all or nothing, and reads the copy again; `prepare` returns the tables to copy, and `change` may
 * change the copy.
 */
async function copyIntoEmpty(
  source: Installation,
  target: Installation,
  secrets: SecretLines,
  prepare: (queries: Queries) => Promise<readonly Table[]>,
  change: (queries: Queries) => Promise<void> = async () => {},
): Promise<Checksums> {
  return target.database.exclusiveTransaction(async (queries) => {
    const tables = await prepare(queries);
    const checksums = await source.database.snapshot((sourceQueries) =>
      copyTables(source, sourceQueries, target, queries, tables),
    );
    const different = findDifference(checksums, await computeChecksums(queries, tables), tables);
    if (different) {
      throw new CommandError(
        `${target.name} returned other rows of the table ${different} than were written. ` +
          'Everything was rolled back and nothing was changed.',
      );
    }
    await assertUnchanged(source, checksums, tables);
    await change(queries);
    // Last: in a data folder the secrets are files, which a rollback does not remove.
    await writeSecrets(secrets, target.openSecrets(queries));
    return checksums;
  });
}

/** Copies rows with their ids and times; returns the checksums of the rows that were read. */
async function copyTables(
  source: Installation,
  sourceQueries: Queries,
  target: Installation,
  targetQueries: Queries,
  tables: readonly Table[],
): Promise<Checksums> {
  const checksums: Checksums = {};
  for (const table of tables) {
    const checksum = createChecksum(table);
    for await (const rows of readRows(sourceQueries, table)) {
      checksum.add(rows);
      for (const batch of toBatches(rows)) {
        await insertRows(targetQueries, table, batch).catch((error) => {
          throw toInsertFailure(error, target, table, batch);
        });
      }
    }
    if (hasNumericIds(table)) {
      // The ids of deleted rows must not be given again: entries of the couple may refer to them.
      const lastId = await source.database.lastId(sourceQueries, table.name);
      await target.database.continueIds(targetQueries, table.name, lastId).catch((error) => {
        throw toInsertFailure(error, target, table, []);
      });
    }
    checksums[table.name] = checksum.digest();
  }
  return checksums;
}

// Explained here, because further out an error could come from the source as well as from the target.
function toInsertFailure(
  error: unknown,
  target: Installation,
  table: Table,
  rows: readonly Row[],
): unknown {
  if (!(error instanceof StorageError)) return error;
  const hasIds = rows.length > 0 && hasNumericIds(table);
  const ids = hasIds ? `, ids ${rows[0]?.id} to ${rows.at(-1)?.id}` : '';
  return toStorageFailure(target.name, error, `table ${table.name}${ids}`);
}

async function readSecrets({ database, openSecrets }: Installation): Promise<SecretLines> {
  return database.snapshot((queries) => listSecrets(openSecrets(queries)));
}

async function listSecrets(secrets: Secrets): Promise<SecretLines> {
  const lines = new Map<SecretName, string>();
  for (const name of SECRET_NAMES) {
    const line = await secrets.find(name);
    if (line !== null) lines.set(name, line);
  }
  return lines;
}

async function writeSecrets(lines: SecretLines, target: Secrets): Promise<void> {
  for (const [name, line] of lines) {
    if ((await target.getOrCreate(name, () => line)) !== line) {
      throw createOtherSecretFailure(target, name);
    }
  }
}

/** Throws CommandError when the target has a secret of the same name and another value. */
async function assertNoOtherSecrets(lines: SecretLines, target: Secrets): Promise<void> {
  for (const [name, line] of await listSecrets(target)) {
    if (lines.has(name) && lines.get(name) !== line) throw createOtherSecretFailure(target, name);
  }
}

function createOtherSecretFailure(target: Secrets, name: SecretName): CommandError {
  return new CommandError(
    `A site was started there before and created its own secret, ${target.describeLocation(name)}. ` +
      'Nothing was changed. Choose a new folder or a new database.',
  );
}

/** Returns the target's checksums if its data is the same. Sessions may differ. */
async function assertSameData(source: Installation, target: Installation): Promise<Checksums> {
  const targetChecksums = await target.database.snapshot((queries) => computeChecksums(queries));
  const sourceChecksums = await source.database.snapshot((queries) => computeChecksums(queries));
  if (findDifference(sourceChecksums, targetChecksums, BACKUP_TABLES)) {
    throw createOtherContentFailure(source, target);
  }
  return targetChecksums;
}

function createOtherContentFailure(source: Installation, target: Installation): CommandError {
  return new CommandError(
    `${target.name} already contains replies, lists or sign-ins that ${source.name} does not. ` +
      'Nothing was changed. Name a new folder, database or file in --to.',
  );
}
