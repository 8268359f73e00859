import type { Page } from '@playwright/test';
import { measureBoxes } from './bounding-boxes.ts';
import { storeFlag } from './gate.ts';
import { rsvpForm, submitButton } from './rsvp-form.ts';
import { expect, test } from './test.ts';

/** Words, pictures and controls beyond the sides of the window; the carousel's are meant to be. */
function stickingOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const out = [...document.querySelectorAll('body *')].filter((element) => {
      if (element.closest('[aria-roledescription="carousel"], [role="region"] > span'))
        return false;
      const hasWords = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (!hasWords && !element.matches('img, svg, input, textarea, button, a')) return false;
      const { left, right, width: own } = element.getBoundingClientRect();
      return own > 0 && (left < -1 || right > width + 1);
    });
    return out.map((element) => `${element.tagName} ${element.className} ${element.textContent}`);
  });
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const beyond = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(beyond).toBe(0);
  expect(await stickingOut(page)).toEqual([]);
}

test('a guest never scrolls sideways, whatever the width', async ({ page, expectOnConsole }) => {
  expectOnConsole(/404/);
  for (const stop of ['gate', 'not-found', 'wedding'] as const) {
    if (stop === 'wedding') await storeFlag(page, 'true');
    await page.goto(stop === 'not-found' ? '/nowhere' : '/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    for (const width of [320, 360, 390, 820, 1280, 1920]) {
      await test.step(`${stop} at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await expectNoSidewaysScroll(page);
      });
    }
  }
});

test('on a small phone the header’s ways stand on one line, and on a smaller one none stands alone', async ({
  weddingPage: page,
}) => {
  const ways = page.getByRole('navigation', { name: 'On this page' }).getByRole('listitem');
  for (const [width, lines] of [
    [360, [5]],
    [320, [3, 2]],
  ] as const) {
    await page.setViewportSize({ width, height: 640 });
    const inLine = async () => {
      const tops = (await measureBoxes(ways)).map(({ y }) => y);
      return [...new Set(tops)].map((top) => tops.filter((y) => y === top).length);
    };
    await expect.poll(inLine).toEqual(lines);
  }
});

test('a guest with turned cards and open questions does not scroll sideways at 320 px', async ({
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

test('a guest with letters of twice the size does not scroll sideways, and reads every word', async ({
  page,
}) => {
  for (const stop of ['gate', 'wedding'] as const) {
    if (stop === 'wedding') await storeFlag(page, 'true');
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    for (const width of [360, 390, 820, 1280]) {
      await test.step(`${stop} at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await expectNoSidewaysScroll(page);
      });
    }
  }
});

test('a guest’s phone does not zoom into a field', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const sizes = () =>
    page
      .locator('input:not([type="radio"]), textarea, select')
      .evaluateAll((fields) =>
        fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)),
      );
  await page.goto('/');
  expect(await sizes()).toHaveLength(1);
  expect(Math.min(...(await sizes()))).toBeGreaterThanOrEqual(16);
  await storeFlag(page, 'true');
  await page.reload();
  await expect(rsvpForm(page)).toBeVisible();
  expect(await sizes()).toHaveLength(7);
  expect(Math.min(...(await sizes()))).toBeGreaterThanOrEqual(16);
});

test('a guest’s finger meets targets of 44 px', async ({ page, expectOnConsole }) => {
  expectOnConsole(/404/);
  await page.setViewportSize({ width: 320, height: 640 });
  const small = () =>
    page
      .locator(
        'button, nav a, main > p > a, label:has(input[type="radio"]), input:not([type="radio"])',
      )
      .evaluateAll((targets) =>
        targets
          .map((target) => ({ box: target.getBoundingClientRect(), is: target.outerHTML }))
          .filter(({ box }) => box.width > 0 && (box.width < 43.9 || box.height < 43.9))
          .map(({ box, is }) => `${box.width} × ${box.height}: ${is}`),
      );
  await page.goto('/');
  await expect(page.getByRole('button')).toBeVisible();
  expect(await small()).toEqual([]);
  await page.getByRole('button').click();
  await expect(page.getByRole('button', { name: 'Dismiss' })).toBeVisible();
  expect(await small()).toEqual([]);
  await page.goto('/nowhere');
  await expect(page.getByRole('link', { name: 'Return to Home' })).toBeVisible();
  expect(await small()).toEqual([]);
  await storeFlag(page, 'true');
  await page.goto('/');
  await expect(rsvpForm(page)).toBeVisible();
  expect(await small()).toEqual([]);
});

test('a guest with forced colours sees fields, buttons and choices', async ({
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
    const { border, ground, style } = await control.evaluate((element) => {
      const { backgroundColor, borderTopColor, borderTopStyle } = getComputedStyle(element);
      return { border: borderTopColor, ground: backgroundColor, style: borderTopStyle };
    });
    expect(style).toBe('solid');
    expect(border, 'the edge stands out from the ground').not.toBe(ground);
  }
});
