import { join } from 'node:path';
import { expectAccessible } from './axe.ts';
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

const PROGRAM = join(import.meta.dirname, 'other-events-site.ts');
const QUESTIONS_SCRIPT = /\/private\/open-questions-[^/]+\.js/;

const QUESTIONS = {
  dietaryPerPerson: true,
  questions: [
    {
      ...{ id: 'menu', label: 'Which menu?', kind: 'choice', perPerson: true, required: true },
      ...{ event: 'wedding', hint: 'The kitchen needs it by May.' },
      choices: [
        { id: 'fish', label: 'Sea bass' },
        { id: 'meat', label: 'Veal' },
        { id: 'garden', label: 'Artichokes' },
      ],
    },
    { id: 'shuttle', label: 'Do you need a seat in the boat?', kind: 'yes-no', required: true },
    { id: 'nights', label: 'How many nights do you stay?', kind: 'number' },
    { id: 'song', label: 'A song for the dance floor', kind: 'text' },
  ],
};

let site: Site;
test.beforeAll(async () => {
  site = await startSite(
    { EVENTS: 'welcome_party,wedding', QUESTIONS: JSON.stringify(QUESTIONS) },
    PROGRAM,
  );
});
test.afterAll(() => site.close());

test('the page without questions of the couple loads nothing for them', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await storeFlag(page, 'true');
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(rsvpForm(page).getByRole('group')).toHaveCount(4);
  expect(requests.filter((url) => /question/.test(url))).toEqual([]);
});

test('guests answer the couple’s questions, each for themselves and for the household', async ({
  page,
}) => {
  await storeFlag(page, 'true');
  await page.goto(site.url, { waitUntil: 'networkidle' });
  const form = rsvpForm(page);
  const lorenzo = form.getByRole('group', { name: 'Lorenzo da Ponte', exact: true });
  const jessica = form.getByRole('group', { name: 'Jessica Levi', exact: true });
  await expect(form.getByRole('group', { name: 'Which menu?' })).toHaveCount(1);

  // Nobody who declines is asked.
  for (const event of ['Welcome Party', 'The Wedding']) {
    await form.getByRole('group', { name: event }).getByLabel('Regretfully decline').check();
  }
  await expect(form.getByRole('group', { name: /menu|boat/ })).toHaveCount(0);
  const { dietaryRestrictions: _, ...answers } = createAnswers();
  await fillRsvp(page, answers);
  await expect(lorenzo.getByRole('group', { name: 'Which menu?' })).toBeVisible();
  await expect(jessica).toContainText('The kitchen needs it by May.');

  await lorenzo.getByLabel('Sea bass').check();
  await form.getByLabel('How many nights do you stay? (optional)').fill('1.5');
  await submitButton(page).click();
  await expect(jessica.getByText('Please answer this question')).toBeVisible();
  await expect(jessica.getByLabel('Sea bass')).toBeFocused();
  await expect(form.getByText('Please answer this question')).toHaveCount(2);
  await expect(form.getByText('Please enter a whole number from 0 to 9999')).toBeVisible();
  await expectAccessible(page);
  expect(await site.listReplies()).toEqual([]);

  await jessica.getByLabel('Artichokes').check();
  await expect(jessica.getByText('Please answer this question')).toBeHidden();
  await jessica.getByLabel('Dietary restrictions (optional)').fill('No shellfish');
  await form.getByRole('group', { name: 'seat in the boat' }).getByLabel('Yes').check();
  await form.getByLabel('How many nights do you stay? (optional)').fill('2');
  // The answers outlast a reload.
  await page.reload();
  await expect(jessica.getByLabel('Artichokes')).toBeChecked();
  await expect(jessica.getByLabel('Dietary restrictions (optional)')).toHaveValue('No shellfish');
  await submitButton(page).click();
  await expectToast(page, ...THANK_YOU);
  await expect(replyCard(page)).toContainText('Lorenzo da Ponte: Sea bass');
  await expect(replyCard(page)).toContainText('Jessica Levi: Artichokes');
  await expect(replyCard(page)).toContainText('Jessica Levi: No shellfish');

  expect(await site.repliesFrom(answers.email)).toMatchObject([
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

test('questions are there before the scripts, nothing moves, and typed answers are kept', async ({
  page,
}) => {
  const release = await holdFiles(page, QUESTIONS_SCRIPT);
  await storeFlag(page, 'true');
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
});
