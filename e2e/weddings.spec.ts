import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { PATHS } from '../build/paths.ts';
import { english as demo } from '../content/localized.ts';
import { localizeWedding } from '../domain/wedding/localize.ts';
import { formatStep } from '../domain/wedding/steps.ts';
import type { WeddingDocument } from '../domain/wedding/wedding.ts';
import { expectAccessible } from './axe.ts';
import { storeFlag } from './gate.ts';
import { expectNoSidewaysScroll, measureBoxes } from './layout.ts';
import { createAnswers, fillRsvp, rsvpForm, sendRsvp, submitButton } from './rsvp-form.ts';
import { type Site, startSite } from './site.ts';
import { expect, test } from './test.ts';
import { toasts } from './toasts.ts';
import { german } from './weddings/german.ts';

// Weddings that differ from the demo in everything that the content decides.

const MINIMAL: WeddingDocument = {
  ...{ version: 3, languages: ['en'], timeZone: 'America/New_York', couple: ['Ada', 'Bo'] },
  ...{ date: '2037-10-03', venueLine: 'City Hall · New York', theme: { preset: 'dusk' } },
  celebrate: {
    heading: 'We are getting married',
    events: [
      {
        ...{ id: 'wedding', title: 'The Wedding', startsAt: '2037-10-03T11:00' },
        ...{ location: 'City Hall', details: { address: '141 Worth Street, New York, NY 10013' } },
      },
    ],
  },
  rsvp: { heading: 'RSVP', deadline: '2037-09-01', thanks: 'Thank you!' },
};

/** The names, addresses and dates of the demo wedding, and its town. */
const DEMO_TEXTS = [
  ...demo.couple,
  ...demo.stay.groups.flatMap(({ hotels }) =>
    hotels.flatMap(({ name, website }) => [name, website]),
  ),
  ...demo.celebrate.events.flatMap(({ details, location }) => [details.address, location]),
  ...['Cipriani', 'Belmond', 'Giudecca', 'Longhi', 'Zitelle', 'Marco Polo', 'St. Mark', 'Treviso'],
  ...['portia-and-bassanio', 'June 6', 'JUNE 6', '2026-06-06', 'March 15', 'April 15'],
  ...['Venice', 'Venezia', 'Rialto', 'gondola', 'vaporetto', 'Italy', 'Italiano', 'Benvenuti'],
];

function testWedding(
  title: string,
  document: WeddingDocument,
  walk: (page: Page, site: Site) => Promise<void>,
): void {
  test(title, async ({ page }) => {
    const site = await startSite({}, { document });
    try {
      await storeFlag(page, 'true');
      await page.goto(site.url);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await walk(page, site);
    } finally {
      await page.close();
      await site.close();
    }
  });
}

/** Expects that nothing overflows, also on the backs of the event cards, and that axe finds no error. */
async function expectToFit(page: Page): Promise<void> {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, `${width} px`);
  }
  for (const card of await page.locator('#celebrate').getByRole('article').all()) {
    await card.getByRole('button').click({ position: { x: 20, y: 20 } });
  }
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
  }
}

testWedding(
  'a wedding with one event in one language has two sections, and a reply to it accepts no other event',
  MINIMAL,
  async (page, site) => {
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      ...['We are getting married', 'RSVP'],
    ]);
    await expect(page.getByRole('banner').getByRole('listitem')).toHaveText(['Celebrate', 'RSVP']);
    await expect(page.locator('img, [hreflang]')).toHaveCount(0);
    expect((await page.request.get(`${site.url}/it/`)).status()).toBe(404);
    await expect(page.getByRole('banner')).toContainText('OCTOBER 3, 2037');
    await expect(page.locator('#celebrate')).toContainText('11:00 AM');
    await expectToFit(page);

    const events = rsvpForm(page)
      .getByRole('group')
      .filter({ has: page.getByRole('radio') });
    await expect(events).toHaveText([/^The Wedding Saturday, October 3, 2037/]);
    const { guestOneFirst, guestOneLast, email } = createAnswers();
    await sendRsvp(page, { guestOneFirst, guestOneLast, email });
    await expect(toasts(page).last()).toContainText('Thank you!');
    expect(await site.repliesFrom(email)).toMatchObject([
      { welcome_party: 'not-attending', wedding: 'attending' },
    ]);
  },
);

