// `npm start`: builds the app if a source has changed since the last build, then serves it with the
// published content. A wrong setting is reported before the build, not after it.
import { buildAppIfOutdated } from '../build/main.ts';
import { loadSettings } from '../server/env-file.ts';
import { runCommand } from '../server/platform/command-error.ts';

await runCommand(async () => {
  loadSettings();
  await buildAppIfOutdated();
});
await import('../server/main.ts');
