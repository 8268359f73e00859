import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { loadSettings } from '../env-file.ts';
import type { SiteSource } from '../pages/publisher.ts';
import { serve } from '../serve.ts';
import { openDatabase } from '../store.ts';
import { addDemoPhotos } from './demo-photos.ts';
import { createDemoRows } from './demo-rows.ts';
import { insertTables } from './insert-tables.ts';

const HOUR_MS = 60 * 60_000;
const HOUR = '--demo-hour';

/** Serves the demo until a signal stops it: every hour by a new process with new data. Throws CommandError. */
export async function serveDemo(program: string, source: SiteSource): Promise<void> {
  if (process.argv.includes(HOUR)) return serveHour(source);
  let isStopping = false;
  let child: ChildProcess | null = null;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      isStopping = true;
      child?.kill(signal);
    });
  }
  while (!isStopping) {
    child = fork(program, [HOUR]);
    const current = child;
    const timer = setTimeout(() => current.kill('SIGTERM'), HOUR_MS);
    const [code] = await once(child, 'exit');
    clearTimeout(timer);
    // Where there are no signals, the process ends with null.
    if (code) isStopping = true;
    process.exitCode = code ?? 0;
  }
}

/** Everything of the hour before is gone: replies, edits of the website, pictures, co-hosts and sessions. */
async function serveHour(source: SiteSource): Promise<void> {
  process.on('disconnect', () => process.exit(1));
  const settings = loadSettings();
  rmSync(settings.dataDir, { recursive: true, force: true });
  const database = await openDatabase(settings);
  await insertTables(database, createDemoRows());
  await addDemoPhotos(database, settings);
  await database.close();
  await serve(source, () => settings);
}
