// `npm start`: builds the app if a source has changed since the last build, then serves it with the
// published content.
import { buildAppIfOutdated } from '../build/main.ts';
import { runCommand } from '../server/command-error.ts';

await runCommand(buildAppIfOutdated);
await import('../server/main.ts');
