// `npm start`: builds the site if a source has changed since the last build, then serves it.
import { buildIfOutdated } from '../build/main.ts';
import { runCommand } from '../server/command-error.ts';
import { staticGlobals } from './static-globals.ts';

await runCommand(() => buildIfOutdated(staticGlobals()));
await import('../server/main.ts');
