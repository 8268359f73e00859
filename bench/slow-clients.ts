// `npm run bench:slow-clients`: the time that guests wait for the page while 5,000 slow clients of one
// address keep the server busy, directly and through Caddy with the shipped configuration.
import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { buildSite } from '../server/fixtures/built-site.ts';
import { findFreePort } from '../server/fixtures/free-port.ts';
import { startServer, waitForAddress } from '../server/fixtures/program.ts';
import { saveResults } from './results.ts';
import { quantile } from './statistics.ts';

const SLOW_CLIENTS = 5_000;
const GUESTS = 8;
const SECONDS = 15;
const TARGET_P99_MS = 500;
const GUEST_TIMEOUT_MS = 10_000;
const RECONNECT_MS = 2_000;
const SITE = join(import.meta.dirname, '..', 'deploy', 'Caddyfile');

const [, , role, address = ''] = process.argv;
if (role === 'flood') flood(address);
else if (role === 'visit') await visit(address);
else await bench();

async function bench(): Promise<void> {
  const direct = await measure(null);
  const hasCaddy = spawnSync('caddy', ['version']).status === 0;
  if (!hasCaddy) process.stdout.write('Caddy is not installed, so only the server is measured.\n');
  const throughCaddy = hasCaddy ? await measure(startCaddy) : null;
  const results = { slowClients: SLOW_CLIENTS, targetP99ms: TARGET_P99_MS, direct, throughCaddy };
  saveResults('slow-clients', results);
  process.stdout.write(`${JSON.stringify(results, null, 2)}\n`);
  const isMet = [direct, throughCaddy].every(
    (result) => !result || (result.p99ms < TARGET_P99_MS && result.failed === 0),
  );
  if (!isMet) process.exitCode = 1;
}

type Visits = { loads: number; p50ms: number; p99ms: number; failed: number };

async function measure(startProxy: typeof startCaddy | null): Promise<Visits> {
  const folder = mkdtempSync(join(tmpdir(), 'serenissima-bench-'));
  const server = startServer(folder, buildSite(join(folder, 'dist')), {
    GATE: 'server',
    SITE_PASSWORD: 'ponte dei sospiri',
    ...(startProxy && { TRUST_PROXY: '1' }),
  });
  const children: ChildProcess[] = [server.process];
  try {
    const origin = await waitForAddress(server);
    const proxy = startProxy && (await startProxy(folder, origin));
    if (proxy) children.push(proxy.process);
    const site = proxy?.address ?? origin;
    // Processes of their own: in this one the guests would wait for the code of the slow clients.
    const slow = spawn(process.execPath, [import.meta.filename, 'flood', site]);
    children.push(slow);
    await once(slow.stdout, 'data');
    const visitor = promisify(execFile)(process.execPath, [import.meta.filename, 'visit', site]);
    return JSON.parse((await visitor).stdout);
  } finally {
    for (const child of children) child.kill('SIGKILL');
    await server.ended;
    rmSync(folder, { recursive: true });
  }
}

/** Starts Caddy with the shipped configuration and an address of this machine. */
async function startCaddy(folder: string, origin: string) {
  const address = `http://127.0.0.1:${await findFreePort()}`;
  const config = readFileSync(SITE, 'utf8').replace('{\n\tservers', '{\n\tadmin off\n\tservers');
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, config);
  const child = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    stdio: 'ignore',
    env: { ...process.env, HOME: folder, DOMAIN: address, UPSTREAM: new URL(origin).host },
  });
  while (
    !(await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await pause(50);
  return { process: child, address };
}

/** Keeps slow clients of one address connected until the benchmark ends; prints a line when they are. */
function flood(site: string): void {
  const { hostname, host, port } = new URL(site);
  const post = (path: string) =>
    `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${site}\r\n` +
    'Content-Type: application/json\r\nContent-Length: 400\r\n\r\n{"password":"';
  const get = `GET / HTTP/1.1\r\nHost: ${host}\r\n`;
  const passwords = [post('/gate'), post('/host/api/session')];
  // Nine of ten send a body, because only complete headers pass a proxy.
  const starts = [...Array(9).fill(passwords).flat(), `${get}X-Slow: `, `${get}\r\n`];
  let connectCount = 0;

  function connectClient(index: number): void {
    const socket = connect({ host: hostname, port: Number(port), localAddress: '127.0.0.9' });
    // Reads nothing.
    socket.pause();
    socket.write(starts[index % starts.length] ?? '');
    const drip = setInterval(() => socket.write('x'), 2_000);
    socket.on('error', () => {});
    socket.once('close', () => {
      clearInterval(drip);
      setTimeout(connectClient, RECONNECT_MS, index);
    });
    connectCount += 1;
    if (connectCount === SLOW_CLIENTS) process.stdout.write('all slow clients are connected\n');
  }

  for (let index = 0; index < SLOW_CLIENTS; index += 1) setTimeout(connectClient, index / 2, index);
  setTimeout(() => process.exit(), (SECONDS + 30) * 1_000);
}

/** Loads the page again and again as several guests, each from an address of its own. */
async function visit(site: string): Promise<void> {
  const times: number[] = [];
  let failed = 0;
  const end = performance.now() + SECONDS * 1_000;
  async function load(localAddress: string): Promise<void> {
    while (performance.now() < end) {
      const started = performance.now();
      const isLoaded = await loadPage(site, localAddress);
      if (!isLoaded) failed += 1;
      times.push(performance.now() - started);
      await pause(50);
    }
  }
  await Promise.all(Array.from({ length: GUESTS }, (_, guest) => load(`127.0.1.${guest + 1}`)));
  const [p50ms, p99ms] = [0.5, 0.99].map((fraction) => Math.round(quantile(times, fraction)));
  process.stdout.write(JSON.stringify({ loads: times.length, p50ms, p99ms, failed }));
}

function loadPage(site: string, localAddress: string): Promise<boolean> {
  return new Promise((resolve) => {
    const call = request(site, { localAddress, agent: false, timeout: GUEST_TIMEOUT_MS });
    call.on('response', (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode === 200));
      response.on('error', () => resolve(false));
    });
    call.on('timeout', () => call.destroy());
    call.on('error', () => resolve(false));
    call.end();
  });
}
