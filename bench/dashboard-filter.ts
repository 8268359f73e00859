// `npm run bench:desk`: measures the time from a key press to the filtered rows on the screen, with 2,000
// replies and with 2,000 households on the guest list. The medians should be below 50 ms.
import { chromium, type Page } from '@playwright/test';
import { getBrowserOptions } from '../e2e/browser.ts';
import { HOST_PASSWORD, startSite } from '../e2e/site.ts';
import { ANON_KEY } from '../server/pages/page-globals.ts';

const HOUSEHOLDS = 2000;
const FIRST_NAMES = ['Zoë', 'Tom', 'Sofía', 'Jürgen', 'Anna'];
// Each search has another number of results than the one before, so the change can be detected.
const SEARCHES = ['zoe', 'zoe guest 1', 'guest 19', 'olives', 'guest 199', 'tom', ''];

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
  await report(page, 'replies');
  await page.request.post('/host/api/guest-list', {
    headers: { Origin: site.url },
    data: { rows: Array.from({ length: HOUSEHOLDS }, (_, number) => createEntry(number)) },
  });
  await page.goto('/host/guest-list');
  await page.getByText('2,000 households · 4,000 people').waitFor();
  await report(page, 'households on the guest list');
} finally {
  await browser.close();
  await site.close();
}

async function report(page: Page, items: string) {
  const times: number[] = [];
  for (const text of [...SEARCHES, ...SEARCHES, ...SEARCHES])
    times.push(await measureFilter(page, text));
  times.sort((a, b) => a - b);
  const median = times[Math.floor(times.length / 2)] ?? Number.NaN;
  const range = [times.at(0), times.at(-1)].map((time) => time?.toFixed(1)).join(' to ');
  process.stdout.write(`Filtering ${HOUSEHOLDS} ${items}: ${median.toFixed(1)} ms (${range} ms)\n`);
}

function createEntry(number: number) {
  const first = FIRST_NAMES[number % FIRST_NAMES.length];
  return {
    name: `${first} & Luca Guest ${number}`,
    emails: [`guest${number}@example.com`],
    tags: [`Table ${number % 200}`],
    note: number % 3 ? null : 'Vegetarian, and no olives',
  };
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

/** Measures in the page, from the input event to the layout of the rows, in milliseconds. */
function measureFilter(page: Page, typed: string): Promise<number> {
  return page.getByRole('searchbox').evaluate(async (input, text) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    const rowCount = () => document.querySelector('main [role="status"]')?.textContent;
    const before = rowCount();
    const started = performance.now();
    set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    while (rowCount() === before) await new Promise((resolve) => setTimeout(resolve));
    document.body.getBoundingClientRect();
    return performance.now() - started;
  }, typed);
}
