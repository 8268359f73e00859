import type { Page } from '@playwright/test';
import type { RsvpRecord } from '../domain/replies/rsvp-record.ts';
import type { WeddingDocument } from '../domain/wedding/wedding.ts';
import { createContent } from '../server/fixtures/content.ts';
import { insertRecord } from '../server/fixtures/records.ts';
import { openDatabase } from '../server/store.ts';
import { expectAccessible } from './axe.ts';
import { openReply, openTab, sheet, signInAsCouple } from './dashboard.ts';
import {
  test as editorTest,
  openEditor,
  publish,
  WITHOUT_PREVIEW,
  waitUntilSaved,
} from './editor.ts';
import { storeFlag } from './gate.ts';
import { holdFiles } from './hold-files.ts';
import {
  createAnswers,
  fillRsvp,
  replyCard,
  rsvpForm,
  showForm,
  submitButton,
  THANK_YOU,
} from './rsvp-form.ts';
import { type Site, startSite } from './site.ts';
import { expect, test } from './test.ts';
import { expectToast } from './toasts.ts';

// A wedding with three events, up to four guests, and questions of the couple.

const QUESTIONS: Partial<WeddingDocument['rsvp']> = {
  ...{ maxGuests: 4, dietaryPerPerson: true },
  questions: [
    {
      ...{ id: 'menu', label: 'Which menu?', kind: 'choice', perPerson: true, required: true },
      ...{ event: 'wedding', hint: 'The kitchen needs it by May.' },
      choices: [
        { id: 'fish', label: 'Sea bass' },
        { id: 'meat', label: 'Veal' },
        { id: 'garden', label: 'Artichokes from Sant’Erasmo with fava beans and wild fennel' },
      ],
    },
    { id: 'shuttle', label: 'Do you need a seat in the boat?', kind: 'yes-no', required: true },
    { id: 'nights', label: 'How many nights do you stay?', kind: 'number' },
    { id: 'song', label: 'A song for the dance floor', kind: 'text' },
    { id: 'parking', label: 'Do you come by car?', kind: 'yes-no' },
  ],
  // The couple has removed it.
  formerQuestions: [
    {
      ...{ id: 'cake', label: 'Which cake?', kind: 'choice', perPerson: false },
      choices: [{ id: 'lemon', label: 'Lemon' }],
    },
  ],
};

let site: Site;

function findPerson(page: Page, name: string) {
  return rsvpForm(page).getByRole('group', { name, exact: true });
}

