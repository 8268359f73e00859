import { expectAccessible } from './axe.ts';
import { enterButton, storeFlag } from './gate.ts';
import { expectNoSidewaysScroll } from './overflow.ts';
import { expect, test } from './test.ts';

const PATHS = ['/nowhere', '/a/b', '/private/', '/assets/none.js', '/index.html', '/%C3%A9'];

test('the not-found page reports its path and leads to the gate, and a guest who has entered to the wedding page', async ({
  page,
  expectOnConsole,
}) => {
  expectOnConsole(/Failed to load resource: .* 404/);
  const logged: string[] = [];
  expectOnConsole(/^warning: 404: no page at /);
  page.on('console', (message) => logged.push(message.text()));
  const home = page.getByRole('link', { name: 'Return to Home' });

  for (const path of PATHS) {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404');
    await expect(page.getByText('Oops! Page not found', { exact: true })).toBeVisible();
    await expect(home).toHaveAttribute('href', '/');
    await expect
      .poll(() => logged.splice(0).filter((line) => line.includes('no page at')))
      .toEqual([`404: no page at ${path}`]);
    await expect(page).toHaveTitle('Page not found');
  }

  await home.click();
  await expect(page).toHaveURL('/');
  await expect(enterButton(page)).toBeVisible();
  for (const path of ['/?from=mail', '/#rsvp']) {
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(enterButton(page)).toBeVisible();
  }

  await storeFlag(page, 'true');
  await page.goto('/nowhere');
  await home.click();
  await expect(page.getByRole('heading', { name: 'Celebrate With Us' })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the not-found page leads to the gate, where a guest can change the language', async ({
    page,
    expectOnConsole,
  }) => {
    expectOnConsole(/404/);
    await page.goto('/nowhere');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404');
    await expect(page.locator('main svg')).toBeVisible();
    // Nothing to enter.
    await expect(page.locator('noscript')).toBeHidden();
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page.locator('noscript')).toBeVisible();
    await expect(enterButton(page)).toBeVisible();
    await page.getByRole('link', { name: 'Italiano' }).click();
    await expect(page).toHaveURL('/it/');
    expect(await page.content()).toContain('attivate JavaScript');
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/');
  });
});

test('the error screen shows the heading and the message, and fits every screen', async ({
  page,
  expectOnConsole,
}) => {
  expectOnConsole(/Failed to (load resource|fetch)|A part of the page could not be loaded/);
  expectOnConsole(/The above error occurred/);
  await page.route(/\/private\/wedding-page-[^/]+\.(html|js)/, (route) => route.abort('failed'));
  await storeFlag(page, 'true');
  await page.goto('/');
  await expect(page.getByRole('alert')).toHaveText(
    'Unexpected Application Error!The page could not be loaded. Please reload it.',
  );
  for (const width of [320, 820, 1920]) {
    await page.setViewportSize({ width, height: 700 });
    await expectNoSidewaysScroll(page);
    await expect(page.locator('main svg')).toBeVisible();
  }
  await expectAccessible(page);
});
