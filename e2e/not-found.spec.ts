import { expectAccessible } from './axe.ts';
import { enterButton, storeFlag, weddingHeading } from './gate.ts';
import { expectNoSidewaysScroll } from './layout.ts';
import { expect, test } from './test.ts';

const PATHS = ['/nowhere', '/a/b', '/private/', '/assets/none.js', '/index.html', '/%C3%A9'];

test('the not-found page reports its path and leads to the gate, and a guest who has entered to the wedding page', async ({
  page,
  expectOnConsole,
}) => {
  expectOnConsole(/Failed to load resource: .* 404/);
  expectOnConsole(/^warning: 404: no page at /);
  const home = page.getByRole('link', { name: 'Return to Home' });
  for (const path of PATHS) {
    const reported = page.waitForEvent('console', (message) => message.text().includes('no page'));
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404');
    await expect(page.getByText('Oops! Page not found', { exact: true })).toBeVisible();
    await expect(page).toHaveTitle('Page not found');
    expect((await reported).text()).toBe(`404: no page at ${path}`);
  }
  await home.click();
  await expect(page).toHaveURL('/');
  await expect(enterButton(page)).toBeVisible();
  expect((await page.goto('/?from=mail'))?.status()).toBe(200);
  await expect(enterButton(page)).toBeVisible();

  await storeFlag(page, 'true');
  await page.goto('/nowhere');
  await home.click();
  await expect(weddingHeading(page)).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the not-found page leads to the gate, where a guest can change the language and is asked to switch on JavaScript', async ({
    page,
    expectOnConsole,
  }) => {
    expectOnConsole(/404/);
    const note = page.locator('noscript');
    await page.goto('/nowhere');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404');
    await expect(page.locator('main svg')).toBeVisible();
    // Nothing to enter.
    await expect(note).toBeHidden();
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(note).toBeInViewport();
    // Playwright's text assertions ignore <noscript>.
    expect(await note.evaluate(({ textContent }) => textContent)).toBe(
      'Please turn on JavaScript in your browser to enter.',
    );
    await expect(enterButton(page)).toBeVisible();
    await page.getByRole('link', { name: 'Italiano' }).click();
    await expect(page).toHaveURL('/it/');
    expect(await page.content()).toContain('attivate JavaScript');
  });

  test('the couple is asked to switch on JavaScript for the dashboard', async ({
    page,
    expectOnConsole,
  }) => {
    // The preloaded guest data, without a session.
    expectOnConsole(/status of 401/);
    await page.goto('/host');
    await expect(page.locator('noscript')).toBeInViewport();
    expect(await page.locator('noscript').evaluate(({ textContent }) => textContent)).toBe(
      'Please switch on JavaScript in your browser to use the dashboard.',
    );
    await expect(page.getByText('Loading…')).toBeHidden();
  });
});

test('the error screen shows the heading and the message, fits every screen, and loads the page again', async ({
  page,
  expectOnConsole,
}) => {
  expectOnConsole(/Failed to (load resource|fetch)|A part of the page could not be loaded/);
  expectOnConsole(/The above error occurred/);
  await page.route(/\/private\/wedding-page-[^/]+\.(html|js)/, (route) => route.abort('failed'));
  await storeFlag(page, 'true');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(page.locator('body')).toHaveText(
    /^Unexpected Application Error!\s+The page could not be loaded. Please reload it.\s+Reload$/,
    { useInnerText: true },
  );
  for (const width of [320, 820, 1920]) {
    await page.setViewportSize({ width, height: 700 });
    await expectNoSidewaysScroll(page);
    await expect(page.locator('main svg')).toBeVisible();
  }
  await expectAccessible(page);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(weddingHeading(page)).toBeVisible();
});
