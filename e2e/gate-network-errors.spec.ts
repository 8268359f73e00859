import type { Page } from '@playwright/test';
import { enterPassword, storeFlag, weddingHeading } from './gate.ts';
import { expect, PASSWORD, test } from './test.ts';

const SCRIPT = '/private/wedding-page-*.js*';
const STYLES = '/private/wedding-page-*.css';
const NOT_LOADED = /Failed to load resource/;

/** The first `times` requests for a file meet a broken line; returns how many were made. */
async function breakLine(page: Page, files: string, times: number): Promise<() => number> {
  let asked = 0;
  await page.route(files, async (route) => {
    asked += 1;
    if (asked <= times) await route.abort('failed');
    else await route.continue();
  });
  return () => asked;
}

/** The title, the error's message, and nothing else. */
async function expectErrorScreen(page: Page, message: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(page.locator('body')).toHaveText(
    new RegExp(`^Unexpected Application Error!\\s+${message}$`),
    { useInnerText: true },
  );
}

/** The page is dressed: these rules stand in the private stylesheet alone. */
async function expectStyled(page: Page): Promise<void> {
  const strip = page.getByRole('region', { name: 'Photos of the couple' }).locator('> div');
  await expect(strip).toHaveCSS('display', 'grid');
  await expect(page.getByRole('link', { name: 'Skip to' })).toHaveCSS('position', 'absolute');
}

for (const [what, files] of [
  ['script', SCRIPT],
  ['stylesheet', STYLES],
] as const) {
  test(`a guest is told of the error when the wedding page’s ${what} never comes`, async ({
    page,
    expectOnConsole,
  }) => {
    expectOnConsole(NOT_LOADED);
    expectOnConsole(
      /Failed to fetch dynamically imported module|The above error occurred|could not be loaded/,
    );
    const asked = await breakLine(page, files, Number.POSITIVE_INFINITY);
    await page.goto('/');
    await enterPassword(page, PASSWORD);
    await expectErrorScreen(
      page,
      what === 'script'
        ? 'Failed to fetch dynamically imported module: \\S+'
        : 'The page could not be loaded. Please reload it.',
    );
    expect(asked()).toBeGreaterThanOrEqual(2);
  });

  test(`a guest whose line breaks once over the wedding page’s ${what} is let in`, async ({
    page,
    expectOnConsole,
  }) => {
    expectOnConsole(NOT_LOADED);
    const asked = await breakLine(page, files, 1);
    await page.goto('/');
    await enterPassword(page, PASSWORD);
    await expect(weddingHeading(page)).toBeVisible();
    await expectStyled(page);
    expect(asked()).toBeGreaterThanOrEqual(2);
  });

  test(`a returning guest whose line breaks once over the ${what} is let in`, async ({
    page,
    expectOnConsole,
  }) => {
    expectOnConsole(NOT_LOADED);
    // Without the page that the build rendered, all depends on its script and styles.
    await breakLine(page, '/private/*.html', 1);
    const asked = await breakLine(page, files, 1);
    await storeFlag(page, 'true');
    await page.goto('/');
    await expect(weddingHeading(page)).toBeVisible();
    await expectStyled(page);
    expect(asked()).toBeGreaterThanOrEqual(2);
  });
}

test('a guest is answered in plain words when the toasts’ script never comes', async ({
  page,
  expectOnConsole,
}) => {
  expectOnConsole(NOT_LOADED);
  expectOnConsole(/Failed to fetch dynamically imported module|The above error occurred/);
  await breakLine(page, '/assets/toaster-*.js', Number.POSITIVE_INFINITY);
  await page.goto('/');
  await enterPassword(page, 'wrong');
  await expect(page.getByRole('alert')).toHaveText(
    'Access Denied Please enter the correct password.',
  );
  await enterPassword(page, PASSWORD);
  await expect(weddingHeading(page)).toBeVisible();
});
