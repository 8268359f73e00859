import type { Locator, Page } from '@playwright/test';
import type { GuestListHousehold } from '../domain/guest-list/guest-list.ts';
import { toImport } from '../server/fixtures/import-request.ts';
import { type Dashboard, type NewEntry, openTab, sheet } from './dashboard.ts';

export type { NewEntry } from './dashboard.ts';

/** Adds households and opens the guest list. */
export async function addEntries(
  page: Page,
  dashboard: Dashboard,
  ...rows: NewEntry[]
): Promise<void> {
  await dashboard.request(page, 'POST', 'guest-list/import', toImport(rows));
  await openTab(page, 'Guest list');
}

export async function loadEntries(page: Page, dashboard: Dashboard): Promise<GuestListHousehold[]> {
  return (await dashboard.loadGuestData(page)).guestList.map(({ entry }) => entry);
}

/** The households that pass the filters. */
export function households(page: Page): Locator {
  return page.getByRole('table', { name: 'Households', exact: true }).locator('tbody > tr');
}

/** Opens the form of a household. */
export async function openEntry(page: Page, name: string): Promise<void> {
  await households(page).getByRole('button', { name, exact: true }).click();
  await sheet(page).getByRole('form', { name: 'Household' }).waitFor();
}

export async function select(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) await page.getByLabel(`Select ${name}`, { exact: true }).check();
}

/** The actions on all selected households. */
export function selection(page: Page): Locator {
  return page.getByRole('region', { name: 'Selected households' });
}

/** Opens the import and previews a pasted list. */
export async function previewList(page: Page, list: string): Promise<void> {
  await openTab(page, 'Guest list');
  await page.getByRole('button', { name: 'Import a list' }).click();
  await sheet(page).getByLabel('Guest list').fill(list);
  await sheet(page).getByRole('button', { name: 'Preview' }).click();
}
