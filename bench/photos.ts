// `npm run bench:photos`: stops the server with SIGKILL while guests add photographs, then lets 200 guests add 15 each
// while others reply. `-- --minutes 2` adds fewer at the same pace. Exits with code 1 if one is lost.
import { createHash } from 'node:crypto';
import { createReadStream, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { DEFAULT_PHOTO_SETTINGS } from '../domain/photos/photos-api.ts';
import { buildSite } from '../server/fixtures/built-site.ts';
import { type Program, startServer, waitForAddress } from '../server/fixtures/program.ts';
import { putPhotoSettings } from '../server/photos/photo-settings.ts';
import { openDatabase } from '../server/store.ts';
import { createPhoto, enterPhotos, type SentPhoto, sendPhoto } from './photo-guests.ts';
import { type Answer, sendReplies } from './reply-load.ts';
import { formatTable, saveResults } from './results.ts';

const PASSWORD = 'ponte';
const SERVER = { SITE_PASSWORD: PASSWORD, HOST_PASSWORD: 'ponte-dei-sospiri', RATE_LIMIT: 'off' };
const GUESTS = 200;
const PHOTOS_EACH = 15;
const PHOTO_BYTES = 4_000_000;
const FULL_MINUTES = 10;

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '60' },
    minutes: { type: 'string', default: String(FULL_MINUTES) },
  },
});
const folder = mkdtempSync(join(tmpdir(), 'serenissima-bench-'));
const dist = buildSite(join(folder, 'dist'));
const jpeg = await createJpeg();

const killed = await killRepeatedly(Number(values.kills));
const evening = await spendEvening(Number(values.minutes));
rmSync(folder, { recursive: true, force: true });

saveResults('photos', { killed, evening });
process.stdout.write(
  `${formatTable([
    ['', 'result'],
    ...Object.entries({ ...killed, ...evening }).map(([name, value]) => [name, String(value)]),
  ])}\n`,
);
process.exitCode = killed.lost + killed.damaged + evening.lost > 0 ? 1 : 0;

/** 4,000 × 3,000 pixels, as a phone takes them. */
function createJpeg(): Promise<Buffer> {
  const picture = join(import.meta.dirname, '..', 'content', 'pictures', 'carousel-1.jpg');
  return sharp(picture).resize(4000, 3000, { fit: 'cover' }).jpeg({ quality: 80 }).toBuffer();
}

async function openAlbum(dataDir: string): Promise<void> {
  const database = await openDatabase({ dataDir, databaseUrl: null });
  await putPhotoSettings(database, { ...DEFAULT_PHOTO_SETTINGS, opens: 'now' });
  await database.close();
}

async function killRepeatedly(kills: number) {
  const dataDir = join(folder, 'data-killed');
  await openAlbum(dataDir);
  let address: string | null = null;
  let isSending = true;
  const sent: SentPhoto[] = [];
  const start = async () => {
    const server = startServer(folder, dist, { ...SERVER, DATA_DIR: dataDir });
    address = await waitForAddress(server);
    return server;
  };
  let server = await start();
  const cookie = await enterPhotos(address ?? '', PASSWORD);
  const small = await sharp(jpeg).resize(1200).jpeg().toBuffer();
  const guest = async (number: number) => {
    while (isSending) {
      // Of one part and of three.
      const bytes = number % 3 === 0 ? 11_000_000 : small.length + 64;
      sent.push(await sendPhoto(() => address, cookie, createPhoto(small, bytes)));
    }
  };
  const guests = Array.from({ length: 8 }, (_, number) => guest(number));
  for (let kill = 1; kill <= kills; kill += 1) {
    await pause(100 + Math.random() * 900);
    address = null;
    server.process.kill('SIGKILL');
    await server.ended;
    server = await start();
    process.stderr.write(`killed ${kill} of ${kills}, ${sent.length} sent\n`);
  }
  isSending = false;
  await Promise.all(guests);
  address = null;
  server.process.kill('SIGTERM');
  await server.ended;
  return { kills, acknowledged: sent.length, ...(await findLost(dataDir, sent)) };
}

