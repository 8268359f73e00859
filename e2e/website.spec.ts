import sharp from 'sharp';
import { expect, HTTP_ERROR, sheet, test } from './dashboard.ts';
import {
  listItem,
  loadDraft,
  openAsGuest,
  openEditor,
  preview,
  publish,
  readSection,
  waitUntilSaved,
} from './editor.ts';
import { injectScripts, MARKUP, readNames } from './inject-scripts.ts';
import { toasts } from './toasts.ts';

test.use({ loadsPictures: true });

test('the preview runs no script, even without the policy of the dashboard', async ({
  dashboardPage: page,
  expectOnConsole,
}) => {
  expectOnConsole(/Content Security Policy/);
  await page.route('**/host/website', async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await openEditor(page);
  await expect(preview(page).getByRole('heading', { name: 'The Gritti Palace' })).toBeAttached();
  await page.evaluate(injectScripts, 'preview' as const);
  await page.evaluate(injectScripts, 'dashboard' as const);
  await expect
    .poll(() => page.evaluate(readNames))
    .toEqual([
      'ran-handler-in-dashboard',
      'ran-script-in-dashboard',
      'script-src-attr',
      'script-src-elem',
    ]);
});

test('HTML in a text is shown as text in the preview', async ({ dashboardPage: page }) => {
  await openEditor(page, 'celebrate');
  await page.getByLabel('Heading').fill(MARKUP);
  await expect(preview(page).getByRole('heading', { name: MARKUP, exact: true })).toBeAttached();
  expect(await page.evaluate(readNames)).toEqual(['']);
});

test('a text that is missing is named at its field and in a list, and prevents publishing', async ({
  dashboardPage: page,
}) => {
  await openEditor(page, 'celebrate');
  await page.getByLabel('Heading').fill('');
  await page.getByLabel('Introduction').focus();
  await expect(page.getByText(/^Write this in English too/).last()).toBeVisible();
  await page.getByText('1 thing to correct before publishing').click();
  await page.getByRole('link', { name: 'All sections' }).click();
  await expect(page.getByRole('link', { name: /^Events/ })).toContainText('1 to correct');

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(sheet(page)).toContainText('1 thing needs to be corrected');
  await expect(sheet(page).getByRole('button', { name: 'Publish now' })).toHaveCount(0);
  await sheet(page)
    .getByRole('button', { name: /^Events → Heading/ })
    .click();
  await expect(page.getByLabel('Heading')).toBeFocused();
  await expect(page.getByLabel('Heading')).toHaveAttribute('aria-invalid', 'true');
});

test('an error in another language and in a closed list item leads to its field', async ({
  dashboardPage: page,
}) => {
  await openEditor(page, 'faq');
  await page.getByRole('group', { name: 'Questions' }).getByRole('button').first().click();
  await page.getByLabel('Answer').fill('');
  await page.goto('/host/website/basics');
  await page.getByText('1 thing to correct before publishing').click();
  await page.getByRole('button', { name: /^Questions → .* → Answer/ }).click();
  await expect(page).toHaveURL(/\/website\/faq$/);
  await expect(page.getByLabel('Answer')).toBeFocused();
});

test('guests see an edited text after it is published, without a restart', async ({
  dashboardPage: page,
  dashboard,
  browser,
}) => {
  test.setTimeout(150_000);
  await openEditor(page, 'celebrate');
  await page.getByLabel('Heading').fill('Come and celebrate');
  await waitUntilSaved(page);
  const heading = preview(page).getByRole('heading', { name: 'Come and celebrate' });
  await expect(heading).toBeInViewport();
  const guest = await openAsGuest(browser, dashboard.site.url);
  await expect(guest.getByRole('heading', { name: 'Celebrate With Us' })).toBeAttached();

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const changes = sheet(page).getByRole('list', { name: 'Changes' });
  await expect(changes).toContainText('Events → Heading → English');
  await expect(changes).toContainText('Celebrate With Us → Come and celebrate');
  await page.keyboard.press('Escape');
  await publish(page, 'The first version');
  await guest.reload();
  await expect(guest.getByRole('heading', { name: 'Come and celebrate' })).toBeAttached();
  expect((await loadDraft(dashboard, page)).hasChanges).toBe(false);

  // The history lists the changes of each version, and restores any version.
  await page.getByLabel('Heading').fill('Something else');
  await waitUntilSaved(page);
  await page.getByRole('button', { name: 'History' }).click();
  const versions = sheet(page).getByRole('list', { name: 'Versions' });
  await expect(versions).toContainText('The first version');
  await versions.getByRole('button', { name: /^Changes/ }).click();
  await expect(versions).toContainText('Celebrate With Us → Come and celebrate');
  await versions.getByRole('button', { name: /^Restore/ }).click();
  await expect(page.getByLabel('Heading')).toHaveValue('Come and celebrate');
  await guest.context().close();
});

test('a published version is reported, also when the draft cannot be read after it', async ({
  dashboardPage: page,
  expectOnConsole,
}) => {
  expectOnConsole(/the server responded with a status of 503/);
  await openEditor(page, 'celebrate');
  await page.getByLabel('Heading').fill('Come and celebrate');
  await waitUntilSaved(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.route('**/host/api/website', (route) => route.fulfill({ status: 503 }));
  await sheet(page).getByRole('button', { name: 'Publish now' }).click();
  await expect(sheet(page).getByText(/^Published\./)).toBeVisible({ timeout: 90_000 });
  await expect(sheet(page).getByRole('list', { name: 'Changes' })).toContainText(
    'Celebrate With Us → Come and celebrate',
  );
  await expect(sheet(page).getByRole('link', { name: 'Open the website' })).toHaveAttribute(
    'href',
    '/',
  );
  await sheet(page).getByRole('link', { name: 'Add your guest list' }).click();
  await expect(page).toHaveURL(/\/host\/guest-list$/);
});

test('a text can become long while it is typed', async ({ dashboardPage: page }) => {
  await openEditor(page, 'celebrate');
  const text = 'Celebrate with us in the garden above the lagoon, from noon until midnight';
  await page.getByLabel('Heading').fill('');
  await page.getByLabel('Heading').pressSequentially(text);
  await expect(page.getByLabel('Heading')).toHaveValue(text);
});

test('the preview scrolls to the section that is edited, and the dashboard does not scroll', async ({
  dashboardPage: page,
}) => {
  await openEditor(page, 'stay');
  await expect(preview(page).getByRole('heading', { name: 'Where to Stay' })).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a palette is chosen by its colours, and the preview shows it', async ({
  dashboardPage: page,
  dashboard,
}) => {
  await openEditor(page, 'look');
  const palettes = page.getByRole('group', { name: 'Palette' });
  await expect(palettes.getByRole('radio', { name: /^Lagoon/ })).toBeChecked();
  await palettes.getByRole('radio', { name: /^Dusk/ }).check();
  await expect(preview(page).locator('html')).toHaveCSS('--paper', '#faf5f1');
  await waitUntilSaved(page);
  expect(await readSection(dashboard, page, 'theme')).toEqual({ preset: 'dusk' });
});

test('new pictures are counted while they are prepared', async ({
  dashboardPage: page,
  dashboard,
}) => {
  test.setTimeout(150_000);
  await openEditor(page, 'strip');
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: 1600, height: 1200, channels: 3, background: '#000', noise } as const;
  const buffer = () => sharp({ create }).jpeg().toBuffer();
  const files = await Promise.all(
    ['one.jpg', 'two.jpg', 'three.jpg'].map(async (name) => ({
      name,
      mimeType: 'image/jpeg',
      buffer: await buffer(),
    })),
  );
  await page.getByLabel('Add photographs').last().setInputFiles(files);
  await expect(page.getByText('3 things to correct before publishing')).toBeVisible({
    timeout: 60_000,
  });
  await waitUntilSaved(page);
  const { sections } = await loadDraft(dashboard, page);
  const { content, revision } = sections.find(({ name }) => name === 'strip') ?? {};
  const described = (content as object[]).map((picture) => ({ ...picture, alt: 'Noise' }));
  await dashboard.request(page, 'POST', 'website/draft', {
    sections: [{ name: 'strip', revision, content: described }],
  });
  await page.reload();

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await sheet(page).getByRole('button', { name: 'Publish now' }).click();
  const name = /^Preparing pictures: \d+ of \d+$/;
  const progress = sheet(page).getByRole('progressbar', { name });
  await expect(progress).toHaveAttribute('value', /^[1-9]/);
  await expect(sheet(page).getByText(/^Published\./)).toBeVisible({ timeout: 90_000 });
});

