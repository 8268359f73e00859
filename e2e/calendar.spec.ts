import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { english as wedding } from '../content/localized.ts';
import type { WeddingEvent } from '../domain/wedding/wedding.ts';
import { storeFlag } from './gate.ts';
import { createAnswers, replyCard, sendRsvp } from './rsvp-form.ts';
import { expect, test } from './test.ts';

const [WELCOME_PARTY] = wedding.celebrate.events as [WeddingEvent, WeddingEvent];

/** Reads the start times of a calendar file's events, in the time zone that the file defines. */
function readStartTimes(file: string): number[] {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const zone = calendar.getFirstSubcomponent('vtimezone');
  if (!zone) throw new Error('The file contains no time zone.');
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { startDate } = new ICAL.Event(component);
    startDate.zone = new ICAL.Timezone(zone);
    return startDate.toUnixTime() * 1000;
  });
}

async function flipCard(page: Page, title: string) {
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
      test(`can add ${title} to a calendar at the right time`, async ({ page }) => {
        await page.goto('/');
        const card = await flipCard(page, title);
        const file = await card.getByRole('link', { name: 'Calendar file' }).getAttribute('href');
        const response = await page.request.get(file ?? '');
        expect(response.headers()['content-type']).toContain('text/calendar');
        expect(readStartTimes(await response.text())).toEqual([Date.parse(startsAt)]);

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

test('a guest who has replied can download both events in one file', async ({ page }) => {
  await page.goto('/');
  const both = page.getByRole('link', { name: 'Add both events to your calendar' });
  await expect(both).toHaveCount(0);
  await sendRsvp(page, createAnswers({ welcomeParty: 'attending' }));
  const file = await both.getAttribute('href');
  const response = await page.request.get(file ?? '');
  expect(readStartTimes(await response.text())).toEqual(
    wedding.celebrate.events.map(({ startsAt }) => Date.parse(startsAt)),
  );
});

test('a guest who comes to one of two events can download only that one', async ({ page }) => {
  await page.goto('/');
  await sendRsvp(page, createAnswers({ welcomeParty: 'attending', wedding: 'not-attending' }));
  const links = replyCard(page).getByRole('link');
  await expect(links).toHaveCount(1);
  await expect(links).toHaveText('Add to calendar');
  await expect(links).toHaveAccessibleName('Add to calendar: Welcome Party');
  const response = await page.request.get((await links.getAttribute('href')) ?? '');
  expect(readStartTimes(await response.text())).toEqual([Date.parse(WELCOME_PARTY.startsAt)]);
});

test('a link on the back of a card does not flip it, but the text around it does', async ({
  page,
}) => {
  await page.goto('/');
  const card = await flipCard(page, WELCOME_PARTY.title);
  const file = card.getByRole('link', { name: 'Calendar file' });
  const download = page.waitForEvent('download');
  await file.click();
  await download;
  await expect(card.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  await card.getByText(WELCOME_PARTY.details.attire).click({ force: true });
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

    test('an address opens in the device’s map app', async ({ page }) => {
      await page.goto('/');
      const { details, title } = WELCOME_PARTY;
      const address = (await flipCard(page, title)).getByRole('link', { name: details.address });
      // The link gets its address on click. The test has no network, so it does not follow the link.
      await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
      await address.click();
      await expect(address).toHaveAttribute('href', map + encodeURIComponent(details.address));
    });
  });
}
