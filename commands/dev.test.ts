import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { findFreePort } from '../server/fixtures/free-port.ts';
import { type Program, startDev, TERMINAL } from '../server/fixtures/program.ts';
import { test as base } from '../server/fixtures/site.ts';

type Start = (options?: { inTerminal?: boolean }) => Promise<{ output: string; password: string }>;

/** `npm run dev` until it has printed its addresses. */
const test = base.extend<{ start: Start }>({
  start: async ({ folder, dataDir }, use) => {
    const started: Program[] = [];
    await use(async (options) => {
      const env = { PORT: String(await findFreePort()), SITE_PASSWORD: 'ponte' };
      const program = startDev(folder, env, options);
      started.push(program);
      const output = await program.waitForOutput('Dashboard ');
      const password = readFileSync(join(dataDir, 'host-password'), 'utf8').trim();
      return { output, password };
    });
    for (const { process } of started) process.kill('SIGTERM');
    await Promise.all(started.map(({ ended }) => ended));
  },
});

test('npm run dev serves the dashboard’s own files beside the API, answers the page of photographs, and prints no password when its output is not a terminal', async ({
  start,
}) => {
  const { output, password } = await start();
  expect(output).toMatch(/^Site .* password: in SITE_PASSWORD\nDashboard .* password: in \S+\n$/);
  expect(output).not.toContain(password);

  const [address = ''] = /http:\S+\/host/.exec(output) ?? [];
  const file = await fetch(`${address}/api/request.ts`);
  expect(file.headers.get('Content-Type')).toContain('javascript');
  expect((await fetch(`${address}/api/guest-data`)).status).toBe(401);
  const photos = await fetch(new URL('/photos/state?language=en', address));
  expect(await photos.json()).toMatchObject({ access: 'none' });
});

test('npm run dev prints both passwords to a terminal', async ({ start, skip }) => {
  skip(TERMINAL.isMissing, TERMINAL.reason);
  const { output, password } = await start({ inTerminal: true });
  expect(output).toMatch(/^Site .* password: ponte\r\nDashboard /);
  expect(output).toContain(`/host   password: ${password}\r\n`);
});
