import type { Page } from '@playwright/test';
import type { GuestListHousehold } from '../domain/guest-list/guest-list.ts';
import { createContent } from '../server/fixtures/content.ts';
import { signInAsCouple } from './dashboard.ts';
import { enterPassword } from './gate.ts';
import { watchLayoutShifts } from './layout.ts';
import { waitUntilCached } from './offline-cache.ts';
import { field, rsvpForm } from './rsvp-form.ts';
import { startSite } from './site.ts';
import { expect, HTTP_ERROR, NETWORK_ERROR, test } from './test.ts';

const BRUNCH = 'The brunch';
const CONTENT = createContent(['welcome_party', 'wedding', 'brunch']);
const DOCUMENT = {
  ...CONTENT,
  celebrate: {
    ...CONTENT.celebrate,
    events: CONTENT.celebrate.events.map((event) =>
      event.id === 'brunch' ? { ...event, guests: 'invited' as const } : event,
    ),
  },
};

test.use({ usesServiceWorker: true });

test('only an invited household sees a private event, from the first paint on and offline, until the next guest uses the browser', async ({
  page,
  request,
  expectOnConsole,
}) => {
  expectOnConsole(HTTP_ERROR);
  expectOnConsole(NETWORK_ERROR);
  const site = await startSite({}, { document: DOCUMENT });
  try {
    const { invite } = await signInAsCouple(request, site);
    const ada = await invite({ name: 'Ada', events: ['wedding', 'brunch'] });
    const pia = await invite({ name: 'Pia', events: ['wedding'] });
    const openLink = ({ code }: GuestListHousehold) => page.goto(`${site.url}/i/${code}`);
    const readShifts = await watchLayoutShifts(page);

    await test.step('the answer to the link has the event, and nothing moves', async () => {
      const response = await openLink(ada);
      expect(await response?.text()).toContain(`${BRUNCH}</h3>`);
      await expect(cards(page)).toHaveCount(3);
      await expect(rsvpForm(page).getByRole('group', { name: BRUNCH })).toBeVisible();
      // A page that loads while the worker starts would have none.
      await waitUntilCached(page);
      await page.reload();
      await expect(rsvpForm(page).getByRole('group', { name: BRUNCH })).toBeVisible();
      expect(await readShifts()).toBeLessThan(0.01);
    });

    await test.step('offline the event is there, too', async () => {
      await page.context().setOffline(true);
      await page.reload();
      await expect(cards(page)).toHaveCount(3);
      // Without the answer of the server, the form is that for everybody.
      await expect(field(page, 'guestOneFirst')).toBeVisible();
      await expect(rsvpForm(page)).not.toContainText(BRUNCH);
      await page.context().setOffline(false);
    });

    await test.step('it is gone from the page and from the copy when the guest says "Not you?"', async () => {
      await page.reload();
      await page.getByRole('button', { name: 'Not you?' }).click();
      await expect(cards(page)).toHaveCount(2);
      await expect(field(page, 'guestOneFirst')).toBeVisible();
      await expectNoCopy(page);
    });

    await test.step('and when another household opens its link', async () => {
      await openLink(ada);
      await expect(cards(page)).toHaveCount(3);
      await waitUntilCached(page);
      await page.evaluate(async (text) => {
        await (await caches.open('plan')).put('/invitation', new Response(text));
      }, BRUNCH);
      await openLink(pia);
      await expect(rsvpForm(page).getByRole('group', { name: 'Pia' })).toBeVisible();
      await expect(cards(page)).toHaveCount(2);
      await expectNoCopy(page);
    });

    await test.step('the code of the link opens the same page at the gate', async () => {
      await page.context().clearCookies();
      await page.evaluate(() => localStorage.clear());
      await page.goto(site.url);
      await enterPassword(page, `${ada.code}`);
      await expect(cards(page)).toHaveCount(3);
    });
    await page.close();
  } finally {
    await site.close();
  }
});

function cards(page: Page) {
  return page.locator('#celebrate').getByRole('article');
}

/** Expects that the service worker has a copy again, without the event. */
async function expectNoCopy(page: Page): Promise<void> {
  await waitUntilCached(page);
  const paths = await page.evaluate(async (text) => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      for (const copy of await (await caches.open(name)).matchAll()) {
        if ((await copy.text()).includes(text)) found.push(copy.url);
      }
    }
    return found;
  }, BRUNCH);
  expect(paths).toEqual([]);
}
