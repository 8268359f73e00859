import type { Page } from '@playwright/test';
import { toImport } from '../server/fixtures/import-request.ts';
import { expectAccessible, expectAccessibleAt, expectNoSidewaysScroll } from './axe.ts';
import { expect, HTTP_ERROR, openReply, openTab, passwordField, sheet, test } from './dashboard.ts';
import { openSection, preview, waitUntilSaved } from './editor.ts';
import { addEntries } from './guest-list.ts';

const LIST = 'Name,E-mail\nThomas Smith,\nBen Wolf,ben@example.com\n';

test('the sign-in form and its errors are accessible', async ({ page, expectOnConsole }) => {
  expectOnConsole(HTTP_ERROR);
  await page.goto('/host');
  await passwordField(page).fill('rialto');
  await expectUsable(page, 'sign-in');
  await page.keyboard.press('Enter');
  await page.getByText('That is not the password.').waitFor();
  await expectUsable(page, 'sign-in with an error');
});

test('every page of the dashboard is accessible on a phone and a laptop', async ({
  dashboardPage: page,
  dashboard,
}) => {
  await test.step('a keyboard user can skip to the page’s content', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
  await expectUsable(page, 'empty overview');
  for (const name of ['Replies', 'Guest list', 'Data']) {
    await openTab(page, name);
    await expectUsable(page, `empty ${name}`);
  }
  await dashboard.addReplies(
    { dietary_restrictions: 'Vegan' },
    { email: 'tom@example.com', guest_one_first: 'Tom', guest_one_last: 'Smith', guests_count: 2 },
  );
  await openTab(page, 'Overview');
  await page
    .locator('svg')
    .getByText(/^Deadline, /)
    .waitFor();
  await expectUsable(page, 'overview');
  await checkReplies(page);
  await openTab(page, 'Guest list');
  await checkGuestList(page);
  for (const path of ['print/caterer', 'print/no-reply', 'nowhere', 'data']) {
    await page.goto(`/host/${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectUsable(page, path);
  }
});

async function checkReplies(page: Page): Promise<void> {
  await openReply(page, 'Zoë Álvarez');
  await expectUsable(page, 'sheet');
  await sheet(page).getByRole('button', { name: 'Edit' }).click();
  await sheet(page).getByLabel('First name', { exact: true }).fill('');
  await sheet(page).getByRole('button', { name: 'Save reply' }).click();
  await expectUsable(page, 'form with an error');
  await page.keyboard.press('Escape');
  await expectUsable(page, 'question');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expectUsable(page, 'replies');

  await openReply(page, 'Tom Smith');
  await sheet(page).getByRole('button', { name: 'Withdraw' }).click();
  await sheet(page).getByRole('button', { name: 'Restore reply' }).waitFor();
  await expectUsable(page, 'withdrawn, with a toast');
  await sheet(page).getByRole('button', { name: 'Restore reply' }).click();
  await sheet(page).getByRole('button', { name: 'Close' }).click();
}

async function checkGuestList(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Import a list' }).click();
  await expectUsable(page, 'import');
  await sheet(page).getByLabel('Guest list').fill(`${LIST},x@example.com\n`);
  await sheet(page).getByRole('button', { name: 'Preview' }).click();
  await sheet(page).getByRole('region', { name: 'Lines that need attention' }).waitFor();
  await expectUsable(page, 'import with a line that needs attention');
  await sheet(page).getByRole('button', { name: 'Back' }).click();
  await sheet(page).getByLabel('Guest list').fill(LIST);
  await sheet(page).getByRole('button', { name: 'Preview' }).click();
  await sheet(page).getByRole('button', { name: 'Add 2 households' }).click();
  await page.getByText('Is this').waitFor();
  await page.getByLabel('Select Thomas Smith').check();
  await page.getByLabel('Select Ben Wolf').check();
  await expectUsable(page, 'guest list with selected households');
  await page.getByRole('button', { name: 'Ben Wolf', exact: true }).click();
  await sheet(page).getByLabel('Chosen events').check();
  await sheet(page).getByRole('button', { name: 'Add a person' }).click();
  await sheet(page).getByRole('button', { name: 'Save household' }).click();
  await sheet(page).getByText('A person needs a name').waitFor();
  await expectUsable(page, 'household with an error');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard changes' }).click();
}

function expectUsable(page: Page, screen: string, widths = [390, 1280]): Promise<void> {
  return expectAccessibleAt(widths, page, screen);
}

test('on a phone every touch target is at least 44 px high, and nothing leaves the screen at 200% text size', async ({
  dashboardPage: page,
  dashboard,
}) => {
  const tabs = ['Overview', 'Replies', 'Guest list', 'Emails', 'Data'];
  await page.setViewportSize({ width: 390, height: 844 });
  await dashboard.addReplies({ dietary_restrictions: 'Vegan' });
  for (const tab of tabs) {
    await openTab(page, tab);
    expect(await findSmallTargets(page), `${tab} has small touch targets`).toEqual([]);
    expect(await findSmallText(page), `iOS zooms into the fields of ${tab}`).toEqual([]);
  }

  const name = 'Featherstonehaugh-Cholmondeley';
  await dashboard.addReplies({
    guest_one_last: name,
    guest_two_first: 'Wilhelmina',
    guest_two_last: name,
  });
  const rows = [{ name: `Wilhelmina ${name}` }];
  await dashboard.request(page, 'POST', 'guest-list/import', toImport(rows));
  await openTab(page, 'Overview');
  await page.reload();
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  await expect(page.getByRole('columnheader', { name: 'Households' }).first()).toBeVisible();
  for (const tab of tabs) {
    await openTab(page, tab);
    const bar = page.getByRole('navigation', { name: 'Dashboard' }).locator('a:visible, button');
    await expect(bar).toHaveCount(5);
    for (const item of await bar.all()) await expect(item).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page, tab);
  }
});

test('by keyboard the couple finds households, settings and actions, and searches the page', async ({
  dashboardPage: page,
  dashboard,
}) => {
  const palette = page.getByRole('combobox', { name: 'Search', exact: true });
  const options = page.getByRole('option');
  const find = async (text: string, ...keys: string[]) => {
    await page.keyboard.press('Control+k');
    await expect(palette).toBeFocused();
    await page.keyboard.type(text);
    for (const key of keys) await page.keyboard.press(key);
  };
  await addEntries(
    page,
    dashboard,
    { name: 'Anna Rossi', tags: ['Table 99'], note: 'Not at table 9' },
    { name: 'Zoë Álvarez', tags: ['Table 9'], phone: '+39 041 522 1234' },
  );
  await test.step('a household by its tag, whose sheet opens', async () => {
    await find('table 9');
    await expect(options).toHaveText([/^Zoë Álvarez/, /^Anna Rossi/]);
    await expectUsable(page, 'palette');
    await page.keyboard.press('Enter');
    await expect(sheet(page).getByRole('heading', { name: 'Zoë Álvarez' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toHaveCount(0);
    await find('alvarez', 'Escape');
    await expect(sheet(page)).toHaveCount(0);
  });
  await test.step('a setting, which has the focus, and to which it returns', async () => {
    await find('smtp', 'Enter');
    const mailServer = page.getByRole('region', { name: 'Mail server' });
    await expect(mailServer).toBeFocused();
    await expect(page).toHaveURL(/\/host\/emails$/);
    await page.keyboard.press('/');
    await expect(palette).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(mailServer).toBeFocused();
    await find('sections and nothing');
    await expect(page.getByText('“sections and nothing” was not found.')).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await test.step('an action, in whose form keys are letters', async () => {
    await find('list', 'ArrowDown', 'ArrowUp');
    await palette.fill('import');
    await page.keyboard.press('Enter');
    await sheet(page).getByLabel('Guest list').fill('');
    await page.keyboard.type('/?');
    await expect(sheet(page).getByLabel('Guest list')).toHaveValue('/?');
    await sheet(page).getByLabel('Guest list').fill('');
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toHaveCount(0);
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('?/');
    await expect(page.getByRole('searchbox')).toHaveValue('?/');
    await page.getByRole('heading', { level: 1 }).click();
  });
  await test.step('the list of keys, where single ones are switched off', async () => {
    await page.keyboard.press('?');
    await sheet(page).getByRole('checkbox').uncheck();
    await expectUsable(page, 'keys');
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toHaveCount(0);
    await page.keyboard.press('/');
    await page.keyboard.press('?');
    await find('keys', 'Enter');
    await expect(sheet(page).getByRole('checkbox')).not.toBeChecked();
  });
  await test.step('what is behind More on a phone', async () => {
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'More' }).click();
    await expectUsable(page, 'more', [390]);
    await sheet(page).getByRole('link', { name: 'Search' }).click();
    await expect(palette).toBeFocused();
    await page.goBack();
    await expect(palette).toHaveCount(0);
    await expect(page).toHaveURL(/\/host\/guest-list$/);
  });
});

function findSmallTargets(page: Page): Promise<string[]> {
  const targets = page.locator(
    'a:visible, button:visible, select:visible, input:visible, label:has(input):visible',
  );
  return targets.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const { height } = (element.closest('label') ?? element).getBoundingClientRect();
      const isSkipLink = element.getAttribute('href') === '#page';
      const isInline = element.closest('p')?.textContent !== element.textContent;
      return height < 44 && !isSkipLink && !isInline ? [element.outerHTML] : [];
    }),
  );
}

function findSmallText(page: Page): Promise<number[]> {
  return page
    .locator('input:visible, select:visible, textarea:visible')
    .evaluateAll((inputs) =>
      inputs
        .map((input) => Number.parseFloat(getComputedStyle(input).fontSize))
        .filter((size) => size < 16 && size !== 13.3333),
    );
}

test('the editor is accessible on a phone, a tablet and a laptop', async ({
  dashboardPage: page,
}) => {
  await openTab(page, 'Website');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectEditorUsable(page, 'guide with errors');
  await page.getByRole('button', { name: 'Skip the guide' }).click();
  await page.getByRole('list', { name: 'Sections' }).waitFor();
  await expectEditorUsable(page, 'sections');

  await page.getByRole('link', { name: 'Events', exact: true }).click();
  await page.getByRole('button', { name: 'The Wedding', exact: true }).click();
  await page.getByLabel('Title').fill('');
  await page.getByLabel('Starts').focus();
  await expectEditorUsable(page, 'event with an error');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByLabel('Title').fill('Donaudampfschifffahrtsgesellschaftsfeierlichkeiten');
  await expectNoSidewaysScroll(page, 'event with a long word');
  await page.getByLabel('Title').fill('The Wedding');
  await openSection(page, 'Questions');
  const hidden = () =>
    page
      .getByRole('textbox', { name: 'Introduction' })
      .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  expect(await hidden(), 'no line of a text is hidden in its field').toBe(0);
  await page.getByRole('textbox', { name: 'Introduction' }).press('End');
  await page.keyboard.type(' Please ask us anything that is not here, and we will answer.');
  expect(await hidden(), 'nor while the text grows').toBe(0);
  const photographs = ['Photograph of the two of you', 'Row of photographs'];
  // One width after the other, because the preview loads whenever a window becomes wide enough for it.
  for (const width of [390, 820, 1280]) {
    await page.setViewportSize({ width, height: 860 });
    for (const section of ['Languages', 'Look', ...photographs, 'Getting there', 'RSVP']) {
      await openSection(page, section);
      await expectNoSidewaysScroll(page, `${section} at ${width} px`);
      // Their fields are the same at every width; axe has checked other sections on a laptop.
      if (width === 390) await expectAccessible(page, section);
    }
  }

  await page.getByLabel('Heading').fill('Will you come?');
  await waitUntilSaved(page);
  const heading = preview(page).getByRole('heading', { name: 'Will you come?' });
  await expect(heading).toBeInViewport();
  await expectAccessibleAt([1280], page, 'preview');
  await page.setViewportSize({ width: 820, height: 860 });
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  for (const width of [820, 390]) {
    await expectAccessibleAt([width], page, 'preview');
    await expect(heading).toBeInViewport();
  }
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await sheet(page).getByRole('list', { name: 'Changes' }).waitFor();
  await expectEditorUsable(page, 'publish');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'History' }).click();
  await expectEditorUsable(page, 'history');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Preview link' }).click();
  await expectEditorUsable(page, 'preview link');
});

/** On a tablet the editor has the parts of a phone's, with more space. */
async function expectEditorUsable(page: Page, screen: string): Promise<void> {
  await page.setViewportSize({ width: 820, height: 860 });
  await expectNoSidewaysScroll(page, `${screen} at 820 px`);
  await expectUsable(page, screen);
}
