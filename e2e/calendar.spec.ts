import type { Locator, Page } from '@playwright/test';
import ICAL from 'ical.js';
import { english as wedding } from '../content/localized.ts';
import type { WeddingEvent } from '../domain/wedding/wedding.ts';
import { createAnswers, replyCard, sendRsvp } from './rsvp-form.ts';
import { expect, test } from './test.ts';

const [WELCOME_PARTY] = wedding.celebrate.events as [WeddingEvent, WeddingEvent];

const MAP_APPS = [
  ['Mozilla/5.0 (X11; Linux x86_64)', 'https://www.google.com/maps/search/?api=1&query='],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', 'https://maps.apple.com/?q='],
  ['Mozilla/5.0 (Linux; Android 16; Pixel 9)', 'geo:0,0?q='],
] as const;

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

test('a guest adds the events to a calendar, all or those of a reply, and opens an address in the device’s map app', async ({
  weddingPage: page,
}) => {
  await test.step('a guest who has replied downloads the events that they attend', () =>
    downloadAttendedEvents(page));

  const flipped = new Map<string, Locator>();
  for (const { title } of wedding.celebrate.events) flipped.set(title, await flipCard(page, title));
  const card = flipped.get(WELCOME_PARTY.title) as Locator;

  await test.step('each event has a file and links with its time', async () => {
    for (const { startsAt, title } of wedding.celebrate.events) {
      const getLink = (name: string) =>
        flipped.get(title)?.getByRole('link', { name }).getAttribute('href');
      const response = await page.request.get((await getLink('Calendar file')) ?? '');
      expect(response.headers()['content-type']).toContain('text/calendar');
      expect(readStartTimes(await response.text())).toEqual([Date.parse(startsAt)]);

      const utc = new Date(startsAt).toISOString().slice(0, 19);
      const dates = new URL((await getLink('Google')) ?? '').searchParams.get('dates');
      expect(dates).toMatch(new RegExp(`^${utc.replaceAll(/[-:]/g, '')}Z/`));
      const outlook = new URL((await getLink('Outlook')) ?? '');
      expect(outlook.searchParams.get('startdt')).toBe(`${utc}Z`);
    }
  });

  await test.step('a link does not flip the card', async () => {
    const download = page.waitForEvent('download');
    await card.getByRole('link', { name: 'Calendar file' }).click();
    await download;
    await expect(card.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('the address opens in the device’s map app', async () => {
    const { address } = WELCOME_PARTY.details;
    const link = card.getByRole('link', { name: address });
    const device = await page.context().newCDPSession(page);
    // The link gets its address on click. The test has no network, so it does not follow the link.
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
    for (const [userAgent, map] of MAP_APPS) {
      await device.send('Emulation.setUserAgentOverride', { userAgent });
      await link.click();
      await expect(link).toHaveAttribute('href', map + encodeURIComponent(address));
    }
  });

  await test.step('the text around the links flips the card', async () => {
    await card.getByText(WELCOME_PARTY.details.attire).click({ force: true });
    await expect(card.getByRole('button')).toHaveAttribute('aria-pressed', 'false');
    await expect(card.getByRole('link', { name: 'Calendar file' })).toHaveCount(0);
  });
});

async function downloadAttendedEvents(page: Page): Promise<void> {
  const both = page.getByRole('link', { name: 'Add both events to your calendar' });
  await expect(both).toHaveCount(0);
  await sendRsvp(page, createAnswers({ welcomeParty: 'attending' }));
  const response = await page.request.get((await both.getAttribute('href')) ?? '');
  expect(readStartTimes(await response.text())).toEqual(
    wedding.celebrate.events.map(({ startsAt }) => Date.parse(startsAt)),
  );

  await sendRsvp(page, createAnswers({ welcomeParty: 'attending', wedding: 'not-attending' }));
  await expect(both).toHaveCount(0);
  const link = replyCard(page).getByRole('link');
  await expect(link).toHaveText('Add to calendar');
  await expect(link).toHaveAccessibleName('Add to calendar: Welcome Party');
  const single = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(readStartTimes(await single.text())).toEqual([Date.parse(WELCOME_PARTY.startsAt)]);
}
