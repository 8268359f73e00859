// `npm run dev`: the site with hot reload. It publishes the content before it imports the server, which
// imports the content too: a mistake then prints a message instead of a stack.
import { rejectColorIssues } from '../publish/colors.ts';
import { loadSettings } from '../server/env-file.ts';
import { runCommand } from '../server/platform/command-error.ts';
import { publishForDevelopment, writeDevelopmentApp } from './dev-content.ts';

await runCommand(async () => {
  loadSettings();
  rejectColorIssues();
  await writeDevelopmentApp();
  await publishForDevelopment();
});
await import('./dev-server.ts');
