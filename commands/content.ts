// `npm run content -- check | export | import`: checks the files of the website's content, and copies the
// content between files and the database.
import { runCommand } from '../server/command-error.ts';
import { loadSettings } from '../server/env-file.ts';
import { runContentCommand } from './content-command.ts';

await runCommand(async () => {
  process.stdout.write(await runContentCommand(process.argv.slice(2), loadSettings));
});
