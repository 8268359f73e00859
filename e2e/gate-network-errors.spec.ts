import type { Page } from '@playwright/test';
import { enterPassword, passwordField, weddingHeading } from './gate.ts';
import { expect, PASSWORD, test } from './test.ts';

const SCRIPT = '/private/wedding-page-*.js*';
const STYLES = '/private/wedding-page-*.css';
const NOT_LOADED = /Failed to load resource/;

/** Aborts the first `times` requests for these files; returns a function that counts all requests. */
async function abortRequests(page: Page, files: string, times: number): Promise<() => number> {
  let count = 0;
  await page.route(files, async (route) => {
    count += 1;
    if (count <= times) await route.abort('failed');
    else await route.continue();
  });
  return () => count;
}

async function expectErrorScreen(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(page.locator('body')).toHaveText(
    /^Unexpected Application Error!\s+The page could not be loaded. Please reload it\.$/,
    { useInnerText: true },
  );
}

/** Expects the wedding page with two rules that only the private stylesheet has. */
async function expectStyled(page: Page): Promise<void> {
  await expect(weddingHeading(page)).toBeVisible();
  const strip = page.getByRole('region', { name: 'Photos of the couple' }).locator('> div');
  await expect(strip).toHaveCSS('display', 'grid');
  await expect(page.getByRole('link', { name: 'Skip to' })).toHaveCSS('position', 'absolute');
}

test('a guest can enter if the wedding page’s script fails once, and sees an error screen if it never loads', async ({
  page,
  expectOnConsole,
}) => {
  expectOnConsole(NOT_LOADED);
  const countRequests = await abortRequests(page, SCRIPT, 1);
  await page.goto('/');
  await enterPassword(page, PASSWORD);
  await expectStyled(page);
  expect(countRequests()).toBeGreaterThanOrEqual(2);
  await expectErrorWithout(SCRIPT, page, expectOnConsole);
});

test('a guest sees the wedding page with its styles if they fail for a while, and an error screen if they never load', async ({
  page,
  expectOnConsole,
}) => {
  expectOnConsole(NOT_LOADED);
  await test.step('fail until the password is sent', async () => {
    const countRequests = await abortRequests(page, STYLES, Number.POSITIVE_INFINITY);
    await page.goto('/');
    await expect(page.getByRole('region', { name: /^Messages/ })).toBeAttached();
    await passwordField(page).fill(PASSWORD);
    await expect.poll(countRequests).toBeGreaterThanOrEqual(2);
    await page.unrouteAll();
    await page.keyboard.press('Enter');
    await expectStyled(page);
  });

  await test.step('fail once for a returning guest', async () => {
    // The server sends the wedding at once to a browser with the cookie.
    await page.context().clearCookies();
    // Without the prerendered HTML, the page depends on this file.
    await abortRequests(page, '/private/*.html', 1);
    const countRequests = await abortRequests(page, STYLES, 1);
    await page.reload();
    await expectStyled(page);
    expect(countRequests()).toBeGreaterThanOrEqual(2);
  });

  await expectErrorWithout(STYLES, page, expectOnConsole);
});

/** Enters as a new guest while no request for these files succeeds. */
async function expectErrorWithout(
  files: string,
  page: Page,
  expectOnConsole: (pattern: RegExp) => void,
): Promise<void> {
  await test.step('never load', async () => {
    expectOnConsole(/A part of the page could not be loaded|The above error occurred/);
    await page.unrouteAll();
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    const countRequests = await abortRequests(page, files, Number.POSITIVE_INFINITY);
    await page.reload();
    await enterPassword(page, PASSWORD);
    await expectErrorScreen(page);
    expect(countRequests()).toBeGreaterThanOrEqual(2);
  });
}

test('a guest reads the gate’s answer as plain text if the toasts’ script cannot be loaded', async ({
  page,
  expectOnConsole,
}) => {
  expectOnConsole(NOT_LOADED);
  expectOnConsole(/A part of the page could not be loaded|The above error occurred/);
  await abortRequests(page, '/assets/toaster-*.js', Number.POSITIVE_INFINITY);
  await page.goto('/');
  await enterPassword(page, 'wrong');
  await expect(page.getByRole('alert')).toHaveText(
    'Access Denied Please enter the correct password.',
  );
  await enterPassword(page, PASSWORD);
  await expect(weddingHeading(page)).toBeVisible();
});
