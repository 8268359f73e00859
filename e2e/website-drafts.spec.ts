import type { Browser, Page } from '@playwright/test';
import {
  type Dashboard,
  expect,
  HOST_PASSWORD,
  HTTP_ERROR,
  NETWORK_ERROR,
  openTab,
  passwordField,
  test,
} from './dashboard.ts';
import { openEditor, readSection, saveStatus, waitUntilSaved } from './editor.ts';

test('two devices change the same section: nothing is overwritten, and the couple chooses', async ({
  dashboardPage: page,
  dashboard,
  browser,
  expectOnConsole,
}) => {
  expectOnConsole(HTTP_ERROR);
  await openEditor(page, 'celebrate');
  const { promise: phoneHasSaved, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/host/api/website/draft', async (route) => {
    await phoneHasSaved;
    await route.continue();
  });
  await page.getByLabel('Introduction').fill('From the laptop');
  const other = await openOnPhone(browser, dashboard);
  await other.goto(`${dashboard.site.url}/host/website/celebrate`);
  await other.getByLabel('Heading').fill('From the phone');
  await waitUntilSaved(other);
  release();
  const dialog = page.getByRole('dialog', { name: '“Events” was changed on two devices' });
  await expect(dialog).toContainText('Events → Heading');
  await expect(dialog).toContainText('From the phone');
  expect(await readSection(dashboard, page, 'celebrate')).toMatchObject({
    heading: { en: 'From the phone' },
  });
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await waitUntilSaved(page);
  expect(await readSection(dashboard, page, 'celebrate')).toMatchObject({
    heading: { en: 'Celebrate With Us' },
    introduction: { en: 'From the laptop' },
  });
});

test('two devices change different sections: both are kept', async ({
  dashboardPage: page,
  dashboard,
  browser,
}) => {
  await openEditor(page, 'celebrate');
  const other = await openOnPhone(browser, dashboard);
  await other.goto(`${dashboard.site.url}/host/website/stay`);
  await other.getByLabel('Heading').first().fill('Beds');
  await waitUntilSaved(other);
  await page.getByLabel('Heading').fill('Parties');
  await waitUntilSaved(page);
  expect(await readSection(dashboard, page, 'stay')).toMatchObject({ heading: { en: 'Beds' } });
  expect(await readSection(dashboard, page, 'celebrate')).toMatchObject({
    heading: { en: 'Parties' },
  });
});

test('without a connection, edits survive a reload of the page and are saved later', async ({
  dashboardPage: page,
  dashboard,
  expectOnConsole,
}) => {
  expectOnConsole(NETWORK_ERROR);
  await openEditor(page, 'celebrate');
  await page.route('**/host/api/website/draft', (route) => route.abort());
  await page.getByLabel('Heading').fill('Written on a train');
  await expect(saveStatus(page)).toHaveText(/^No connection · your changes are kept/);
  await page.reload();
  await expect(page.getByLabel('Heading')).toHaveValue('Written on a train');
  await page.unroute('**/host/api/website/draft');
  await waitUntilSaved(page);
  expect(await readSection(dashboard, page, 'celebrate')).toMatchObject({
    heading: { en: 'Written on a train' },
  });
});

test('when the session ends, edits are saved after the sign-in', async ({
  dashboardPage: page,
  dashboard,
  expectOnConsole,
}) => {
  expectOnConsole(HTTP_ERROR);
  await openEditor(page, 'celebrate');
  await page.context().clearCookies();
  await page.getByLabel('Heading').fill('After the session');
  await passwordField(page).fill(HOST_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await waitUntilSaved(page);
  await expect(page.getByLabel('Heading')).toHaveValue('After the session');
  expect(await readSection(dashboard, page, 'celebrate')).toMatchObject({
    heading: { en: 'After the session' },
  });
});

test('when the session has ended before the editor opens, it opens after the sign-in', async ({
  dashboardPage: page,
  expectOnConsole,
}) => {
  expectOnConsole(HTTP_ERROR);
  await page.evaluate(() => localStorage.setItem('website-guide-closed', 'true'));
  await page.context().clearCookies();
  await openTab(page, 'Website');
  await passwordField(page).fill(HOST_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: /^Events/ }).click();
  await expect(page.getByLabel('Heading')).toHaveValue('Celebrate With Us');
});

test('closing the page right after typing loses nothing', async ({
  dashboardPage: page,
  dashboard,
}) => {
  await openEditor(page, 'celebrate');
  await page.getByLabel('Heading').fill('Typed at the last moment');
  await page.goto('/host');
  await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
  await openEditor(page, 'celebrate');
  await expect(page.getByLabel('Heading')).toHaveValue('Typed at the last moment');
  await waitUntilSaved(page);
  expect(await readSection(dashboard, page, 'celebrate')).toMatchObject({
    heading: { en: 'Typed at the last moment' },
  });
});

/** Another browser that is signed in to the dashboard. */
async function openOnPhone(browser: Browser, dashboard: Dashboard): Promise<Page> {
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await page.addInitScript(() => localStorage.setItem('website-guide-closed', 'true'));
  await dashboard.request(page, 'POST', 'session', { password: HOST_PASSWORD });
  return page;
}
