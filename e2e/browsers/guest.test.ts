import assert from 'node:assert/strict';
import { test } from 'node:test';
import { italian, english as wedding } from '../../content/localized.ts';
import { PASSWORD } from '../site.ts';
import {
  describeInEveryBrowser,
  eventually,
  isTextVisible,
  waitForHeading,
  waitForText,
  waitUntil,
} from './browsers.ts';

const PAGE_HEADING = wedding.celebrate.heading;

describeInEveryBrowser('a guest', (open) => {
  test('is rejected with a wrong password, enters with the right one, and the error goes away', async () => {
    const { page, site } = open;
    await page.resize(430, 900);
    await page.open(site.url);
    await page.fill('input[type=password]', 'wrong');
    await page.click('button', 'Enter Website');
    await waitForText(page, 'Access Denied');
    await page.fill('input[type=password]', PASSWORD);
    await page.click('button', 'Enter Website');
    await waitForText(page, 'Welcome!');
    await waitForHeading(page, 'h2', PAGE_HEADING);
    await eventually(
      async () => assert.equal(await isTextVisible(page, 'Access Denied'), false),
      2_000,
    );
  });

  test('reads the whole page on a phone and a laptop without scrolling sideways', async () => {
    for (const width of [1280, 430]) {
      await open.page.resize(width, 900);
      await waitUntil(open.page, { overflow: 0, broken: 0 }, () => ({
        overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        broken: [...document.images].filter((image) => image.complete && !image.naturalWidth)
          .length,
      }));
    }
  });

  test('finds the way to the other sections when the page scrolls up', async () => {
    const readLastLink = () =>
      document.querySelector('nav:not([inert])[aria-label="Sections"] li:last-child a')
        ?.textContent ?? null;
    const scroll = (...steps: number[]) =>
      open.page.run(async (distances: number[]) => {
        // In between, the page hears of each position.
        for (const top of distances) {
          scrollBy({ top, behavior: 'instant' });
          await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        }
      }, steps);
    await scroll(4000);
    await waitUntil(open.page, null, readLastLink);
    // A busy browser may join two positions to one, so this begins again.
    await eventually(async () => {
      await scroll(200, -200);
      assert.equal(await open.page.run(readLastLink), 'RSVP');
    });
    await eventually(async () => {
      await scroll(200);
      assert.equal(await open.page.run(readLastLink), null);
    });
  });

  test('sees the words of a picture that cannot be loaded, and no broken picture', async () => {
    await open.page.run(() => {
      for (const image of document.querySelectorAll<HTMLImageElement>('#photos img')) {
        for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.remove();
        image.loading = 'eager';
        image.src = '/private/none.jpeg';
      }
    });
    const expected = wedding.strip.map(({ alt }) => ({ words: alt, hasWords: true, opacity: '0' }));
    await waitUntil(open.page, expected, () =>
      [...document.querySelectorAll('#photos picture')].map((picture) => ({
        words: picture.getAttribute('data-missing') ?? '',
        hasWords: getComputedStyle(picture, '::after').content.length > 6,
        opacity: getComputedStyle(picture.querySelector('img') as Element).opacity,
      })),
    );
    await open.page.reload();
    await waitForHeading(open.page, 'h2', PAGE_HEADING);
  });

  test('flips an event card and flips it back, and opens one question at a time', async () => {
    const { page } = open;
    const readFlipped = () =>
      document.querySelector('#celebrate button')?.getAttribute('aria-pressed');
    for (const isFlipped of ['true', 'false']) {
      await page.click('#celebrate button');
      await waitUntil(page, isFlipped, readFlipped);
    }
    for (const [index, { question }] of wedding.faq.items.slice(0, 2).entries()) {
      await page.click('#faq button', question);
      await waitUntil(page, [index], () =>
        [...document.querySelectorAll('#faq button')].flatMap((button, index) =>
          button.getAttribute('aria-expanded') === 'true' ? [index] : [],
        ),
      );
    }
  });

  test('sees the boats arrive on the map, and lights up a route', async () => {
    const { page } = open;
    await page.run(() =>
      document.querySelector('#travel figure')?.scrollIntoView({ behavior: 'instant' }),
    );
    await eventually(async () => {
      const distances = await page.run(() =>
        [...document.querySelectorAll('#travel figure picture ~ svg')]
          .filter((svg) => getComputedStyle(svg).display !== 'none')
          .flatMap((svg) => [...svg.querySelectorAll('path[pathLength] + g')])
          .map((boat) => {
            const line = boat.parentElement?.querySelector('path') as SVGPathElement;
            const end = line
              .getPointAtLength(line.getTotalLength())
              .matrixTransform(line.getScreenCTM() as DOMMatrix);
            const { bottom, left, right, top } = boat.getBoundingClientRect();
            return Math.hypot(
              Math.max(left - end.x, 0, end.x - right),
              Math.max(top - end.y, 0, end.y - bottom),
            );
          }),
      );
      assert.equal(distances.length, 7);
      assert.ok(Math.max(...distances) < 5, `boats are ${distances.join(', ')} px away`);
    });
    await page.click('#travel figure button', wedding.travel.cards[1]?.facts[0]?.label);
    await waitUntil(page, ['true', 'false', 'false', 'false'], () =>
      [...document.querySelectorAll('#travel figure button')].map(
        (button) => button.getAttribute('aria-pressed') ?? '',
      ),
    );
  });

  test('moves the carousel with its arrow', async () => {
    const readSlide = () => {
      const region = document.querySelector('[aria-roledescription=carousel]');
      const middle = (region?.getBoundingClientRect().width ?? 0) / 2;
      return [...(region?.querySelectorAll('[aria-roledescription=slide]') ?? [])]
        .map((slide) => slide.getBoundingClientRect())
        .findIndex(({ left, right }) => left <= middle && right > middle);
    };
    const start = await open.page.run(readSlide);
    assert.notEqual(start, -1);
    await open.page.click('[aria-roledescription=carousel] button[aria-label="Next picture"]');
    await eventually(async () => assert.notEqual(await open.page.run(readSlide), start));
  });

  test('opens a picture large, looks at the next one and goes back', async () => {
    const { page } = open;
    const readShown = () => {
      const middle = innerWidth / 2;
      const images = [...document.querySelectorAll<HTMLImageElement>('dialog[open] img')];
      const shown = images.find((image) => {
        const { left, right } = image.getBoundingClientRect();
        return left < middle && right > middle;
      });
      return shown?.alt ?? '';
    };
    const [, second, third] = wedding.strip.map(({ alt }) => alt);
    await page.click(`#photos button[aria-label="Enlarge: ${second}"]`);
    await waitUntil(page, `${second}`, readShown);
    await page.click('dialog button[aria-label="Next picture"]');
    await waitUntil(page, `${third}`, readShown);
    await page.run(() => history.back());
    await waitUntil(page, '', readShown);
  });

  test('sees an error at each required field, and sends a reply, which is stored before the thank-you', async () => {
    const { page, site } = open;
    await page.click('#rsvp button', 'Submit RSVP');
    await waitForText(page, 'First name is required');
    await waitForText(page, 'Please enter a valid email address');
    assert.deepEqual(await site.listReplies(), []);
    await page.fill('[name=guestOneFirst]', 'Zoë');
    await page.fill('[name=guestOneLast]', 'Álvarez');
    await page.fill('[name=email]', 'zoe@example.com');
    await page.fill('[name=dietaryRestrictions]', 'No nuts');
    await page.click('#rsvp button', 'Submit RSVP');
    await waitForText(page, 'RSVP Submitted!');
    const [reply] = await site.listReplies();
    assert.deepEqual([reply?.email, reply?.dietary_restrictions], ['zoe@example.com', 'No nuts']);
  });

  test('comes back without being asked for the password, and reads the page in Italian', async () => {
    const { page } = open;
    await page.reload();
    await waitForHeading(page, 'h2', PAGE_HEADING);
    assert.equal(await page.run(() => document.querySelector('input[type=password]')), null);
    await page.click('a[hreflang=it]');
    await waitForHeading(page, 'h2', italian.celebrate.heading);
    await page.click('a[hreflang=en]');
    await waitForHeading(page, 'h2', PAGE_HEADING);
  });

  test('reads the page offline after it has been kept on the device', async (context) => {
    const { page, site } = open;
    if (!(await page.run(() => 'serviceWorker' in navigator))) {
      context.skip('this browser has no service worker');
      return;
    }
    const isCached = () => page.run(async () => Boolean(await caches.match('/')));
    await eventually(async () => assert.ok(await isCached()), 30_000);
    await site.kill();
    await page.reload();
    await waitForHeading(page, 'h2', PAGE_HEADING);
  });
});
