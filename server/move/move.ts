import { hasRows, TABLE_NAMES } from '../backups/backup.ts';
import { StartFailure } from '../start-failure.ts';
import {
  carrySecrets,
  refuseOtherSecrets,
  type SecretLines,
  secretLines,
} from './carry-secrets.ts';
import { copyTables } from './copy-tables.ts';
import { MOVED_NAMES } from './moved-tables.ts';
import type { End } from './place.ts';
import { refuseNews } from './source-news.ts';
import { differenceOf, sumsOf, type TableSums } from './table-sums.ts';

export type Outcome = { moved: boolean; sums: TableSums };

/** Moves everything into an empty target, or finds that all is there already; throws StartFailure. */
export async function move(from: End, to: End): Promise<Outcome> {
  const secrets = await from.database.snapshot((queries) => secretLines(from.secretsBy(queries)));
  const isFilled = await to.database.snapshot(async (queries) => {
    await refuseOtherSecrets(secrets, to.secretsBy(queries));
    return hasRows(queries, MOVED_NAMES);
  });
  if (isFilled) return { moved: false, sums: await refuseOthers(from, to) };
  return { moved: true, sums: await moveAll(from, to, secrets) };
}

async function moveAll(from: End, to: End, secrets: SecretLines): Promise<TableSums> {
  return to.database.exclusiveTransaction(async (queries) => {
    if (await hasRows(queries, MOVED_NAMES)) throw otherContent(from, to);
    const sums = await from.database.snapshot((reading) =>
      copyTables({ database: from.database, queries: reading }, { database: to.database, queries }),
    );
    const different = differenceOf(sums, await sumsOf(queries));
    if (different) throw notAsRead(to, different);
    await refuseNews(from, sums);
    // Last, because in a folder they are files: what is taken back here leaves none behind.
    await carrySecrets(secrets, to.secretsBy(queries));
    return sums;
  });
}

/** The sums of a target that has the same book. When hosts last looked is not part of that. */
async function refuseOthers(from: End, to: End): Promise<TableSums> {
  const there = await to.database.snapshot(sumsOf);
  const here = await from.database.snapshot(sumsOf);
  if (differenceOf(here, there, TABLE_NAMES)) throw otherContent(from, to);
  return there;
}

function otherContent(from: End, to: End): StartFailure {
  return new StartFailure(
    `There are replies, lists or sign-ins in ${to.place.name} already, other than those in ${from.place.name}. ` +
      'Nothing was moved, and they were left as they are. Name a new folder or a new database in --to.',
  );
}

function notAsRead(to: End, table: string): StartFailure {
  return new StartFailure(
    `What ${to.place.name} gave back of the table ${table} was not what was put in. ` +
      'All was taken back, and nothing was moved.',
  );
}
