import { setTimeout } from 'node:timers/promises';
import type { APIResponse, Locator, Page } from '@playwright/test';
import type { GuestData } from '../domain/dashboard-api.ts';
import type { Household } from '../domain/household.ts';
import type { RsvpRecord } from '../domain/rsvp.ts';
import { HOST_PASSWORD, type Site, startSite } from './site.ts';
import { test as base } from './test.ts';

export { expect } from './test.ts';
export { HOST_PASSWORD };

/** A browser says so whenever a server refuses; the dashboard says it to the host. */
export const REFUSED = /Failed to load resource: the server responded with a status of 4\d\d/;
export const NO_LINE = /Failed to load resource: net::/;

export type Dashboard = {
  site: Site;
  /** Stores replies as guests' pages do. */
  replies(...changes: Partial<RsvpRecord>[]): Promise<void>;
  /** Asks the API as the signed-in page would. */
  ask(page: Page, method: string, path: string, data?: object): Promise<APIResponse>;
  book(page: Page): Promise<GuestData>;
};

/** A test at a dashboard of its own: a fresh database, nobody has replied. */
export const test = base.extend<{ dashboard: Dashboard; host: Page }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixtures' names there.
  dashboard: async ({}, use) => {
    const site = await startSite();
    await use(dashboardOf(site));
    await site.close();
  },
  baseURL: ({ dashboard }, use) => use(dashboard.site.url),
  /** A page that is signed in and shows the overview. */
  host: async ({ dashboard, page }, use) => {
    await dashboard.ask(page, 'POST', 'session', { password: HOST_PASSWORD });
    await page.goto('/host');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await use(page);
  },
});

const REPLY: RsvpRecord = {
  guest_one_first: 'Zoë',
  guest_one_last: 'Álvarez',
  guest_two_first: null,
  guest_two_last: null,
  email: 'zoe@example.com',
  welcome_party: 'attending',
  wedding: 'attending',
  guests_count: 1,
  dietary_restrictions: null,
};

export function dashboardOf(site: Site): Dashboard {
  const ask: Dashboard['ask'] = (page, method, path, data) =>
    page.request.fetch(`${site.url}/host/api/${path}`, {
      method,
      headers: { Origin: site.url },
      ...(data && { data }),
    });
  return {
    site,
    ask,
    book: async (page) => (await ask(page, 'GET', 'guest-data')).json(),
    async replies(...changes) {
      for (const change of changes) await send(site, { ...REPLY, ...change });
    },
  };
}

/** Sends a reply as a guest does: who is asked to wait a moment, because the server is busy, tries again. */
async function send(site: Site, reply: RsvpRecord): Promise<void> {
  const response = await fetch(`${site.url}/rest/v1/rsvps`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', apikey: 'serenissima-anonymous-key' },
    body: JSON.stringify(reply),
  });
  if (response.ok) return;
  if (response.status !== 503) throw new Error(await response.text());
  await setTimeout(1000 * Number(response.headers.get('Retry-After')));
  await send(site, reply);
}

/** The side sheet. */
export function sheet(page: Page): Locator {
  return page.getByRole('dialog');
}

export function passwordField(page: Page): Locator {
  return page.getByLabel('Host password');
}

export async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'The dashboard' }).getByRole('link', { name }).click();
}

/** Opens a party's sheet from the table of replies. */
export async function openReply(page: Page, name: string): Promise<void> {
  await openTab(page, 'Replies');
  await page.getByRole('rowheader', { name }).getByRole('button').click();
}

export function householdOf({ households }: GuestData, last: string): Household {
  const household = households.find(({ current }) => current.guest_one_last === last);
  if (!household) throw new Error(`Nobody is called ${last}.`);
  return household;
}
