import { TABLE_NAMES } from '../backups/backup.ts';
import { StartFailure } from '../start-failure.ts';
import type { MovedTable } from './moved-tables.ts';
import type { End } from './place.ts';
import { differenceOf, sumsOf, type TableSums } from './table-sums.ts';

/**
 * Throws StartFailure when the source is no longer what was read, which takes all back: a target
 * without the latest replies looks whole, and would be refused as filled when the move is repeated.
 */
export async function refuseNews(from: End, read: TableSums): Promise<void> {
  const news = await newsIn(from, read);
  if (!news) return;
  throw new StartFailure(
    `${news} while all was moved. Nothing was moved, so that nothing stays behind. ` +
      `Stop the site on ${from.place.name}, then run the same once more.`,
  );
}

/**
 * The same for the moment after: the target is committed, and must not go into use without replies.
 * A host who looked at the dashboard in that moment is no reason.
 */
export async function refuseLateNews(from: End, to: End, read: TableSums): Promise<void> {
  const news = await newsIn(from, read, TABLE_NAMES).catch((error) => {
    throw new StartFailure(
      `All was moved to ${to.place.name}, but ${from.place.name} could not be read again to see ` +
        'whether replies came in since. Run the same once more, and it compares the two.',
      { cause: error },
    );
  });
  if (!news) return;
  throw new StartFailure(
    `${news} in the last moment of the move, and ${to.place.name} is without it. Do not use it: ` +
      `stop the site on ${from.place.name}, and move into a new folder or a new database.`,
  );
}

async function newsIn(
  from: End,
  read: TableSums,
  tables?: readonly MovedTable[],
): Promise<string | undefined> {
  const now = await from.database.snapshot(sumsOf);
  const table = differenceOf(read, now, tables);
  if (!table) return undefined;
  const replies = now.rsvps.rows - read.rsvps.rows;
  if (replies === 1) return `1 reply came into ${from.place.name}`;
  if (replies > 1) return `${replies} replies came into ${from.place.name}`;
  if (table === 'desk_sessions') return `A host looked at the dashboard on ${from.place.name}`;
  return `Something was changed in ${from.place.name}`;
}
