import { italian } from '../content/localized.ts';
import { expect, HTTP_ERROR, PASSWORD, submitPassword, test } from './locked-site.ts';
import { findPrivateTexts, listLongTexts } from './private-texts.ts';
import { expectItalianToast } from './toasts.ts';

test.beforeEach(({ expectOnConsole }) => expectOnConsole(HTTP_ERROR));

test('the locked Italian page contains nothing private and is not cached publicly', async ({
  lockedSite,
  request,
}) => {
  const outside = await request.get(`${lockedSite.url}/it/`);
  const page = await outside.text();
  expect(findPrivateTexts(page)).toEqual([]);
  expect(page).toContain('window.SITE_GATE="closed"');
  expect(outside.headers()).toMatchObject({
    'cache-control': 'private, no-cache',
    vary: 'Cookie, Accept-Encoding',
    'x-robots-tag': 'noindex, nofollow',
  });
  const wedding = /data-wedding="([^"]+)"/.exec(page)?.[1] ?? '';
  expect((await request.get(lockedSite.url + wedding)).status()).toBe(401);

  await submitPassword(request, lockedSite.url, PASSWORD);
  expect(await (await request.get(`${lockedSite.url}/it/`)).text()).toContain('SITE_GATE="open"');
  const inside = await request.get(lockedSite.url + wedding);
  expect(inside.status()).toBe(200);
  // Shows that the search finds private texts.
  expect(findPrivateTexts(await inside.text()).length).toBeGreaterThan(
    listLongTexts(italian).length / 2,
  );
});

test('a guest enters the locked site in Italian, and is told in Italian about too many attempts', async ({
  lockedSite,
  page,
  request,
}) => {
  await page.goto('/it/');
  const enter = async (password: string) => {
    await page.locator('#password').fill(password);
    await page.getByRole('button', { name: 'Entra nel sito' }).click();
  };
  await enter(PASSWORD);
  await expectItalianToast(page, 'Benvenuti!', 'Siete entrati nel sito delle nozze.');
  await expect(page).toHaveURL('/it/');
  await expect(page.getByText(italian.dateLine, { exact: true })).toBeVisible();

  await page.context().clearCookies();
  await page.goto('/it/');
  for (let attempts = 0; attempts < 11; attempts += 1)
    await submitPassword(request, lockedSite.url, 'no');
  await enter('no');
  await expectItalianToast(page, 'Troppi tentativi', /^Aspettate \d+ second[oi], poi riprovate\.$/);
});