// One worker runs these, so that the site starts and publishes once.
test.describe('on a site with questions of the couple', () => {
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async () => {
    const document = createContent(['welcome_party', 'wedding', 'brunch'], QUESTIONS);
    site = await startSite({}, { document });
  });
  test.afterAll(() => site.close());

  test('questions are there before the scripts, and a family of four answers them for three events', async ({
    page,
  }) => {
    await storeFlag(page, 'true');
    await test.step('nothing moves, and typed answers are kept', () => answerBeforeScripts(page));
    await test.step('nobody who declines is asked, and required answers are missed', () =>
      expectMissingAnswers(page));

    const form = rsvpForm(page);
    const jessica = findPerson(page, 'Jessica Levi');
    await jessica.getByLabel('Artichokes').check();
    await expect(jessica.getByText('Please answer this question')).toBeHidden();
    await jessica.getByLabel('Dietary restrictions (optional)').fill('No shellfish');
    await form.getByRole('group', { name: 'seat in the boat' }).getByLabel('Yes').check();
    await form.getByLabel('How many nights do you stay? (optional)').fill('2');
    const parking = form.getByRole('group', { name: 'Do you come by car? (optional)' });
    await parking.getByLabel('Yes').check();
    await parking.getByRole('button', { name: 'Clear answer' }).click();
    await expect(parking.getByLabel('Yes')).toBeFocused();
    await form.getByRole('group', { name: 'The brunch' }).getByLabel('Regretfully decline').check();
    const { email } = createAnswers();
    await form.getByLabel('Email').fill(email);
    await fillRsvp(page, { guestsCount: '5' });
    await submitButton(page).click();
    await expect(form.getByText('Please choose 1 to 4 guests')).toBeVisible();
    await fillRsvp(page, { guestsCount: '4' });
    await form.getByLabel('Guest 4: first name (optional)').fill('Zed');
    for (const name of ['Guest 3', 'Zed']) {
      const guest = form.getByRole('group', { name }).filter({ hasText: 'Which menu?' }).last();
      if ((await guest.count()) > 0) await guest.getByLabel('Veal').check();
    }

    await test.step('the answers outlast a reload, also those that are hidden', async () => {
      const wedding = form.getByRole('group', { name: 'The Wedding' });
      await wedding.getByLabel('Regretfully decline').check();
      await page.reload();
      await expect(jessica.getByLabel('Artichokes')).toBeHidden();
      await wedding.getByLabel('Joyfully accept').check();
      await expect(jessica.getByLabel('Artichokes')).toBeChecked();
      await expect(parking.getByRole('radio', { checked: true })).toHaveCount(0);
      await expect(form.getByLabel('Guest 4: first name (optional)')).toHaveValue('Zed');
    });
    await submitButton(page).click();
    await expectToast(page, ...THANK_YOU);
    await expect(form.getByLabel('Guest 3: first name (optional)')).toBeHidden();
    await expect(replyCard(page)).toContainText('Lorenzo da Ponte: Sea bass');
    await expect(replyCard(page)).toContainText('Jessica Levi: No shellfish');
    const [reply] = await site.repliesFrom(email);
    expect(reply).toMatchObject({ guests_count: 2, wedding: 'attending' });
    expect(reply?.answers).toMatchObject({
      events: { brunch: 'not-attending' },
      people: [
        { first: 'Lorenzo', last: 'da Ponte', questions: { menu: 'fish' } },
        { first: 'Jessica', dietary: 'No shellfish', questions: { menu: 'garden' } },
        { questions: { menu: 'meat' } },
        { first: 'Zed', questions: { menu: 'meat' } },
      ],
      questions: { shuttle: true, nights: 2 },
    });
  });

  test('visits without a connection have the questions, if there are any', async ({
    request,
    site: other,
  }) => {
    for (const [url, hasQuestions] of [
      [site.url, true],
      [other.url, false],
    ] as const) {
      const { files } = await (await request.get(`${url}/offline.json`)).json();
      expect(files['/'].some((path: string) => path.includes('question'))).toBe(hasQuestions);
    }
  });

  test('the couple counts, filters, corrects and exports the answers', async ({ page }) => {
    const { addReplies } = await signInAsCouple(page.request, site);
    await storeEarlierReply({
      ...{ guest_one_first: 'Eva', guest_one_last: 'Klein', email: 'eva@example.com' },
      ...{ guest_two_first: 'Max', guest_two_last: null, guests_count: 2 },
      ...{ welcome_party: 'attending', wedding: 'attending', dietary_restrictions: null },
      answers: {
        events: { brunch: 'not-attending' },
        people: [
          { first: 'Eva', last: 'Klein', questions: { menu: 'fish' } },
          { first: 'Max', last: null, dietary: 'No nuts' },
        ],
        questions: { shuttle: true, nights: 2, cake: 'lemon' },
      },
    });
    await addReplies({ guest_one_first: 'Tom', guest_one_last: 'Bruno', email: 'tom@example.com' });
    await page.goto(`${site.url}/host`);
    const menu = page.getByRole('region', { name: 'Which menu?' });
    await expect(menu).toContainText('Sea bass');
    await expectAccessible(page);
    await menu.getByRole('link', { name: 'Sea bass' }).click();
    await expect(page.getByRole('rowheader', { name: 'Tom Bruno' })).toHaveCount(0);
    const row = page.getByRole('row', { name: /Eva Klein/ });
    await expect(row).toContainText('Eva Klein: Sea bass');
    await expect(row).toContainText('Max: No nuts');

    await openReply(page, 'Eva Klein');
    // Without the question, its answers keep their words.
    await expect(sheet(page)).toContainText('Which cake?Lemon');
    await sheet(page).getByRole('button', { name: 'Edit' }).click();
    const nights = sheet(page).getByLabel('How many nights do you stay?');
    const save = sheet(page).getByRole('button', { name: 'Save reply' });
    await nights.fill('many');
    await save.click();
    await expect(sheet(page)).toContainText('Please enter a whole number from 0 to 9999');
    await nights.fill('3');
    const max = sheet(page).getByRole('group', { name: 'Answers of Max' });
    await max.getByLabel('Which menu?').selectOption('Veal');
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    const excess = await sheet(page).evaluate((element) => element.scrollWidth - innerWidth);
    expect(excess, 'a long choice fits on a phone').toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1280, height: 720 });
    await sheet(page).getByRole('button', { name: 'Enter the events for each person' }).click();
    const events = sheet(page).getByRole('group', { name: 'Max' });
    await events.getByLabel('Welcome Party').selectOption('Declined');
    await save.click();
    const history = sheet(page).getByRole('region', { name: 'History' });
    await expect(history).toContainText('Max · Which menu? none Veal');
    await expect(history).toContainText('How many nights do you stay? 2 3');
    await sheet(page).getByRole('button', { name: 'Close' }).click();

    await openTab(page, 'Overview');
    const people = await page.request.get(`${site.url}/host/api/exports/people.csv`);
    expect(await people.text()).toContain('Max,,Eva Klein & Max,eva@example.com,,no,yes,no,Veal,');
    await page.getByRole('link', { name: 'For the caterer' }).click();
    const counts = page.getByText(/Which menu\? Sea bass \d, Veal \d, Artichokes.* \d/);
    await expect(counts).toBeVisible();
  });
});

