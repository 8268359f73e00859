import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Row } from '../backups/installation/rows.ts';
import { loadSettings } from '../env-file.ts';
import type { SiteSource } from '../pages/publisher.ts';
import { serve } from '../serve.ts';
import type { Settings } from '../settings.ts';
import { openDatabase } from '../store.ts';
import { readContentFiles } from '../website/content-files.ts';
import { addDemoPhotos } from './demo-photos.ts';
import { createDemoRows } from './demo-rows.ts';
import { insertTables } from './insert-tables.ts';
import { shiftRows, shiftWedding } from './shift-dates.ts';

const HOUR_MS = 60 * 60_000;
const HOUR = '--demo-hour';

/** Serves the demo until a signal stops it: every hour by a new process with new data. Throws CommandError. */
export async function serveDemo(
  program: string,
  source: SiteSource,
  hourMs = HOUR_MS,
): Promise<void> {
  const [, , argument, madePhotos] = process.argv;
  if (argument === HOUR) return serveHour(source, madePhotos);
  // Made in the first hour: making them again takes ten seconds, in which the demo does not answer.
  const photos = mkdtempSync(join(tmpdir(), 'serenissima-demo-photos-'));
  let isStopping = false;
  let child: ChildProcess | null = null;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      isStopping = true;
      child?.kill(signal);
    });
  }
  while (!isStopping) {
    child = fork(program, [HOUR, photos]);
    const current = child;
    let timer: NodeJS.Timeout | undefined;
    // Sent when the site answers.
    child.once('message', () => {
      timer = setTimeout(() => current.kill('SIGTERM'), hourMs);
    });
    const [code] = await once(child, 'exit');
    clearTimeout(timer);
    // Where there are no signals, the process ends with null.
    if (code) isStopping = true;
    process.exitCode = code ?? 0;
  }
  rmSync(photos, { recursive: true });
}

/** Everything of the hour before is gone: replies, edits of the website, pictures, co-hosts and sessions. */
async function serveHour(source: SiteSource, madePhotos?: string): Promise<void> {
  process.on('disconnect', () => process.exit(1));
  const settings = loadSettings();
  rmSync(settings.dataDir, { recursive: true, force: true });
  const database = await openDatabase(settings);
  await insertTables(database, createDemoTables(settings));
  await addDemoPhotos(database, settings, madePhotos);
  await database.close();
  await serve(source, () => settings);
  process.send?.('ready');
}

/** The invented households until today, and the wedding in the future and in the chosen design. */
export function createDemoTables(
  { demoDesign }: Pick<Settings, 'demoDesign'>,
  now = Date.now(),
): Record<string, Row[]> {
  const { theme, ...document } = shiftWedding(readContentFiles().document, now);
  const shifted = { ...document, theme: { ...theme, ...(demoDesign && { design: demoDesign }) } };
  const version = { published_by: null, author: null, note: null };
  return {
    ...shiftRows(createDemoRows(), now),
    wedding_versions: [
      {
        ...{ ...version, id: 1, published_at: new Date(now).toISOString() },
        document: JSON.stringify(shifted),
      },
    ],
  };
}
