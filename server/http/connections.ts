import type { Server } from 'node:http';
import { visitorBlock } from './visitor-block.ts';

/** More than all guests of a large wedding, each with the six connections of a browser. */
const IN_ALL = 4_000;
/** A hotel full of guests; not enough to keep others out. */
export const OF_ONE_ADDRESS = 250;

/**
 * Hangs up on who opens too many connections. Behind a trusted proxy all come from the proxy, which
 * does the counting: `perAddress` is false there.
 */
export function limitConnections(server: Server, perAddress: boolean): void {
  server.maxConnections = IN_ALL;
  if (!perAddress) return;
  const open = new Map<string, number>();

  server.on('connection', (socket) => {
    const visitor = visitorBlock(socket.remoteAddress ?? '');
    const before = open.get(visitor) ?? 0;
    if (before >= OF_ONE_ADDRESS) {
      socket.destroy();
      return;
    }
    open.set(visitor, before + 1);
    socket.once('close', () => {
      const rest = (open.get(visitor) ?? 1) - 1;
      if (rest > 0) open.set(visitor, rest);
      else open.delete(visitor);
    });
  });
}
