import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordCopy } from '../server/backups/backup-copy-status.ts';
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

test('the couple sees the last copy of a backup in another place, and the reason for a failed copy', async ({
  dashboardPage: page,
  dashboard: { site },
  copies,
}) => {
  await expect.poll(() => readdir(copies)).toEqual([expect.stringMatching(/-start\.db$/)]);
  const remote = { url: copies, key: null };
  await expect(async () => {
    await page.reload();
    await openTab(page, 'Data');
    await expect(
      page.getByText(`Each daily backup is copied to the folder ${copies}.`),
    ).toContainText(/Last backup copied: \w+ \d+, /, { timeout: 1_000 });
  }).toPass();
  recordCopy(site.dataDir, remote, { newestAt: null, problem: 'Its disk is full (ENOSPC).' });
  await page.reload();
  await expect(page.getByText(`The last copy to the folder ${copies} failed on`)).toContainText(
    /Its disk is full \(ENOSPC\)\. Last backup copied: /,
  );
  await expectAccessible(page);
});

base('a site without another place says nothing about copies', async ({ dashboardPage: page }) => {
  await openTab(page, 'Data');
  await expect(page.getByText('Keep it somewhere other than this site')).toBeVisible();
  await expect(page.getByText('Delete all data” does not')).toBeHidden();
});
