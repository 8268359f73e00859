// `npm run screenshots`: the pictures in docs/pictures/, anew from the site as it is.
import { runSteps } from './steps.ts';

runSteps([
  ['build', 'node', 'commands/build-if-stale.ts'],
  ['pictures', 'node', 'e2e/screenshots/main.ts'],
]);
