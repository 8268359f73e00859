import type { Locator, Page } from '@playwright/test';
import { expectNoSidewaysScroll, measureBoxes } from './layout.ts';
import { rsvpForm, submitButton } from './rsvp-form.ts';
import { expect, test } from './test.ts';

test('on the gate and the not-found page a guest never scrolls sideways, and everything is large enough to touch', async ({
  page,
  expectOnConsole,
}) => {
  expectOnConsole(/404/);
  await page.goto('/nowhere');
  await expect(page.getByRole('link', { name: 'Return to Home' })).toBeVisible();
  await expectToFitEveryScreen(page);

  await page.goto('/');
  await expect(page.getByRole('button')).toBeVisible();
  await expectToFitEveryScreen(page);
  await page.getByRole('button').click();
  await expect(page.getByRole('button', { name: 'Dismiss' })).toBeVisible();
  expect(await findSmallTargets(page)).toEqual([]);

  await test.step('on a phone on its side, the whole form of the gate is in the first view', async () => {
    await page.setViewportSize({ width: 844, height: 390 });
    await page.reload();
    await expect(page.getByLabel('Please enter the password')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Enter Website' })).toBeInViewport({ ratio: 1 });
  });
});

test('on a phone the links are on even lines and everything is large enough to read and touch, and a guest never scrolls sideways', async ({
  weddingPage: page,
}) => {
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('listitem');
  for (const [width, lines] of [
    [360, [5]],
    [320, [3, 2]],
  ] as const) {
    await page.setViewportSize({ width, height: 640 });
    const countPerLine = async () => {
      const lines = Map.groupBy(await measureBoxes(links), ({ y }) => y);
      return [...lines.values()].map(({ length }) => length);
    };
    await expect.poll(countPerLine).toEqual(lines);
  }
  await expectToFitEveryScreen(page);
  await test.step('fields, buttons and choices are visible with forced colours', () =>
    expectForcedColors(page));

  await test.step('labels, errors and small links have 17 px, and the second line of an error starts below the first', async () => {
    await submitButton(page).click();
    const texts = page.locator('#rsvp label[for], #rsvp p:has(> svg), #celebrate p:last-child');
    const sizes = await readFontSizes(texts);
    expect(sizes.length).toBeGreaterThan(9);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(17);
    const error = rsvpForm(page).getByText('Please enter a valid email address');
    const lines = await error.evaluate((element) => {
      element.style.width = '9rem';
      const range = document.createRange();
      range.selectNodeContents(element.lastChild as Node);
      const lefts = [...range.getClientRects()].map(({ left }) => Math.round(left));
      element.style.width = '';
      return lefts;
    });
    expect(lines.length).toBeGreaterThan(1);
    expect(new Set(lines).size).toBe(1);
  });

  await test.step('flipped cards, open questions and form errors do not overflow at 320 px', async () => {
    for (const card of await page.locator('#celebrate').getByRole('article').all())
      await card.click();
    for (const question of await page.locator('#faq').getByRole('button').all()) {
      await question.click();
      await expectNoSidewaysScroll(page);
    }
  });

  await test.step('the answers for an event are side by side, each on one line of a wide page', async () => {
    await page.setViewportSize({ width: 375, height: 640 });
    const [accept, decline] = await measureBoxes(page.locator('[name=wedding]'));
    expect(accept?.y).toBe(decline?.y);
    await page.setViewportSize({ width: 1280, height: 800 });
    const labels = rsvpForm(page).locator('label:has([type=radio]) span');
    for (const { height } of await measureBoxes(labels)) expect(height).toBeLessThan(30);
  });
});

/** At the end the window is 320 px wide. */
async function expectToFitEveryScreen(page: Page): Promise<void> {
  for (const width of [1920, 1280, 820, 390, 360, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
  }
  await setTextSize(page, '200%');
  await expect(page.locator('html')).toHaveCSS('font-size', '32px');
  for (const width of [1280, 820, 390, 360, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
  expect(await findBrokenWords(page, '#celebrate h3, #stay h4')).toEqual([]);
  await setTextSize(page, '');
  expect(await findSmallTargets(page)).toEqual([]);
  const fields = page.locator('input:not([type="radio"]), textarea, select');
  for (const size of await readFontSizes(fields)) {
    expect(size, 'phones do not zoom in').toBeGreaterThanOrEqual(16);
  }
}

async function expectForcedColors(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const control of await rsvpForm(page).locator('input, textarea, button').all()) {
    await expect(control).toBeVisible();
    const { appearance, background, border, isRadio, style } = await control.evaluate((element) => {
      const { appearance, backgroundColor, borderTopColor, borderTopStyle } =
        getComputedStyle(element);
      return {
        ...{
          appearance,
          background: backgroundColor,
          border: borderTopColor,
          style: borderTopStyle,
        },
        isRadio: element.matches('[type="radio"]'),
      };
    });
    expect(appearance).not.toBe('hidden');
    if (isRadio) continue;
    expect(style).toBe('solid');
    expect(border, 'the border differs from the background').not.toBe(background);
  }
  await page.emulateMedia({ forcedColors: 'none' });
}

/** Lists the words that are on two lines. */
function findBrokenWords(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((elements) =>
    elements.flatMap(({ firstChild, textContent }) =>
      [...(textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(firstChild as Node, index);
        range.setEnd(firstChild as Node, index + word.length);
        return range.getClientRects().length > 1 ? [word] : [];
      }),
    ),
  );
}

function setTextSize(page: Page, size: string): Promise<void> {
  return page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);
}

function readFontSizes(elements: Locator): Promise<number[]> {
  return elements.evaluateAll((all) =>
    all.map((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
  );
}

/** Lists the controls that are smaller than 44 px. */
function findSmallTargets(page: Page): Promise<string[]> {
  return page
    .locator('button, nav a, h1 ~ p > a, label:has(input[type="radio"]), input:not([type="radio"])')
    .evaluateAll((targets) =>
      targets
        .map((target) => ({ box: target.getBoundingClientRect(), html: target.outerHTML }))
        .filter(({ box }) => box.width > 0 && (box.width < 43.9 || box.height < 43.9))
        .map(({ box, html }) => `${box.width} × ${box.height}: ${html}`),
    );
}
