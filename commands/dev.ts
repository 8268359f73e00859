// `npm run dev`: the site with hot reload, once its content can be read: what the server imports of it
// would be refused in a program's words.
import { rejectColorIssues } from '../build/color-issues.ts';
import { loadContent } from '../build/content.ts';
import { PATHS } from '../build/paths.ts';
import { explainErrors } from './explain-errors.ts';

await explainErrors(async () => {
  await rejectColorIssues();
  await loadContent(PATHS.content);
});
await import('./dev-site.ts');
