// `npm run dev`: the site with hot reload. It validates the content before it imports the server, which
// imports the content too: a mistake then prints a message instead of a stack.
import { rejectColorIssues } from '../build/colors.ts';
import { loadContent } from '../build/content.ts';
import { PATHS } from '../build/paths.ts';
import { runCommand } from '../server/command-error.ts';

await runCommand(async () => {
  await rejectColorIssues();
  await loadContent(PATHS.content);
});
await import('./dev-server.ts');
