import type { Locator, Page } from '@playwright/test';
import ICAL from 'ical.js';
import { english as wedding } from '../content/localized.ts';
import type { WeddingEvent } from '../domain/wedding/wedding.ts';
import { measureBoxes } from './layout.ts';
import { createAnswers, replyCard, sendRsvp } from './rsvp-form.ts';
import { expect, test } from './test.ts';

const [WELCOME_PARTY, CEREMONY] = wedding.celebrate.events as [WeddingEvent, WeddingEvent];
const EVENTS = [WELCOME_PARTY, CEREMONY];

const MAP_APPS = [
  ['Mozilla/5.0 (X11; Linux x86_64)', 'https://www.google.com/maps/search/?api=1&query='],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', 'https://maps.apple.com/?q='],
  ['Mozilla/5.0 (Linux; Android 16; Pixel 9)', 'geo:0,0?q='],
] as const;

function findCard(page: Page, { title }: WeddingEvent): Locator {
  return page.locator('#celebrate').getByRole('article').filter({ hasText: title });
}

function flipButton(page: Page, { title }: WeddingEvent): Locator {
  return page.getByRole('button', { name: `${title}: Click for more details` });
}

/** Clicks a corner of a card: in its middle, links may lie on the back. */
function clickCard(page: Page, event: WeddingEvent): Promise<void> {
  return findCard(page, event).click({ position: { x: 8, y: 8 } });
}

/** The front invites to the event, the back has the details. */
function findSides(page: Page, event: WeddingEvent): { front: Locator; back: Locator } {
  const sides = findCard(page, event).locator('[data-flipped] > div');
  return { front: sides.first(), back: sides.last() };
}

async function expectFlipped(page: Page, event: WeddingEvent, isFlipped: boolean): Promise<void> {
  const { front, back } = findSides(page, event);
  await expect(flipButton(page, event)).toHaveAttribute('aria-pressed', String(isFlipped));
  for (const [side, isShown] of [
    [front, !isFlipped],
    [back, isFlipped],
  ] as const) {
    await expect(side).toHaveJSProperty('inert', !isShown);
    await expect(side).toBeVisible({ visible: isShown });
  }
}

test('a guest flips each card with a click or a key, in 3D or at once, and nothing on it is cut off', async ({
  weddingPage: page,
}) => {
  await test.step('a click flips one card only, and a second click flips it back', async () => {
    for (const event of EVENTS) await expectFlipped(page, event, false);
    await clickCard(page, WELCOME_PARTY);
    await expectFlipped(page, WELCOME_PARTY, true);
    await expectFlipped(page, CEREMONY, false);
    await clickCard(page, CEREMONY);
    await clickCard(page, WELCOME_PARTY);
    await expectFlipped(page, WELCOME_PARTY, false);
    await expectFlipped(page, CEREMONY, true);
    await clickCard(page, CEREMONY);
  });
  await test.step('the keyboard flips it', async () => {
    await flipButton(page, WELCOME_PARTY).focus();
    await page.keyboard.press('Enter');
    await expectFlipped(page, WELCOME_PARTY, true);
    await page.keyboard.press('Space');
    await expectFlipped(page, WELCOME_PARTY, false);
    await page.keyboard.press('Tab');
    await expect(flipButton(page, CEREMONY)).toBeFocused();
  });
  await test.step('a card turns over in 3D, and shows its other side at once with reduced motion', () =>
    turnOver(page));
  await test.step('the featured event has the wider card, beside the other or below it on a phone', () =>
    expectCardsInPlace(page));
  await test.step('nothing is cut off, and no front is as high as its back needs', () =>
    expectTextsToFit(page));
});

async function turnOver(page: Page): Promise<void> {
  const sides = findCard(page, CEREMONY).locator('[data-flipped]');
  await sides.evaluate((element: HTMLElement) => {
    element.addEventListener('transitionend', ({ elapsedTime }) => {
      element.dataset.turnedFor = String(elapsedTime);
    });
  });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await clickCard(page, CEREMONY);
  await expect(sides).toHaveAttribute('data-turned-for', '0.7');
  await expect(sides).toHaveCSS('transform', /^matrix3d\(-1,/);
  await clickCard(page, CEREMONY);
  await expect(sides).toHaveCSS('transform', 'none');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const isFlipped of [true, false]) {
    await clickCard(page, CEREMONY);
    expect(await sides.evaluate((element) => element.getAnimations())).toEqual([]);
    await expectFlipped(page, CEREMONY, isFlipped);
  }
}