editorTest(
  'the couple writes a question in the editor, which guests are asked once it is published',
  async ({ editorPage: page }) => {
    await page.setViewportSize(WITHOUT_PREVIEW);
    await openEditor(page, 'rsvp');
    await page.getByRole('button', { name: 'Add a question' }).click();
    await page.getByLabel('Question', { exact: true }).fill('Which menu?');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(sheet(page)).toContainText('Add at least 2 choices.');
    await sheet(page).getByRole('button', { name: 'Close' }).click();
    for (const [index, name] of ['Sea bass', 'Veal'].entries()) {
      await page.getByRole('button', { name: 'Add a choice' }).click();
      await page.getByLabel('Choice', { exact: true }).nth(index).fill(name);
    }
    await page.getByLabel('Ask each person', { exact: false }).first().check();
    await page.getByLabel('Who is asked').selectOption('Guests of: The Wedding');
    await waitUntilSaved(page);
    await publish(page);
    await page.getByRole('button', { name: 'Remove: Which menu?' }).click();
    await expect(page.getByRole('button', { name: /Which menu/ })).toHaveCount(0);
    await waitUntilSaved(page);
    await storeFlag(page, 'true');
    await page.goto('/');
    await expect(page.getByRole('group', { name: 'Which menu?' })).toContainText('Sea bass');
  },
);

async function answerBeforeScripts(page: Page): Promise<void> {
  const release = await holdFiles(page, /\/private\/question-fields-[^/]+\.js/);
  await page.goto(site.url, { waitUntil: 'commit' });
  const form = rsvpForm(page);
  const song = form.getByLabel('A song for the dance floor (optional)');
  await song.fill('Volare');
  await form.getByLabel('Veal').first().check();
  const before = await song.boundingBox();
  release();
  await page.waitForLoadState('networkidle');
  const after = await song.boundingBox();
  expect(after).toMatchObject({ width: before?.width, height: before?.height });
  // A font that arrives may move the page by a part of a pixel.
  expect(Math.abs(Number(after?.y) - Number(before?.y))).toBeLessThan(0.5);
  const { dietaryRestrictions: _, ...answers } = createAnswers({ guestsCount: '1' });
  await fillRsvp(page, answers);
  await form.getByRole('group', { name: 'seat in the boat' }).getByLabel('No').check();
  await submitButton(page).click();
  await expectToast(page, ...THANK_YOU);
  const [reply] = await site.repliesFrom(answers.email);
  expect(reply?.answers).toMatchObject({
    people: [{ questions: { menu: 'meat' } }],
    questions: { shuttle: false, song: 'Volare' },
  });
}

async function expectMissingAnswers(page: Page): Promise<void> {
  const form = rsvpForm(page);
  await showForm(page);
  for (const event of ['Welcome Party', 'The Wedding', 'The brunch']) {
    await form.getByRole('group', { name: event }).getByLabel('Regretfully decline').check();
  }
  await expect(form.getByRole('group', { name: /menu|boat/ })).toHaveCount(0);
  const { dietaryRestrictions: _, ...answers } = createAnswers();
  await fillRsvp(page, answers);
  await expect(findPerson(page, 'Jessica Levi')).toContainText('The kitchen needs it by May.');
  await findPerson(page, 'Lorenzo da Ponte').getByLabel('Sea bass').check();
  // No number: browsers report it without a value.
  await form.getByLabel('How many nights do you stay? (optional)').pressSequentially('1e');
  await submitButton(page).click();
  await expect(findPerson(page, 'Jessica Levi').getByLabel('Sea bass')).toBeFocused();
  await expect(form.getByText('Please answer this question')).toHaveCount(2);
  await expect(form.getByText('Please enter a whole number from 0 to 9999')).toBeVisible();
  // A screen reader would announce a group without a name.
  await expect(form.getByRole('group', { name: /^$/ })).toHaveCount(0);
  await expectAccessible(page);
  expect(await site.repliesFrom(answers.email)).toEqual([]);
}

/** Stores a reply of the time when a question that the couple has removed was on the form. */
async function storeEarlierReply(reply: RsvpRecord): Promise<void> {
  const database = await openDatabase({ dataDir: site.dataDir, databaseUrl: null });
  await insertRecord(database, reply);
  await database.close();
}
