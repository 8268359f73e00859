// One step of a build, in a process of its own that build/main.ts ends after the report.
import { once } from 'node:events';
import { flushCompileCache } from 'node:module';
import { inspect } from 'node:util';
import type { PageGlobals } from '../domain/page-globals.ts';
import { CommandError } from '../server/command-error.ts';
import { measureSizes, sizesTable } from './budgets.ts';
import { rejectColorIssues } from './colors.ts';
import { loadContent } from './content.ts';
import { PATHS } from './paths.ts';
import { encodePictures } from './pictures-plugin.ts';

/** A message for the terminal: the result of the step, or its error. */
export type StepReport = { isDone: boolean; message: string };

export type StepName = keyof typeof STEPS;

const STEPS = {
  /** Checks the content and encodes its pictures, so that the bundler does not do both at once. */
  async prepareContent(): Promise<string> {
    await rejectColorIssues();
    for (const { wedding } of await loadContent(PATHS.content)) {
      await encodePictures(wedding, PATHS.content);
    }
    return 'The content is valid.';
  },

  /** Builds the site into `dist`. Returns a table of its sizes. */
  async buildSite(globals: PageGlobals): Promise<string> {
    // Imported here, because the step before must not load the bundler.
    const { buildSite } = await import('./site.ts');
    await buildSite({ globals });
    return sizesTable(await measureSizes(PATHS.dist));
  },

  /** Compiles the server for its first start: a process that compiles it keeps 15 MB more. */
  async compileServer(): Promise<string> {
    await import('../server/serve.ts');
    flushCompileCache();
    return 'The server is compiled.';
  },
};

const [[name, globals]] = (await once(process, 'message')) as [[StepName, PageGlobals]];
// The bundler's threads delay an exit, so the process ends itself when its parent has ended.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.once('uncaughtException', reportError);
await STEPS[name](globals).then((message) => report({ isDone: true, message }), reportError);

function reportError(error: unknown): void {
  report({
    isDone: false,
    message: error instanceof CommandError ? error.message : inspect(error),
  });
}

function report(result: StepReport): void {
  process.send?.(result);
}
