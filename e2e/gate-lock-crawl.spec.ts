import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { basename, join, sep } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';
import { italian, english as wedding } from '../content/localized.ts';
import { createEtag } from '../server/pages/asset.ts';
import { REPLY } from './dashboard.ts';
import { expect, PASSWORD, submitPassword, test } from './locked-site.ts';
import { findPrivateTexts, findPrivateTextsInFile, listLongTexts } from './private-texts.ts';

const ROOT = join(import.meta.dirname, '..');
const DIST = join(ROOT, 'dist', 'site');
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'QUERY'];

/** In the same folder as the uncompressed file, so the same rule protects it. */
const COMPRESSED = /\.(br|gz)$/;

/** Addresses of this server, and files that other servers often expose by mistake. */
const ROUTES = `
  / /?from=invitation /it /it/ /it/?from=invitation /it/nope /nope /gate /gate/forget /private
  /private/ /private/nope /rest /rest/v1 /rest/v1/ /rest/v1/rsvps /rest/v1/rsvps?select=*
  /rest/v1/guests /rest/v1/rpc/all /REST/v1/rsvps /%72est/v1/rsvps /host /host/ /host/replies
  /host/print/caterer /host/index.html /host/api /host/api/session /host/api/guest-data
  /host/api/changes /host/api/exports/replies.csv /host/api/exports/caterer.csv /host/api/backup.db
  /host/api/backup.json /host/api/households /host/api/guest-list/import /host/api/delete-all-data
  /index.html /404.html /.built-from /.env /package.json /content/wedding.ts
  /content/pictures/couple.jpg /data/serenissima.db /server/app.ts /.git/config /manifest.json
  /photos /photos/show /it/photos /it/photos/show /photos.html /it/photos.html /photos/state /photos/list /photos/list?own
  /private/videos /private/videos/${'0'.repeat(64)} /host/api/videos/${'0'.repeat(64)}/file
  /photos/enter /photos/uploads /photos/uploads/nope /photos/files /photos/nope /p/KFM7QTR2W /data/photos
  /host/api/photos /host/api/photos/uploads /wishes /host/api/wishes /host/api/exports/wishes.xlsx /host/api/keepsake.zip
  /calendar /calendar/en /calendar/en/1.ics /calendar/it/1.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA.ics
  /manifest.webmanifest /sw.js /offline.json /entered.html /it/entered.html /sitemap.xml /favicon.ico /src
`
  .trim()
  .split(/\s+/);

/** The name in a guest's reply, which the crawl must not find either. */
const GUEST = { guest_one_first: 'Zerbinetta', guest_one_last: 'Quattrocanti' };

test('a visitor who requests everything in every way learns nothing without the password, and everything with it', async ({
  lockedSite,
  request,
}) => {
  const outside = await Promise.all(
    ['/', '/it/'].map((path) => request.get(lockedSite.url + path)),
  );
  await submitPassword(request, lockedSite.url, PASSWORD);
  await expect(async () => {
    const reply = await request.post(`${lockedSite.url}/rest/v1/rsvps`, {
      headers: { apikey: 'serenissima-anonymous-key' },
      data: { ...REPLY, ...GUEST, email: 'zerbinetta@naxos.example' },
    });
    expect(reply.status(), 'a busy server answers 503').toBe(201);
  }).toPass();

  const photo = await addPhotograph(request, lockedSite.url);

  await test.step('without the password nothing private is sent', async () => {
    const probes = [...(await createProbes()), ...createPhotoProbes(photo)];
    expect(probes.length).toBeGreaterThan(3_000);
    const { leaks, statuses } = await crawl(lockedSite.url, probes);
    expect(Object.fromEntries(leaks)).toEqual({});
    // A busy server answers 503.
    const failures = [...statuses.keys()].filter((status) => status >= 500 && status !== 503);
    expect(failures).toEqual([]);
    expect(statuses.get(401), 'the lock rejected requests').toBeGreaterThan(1_000);
    expect(statuses.get(200), 'public files were searched').toBeGreaterThan(300);
  });

  await test.step('without the password the pages are closed, and are not cached publicly', async () => {
    for (const page of outside) {
      expect(await page.text()).toContain('window.SITE_GATE="closed"');
      expect(page.headers()).toMatchObject({
        'cache-control': 'private, no-cache',
        vary: 'Cookie, Accept-Encoding',
        'x-robots-tag': 'noindex, nofollow',
      });
      const inside = await request.get(page.url());
      expect(await inside.text()).toContain('window.SITE_GATE="open"');
    }
  });

  await test.step('the same crawl finds every text and every picture with the cookie', async () => {
    const { cookies } = await request.storageState();
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const files = (await listBuiltFiles())
      .filter((path) => !COMPRESSED.test(path))
      .map((path) => ({ path: encodeURI(path) }));
    const { found } = await crawl(lockedSite.url, files, cookie);
    expect(listLongTexts([wedding, italian]).filter((text) => !found.has(text))).toEqual([]);
    const built = [...(await samplePictures()).keys()].filter((file) => file.startsWith('/dist/'));
    expect(built.length).toBeGreaterThan(100);
    expect(built.filter((file) => !found.has(file))).toEqual([]);
  });
});