test('a list is sorted, duplicated and shortened with the keyboard, and a removal is undone', async ({
  dashboardPage: page,
  dashboard,
}) => {
  await openEditor(page, 'celebrate');
  const titles = async () => {
    await waitUntilSaved(page);
    const { events } = await readSection(dashboard, page, 'celebrate');
    return (events as { title: { en: string } }[]).map(({ title }) => title.en);
  };
  await listItem(page, 'The Wedding').focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByText('The Wedding is now at position 1 of 2.')).toBeAttached();
  expect(await titles()).toEqual(['The Wedding', 'Welcome Party']);
  await expect(listItem(page, 'The Wedding')).toBeFocused();

  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Duplicate: The Wedding' }).press('Enter');
  expect(await titles()).toEqual(['The Wedding', 'The Wedding', 'Welcome Party']);
  const { events } = await readSection(dashboard, page, 'celebrate');
  const ids = (events as { id: string }[]).map(({ id }) => id);
  expect(new Set(ids).size).toBe(3);

  await page.getByRole('button', { name: 'Remove: The Wedding' }).last().press('Enter');
  expect(await titles()).toEqual(['The Wedding', 'Welcome Party']);
  await toasts(page).last().getByRole('button', { name: 'Undo' }).click();
  expect(await titles()).toEqual(['The Wedding', 'The Wedding', 'Welcome Party']);
});

