// `npm run dev`: the site with hot reload, once its content can be read: what the server imports of it
// would be refused in a program's words.
import { refuseColorFaults } from '../build/color-faults.ts';
import { loadContent } from '../build/content.ts';
import { PATHS } from '../build/paths.ts';
import { explainFaults } from './explain-faults.ts';

await explainFaults(async () => {
  await refuseColorFaults();
  await loadContent(PATHS.content);
});
await import('./dev-site.ts');
