// `npm run restore -- FILE`: copies a backup into an empty installation, or lists the backups.
import { runRestore } from '../server/backups/restore.ts';
import { runCommand } from '../server/command-error.ts';
import { loadSettings } from '../server/env-file.ts';

await runCommand(async () => {
  process.stdout.write(await runRestore(process.argv.slice(2), loadSettings));
});
