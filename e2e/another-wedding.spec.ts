import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { PATHS } from '../build/paths.ts';
import { english as demo } from '../content/localized.ts';
import { messages as FRENCH } from '../domain/messages/fr.ts';
import { localizeWedding } from '../domain/wedding/localize.ts';
import document from './another-wedding/wedding.ts';
import { createAnswers, rsvpForm, sendRsvp } from './rsvp-form.ts';
import { type Site, startSite } from './site.ts';
import { expect, PASSWORD, test } from './test.ts';
import { toasts } from './toasts.ts';

const another = localizeWedding(document);

/** The names, addresses and dates of the demo wedding. */
const DEMO_TEXTS = [
  ...demo.couple,
  ...demo.stay.groups.flatMap(({ hotels }) =>
    hotels.flatMap((hotel) => [hotel.name, hotel.website]),
  ),
  ...demo.celebrate.events.flatMap(({ details, location }) => [details.address, location]),
  ...['Cipriani', 'Belmond', 'Giudecca', 'Longhi', 'Zitelle', 'Marco Polo', 'St. Mark', 'Treviso'],
  ...['portia-and-bassanio', 'June 6', 'JUNE 6', '2026-06-06', 'March 15', 'April 15'],
];
const DEMO_PLACES = ['Venice', 'Venezia', 'Rialto', 'gondola', 'vaporetto', 'Italy'];

let site: Site;
// Without cached pictures, the build in `beforeAll` takes longer than the default timeout.
test.describe.configure({ mode: 'default', timeout: 120_000 });
test.beforeAll(async () => {
  site = await startSite({}, join(import.meta.dirname, 'another-wedding', 'serve.ts'));
});
test.afterAll(() => site.close());

async function enter(page: Page): Promise<void> {
  await page.getByLabel(FRENCH.gate.prompt).fill(PASSWORD);
  await page.getByRole('button', { name: FRENCH.gate.enter }).click();
}

/** Finds these words in the guests' files and returns each with its file and context. */
async function findMentions(words: string[]): Promise<string[]> {
  const folders = [join(PATHS.app, 'files'), join(site.dataDir, 'site')];
  const names = folders.map(async (folder) => {
    const inFolder = await readdir(folder, { recursive: true });
    return inFolder.map((name) => join(folder, name));
  });
  const files = (await Promise.all(names))
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

test('another wedding mentions neither the demo nor its town, and has one language', async () => {
  expect(await findMentions(DEMO_TEXTS)).toEqual([]);
  expect(await findMentions(['Théodore']), 'the search finds the couple’s name').not.toEqual([]);
  expect(await findMentions(DEMO_PLACES)).toEqual([]);
  expect(await findMentions(['Italiano', 'Benvenuti'])).toEqual([]);
  expect(await readdir(join(site.dataDir, 'site'))).not.toContain('it');
});

test('guests of another wedding read its own texts everywhere, and reply', async ({
  page,
  request,
}) => {
  for (const path of ['/it', '/it/'])
    expect((await request.get(site.url + path)).status()).toBe(404);
  await page.goto(site.url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bienvenue');
  // A wedding in one language has no language link.
  await expect(page.locator('a')).toHaveCount(0);
  await enter(page);
  await expectOwnTexts(page);
  const pictures = await page
    .locator('img')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src));
  expect(pictures.length).toBeGreaterThan(0);
  for (const picture of pictures) {
    const response = await request.get(picture);
    expect(response.headers()['content-type'], picture).toMatch(/^image\//);
  }

  const answers = createAnswers();
  await sendRsvp(page, answers);
  await expect(toasts(page).last()).toContainText(FRENCH.rsvp.submitted);
  expect(await site.repliesFrom(answers.email)).toHaveLength(1);
  await expect(toasts(page).last()).not.toContainText('Venice');
});

async function expectOwnTexts(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Agathe & Théodore');
  await expect(page).toHaveTitle(another.title);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
  await expect(page.getByRole('banner')).toContainText('12 SEPTEMBRE 2037');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Fêtez avec nous',
    'Où dormir',
    'Venir à Annecy',
    'Vos questions',
    'Votre réponse',
  ]);
  const hotels = another.stay.groups.flatMap((group) => group.hotels);
  await expect(page.getByRole('heading', { level: 4 })).toHaveText(hotels.map(({ name }) => name));
  for (const { website } of hotels) {
    await expect(page.locator(`a[href="${website}"]`)).toHaveCount(1);
  }
  for (const { date, details, time } of another.celebrate.events) {
    for (const text of [date, time, details.address, ...details.timeline]) {
      await expect(page.locator('#celebrate')).toContainText(text);
    }
  }
  await expect(page.locator('#faq').getByRole('heading', { level: 3 })).toHaveText(
    another.faq.items.map(({ question }) => question),
  );
  await expect(page.getByText(another.rsvp.deadlineLine)).toBeVisible();
}

test('replies close at the deadline in the wedding’s time zone, wherever the guest is', async ({
  page,
}) => {
  const LAST_MINUTE = new Date('2037-07-15T23:59:30+02:00');
  const CLOSED = new Date('2037-07-16T00:00:00+02:00');
  const answers = createAnswers();
  const guest = await page.context().newCDPSession(page);
  await page.clock.setFixedTime(LAST_MINUTE);
  await page.goto(site.url);
  await enter(page);
  await expect(rsvpForm(page)).toBeVisible();

  await test.step('a form that is still open is not sent and keeps its text', async () => {
    await page.clock.setFixedTime(CLOSED);
    await sendRsvp(page, answers);
    await expect(toasts(page).last()).toContainText(FRENCH.rsvp.failed);
    await expect(toasts(page).last()).toContainText('nous@annecy.example');
    expect(await site.repliesFrom(answers.email)).toEqual([]);
    await expect(rsvpForm(page).getByLabel(FRENCH.rsvp.email)).toHaveValue(answers.email);
  });

  for (const timezoneId of ['Asia/Tokyo', 'America/New_York']) {
    await test.step(`a contact link replaces the form for a guest in ${timezoneId}`, async () => {
      await guest.send('Emulation.setTimezoneOverride', { timezoneId });
      await page.clock.setFixedTime(CLOSED);
      await page.reload();
      await expect(page.getByText('Les réponses sont closes.')).toBeVisible();
      await expect(rsvpForm(page)).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'nous@annecy.example' })).toHaveAttribute(
        'href',
        'mailto:nous@annecy.example',
      );
      await page.clock.setFixedTime(LAST_MINUTE);
      await page.reload();
      // The script of the page restores the typed text, so it has decided that replies are open.
      await expect(rsvpForm(page).getByLabel(FRENCH.rsvp.email)).toHaveValue(answers.email);
      expect(await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)).toBe(
        timezoneId,
      );
    });
  }
});
