import type { Page } from '@playwright/test';
import type { RsvpRecord } from '../domain/replies/rsvp.ts';
import type { WeddingDocument } from '../domain/wedding/wedding.ts';
import { createContent } from '../server/fixtures/content.ts';
import { insertRsvp } from '../server/replies/rsvps.ts';
import { openDatabase } from '../server/store.ts';
import { expectAccessible } from './axe.ts';
import { createDashboard, HOST_PASSWORD, openTab, sheet } from './dashboard.ts';
import { test as editorTest, openEditor, preview, publish, waitUntilSaved } from './editor.ts';
import { storeFlag } from './gate.ts';
import { holdFiles } from './hold-files.ts';
import {
  createAnswers,
  fillRsvp,
  replyCard,
  rsvpForm,
  submitButton,
  THANK_YOU,
} from './rsvp-form.ts';
import { type Site, startSite } from './site.ts';
import { expect, test } from './test.ts';
import { expectToast } from './toasts.ts';

const QUESTIONS_SCRIPT = /\/private\/open-questions-[^/]+\.js/;

const QUESTIONS: Partial<WeddingDocument['rsvp']> = {
  dietaryPerPerson: true,
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

// One worker runs these, so that the site starts and publishes once.
test.describe('on a site with questions of the couple', () => {
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async () => {
    const document = createContent(['welcome_party', 'wedding'], { maxGuests: 4, ...QUESTIONS });
    site = await startSite({}, { document });
  });
  test.afterAll(() => site.close());

  test('questions are there before the scripts, and guests answer them for themselves and for the household', async ({
    page,
  }) => {
    await storeFlag(page, 'true');
    await test.step('nothing moves, and typed answers are kept', () => answerBeforeScripts(page));
    await test.step('nobody who declines is asked, and required answers are missed', () =>
      expectMissingAnswers(page));

    const form = rsvpForm(page);
    const jessica = form.getByRole('group', { name: 'Jessica Levi', exact: true });
    await jessica.getByLabel('Artichokes').check();
    await expect(jessica.getByText('Please answer this question')).toBeHidden();
    await jessica.getByLabel('Dietary restrictions (optional)').fill('No shellfish');
    await form.getByRole('group', { name: 'seat in the boat' }).getByLabel('Yes').check();
    await form.getByLabel('How many nights do you stay? (optional)').fill('2');
    const parking = form.getByRole('group', { name: 'Do you come by car? (optional)' });
    await parking.getByLabel('Yes').check();
    await parking.getByRole('button', { name: 'Clear answer' }).click();
    await expect(parking.getByLabel('Yes')).toBeFocused();
    await expect(parking.getByRole('button')).toBeHidden();
    // The answers outlast a reload, also those that are hidden.
    const wedding = form.getByRole('group', { name: 'The Wedding' });
    await wedding.getByLabel('Regretfully decline').check();
    const { email } = createAnswers();
    await form.getByLabel('Email').fill(email);
    await fillRsvp(page, { welcomeParty: 'attending', guestsCount: '4' });
    await form.getByLabel('Guest 4: first name (optional)').fill('Zed');
    await page.reload();
    await expect(jessica.getByLabel('Artichokes')).toBeHidden();
    await expect(form.getByRole('group', { name: 'Zed', exact: true })).toBeVisible();
    await fillRsvp(page, { welcomeParty: 'not-attending', guestsCount: '2' });
    await wedding.getByLabel('Joyfully accept').check();
    await expect(parking.getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(jessica.getByLabel('Artichokes')).toBeChecked();
    await expect(jessica.getByLabel('Dietary restrictions (optional)')).toHaveValue('No shellfish');
    await submitButton(page).click();
    await expectToast(page, ...THANK_YOU);
    await expect(replyCard(page)).toContainText('Lorenzo da Ponte: Sea bass');
    await expect(replyCard(page)).toContainText('Jessica Levi: Artichokes');
    await expect(replyCard(page)).toContainText('Jessica Levi: No shellfish');

    expect(await site.repliesFrom(email)).toMatchObject([
      {
        ...{ guests_count: 2, wedding: 'attending', dietary_restrictions: null },
        answers: {
          people: [
            { first: 'Lorenzo', last: 'da Ponte', questions: { menu: 'fish' } },
            {
              ...{ first: 'Jessica', last: 'Levi', dietary: 'No shellfish' },
              questions: { menu: 'garden' },
            },
          ],
          questions: { shuttle: true, nights: 2 },
        },
      },
    ]);
  });

  test('visits without a connection have the questions, if there are any', async ({
    request,
    site: other,
  }) => {
    const isKept = async (url: string) => {
      const worker = await (await request.get(`${url}/sw.js`)).text();
      const { files } = JSON.parse(/__BUILD__=(.*);\n/.exec(worker)?.[1] ?? '{}');
      return files['/'].some((path: string) => path.includes('question'));
    };
    expect(await isKept(other.url)).toBe(false);
    expect(await isKept(site.url)).toBe(true);
  });

  test('the couple counts, filters, corrects and exports the answers', async ({ page }) => {
    const dashboard = createDashboard(site);
    await storeEarlierReply({
      ...{ guest_one_first: 'Eva', guest_one_last: 'Klein', email: 'eva@example.com' },
      ...{ guest_two_first: 'Max', guest_two_last: null, guests_count: 2 },
      ...{ welcome_party: 'attending', wedding: 'attending', dietary_restrictions: null },
      answers: {
        people: [
          { first: 'Eva', last: 'Klein', questions: { menu: 'fish' } },
          { first: 'Max', last: null, dietary: 'No nuts' },
        ],
        questions: { shuttle: true, nights: 2, cake: 'lemon' },
      },
    });
    const tom = { guest_one_first: 'Tom', guest_one_last: 'Bruno', email: 'tom@example.com' };
    await dashboard.addReplies(tom);
    await dashboard.request(page, 'POST', 'session', { password: HOST_PASSWORD });
    await page.goto(`${site.url}/host`);
    const menu = page.getByRole('region', { name: 'Which menu?' });
    await expect(menu).toContainText('Sea bass');
    await expectAccessible(page);
    await menu.getByRole('link', { name: 'Sea bass' }).click();
    await expect(page.getByRole('rowheader', { name: 'Eva Klein' })).toBeVisible();
    await expect(page.getByRole('rowheader', { name: 'Tom Bruno' })).toHaveCount(0);
    await expect(page.getByRole('row', { name: /Eva Klein/ })).toContainText('Eva Klein: Sea bass');
    await expect(page.getByRole('row', { name: /Eva Klein/ })).toContainText('Max: No nuts');

    // A wrong answer is refused at its field.
    await page.getByRole('rowheader', { name: 'Eva Klein' }).getByRole('button').click();
    await expect(sheet(page)).toContainText('Which menu? Sea bass');
    // Without the question, its answers keep their words.
    await expect(sheet(page)).toContainText('Which cake?Lemon');
    await sheet(page).getByRole('button', { name: 'Edit' }).click();
    await sheet(page).getByLabel('How many nights do you stay?').fill('many');
    await sheet(page).getByRole('button', { name: 'Save reply' }).click();
    await expect(sheet(page)).toContainText('Please enter a whole number from 0 to 9999');
    await sheet(page).getByLabel('How many nights do you stay?').fill('3');
    const max = sheet(page).getByRole('group', { name: 'Answers of Max' });
    await max.getByLabel('Which menu?').selectOption('Veal');
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    const excess = await sheet(page).evaluate((element) => element.scrollWidth - innerWidth);
    expect(excess, 'a long choice fits on a phone').toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1280, height: 720 });
    await sheet(page).getByRole('button', { name: 'Enter the events for each person' }).click();
    await sheet(page)
      .getByRole('group', { name: 'Max' })
      .getByLabel('Welcome Party')
      .selectOption('Declined');
    await sheet(page).getByRole('button', { name: 'Save reply' }).click();
    const history = sheet(page).getByRole('region', { name: 'History' });
    await expect(history).toContainText('Max · Which menu? none Veal');
    await expect(history).toContainText('How many nights do you stay? 2 3');
    await expect(sheet(page)).toContainText('The Wedding');
    await page.keyboard.press('Escape');
    await openTab(page, 'Overview');
    // Tom and Eva, without Max.
    await expect(page.getByRole('region', { name: 'Welcome Party' })).toContainText('2 guests');

    const people = await page.request.get(`${site.url}/host/api/exports/people.csv`);
    expect(await people.text()).toContain(
      'Max,,Eva Klein & Max,eva@example.com,,no,yes,Veal,yes,3,,,No nuts,\r\n',
    );
    await page.getByRole('link', { name: 'For the caterer' }).click();
    await expect(
      page.getByText(/Which menu\? Sea bass \d, Veal \d, Artichokes.* \d/),
    ).toBeVisible();
  });
});