test('the public files of a static host contain nothing about the wedding, and no pictures but the icons and the ornaments of designs', async () => {
  const files = (await listBuiltFiles()).filter((path) => !path.startsWith('/private/'));
  const icons = ['/favicon.svg', '/icon-180.png', '/icon-192.png', '/icon-512.png'];
  const ornaments = new Set(
    globSync(join(ROOT, 'designs', '*', '*.svg')).map((file) => basename(file, '.svg')),
  );
  const pictures = files
    .filter((path) => /\.(avif|webp|jpe?g|png|gif|svg)$/.test(path))
    .filter(
      (path) => !ornaments.has(/^(?:\/host)?\/assets\/(.+)-[\w-]{8}\.svg$/.exec(path)?.[1] ?? ''),
    );
  expect(pictures.sort()).toEqual(icons);
  expect(findPrivateTexts(files.join('\n')), 'in the names of files').toEqual([]);
  // The crawl has searched the other files.
  for (const path of files.filter((path) => path.endsWith('.html'))) {
    const html = await readFile(join(DIST, path), 'utf8');
    expect.soft(findPrivateTextsInFile(path, html), path).toEqual([]);
  }
  // The search finds texts also when they are escaped.
  expect(findPrivateTexts('<p>PORTIA &amp; \\u0042assanio</p>')).toEqual(['Portia', 'Bassanio']);
});

/** A photograph by the guest, whose name and bytes the crawl must not find. */
async function addPhotograph(request: APIRequestContext, url: string): Promise<string> {
  const file = await readFile(join(ROOT, 'content', 'pictures', 'couple.jpg'));
  const encode = (text: string) => Buffer.from(text).toString('base64');
  const headers = { Origin: url, 'Tus-Resumable': '1.0.0' };
  const sha256 = createHash('sha256').update(file).digest('hex');
  const created = await request.post(`${url}/photos/uploads`, {
    headers: {
      ...headers,
      'Upload-Length': String(file.length),
      'Upload-Metadata': `sha256 ${encode(sha256)},name ${encode(GUEST.guest_one_first)}`,
    },
  });
  const sent = await request.patch(new URL(created.headers().location ?? '', url).href, {
    headers: {
      ...headers,
      'Upload-Offset': '0',
      'Content-Type': 'application/offset+octet-stream',
    },
    data: file,
  });
  expect(sent.status(), await sent.text()).toBe(204);
  return sent.headers()['photo-id'] ?? '';
}

function createPhotoProbes(id: string): Probe[] {
  return ['400', '1600', 'video', 'original'].flatMap((size) => {
    const path = `/photos/files/${id}/${size}`;
    const variants = createHeaderVariants(path, `"${id}-${size}"`);
    return [
      ...METHODS.map((method) => ({ method, path })),
      ...variants.map((headers) => ({ path, headers })),
      ...createPathVariants(path).map((variant) => ({ path: variant })),
    ];
  });
}

type Probe = { method?: string; path: string; headers?: Record<string, string> };
type Answer = { status: number; headers: string; body: Buffer };

/** Sends all probes and collects the private texts and pictures in the answers. */
async function crawl(url: string, probes: Probe[], cookie = '') {
  const samples = await samplePictures();
  const leaks = new Map<string, string[]>();
  const leaksByBody = new Map<string, string[]>();
  const statuses = new Map<number, number>();

  function findLeaks(path: string, body: Buffer): string[] {
    const pictures = [...samples].filter(([, sample]) => body.includes(sample));
    const text = body.toString('utf8');
    const guests = Object.values(GUEST).filter((name) => text.includes(name));
    return [...findPrivateTextsInFile(path, text), ...guests, ...pictures.map(([file]) => file)];
  }

  async function check({ method = 'GET', path, headers = {} }: Probe) {
    const answer = await send(url, {
      method,
      path,
      headers: { ...headers, ...(cookie && { cookie }) },
    });
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    const hash = createHash('sha256').update(answer.body).digest('base64');
    const inBody = leaksByBody.get(hash) ?? findLeaks(path, answer.body);
    leaksByBody.set(hash, inBody);
    const all = [...inBody, ...findPrivateTexts(answer.headers)];
    if (all.length > 0) leaks.set(`${method} ${path} ${JSON.stringify(headers)}`, all);
    return answer;
  }

  const queue = probes.values();
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (const probe of queue) {
        const { status } = await check(probe);
        if (cookie || !/^\/private\/(?!\.\.)/.test(probe.path)) continue;
        // A 304, 206 or 404 would reveal which files exist.
        expect([probe, status]).toEqual([probe, 401]);
      }
    }),
  );
  return { leaks, statuses, found: new Set([...leaks.values()].flat()) };
}

/**
 * Requests every file, and one of each kind in every way: the lock decides by the folder, before it looks for
 * a file.
 */