test('a list is sorted by drag', async ({ dashboardPage: page, dashboard }) => {
  await openEditor(page, 'celebrate');
  const row = (name: string) => page.getByRole('listitem').filter({ has: listItem(page, name) });
  await row('The Wedding').getByTitle('Drag to sort').dragTo(row('Welcome Party'));
  await waitUntilSaved(page);
  const { events } = await readSection(dashboard, page, 'celebrate');
  expect((events as { id: string }[]).map(({ id }) => id)).toEqual(['wedding', 'welcome_party']);
});

test('a section is removed and brought back, and another section is added', async ({
  dashboardPage: page,
  dashboard,
}) => {
  await openEditor(page, 'stay');
  await page.getByRole('button', { name: 'Remove this section' }).click();
  await expect(page.getByRole('button', { name: 'Add: Hotels' })).toBeVisible();
  await waitUntilSaved(page);
  expect(await readSection(dashboard, page, 'stay')).toBeUndefined();
  await toasts(page).last().getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: /^Hotels/ })).toBeVisible();

  await page.getByRole('button', { name: 'Add: Gifts' }).click();
  await page.getByLabel('Heading').fill('If you want to give something');
  await waitUntilSaved(page);
  expect(await readSection(dashboard, page, 'registry')).toMatchObject({
    heading: 'If you want to give something',
    links: [],
  });
});

test('a click on a text in the preview opens its field, also before the pictures have arrived', async ({
  dashboardPage: page,
}) => {
  await page.route(
    () => true,
    (route) => (route.request().resourceType() === 'image' ? undefined : route.fallback()),
  );
  await openEditor(page);
  await preview(page).getByRole('heading', { name: 'The Gritti Palace' }).click();
  await expect(page).toHaveURL(/\/website\/stay$/);
  await expect(page.getByLabel('Name', { exact: true }).first()).toBeFocused();
  await expect(page.getByLabel('Name', { exact: true }).first()).toHaveValue('The Gritti Palace');
});

test('a click on an event in the preview leads to its field, or turns the card to its back', async ({
  dashboardPage: page,
}) => {
  await openEditor(page);
  const card = preview(page).getByRole('article').filter({ hasText: 'The Wedding' });
  const back = card.getByText('Black tie: dinner jackets and evening gowns.');
  await expect(back).not.toBeInViewport();
  await card.getByText('Click for more details').click();
  await expect(back).toBeInViewport();
  await back.click();
  await expect(page).toHaveURL(/\/website\/celebrate$/);
  await expect(page.getByLabel('Attire')).toBeFocused();

  // The card shows the side that is edited.
  const flip = card.getByRole('button', { name: /^The Wedding/ });
  await expect(flip).toHaveAttribute('aria-pressed', 'true');
  await page.getByLabel('Dress code').focus();
  await expect(flip).toHaveAttribute('aria-pressed', 'false');
  await page.getByLabel('Attire').fill('Come as you are.');
  await expect(card.getByText('Come as you are.')).toBeInViewport();
  await expect(flip).toHaveAttribute('aria-pressed', 'true');
  await flip.press('Enter');
  await expect(flip).toHaveAttribute('aria-pressed', 'false');
});

test('missing translations are listed and lead to their field', async ({
  dashboardPage: page,
  dashboard,
}) => {
  await openEditor(page, 'languages');
  await page.getByRole('checkbox', { name: 'Deutsch' }).check();
  await page.getByRole('radio', { name: 'Deutsch' }).check();
  await page.getByText(/texts are not in Deutsch yet/).click();
  await page.getByRole('button', { name: 'Last words of the page' }).click();
  const field = page.getByLabel('Last words of the page (Deutsch)');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('placeholder', 'A presto, in Venice');
  await field.fill('Bis bald in Venedig');
  await waitUntilSaved(page);
  expect(await readSection(dashboard, page, 'farewell')).toMatchObject({
    en: 'A presto, in Venice',
    de: 'Bis bald in Venedig',
  });
});

test('a preview link shows the draft without a password until it is revoked', async ({
  dashboardPage: page,
  dashboard,
  browser,
  expectOnConsole,
}) => {
  expectOnConsole(HTTP_ERROR);
  await openEditor(page, 'celebrate');
  await page.getByLabel('Heading').fill('Only in the draft');
  await waitUntilSaved(page);
  await page.getByRole('button', { name: 'Preview link' }).click();
  await sheet(page).getByRole('button', { name: 'Create a link' }).click();
  const address = await sheet(page).getByText('/preview/').textContent();
  const context = await browser.newContext();
  const partner = await context.newPage();
  await partner.goto(String(address));
  await expect(partner.getByRole('heading', { name: 'Only in the draft' })).toBeAttached();
  await sheet(page)
    .getByRole('button', { name: /^Revoke the link/ })
    .click();
  await expect(sheet(page).getByRole('list', { name: 'Preview links' })).toHaveCount(0);
  expect((await partner.goto(String(address)))?.status()).toBe(404);
  expect(dashboard.site.url).toContain(new URL(String(address)).host);
  await context.close();
});
