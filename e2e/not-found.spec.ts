import { enterButton, storeFlag } from './gate.ts';
import { expect, test } from './test.ts';

for (const path of ['/nowhere', '/a/b', '/private/', '/assets/none.js', '/index.html', '/%C3%A9']) {
  test(`a guest at ${path} finds the way home`, async ({ page, expectOnConsole }) => {
    expectOnConsole(/Failed to load resource: .* 404/);
    const logged: string[] = [];
    expectOnConsole(/^warning: 404: no page at /);
    page.on('console', (message) => logged.push(message.text()));

    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404');
    await expect(page.getByText('Oops! Page not found', { exact: true })).toBeVisible();
    const home = page.getByRole('link', { name: 'Return to Home' });
    await expect(home).toHaveAttribute('href', '/');
    await expect
      .poll(() => logged.filter((line) => line.includes('no page at')))
      .toEqual([`404: no page at ${path}`]);
    await expect(page).toHaveTitle('Page not found');

    await home.click();
    await expect(enterButton(page)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
  });
}

test('a guest who was let in before finds the way home too', async ({ page, expectOnConsole }) => {
  expectOnConsole(/404/);
  await storeFlag(page, 'true');
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page.getByRole('heading', { name: 'Celebrate With Us' })).toBeVisible();
});

test('a guest at / is answered with 200, also with a query behind it', async ({ page }) => {
  for (const path of ['/', '/?from=mail', '/#rsvp']) {
    const response = await page.goto(path);
    // A mere change of the fragment asks the server for nothing.
    if (response) expect(response.status()).toBe(200);
    await expect(enterButton(page)).toBeVisible();
  }
});