async function createProbes(): Promise<Probe[]> {
  const probes: Probe[] = [];
  const kinds = new Set<string>();
  for (const file of await listBuiltFiles()) {
    const path = encodeURI(file);
    const kind = file.replace(/[^/.]+\./, '');
    if (kinds.has(kind) || COMPRESSED.test(file)) {
      probes.push({ path });
      continue;
    }
    kinds.add(kind);
    const hash = createHash('sha256').update(await readFile(join(DIST, file)));
    const etag = createEtag(hash.digest());
    probes.push(...METHODS.map((method) => ({ method, path })));
    probes.push(...createHeaderVariants(file, etag).map((headers) => ({ path, headers })));
    probes.push(...createPathVariants(path).map((variant) => ({ path: variant })));
  }
  for (const path of ROUTES) {
    probes.push(...METHODS.map((method) => ({ method, path })));
    probes.push(...createHeaderVariants('/private/', '*').map((headers) => ({ path, headers })));
  }
  return probes;
}

/** Headers that might make a careless server send a file. */
function createHeaderVariants(path: string, etag: string): Record<string, string>[] {
  return [
    { 'Accept-Encoding': 'br' },
    { 'Accept-Encoding': 'gzip' },
    { 'Accept-Encoding': 'identity' },
    { Range: 'bytes=0-99' },
    { Range: 'bytes=-100', 'If-Range': etag },
    { 'If-None-Match': etag },
    { 'If-None-Match': '*' },
    { 'If-Match': etag },
    { 'If-Modified-Since': new Date().toUTCString() },
    { 'If-Unmodified-Since': new Date(0).toUTCString() },
    { Cookie: 'gate-session=' },
    { Cookie: `gate-session=${'a'.repeat(22)}.${Date.now()}.${'b'.repeat(43)}` },
    { Cookie: `desk-session=${'a'.repeat(22)}.${Date.now()}.${'b'.repeat(43)}` },
    { Cookie: 'wedding-authenticated=true' },
    { Authorization: 'Bearer serenissima-anonymous-key', apikey: 'serenissima-anonymous-key' },
    { 'X-Forwarded-For': '127.0.0.1', 'X-Forwarded-Proto': 'https', Forwarded: 'for=127.0.0.1' },
    { 'X-HTTP-Method-Override': 'GET', 'X-Original-URL': path, 'X-Rewrite-URL': path },
    { Origin: 'http://localhost', Referer: 'http://localhost/', 'Sec-Fetch-Site': 'same-origin' },
    { Purpose: 'prefetch', 'Sec-Purpose': 'prefetch;prerender' },
    { Host: 'localhost' },
  ];
}

/** Ways to write the path `/PATH` that a careless server might treat as the path itself. */
const PATH_VARIANTS = `
  /PATH.br /PATH.gz /PATH/ /PATH? /PATH?again /PATH;a=b /PATH%00 /PATH%20 /PATH. //PATH /./PATH
  /assets/../PATH /assets/..%2fPATH /assets/..%5cPATH /assets/%2e%2e/PATH /assets/.%2e/PATH
  /assets/..;/PATH /assets/PATH /host/../PATH /host/assets/../../PATH /host/PATH /private/../PATH
  /..//PATH http://localhost/PATH http://localhost//PATH
`
  .trim()
  .split(/\s+/);

function createPathVariants(path: string): string[] {
  const rest = path.slice(1);
  const firstCode = rest.charCodeAt(0).toString(16);
  return [
    ...PATH_VARIANTS.map((variant) => variant.replace('PATH', rest)),
    ...['//', '/./', '%2f', '%5c', '\\'].map((slash) => `/${rest.replace('/', slash)}`),
    ...['%', '%25'].map((prefix) => `/${prefix}${firstCode}${rest.slice(1)}`),
    `/${rest.toUpperCase()}`,
  ];
}

/** Lists all files of the build with their compressed versions, as `/private/wedding-page-1a2b.js.br`. */
async function listBuiltFiles(): Promise<string[]> {
  const files = await readdir(DIST, { recursive: true, withFileTypes: true });
  return files
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name).slice(DIST.length).split(sep).join('/'));
}

/** Returns a few bytes from the middle of every picture, originals and built ones, by file name. */
async function samplePictures(): Promise<Map<string, Buffer>> {
  const originals = join(ROOT, 'content', 'pictures');
  const built = (await listBuiltFiles()).filter((path) =>
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

/** Sends the path exactly as it is written. A browser or `fetch` would normalize dots and slashes. */
async function send(url: string, { method = 'GET', path, headers = {} }: Probe): Promise<Answer> {
  const { hostname, port } = new URL(url);
  const outgoing = httpRequest({ hostname, port, method, path, headers, agent });
  outgoing.end();
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  const bytes = await buffer(response);
  return {
    status: response.statusCode ?? 0,
    headers: response.rawHeaders.join('\n'),
    body: decompress(bytes, response.headers['content-encoding']),
  };
}

function decompress(bytes: Buffer, encoding = ''): Buffer {
  if (bytes.length === 0 || encoding === '') return bytes;
  return encoding === 'br' ? brotliDecompressSync(bytes) : gunzipSync(bytes);
}
