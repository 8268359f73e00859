// `npm run move -- --from LOCATION --to LOCATION`: copies everything into another folder, database or
// backup file.
import { runMove } from '../server/backups/installation/move.ts';
import { runCommand } from '../server/platform/command-error.ts';

await runCommand(async () => {
  const warn = (text: string) => void process.stderr.write(text);
  process.stdout.write(await runMove(process.argv.slice(2), warn));
});