editorTest(
  'the couple writes a question in the editor, which guests are asked once it is published',
  async ({ editorPage: page }) => {
    await openEditor(page, 'rsvp');
    await page.getByRole('button', { name: 'Add a question' }).click();
    await page.getByLabel('Question', { exact: true }).fill('Which menu?');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(sheet(page)).toContainText('Add at least 2 choices.');
    await page.keyboard.press('Escape');
    for (const [index, name] of ['Sea bass', 'Veal'].entries()) {
      await page.getByRole('button', { name: 'Add a choice' }).click();
      await page.getByLabel('Choice', { exact: true }).nth(index).fill(name);
    }
    await page.getByLabel('Ask each person', { exact: false }).first().check();
    await page.getByLabel('Who is asked').selectOption('Guests of: The Wedding');
    await waitUntilSaved(page);
    await expect(preview(page).getByRole('group', { name: 'Which menu?' })).toBeAttached();
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
  const release = await holdFiles(page, QUESTIONS_SCRIPT);
  await page.goto(site.url, { waitUntil: 'commit' });
  const form = rsvpForm(page);
  const song = form.getByLabel('A song for the dance floor (optional)');
  await song.fill('Volare');
  await form.getByLabel('Veal').first().check();
  const before = await song.boundingBox();
  release();
  await page.waitForLoadState('networkidle');
  expect(await song.boundingBox()).toEqual(before);
  const { dietaryRestrictions: _, ...answers } = createAnswers({ guestsCount: '1' });
  await fillRsvp(page, answers);
  await form.getByRole('group', { name: 'seat in the boat' }).getByLabel('No').check();
  await submitButton(page).click();
  await expectToast(page, ...THANK_YOU);
  const [reply] = await site.repliesFrom(answers.email);
  expect(reply).toMatchObject({
    answers: {
      people: [{ questions: { menu: 'meat' } }],
      questions: { shuttle: false, song: 'Volare' },
    },
  });
}

async function expectMissingAnswers(page: Page): Promise<void> {
  const stored = await site.listReplies();
  const form = rsvpForm(page);
  const lorenzo = form.getByRole('group', { name: 'Lorenzo da Ponte', exact: true });
  const jessica = form.getByRole('group', { name: 'Jessica Levi', exact: true });
  await expect(form.getByRole('group', { name: 'Which menu?' })).toHaveCount(1);
  for (const event of ['Welcome Party', 'The Wedding']) {
    await form.getByRole('group', { name: event }).getByLabel('Regretfully decline').check();
  }
  await expect(form.getByRole('group', { name: /menu|boat/ })).toHaveCount(0);
  const { dietaryRestrictions: _, ...answers } = createAnswers();
  await fillRsvp(page, answers);
  await expect(lorenzo.getByRole('group', { name: 'Which menu?' })).toBeVisible();
  await expect(jessica).toContainText('The kitchen needs it by May.');

  await lorenzo.getByLabel('Sea bass').check();
  // No number: browsers report it without a value.
  await form.getByLabel('How many nights do you stay? (optional)').pressSequentially('1e');
  await submitButton(page).click();
  await expect(jessica.getByText('Please answer this question')).toBeVisible();
  await expect(jessica.getByLabel('Sea bass')).toBeFocused();
  await expect(form.getByText('Please answer this question')).toHaveCount(2);
  await expect(form.getByText('Please enter a whole number from 0 to 9999')).toBeVisible();
  // A screen reader would announce a group without a name.
  await expect(form.getByRole('group', { name: /^$/ })).toHaveCount(0);
  await expectAccessible(page);
  expect(await site.listReplies()).toEqual(stored);
}

/** Stores a reply of the time when a question that the couple has removed was on the form. */
async function storeEarlierReply(reply: RsvpRecord): Promise<void> {
  const database = await openDatabase({ dataDir: site.dataDir, databaseUrl: null });
  await insertRsvp(database, reply);
  await database.close();
}
