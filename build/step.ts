// One step of a build, in a process of its own that build/main.ts ends after the report.
import { once } from 'node:events';
import { flushCompileCache } from 'node:module';
import { inspect } from 'node:util';
import { rejectColorIssues } from '../publish/colors.ts';
import { loadDocument } from '../publish/content.ts';
import { CommandError } from '../server/command-error.ts';
import { PATHS } from './paths.ts';

/** The result of the step, or its error for the terminal. */
export type StepReport = { isDone: boolean; message: string };

export type StepName = keyof typeof STEPS;

const STEPS = {
  /** Before the app is built, because an error in the content should be reported at once. */
  async checkContent(): Promise<void> {
    await loadDocument(PATHS.content);
  },

  /** Compiles the server for its first start: a process that compiles it keeps 15 MB more. */
  async compileServer(): Promise<void> {
    await import('../server/serve.ts');
    flushCompileCache();
  },

  async buildApp(sources: string): Promise<void> {
    await rejectColorIssues();
    // Imported here, because the step before must not load the bundler.
    const { buildApp } = await import('./app.ts');
    await buildApp(PATHS.app, sources);
  },
};

const [[name, sources]] = (await once(process, 'message')) as [[StepName, string]];
// The bundler's threads delay an exit, so the process ends itself when its parent has ended.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.once('uncaughtException', reportError);
await STEPS[name](sources).then(() => report({ isDone: true, message: '' }), reportError);

function reportError(error: unknown): void {
  report({
    isDone: false,
    message: error instanceof CommandError ? error.message : inspect(error),
  });
}

function report(result: StepReport): void {
  process.send?.(result);
}
