// `npm run screenshots`: takes the screenshots in docs/pictures/ again. `npm run screenshots -- sheets [NAME]`
// takes every section of the guests' page at three widths instead.
import { BUILD, runSteps } from './steps.ts';

const [kind, ...names] = process.argv.slice(2);
const program = kind === 'sheets' ? 'sheets.ts' : 'main.ts';
await runSteps([[BUILD], [['screenshots', `e2e/screenshots/${program}`, ...names]]]);
