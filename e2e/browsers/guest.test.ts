import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { italian, english as wedding } from '../../content/localized.ts';
import { PASSWORD, type Site, startSite } from '../site.ts';
import { BROWSERS, type BrowserPage, eventually } from './browsers.ts';
import { isTextVisible, waitForHeading, waitForText } from './wait.ts';

for (const { name, isInstalled, open } of BROWSERS) {
  describe(`a guest with ${name}`, { skip: !isInstalled && `${name} is not installed` }, () => {
    let site: Site;
    let page: BrowserPage;

    before(async () => {
      site = await startSite();
      page = await open();
      await page.resize(430, 900);
      await page.open(site.url);
    });
    after(async () => {
      await page?.close();
      await site?.close();
    });

    test('is rejected with a wrong password', async () => {
      await page.fill('input[type=password]', 'wrong');
      await page.click('button', 'Enter Website');
      await waitForText(page, 'Access Denied');
    });

    test('enters with the right password, and the earlier error goes away', async () => {
      await page.fill('input[type=password]', PASSWORD);
      await page.click('button', 'Enter Website');
      await waitForText(page, 'Welcome!');
      await waitForHeading(page, 'h2', wedding.celebrate.heading);
      await eventually(
        async () => assert.equal(await isTextVisible(page, 'Access Denied'), false),
        2_000,
      );
    });

    for (const width of [430, 1280]) {
      test(`reads the whole page without scrolling sideways at ${width} px`, async () => {
        await page.resize(width, 900);
        for (const heading of ['Where to Stay', 'Frequently Asked Questions', 'RSVP'])
          await waitForHeading(page, 'h2', heading);
        await eventually(async () => {
          const { overflow, broken } = await page.run(() => ({
            overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
            broken: [...document.images].filter((image) => image.complete && !image.naturalWidth)
              .length,
          }));
          assert.deepEqual({ overflow, broken }, { overflow: 0, broken: 0 });
        });
      });
    }

    test('finds the way to the other sections when the page scrolls up', async () => {
      const readLinks = () =>
        page.run(() =>
          [...document.querySelectorAll('nav:not([inert])[aria-label="Sections"] a')].map(
            (link) => link.textContent,
          ),
        );
      // In between, the page hears of each position.
      const scroll = (distance: number) =>
        page.run(async (top: number) => {
          scrollBy({ top, behavior: 'instant' });
          await new Promise((resolve) => setTimeout(resolve, 100));
        }, distance);
      await scroll(4000);
      assert.deepEqual(await readLinks(), []);
      await scroll(-200);
      await eventually(async () => assert.equal((await readLinks()).at(-1), 'RSVP'));
      await scroll(200);
      await eventually(async () => assert.deepEqual(await readLinks(), []));
    });

    test('sees the words of a picture that cannot be loaded, and no broken picture', async () => {
      await page.run(() => {
        for (const image of document.querySelectorAll<HTMLImageElement>('#photos img')) {
          for (const source of image.parentElement?.querySelectorAll('source') ?? [])
            source.remove();
          image.loading = 'eager';
          image.src = '/private/none.jpeg';
        }
      });
      await eventually(async () => {
        const shown = await page.run(() =>
          [...document.querySelectorAll('#photos picture')].map((picture) => ({
            words: picture.getAttribute('data-missing'),
            hasWords: getComputedStyle(picture, '::after').content.length > 6,
            opacity: getComputedStyle(picture.querySelector('img') as Element).opacity,
          })),
        );
        assert.deepEqual(
          shown,
          wedding.strip.map(({ alt }) => ({ words: alt, hasWords: true, opacity: '0' })),
        );
      });
      await page.reload();
      await waitForHeading(page, 'h2', wedding.celebrate.heading);
    });

    test('flips an event card and flips it back', async () => {
      const isFlipped = () =>
        page.run(() => document.querySelector('#celebrate button')?.getAttribute('aria-pressed'));
      await page.click('#celebrate button');
      await eventually(async () => assert.equal(await isFlipped(), 'true'));
      await page.click('#celebrate button');
      await eventually(async () => assert.equal(await isFlipped(), 'false'));
    });

    test('opens one question at a time', async () => {
      const openQuestions = () =>
        page.run(() =>
          [...document.querySelectorAll('#faq button')].flatMap((button, index) =>
            button.getAttribute('aria-expanded') === 'true' ? [index] : [],
          ),
        );
      const [first, second] = wedding.faq.items;
      await page.click('#faq button', first?.question);
      await eventually(async () => assert.deepEqual(await openQuestions(), [0]));
      await page.click('#faq button', second?.question);
      await eventually(async () => assert.deepEqual(await openQuestions(), [1]));
    });

    test('sees the boats arrive on the map, and lights up a route', async () => {
      await page.run(() =>
        document.querySelector('#travel figure')?.scrollIntoView({ behavior: 'instant' }),
      );
      await eventually(async () => {
        const distances = await page.run(() =>
          [...document.querySelectorAll('#travel figure > svg')]
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
      const lit = () =>
        page.run(() =>
          [...document.querySelectorAll('#travel figure button')].map((button) =>
            button.getAttribute('aria-pressed'),
          ),
        );
      await eventually(async () =>
        assert.deepEqual(await lit(), ['true', 'false', 'false', 'false']),
      );
    });

    test('moves the carousel with its arrow', async () => {
      const selected = () =>
        page.run(() => {
          const region = document.querySelector('[aria-roledescription=carousel]');
          const slides = [...(region?.querySelectorAll('[aria-roledescription=slide]') ?? [])];
          const middle = (region?.getBoundingClientRect().width ?? 0) / 2;
          return slides
            .map((slide) => slide.getBoundingClientRect())
            .findIndex(({ left, right }) => left <= middle && right > middle);
        });
      const start = await selected();
      assert.notEqual(start, -1);
      await page.click('[aria-roledescription=carousel] button[aria-label="Next picture"]', '');
      await eventually(async () => assert.notEqual(await selected(), start));
    });

    test('opens a picture large, looks at the next one and goes back', async () => {
      const shown = () =>
        page.run(() => {
          const dialog = document.querySelector('dialog[open]');
          const middle = innerWidth / 2;
          return (
            [...(dialog?.querySelectorAll('img') ?? [])]
              .map((image) => ({ box: image.getBoundingClientRect(), alt: image.alt }))
              .find(({ box }) => box.left < middle && box.right > middle)?.alt ?? null
          );
        });
      const [, second, third] = wedding.strip;
      await page.click(`#photos button[aria-label="Enlarge: ${second?.alt}"]`, '');
      await eventually(async () => assert.equal(await shown(), second?.alt));
      await page.click('dialog button[aria-label="Next picture"]', '');
      await eventually(async () => assert.equal(await shown(), third?.alt));
      await page.run(() => history.back());
      await eventually(async () => assert.equal(await shown(), null));
    });

    test('chooses between two answers side by side on a tablet', async () => {
      await page.resize(820, 900);
      await eventually(async () => {
        const tops = await page.run(() =>
          [...document.querySelectorAll('[name=wedding]')].map((choice) =>
            Math.round(choice.getBoundingClientRect().top),
          ),
        );
        assert.equal(tops.length, 2);
        assert.equal(tops[0], tops[1]);
      });
      await page.resize(1280, 900);
    });

    test('who sends an empty form sees an error at each required field', async () => {
      await page.click('#rsvp button', 'Submit RSVP');
      for (const message of [
        'First name is required',
        'Last name is required',
        'Please enter a valid email address',
      ])
        await waitForText(page, message);
      assert.deepEqual(await site.listReplies(), []);
    });

    test('sends a reply, which is stored before the thank-you', async () => {
      await page.fill('[name=guestOneFirst]', 'Zoë');
      await page.fill('[name=guestOneLast]', 'Álvarez');
      await page.fill('[name=email]', 'zoe@example.com');
      await page.fill('[name=dietaryRestrictions]', 'No nuts');
      await page.click('#rsvp button', 'Submit RSVP');
      await waitForText(page, 'RSVP Submitted!');
      const [reply] = await site.listReplies();
      assert.deepEqual(
        [reply?.guest_one_first, reply?.guest_one_last, reply?.email, reply?.dietary_restrictions],
        ['Zoë', 'Álvarez', 'zoe@example.com', 'No nuts'],
      );
    });

    test('comes back without being asked for the password', async () => {
      await page.reload();
      await waitForHeading(page, 'h2', wedding.celebrate.heading);
      assert.equal(await page.run(() => document.querySelector('input[type=password]')), null);
    });

    test('reads the page in Italian', async () => {
      await page.click('a[hreflang=it]');
      await waitForHeading(page, 'h2', italian.celebrate.heading);
      assert.match(await page.run(() => document.documentElement.lang), /^it\b/);
      await page.click('a[hreflang=en]');
      await waitForHeading(page, 'h2', wedding.celebrate.heading);
    });

    test('reads the page offline after it has been kept on the device', async (context) => {
      if (!(await page.run(() => 'serviceWorker' in navigator))) {
        context.skip('this browser has no service worker');
        return;
      }
      const isCached = () => page.run(async () => Boolean(await caches.match('/')));
      await eventually(async () => assert.ok(await isCached()), 30_000);
      await site.kill();
      await page.reload();
      await waitForHeading(page, 'h2', wedding.celebrate.heading);
    });
  });
}
