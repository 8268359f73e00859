// `npm run seed`: fills an empty database with 150 invented households, their replies and emails, and
// photographs, for trying things out. Nothing is sent. The website is that of content/ at this time, published.
import { hasRows } from '../server/backups/installation/rows.ts';
import { addDemoPhotos } from '../server/demo/demo-photos.ts';
import { createDemoRows } from '../server/demo/demo-rows.ts';
import { insertTables } from '../server/demo/insert-tables.ts';
import { loadSettings } from '../server/env-file.ts';
import { CommandError, runCommand } from '../server/platform/command-error.ts';
import { GUEST_TABLES } from '../server/schema.ts';
import { openDatabase } from '../server/store.ts';

await runCommand(async () => {
  const settings = loadSettings();
  const database = await openDatabase(settings);
  try {
    if (await hasRows(database, GUEST_TABLES)) {
      throw new CommandError(
        `${database.location} already contains replies or a guest list. Nothing was changed. Set another DATA_DIR or DATABASE_URL.`,
      );
    }
    await insertTables(database, createDemoRows({ hasJourney: true }));
    await addDemoPhotos(database, settings);
    process.stdout.write(
      `150 households and 20 photographs are in ${database.location}, and a published website that asks about arrivals.\n`,
    );
  } finally {
    await database.close();
  }
});
