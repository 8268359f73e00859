import { measureBoxes } from './bounding-boxes.ts';
import { storeFlag } from './gate.ts';
import { expectNoSidewaysScroll } from './overflow.ts';
import { rsvpForm, submitButton } from './rsvp-form.ts';
import { expect, test } from './test.ts';

test('a guest never has to scroll sideways, at any width', async ({ page, expectOnConsole }) => {
  expectOnConsole(/404/);
  for (const screen of ['gate', 'not-found', 'wedding'] as const) {
    if (screen === 'wedding') await storeFlag(page, 'true');
    await page.goto(screen === 'not-found' ? '/nowhere' : '/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    for (const width of [320, 360, 390, 820, 1280, 1920]) {
      await test.step(`${screen} at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await expectNoSidewaysScroll(page);
      });
    }
  }
});

test('the header’s links fit on one line at 360 px and on two even lines at 320 px', async ({
  weddingPage: page,
}) => {
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('listitem');
  for (const [width, lines] of [
    [360, [5]],
    [320, [3, 2]],
  ] as const) {
    await page.setViewportSize({ width, height: 640 });
    const countPerLine = async () => {
      const tops = (await measureBoxes(links)).map(({ y }) => y);
      return [...new Set(tops)].map((top) => tops.filter((y) => y === top).length);
    };
    await expect.poll(countPerLine).toEqual(lines);
  }
});

test('the answers for an event are side by side on a phone', async ({ weddingPage: page }) => {
  await page.setViewportSize({ width: 375, height: 640 });
  const [accept, decline] = await measureBoxes(page.locator('[name=wedding]'));
  expect(accept?.y).toBe(decline?.y);
});

test('flipped cards, open questions and form errors do not overflow at 320 px', async ({
  weddingPage: page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const card of await page.locator('#celebrate').getByRole('article').all())
    await card.click();
  for (const question of await page.locator('#faq').getByRole('button').all()) {
    await question.click();
    await expectNoSidewaysScroll(page);
  }
  await submitButton(page).click();
  await expectNoSidewaysScroll(page);
});

test('at 200% text size a guest reads every word without scrolling sideways', async ({ page }) => {
  for (const screen of ['gate', 'wedding'] as const) {
    if (screen === 'wedding') await storeFlag(page, 'true');
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    for (const width of [360, 390, 820, 1280]) {
      await test.step(`${screen} at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await expectNoSidewaysScroll(page);
      });
    }
  }
});

test('fields have at least 16 px text, so that phones do not zoom in', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const readFontSizes = () =>
    page
      .locator('input:not([type="radio"]), textarea, select')
      .evaluateAll((fields) =>
        fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)),
      );
  await page.goto('/');
  expect(await readFontSizes()).toHaveLength(1);
  expect(Math.min(...(await readFontSizes()))).toBeGreaterThanOrEqual(16);
  await storeFlag(page, 'true');
  await page.reload();
  await expect(rsvpForm(page)).toBeVisible();
  expect(await readFontSizes()).toHaveLength(7);
  expect(Math.min(...(await readFontSizes()))).toBeGreaterThanOrEqual(16);
});

test('touch targets are at least 44 px', async ({ page, expectOnConsole }) => {
  expectOnConsole(/404/);
  await page.setViewportSize({ width: 320, height: 640 });
  const findSmallTargets = () =>
    page
      .locator(
        'button, nav a, h1 ~ p > a, label:has(input[type="radio"]), input:not([type="radio"])',
      )
      .evaluateAll((targets) =>
        targets
          .map((target) => ({ box: target.getBoundingClientRect(), html: target.outerHTML }))
          .filter(({ box }) => box.width > 0 && (box.width < 43.9 || box.height < 43.9))
          .map(({ box, html }) => `${box.width} × ${box.height}: ${html}`),
      );
  await page.goto('/');
  await expect(page.getByRole('button')).toBeVisible();
  expect(await findSmallTargets()).toEqual([]);
  await page.getByRole('button').click();
  await expect(page.getByRole('button', { name: 'Dismiss' })).toBeVisible();
  expect(await findSmallTargets()).toEqual([]);
  await page.goto('/nowhere');
  await expect(page.getByRole('link', { name: 'Return to Home' })).toBeVisible();
  expect(await findSmallTargets()).toEqual([]);
  await storeFlag(page, 'true');
  await page.goto('/');
  await expect(rsvpForm(page)).toBeVisible();
  expect(await findSmallTargets()).toEqual([]);
});

test('fields, buttons and choices are visible with forced colours', async ({
  weddingPage: page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const control of await rsvpForm(page).locator('input, textarea, button').all()) {
    await expect(control).toBeVisible();
    await expect(control).not.toHaveCSS('appearance', 'hidden');
  }
  for (const control of await rsvpForm(page)
    .locator('input:not([type="radio"]), textarea, button')
    .all()) {
    const { background, border, style } = await control.evaluate((element) => {
      const { backgroundColor, borderTopColor, borderTopStyle } = getComputedStyle(element);
      return { background: backgroundColor, border: borderTopColor, style: borderTopStyle };
    });
    expect(style).toBe('solid');
    expect(border, 'the border differs from the background').not.toBe(background);
  }
});
