import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { Agent, type IncomingMessage, request } from 'node:http';
import { join, sep } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

const ROOT = join(import.meta.dirname, '..');
const DIST = join(ROOT, 'dist');

export type Question = { method?: string; path: string; headers?: Record<string, string> };
type Answer = { status: number; headers: string; body: Buffer };

/** Every file that the build made, twins and all, as `/private/wedding-page-1a2b.js.br`. */
export async function builtFiles(): Promise<string[]> {
  const files = await readdir(DIST, { recursive: true, withFileTypes: true });
  return files
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name).slice(DIST.length).split(sep).join('/'));
}

export function builtFile(path: string): Promise<Buffer> {
  return readFile(join(DIST, path));
}

/** A piece from the middle of every picture, by its name: of the originals, and as built. */
export async function pictureSamples(): Promise<Map<string, Buffer>> {
  const originals = join(ROOT, 'content', 'pictures');
  const built = (await builtFiles()).filter((path) =>
    /^\/private\/.*\.(?!br|gz|js|css|html)[^.]*$/.test(path),
  );
  const files = [
    ...(await readdir(originals)).map((name) => join(originals, name)),
    ...built.map((path) => join(DIST, path)),
  ];
  const samples = new Map<string, Buffer>();
  for (const file of files) {
    const bytes = await readFile(file);
    const middle = bytes.length >> 1;
    if (bytes.length > 200)
      samples.set(file.slice(ROOT.length), bytes.subarray(middle, middle + 64));
  }
  return samples;
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

/** Asks as no browser would: the path goes out as it is written, dots, slashes and all. */
export async function ask(url: string, { method = 'GET', path, headers = {} }: Question) {
  const { hostname, port } = new URL(url);
  const asking = request({ hostname, port, method, path, headers, agent });
  asking.end();
  const [response] = (await once(asking, 'response')) as [IncomingMessage];
  const bytes = await buffer(response);
  return {
    status: response.statusCode ?? 0,
    headers: response.rawHeaders.join('\n'),
    body: decoded(bytes, response.headers['content-encoding']),
  } satisfies Answer;
}

function decoded(bytes: Buffer, encoding: string | undefined): Buffer {
  if (bytes.length === 0) return bytes;
  if (encoding === 'br') return brotliDecompressSync(bytes);
  return encoding === 'gzip' ? gunzipSync(bytes) : bytes;
}

/** The ways to write a path that a careless server might take for the path itself. */
export function spellings(path: string): string[] {
  const rest = path.slice(1);
  return [
    `/${rest}.br`,
    `/${rest}.gz`,
    `/${rest}/`,
    `/${rest}?`,
    `/${rest}?again`,
    `/${rest};a=b`,
    `/${rest}%00`,
    `/${rest}%20`,
    `/${rest}.`,
    `//${rest}`,
    `/./${rest}`,
    `/${rest.toUpperCase()}`,
    `/${rest.replace('/', '//')}`,
    `/${rest.replace('/', '/./')}`,
    `/${rest.replace('/', '%2f')}`,
    `/${rest.replace('/', '%5c')}`,
    `/${rest.replace('/', '\\')}`,
    `/%${rest.charCodeAt(0).toString(16)}${rest.slice(1)}`,
    `/%25${rest.charCodeAt(0).toString(16)}${rest.slice(1)}`,
    `/assets/../${rest}`,
    `/assets/..%2f${rest}`,
    `/assets/..%5c${rest}`,
    `/assets/%2e%2e/${rest}`,
    `/assets/.%2e/${rest}`,
    `/assets/..;/${rest}`,
    `/assets/${rest}`,
    `/host/../${rest}`,
    `/host/assets/../../${rest}`,
    `/host/${rest}`,
    `/private/../${rest}`,
    `/..//${rest}`,
    `http://localhost/${rest}`,
    `http://localhost//${rest}`,
  ];
}
