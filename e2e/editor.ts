import type { Browser, Locator, Page } from '@playwright/test';
import type { WebsiteDraft } from '../domain/website/website-api.ts';
import { test as base, type Dashboard, expect, HOST_PASSWORD, sheet } from './dashboard.ts';

export const test = base.extend<{ editorPage: Page }>({
  /** A page that is signed in, and does not show the guide for a first visit. */
  editorPage: async ({ dashboard, page }, use) => {
    await signIn(dashboard, page);
    await use(page);
  },
});

/** A tablet's window, which hides the preview at first: it takes half of the editor's time. */
export const WITHOUT_PREVIEW = { width: 820, height: 1180 };

export async function signIn(dashboard: Dashboard, page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('website-guide-closed', 'true'));
  await dashboard.request(page, 'POST', 'session', { password: HOST_PASSWORD });
}

/** Loads the editor at a section. */
export async function openEditor(page: Page, section = ''): Promise<void> {
  await page.goto(`/host/website${section && `/${section}`}`);
  // The heading is there before the draft has loaded.
  await page.getByRole('button', { name: 'Publish', exact: true }).waitFor();
}

/** Goes from one section of the editor to another, without loading the page again. */
export async function openSection(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: 'All sections' }).click();
  await page
    .getByRole('list', { name: 'Sections' })
    .getByRole('link', { name: new RegExp(`^${title}`) })
    .click();
  await page.getByRole('heading', { level: 2, name: title, exact: true }).waitFor();
}

export function saveStatus(page: Page): Locator {
  return page
    .locator('#page')
    .getByText(/^(Saved|Saving…|No connection|Sign in again|Changed on two|Not saved)/)
    .first();
}

/** Waits until the server has every edit. */
export async function waitUntilSaved(page: Page): Promise<void> {
  await expect(saveStatus(page)).toHaveText(/^Saved/, { timeout: 20_000 });
}

export async function loadDraft(dashboard: Dashboard, page: Page): Promise<WebsiteDraft> {
  return (await dashboard.request(page, 'GET', 'website')).json();
}

export async function readSection(
  dashboard: Dashboard,
  page: Page,
  name: string,
): Promise<Record<string, unknown>> {
  const { sections } = await loadDraft(dashboard, page);
  return sections.find((section) => section.name === name)?.content as Record<string, unknown>;
}

/** The row of a list's element; a click opens it. */
export function listItem(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true });
}

/** The page in the preview. */
export function preview(page: Page) {
  return page.frameLocator('iframe[title="Preview"]');
}

export async function publish(page: Page, note = ''): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  if (note) await sheet(page).getByLabel('Note').fill(note);
  await sheet(page)
    .getByRole('button', { name: /^Publish (now|anyway)$/ })
    .click();
  await expect(sheet(page).getByText(/^Published\./)).toBeVisible({ timeout: 90_000 });
  await sheet(page).getByRole('button', { name: 'Close' }).click();
}

/** A guest's browser that has entered the password, at a path of the site. */
export async function openAsGuest(browser: Browser, url: string, path = '/'): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await context.addInitScript(() => {
    localStorage.setItem('wedding-authenticated', 'true');
    // The service worker would download the whole site.
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  });
  const page = await context.newPage();
  await page.goto(url + path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}
