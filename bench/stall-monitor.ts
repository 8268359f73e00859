// Loaded into a measured server before its own code: answers each message with the longest time in milliseconds
// that the event loop stood still since the message before.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';

const RESOLUTION_MS = 5;
const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delays.enable();
process.on('message', async () => {
  // A stall is known after the next turn.
  await setTimeout(2 * RESOLUTION_MS);
  process.send?.(Math.max(0, Math.round(delays.max / 1e6 - RESOLUTION_MS)));
  delays.reset();
});
// The channel must not keep a stopping server alive.
process.channel?.unref();
