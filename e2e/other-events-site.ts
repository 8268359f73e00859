// The demo wedding with other events, guests and questions, as its couple published it: the events' ids, the
// number of guests and the questions come from the environment.
import { createContent } from '../server/fixtures/content.ts';
import { openDatabase } from '../server/store.ts';
import { insertVersion } from '../server/website/wedding-versions.ts';

const { DATA_DIR = '', EVENTS = '', MAX_GUESTS = '2', QUESTIONS = '{}' } = process.env;
const document = createContent(EVENTS.split(','), {
  maxGuests: Number(MAX_GUESTS),
  ...JSON.parse(QUESTIONS),
});
const database = await openDatabase({ dataDir: DATA_DIR, databaseUrl: null });
await insertVersion(database, {
  document: JSON.stringify(document),
  publishedBy: null,
  note: null,
});
await database.close();
await import('../server/main.ts');
