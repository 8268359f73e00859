import { dragTo, expect, expectQuestionOnClose, HTTP_ERROR, openTab, sheet } from './dashboard.ts';
import {
  listItem,
  loadDraft,
  openAsGuest,
  openEditor,
  openSection,
  preview,
  readSection,
  test,
  WITHOUT_PREVIEW,
  waitUntilSaved,
} from './editor.ts';
import { toasts } from './toasts.ts';

test('errors and missing translations are listed and lead to their fields, and errors prevent publishing', async ({
  editorPage: page,
  dashboard,
}) => {
  await test.step('a text that is missing is named at its field and in a list', async () => {
    await page.setViewportSize(WITHOUT_PREVIEW);
    await openEditor(page, 'celebrate');
    await page.getByLabel('Heading').fill('');
    await page.getByLabel('Introduction').focus();
    await expect(page.getByText(/^Write this in English too/).last()).toBeVisible();
    await page.getByRole('link', { name: 'All sections' }).click();
    await expect(page.getByRole('link', { name: /^Events/ })).toContainText('1 to correct');
  });

  await test.step('it prevents publishing', async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(sheet(page)).toContainText('1 thing needs to be corrected');
    await expect(sheet(page).getByRole('button', { name: 'Publish now' })).toHaveCount(0);
    await sheet(page)
      .getByRole('button', { name: /^Events → Heading/ })
      .click();
    await expect(page.getByLabel('Heading')).toBeFocused();
    await expect(page.getByLabel('Heading')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Heading').fill('Celebrate With Us');
  });

  await test.step('an error in another language and in a closed list item leads to its field', async () => {
    await openSection(page, 'Questions');
    await page.getByRole('group', { name: 'Questions' }).getByRole('button').first().click();
    await page.getByLabel('Answer').fill('');
    await openSection(page, 'Languages');
    await page.getByRole('checkbox', { name: 'Deutsch' }).check();
    await page.getByRole('checkbox', { name: 'English' }).uncheck();
    await page.getByRole('checkbox', { name: 'English' }).check();
    await expect(page.getByRole('radio', { name: 'Italiano' })).toBeChecked();
    await page.getByRole('button', { name: 'Make it the first: English' }).click();
    await page.getByRole('radio', { name: 'Deutsch' }).check();
    await page.getByText('1 thing to correct before publishing').click();
    await page.getByRole('button', { name: /^Questions → .* → Answer/ }).click();
    await expect(page).toHaveURL(/\/website\/faq$/);
    await expect(page.getByLabel('Answer', { exact: true })).toBeFocused();
  });

  await test.step('an invalid value is named by the preview, which stays as it was and requests nothing that is rejected', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await openSection(page, 'Events');
    await listItem(page, 'The Wedding').click();
    const starts = await page.getByLabel('Starts').inputValue();
    const card = preview(page).locator('#celebrate article').filter({ hasText: 'The Wedding' });
    await expect(card).toBeAttached();
    await page.getByLabel('Starts').fill('');
    const field = page
      .getByRole('region', { name: /^Preview/ })
      .getByRole('button', { name: 'Events → The Wedding → Starts' });
    await expect(field.locator('..')).toHaveText(
      'Events → The Wedding → Starts has to be corrected before the preview can show it.',
    );
    await page.getByLabel('Introduction').fill('It stays as it was');
    await waitUntilSaved(page);
    await expect(card).toBeAttached();
    await field.click();
    await expect(page.getByLabel('Starts')).toBeFocused();
    await page.getByLabel('Starts').fill(starts);
    await expect(preview(page).getByText('It stays as it was')).toBeAttached();
    await expect(field).toHaveCount(0);
    await page.setViewportSize(WITHOUT_PREVIEW);
  });

  await test.step('the fields that not every event needs are open with words or an error, and for a link to one of them', async () => {
    const more = page.locator('summary', { hasText: 'More about this event' });
    const dateText = page.getByLabel('Date in your words');
    await expect(dateText).toBeVisible();
    await more.press('Enter');
    await expect(dateText).toBeHidden();
    await expect(page.getByLabel('Address')).toBeVisible();

    // The words name another day now.
    const starts = await page.getByLabel('Starts').inputValue();
    await page.getByLabel('Starts').fill('2026-06-07T17:30');
    await expect(dateText).toBeVisible();
    await expect(more).toContainText('1 to correct');
    await more.click();
    await expect(dateText).toBeHidden();
    // The list at the top is still open.
    await page.getByRole('button', { name: /^Events → The Wedding → Date in your words/ }).click();
    await expect(dateText).toBeFocused();
    await page.getByLabel('Starts').fill(starts);
    await waitUntilSaved(page);
  });

  await test.step('missing translations are listed and lead to their field', async () => {
    await page.getByRole('radio', { name: 'Deutsch' }).check();
    await page.getByText(/texts left in Deutsch/).click();
    await page.getByRole('button', { name: 'Closing line' }).click();
    const field = page.getByLabel('Closing line (Deutsch)');
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(/A presto, in Venice/);
    await field.fill('Bis bald in Venedig');
    await waitUntilSaved(page);
    expect(await readSection(dashboard, page, 'farewell')).toMatchObject({
      en: 'A presto, in Venice',
      de: 'Bis bald in Venedig',
    });
  });
});