/** Compares what was acknowledged with the rows and the files. */
async function findLost(dataDir: string, sent: readonly SentPhoto[]) {
  const database = await openDatabase({ dataDir, databaseUrl: null });
  const rows = await database.query<{ id: string; sha256: string; size: number }>(
    'SELECT id, sha256, size FROM photographs WHERE deleted_at IS NULL',
    [],
  );
  await database.close();
  const ids = new Set(rows.map(({ id }) => id));
  const files = listFiles(join(dataDir, 'photos'));
  let damaged = 0;
  let missing = 0;
  for (const { sha256 } of rows) {
    const file = files.get(sha256);
    if (!file) missing += 1;
    else if ((await hashFile(file)) !== sha256) damaged += 1;
  }
  return { lost: sent.filter(({ id }) => !ids.has(id)).length + missing, damaged };
}

function listFiles(dir: string): Map<string, string> {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Map(files.map(({ name, parentPath }) => [name, join(parentPath, name)]));
}

async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** 200 guests add photographs at the pace of 3,000 in ten minutes, and two reply all the time. */
async function spendEvening(minutes: number) {
  const dataDir = join(folder, 'data-evening');
  await openAlbum(dataDir);
  const server = startServer(folder, dist, { ...SERVER, DATA_DIR: dataDir });
  const address = await waitForAddress(server);
  const cookie = await enterPhotos(address, PASSWORD);
  const count = Math.round((GUESTS * PHOTOS_EACH * minutes) / FULL_MINUTES);
  const milliseconds = minutes * 60_000;
  const memory = watchMemory(server);
  const replies = watchReplies(address);
  const started = performance.now();
  const sent = await Promise.all(
    Array.from({ length: count }, async (_, number) => {
      await pause((milliseconds * number) / count);
      return sendPhoto(() => address, cookie, createPhoto(jpeg, PHOTO_BYTES));
    }),
  );
  const tookSeconds = Math.round((performance.now() - started) / 1000);
  const times = await replies.stop();
  const peaks = memory.stop();
  server.process.kill('SIGTERM');
  await server.ended;
  const { lost, damaged } = await findLost(dataDir, sent);
  return {
    photos: sent.length,
    tookSeconds,
    lost: lost + damaged,
    replies: times.length,
    repliesP50Ms: percentile(times, 0.5),
    repliesP99Ms: percentile(times, 0.99),
    ...peaks,
  };
}

/** One reply every 250 ms. */
function watchReplies(address: string) {
  const answers: Answer[] = [];
  let isOn = true;
  const running = (async () => {
    while (isOn) {
      const load = sendReplies(1, () => [address], `evening-${answers.length}`);
      await load.stop();
      answers.push(...load.answers);
      await pause(250);
    }
  })();
  return {
    async stop() {
      isOn = false;
      await running;
      const failed = answers.filter(({ kind }) => kind !== 'stored');
      if (failed.length > 0) throw new Error(`Replies were not stored: ${JSON.stringify(failed)}`);
      return answers.map(({ tookMs }) => tookMs).sort((a, b) => a - b);
    },
  };
}

function percentile(sorted: readonly number[], share: number): number {
  return Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
}

/** The largest memory of the server, and of it together with its child processes, in MB. */
function watchMemory({ process: { pid } }: Program) {
  const peaks = { serverMb: 0, withChildrenMb: 0 };
  const timer = setInterval(() => {
    const own = readMemory(Number(pid));
    const all = listDescendants(Number(pid)).reduce((sum, one) => sum + readMemory(one), own);
    peaks.serverMb = Math.max(peaks.serverMb, own);
    peaks.withChildrenMb = Math.max(peaks.withChildrenMb, all);
  }, 200);
  return {
    stop() {
      clearInterval(timer);
      return peaks;
    },
  };
}

/** In MB; 0 for a process that has ended. */
function readMemory(pid: number): number {
  try {
    const [, kilobytes] =
      /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Math.round(Number(kilobytes ?? 0) / 1024);
  } catch {
    return 0;
  }
}

function listDescendants(pid: number): number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
    const own = children.split(' ').filter(Boolean).map(Number);
    return own.flatMap((child) => [child, ...listDescendants(child)]);
  } catch {
    return [];
  }
}
