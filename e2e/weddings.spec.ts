import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { measureBoxes } from './bounding-boxes.ts';
import { storeFlag } from './gate.ts';
import { expectNoSidewaysScroll } from './overflow.ts';
import { createAnswers, fillRsvp, rsvpForm, sendRsvp, submitButton } from './rsvp-form.ts';
import { type Site, startSite } from './site.ts';
import { expect, test } from './test.ts';
import { toasts } from './toasts.ts';

// Weddings that differ from the demo in everything that the content decides: e2e/weddings/.

const PROGRAM = join(import.meta.dirname, 'weddings', 'serve.ts');

function testWedding(
  name: string,
  title: string,
  walk: (page: Page, site: Site) => Promise<void>,
): void {
  test(title, async ({ page }) => {
    const site = await startSite({ WEDDING: name }, PROGRAM);
    try {
      await walk(page, site);
    } finally {
      await page.close();
      await site.close();
    }
  });
}

/** Opens the wedding page as a guest who has entered before. */
async function openPage(page: Page, { url }: Site, path = '/'): Promise<void> {
  await storeFlag(page, 'true');
  await page.goto(url + path);
  await page.getByRole('heading', { level: 1 }).waitFor();
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

function listNavigation(page: Page) {
  return page.getByRole('banner').getByRole('navigation').getByRole('listitem');
}

testWedding(
  'minimal',
  'a wedding with one event and nothing else has two sections, and a reply to it accepts no other event',
  async (page, site) => {
    await openPage(page, site);
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      'We are getting married',
      'RSVP',
    ]);
    await expect(listNavigation(page)).toHaveText(['Celebrate', 'RSVP']);
    await expect(page.locator('img')).toHaveCount(0);
    await expect(page.getByRole('banner')).toContainText('OCTOBER 3, 2037');
    await expect(page.locator('#celebrate')).toContainText('11:00 AM');
    await expectToFit(page);

    const events = rsvpForm(page)
      .getByRole('group')
      .filter({ has: page.getByRole('radio') });
    await expect(events).toHaveText([/^The Wedding Saturday, October 3, 2037/]);
    const answers = createAnswers();
    await rsvpForm(page).getByLabel('First name').first().fill(answers.guestOneFirst);
    await rsvpForm(page).getByLabel('Last name').first().fill(answers.guestOneLast);
    await rsvpForm(page).getByLabel('Email').fill(answers.email);
    await submitButton(page).click();
    await expect(toasts(page).last()).toContainText('Thank you!');
    const [reply] = await site.repliesFrom(answers.email);
    expect(reply).toMatchObject({ welcome_party: 'not-attending', wedding: 'attending' });
  },
);

testWedding(
  'sintra',
  'a wedding in Sintra has its own colours, two events for everybody, gifts and words, in British English and in Spanish',
  async (page, site) => {
    await test.step('the gate has the colours of the wedding, and nothing else of it', async () => {
      await page.goto(site.url);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome');
      await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(249, 248, 238)');
      expect(await page.content()).not.toMatch(/Sintra|Inês|Camélias/);
    });
    const celebrate = page.locator('#celebrate');
    const gifts = page.locator('#registry').getByRole('link');

    await test.step('the page is in Spanish', async () => {
      await openPage(page, site, '/es/');
      await expect(page.locator('html')).toHaveAttribute('lang', 'es-ES');
      await expect(celebrate).toContainText('sábado, 12 de septiembre de 2037');
      await expect(gifts).toHaveText(['Los olivos', 'Una mesa para doce']);
    });

    await test.step('and in British English', async () => {
      await openPage(page, site);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
      await expect(listNavigation(page)).toHaveText([
        ...['Celebrate', 'Travel', 'Good to know', 'RSVP', 'Gifts'],
      ]);
      await expect(celebrate.getByRole('article')).toHaveCount(2);
      await expect(celebrate).toContainText('Saturday, 12 September 2037');
      await expect(celebrate).toContainText('20:00–23:30');
      await expect(gifts).toHaveText(['Olive trees', 'A table for twelve']);
    });

    await test.step('a calendar file is in the time zone of Lisbon', async () => {
      const address = await celebrate.locator('a[href$=".ics"]').nth(1).getAttribute('href');
      const calendar = await (await page.request.get(site.url + address)).text();
      expect(calendar).toContain('DTSTART;TZID=Europe/Lisbon:20370912T160000');
      expect(calendar).toContain('DTEND;TZID=Europe/Lisbon:20370913T040000');
    });
    await test.step('a portrait without a version for wide screens keeps most of its height', () =>
      expectTallPortrait(page));
    await test.step('the page fits', () => expectToFit(page));
    const chosen = rsvpForm(page).getByRole('radio', { checked: true });
    await test.step('nothing is chosen, and a missing choice is reported at its event', async () => {
      await expect(chosen).toHaveCount(0);
      const { welcomeParty: _, wedding: __, ...others } = createAnswers();
      await fillRsvp(page, others);
      await submitButton(page).click();
      const dinner = rsvpForm(page).getByRole('group', { name: 'Welcome dinner' });
      await expect(dinner.getByRole('radio').first()).toBeFocused();
      await expect(dinner.getByRole('radio').first()).toHaveAttribute('aria-invalid', 'true');
      await expect(dinner).toHaveAccessibleDescription(
        'Please select your attendance for the Welcome dinner',
      );
      expect(await site.repliesFrom(others.email)).toEqual([]);
      // A reload keeps the answers, and that there is none for the events.
      await page.reload();
      await expect(rsvpForm(page).getByLabel('Email')).toHaveValue(others.email);
      await expect(chosen).toHaveCount(0);
    });
    await test.step('guests who cannot come are thanked in other words', async () => {
      const declined = { welcomeParty: 'not-attending', wedding: 'not-attending' } as const;
      await fillRsvp(page, { ...createAnswers(), ...declined });
      await submitButton(page).click();
      await expect(toasts(page).last()).toContainText('We will miss you.');
      await expect(chosen).toHaveCount(0);
      await sendRsvp(page, createAnswers());
      await expect(toasts(page).last()).toContainText('See you in Sintra.');
    });
  },
);

