import type { Locator } from '@playwright/test';
import { expect, HTTP_ERROR, sheet } from './dashboard.ts';
import { loadDraft, openEditor, preview, readSection, test, waitUntilSaved } from './editor.ts';
import { toasts } from './toasts.ts';

test('texts, pictures and lists are edited on the page, with the mouse, the keyboard and on a phone', async ({
  editorPage: page,
  dashboard,
  expectOnConsole,
}) => {
  expectOnConsole(HTTP_ERROR);
  await openEditor(page, 'celebrate');
  const field = (name: string) => preview(page).getByRole('textbox', { name, exact: true }).first();
  const heading = field('Edit: Events → Heading');
  const form = page.getByLabel('Heading');

  await test.step('a text is typed where it stands, and the form has the same words', async () => {
    await heading.click();
    await page.keyboard.press('End');
    await page.keyboard.type(' please');
    await expect(form).toHaveValue('Celebrate With Us please');
    await waitUntilSaved(page);
    // The page was renewed, and the caret is where it was.
    await page.keyboard.type('!');
    await page.keyboard.press('Enter');
    await expect(heading).toHaveText('Celebrate With Us please!');
    await expect(heading).not.toBeFocused();
    await expect(form).toHaveValue('Celebrate With Us please!');
  });

  await test.step('Escape restores a text, and a pasted one is plain', async () => {
    await heading.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await paste(heading, '<b>Come</b><br><i>all</i>', 'Come\nall');
    await expect(form).toHaveValue('Come all');
    expect(await heading.innerHTML()).toBe('Come all');
    await page.keyboard.press('Escape');
    await expect(form).toHaveValue('Celebrate With Us please!');
    await expect(heading).toHaveText('Celebrate With Us please!');
  });

  await test.step('words from an input method reach the form when they are complete', async () => {
    await heading.focus();
    await page.keyboard.press('ControlOrMeta+a');
    const device = await page.context().newCDPSession(page);
    const compose = (text: string) =>
      device.send('Input.imeSetComposition', { text, selectionStart: 1, selectionEnd: 1 });
    await compose('k');
    await compose('か');
    await expect(heading).toHaveText('か');
    await expect(form).toHaveValue('Celebrate With Us please!');
    await device.send('Input.insertText', { text: '歓' });
    await expect(form).toHaveValue('歓');
    await page.keyboard.press('Escape');
    await expect(form).toHaveValue('Celebrate With Us please!');
    await expect(heading).toHaveText('Celebrate With Us please!');
  });

  await test.step('the next text is reached by Tab, and an edit is taken back as a whole', async () => {
    const introduction = field('Edit: Events → Introduction');
    await waitUntilSaved(page);
    await openEditor(page, 'celebrate');
    // The server's page is up to date, and nothing else will change it.
    await expect(introduction).toHaveAttribute('data-note', 'Still the words of the example');
    await heading.focus();
    await page.keyboard.press('Tab');
    await expect(introduction).toBeFocused();
    const before = await introduction.innerText();
    // The server's page never has the words that are taken back.
    const { promise: takenBack, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/api/website/preview', (route) => takenBack.then(() => route.continue()));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Two evenings.');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Introduction')).toHaveValue('Two evenings.');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(introduction).toHaveText(before);
    answer();
    await expect(page.getByLabel('Introduction')).toHaveValue(before);
  });

  await test.step('a text that is too long says so where it stands, and stays', async () => {
    const long = 'Celebrate '.repeat(9).trim();
    await heading.fill(long);
    await page.keyboard.press('Enter');
    await expect(heading).toHaveAttribute('data-error', 'Use at most 80 characters.');
    await expect(heading).toHaveText(long);
    await heading.fill('Celebrate');
    await expect(heading).not.toHaveAttribute('data-error');
    await page.keyboard.press('Enter');
    await waitUntilSaved(page);
  });

  await test.step('a time says which field it comes from, and leads there', async () => {
    await preview(page).getByText('7:00 PM', { exact: true }).first().click();
    await expect(toasts(page).last()).toContainText('Comes from: Events → Welcome Party → Starts');
    await expect(page.getByLabel('Starts')).toBeFocused();
  });

  await test.step('a picture is replaced, and its focal point moved', async () => {
    const picture = preview(page).getByRole('button', {
      name: 'Change the picture: Events → Welcome Party → Picture',
    });
    await picture.press('Enter');
    const point = sheet(page).getByRole('button', { name: /^Focal point/ });
    await point.press('ArrowLeft');
    await expect(sheet(page).getByText('Replace the picture')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toHaveCount(0);
    await waitUntilSaved(page);
    const focus = ({ events }: Record<string, unknown>) =>
      (events as { image?: { focus?: string } }[])[0]?.image?.focus;
    expect(focus(await readSection(dashboard, page, 'celebrate'))).toBe('50% 60%');
  });

  await test.step('an element of a list is moved with the keyboard, which keeps the focus', async () => {
    const up = preview(page).getByRole('button', { name: 'Move up: The Wedding' });
    await up.press('Enter');
    await expect(page.getByText('The Wedding is now at position 1 of 2.')).toBeAttached();
    await expect(
      preview(page).getByRole('button', { name: 'Move down: The Wedding' }),
    ).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(up).toBeFocused();
  });

  await test.step('an element is added and removed, and a section is removed, and each comes back', async () => {
    await preview(page).getByRole('button', { name: 'Add a question: Questions' }).press('Enter');
    const added = preview(page).locator('[data-text="faq.items.11.question"]');
    await expect(added).toBeFocused();
    await page.keyboard.type('Is there parking?');
    await page.keyboard.press('Enter');
    await expect(added).toHaveText('Is there parking?');
    await preview(page).getByRole('button', { name: 'Remove: Is there parking?' }).press('Enter');
    await expect(added).toHaveCount(0);
    await preview(page)
      .getByRole('button', { name: 'Remove this section: Questions' })
      .press('Enter');
    await expect(preview(page).locator('#faq')).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
    await expect(preview(page).locator('#faq')).toBeAttached();
    await waitUntilSaved(page);
  });

  await test.step('another device changed the section: the couple chooses', async () => {
    const saved = Promise.withResolvers<void>();
    await page.route('**/host/api/website/draft', async (route) => {
      await saved.promise;
      await route.continue();
    });
    await heading.fill('From the page');
    const { sections } = await loadDraft(dashboard, page);
    const theirs = sections.find(({ name }) => name === 'celebrate');
    const content = { ...(theirs?.content as object), introduction: 'From the phone' };
    await dashboard.request(page, 'POST', 'website/draft', {
      sections: [{ name: 'celebrate', revision: theirs?.revision, content }],
    });
    saved.resolve();
    const dialog = page.getByRole('dialog', { name: '“Events” was changed on two devices' });
    await dialog.getByRole('button', { name: 'Use the other version' }).click();
    await expect(heading).toHaveText('Celebrate');
    await expect(field('Edit: Events → Introduction')).toHaveText('From the phone');
  });

  await test.step('a text without a translation is marked', async () => {
    await page.getByRole('radio', { name: 'Italiano' }).check();
    const introduction = field('Edit: Events → Introduction');
    await expect(introduction).toHaveAttribute('data-note', 'Not written in Italiano yet');
    await introduction.fill('Due serate.');
    await expect(introduction).not.toHaveAttribute('data-note');
    await page.getByRole('radio', { name: 'English' }).check();
    await expect(introduction).toHaveText('From the phone');
  });

  await test.step('on a phone the page is the whole screen', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    // When its fonts and first pictures have their places, the page moves to the section: a tap before would miss.
    const readOffset = (section: Element) =>
      Math.abs(
        section.getBoundingClientRect().top -
          Number.parseFloat(getComputedStyle(section).scrollMarginTop),
      );
    await expect
      .poll(() => preview(page).locator('#celebrate').evaluate(readOffset))
      .toBeLessThan(2);
    await heading.click();
    await heading.fill('Come and dance');
    await page.getByRole('button', { name: 'Done', exact: true }).click();
    await expect(form).toHaveValue('Come and dance');
    await waitUntilSaved(page);
    expect(await readSection(dashboard, page, 'celebrate')).toMatchObject({
      heading: { en: 'Come and dance' },
      introduction: { en: 'From the phone', it: 'Due serate.' },
    });
  });
});

async function paste(text: Locator, html: string, plain: string): Promise<void> {
  await text.evaluate(
    (element, [rich, words]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', rich);
      clipboardData.setData('text/plain', words);
      const event = { clipboardData, bubbles: true, cancelable: true };
      element.dispatchEvent(new ClipboardEvent('paste', event));
    },
    [html, plain] as const,
  );
}
