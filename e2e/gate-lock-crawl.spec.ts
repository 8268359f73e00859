import { createHash } from 'node:crypto';
import italian from '../content/wedding.it.ts';
import wedding from '../content/wedding.ts';
import { etagOf } from '../server/pages/asset.ts';
import { ask, builtFile, builtFiles, pictureSamples, type Question, spellings } from './crawl.ts';
import { expect, PASSWORD, test, tryPassword } from './lock.ts';
import { longTexts, told, toldBy } from './private-words.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'QUERY'];

/** Addresses of the server, and some that others leave open. */
const ROUTES = [
  ...[
    '/',
    '/?from=invitation',
    '/it',
    '/it/',
    '/it/?from=invitation',
    '/it/nope',
    '/nope',
    '/gate',
    '/gate/forget',
    '/private',
    '/private/',
    '/private/nope',
  ],
  ...['/rest', '/rest/v1', '/rest/v1/', '/rest/v1/rsvps', '/rest/v1/rsvps?select=*'],
  ...['/rest/v1/guests', '/rest/v1/rpc/all', '/REST/v1/rsvps', '/%72est/v1/rsvps'],
  ...['/host', '/host/', '/host/replies', '/host/print/caterer', '/host/index.html'],
  ...['/host/api', '/host/api/session', '/host/api/guest-data', '/host/api/changes'],
  ...['/host/api/exports/replies.csv', '/host/api/exports/caterer.csv', '/host/api/backup.db'],
  ...[
    '/host/api/backup.json',
    '/host/api/households',
    '/host/api/guest-list',
    '/host/api/delete-all-data',
  ],
  ...['/index.html', '/404.html', '/.built-from', '/.env', '/package.json', '/content/wedding.ts'],
  ...['/content/pictures/couple.jpg', '/data/serenissima.db', '/server/app.ts', '/.git/config'],
  ...['/manifest.json', '/manifest.webmanifest', '/sw.js', '/sitemap.xml', '/favicon.ico', '/src'],
];

/** What a guest wrote, who was here before. */
const GUEST = { guest_one_first: 'Zerbinetta', guest_one_last: 'Quattrocanti' };

/** What may be asked with, to get at a file. */
function tricks(path: string, etag: string): Record<string, string>[] {
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
    { Cookie: `dashboard-session=${'a'.repeat(22)}.${Date.now()}.${'b'.repeat(43)}` },
    { Cookie: 'wedding-authenticated=true' },
    { Authorization: 'Bearer serenissima-anonymous-key', apikey: 'serenissima-anonymous-key' },
    { 'X-Forwarded-For': '127.0.0.1', 'X-Forwarded-Proto': 'https', Forwarded: 'for=127.0.0.1' },
    { 'X-HTTP-Method-Override': 'GET', 'X-Original-URL': path, 'X-Rewrite-URL': path },
    { Origin: 'http://localhost', Referer: 'http://localhost/', 'Sec-Fetch-Site': 'same-origin' },
    { Purpose: 'prefetch', 'Sec-Purpose': 'prefetch;prerender' },
    { Host: 'localhost' },
  ];
}

async function questions(): Promise<Question[]> {
  const asked: Question[] = [];
  for (const path of await builtFiles()) {
    const etag = etagOf(
      createHash('sha256')
        .update(await builtFile(path))
        .digest(),
    );
    asked.push(...METHODS.map((method) => ({ method, path: encodeURI(path) })));
    asked.push(...tricks(path, etag).map((headers) => ({ path: encodeURI(path), headers })));
    asked.push(...spellings(encodeURI(path)).map((spelling) => ({ path: spelling })));
  }
  for (const path of ROUTES) {
    asked.push(...METHODS.map((method) => ({ method, path })));
    asked.push(...tricks('/private/', '*').map((headers) => ({ path, headers })));
  }
  return asked;
}

/** Asks all of it, and gives what the answers told: texts, and pictures by their files. */
async function crawl(url: string, asked: Question[], cookie = '') {
  const samples = await pictureSamples();
  const secrets = new Map<string, string[]>();
  const looked = new Map<string, string[]>();
  const answered = new Map<number, number>();

  function secretsIn(path: string, body: Buffer): string[] {
    const pictures = [...samples].filter(([, sample]) => body.includes(sample));
    const text = body.toString('utf8');
    const guests = Object.values(GUEST).filter((name) => text.includes(name));
    return [...toldBy(path, text), ...guests, ...pictures.map(([file]) => file)];
  }

  async function look({ method = 'GET', path, headers = {} }: Question) {
    const answer = await ask(url, {
      method,
      path,
      headers: { ...headers, ...(cookie && { cookie }) },
    });
    answered.set(answer.status, (answered.get(answer.status) ?? 0) + 1);
    const sum = createHash('sha256').update(answer.body).digest('base64');
    const found = looked.get(sum) ?? secretsIn(path, answer.body);
    looked.set(sum, found);
    const all = [...found, ...told(answer.headers)];
    if (all.length > 0) secrets.set(`${method} ${path} ${JSON.stringify(headers)}`, all);
    return answer;
  }

  const queue = asked.values();
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (const question of queue) {
        const { status } = await look(question);
        if (cookie || !/^\/private\/(?!\.\.)/.test(question.path)) continue;
        // Neither 304 nor 206 nor 404: a stranger does not even learn what is there.
        expect([question, status]).toEqual([question, 401]);
      }
    }),
  );
  return { secrets, answered, told: new Set([...secrets.values()].flat()) };
}

test('a stranger who asks for everything in every way is told nothing', async ({
  locked,
  request,
}) => {
  test.setTimeout(300_000);
  await tryPassword(request, locked.url, PASSWORD);
  const reply = await request.post(`${locked.url}/rest/v1/rsvps`, {
    headers: { apikey: 'serenissima-anonymous-key' },
    data: {
      ...GUEST,
      guest_two_first: null,
      guest_two_last: null,
      email: 'zerbinetta@naxos.example',
      welcome_party: 'attending',
      wedding: 'attending',
      guests_count: 1,
      dietary_restrictions: null,
    },
  });
  expect(reply.status()).toBe(201);

  const asked = await questions();
  expect(asked.length).toBeGreaterThan(5_000);
  const { secrets, answered } = await crawl(locked.url, asked);
  expect(Object.fromEntries(secrets)).toEqual({});
  expect([...answered.keys()].filter((status) => status >= 500)).toEqual([]);
  expect(answered.get(401), 'the lock was met').toBeGreaterThan(5_000);
  expect(answered.get(200), 'and what is open was read').toBeGreaterThan(500);
});

test('the same crawl finds every text and every picture with the cookie', async ({
  locked,
  request,
}) => {
  await tryPassword(request, locked.url, PASSWORD);
  const { cookies } = await request.storageState();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const files = (await builtFiles()).map((path) => ({ path: encodeURI(path) }));
  const guest = await crawl(locked.url, files, cookie);
  expect(longTexts([wedding, italian]).filter((text) => !guest.told.has(text))).toEqual([]);
  const built = [...(await pictureSamples()).keys()].filter((file) => file.startsWith('/dist/'));
  expect(built.length).toBeGreaterThan(100);
  expect(built.filter((file) => !guest.told.has(file))).toEqual([]);
});
