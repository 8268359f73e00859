import type { Server } from 'node:http';

const PATIENCE = 8_000;
const GOODBYE = 1_500;
// Ctrl-C reaches a program under npm twice at once: from the terminal, and passed on by npm.
const ECHO = 500;

/**
 * On SIGTERM or SIGINT calls `begin`, lets running requests finish, then calls `finish` and exits
 * with 0. Who still holds a connection after eight seconds is cut off; a second signal ends all at
 * once.
 */
export function stopGracefully(
  server: Server,
  { begin, finish }: { begin: () => void; finish: () => Promise<void> },
): void {
  let stoppingSince: number | undefined;

  function stop(): void {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > ECHO) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    begin();
    server.close(async () => {
      await finish();
      process.exit(0);
    });
    // A connection that falls idle from now on would otherwise be kept for its next request.
    setInterval(() => server.closeIdleConnections(), 50);
    setTimeout(() => server.closeAllConnections(), PATIENCE);
    // A database that does not answer any more cannot be said goodbye to.
    setTimeout(() => process.exit(1), PATIENCE + GOODBYE);
  }

  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
