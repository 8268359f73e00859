// `npm run replies`: prints all replies as a table or as CSV.
import { runCommand } from '../server/command-error.ts';
import { loadSettings } from '../server/env-file.ts';
import { runReplies } from '../server/replies.ts';

await runCommand(async () => {
  // `npm run replies | head` closes the pipe early, which is not an error.
  process.stdout.on('error', () => {});
  const warn = (text: string) => void process.stderr.write(text);
  process.stdout.write(await runReplies(process.argv.slice(2), loadSettings, warn));
});
