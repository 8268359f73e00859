import { expectAccessibleAt, expectNoSidewaysScroll } from './axe.ts';
import { expect, openTab, sheet, test } from './dashboard.ts';
import { openSection, preview, waitUntilSaved } from './editor.ts';

const WIDTHS = [390, 820, 1280];

test('the editor is accessible on a phone, a tablet and a laptop', async ({
  dashboardPage: page,
}) => {
  const expectUsable = (screen: string, widths = WIDTHS) =>
    expectAccessibleAt(widths, page, screen);
  await openTab(page, 'Website');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectUsable('guide with errors');
  await page.getByRole('button', { name: 'Skip the guide' }).click();
  await page.getByRole('list', { name: 'Sections' }).waitFor();
  await expectUsable('sections');

  await page.getByRole('link', { name: 'Events', exact: true }).click();
  await page.getByRole('button', { name: 'The Wedding', exact: true }).click();
  await page.getByLabel('Title').fill('');
  await page.getByLabel('Starts').focus();
  await expectUsable('event with an error');
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
  for (const section of [
    'Languages',
    'Look',
    'Photograph of the two of you',
    'Row of photographs',
    'Getting there',
    'RSVP',
  ]) {
    await openSection(page, section);
    await expectUsable(section);
  }

  await page.getByLabel('Heading').fill('Will you come?');
  await waitUntilSaved(page);
  const heading = preview(page).getByRole('heading', { name: 'Will you come?' });
  await expect(heading).toBeInViewport();
  await expectUsable('preview', [1280]);
  await page.setViewportSize({ width: 820, height: 860 });
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  for (const width of [820, 390]) {
    await expectUsable('preview', [width]);
    await expect(heading).toBeInViewport();
  }
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await sheet(page).getByRole('list', { name: 'Changes' }).waitFor();
  await expectUsable('publish');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'History' }).click();
  await expectUsable('history');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Preview link' }).click();
  await expectUsable('preview link');
});
