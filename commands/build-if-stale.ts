// The build of `npm test`: as `npm start` does it, without the start.
import { buildIfStale } from '../build/main.ts';
import { explainErrors } from './explain-errors.ts';
import { staticGlobals } from './static-globals.ts';

await explainErrors(() => buildIfStale(staticGlobals()));
