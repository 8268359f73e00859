// `npm run restore -- FILE`: copies a backup into an empty installation, or lists the backups.
import { runRestore } from '../server/backups/installation/restore.ts';
import { loadSettings } from '../server/env-file.ts';
import { runCommand } from '../server/platform/command-error.ts';

await runCommand(async () => {
  process.stdout.write(await runRestore(process.argv.slice(2), loadSettings));
});
