// `npm run replies`: prints all replies as a table or as CSV.

import { loadSettings } from '../server/env-file.ts';
import { runCommand } from '../server/platform/command-error.ts';
import { runReplies } from '../server/replies/replies-command.ts';

await runCommand(async () => {
  // `npm run replies | head` closes the pipe early, which is not an error.
  process.stdout.on('error', () => {});
  const warn = (text: string) => void process.stderr.write(text);
  process.stdout.write(await runReplies(process.argv.slice(2), loadSettings, warn));
});
