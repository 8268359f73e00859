// The build of `npm test`: as `npm start` does it, without the start.
import { buildIfStale } from '../build/main.ts';
import { explainFaults } from './explain-faults.ts';
import { staticGlobals } from './static-globals.ts';

await explainFaults(() => buildIfStale(staticGlobals()));
