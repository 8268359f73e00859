import type { Page } from '@playwright/test';
import { enterPassword, storeFlag, weddingHeading } from './gate.ts';
import { holdFiles } from './hold-files.ts';
import { expect, PASSWORD, test } from './test.ts';

/** The time from showing the page until each section fades in. */
const DELAYS_IN_SECONDS = { faq: 4, photos: 4.5, rsvp: 5, carousel: 5.5 } as const;
type Section = keyof typeof DELAYS_IN_SECONDS;
const SECTIONS = Object.keys(DELAYS_IN_SECONDS) as Section[];

type Fade = { delay: number; time: number; startedAt: number; opacity: string };

/**
 * Reads the animations of sections at the same moment: their delay, the time since their start, their start as the
 * page's `Date.now()`, and the opacity of the section.
 */
function readFades(page: Page, ids: readonly string[]): Promise<(Fade | undefined)[]> {
  return page.evaluate(
    (all) =>
      all.map((id) => {
        const section = document.getElementById(id) as HTMLElement;
        const [animation] = section.getAnimations();
        const delay = Number(animation?.effect?.getTiming().delay);
        const time = Number(animation?.currentTime);
        const { opacity } = getComputedStyle(section);
        return animation && { delay, time, startedAt: Date.now() - time, opacity };
      }),
    ids,
  );
}

/** Scrolls at once, as a guest does who knows where to look. */
function scrollTo(page: Page, id: string): Promise<void> {
  return page
    .locator(`#${id}`)
    .evaluate((section) => section.scrollIntoView({ block: 'end', behavior: 'instant' }));
}

/** Opens the page as at the first visit of a session. */
async function openFirst(page: Page, path = '/'): Promise<void> {
  await page.evaluate(() => sessionStorage.clear());
  // Without another page in between, an address with a hash would load nothing.
  await page.goto('/robots.txt');
  await page.goto(path);
  await weddingHeading(page).waitFor();
}

async function expectNoDelay(page: Page): Promise<void> {
  for (const id of SECTIONS) {
    expect(await readFades(page, [id]), id).toEqual([undefined]);
    expect(await readOpacity(page, id), id).toBe(1);
  }
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

  test('FAQ, photos, RSVP and carousel have delays of 4, 4.5, 5 and 5.5 s, which end for a section with the focus', async ({
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
    await page.locator('#rsvp [name="email"]').focus();
    await expect.poll(() => readOpacity(page, 'rsvp')).toBe(1);
    // Shows that the form appeared before its delay was over.
    expect(await readOpacity(page, 'carousel')).toBe(0);

    await test.step('the lines of the header fade in one after the other', async () => {
      const delays = await page
        .getByRole('banner')
        .locator('p, h1 span')
        .evaluateAll((lines) =>
          lines.map((line) => line.getAnimations()[0]?.effect?.getTiming().delay),
        );
      expect(delays).toHaveLength(5);
      expect(delays).toEqual(delays.toSorted((a, b) => Number(a) - Number(b)));
      expect(new Set(delays).size).toBe(delays.length);
    });

    await test.step('printing does not make a guest wait again', async () => {
      await openFirst(page);
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
      await page.emulateMedia({ media: 'print' });
      await page.emulateMedia({ media: 'screen' });
      for (const id of SECTIONS) expect(await readOpacity(page, id), id).toBe(1);
    });
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

  test('a section that a link or the address leads to appears at once', async ({
    weddingPage: page,
  }) => {
    expect(await readOpacity(page, 'rsvp')).toBe(0);
    await page.getByRole('link', { name: 'RSVP', exact: true }).click();
    await expect(page.locator('#rsvp')).toBeFocused();
    expect(await readOpacity(page, 'rsvp')).toBe(1);
    await expect(page.locator('#rsvp')).toBeInViewport();
    expect(await readOpacity(page, 'carousel')).toBe(0);

    await openFirst(page, '/#faq');
    await expect(page.locator('#faq')).toBeInViewport();
    expect(await readOpacity(page, 'carousel'), 'the test was too slow').toBe(0);
    expect(await readOpacity(page, 'faq')).toBe(1);
  });

  test('a section that is scrolled into view fades in at once, before and after the page’s script has loaded', async ({
    page,
  }) => {
    const release = await holdFiles(page, /\/(assets|private)\/[^/]+\.js/);
    await storeFlag(page, 'true');
    await page.goto('/', { waitUntil: 'commit' });
    await expect(weddingHeading(page)).toBeVisible();
    await expectFadeAfterScroll(page);

    release();
    await openFirst(page);
    await expect(page.locator('[data-motion="ready"]')).toBeAttached();
    await expectFadeAfterScroll(page);

    await test.step('scrolling does not restart a fade that has begun', async () => {
      await openFirst(page);
      const readAfterScroll = (time: number) =>
        page.locator('#faq').evaluate(async (section, start) => {
          const [animation] = section.getAnimations();
          animation?.pause();
          if (animation) animation.currentTime = start;
          section.scrollIntoView({ behavior: 'instant' });
          await new Promise((resolve) =>
            requestAnimationFrame(() => requestAnimationFrame(resolve)),
          );
          return animation?.currentTime;
        }, time);
      expect(await readAfterScroll(4600)).toBe(4600);
      expect(await readAfterScroll(1000)).toBe(4000);
    });
  });

  test('a guest who reloads, changes the language or comes back waits for no section', async ({
    weddingPage: page,
  }) => {
    for (const [name, open] of [
      ['reload', () => page.reload()],
      ['language', () => page.getByRole('link', { name: 'Italiano' }).click()],
      ['back', () => page.goto('/robots.txt').then(() => page.goBack())],
    ] as const) {
      await test.step(name, async () => {
        await open();
        await page.waitForURL(name === 'reload' ? /\/$/ : /\/it\/$/);
        await page.locator('#carousel').waitFor({ state: 'attached' });
        await expectNoDelay(page);
        await expect(page.getByRole('heading', { level: 1 }).locator('span').last()).toHaveCSS(
          'opacity',
          '1',
        );
      });
    }
  });

  test('the delays of a first visit begin when the guest has entered the password', async ({
    page,
  }) => {
    await page.goto('/');
    await page.waitForFunction(() => performance.now() > 1500);
    const enteredAt = await page.evaluate(() => Date.now());
    await enterPassword(page, PASSWORD);
    await expect(weddingHeading(page)).toBeVisible();
    const fades = await readFades(page, SECTIONS);
    for (const [index, id] of SECTIONS.entries()) {
      expect(fades[index], id).toMatchObject({
        opacity: '0',
        delay: DELAYS_IN_SECONDS[id] * 1000,
      });
      expect(fades[index]?.startedAt, id).toBeGreaterThan(enteredAt - 100);
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

/** Scrolls to the questions: their delay is skipped, and the fade itself is not. */
async function expectFadeAfterScroll(page: Page): Promise<void> {
  expect(await readOpacity(page, 'faq')).toBe(0);
  await scrollTo(page, 'faq');
  await expect.poll(() => readOpacity(page, 'faq')).toBe(1);
  const [fade, later] = await readFades(page, ['faq', 'carousel']);
  expect(later?.time, 'the test was too slow').toBeLessThan(5500);
  expect(fade?.delay).toBe(4000);
  expect(fade?.time).toBeGreaterThan(Number(later?.time) + 100);
  expect(await readOpacity(page, 'carousel'), 'out of view').toBe(0);
}
