// `npm start`: builds the site if a source has changed since the last build, then serves it.
import { buildIfOutdated } from '../build/main.ts';
import { explainErrors } from './explain-errors.ts';
import { staticGlobals } from './static-globals.ts';

await explainErrors(() => buildIfOutdated(staticGlobals()));
await import('../server/main.ts');
