import type { Page } from '@playwright/test';
import type { Vehicle } from '../domain/arrivals/transfers.ts';
import { toImport } from '../server/fixtures/import-request.ts';
import { expectAccessible } from './axe.ts';
import { type Dashboard, expect, test } from './dashboard.ts';
import { storeFlag } from './gate.ts';
import { watchLayoutShifts } from './layout.ts';
import { waitUntilCached } from './offline-cache.ts';

const PHONE = { width: 390, height: 844 };

test.use({ sharesSite: false, viewport: PHONE });

test('on the day, guests see now and next first, also without a network, and the couple moves the times', async ({
  browser,
  dashboard,
  dashboardPage,
}) => {
  // A phone in another zone, whose clock is not the couple's.
  const context = await browser.newContext({
    ...{ baseURL: dashboard.site.url, viewport: PHONE, timezoneId: 'America/New_York' },
  });
  const guest = await context.newPage();
  const plan = guest.locator('#now-and-next');
  await storeFlag(guest, 'true');
  await openLinkWithTransfer(guest, dashboard, dashboardPage);
  const readShifts = await watchLayoutShifts(guest);
  // In Venice it is twenty past six.
  await guest.clock.setFixedTime('2026-06-06T16:20:00Z');

  await test.step('now and next in the time of the wedding', async () => {
    await guest.goto('/');
    await expect(plan).toContainText('Your transfer back: Monday, June 8 at 9:15 AM, Bus');
    // From here on, nothing has to arrive that the phone does not have.
    await guest.reload();
    await expect(plan).toContainText('Saturday, June 6');
    await expect(plan).toContainText(/Now\s*6:00 PM\s*Ceremony/);
    await expect(plan).toContainText(/Next\s*6:45 PM · in 25 minutes\s*Cocktail hour/);
    await expect(plan).toContainText('Attire: Black tie');
    await expect(plan).toContainText('Your transfer back');
    await expect(plan.getByRole('link', { name: 'Antique Garden' }).first()).toBeInViewport();
    expect((await plan.boundingBox())?.y).toBe(0);
    expect(await readShifts()).toBeLessThan(0.001);
    await expectAccessible(guest);
  });

  await test.step('the way there lights up on the map', async () => {
    await plan.getByRole('link', { name: /Hotel boat/ }).click();
    await expect(
      guest.locator('#travel').getByRole('button', { name: /Hotel boat/ }),
    ).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('the clock goes on without a network, and the household has its transfer', async () => {
    await waitUntilCached(guest);
    await context.setOffline(true);
    await guest.goto('/');
    await expect(plan).toContainText('in 25 minutes');
    await expect(plan).toContainText('Your transfer back');
    const link = plan.getByRole('link', { name: 'Antique Garden' }).first();
    await link.focus();
    await guest.clock.setFixedTime('2026-06-06T16:21:00Z');
    await guest.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(plan).toContainText('in 24 minutes');
    await expect(link).toBeFocused();
    await expect(plan.getByRole('status')).toBeEmpty();
    await guest.clock.setFixedTime('2026-06-06T16:46:00Z');
    await guest.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(plan).toContainText(/Now\s*6:45 PM\s*Cocktail hour/);
    await expect(plan.getByRole('status')).toHaveText(/Now. Cocktail hour. Next. Dinner/);
    await context.setOffline(false);
  });

  await test.step('the next guest of this phone reads nothing of the household', async () => {
    await guest.goto('/');
    await guest.getByRole('button', { name: 'Not you?' }).click();
    await expect(plan).not.toContainText('Your transfer');
    await expect.poll(() => guest.evaluate(() => caches.has('plan'))).toBe(false);
  });

  await test.step('the couple moves what follows, and tells the guests', async () => {
    const couple = dashboardPage;
    await couple.goto('/host/weekend');
    await couple.getByRole('radio', { name: /Dinner followed by dancing/ }).check();
    await expect(couple.getByText('instead of 8:15 PM')).toBeVisible();
    const later = couple.getByRole('button', { name: 'Five minutes later' });
    await later.click();
    await expect(later).toBeFocused();
    const text = couple.getByRole('textbox', { name: 'English' });
    await expect(text).toHaveValue(/for Dinner .*: 8:35 PM, 20 minutes later/);
    await expectAccessible(couple);
    const send = couple.getByRole('button', { name: 'Move and announce' });
    // Nobody can send a text that is still below the button.
    await couple.evaluate(() => scrollTo(0, 0));
    const textBox = await text.boundingBox();
    const end = (textBox?.y ?? Number.NaN) + (textBox?.height ?? 0);
    expect((await send.boundingBox())?.y).toBeGreaterThan(end);
    // The page knows the new announcement before the new times.
    const announced = couple.waitForResponse(
      (response) =>
        response.url().endsWith('/host/api/announcement') && response.request().method() === 'GET',
    );
    await couple.route('**/host/api/weekend', (route) => announced.then(() => route.continue()), {
      times: 1,
    });
    await send.click();
    await expect(couple.getByText('Guests see the new times.', { exact: true })).toBeVisible();
    await guest.reload();
    await expect(plan).toContainText(/Next\s*8:35 PM/);
    await expect(guest.locator('#announcement')).toContainText('8:35 PM');

    // The toast with the button may have gone by now.
    await couple.keyboard.press('Control+z');
    await expect(couple.getByText('The times are as before.', { exact: true })).toBeVisible();
    await guest.reload();
    await expect(plan).toContainText(/Next\s*8:15 PM/);
    await expect(guest.locator('#announcement')).toHaveText('');
    await context.close();
  });
});

/** A household with a seat in the bus of Monday, whose personal link the guest has opened. */
async function openLinkWithTransfer(guest: Page, dashboard: Dashboard, couple: Page) {
  const rows = toImport([{ name: 'Zoë Álvarez', people: [{ first: 'Zoë', last: 'Álvarez' }] }]);
  await dashboard.request(couple, 'POST', 'guest-list/import', rows);
  const [entry] = (await dashboard.loadGuestData(couple)).guestList.map((status) => status.entry);
  await guest.request.get(`/i/${entry?.code}`);
  await dashboard.addReplies({});
  const bus: Vehicle = {
    ...{ direction: 'departure', name: 'Bus', time: '2026-06-08T09:15' },
    ...{ from: '', to: '', seats: 9 },
  };
  const departure = { [entry?.people[0]?.id ?? 0]: { vehicle: 1, time: null } };
  const patch = { isShown: true, vehicles: { 1: bus }, departure };
  const response = await dashboard.request(couple, 'PUT', 'transfers', { version: 0, patch });
  expect(response.status()).toBe(200);
}