test('guests see an edited text after it is published, without a restart, and its version can be restored', async ({
  editorPage: page,
  dashboard,
  browser,
  expectOnConsole,
}) => {
  expectOnConsole(/the server responded with a status of 503/);
  const text = 'Celebrate with us in the garden above the lagoon, from noon until midnight';
  await openEditor(page, 'celebrate');
  const heading = page.getByLabel('Heading');
  await test.step('a text can become long while it is typed', async () => {
    await heading.fill('');
    await heading.pressSequentially(text);
    await expect(heading).toHaveValue(text);
    await waitUntilSaved(page);
    await expect(preview(page).getByRole('heading', { name: text })).toBeInViewport();
  });
  const guest = await openAsGuest(browser, dashboard.site.url);
  await expect(guest.getByRole('heading', { name: 'Celebrate With Us' })).toBeAttached();

  await test.step('a published version is reported, also when the draft cannot be read after it', async () => {
    await page.clock.setFixedTime('2026-06-07T12:00:00Z');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const changes = sheet(page).getByRole('list', { name: 'Changes' });
    await expect(changes).toContainText('Events → Heading → English');
    await expect(changes).toContainText(`Celebrate With Us → ${text}`);
    await expect(sheet(page)).toContainText('The wedding was on June 6, 2026.');
    await sheet(page).getByLabel('Note').fill('The first version');
    await expectQuestionOnClose(page);
    await page.route('**/host/api/website', (route) => route.fulfill({ status: 503 }));
    await sheet(page).getByRole('button', { name: 'Publish now' }).click();
    await expect(sheet(page).getByText(/^Published\./)).toBeVisible({ timeout: 60_000 });
    await expect(changes).toContainText(`Celebrate With Us → ${text}`);
    const link = sheet(page).getByRole('link', { name: 'Open the website' });
    await expect(link).toHaveAttribute('href', '/');
    await sheet(page).getByRole('button', { name: 'History' }).click();
    await expect(page.getByRole('list', { name: 'Versions' })).toContainText('The first version');
    await page.keyboard.press('Escape');
    await openTab(page, 'Guest list');
    await expect(page).toHaveURL(/\/host\/guest-list$/);
  });
  await guest.reload();
  await expect(guest.getByRole('heading', { name: text })).toBeAttached();
  await guest.context().close();
  expect((await loadDraft(dashboard, page)).hasChanges).toBe(false);

  await test.step('the history lists the changes of each version, and restores any version', async () => {
    await page.unroute('**/host/api/website');
    await openTab(page, 'Website');
    await page.getByRole('link', { name: /^Events/ }).click();
    await heading.fill('Something else');
    await waitUntilSaved(page);
    await page.getByRole('button', { name: 'History' }).click();
    const versions = sheet(page).getByRole('list', { name: 'Versions' });
    await expect(versions).toContainText('The first version');
    await versions.getByRole('button', { name: /^Changes/ }).click();
    await expect(versions).toContainText(`Celebrate With Us → ${text}`);
    const restore = versions.getByRole('button', { name: /^Restore/ });
    const question = page.getByRole('alertdialog', { name: 'Replace your unpublished changes?' });
    await restore.click();
    await question.getByRole('button', { name: 'Keep my changes' }).click();
    await expect(heading).toHaveValue('Something else');
    await restore.click();
    await question.getByRole('button', { name: 'Replace them' }).click();
    await expect(heading).toHaveValue(text);
    await expect(toasts(page).last()).toContainText('It is the version that your guests see.');
  });
});