async function expectCardsInPlace(page: Page): Promise<void> {
  const readTitleSize = (event: WeddingEvent) =>
    findSides(page, event)
      .front.getByRole('heading')
      .evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize));
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const cards = findCard(page, WELCOME_PARTY).or(findCard(page, CEREMONY));
    const [party, ceremony] = await measureBoxes(cards);
    if (!party || !ceremony) throw new Error('A card has no box.');
    if (width === 390) {
      expect(ceremony.x).toBe(party.x);
      expect(ceremony.y).toBeGreaterThan(party.y + party.height);
    } else {
      expect(ceremony.y).toBe(party.y);
      expect(ceremony.height).toBeCloseTo(party.height, 0);
      expect(ceremony.x).toBeGreaterThan(party.x + party.width);
      expect(ceremony.width).toBeGreaterThan(1.3 * party.width);
    }
    expect(await readTitleSize(CEREMONY)).toBeGreaterThan(
      1.15 * (await readTitleSize(WELCOME_PARTY)),
    );
  }
}

async function expectTextsToFit(page: Page): Promise<void> {
  for (const width of [320, 390, 820, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoGap(page, 32);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  for (const event of EVENTS) {
    await clickCard(page, event);
    const { back } = findSides(page, event);
    const isCutOff = await back.evaluate(
      ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
        scrollHeight > clientHeight || scrollWidth > clientWidth,
    );
    expect(isCutOff, event.title).toBe(false);
    // The times of the timeline are in a column of their own.
    const texts = await measureBoxes(back.locator('li span:last-child'));
    expect(new Set(texts.map(({ x }) => Math.round(x))).size).toBe(1);
    await clickCard(page, event);
  }

  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoGap(page, 64);
  }
  for (const event of EVENTS) {
    const [before] = await measureBoxes(findCard(page, event));
    await clickCard(page, event);
    const [after] = await measureBoxes(findCard(page, event));
    expect(after?.height, 'the card grows for its back').toBeGreaterThan(before?.height ?? 0);
    await clickCard(page, event);
    expect(await measureBoxes(findCard(page, event))).toEqual([
      expect.objectContaining({ height: before?.height }),
    ]);
  }
}

/** Measures between the last two lines on the front of both cards. */
async function expectNoGap(page: Page, maxGap: number): Promise<void> {
  for (const event of EVENTS) {
    const { front } = findSides(page, event);
    const lines = front
      .getByText(event.dresscode, { exact: true })
      .or(front.getByText('Click for'));
    const [upper, lower] = await measureBoxes(lines);
    const gap = (lower?.y ?? 0) - (upper?.y ?? 0) - (upper?.height ?? 0);
    expect(gap, event.title).toBeGreaterThan(0);
    expect(gap, event.title).toBeLessThan(maxGap);
  }
}

test('a guest adds the events to a calendar, all or those of a reply, and opens an address in the device’s map app', async ({
  weddingPage: page,
}) => {
  const readFile = async (link: Locator) => {
    const response = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(response.headers()['content-type']).toContain('text/calendar');
    return readStartTimes(await response.text());
  };
  await test.step('a guest who has replied downloads the events that they attend', async () => {
    const both = page.getByRole('link', { name: 'Add both events to your calendar' });
    await expect(both).toHaveCount(0);
    await sendRsvp(page, createAnswers({ welcomeParty: 'attending' }));
    expect(await readFile(both)).toEqual(EVENTS.map(({ startsAt }) => Date.parse(startsAt)));
    await sendRsvp(page, createAnswers({ welcomeParty: 'attending', wedding: 'not-attending' }));
    await expect(both).toHaveCount(0);
    const link = replyCard(page).getByRole('link');
    await expect(link).toHaveAccessibleName('Add to calendar: Welcome Party');
    expect(await readFile(link)).toEqual([Date.parse(WELCOME_PARTY.startsAt)]);
  });

  const card = findCard(page, WELCOME_PARTY);
  await test.step('a card has a file and links, which do not flip it', async () => {
    await card.getByRole('button').click({ position: { x: 40, y: 40 } });
    for (const name of ['Google', 'Outlook'])
      await expect(card.getByRole('link', { name })).toBeVisible();
    const file = card.getByRole('link', { name: 'Calendar file' });
    expect(await readFile(file)).toEqual([Date.parse(WELCOME_PARTY.startsAt)]);
    const download = page.waitForEvent('download');
    await file.click();
    await download;
    await expectFlipped(page, WELCOME_PARTY, true);
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
    await expectFlipped(page, WELCOME_PARTY, false);
  });
});

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
