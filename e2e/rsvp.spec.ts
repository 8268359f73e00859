import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { storeFlag } from './gate.ts';
import { holdFiles } from './hold-files.ts';
import { measureBoxes } from './layout.ts';
import {
  type Answers,
  countReplyRequests,
  createAnswers,
  DEFAULTS,
  field,
  fillRsvp,
  readAnswers,
  readDraft,
  rsvpForm,
  sendRsvp,
  submitButton,
  THANK_YOU,
} from './rsvp-form.ts';
import { expect, test } from './test.ts';
import { expectToast, toasts } from './toasts.ts';

const ANY_SCRIPT = createAnswers({
  guestOneFirst: 'Sofía 🥂 Nguyễn',
  guestOneLast: '<b>O’Brien</b> & "Söhne"',
  guestTwoFirst: '李小龍',
  guestTwoLast: 'عبد الله',
  dietaryRestrictions: "=1+1'; DROP TABLE rsvps;--\n<script>alert(1)</script> \\ %00 👩‍👩‍👧 ½",
});

test('a guest sees "Submitting...", and cannot send the form twice or change it meanwhile', async ({
  weddingPage: page,
  site,
}) => {
  const requests = countReplyRequests(page);
  const submitTwice = () =>
    rsvpForm(page).evaluate((form) => {
      (form as HTMLFormElement).requestSubmit();
      (form as HTMLFormElement).requestSubmit();
    });
  await test.step('a form that is submitted twice within one frame is stored once', async () => {
    const answers = createAnswers();
    await fillRsvp(page, answers);
    await submitTwice();
    await expectToast(page, ...THANK_YOU);
    expect(requests()).toBe(1);
    expect(await site.repliesFrom(answers.email)).toHaveLength(1);
  });

  const release = await holdFiles(page, '/rest/**');
  const answers = createAnswers();
  await fillRsvp(page, answers);
  await submitButton(page).dblclick();
  await expect(submitButton(page)).toHaveText('Submitting...');
  await expect(submitButton(page)).toBeDisabled();
  await expect(page.locator('#rsvp output', { hasText: 'Submitting...' })).toBeAttached();
  // Neither the Enter key nor a script can submit it again.
  await field(page, 'email').press('Enter');
  await submitTwice();
  // It would be lost when the form is reset.
  await field(page, 'dietaryRestrictions').focus();
  await page.keyboard.type('Severe nut allergy');
  await page.getByRole('button', { name: 'Change my reply' }).click();
  expect(await readAnswers(page), 'nothing changes while it is sent').toEqual(answers);
  await expect(toasts(page)).toHaveCount(1);
  release();
  await expect(toasts(page)).toHaveCount(2);
  await expectToast(page, ...THANK_YOU);
  await expect(submitButton(page)).toHaveText('Submit RSVP');
  await expect(submitButton(page)).toBeEnabled();
  expect(requests()).toBe(2);
  expect(await site.repliesFrom(answers.email)).toHaveLength(1);
});

