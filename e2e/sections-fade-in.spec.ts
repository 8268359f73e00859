import type { Page } from '@playwright/test';
import { enterPassword, storeFlag, weddingHeading } from './gate.ts';
import { holdFiles } from './hold-files.ts';
import { passFrames } from './layout.ts';
import { expect, PASSWORD, test } from './test.ts';

/** The milliseconds from showing the page until each section fades in. */
const DELAYS_MS = { faq: 4000, photos: 4500, rsvp: 5000, carousel: 5500 } as const;
type Section = keyof typeof DELAYS_MS;
const SECTIONS = Object.keys(DELAYS_MS) as Section[];

/**
 * Reads the animations of sections at the same moment: their delay, the time since their start, their start as the
 * page's `Date.now()`, and the opacity of the section.
 */
function readFades(page: Page, ids: readonly string[] = SECTIONS) {
  return page.evaluate(
    (all) =>
      all.map((id) => {
        const section = document.getElementById(id) as HTMLElement;
        const [animation] = section.getAnimations();
        const delay = Number(animation?.effect?.getTiming().delay);
        const time = Number(animation?.currentTime);
        return {
          delay,
          time,
          startedAt: Date.now() - time,
          opacity: getComputedStyle(section).opacity,
        };
      }),
    ids,
  );
}

async function readOpacity(page: Page, id: Section): Promise<string | undefined> {
  return (await readFades(page, [id]))[0]?.opacity;
}

async function expectAllShown(page: Page): Promise<void> {
  for (const { opacity } of await readFades(page)) expect(opacity).toBe('1');
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

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('FAQ, photos, RSVP and carousel appear in real time after 4, 4.5, 5 and 5.5 s', async ({
    page,
  }) => {
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
    // The script puts the page into the gate's place, also after the document has loaded.
    await page.locator('#carousel').waitFor({ state: 'attached' });
    const fades = await readFades(page);
    expect(fades.map(({ delay }) => delay)).toEqual(Object.values(DELAYS_MS));
    await test.step('the lines of the header fade in one after the other', async () => {
      const delays = await page
        .getByRole('banner')
        .locator('p, h1 span')
        .evaluateAll((lines) =>
          lines.map((line) => Number(line.getAnimations()[0]?.effect?.getTiming().delay)),
        );
      expect(delays).toEqual([...new Set(delays)].sort((a, b) => a - b));
      expect(delays).toHaveLength(5);
    });

    const readTimes = () =>
      page.evaluate(() => Reflect.get(window, 'shownAfter') as Record<Section, number>);
    await expect.poll(async () => Object.keys(await readTimes())).toEqual(SECTIONS);
    const times = await readTimes();
    for (const id of SECTIONS) {
      expect(times[id], id).toBeGreaterThan(DELAYS_MS[id] - 60);
      expect(times[id], id).toBeLessThan(DELAYS_MS[id] + 600);
      await expect.poll(() => readOpacity(page, id)).toBe('1');
    }
  });

  test('a section appears at once if it has the focus, or if a link or the address leads to it, and all when the page is printed', async ({
    weddingPage: page,
  }) => {
    await page.locator('#rsvp [name="email"]').focus();
    await expect.poll(() => readOpacity(page, 'rsvp')).toBe('1');
    // Shows that the form appeared before its delay was over.
    expect(await readOpacity(page, 'carousel')).toBe('0');

    await expect(async () => {
      await openFirst(page);
      expect(await readOpacity(page, 'rsvp')).toBe('0');
    }).toPass();
    await page.getByRole('link', { name: 'RSVP', exact: true }).click();
    await expect(page.locator('#rsvp')).toBeFocused();
    expect(await readOpacity(page, 'rsvp')).toBe('1');
    await expect(page.locator('#rsvp')).toBeInViewport();
    expect(await readOpacity(page, 'carousel')).toBe('0');

    await openFirst(page, '/#faq');
    await expect(page.locator('#faq')).toBeInViewport();
    expect(await readOpacity(page, 'carousel'), 'the test was too slow').toBe('0');
    expect(await readOpacity(page, 'faq')).toBe('1');

    // A guest who prints does not wait again.
    await openFirst(page);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    await page.emulateMedia({ media: 'screen' });
    await expectAllShown(page);
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
    // On a slow machine the delay is over before the script has loaded.
    await expect(async () => {
      await openFirst(page);
      await expect(page.locator('[data-motion="ready"]')).toBeAttached();
      await expectFadeAfterScroll(page);
    }).toPass();

    await test.step('scrolling does not restart a fade that has begun', async () => {
      await openFirst(page);
      for (const [time, expected] of [
        [4600, 4600],
        [1000, 4000],
      ]) {
        await page.locator('#faq').evaluate((section, start) => {
          const [animation] = section.getAnimations();
          animation?.pause();
          if (animation) animation.currentTime = Number(start);
          section.scrollIntoView({ behavior: 'instant' });
        }, time);
        await passFrames(page, 2);
        expect((await readFades(page, ['faq']))[0]?.time).toBe(expected);
      }
    });
  });

  test('the delays of a first visit begin when the guest has entered, who later reloads, changes the language or comes back and waits for no section', async ({
    page,
  }) => {
    await page.goto('/');
    await page.waitForFunction(() => performance.now() > 1500);
    const enteredAt = await page.evaluate(() => Date.now());
    await enterPassword(page, PASSWORD);
    await expect(weddingHeading(page)).toBeVisible();
    for (const [index, fade] of (await readFades(page)).entries()) {
      expect(fade).toMatchObject({ opacity: '0', delay: Object.values(DELAYS_MS)[index] });
      expect(fade.startedAt).toBeGreaterThan(enteredAt - 100);
    }
    for (const open of [
      () => page.reload(),
      () => page.getByRole('link', { name: 'Italiano' }).click(),
      () => page.goto('/robots.txt').then(() => page.goBack()),
    ]) {
      await open();
      await page.locator('#carousel').waitFor({ state: 'attached' });
      await expectAllShown(page);
      const lines = page.getByRole('heading', { level: 1 }).locator('span');
      await expect(lines.last()).toHaveCSS('opacity', '1');
    }
  });

  test('without session storage every visit has the delays, and scrolling still skips them', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await storeFlag(page, 'true');
    for (let visit = 0; visit < 2; visit += 1) await page.goto('/');
    await expect(weddingHeading(page)).toBeVisible();
    expect(await readOpacity(page, 'faq')).toBe('0');
    await scrollTo(page, 'faq');
    await expect.poll(() => readOpacity(page, 'faq')).toBe('1');
    expect(await readOpacity(page, 'carousel'), 'out of view').toBe('0');
  });
});

test('with reduced motion every section is visible at once', async ({ weddingPage: page }) => {
  await expectAllShown(page);
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
  expect(await readOpacity(page, 'faq')).toBe('0');
  await scrollTo(page, 'faq');
  await expect.poll(() => readOpacity(page, 'faq')).toBe('1');
  const [fade, later] = await readFades(page, ['faq', 'carousel']);
  expect(later?.time, 'the test was too slow').toBeLessThan(5500);
  expect(fade?.delay).toBe(4000);
  expect(fade?.time).toBeGreaterThan(Number(later?.time) + 100);
  expect(later?.opacity, 'out of view').toBe('0');
}
