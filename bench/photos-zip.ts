// `npm run bench:photos-zip`: downloads 10 GB of photographs as ZIP files, and measures the speed and the memory of the
// server. The files take no space on the disk: they are sparse.
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildAppIfOutdated } from '../build/main.ts';
import type { PhotoArchiveResponse } from '../domain/photos/host-photos-api.ts';
import { insertPhoto } from '../server/photos/photos.ts';
import { openSqliteDatabase } from '../server/platform/database/sqlite-database.ts';
import { signIn } from './filled-site.ts';
import { saveResults } from './results.ts';
import { startSite } from './running-server.ts';

const COUNT = 2_500;
const PHOTO_BYTES = 4_000_000;
const PASSWORD = 'ponte-dei-pugni';

await buildAppIfOutdated();
const folder = mkdtempSync(join(tmpdir(), 'serenissima-bench-'));
await fillWithPhotos();
const server = await startSite({ DATA_DIR: folder, HOST_PASSWORD: PASSWORD });
try {
  const request = await signIn(server.address, PASSWORD);
  const { parts } = (await (await request('photos/archive')).json()) as PhotoArchiveResponse;
  const before = server.memory().now;
  await server.readStall();
  const started = performance.now();
  let bytes = 0;
  for (const { part } of parts) {
    const answer = await request(`photos/download?part=${part}`);
    for await (const chunk of answer.body ?? []) bytes += chunk.length;
  }
  const seconds = (performance.now() - started) / 1000;
  const announced = parts.reduce((sum, part) => sum + part.bytes, 0);
  if (bytes !== announced) throw new Error(`${announced} bytes were announced, ${bytes} came.`);
  const results = {
    parts: parts.length,
    gigabytes: Number((bytes / 1e9).toFixed(2)),
    megabytesPerSecond: Math.round(bytes / 1e6 / seconds),
    memoryBeforeMB: before,
    memoryGrowthMB: server.memory().peak - before,
    ...(await server.readStall()),
  };
  saveResults('photos-zip', results);
  process.stdout.write(`${JSON.stringify(results, null, 2)}\n`);
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function fillWithPhotos(): Promise<void> {
  mkdirSync(join(folder, 'photos'));
  const database = openSqliteDatabase(folder);
  for (let index = 0; index < COUNT; index += 1) {
    const sha256 = index.toString(16).padStart(64, '0');
    const file = join(folder, 'photos', sha256);
    writeFileSync(file, '');
    truncateSync(file, PHOTO_BYTES);
    await insertPhoto(database, {
      ...{ sha256, size: PHOTO_BYTES, kind: 'video', type: 'video/mp4', event: null },
      takenAt: new Date(Date.UTC(2026, 5, 6) + index * 20_000).toISOString(),
      ...{ guestName: null, device: null, tableLink: null, status: 'shown' },
    });
  }
  await database.close();
}
