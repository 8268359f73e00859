import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import wedding from '../content/wedding.ts';
import type { WeddingEvent } from '../domain/wedding.ts';
import { storeFlag } from './gate.ts';
import { createAnswers, sendRsvp } from './rsvp-form.ts';
import { expect, test } from './test.ts';

const [HOUSEHOLD] = wedding.celebrate.events as [WeddingEvent, WeddingEvent];

/** The instants at which the entries of a calendar file begin, by the zone rules within it. */
function instantsIn(file: string): number[] {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const zone = calendar.getFirstSubcomponent('vtimezone');
  if (!zone) throw new Error('The file holds no zone.');
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { startDate } = new ICAL.Event(component);
    startDate.zone = new ICAL.Timezone(zone);
    return startDate.toUnixTime() * 1000;
  });
}

/** The back of the card of an event, turned to the guest. */
async function turnedCard(page: Page, title: string) {
  const card = page.locator('#celebrate').getByRole('article').filter({ hasText: title });
  await card.getByRole('button').click({ position: { x: 40, y: 40 } });
  await expect(card.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  return card;
}

test.beforeEach(async ({ page }) => {
  await storeFlag(page, 'true');
});

for (const timezoneId of ['Asia/Tokyo', 'America/New_York', 'Europe/Rome']) {
  test.describe(`a guest in ${timezoneId}`, () => {
    test.use({ timezoneId });

    for (const { startsAt, title } of wedding.celebrate.events) {
      test(`puts ${title} into a calendar at the instant it begins`, async ({ page }) => {
        await page.goto('/');
        const card = await turnedCard(page, title);
        const file = await card.getByRole('link', { name: 'Calendar file' }).getAttribute('href');
        const answer = await page.request.get(file ?? '');
        expect(answer.headers()['content-type']).toContain('text/calendar');
        expect(instantsIn(await answer.text())).toEqual([Date.parse(startsAt)]);

        const utc = new Date(startsAt).toISOString().slice(0, 19);
        const google = await card.getByRole('link', { name: 'Google' }).getAttribute('href');
        const dates = new URL(google ?? '').searchParams.get('dates');
        expect(dates).toMatch(new RegExp(`^${utc.replaceAll(/[-:]/g, '')}Z/`));
        const outlook = await card.getByRole('link', { name: 'Outlook' }).getAttribute('href');
        expect(new URL(outlook ?? '').searchParams.get('startdt')).toBe(`${utc}Z`);
      });
    }
  });
}

test('a guest who has replied is offered both events in one file', async ({ page }) => {
  await page.goto('/');
  const both = page.getByRole('link', { name: 'Add both events to your calendar' });
  await expect(both).toHaveCount(0);
  await sendRsvp(page, createAnswers());
  const file = await both.getAttribute('href');
  const answer = await page.request.get(file ?? '');
  expect(instantsIn(await answer.text())).toEqual(
    wedding.celebrate.events.map(({ startsAt }) => Date.parse(startsAt)),
  );
});

test('a link on the back of a card leaves the card as it is, and the words around it turn it', async ({
  page,
}) => {
  await page.goto('/');
  const card = await turnedCard(page, HOUSEHOLD.title);
  const file = card.getByRole('link', { name: 'Calendar file' });
  const download = page.waitForEvent('download');
  await file.click();
  await download;
  await expect(card.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  await card.getByText(HOUSEHOLD.details.attire).click({ force: true });
  await expect(card.getByRole('button')).toHaveAttribute('aria-pressed', 'false');
  await expect(card.getByRole('link', { name: 'Calendar file' })).toHaveCount(0);
});

for (const [device, userAgent, map] of [
  [
    'an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)',
    'https://maps.apple.com/?q=',
  ],
  ['an Android phone', 'Mozilla/5.0 (Linux; Android 16; Pixel 9)', 'geo:0,0?q='],
  [
    'a laptop',
    'Mozilla/5.0 (X11; Linux x86_64)',
    'https://www.google.com/maps/search/?api=1&query=',
  ],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ userAgent });

    test('an address opens in the map that is there', async ({ page }) => {
      await page.goto('/');
      const { details, title } = HOUSEHOLD;
      const address = (await turnedCard(page, title)).getByRole('link', { name: details.address });
      // Chosen when it is pressed; the test stays here, for there is no network.
      await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
      await address.click();
      await expect(address).toHaveAttribute('href', map + encodeURIComponent(details.address));
    });
  });
}
