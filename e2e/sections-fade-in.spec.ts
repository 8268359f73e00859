import type { Page } from '@playwright/test';
import { enterPassword, storeFlag, weddingHeading } from './gate.ts';
import { holdFiles } from './hold-files.ts';
import { expect, PASSWORD, test } from './test.ts';

/** The time from showing the page until each section fades in. */
const DELAYS_IN_SECONDS = { faq: 4, photos: 4.5, rsvp: 5, carousel: 5.5 } as const;
type Section = keyof typeof DELAYS_IN_SECONDS;
const SECTIONS = Object.keys(DELAYS_IN_SECONDS) as Section[];

type Fade = { delay: number; time: number };

/** Reads the animation of a section: its delay, and the time since its start. */
function readFade(page: Page, id: string): Promise<Fade | undefined> {
  return page.locator(`#${id}`).evaluate((section) => {
    const [animation] = section.getAnimations();
    const delay = Number(animation?.effect?.getTiming().delay);
    return animation && { delay, time: Number(animation.currentTime) };
  });
}

/** Scrolls at once, as a guest does who knows where to look. */
function scrollTo(page: Page, id: string): Promise<void> {
  return page
    .locator(`#${id}`)
    .evaluate((section) => section.scrollIntoView({ block: 'end', behavior: 'instant' }));
}

/** Stores nothing in the session, as in a private window that blocks storage. */
async function blockSessionStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
}

