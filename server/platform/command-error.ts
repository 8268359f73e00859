/** An error for the person at the terminal: plain text without a stack, one problem per line. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** Runs a command; prints the message of a CommandError to stderr and exits with code 1. */
export async function runCommand(command: () => void | Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
