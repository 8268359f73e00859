/** A reason not to run, in words for the person at the terminal; one fault a line. */
export class StartFailure extends Error {
  override name = 'StartFailure';
}

/** Runs a command; a StartFailure becomes its plain lines on stderr and exit code 1. */
export async function runOrExplain(command: () => void | Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