test('the form has the fields, limits, choices and defaults of the specification', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await storeFlag(page, 'true');
  await page.goto('/', { waitUntil: 'networkidle' });
  // No files for questions, which this wedding does not have.
  expect(loaded.filter((url) => /question|\/rest\//.test(url))).toEqual([]);
  expect(await readAnswers(page)).toEqual(DEFAULTS);
  await expect(rsvpForm(page).getByRole('group')).toHaveCount(4);
  await test.step('every field has its name, type, limits and choices', () => expectFields(page));
  await test.step('every point of an attendance card chooses it', () => expectLargeCards(page));
  await test.step('the buttons beside the number of guests stay within its limits', () =>
    expectLimitedButtons(page));
  const damaged = '{"guestsCount":"7","email":5,"other":"x"}';
  await page.evaluate((text) => sessionStorage.setItem('wedding-rsvp-draft', text), damaged);
  await page.reload();
  await expect(rsvpForm(page)).toBeVisible();
  expect(await readAnswers(page), 'a damaged draft is ignored').toEqual(DEFAULTS);
});

async function expectFields(page: Page): Promise<void> {
  const fields = await rsvpForm(page)
    .locator('input, textarea')
    .evaluateAll((inputs) =>
      (inputs as HTMLInputElement[]).map(({ name, type, min, max }) =>
        [name, type, type === 'radio' ? '' : `${min ?? ''}${max ?? ''}`].join(' ').trim(),
      ),
    );
  expect(fields).toEqual([
    ...['guestOneFirst text', 'guestOneLast text', 'guestTwoFirst text', 'guestTwoLast text'],
    ...['email email', 'welcomeParty radio', 'welcomeParty radio', 'wedding radio'],
    ...['wedding radio', 'guestsCount number 12', 'dietaryRestrictions textarea'],
  ]);
  await expect(field(page, 'dietaryRestrictions')).toHaveAttribute('rows', '4');
  // Each field has a name that is clear without its group.
  for (const [name, accessibleName] of [
    ['guestOneFirst', 'First name'],
    ['guestTwoLast', 'Guest two: last name (optional)'],
  ] as const) {
    await expect(field(page, name)).toHaveAccessibleName(accessibleName);
  }
  const wedding = rsvpForm(page).getByRole('group', { name: 'The Wedding' });
  await expect(wedding).toContainText('Saturday, June 6th, 2026');
  for (const [index, value] of ['attending', 'not-attending'].entries()) {
    await expect(wedding.getByRole('radio').nth(index)).toHaveAttribute('value', value);
  }
}

async function expectLargeCards(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  const choose = (value: string) => field(page, 'wedding').and(page.locator(`[value="${value}"]`));
  const decline = choose('not-attending');
  await decline.scrollIntoViewIfNeeded();
  const [{ width, height } = { width: 0, height: 0 }] = await measureBoxes(decline);
  expect(height).toBeGreaterThanOrEqual(44);
  expect(width).toBeGreaterThanOrEqual(100);
  for (const [x, y] of [
    [2, 2],
    [width / 2, height / 2],
    [width - 2, height - 2],
  ] as const) {
    await choose('attending').check();
    await decline.click({ position: { x, y } });
    await expect(decline).toBeChecked();
  }
}

async function expectLimitedButtons(page: Page): Promise<void> {
  const fewer = rsvpForm(page).getByRole('button', { name: 'One guest fewer' });
  const more = rsvpForm(page).getByRole('button', { name: 'One guest more' });
  await expect(fewer).toBeDisabled();
  // It is not natively disabled, so that a click before hydration is not lost.
  await fewer.click({ force: true });
  await expect(field(page, 'guestsCount')).toHaveValue('1');
  await more.click();
  await expect(rsvpForm(page).getByRole('status')).toHaveText('2');
  await expect(more).toBeDisabled();
  await more.click({ force: true });
  await page.reload();
  await expect(field(page, 'guestsCount')).toHaveValue('2');
  await expect(more).toBeDisabled();
  await fewer.click();
  await expect(field(page, 'guestsCount')).toHaveValue('1');
}

test('each reply is sent as the record of the specification and stored as it was typed, and the form is reset', async ({
  weddingPage: page,
  site,
}) => {
  const answers: Answers = createAnswers({ guestOneFirst: '  Lorenzo ' });
  await fillRsvp(page, answers);
  await page.reload();
  await expect(field(page, 'email')).toHaveValue(answers.email);
  expect(await readAnswers(page), 'the typed text survives a reload').toEqual(answers);

  const sent = page.waitForRequest((request) => request.url().includes('/rest/'));
  await submitButton(page).click();
  const request = await sent;
  const { origin, pathname } = new URL(request.url());
  expect([request.method(), origin + pathname]).toEqual(['POST', `${site.url}/rest/v1/rsvps`]);
  const key = await page.evaluate(() => Reflect.get(window, 'SUPABASE_ANON_KEY'));
  expect(await request.allHeaders()).toMatchObject({
    ...{ apikey: key, authorization: `Bearer ${key}` },
    prefer: expect.stringContaining('return=representation'),
    accept: 'application/vnd.pgrst.object+json',
    'content-type': expect.stringMatching(/^application\/json/),
  });
  const record = {
    guest_one_first: 'Lorenzo',
    guest_one_last: 'da Ponte',
    guest_two_first: 'Jessica',
    guest_two_last: 'Levi',
    email: answers.email,
    welcome_party: 'not-attending',
    wedding: 'attending',
    guests_count: 2,
    dietary_restrictions: 'No shellfish for Jessica.\nLorenzo eats everything.',
  };
  expect(request.postDataJSON()).toEqual(record);
  expect((await request.response())?.status()).toBe(201);
  await expectToast(page, ...THANK_YOU);
  const created_at = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/);
  expect(await site.repliesFrom(answers.email)).toEqual([
    { id: expect.any(Number), created_at, ...record },
  ]);
  await expect.poll(() => readDraft(page)).toBeNull();
  await page.reload();
  await expect(rsvpForm(page)).toBeVisible();
  expect(await readAnswers(page)).toEqual(DEFAULTS);

  const send = async (further: Partial<Answers>) => {
    const earlier = await site.repliesFrom(answers.email);
    await sendRsvp(page, { ...further, email: answers.email });
    const loadNew = async () => (await site.repliesFrom(answers.email)).slice(earlier.length);
    await expect.poll(loadNew).toHaveLength(1);
    await expect(submitButton(page)).toHaveText('Submit RSVP');
    return (await loadNew())[0];
  };
  await test.step('a single guest fills in only the required fields and declines both events', async () => {
    const declined = { welcomeParty: 'not-attending', wedding: 'not-attending' };
    const single = { guestOneFirst: 'Shylock', guestOneLast: 'of Venice', guestTwoFirst: ' ' };
    expect(await send({ ...single, ...declined })).toMatchObject({
      ...{ welcome_party: 'not-attending', wedding: 'not-attending', guests_count: 1 },
      ...{ guest_two_first: null, guest_two_last: null, dietary_restrictions: null },
    });
  });
  await test.step('names and notes may contain any script, emoji and markup', async () => {
    expect(await send(ANY_SCRIPT)).toMatchObject({
      guest_one_first: ANY_SCRIPT.guestOneFirst,
      guest_one_last: ANY_SCRIPT.guestOneLast,
      guest_two_first: ANY_SCRIPT.guestTwoFirst,
      guest_two_last: ANY_SCRIPT.guestTwoLast,
      dietary_restrictions: ANY_SCRIPT.dietaryRestrictions,
    });
  });
  expect(await site.repliesFrom(answers.email)).toHaveLength(3);
});

