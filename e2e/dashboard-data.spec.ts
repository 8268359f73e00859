import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { readPassword } from '../domain/invitations/invitation-link.ts';
import { recordCopy } from '../server/backups/remote/copy-status.ts';
import { scanDataUrl } from '../server/fixtures/scan.ts';
import { expectAccessible } from './axe.ts';
import { test as base, createDashboard, type Dashboard, expect, openTab } from './dashboard.ts';
import { startSite } from './site.ts';

/** A test with a site that copies its backups into a mounted folder. */
const test = base.extend<{ copies: string; dashboard: Dashboard }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names there.
  copies: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'serenissima-mount-'));
    await use(folder);
    await rm(folder, { recursive: true });
  },
  dashboard: async ({ copies }, use) => {
    const site = await startSite({ BACKUP_URL: copies });
    await use(createDashboard(site));
    await site.close();
  },
});

test('the couple reads about the copies of the backups, and deletes all data only after confirming it', async ({
  dashboardPage: page,
  dashboard,
  copies,
}) => {
  const { site } = dashboard;
  await dashboard.addReplies({}, { email: 'tom@example.com' });
  await test.step('the last copy in another place, and the reason for a failed copy', async () => {
    await expect.poll(() => readdir(copies)).toEqual([expect.stringMatching(/-start\.db\.gz$/)]);
    const remote = { url: copies, key: null };
    await openTab(page, 'Data');
    await expect(async () => {
      await page.reload();
      await expect(
        page.getByText(`Each change is copied to the folder ${copies} within two minutes.`),
      ).toContainText(/Last copied: \w+ \d+, /, { timeout: 1_000 });
    }).toPass();
    recordCopy(site.dataDir, remote, { copied: null, problem: 'Its disk is full (ENOSPC).' });
    await page.reload();
    await expect(page.getByText(`Copies to the folder ${copies} have failed since`)).toContainText(
      /Its disk is full \(ENOSPC\)\. Last copied: /,
    );
    await expect(
      page.getByText(`The copies in the folder ${copies} are not deleted`),
    ).toBeVisible();
    await expectAccessible(page);
  });

  const confirmation = page.getByLabel('Type DELETE to confirm');
  const deleteButton = page.getByRole('button', { name: 'Delete all data' });
  await test.step('nothing is deleted if the couple mistypes the confirmation or cancels', async () => {
    await confirmation.fill('delete');
    await deleteButton.click();
    await expect(page.getByText('Please type DELETE in capital letters')).toBeVisible();
    await confirmation.fill('DELETE');
    await deleteButton.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep my data' }).click();
    expect((await dashboard.loadGuestData(page)).households).toHaveLength(2);
  });

  await test.step('the couple deletes all data after the wedding', async () => {
    const count = (replies: number) =>
      `${replies} replies with their history and 0 households on your guest list`;
    await expect(page.getByText(count(2))).toBeVisible();
    await deleteButton.click();
    await page.getByRole('button', { name: 'Yes, delete everything' }).click();
    await expect(page.getByText(count(0))).toBeVisible();
    expect((await dashboard.loadGuestData(page)).households).toEqual([]);
    expect(await site.listReplies()).toEqual([]);
  });
});

base(
  'the couple downloads QR codes, every list and both backups, and prints every list',
  async ({ dashboardPage: page, dashboard }) => {
    await dashboard.addReplies({ guests_count: 2, dietary_restrictions: 'Vegan' });
    await openTab(page, 'Data');
    await expect(page.getByText('Keep it somewhere other than this site')).toBeVisible();
    // This site has no other place for copies.
    await expect(page.getByText('Delete all data” does not')).toBeHidden();
    await expectQrCodes(page);
    for (const [link, fileName, start] of [
      ['All replies: download as CSV', /\.csv$/, '\uFEFF'],
      ['Guest list: download as Excel', /\.xlsx$/, 'PK'],
      ['Download the backup', /\.db$/, 'SQLite format 3'],
      ['Download as JSON', /\.json$/, '{'],
    ] as const) {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: link }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(fileName);
      expect((await readFile(await download.path(), 'utf8')).startsWith(start)).toBe(true);
    }
    await expect(page.getByText(/^All replies last exported /)).toBeVisible();
    for (const [list, title, text] of [
      ['replies', 'All replies', 'zoe@example.com'],
      ['guests-wedding', 'Guests: The Wedding', 'Guest of Zoë Álvarez'],
      ['no-reply', 'No reply yet', 'Your guest list is empty.'],
      ['caterer', 'For the caterer', 'Vegan'],
    ] as const) {
      await page.goto(`/host/print/${list}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('main')).toContainText(text);
    }
    await expectPrintedOnSheets(page, dashboard);
  },
);

/** A long list prints with its column headings on every page. */
async function expectPrintedOnSheets(page: Page, dashboard: Dashboard): Promise<void> {
  const households = Array.from({ length: 60 }, (_, number) => ({
    guest_one_last: `Guest ${number}`,
    email: `guest${number}@example.com`,
    dietary_restrictions: 'Vegetarian;\nand no olives,\nplease',
  }));
  await dashboard.addReplies(...households);
  await expect(page.getByRole('row')).toHaveCount(62);
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  expect(pdf).toMatch(/MediaBox \[0 0 59[45][.\d]* 84[12]/);
  expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(2);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.locator('thead')).toHaveCSS('display', 'table-header-group');
  await expect(page.locator('tbody tr').first()).toHaveCSS('break-inside', 'avoid');

  await page.goto('/host/print/replies');
  await expect(page.getByRole('row')).toHaveCount(62);
  const wide = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  const pages = wide.match(/MediaBox \[0 0 \d+/g) ?? [];
  // A list with many columns uses the long side, and no empty page comes before or after it.
  expect(pages.length).toBeGreaterThan(1);
  for (const box of pages) expect(box).toBe('MediaBox [0 0 842');
}

/** The QR codes of the page open the site, with the password if the couple types it. */
async function expectQrCodes(page: Page): Promise<void> {
  const scanLink = async (link: string) =>
    scanDataUrl((await page.getByRole('link', { name: link }).getAttribute('href')) ?? '');
  const { origin } = new URL(page.url());
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
  expect(await scanLink('Download as SVG')).toBe(`${origin}/`);
  expect(await scanLink('Download as PNG')).toBe(`${origin}/`);
  await page.getByLabel('Guests’ password').fill('ponte & più');
  await expect.poll(() => scanLink('Download as PNG')).toContain('#enter=');
  const { hash } = new URL((await scanLink('Download as PNG')) ?? '');
  expect(readPassword(hash)).toBe('ponte & più');
}
