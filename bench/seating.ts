// `npm run bench:seating`: with 500 guests at 60 tables on a processor that is four times slower, measures the frames
// while a table and a guest are dragged on the floor, the time to open the page, and the time of a suggestion. Then, without
// the slowdown, the time until 500 place cards and 250 invitations can be printed.
import { chromium, type Page } from '@playwright/test';
import { buildAppIfOutdated } from '../build/main.ts';
import { createEmptyPlan } from '../domain/seating/seating.ts';
import { addTables } from '../domain/seating/seating-changes.ts';
import { getBrowserOptions } from '../e2e/browser.ts';
import { HOST_PASSWORD, startSite } from '../e2e/site.ts';
import { ANON_KEY } from '../server/pages/page-globals.ts';
import { saveResults } from './results.ts';

const HOUSEHOLDS = 250;
const TABLES = 60;
const TARGETS = { droppedFrames: 0, openMs: 1000, suggestMs: 1000, papersMs: 2000 };
const SLOWDOWN = 4;
/** A frame at 60 a second, with the jitter of the clock. */
const FRAME_MS = 1000 / 60;
/** Slow 4G. */
const NETWORK = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };
const FAST = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

await buildAppIfOutdated();
const site = await startSite();
const browser = await chromium.launch(await getBrowserOptions());
try {
  const page = await browser.newPage({ baseURL: site.url, viewport: { width: 1440, height: 900 } });
  const send = (method: string, path: string, data: object) =>
    page.request.fetch(`/host/api/${path}`, { method, data, headers: { Origin: site.url } });
  await send('POST', 'session', { password: HOST_PASSWORD });
  const numbers = Array.from({ length: HOUSEHOLDS }, (_, number) => number);
  const rows = numbers.map((number) => ({ id: null, version: null, entry: toEntry(number) }));
  await send('POST', 'guest-list/import', { rows });
  for (const number of numbers) await reply(page, number);
  const empty = createEmptyPlan('wedding');
  const patch = addTables(empty, { count: TABLES, shape: 'round', seats: 10 });
  await send('PUT', 'seating/wedding', { version: 0, patch });
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto('/host/seating');
  const suggest = page.getByRole('button', { name: 'Suggest the rest' });
  await suggest.waitFor();
  const suggestMs = await suggest.evaluate(async (button: HTMLButtonElement) => {
    const started = performance.now();
    button.click();
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return Math.round(performance.now() - started);
  });
  await page.getByText('500 of 500 guests seated').waitFor();
  await page.getByRole('radio', { name: 'Floor' }).check({ force: true });
  const table = await measureDrag(page, 'Table 8, 10 of 10');
  const guest = await measureDrag(page, /^Seat 1: /);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', { offline: false, ...NETWORK });
  await page.goto('/host');
  await page.getByRole('link', { name: 'Seating' }).waitFor();
  await page.waitForLoadState('networkidle');
  const openMs = await measureOpening(page);
  await client.send('Network.emulateNetworkConditions', { ...FAST, offline: false });
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const placeCardsMs = await measurePaper(page, 'place-cards');
  const invitationsMs = await measurePaper(page, 'invitations');
  const papers = { placeCardsMs, invitationsMs };
  const measured = { dragTable: table, dragGuest: guest, openMs, suggestMs, ...papers };
  saveResults('seating', { guests: 2 * HOUSEHOLDS, tables: TABLES, targets: TARGETS, ...measured });
  process.stdout.write(`${JSON.stringify(measured, null, 2)}\n`);
} finally {
  await browser.close();
  await site.close();
}

function toEntry(number: number) {
  return {
    name: `Ada & Luca Guest${number}`,
    people: ['Ada', 'Luca'].map((first) => ({ first, last: `Guest${number}` })),
    emails: [`guest-${number}@example.com`],
    tags: [['School', 'Work', 'Family'][number % 3]],
  };
}

async function reply(page: Page, number: number): Promise<void> {
  const last = `Guest${number}`;
  const response = await page.request.post('/rest/v1/rsvps', {
    headers: { apikey: ANON_KEY },
    data: {
      ...{ guest_one_first: 'Ada', guest_one_last: last, guest_two_first: 'Luca' },
      ...{ guest_two_last: last, email: `guest-${number}@example.com`, guests_count: 2 },
      ...{ welcome_party: 'attending', wedding: 'attending', dietary_restrictions: null },
    },
  });
  if (!response.ok()) throw new Error(await response.text());
}

/** Drags for two seconds; a frame is late if it took longer than one and a half frames. */
async function measureDrag(page: Page, name: string | RegExp) {
  const box = await page.getByRole('button', { name }).first().boundingBox();
  if (!box) throw new Error('There is nothing to drag.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 15, y + 5);
  const frames = page.evaluate(async () => {
    const times: number[] = [];
    const started = performance.now();
    while (performance.now() - started < 2000)
      times.push(await new Promise<number>((resolve) => requestAnimationFrame(resolve)));
    return times;
  });
  for (let step = 0; step < 100; step += 1) {
    await page.mouse.move(x + 15 + Math.sin(step / 8) * 80, y + 5 + step / 4);
    await new Promise((resolve) => setTimeout(resolve, 16));
  }
  const times = await frames;
  await page.mouse.up();
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
  const late = gaps.filter((gap) => gap > FRAME_MS * 1.5).length;
  return { frames: gaps.length, droppedFrames: late, longestMs: Math.round(Math.max(...gaps)) };
}

/** From the click on the tab to the guests and tables on the screen. */
function measureOpening(page: Page): Promise<number> {
  return page.getByRole('link', { name: 'Seating' }).evaluate(async (link: HTMLElement) => {
    const started = performance.now();
    link.click();
    while (!document.querySelector('[aria-label="Table 60"]'))
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return Math.round(performance.now() - started);
  });
}

/** From the request of the page to the last card with its name and its QR code. */
async function measurePaper(page: Page, kind: string): Promise<number> {
  const started = performance.now();
  await page.goto(`/host/print/papers/${kind}`);
  await page.locator('nav button:enabled').waitFor();
  await page.frameLocator('iframe').locator('body[data-fitted]').waitFor();
  return Math.round(performance.now() - started);
}