async function expectTallPortrait(page: Page): Promise<void> {
  const photo = page.getByAltText('Inês and João on a bridge');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await photo.boundingBox()).toMatchObject({ x: 0, width: 390 });
  await page.setViewportSize({ width: 1280, height: 720 });
  const { x = 0, width = 0, height = 1 } = (await photo.boundingBox()) ?? {};
  // The page shows a part of 4:5 at least as high as this.
  expect(width / height).toBeLessThan(1.2);
  expect(x + width / 2).toBeCloseTo(640, 0);
}

testWedding(
  'german',
  'a large German wedding has eight events, forty questions in groups, and its own words afterwards',
  async (page, site) => {
    await openPage(page, site);
    await test.step('an answer closes one of another group', async () => {
      await expect(page.locator('#celebrate').getByRole('article')).toHaveCount(8);
      await expect(page.locator('#stay').getByRole('heading', { level: 3 })).toHaveCount(3);
      const faq = page.locator('#faq');
      await expect(faq.getByRole('button')).toHaveCount(40);
      await expect(faq.getByRole('heading', { level: 3 })).toHaveCount(4 + 3);
      const [first, other] = [faq.getByRole('button').nth(0), faq.getByRole('button').nth(20)];
      await first.click();
      await other.click();
      await expect(other).toHaveAttribute('aria-expanded', 'true');
      await expect(first).toHaveAttribute('aria-expanded', 'false');
    });
    await test.step('five photos reach both edges', () => expectRowsOfPhotos(page));
    await test.step('the page fits', () => expectToFit(page));
    await test.step('a keyboard scrolls a row of hotels that have no websites', async () => {
      await page.setViewportSize({ width: 360, height: 800 });
      const row = page.getByRole('group', { name: 'Jugendherbergen und Campingplätze' });
      await row.focus();
      await page.keyboard.press('ArrowRight');
      await expect(row.getByRole('heading', { name: 'Campingplatz' })).toBeInViewport({ ratio: 1 });
    });
    await test.step('its own words take the place of the form after the last event', async () => {
      await page.clock.setFixedTime(new Date('2037-08-16T20:59:00+02:00'));
      await page.reload();
      await expect(page.getByText('Die Rückmeldefrist ist abgelaufen.')).toBeVisible();
      await page.clock.setFixedTime(new Date('2037-08-16T21:01:00+02:00'));
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Danke, dass ihr da wart' })).toBeVisible();
      await expect(page.getByText('Die Bilder schicken wir euch')).toBeVisible();
      await expect(rsvpForm(page)).toHaveCount(0);
    });
  },
);

/** Five photos are in one row, and in two rows on a phone. */
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

for (const seed of ['1', '2', '3']) {
  testWedding(
    seed,
    `the generated wedding ${seed} fits a phone and a laptop`,
    async (page, site) => {
      await openPage(page, site);
      await expectToFit(page);
    },
  );
}
