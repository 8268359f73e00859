import { ContentError } from '../build/content.ts';
import { runOrExplain } from '../server/start-failure.ts';

/** Runs a task; what the couple or the deployer can mend is said in plain lines, with exit code 1. */
export async function explainErrors(task: () => Promise<void>): Promise<void> {
  try {
    await runOrExplain(task);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
