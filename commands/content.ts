// `npm run content -- check | export | import`: checks the files of the website's content, and copies the
// content between files and the database.

import { loadSettings } from '../server/env-file.ts';
import { runCommand } from '../server/platform/command-error.ts';
import { runContentCommand } from './content-command.ts';

await runCommand(async () => {
  process.stdout.write(await runContentCommand(process.argv.slice(2), loadSettings));
});
