import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { enterPassword, GRANTED, passwordField, readFlag, weddingHeading } from './gate.ts';
import { holdFiles } from './hold-files.ts';
import { expect, PASSWORD, test } from './test.ts';
import { expectToast, toasts } from './toasts.ts';

const SCRIPT = '/private/wedding-page-*.js*';
const STYLES = '/private/wedding-page-*.css';

/** Aborts the first `times` requests for these files; returns a function that counts all requests. */
async function abortRequests(
  page: Page,
  files: string,
  times = Number.POSITIVE_INFINITY,
): Promise<() => number> {
  let count = 0;
  await page.route(files, async (route) => {
    count += 1;
    if (count <= times) await route.abort('failed');
    else await route.continue();
  });
  return () => count;
}

/** Expects the wedding page with two rules that only the private stylesheet has. */
async function expectStyled(page: Page): Promise<void> {
  await expect(weddingHeading(page)).toBeVisible();
  const strip = page.getByRole('region', { name: 'Photos of the couple' }).locator('> div');
  await expect(strip).toHaveCSS('display', 'grid');
  await expect(page.getByRole('link', { name: 'Skip to' })).toHaveCSS('position', 'absolute');
}

for (const [name, files] of [
  ['script', SCRIPT],
  ['styles', STYLES],
] as const) {
  test(`a guest enters if the wedding page’s ${name} fails for a while, and can try again if it never loads`, async ({
    page,
    expectOnConsole,
  }) => {
    expectOnConsole(/Failed to load resource|A part of the page could not be|The above error/);
    await test.step('fails until the password is sent', async () => {
      const countRequests = await abortRequests(page, files, files === SCRIPT ? 1 : undefined);
      await page.goto('/');
      await expect(page.getByRole('region', { name: /^Messages/ })).toBeAttached();
      await passwordField(page).fill(PASSWORD);
      if (files === STYLES) {
        await expect.poll(countRequests).toBeGreaterThanOrEqual(2);
        await page.unrouteAll();
      }
      await page.keyboard.press('Enter');
      await expectStyled(page);
      expect(countRequests()).toBeGreaterThanOrEqual(2);
    });
    await test.step('fails once for a returning guest', async () => {
      await page.unrouteAll();
      // The server sends the wedding at once to a browser with the cookie.
      await page.context().clearCookies();
      // Without the prerendered HTML, the page depends on this file.
      await abortRequests(page, '/private/*.html', 1);
      const countRequests = await abortRequests(page, files, 1);
      await page.reload();
      await expectStyled(page);
      expect(countRequests()).toBeGreaterThanOrEqual(2);
    });
    await test.step('never loads after the password: the gate stays with the reason', async () => {
      await page.unrouteAll();
      await page.context().clearCookies();
      await page.evaluate(() => localStorage.clear());
      const countRequests = await abortRequests(page, files);
      await page.reload();
      await enterPassword(page, PASSWORD);
      await expectGateToStay(page);
      expect(countRequests()).toBeGreaterThanOrEqual(2);
    });
  });
}

/** Expects the gate with the reason, and a button that leads to the page as soon as the files load. */
async function expectGateToStay(page: Page): Promise<void> {
  const reason = 'The password is right, but the website did not load.';
  await expect(page.getByRole('alert').filter({ hasText: reason })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome');
  await expectToast(page, ...GRANTED);
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  await expect(tryAgain).toBeFocused();
  const failed = page.waitForEvent('requestfailed');
  await tryAgain.click();
  await failed;
  await expect(tryAgain).toBeFocused();
  await page.unrouteAll();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expectStyled(page);
  await expect(toasts(page)).toHaveCount(1);
}

test('on a slow line the gate stays until the wedding page is there, whose first picture then loads before the others', async ({
  page,
}) => {
  const release = await holdFiles(page, SCRIPT);
  await page.goto('/');
  await enterPassword(page, PASSWORD);
  await expectToast(page, ...GRANTED);
  expect(await readFlag(page)).toBe('true');
  const wait = page.getByRole('button', { name: 'One moment, please…' });
  await expect(wait).toBeDisabled();
  await expect(wait).toBeInViewport();
  release();
  await expectStyled(page);
  await expect(wait).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-pictures', 'near');
});

test('a guest reads the gate’s answer as plain text if the toasts’ script cannot be loaded', async ({
  page,
  expectOnConsole,
}) => {
  expectOnConsole(/Failed to load resource|A part of the page could not be|The above error/);
  await abortRequests(page, '/assets/toaster-*.js');
  await page.goto('/');
  await enterPassword(page, 'wrong');
  await expect(page.getByRole('alert')).toHaveText(
    'Access Denied Please enter the correct password.',
  );
  await enterPassword(page, PASSWORD);
  await expect(weddingHeading(page)).toBeVisible();
});
