import type { Browser, Page } from '@playwright/test';
import * as de from '../domain/dashboard/messages/de.ts';
import { getMessages, setMessagesSource } from '../domain/dashboard/messages/messages.ts';
import { COUPLE_TEXTS } from '../domain/wedding/languages.ts';
import { type Mailbox, withMailbox } from '../server/fixtures/mailbox.ts';
import { test as base, createDashboard, type Dashboard, expect, sheet } from './dashboard.ts';
import { loadDraft, WITHOUT_PREVIEW } from './editor.ts';
import { startSite } from './site.ts';

const PUBLIC_URL = 'https://wedding.example';

/** A test with a new installation in German, and a mail server that the couple can enter. */
const test = base.extend<{ mailbox: Mailbox }>({
  mailbox: withMailbox,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names there.
  dashboard: async ({}, use) => {
    const site = await startSite({ PUBLIC_URL });
    const before = setMessagesSource(() => de);
    await use(createDashboard(site));
    setMessagesSource(before);
    await site.close();
  },
});

test.use({ locale: 'de' });

test('the list of next steps leads from nothing to the first invitation, in the language of the browser', async ({
  dashboardPage: page,
  dashboard,
  mailbox,
  browser,
}) => {
  const { guide, publishing } = getMessages('website');
  const { fields } = getMessages('content');
  await expect(page.locator('html')).toHaveAttribute('lang', /^de/);
  await page.setViewportSize(WITHOUT_PREVIEW);
  await openNextSteps(page, 0);

  await test.step('names and date', async () => {
    const proceed = page.getByRole('button', { name: guide.continue });
    const skip = page.getByRole('button', { name: guide.skipStep });
    const [name = '', other = ''] = guide.names;
    await followStep(page, 'names');
    await expect(page.getByLabel(name, { exact: true })).toBeFocused();
    await page.getByLabel(name, { exact: true }).fill('Inês');
    await page.getByLabel(other).fill('Jonas');
    await openNextSteps(page, 0);
    await followStep(page, 'names');
    await expect(page.getByLabel(guide.date)).toBeFocused();
    await page.getByLabel(guide.date).fill('2027-09-11');
    await page.getByLabel(guide.venue).fill('Quinta da Regaleira · Sintra');
    await page.getByLabel(fields.timeZone.label).fill('Europe/Lisbon');
    await proceed.click();
    await skip.click();
    await page.getByRole('button', { name: guide.openEditor }).click();
  });

  await test.step('the page', async () => {
    await openNextSteps(page, 1);
    await followStep(page, 'page');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused();
    await page.getByRole('button', { name: COUPLE_TEXTS.en.newWebsite.wedding }).click();
    await page.getByLabel(fields.place.label, { exact: true }).fill('Quinta da Regaleira');
    await page.getByLabel(fields.address.label, { exact: true }).fill('R. Barbosa du Bocage 5');
    await expect
      .poll(async () => JSON.stringify((await loadDraft(dashboard, page)).issues))
      .toBe('[]');
  });

  await test.step('publish', async () => {
    await openNextSteps(page, 2);
    await followStep(page, 'publish');
    await sheet(page).getByRole('button', { name: publishing.now }).click();
    await expect(sheet(page).getByText(publishing.done)).toBeVisible({ timeout: 90_000 });
    await sheet(page)
      .getByRole('button', { name: getMessages('shell').close })
      .click();
    await expect(sheet(page)).toHaveCount(0);
  });

  await inviteGuests(page, { browser, dashboard, mailbox });
});

type Step = keyof ReturnType<typeof getSteps>;

function getSteps() {
  return getMessages('overview').next.steps;
}

/** Opens the list on the overview, of which so many steps are done. */
async function openNextSteps(page: Page, done: number): Promise<void> {
  await openOverview(page);
  await expect(page.getByText(getMessages('overview').next.progress(done, 7))).toBeVisible();
}

async function openOverview(page: Page): Promise<void> {
  const { navigation, pages } = getMessages('shell');
  const bar = page.getByRole('navigation', { name: navigation });
  await bar.getByRole('link', { name: pages.overview }).click();
}

async function followStep(page: Page, step: Step): Promise<void> {
  await page.getByRole('link', { name: getSteps()[step].action }).click();
}

/** From the published website to the first invitation, as the list on the overview leads. */
async function inviteGuests(
  page: Page,
  { browser, dashboard, mailbox }: { browser: Browser; dashboard: Dashboard; mailbox: Mailbox },
): Promise<void> {
  await openNextSteps(page, 3);
  await followStep(page, 'guest-list');
  await addHousehold(page);
  await openNextSteps(page, 4);
  await followStep(page, 'emails');
  await setUpMailServer(page, mailbox);

  await openNextSteps(page, 5);
  const [opened] = await Promise.all([page.waitForEvent('popup'), followStep(page, 'try')]);
  await expectGreeting(opened);
  await opened.close();
  await openNextSteps(page, 6);
  await followStep(page, 'send');
  await sendInvitation(page);

  await expect.poll(() => mailbox.emails.flatMap(({ to }) => to)).toContain('rosa@example.pt');
  const text = mailbox.emails.at(-1)?.parsed.text ?? '';
  const link = text.split(/\s/).find((word) => word.startsWith(`${PUBLIC_URL}/i/`));
  const guest = await browser.newPage({ serviceWorkers: 'block' });
  await guest.goto(dashboard.site.url + new URL(String(link)).pathname);
  await expectGreeting(guest);
  await guest.close();

  // All is done.
  await openOverview(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(getMessages('overview').next.title)).toHaveCount(0);
}

/** The page of Rosa's personal link. */
async function expectGreeting(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Inês');
  await expect(page.locator('#rsvp').getByText('Rosa').first()).toBeVisible();
}

async function addHousehold(page: Page): Promise<void> {
  const { addHousehold, fields, form } = getMessages('guestList');
  await page.getByRole('button', { name: addHousehold }).first().click();
  await sheet(page).getByLabel(form.first, { exact: true }).first().fill('Rosa');
  await sheet(page).getByLabel(form.optional(fields.emails)).fill('rosa@example.pt');
  await sheet(page).getByRole('button', { name: form.add, exact: true }).click();
  await expect(sheet(page)).toHaveCount(0);
}

async function setUpMailServer(page: Page, mailbox: Mailbox): Promise<void> {
  const texts = getMessages('mailServer');
  const field = (name: string) => sheet(page).getByLabel(name, { exact: true });
  await page.getByRole('button', { name: texts.setUp }).click();
  await field(texts.sender).fill('ines@example.com');
  await field(texts.password).fill('secret');
  await field(texts.host).fill('127.0.0.1');
  await field(texts.port).fill(String(mailbox.port));
  await sheet(page).getByRole('button', { name: texts.submit }).click();
  await expect(page.getByText(texts.inUse('ines@example.com', '127.0.0.1'))).toBeVisible();
  expect(mailbox.emails.map(({ parsed }) => parsed.subject)).toEqual([texts.testEmail.subject]);
}

async function sendInvitation(page: Page): Promise<void> {
  const texts = getMessages('emails');
  await page.getByRole('button', { name: texts.kinds.invitation }).click();
  await page.getByRole('button', { name: texts.sendCount(1) }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: texts.confirmSend }).click();
  await expect(page.getByText(texts.sentTo(1))).toBeVisible();
}
