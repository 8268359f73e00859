import type { APIRequestContext, APIResponse, Locator, Page } from '@playwright/test';
import type { GuestData } from '../domain/dashboard/dashboard-api.ts';
import { readGuestData } from '../domain/dashboard/read-guest-data.ts';
import type { GuestListHousehold } from '../domain/guest-list/guest-list.ts';
import type {
  GuestListChange,
  ImportGuestListRequest,
} from '../domain/guest-list/guest-list-api.ts';
import type { Household } from '../domain/replies/household.ts';
import type { RsvpRecord } from '../domain/replies/rsvp-record.ts';
import { toImport } from '../server/fixtures/import-request.ts';
import { HOST_PASSWORD, type Site, startSite } from './site.ts';
import { test as base, expect } from './test.ts';

export { expect, HTTP_ERROR, NETWORK_ERROR } from './test.ts';
export { HOST_PASSWORD };

/** A household as the API takes it. */
export type NewEntry = ImportGuestListRequest['rows'][number]['entry'];

/** A page, or only its cookies. */
type Session = Pick<Page, 'request'>;

export type Dashboard = {
  site: Site;
  /** Stores replies in the same way as the guests' page. */
  addReplies(...changes: Partial<RsvpRecord>[]): Promise<void>;
  /** Calls the dashboard's API with the session of this page. */
  request(page: Session, method: string, path: string, data?: object): Promise<APIResponse>;
  loadGuestData(page: Session): Promise<GuestData>;
};

/** A test with an empty database. */
export const test = base.extend<{
  sharesSite: boolean;
  dashboard: Dashboard;
  dashboardPage: Page;
}>({
  /** On by default: the tests of a worker use one server. Off for tests that change more than its database. */
  sharesSite: [true, { option: true }],
  dashboard: async ({ sharesSite, openEmptySite }, use) => {
    const site = await (sharesSite ? openEmptySite() : startSite());
    await use(createDashboard(site));
    if (!sharesSite) await site.close();
  },
  baseURL: ({ dashboard }, use) => use(dashboard.site.url),
  /** A page that is signed in and shows the overview. */
  dashboardPage: async ({ dashboard, page }, use) => {
    await dashboard.request(page, 'POST', 'session', { password: HOST_PASSWORD });
    await page.goto('/host');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await use(page);
  },
});

export function createDashboard(site: Site): Dashboard {
  const request: Dashboard['request'] = (page, method, path, data) =>
    page.request.fetch(`${site.url}/host/api/${path}`, {
      method,
      headers: { Origin: site.url },
      ...(data && { data }),
    });
  return {
    site,
    request,
    loadGuestData: async (page) =>
      readGuestData(await (await request(page, 'GET', 'guest-data')).json()),
    async addReplies(...changes) {
      for (const change of changes) await sendReply(site, { ...REPLY, ...change });
    },
  };
}

/** The couple, signed in in a browser of their own. */
export type Couple = Dashboard & {
  session: Session;
  /** Adds a household to the guest list. */
  invite(household: NewEntry): Promise<GuestListHousehold>;
};

export async function signInAsCouple(request: APIRequestContext, site: Site): Promise<Couple> {
  const dashboard = createDashboard(site);
  const session = { request };
  await dashboard.request(session, 'POST', 'session', { password: HOST_PASSWORD });
  return {
    ...dashboard,
    session,
    async invite(household) {
      const rows = toImport([household]);
      const response = await dashboard.request(session, 'POST', 'guest-list/import', rows);
      const { entries } = (await response.json()) as GuestListChange;
      return entries[0] as GuestListHousehold;
    },
  };
}

/** The dialog that slides in from the side. */
export function sheet(page: Page): Locator {
  return page.getByRole('dialog');
}

export function passwordField(page: Page): Locator {
  return page.getByLabel('Dashboard password');
}

/** Drags an element onto another one in several moves, because a drag that has just begun takes no drop. */
export async function dragTo(element: Locator, target: Locator): Promise<void> {
  // A page that scrolls ends the drag.
  await target.scrollIntoViewIfNeeded();
  await element.dragTo(target, { steps: 8 });
}

export async function openTab(page: Page, name: string): Promise<void> {
  const navigation = page.getByRole('navigation', { name: 'Dashboard' });
  await navigation.waitFor();
  const tab = navigation.getByRole('link', { name });
  if (await tab.isVisible()) await tab.click();
  else {
    await navigation.getByRole('button', { name: 'More' }).click();
    await sheet(page).getByRole('link', { name }).click();
  }
  // The page's code may still be on its way.
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** Presses Escape in a dialog, which listens once the focus is inside. */
export async function pressEscape(page: Page): Promise<void> {
  await expect(page.locator(':is([role=dialog], [role=alertdialog]):focus-within')).toHaveCount(1);
  await page.keyboard.press('Escape');
}

/** The question before unsaved changes are left. */
export function leaveQuestion(page: Page): Locator {
  return page.getByRole('alertdialog', { name: 'Leave without saving?' });
}

/** Closes the tab and stays, as the browser asks. */
export async function expectQuestionOnClose(page: Page): Promise<void> {
  const [question] = await Promise.all([
    page.waitForEvent('dialog'),
    page.close({ runBeforeUnload: true }),
  ]);
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
}

/** Opens the sheet of a household from the table of replies. */
export async function openReply(page: Page, name: string): Promise<void> {
  await openTab(page, 'Replies');
  await page.getByRole('rowheader', { name }).getByRole('button').click();
}

export function findHousehold({ households }: GuestData, lastName: string): Household {
  const household = households.find(({ current }) => current.people[0]?.last === lastName);
  if (!household) throw new Error(`No household has the last name ${lastName}.`);
  return household;
}

/** A reply with answers to everything. */
export const REPLY: RsvpRecord = {
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

/** Sends a reply until it is stored: a server that is stalled rejects replies for a moment. */
async function sendReply(site: Site, reply: RsvpRecord): Promise<void> {
  const send = async () => {
    const { status } = await fetch(`${site.url}/rest/v1/rsvps`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', apikey: 'serenissima-anonymous-key' },
      body: JSON.stringify(reply),
    });
    return status;
  };
  await expect.poll(send).toBe(201);
}