test('lists and sections are sorted, duplicated, added and removed, and a removal is undone', async ({
  editorPage: page,
  dashboard,
}) => {
  await page.setViewportSize(WITHOUT_PREVIEW);
  await openEditor(page, 'celebrate');
  const readEvents = async () => {
    await waitUntilSaved(page);
    const { events } = await readSection(dashboard, page, 'celebrate');
    return events as { id: string; title: { en: string } }[];
  };
  const titles = async () => (await readEvents()).map(({ title }) => title.en);

  await test.step('a list is sorted with the keyboard, and by drag', async () => {
    await listItem(page, 'The Wedding').focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(page.getByText('The Wedding is now at position 1 of 2.')).toBeAttached();
    expect(await titles()).toEqual(['The Wedding', 'Welcome Party']);
    await expect(listItem(page, 'The Wedding')).toBeFocused();
    const rows = page.getByRole('group', { name: 'Events' }).getByRole('listitem');
    await dragTo(rows.first().getByTitle('Drag to sort'), rows.last());
    // The drop counts a moment later.
    await expect.poll(titles).toEqual(['Welcome Party', 'The Wedding']);
  });

  await test.step('an item is duplicated and removed with the keyboard, and brought back', async () => {
    await listItem(page, 'The Wedding').press('Enter');
    await page.getByRole('button', { name: 'Duplicate: The Wedding' }).press('Enter');
    expect(await titles()).toEqual(['Welcome Party', 'The Wedding', 'The Wedding']);
    expect(new Set((await readEvents()).map(({ id }) => id)).size).toBe(3);
    await page.getByRole('button', { name: 'Remove: The Wedding' }).last().press('Enter');
    expect(await titles()).toEqual(['Welcome Party', 'The Wedding']);
    await toasts(page).last().getByRole('button', { name: 'Undo' }).click();
    expect(await titles()).toEqual(['Welcome Party', 'The Wedding', 'The Wedding']);
  });

  await test.step('an event that is removed is no longer on the form, and is again after it is brought back', async () => {
    await openSection(page, 'RSVP');
    await page.getByRole('checkbox', { name: 'The Wedding' }).last().uncheck();
    const readForm = async () => {
      await waitUntilSaved(page);
      return (await readSection(dashboard, page, 'rsvp')).events;
    };
    expect(await readForm()).toEqual(['welcome_party', 'wedding']);
    await openSection(page, 'Events');
    await listItem(page, 'Welcome Party').click();
    await page.getByRole('button', { name: 'Remove: Welcome Party' }).click();
    expect(await readForm()).toEqual(['wedding']);
    await expect(page.getByText('to correct before publishing')).toHaveCount(0);
    await toasts(page).last().getByRole('button', { name: 'Undo' }).click();
    expect(await readForm()).toEqual(['wedding', 'welcome_party']);
  });

  await test.step('a section is removed and brought back, and another section is added', async () => {
    await openSection(page, 'Hotels');
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
      heading: { en: 'If you want to give something', it: 'Regali' },
      links: [],
    });
  });

  await test.step('the guide asks before it empties a page that was changed', async () => {
    await page.getByRole('link', { name: 'All sections' }).click();
    await page.getByRole('button', { name: 'Open the guide' }).click();
    const skip = page.getByRole('button', { name: 'Skip this step' });
    for (let step = 1; step < 5; step += 1) await skip.click();
    await page.getByRole('button', { name: 'Open the editor' }).click();
    const question = page.getByRole('alertdialog', { name: 'Begin with an empty page?' });
    await question.getByRole('button', { name: 'Keep my changes' }).click();
    await page.getByRole('button', { name: 'Skip the guide' }).click();
    await expect(page.getByRole('link', { name: /^Gifts/ })).toBeVisible();
  });
});