testWedding(
  'a large German wedding mentions nothing of the demo, shows all of its own texts, and closes replies at its deadline wherever a guest is',
  german,
  async (page, site) => {
    await test.step('no file for guests mentions the demo or its town', async () => {
      expect(await findMentions(site, DEMO_TEXTS)).toEqual([]);
      expect(await findMentions(site, ['Rosenhof']), 'the search finds texts').not.toEqual([]);
    });
    await test.step('its own texts are everywhere', () => expectOwnTexts(page));
    await test.step('an answer closes one of another group', async () => {
      const questions = page.locator('#faq').getByRole('button');
      await questions.first().click();
      await questions.nth(20).click();
      await expect(questions.nth(20)).toHaveAttribute('aria-expanded', 'true');
      await expect(questions.first()).toHaveAttribute('aria-expanded', 'false');
    });
    await test.step('five photos reach both edges, in two rows on a phone', () =>
      expectRowsOfPhotos(page));
    await test.step('a portrait without a version for wide screens keeps most of its height', async () => {
      const [photo] = await measureBoxes(page.getByAltText('Die beiden auf einer Brücke'));
      // The page shows a part of 4:5 at least as high as this.
      expect((photo?.width ?? 0) / (photo?.height ?? 1)).toBeLessThan(1.2);
      expect((photo?.x ?? 0) + (photo?.width ?? 0) / 2).toBeCloseTo(640, 0);
    });
    await test.step('eight events are a programme of days and times, whose details open in place', () =>
      expectProgramme(page));
    await test.step('the longest names leave the photo in the first view', () =>
      expectPhotoInFirstView(page));
    await test.step('the page fits', () => expectToFit(page));
    await test.step('a keyboard scrolls a row of hotels that have no websites', async () => {
      const row = page.getByRole('group', { name: 'Jugendherbergen und Campingplätze' });
      await row.focus();
      await page.keyboard.press('ArrowRight');
      await expect(row.getByRole('heading', { name: 'Campingplatz' })).toBeInViewport({ ratio: 1 });
    });
    await test.step('no answer is chosen at first, a missing one is reported, and guests who cannot come are thanked in other words', () =>
      replyWithoutDefaults(page, site));
    await test.step('a link leads to the statements on privacy and accessibility, and back', async () => {
      await page.getByRole('link', { name: 'Datenschutz und Barrierefreiheit' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Zur Startseite' }).click();
      await expect(page.locator('#rsvp')).toBeAttached();
    });
    await test.step('replies close, and after the last event its own words are shown', () =>
      expectToClose(page, site));
  },
);

/** Finds these words in the guests' files and returns each with its file and context. */
async function findMentions({ dataDir }: Site, words: string[]): Promise<string[]> {
  const folders = [join(PATHS.app, 'files'), join(dataDir, 'published')];
  const inFolders = folders.map(async (folder) =>
    (await readdir(folder, { recursive: true })).map((name) => join(folder, name)),
  );
  const files = (await Promise.all(inFolders))
    .flat()
    .filter((name) => /\.(html|js|css|svg|txt|json)$/.test(name))
    // The editor offers all languages.
    .filter((name) => !name.startsWith(join(PATHS.app, 'files', 'host')));
  expect(files.length).toBeGreaterThan(7);
  const found: string[] = [];
  for (const file of files) {
    const text = await readFile(file, 'utf8');
    for (const word of words) {
      const index = text.toLowerCase().indexOf(word.toLowerCase());
      if (index >= 0) found.push(`${file}: …${text.slice(Math.max(0, index - 60), index + 60)}…`);
    }
  }
  return found;
}

async function expectOwnTexts(page: Page): Promise<void> {
  const { celebrate, stay, faq, rsvp, title, couple } = localizeWedding(german);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(couple.join(' & '));
  await expect(page).toHaveTitle(title);
  await expect(page.getByRole('banner')).toContainText('15. AUGUST 2037');
  for (const { date, details, time } of celebrate.events) {
    for (const text of [date, time, details.address, ...details.timeline.map(formatStep)]) {
      await expect(page.locator('#celebrate')).toContainText(text);
    }
  }
  const hotels = stay.groups.flatMap((group) => group.hotels);
  await expect(page.locator('#stay h4')).toHaveText(hotels.map(({ name }) => name));
  const topics = faq.groups.map(({ heading }) => heading);
  await expect(page.locator('#faq').getByRole('heading', { level: 3 })).toContainText(topics);
  await expect(page.locator('#faq').getByRole('button')).toHaveCount(40);
  await expect(page.getByText(rsvp.deadlineLine)).toBeVisible();
  await expect(page.locator('#registry').getByRole('link')).toHaveText([
    ...['Die Olivenbäume', 'Ein Tisch für zwölf'],
  ]);
}

async function expectProgramme(page: Page): Promise<void> {
  const events = page.locator('#celebrate').getByRole('article');
  await expect(page.locator('#celebrate h3')).toHaveText([
    ...['Donnerstag, 13. August 2037', 'Freitag, 14. August 2037'],
    ...['Samstag, 15. August 2037', 'Sonntag, 16. August 2037'],
  ]);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const titles = await measureBoxes(events.getByRole('heading', { level: 4 }));
    expect(titles.length).toBe(8);
    expect(new Set(titles.map(({ x }) => Math.round(x))).size, 'one column').toBe(1);
  }
  const wedding = events.filter({ hasText: 'Kirchliche Trauung' });
  const address = wedding.getByRole('link', { name: 'Jacobikirche' });
  const button = wedding.getByRole('button');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(address).toBeHidden();
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(button).toHaveAccessibleName('Kirchliche Trauung: Details schließen');
  await expect(address).toBeVisible();
  await expect(wedding.getByRole('img', { name: 'Das Schloss' })).toBeVisible();
  // Another event keeps its own state.
  await expect(events.first().getByRole('button')).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect(address).toBeHidden();
}

async function expectPhotoInFirstView(page: Page): Promise<void> {
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [820, 1180],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, 0));
    const [names] = await measureBoxes(page.getByRole('heading', { level: 1 }));
    const [photo] = await measureBoxes(page.getByAltText('Die beiden auf einer Brücke'));
    expect(photo?.y, `${width} px`).toBeLessThan(0.93 * height);
    expect(photo?.y).toBeGreaterThan((names?.y ?? 0) + (names?.height ?? 0));
  }
}

