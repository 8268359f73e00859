import type { Page, Route } from '@playwright/test';
import {
  expect,
  HOST_PASSWORD,
  HTTP_ERROR,
  NETWORK_ERROR,
  openTab,
  passwordField,
} from './dashboard.ts';
import {
  openEditor,
  openSection,
  readSection,
  saveStatus,
  signIn,
  test,
  waitUntilSaved,
} from './editor.ts';

// As on a phone, where the preview is hidden at first: it takes half of the editor's time.
test.use({ viewport: { width: 390, height: 844 } });

test('two devices change the same section and the couple chooses, or different sections and both are kept', async ({
  editorPage: page,
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
  const phone = await (
    await browser.newContext({ reducedMotion: 'reduce', viewport: page.viewportSize() })
  ).newPage();
  await signIn(dashboard, phone);
  await phone.goto(`${dashboard.site.url}/host/website/celebrate`);
  await phone.getByLabel('Heading').fill('From the phone');
  await waitUntilSaved(phone);
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

  await openSection(phone, 'Hotels');
  await phone.getByLabel('Heading').first().fill('Beds');
  await waitUntilSaved(phone);
  await page.getByLabel('Heading').fill('Parties');
  await waitUntilSaved(page);
  expect(await readSection(dashboard, page, 'stay')).toMatchObject({ heading: { en: 'Beds' } });
  expect(await readSection(dashboard, page, 'celebrate')).toMatchObject({
    heading: { en: 'Parties' },
  });
  await phone.context().close();
});

test('edits survive a lost connection, the end of the session, and a page that closes right after typing', async ({
  editorPage: page,
  dashboard,
  expectOnConsole,
}) => {
  expectOnConsole(HTTP_ERROR);
  expectOnConsole(NETWORK_ERROR);
  const heading = page.getByLabel('Heading');
  const expectSaved = async (en: string) => {
    await waitUntilSaved(page);
    await expect(heading).toHaveValue(en);
    expect(await readSection(dashboard, page, 'celebrate')).toMatchObject({ heading: { en } });
  };
  const signInAgain = async () => {
    await passwordField(page).fill(HOST_PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
  };

  await test.step('when the session has ended before the editor opens, it opens after the sign-in', async () => {
    await page.goto('/host');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.context().clearCookies();
    await openTab(page, 'Website');
    await signInAgain();
    await page.getByRole('link', { name: /^Events/ }).click();
    await expect(heading).toHaveValue('Celebrate With Us');
  });

  await test.step('when the session ends later, edits are saved after the sign-in', async () => {
    await page.context().clearCookies();
    await heading.fill('After the session');
    await signInAgain();
    await expectSaved('After the session');
  });

  await test.step('without a connection, edits survive a reload of the page and are saved later', async () => {
    await page.route('**/host/api/website/draft', (route) => route.abort());
    await heading.fill('Written on a train');
    await expect(saveStatus(page)).toHaveText(/^No connection · your changes are kept/);
    await page.reload();
    await expect(heading).toHaveValue('Written on a train');
    await page.unroute('**/host/api/website/draft');
    await expectSaved('Written on a train');
  });

  await test.step('closing the page right after typing, during a save, loses nothing', async () => {
    const release = await holdNextSave(page, '**/host/api/website/draft', () =>
      heading.fill('Typed at the last'),
    );
    await heading.fill('Typed at the last moment');
    await page.goto('/robots.txt');
    release();
    await openEditor(page, 'celebrate');
    await expect(heading).toHaveValue('Typed at the last moment');
    await expectSaved('Typed at the last moment');
  });
});

/** Waits until the server has stored an edit, and holds its answer until the returned function is called. */
async function holdNextSave(
  page: Page,
  url: string,
  edit: () => Promise<void>,
): Promise<() => void> {
  const { promise: isStored, resolve: markStored } = Promise.withResolvers<void>();
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  let isFirst = true;
  // Without `times`: a page that is opened while Playwright stops to intercept requests can wait for ever.
  const holdFirstAnswer = async (route: Route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    const response = await route.fetch();
    markStored();
    await isReleased;
    // The page that asked may be closed.
    await route.fulfill({ response }).catch(() => {});
  };
  await page.route(url, holdFirstAnswer);
  await edit();
  await isStored;
  return release;
}
