import type { Page } from '@playwright/test';
import { storeFlag } from './gate.ts';
import { expect, test } from './test.ts';

/** Seconds from the page's showing until each section fades in. */
const DELAYS = { faq: 4, photos: 4.5, rsvp: 5, carousel: 5.5 } as const;
type Delayed = keyof typeof DELAYS;
const DELAYED = Object.keys(DELAYS) as Delayed[];

function opacity(page: Page, id: string): Promise<number> {
  return page.locator(`#${id}`).evaluate((section) => Number(getComputedStyle(section).opacity));
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a guest sees FAQ, photos, RSVP and carousel come after 4, 4.5, 5 and 5.5 s', async ({
    weddingPage: page,
  }) => {
    for (const [id, delay] of Object.entries(DELAYS)) {
      const timing = await page.locator(`#${id}`).evaluate((section) =>
        section.getAnimations().map((animation) => ({
          delay: animation.effect?.getTiming().delay,
          from: (animation.effect as KeyframeEffect).getKeyframes()[0]?.opacity,
        })),
      );
      expect(timing, id).toEqual([{ delay: delay * 1000, from: '0' }]);
      expect(await opacity(page, id), `${id} is hidden at first`).toBe(0);
    }
  });

  test('a guest really sees the four sections appear one after the other', async ({ page }) => {
    await storeFlag(page, 'true');
    // At every frame: which sections can be seen, and how long after the page was shown.
    await page.addInitScript((ids) => {
      const shownAfter: Record<string, number> = {};
      let start = 0;
      const look = () => {
        const found = ids.map((id) => document.getElementById(id));
        if (found[0] && !start) start = performance.now();
        for (const section of found) {
          if (!section || shownAfter[section.id] !== undefined) continue;
          if (Number(getComputedStyle(section).opacity) > 0) {
            shownAfter[section.id] = performance.now() - start;
          }
        }
        requestAnimationFrame(look);
      };
      look();
      Object.assign(window, { shownAfter });
    }, DELAYED as string[]);
    await page.goto('/');
    const shownAfter = () =>
      page.evaluate(() => Reflect.get(window, 'shownAfter') as Record<string, number>);
    await expect.poll(async () => Object.keys(await shownAfter())).toEqual(DELAYED);

    for (const [id, after] of Object.entries(await shownAfter())) {
      const delay = DELAYS[id as Delayed] * 1000;
      expect(after, id).toBeGreaterThan(delay - 60);
      expect(after, id).toBeLessThan(delay + 600);
    }
    for (const id of DELAYED) await expect.poll(() => opacity(page, id)).toBe(1);
  });

  test('a guest sees the words of the header written one after the other', async ({
    weddingPage: page,
  }) => {
    const header = page.getByRole('banner');
    const delays = await header
      .locator('p, h1 span')
      .evaluateAll((words) =>
        words.map((word) => word.getAnimations()[0]?.effect?.getTiming().delay),
      );
    expect(delays).toHaveLength(5);
    expect(delays).toEqual(delays.toSorted((a, b) => Number(a) - Number(b)));
    expect(new Set(delays).size).toBe(delays.length);
  });

  test('a guest who goes to the form by keyboard does not wait for it', async ({
    weddingPage: page,
  }) => {
    expect(await opacity(page, 'rsvp')).toBe(0);
    await page.locator('#rsvp [name="email"]').focus();
    await expect.poll(() => opacity(page, 'rsvp')).toBe(1);
    // Its own time has not come either.
    expect(await opacity(page, 'carousel')).toBe(0);
  });

  test('a guest who follows a link to the form does not wait for it', async ({
    weddingPage: page,
  }) => {
    expect(await opacity(page, 'rsvp')).toBe(0);
    await page.getByRole('link', { name: 'RSVP', exact: true }).click();
    await expect(page.locator('#rsvp')).toBeFocused();
    expect(await opacity(page, 'rsvp')).toBe(1);
    await expect(page.locator('#rsvp')).toBeInViewport();
    expect(await opacity(page, 'carousel')).toBe(0);
  });

  test('a guest who comes by a link to the questions sees them at once', async ({ page }) => {
    await storeFlag(page, 'true');
    await page.goto('/#faq');
    await expect(page.locator('#faq')).toBeInViewport();
    expect(await opacity(page, 'carousel'), 'the test came too late').toBe(0);
    expect(await opacity(page, 'faq')).toBe(1);
  });

  test('a guest’s card turns over in space', async ({ weddingPage: page }) => {
    const card = page.locator('#celebrate').getByRole('article').first();
    const sides = card.locator('[data-flipped]');
    await expect(sides).toHaveCSS('transform', 'none');
    await card.getByRole('button').click();
    await expect(sides).toHaveCSS('transform', /^matrix3d\(-1,/);
    await card.getByRole('button').click();
    await expect(sides).toHaveCSS('transform', 'none');
  });
});

test('a guest who asked for less motion waits for nothing', async ({ weddingPage: page }) => {
  for (const id of DELAYED) {
    expect(await opacity(page, id)).toBe(1);
    await expect(page.locator(`#${id}`)).toHaveCSS('animation-name', 'none');
  }
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline)
      .map(({ id }) => id),
  );
  expect(moving).toEqual([]);
});