test('the preview follows the form, and a link shows the preview to others', async ({
  editorPage: page,
  dashboard,
  browser,
  expectOnConsole,
}) => {
  expectOnConsole(HTTP_ERROR);
  await test.step('it scrolls to the section that is edited, and the dashboard does not scroll', async () => {
    await openEditor(page, 'stay');
    await expect(preview(page).getByRole('heading', { name: 'Where to Stay' })).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  await test.step('a click on an event turns its card, and its button leads to its form', async () => {
    await page.getByRole('link', { name: 'All sections' }).click();
    const card = preview(page).getByRole('article').filter({ hasText: 'The Wedding' });
    const back = card.getByText('Black tie: dinner jackets and evening gowns.');
    await expect(back).not.toBeInViewport();
    await card.getByText('Click for more details').click();
    await expect(back).toBeInViewport();
    await back.hover();
    await card.getByRole('button', { name: 'In the form: The Wedding' }).click();
    await expect(page).toHaveURL(/\/website\/celebrate$/);
    await expect(page.getByLabel('Title')).toBeFocused();
    await expect(page.getByLabel('Title')).toHaveValue('The Wedding');
    await page.getByLabel('Address').focus();

    // The card shows the side that is edited. The dress code is on both.
    const flip = card.getByRole('button', { name: /^The Wedding/ });
    await expect(flip).toHaveAttribute('aria-pressed', 'true');
    await page.getByLabel('Starts').focus();
    await expect(flip).toHaveAttribute('aria-pressed', 'false');
    await page.getByLabel('Address').focus();
    await expect(flip).toHaveAttribute('aria-pressed', 'true');
    await page.getByLabel('Dress code').fill('Come as you are\nNo ties.');
    await expect(card.getByText('Come as you are. No ties.')).toBeInViewport();
    await expect(flip).toHaveAttribute('aria-pressed', 'true');
    await flip.press('Enter');
    await expect(flip).toHaveAttribute('aria-pressed', 'false');
  });

  await test.step('a palette is chosen by its colours', async () => {
    await openSection(page, 'Look');
    const palettes = page.getByRole('group', { name: 'Palette' });
    await expect(palettes.getByRole('radio', { name: /^Lagoon/ })).toBeChecked();
    await palettes.getByRole('radio', { name: /^Dusk/ }).check();
    await expect(preview(page).locator('html')).toHaveCSS('--paper', '#faf5f1');
    await waitUntilSaved(page);
    expect(await readSection(dashboard, page, 'theme')).toEqual({ preset: 'dusk' });
  });

  await test.step('a preview link shows the draft without a password until it is revoked', async () => {
    await page.getByRole('button', { name: 'Preview link' }).click();
    await sheet(page).getByRole('button', { name: 'Create a link' }).click();
    const address = String(await sheet(page).getByText('/preview/').textContent());
    expect(dashboard.site.url).toContain(new URL(address).host);
    const context = await browser.newContext();
    const partner = await context.newPage();
    await partner.goto(address);
    await expect(partner.getByText('Come as you are. No ties.')).toBeAttached();
    await sheet(page)
      .getByRole('button', { name: /^Revoke the link/ })
      .click();
    await expect(sheet(page).getByRole('list', { name: 'Preview links' })).toHaveCount(0);
    expect((await partner.goto(address))?.status()).toBe(404);
    await context.close();
  });
});
