// One step of a build, in a process of its own that build/main.ts ends after the report.
import { once } from 'node:events';
import { flushCompileCache } from 'node:module';
import { inspect } from 'node:util';
import { CommandError } from '../server/platform/command-error.ts';
import { PATHS } from './paths.ts';

/** The result of the step, or its error for the terminal. */
export type StepReport = { isDone: boolean; message: string };

export type StepName = keyof typeof STEPS;

// Each loads its modules itself: the bundler takes much memory, and all take time.
const STEPS = {
  /** Before the app is built, because an error of the couple should be reported at once. */
  async checkContent(): Promise<void> {
    const { loadDocument } = await import('../publish/content.ts');
    await loadDocument(PATHS.content);
    const { rejectColorIssues } = await import('../publish/colors.ts');
    rejectColorIssues();
  },

  /** Compiles the server for its first start: a process that compiles it keeps 15 MB more. */
  async compileServer(): Promise<void> {
    await import('../server/serve.ts');
  },

  async buildApp(sources: string): Promise<void> {
    const { buildApp } = await import('./app.ts');
    await buildApp(PATHS.app, sources);
  },
};

const [[name, sources]] = (await once(process, 'message')) as [[StepName, string]];
// The bundler's threads delay an exit, so the process ends itself when its parent has ended.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.once('uncaughtException', reportError);
await STEPS[name](sources).then(reportDone, reportError);

function reportDone(): void {
  // Its parent ends it before it would save the compiled code itself.
  flushCompileCache();
  report({ isDone: true, message: '' });
}

function reportError(error: unknown): void {
  report({
    isDone: false,
    message: error instanceof CommandError ? error.message : inspect(error),
  });
}

function report(result: StepReport): void {
  process.send?.(result);
}
