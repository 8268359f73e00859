import { parseArgs } from 'node:util';
import { runCommand, StartFailure } from '../start-failure.ts';
import { move } from './move.ts';
import { areSame, openSource, openTarget, type Place, placeOf } from './place.ts';
import { reportOf } from './report.ts';
import { refuseLateNews } from './source-news.ts';

const USAGE = `How to move everything to another place:
  npm run move --silent -- --from ./data --to postgres://user:password@host:5432/wedding
  npm run move --silent -- --from postgres://user:password@host:5432/wedding --to ./data
Either is a folder (DATA_DIR) or a PostgreSQL address (DATABASE_URL); the target must be empty.
Stop the site before. The password may be in PGPASSWORD instead of the address.`;

await runCommand(async () => {
  const { from, to } = wish();
  if (areSame(from, to)) {
    throw new StartFailure(`--from and --to are both ${from.name}; there is nothing to move.`);
  }
  const source = await openSource(from);
  try {
    if (source.inUse) {
      process.stderr.write(
        `A site seems to run on ${from.name}, or was not stopped in order. Better stop it first.\n`,
      );
    }
    const target = await openTarget(to);
    try {
      const outcome = await move(source, target);
      if (outcome.moved) await refuseLateNews(source, target, outcome.sums);
      process.stdout.write(reportOf(outcome, from, to));
    } finally {
      await target.database.close();
    }
  } finally {
    await source.database.close();
  }
});

function wish(): { from: Place; to: Place } {
  const { from, to } = options();
  if (!from || !to) throw new StartFailure(USAGE);
  return { from: placeOf('--from', from), to: placeOf('--to', to) };
}

function options(): { from?: string | undefined; to?: string | undefined } {
  try {
    return parseArgs({ options: { from: { type: 'string' }, to: { type: 'string' } } }).values;
  } catch {
    throw new StartFailure(USAGE);
  }
}
