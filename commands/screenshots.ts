// `npm run screenshots`: takes the screenshots in docs/pictures/ again.
import { BUILD, runSteps } from './steps.ts';

runSteps([BUILD, ['screenshots', 'node', 'e2e/screenshots/main.ts']]);
