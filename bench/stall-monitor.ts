// Loaded into a measured server before its own code: answers each message with the longest time in milliseconds
// that the event loop stood still since the message before, and with the longest by the CPU time of its thread.
import { setTimeout } from 'node:timers/promises';

export type Stall = { stallMs: number; stallCpuMs: number };

const INTERVAL_MS = 5;
let longest: Stall = { stallMs: 0, stallCpuMs: 0 };
let last = readClocks();
setInterval(() => {
  const now = readClocks();
  longest = {
    stallMs: Math.max(longest.stallMs, now.wall - last.wall - INTERVAL_MS),
    // Other programs and V8's own threads lengthen a stall, but not this time.
    stallCpuMs: Math.max(longest.stallCpuMs, now.cpu - last.cpu),
  };
  last = now;
}, INTERVAL_MS).unref();

process.on('message', async () => {
  // A stall is known after the next turn.
  await setTimeout(2 * INTERVAL_MS);
  const { stallMs, stallCpuMs } = longest;
  process.send?.({ stallMs: Math.round(stallMs), stallCpuMs: Math.round(stallCpuMs) });
  longest = { stallMs: 0, stallCpuMs: 0 };
});
// The channel must not keep a stopping server alive.
process.channel?.unref();

function readClocks() {
  const { system, user } = process.threadCpuUsage();
  return { wall: performance.now(), cpu: (system + user) / 1000 };
}
