// `npm run build`: the site as static files in `dist`, for any host.
import { build } from '../build/main.ts';
import { explainFaults } from './explain-faults.ts';
import { staticGlobals } from './static-globals.ts';

await explainFaults(() => build(staticGlobals()));