async function expectRowsOfPhotos(page: Page): Promise<void> {
  for (const [width, rowSizes] of [
    [360, [2, 3]],
    [1280, [5]],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const photos = await measureBoxes(page.locator('#photos img'));
    const rows = [...Map.groupBy(photos, ({ y }) => Math.round(y)).values()];
    expect(rows.map((row) => row.length)).toEqual(rowSizes);
    for (const row of rows) {
      expect(row[0]?.x).toBe(0);
      const last = row.at(-1);
      expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo(width, 0);
    }
    for (const { width, height } of photos) expect(width / height).toBeCloseTo(3 / 4, 2);
  }
}

async function replyWithoutDefaults(page: Page, site: Site): Promise<void> {
  const chosen = rsvpForm(page).getByRole('radio', { checked: true });
  const { welcomeParty: _, wedding: __, ...others } = createAnswers();
  await fillRsvp(page, others);
  await submitButton(page).click();
  const party = rsvpForm(page).getByRole('group', { name: 'Begrüßungsabend' });
  await expect(party.getByRole('radio').first()).toHaveAttribute('aria-invalid', 'true');
  await expect(party).toHaveAccessibleDescription(/Begrüßungsabend/);
  expect(await site.repliesFrom(others.email)).toEqual([]);
  // A reload keeps the answers, and that there is none for the events.
  await page.reload();
  await expect(rsvpForm(page).locator('[name=email]')).toHaveValue(others.email);
  await expect(chosen).toHaveCount(0);
  for (const [value, thanks] of [
    ['not-attending', 'Schade! Ihr werdet uns fehlen.'],
    ['attending', 'Danke! Wir freuen uns auf euch.'],
  ] as const) {
    const { welcomeParty: _, wedding: __, ...answers } = createAnswers();
    await fillRsvp(page, answers);
    for (const choice of await rsvpForm(page).locator(`[type=radio][value=${value}]`).all())
      await choice.check();
    await submitButton(page).click();
    await expect(page.getByText(thanks).first()).toBeVisible();
    await expect(chosen).toHaveCount(0);
  }
}

async function expectToClose(page: Page, site: Site): Promise<void> {
  const closed = page.getByText('Die Rückmeldefrist ist abgelaufen.');
  const guest = await page.context().newCDPSession(page);
  const { welcomeParty: _, wedding: __, ...answers } = createAnswers();
  await page.clock.setFixedTime(new Date('2037-06-30T23:59:30+02:00'));
  await page.reload();
  await fillRsvp(page, answers);
  for (const [timezoneId, time, isOpen] of [
    ['Asia/Tokyo', '2037-07-01T00:00:00+02:00', false],
    ['America/New_York', '2037-07-01T00:00:00+02:00', false],
    ['America/New_York', '2037-06-30T23:59:30+02:00', true],
  ] as const) {
    await guest.send('Emulation.setTimezoneOverride', { timezoneId });
    await page.clock.setFixedTime(new Date(time));
    await page.reload();
    await expect(closed).toBeVisible({ visible: !isOpen });
    await expect(rsvpForm(page)).toHaveCount(isOpen ? 1 : 0);
  }
  await test.step('a form that is still open is not sent and keeps its text', async () => {
    // The script rejects the missing answers, so it has decided that replies are open.
    await submitButton(page).click();
    await expect(rsvpForm(page).locator('[aria-invalid=true]').first()).toBeAttached();
    for (const choice of await rsvpForm(page).locator('[type=radio][value=attending]').all())
      await choice.check();
    await page.clock.setFixedTime(new Date('2037-07-01T00:00:00+02:00'));
    await submitButton(page).click();
    await expect(page.getByText('wir@sangerhausen.example').first()).toBeVisible();
    expect(await site.repliesFrom(answers.email)).toEqual([]);
    await expect(rsvpForm(page).locator('[name=email]')).toHaveValue(answers.email);
  });
  await page.clock.setFixedTime(new Date('2037-08-16T21:01:00+02:00'));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Danke, dass ihr da wart' })).toBeVisible();
  await expect(page.getByText('Die Bilder schicken wir euch')).toBeVisible();
  await expect(rsvpForm(page)).toHaveCount(0);
}
