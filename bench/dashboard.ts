// `npm run bench:dashboard`: with 2,000 replies and 2,000 households on the guest list, measures the time from a
// key press or a chosen filter to the rows on the screen, the import of the households from a pasted list, and
// the time to the first rows on a phone with a slow connection.
import { chromium, type Page } from '@playwright/test';
import { buildAppIfOutdated } from '../build/main.ts';
import { getBrowserOptions } from '../e2e/browser.ts';
import { HOST_PASSWORD, startSite } from '../e2e/site.ts';
import { ANON_KEY } from '../server/pages/page-globals.ts';
import { measureFirstTables } from './first-table.ts';
import { saveResults } from './results.ts';
import { summarize } from './statistics.ts';

const HOUSEHOLDS = 2000;
const TARGETS = { filterMs: 50, importMs: 2000, firstRowsMs: { open: 1000, switchTo: 300 } };
const FIRST_NAMES = ['Zoë', 'Tom', 'Sofía', 'Jürgen', 'Anna'];
// Each search has another number of results than the one before, so the change can be detected.
const SEARCHES = ['zoe', 'zoe guest 1', 'guest 19', 'olives', 'guest 199', 'tom', ''];
const ROUNDS = 3;

await buildAppIfOutdated();
const site = await startSite();
const browser = await chromium.launch(await getBrowserOptions());
try {
  for (let number = 0; number < HOUSEHOLDS; number += 1) await sendReply(number);
  const page = await browser.newPage({ baseURL: site.url });
  await page.request.post('/host/api/session', {
    headers: { Origin: site.url },
    data: { password: HOST_PASSWORD },
  });
  await page.goto('/host/replies');
  await page.getByText('2,000 replies · 2,000 guests, 2,000 attending').waitFor();
  const replies = await measureSearches(page);
  const imports = await measureImport(page);
  await page.goto('/host/guest-list');
  await page.getByText('2,000 households · 4,000 people').waitFor();
  const guestList = await measureSearches(page);
  const filters = await measureFilters(page);
  const firstRowsMs = await measureFirstTables(browser, site.url);
  const results = { households: HOUSEHOLDS, targets: TARGETS };
  const measured = {
    searchRepliesMs: replies,
    searchGuestListMs: guestList,
    filterGuestListMs: filters,
    firstRowsMs,
  };
  saveResults('dashboard', { ...results, ...measured, ...imports });
  process.stdout.write(`${JSON.stringify({ ...measured, ...imports }, null, 2)}\n`);
} finally {
  await browser.close();
  await site.close();
}

async function measureSearches(page: Page) {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const text of SEARCHES)
      times.push(await measureChange(page, { label: /^Search/, value: text }));
  }
  return roundTimes(times);
}

/** Every household has replied, is invited to everything, and has one of 200 tags. */
async function measureFilters(page: Page) {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [label, value] of [
      ['Tag', 'Table 7'],
      ['Tag', ''],
      ['Reply', 'no-reply'],
      ['Reply', ''],
      ['Language', 'it'],
      ['Language', ''],
      ['Event', 'wedding:not-invited'],
      ['Event', ''],
    ] as const) {
      times.push(await measureChange(page, { label, value }));
    }
  }
  return roundTimes(times);
}

/** Pastes the list, from the clicks to the preview and to the rows of the guest list; then the same list again. */
async function measureImport(page: Page) {
  const lines = Array.from({ length: HOUSEHOLDS }, (_, number) => formatLine(number));
  const list = ['Name,Email,Language,Table,Note', ...lines].join('\n');
  await page.goto('/host/guest-list');
  const preview = async (result: string) => {
    await page.getByRole('button', { name: 'Import a list' }).click();
    await page.getByLabel('Guest list').fill(list);
    return measureUntil(page, 'Preview', result);
  };
  const previewMs = await preview('2,000 new · 0 updated');
  const importMs = await measureUntil(
    page,
    'Add 2,000 households',
    '2,000 households · 4,000 people',
  );
  const previewAgainMs = await preview('0 new · 0 updated · 2,000 unchanged');
  return { previewMs, importMs, previewAgainMs };
}

/** From a click on the button to the first frame with the text, in milliseconds. */
function measureUntil(page: Page, button: string, text: string): Promise<number> {
  return page
    .getByRole('button', { name: button, exact: true })
    .evaluate(async (element, expected) => {
      const started = performance.now();
      (element as HTMLButtonElement).click();
      const isShown = () =>
        [...document.querySelectorAll('[role="status"]')].some((one) =>
          one.textContent?.includes(expected),
        );
      while (!isShown()) await new Promise((resolve) => setTimeout(resolve));
      document.body.getBoundingClientRect();
      return Math.round(performance.now() - started);
    }, text);
}

type Change = { label: string | RegExp; value: string };

/** Measures in the page, from the input event to the layout of the rows, in milliseconds. */
function measureChange(page: Page, { label, value }: Change): Promise<number> {
  return page.getByLabel(label, { exact: true }).evaluate(async (field, next) => {
    const prototype = field instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
    const { set } = Object.getOwnPropertyDescriptor(prototype.prototype, 'value') ?? {};
    const countRows = () => document.querySelector('main [role="status"]')?.textContent;
    const before = countRows();
    const started = performance.now();
    set?.call(field, next);
    const event = field instanceof HTMLSelectElement ? 'change' : 'input';
    field.dispatchEvent(new Event(event, { bubbles: true }));
    while (countRows() === before) await new Promise((resolve) => setTimeout(resolve));
    document.body.getBoundingClientRect();
    return performance.now() - started;
  }, value);
}

function roundTimes(times: readonly number[]) {
  const round = (time: number) => Math.round(time * 10) / 10;
  const { median, max } = summarize(times);
  return { median: round(median), max: round(max) };
}

function formatLine(number: number): string {
  const name = `${FIRST_NAMES[number % FIRST_NAMES.length]} & Luca Guest ${number}`;
  const note = number % 3 ? '' : '"Vegetarian, and no olives"';
  return `${name},guest${number}@example.com,${number % 7 ? 'en' : 'it'},${number % 200},${note}`;
}

async function sendReply(number: number) {
  await fetch(`${site.url}/rest/v1/rsvps`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', apikey: ANON_KEY },
    body: JSON.stringify({
      guest_one_first: FIRST_NAMES[number % FIRST_NAMES.length],
      guest_one_last: `Guest ${number}`,
      email: `guest${number}@example.com`,
      welcome_party: 'attending',
      wedding: 'attending',
      guests_count: 1,
      dietary_restrictions: number % 3 ? null : 'Vegetarian, and no olives',
    }),
  });
}
