import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import pLimit from 'p-limit';
import { createChildEnvironment } from '../child-environment.ts';
import { dashboardErrors } from '../http/dashboard-error.ts';
import type { CleanPicture, PictureType } from '../tables/pictures.ts';

export type Rejection = 'drawing' | 'unknown-format' | 'too-many-pixels' | 'damaged';

/** The first line of the process's result; after a picture come its bytes and its thumbnail's. */
export type CleanResult =
  | { type: PictureType; width: number; height: number; size: number }
  | { rejection: Rejection; width?: number; height?: number };

// Decoding takes up to 800 MB, so one picture at a time.
const runDecoder = pLimit(1);

/** The result has a pipe of its own: decoders write messages to stdout. */
const RESULT_FD = 3;

const PROCESS = join(import.meta.dirname, 'clean-picture-process.ts');
// A picture of 48 million pixels takes ten seconds on a small server.
const DECODING_TIMEOUT_MS = 60_000;
// In kB. Node itself reserves 600,000, and HEIC of 48 million pixels needs 760,000.
const MAX_MEMORY_KB = 1_800_000;
// When memory runs out, Linux must end this process and not the server. A system that forbids one of
// the two commands still has the limits of pixels and time.
const LIMITED = `echo 1000 > /proc/self/oom_score_adj; ulimit -d ${MAX_MEMORY_KB}; exec "$0" "$@"`;

/**
 * Decodes an uploaded picture and encodes it again, in a process with limits of memory and time. The
 * result has none of the upload's bytes or metadata. Throws DashboardError with a sentence.
 */
export async function cleanPicture(
  upload: Readable,
  { timeoutMs = DECODING_TIMEOUT_MS }: { timeoutMs?: number } = {},
): Promise<CleanPicture> {
  const { child, input, result } = startProcess();
  const closed = once(child, 'close');
  // Of a process that cannot be started, before anybody waits for its end: it must not stop the server.
  closed.catch(() => {});
  let timer: NodeJS.Timeout | undefined;
  try {
    const output = buffer(result);
    output.catch(() => {});
    await pipeline(upload, input, { end: false }).catch(() => {
      throw dashboardErrors.pictureRejected(MESSAGES.incomplete);
    });
    return await runDecoder(async () => {
      timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
      // The process begins to decode at the end of its input.
      input.end();
      const [code] = await closed;
      return parseOutput(await output, code);
    });
  } finally {
    clearTimeout(timer);
    child.kill('SIGKILL');
  }
}

function startProcess() {
  const isLinux = process.platform === 'linux';
  const program = [PROCESS, String(RESULT_FD)];
  const [file, args] = isLinux
    ? ['/bin/sh', ['-c', LIMITED, process.execPath, ...program]]
    : [process.execPath, program];
  const child = spawn(file, args, {
    env: createChildEnvironment(),
    stdio: ['pipe', 'ignore', 'ignore', 'pipe'],
  });
  return { child, input: child.stdin as Writable, result: child.stdio[RESULT_FD] as Readable };
}

function parseOutput(output: Buffer, code: unknown): CleanPicture {
  const end = output.indexOf('\n');
  if (code !== 0 || end === -1) throw dashboardErrors.pictureRejected(MESSAGES.exhausted);
  const result = JSON.parse(output.toString('utf8', 0, end)) as CleanResult;
  if ('rejection' in result) throw dashboardErrors.pictureRejected(toMessage(result));
  const { size, ...picture } = result;
  const files = output.subarray(end + 1);
  return { ...picture, bytes: files.subarray(0, size), thumbnail: files.subarray(size) };
}

const MESSAGES = {
  incomplete: 'The picture did not arrive completely. Please try again.',
  exhausted:
    'This picture takes too much time or memory to read. Save it as JPEG with fewer pixels, and try again.',
  drawing: 'SVG drawings cannot be uploaded. Save the drawing as PNG, and try again.',
  'unknown-format': 'This file is not a JPEG, PNG, WebP, AVIF or HEIC picture.',
  damaged:
    'This picture is damaged or incomplete. Open it on your device, save it again, and try again.',
};

function toMessage({ rejection, width, height }: CleanResult & { rejection: Rejection }): string {
  if (rejection !== 'too-many-pixels') return MESSAGES[rejection];
  const format = (pixels = 0) => pixels.toLocaleString('en');
  return `This picture has ${format(width)} × ${format(height)} pixels, which is too many. Save it smaller, and try again.`;
}
