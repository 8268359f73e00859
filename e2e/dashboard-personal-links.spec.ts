import type { Page } from '@playwright/test';
import { formatInvitationCode } from '../domain/invitations/invitation-code.ts';
import { scanDataUrl } from '../server/fixtures/scan.ts';
import { expectAccessible } from './axe.ts';
import { type Dashboard, expect, NETWORK_ERROR, sheet, test } from './dashboard.ts';
import {
  addEntries,
  households,
  loadEntries,
  type NewEntry,
  openEntry,
  select,
  selection,
} from './guest-list.ts';
import { expectToast, toasts } from './toasts.ts';

const ROSSI: NewEntry = {
  name: 'Famiglia Rossi',
  people: [{ first: 'Ada', last: 'Rossi' }, { first: 'Luca', last: 'Rossi' }, { isGuest: true }],
  language: 'it',
};

async function getLink(page: Page, dashboard: Dashboard, name: string): Promise<string> {
  const entry = (await loadEntries(page, dashboard)).find((one) => one.name === name);
  if (!entry?.code) throw new Error(`${name} has no code.`);
  return `${dashboard.site.url}/i/${formatInvitationCode(entry.code)}`;
}

function readClipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

test('a link is replaced or revoked only after the couple confirms it, and a revoked one is not printed', async ({
  dashboardPage: page,
  dashboard,
  expectOnConsole,
}) => {
  expectOnConsole(NETWORK_ERROR);
  await addEntries(page, dashboard, ROSSI, { name: 'Marco Neri' });
  const link = await getLink(page, dashboard, 'Marco Neri');
  await openEntry(page, 'Marco Neri');
  for (const action of ['Replace the link', 'Revoke the link']) {
    await sheet(page).getByRole('button', { name: action }).click();
    await expectAccessible(page, action);
    await page.getByRole('button', { name: 'Keep the link' }).click();
  }
  expect(await getLink(page, dashboard, 'Marco Neri')).toBe(link);

  await sheet(page).getByRole('button', { name: 'Replace the link' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Replace the link' }).click();
  await expectToast(page, 'Saved', 'Marco Neri has a new personal link.');
  const replaced = await getLink(page, dashboard, 'Marco Neri');
  expect(replaced).not.toBe(link);
  await expect(sheet(page)).toContainText(new URL(replaced).pathname);

  await sheet(page).getByRole('button', { name: 'Revoke the link' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke the link' }).click();
  await expect(sheet(page)).toContainText('This household has no personal link.');
  await expect(sheet(page).getByRole('button', { name: 'Make a personal link' })).toBeFocused();
  await sheet(page).getByRole('button', { name: 'Close' }).click();
  await page.getByLabel('Without', { exact: true }).selectOption('Personal link');
  await expect(households(page)).toHaveText([/Marco Neri.*Revoked/]);
  await page.getByRole('link', { name: 'Print invitations' }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('0 cards · 0 pages');
  await expect(page.getByText('1 household has no personal link and no card.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Make a personal link' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeDisabled();

  await page.goBack();
  await openEntry(page, 'Marco Neri');
  await page.route('**/host/api/guest-list/*/code', (route) => route.abort('failed'));
  await sheet(page).getByRole('button', { name: 'Make a personal link' }).click();
  await expect(toasts(page).last()).toContainText('Nothing was changed');
  await page.unroute('**/host/api/guest-list/*/code');
  await sheet(page).getByRole('button', { name: 'Make a personal link' }).click();
  await expect(sheet(page).getByRole('button', { name: 'Copy link' })).toBeVisible();
});

test('the couple copies a link, a message and a QR code, and prints cards in each household’s language', async ({
  dashboardPage: page,
  dashboard,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const rows = Array.from({ length: 25 }, (_, index) => ({ name: `Guest${index + 10} Zorzi` }));
  await addEntries(page, dashboard, ROSSI, ...rows);
  const link = await getLink(page, dashboard, ROSSI.name);
  await test.step('the sheet of a household has its link, a message and its QR code', async () => {
    await openEntry(page, ROSSI.name);
    await sheet(page).getByRole('button', { name: 'Copy link' }).click();
    await expectToast(page, 'Copied', 'The personal link is copied.');
    expect(await readClipboard(page)).toBe(link);
    await sheet(page).getByRole('button', { name: 'Copy message with link' }).click();
    await expectToast(page, 'Copied', 'A message with the link is copied.');
    expect(await readClipboard(page)).toMatch(
      new RegExp(`^Ciao Ada e Luca,\n\n.+:\n${link}\n\n.+\nPortia & Bassanio$`),
    );
    await sheet(page).getByRole('button', { name: 'QR code' }).click();
    await expect(sheet(page).getByRole('img', { name: /^QR code of .* Rossi$/ })).toBeVisible();
    for (const file of ['SVG', 'PNG']) {
      const download = sheet(page).getByRole('link', { name: `Download as ${file}` });
      expect(await scanDataUrl((await download.getAttribute('href')) ?? '')).toBe(link);
    }
    await expectAccessible(page);
    await sheet(page).getByRole('button', { name: 'Close' }).click();
  });

  const cards = page.frameLocator('iframe').locator('.face');
  await test.step('each selected household has a card', async () => {
    await select(page, ROSSI.name, 'Guest12 Zorzi');
    await selection(page).getByRole('link', { name: 'Print cards' }).click();
    await page.getByLabel('Print', { exact: true }).selectOption('RSVP cards');
    await expect(cards).toHaveCount(2);
    const card = cards.filter({ hasText: ROSSI.name });
    await expect(card).toContainText(link.slice(-11));
    await expect(card).toContainText('Per rispondere');
    await expect(card.locator('img')).toHaveAttribute('src', /^data:/);
    const code = (await card.locator('img').getAttribute('src')) ?? '';
    expect(await scanDataUrl(code)).toBe(link);
  });

  await test.step('all households have a card, and twelve fit on a sheet', async () => {
    await page.goto('/host/print/invitations');
    await expect(page).toHaveURL(/\/print\/papers\/rsvp-cards$/);
    await expect(page.getByRole('status')).toHaveText('26 cards · 3 pages · 92 × 46 mm');
    await expect(cards).toHaveCount(26);
  });
});
