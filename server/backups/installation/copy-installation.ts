import { makeScheduledDrafts } from '../../emails/mailings/mailings-table.ts';
import { failRestoredEmails } from '../../emails/outbox.ts';
import { SECRET_NAMES, type SecretName, type Secrets } from '../../platform/access/secrets.ts';
import { renewGeneration } from '../../platform/access/sessions.ts';
import { CommandError } from '../../platform/command-error.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Table } from '../../platform/database/table.ts';
import { BACKUP_TABLES, GUEST_TABLES, TABLES, WEBSITE_TABLES } from '../../schema.ts';
import type { Installation } from './installation.ts';
import {
  type Checksums,
  computeChecksums,
  findDifference,
  hasNumericIds,
  hasRows,
  insertRows,
} from './rows.ts';

/** Copies everything into an empty target; throws CommandError. */
export function moveInstallation(source: Installation, target: Installation): Promise<Checksums> {
  return copyInstallation(source, target, async (queries) => {
    if (!(await hasRows(queries, TABLES))) return TABLES;
    throw new CommandError(
      `${target.name} already contains replies, lists or sign-ins. ` +
        'Nothing was changed. Name a new folder, database or file in --to.',
    );
  });
}

/**
 * Copies a backup into an installation without guest data; throws CommandError. Emails that waited are not
 * sent, and scheduled mailings become drafts: they may have been sent since. All sessions end: the backup
 * does not know which ones were ended after it. A website that was edited in the target stays, and the
 * checksums then have no entry for it.
 */
export function restoreInstallation(
  backup: Installation,
  target: Installation,
): Promise<Checksums> {
  const prepare = async (queries: Queries) => {
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
    // Settings that were made here stay: the password of another mail server may be unreadable here.
    const kept = new Set<Table>();
    for (const table of BACKUP_TABLES.filter(({ contains }) => contains === 'settings')) {
      if (await hasRows(queries, [table])) kept.add(table);
    }
    return BACKUP_TABLES.filter((table) => !kept.has(table));
  };
  return copyInstallation(backup, target, prepare, async (queries) => {
    await makeScheduledDrafts(queries);
    await failRestoredEmails(queries, new Date());
  });
}

/**
 * Copies all or nothing: the rows with their ids, and the secrets that keep the couple and the guests signed in.
 * Reads the copy again, and the source, which must not have changed. `prepare` returns the tables to copy, and
 * `change` may change the copy.
 */
async function copyInstallation(
  source: Installation,
  target: Installation,
  prepare: (queries: Queries) => Promise<readonly Table[]>,
  change: (queries: Queries) => Promise<void> = async () => {},
): Promise<Checksums> {
  const secrets = await source.database.snapshot((queries) =>
    readSecrets(source.openSecrets(queries)),
  );
  return target.database.exclusiveTransaction(async (queries) => {
    const targetSecrets = target.openSecrets(queries);
    for (const [name, line] of await readSecrets(targetSecrets)) {
      if (secrets.has(name) && secrets.get(name) !== line) {
        throw createSecretError(targetSecrets, name);
      }
    }
    const tables = await prepare(queries);
    const checksums = await source.database.snapshot((sourceQueries) =>
      copyRows(source, sourceQueries, target, queries, tables),
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
    for (const [name, line] of secrets) {
      const stored = await targetSecrets.getOrCreate(name, () => line);
      if (stored !== line) throw createSecretError(targetSecrets, name);
    }
    return checksums;
  });
}

/** Copies rows with their ids and times; returns the checksums of the rows that were read. */
async function copyRows(
  source: Installation,
  sourceQueries: Queries,
  target: Installation,
  queries: Queries,
  tables: readonly Table[],
): Promise<Checksums> {
  const checksums = await computeChecksums(sourceQueries, tables, (table, rows) =>
    insertRows(queries, table, rows),
  );
  for (const table of tables.filter(hasNumericIds)) {
    // The ids of deleted rows must not be given again: entries of the couple may refer to them.
    const lastId = await source.database.lastId(sourceQueries, table.name);
    await target.database.continueIds(queries, table.name, lastId);
  }
  return checksums;
}

/**
 * Throws CommandError when the source has changed since it was read. A target without the latest
 * replies would look complete, and a second move would reject it as filled.
 */
async function assertUnchanged(
  source: Installation,
  copied: Checksums,
  tables: readonly Table[],
): Promise<void> {
  const current = await source.database.snapshot((queries) => computeChecksums(queries, tables));
  if (!findDifference(copied, current, tables)) return;
  const count = (current.rsvps?.rows ?? 0) - (copied.rsvps?.rows ?? 0);
  const change =
    count > 0 ? `got ${count} new ${count === 1 ? 'reply' : 'replies'}` : 'was changed';
  throw new CommandError(
    `${source.name} ${change} during the copy. Nothing was copied, so that nothing is missing in it. ` +
      'Stop the site there, then run the same command again.',
  );
}

/** Ends all sessions of the couple and the guests, also sessions without a row, and all links. */
async function endAllSessions(queries: Queries): Promise<void> {
  await renewGeneration(queries, 'dashboard');
  await renewGeneration(queries, 'gate');
  for (const table of ['sessions', 'preview_links', 'share_links']) {
    await queries.query(`DELETE FROM ${table}`);
  }
}

/** The lines of the secrets that exist. Never printed. */
async function readSecrets(secrets: Secrets): Promise<ReadonlyMap<SecretName, string>> {
  const lines = new Map<SecretName, string>();
  for (const name of SECRET_NAMES) {
    const line = await secrets.find(name);
    if (line !== null) lines.set(name, line);
  }
  return lines;
}

function createSecretError(target: Secrets, name: SecretName): CommandError {
  return new CommandError(
    `A site was started there before and created its own secret, ${target.describeLocation(name)}. ` +
      'Nothing was changed. Choose a new folder or a new database.',
  );
}