function readOpacity(page: Page, id: string): Promise<number> {
  return page.locator(`#${id}`).evaluate((section) => Number(getComputedStyle(section).opacity));
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('FAQ, photos, RSVP and carousel have delays of 4, 4.5, 5 and 5.5 s', async ({
    weddingPage: page,
  }) => {
    for (const [id, delay] of Object.entries(DELAYS_IN_SECONDS)) {
      const timing = await page.locator(`#${id}`).evaluate((section) =>
        section.getAnimations().map((animation) => ({
          delay: animation.effect?.getTiming().delay,
          from: (animation.effect as KeyframeEffect).getKeyframes()[0]?.opacity,
        })),
      );
      expect(timing, id).toEqual([{ delay: delay * 1000, from: '0' }]);
      expect(await readOpacity(page, id), `${id} is hidden at first`).toBe(0);
    }
  });

  test('the four sections appear one after the other in real time', async ({ page }) => {
    await storeFlag(page, 'true');
    // Records for each section the first frame in which it is visible.
    await page.addInitScript((ids) => {
      const shownAfter: Record<string, number> = {};
      let start = 0;
      const checkFrame = () => {
        const sections = ids.map((id) => document.getElementById(id));
        if (sections[0] && !start) start = performance.now();
        for (const section of sections) {
          if (!section || shownAfter[section.id] !== undefined) continue;
          if (Number(getComputedStyle(section).opacity) > 0) {
            shownAfter[section.id] = performance.now() - start;
          }
        }
        requestAnimationFrame(checkFrame);
      };
      checkFrame();
      Object.assign(window, { shownAfter });
    }, SECTIONS as string[]);
    await page.goto('/');
    const readTimes = () =>
      page.evaluate(() => Reflect.get(window, 'shownAfter') as Record<string, number>);
    await expect.poll(async () => Object.keys(await readTimes())).toEqual(SECTIONS);

    for (const [id, after] of Object.entries(await readTimes())) {
      const delay = DELAYS_IN_SECONDS[id as Section] * 1000;
      expect(after, id).toBeGreaterThan(delay - 60);
      expect(after, id).toBeLessThan(delay + 600);
    }
    for (const id of SECTIONS) await expect.poll(() => readOpacity(page, id)).toBe(1);
  });

  test('the lines of the header fade in one after the other', async ({ weddingPage: page }) => {
    const header = page.getByRole('banner');
    const delays = await header
      .locator('p, h1 span')
      .evaluateAll((lines) =>
        lines.map((line) => line.getAnimations()[0]?.effect?.getTiming().delay),
      );
    expect(delays).toHaveLength(5);
    expect(delays).toEqual(delays.toSorted((a, b) => Number(a) - Number(b)));
    expect(new Set(delays).size).toBe(delays.length);
  });

  test('a section that receives the focus appears at once', async ({ weddingPage: page }) => {
    expect(await readOpacity(page, 'rsvp')).toBe(0);
    await page.locator('#rsvp [name="email"]').focus();
    await expect.poll(() => readOpacity(page, 'rsvp')).toBe(1);
    // Shows that the form appeared before its delay was over.
    expect(await readOpacity(page, 'carousel')).toBe(0);
  });

  test('a section that a guest opens with a link on the page appears at once', async ({
    weddingPage: page,
  }) => {
    expect(await readOpacity(page, 'rsvp')).toBe(0);
    await page.getByRole('link', { name: 'RSVP', exact: true }).click();
    await expect(page.locator('#rsvp')).toBeFocused();
    expect(await readOpacity(page, 'rsvp')).toBe(1);
    await expect(page.locator('#rsvp')).toBeInViewport();
    expect(await readOpacity(page, 'carousel')).toBe(0);
  });

  test('a section that the address points to appears at once', async ({ page }) => {
    await storeFlag(page, 'true');
    await page.goto('/#faq');
    await expect(page.locator('#faq')).toBeInViewport();
    expect(await readOpacity(page, 'carousel'), 'the test was too slow').toBe(0);
    expect(await readOpacity(page, 'faq')).toBe(1);
  });

  for (const moment of ['before', 'after'] as const) {
    test(`a section that is scrolled into view fades in at once, ${moment} the page’s script has loaded`, async ({
      page,
    }) => {
      const release = await holdFiles(page, /\/(assets|private)\/[^/]+\.js/);
      await storeFlag(page, 'true');
      await page.goto('/', { waitUntil: 'commit' });
      await expect(weddingHeading(page)).toBeVisible();
      if (moment === 'after') {
        release();
        await expect(page.locator('[data-motion="ready"]')).toBeAttached();
      }
      expect(await readOpacity(page, 'faq')).toBe(0);
      await scrollTo(page, 'faq');
      await expect.poll(() => readOpacity(page, 'faq')).toBe(1);
      const fade = await readFade(page, 'faq');
      const later = await readFade(page, 'carousel');
      expect(later?.time, 'the test was too slow').toBeLessThan(5500);
      // The delay was skipped, and the fade itself was not.
      expect(fade?.delay).toBe(4000);
      expect(fade?.time).toBeGreaterThan(Number(later?.time) + 100);
      expect(await readOpacity(page, 'carousel'), 'out of view').toBe(0);
      release();
    });
  }

  test('scrolling skips a delay, and does not restart a fade that has begun', async ({
    weddingPage: page,
  }) => {
    const readAfterScroll = (time: number) =>
      page.locator('#faq').evaluate(async (section, start) => {
        const [animation] = section.getAnimations();
        animation?.pause();
        if (animation) animation.currentTime = start;
        section.scrollIntoView({ behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        return animation?.currentTime;
      }, time);
    expect(await readAfterScroll(4600)).toBe(4600);
    expect(await readAfterScroll(1000)).toBe(4000);
  });

  for (const [kind, open] of [
    ['reloads the page', (page: Page) => page.reload()],
    ['changes the language', (page: Page) => page.getByRole('link', { name: 'Italiano' }).click()],
    [
      'comes back from another page',
      async (page: Page) => {
        await page.goto('/robots.txt');
        await page.goBack();
      },
    ],
  ] as const) {
    test(`a guest who ${kind} waits for no section`, async ({ weddingPage: page }) => {
      expect(await readOpacity(page, 'faq')).toBe(0);
      await open(page);
      await page.waitForURL(/\/(it\/)?$/);
      await page.locator('#carousel').waitFor({ state: 'attached' });
      for (const id of SECTIONS) {
        expect(await readFade(page, id), id).toBeUndefined();
        expect(await readOpacity(page, id), id).toBe(1);
      }
      await expect(page.getByRole('heading', { level: 1 }).locator('span').last()).toHaveCSS(
        'opacity',
        '1',
      );
    });
  }

  test('the delays of a first visit begin when the guest has entered the password', async ({
    page,
  }) => {
    await page.goto('/');
    await page.waitForFunction(() => performance.now() > 1500);
    await enterPassword(page, PASSWORD);
    await expect(weddingHeading(page)).toBeVisible();
    for (const [id, delay] of Object.entries(DELAYS_IN_SECONDS)) {
      expect(await readOpacity(page, id), id).toBe(0);
      const fade = await readFade(page, id);
      expect(fade?.delay).toBe(delay * 1000);
      expect(fade?.time, id).toBeLessThan(1500);
    }
    await page.reload();
    await expect(weddingHeading(page)).toBeVisible();
    for (const id of SECTIONS) expect(await readOpacity(page, id), id).toBe(1);
  });

  test('without session storage every visit has the delays, and scrolling still skips them', async ({
    page,
  }) => {
    await blockSessionStorage(page);
    await storeFlag(page, 'true');
    await page.goto('/');
    await expect(weddingHeading(page)).toBeVisible();
    await page.reload();
    await expect(weddingHeading(page)).toBeVisible();
    expect(await readOpacity(page, 'faq')).toBe(0);
    await scrollTo(page, 'faq');
    await expect.poll(() => readOpacity(page, 'faq')).toBe(1);
    expect(await readOpacity(page, 'carousel'), 'out of view').toBe(0);
  });

  test('printing does not make a guest wait again', async ({ weddingPage: page }) => {
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    await page.emulateMedia({ media: 'screen' });
    for (const id of SECTIONS) expect(await readOpacity(page, id), id).toBe(1);
  });

  test('an event card flips in 3D', async ({ weddingPage: page }) => {
    const card = page.locator('#celebrate').getByRole('article').first();
    const sides = card.locator('[data-flipped]');
    await expect(sides).toHaveCSS('transform', 'none');
    await card.getByRole('button').click();
    await expect(sides).toHaveCSS('transform', /^matrix3d\(-1,/);
    await card.getByRole('button').click();
    await expect(sides).toHaveCSS('transform', 'none');
  });
});

test('with reduced motion every section is visible at once', async ({ weddingPage: page }) => {
  for (const id of SECTIONS) {
    expect(await readOpacity(page, id)).toBe(1);
    await expect(page.locator(`#${id}`)).toHaveCSS('animation-name', 'none');
  }
  const animations = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline)
      .map(({ id }) => id),
  );
  expect(animations).toEqual([]);
});