test('a guest who names a second person is counted with them, and can undo that', async ({
  site,
  weddingPage: page,
}) => {
  const changed = rsvpForm(page).getByText('Changed to 2');
  const hint = rsvpForm(page).getByText('You named two guests, but the number is 1.');
  const { guestsCount: _, ...answers } = createAnswers();
  const expectCounts = (counts: number[]) =>
    expect
      .poll(async () => (await site.repliesFrom(answers.email)).map((reply) => reply.guests_count))
      .toEqual(counts);
  await fillRsvp(page, { ...answers, guestTwoFirst: '', guestTwoLast: ' ' });
  await expect(changed).toHaveCount(0);
  await field(page, 'guestTwoFirst').fill('Jessica');
  await expect(field(page, 'guestsCount')).toHaveValue('2');
  await expect(changed.locator('xpath=ancestor::p')).toHaveAttribute('aria-live', 'polite');
  await expectAccessible(page);
  await page.reload();
  await expect(changed).toBeVisible();
  await submitButton(page).click();
  await expectCounts([2]);
  await expect(field(page, 'guestsCount')).toHaveValue('1');

  await test.step('a guest who undoes it is asked, and decides', async () => {
    await fillRsvp(page, { ...answers, guestTwoFirst: 'Jessica' });
    await rsvpForm(page).getByRole('button', { name: 'undo' }).press('Enter');
    await expect(field(page, 'guestsCount')).toHaveValue('1');
    await expect(field(page, 'guestsCount')).toBeFocused();
    await expect(changed).toHaveCount(0);
    await expect(hint).toBeVisible();
    await fillRsvp(page, { wedding: 'not-attending' });
    await expect(hint).toHaveCount(0);
    await fillRsvp(page, { wedding: 'attending', guestTwoLast: 'Levi' });
    // The hint changes nothing by itself.
    await submitButton(page).click();
    await expectCounts([2, 1]);
    await expect(hint).toHaveCount(0);

    await page.getByRole('button', { name: 'Change my reply' }).click();
    await rsvpForm(page).getByRole('button', { name: 'Make it 2' }).press('Enter');
    await expect(field(page, 'guestsCount')).toHaveValue('2');
    await expect(field(page, 'guestsCount')).toBeFocused();
    await submitButton(page).click();
    await expectCounts([2, 1, 2]);
  });
});
