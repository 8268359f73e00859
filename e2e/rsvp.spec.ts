import { expectAccessible } from './axe.ts';
import { measureBoxes } from './bounding-boxes.ts';
import { holdFiles } from './hold-files.ts';
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

test('the form starts with its defaults', async ({ weddingPage: page }) => {
  await expect(rsvpForm(page)).toBeVisible();
  const names = await rsvpForm(page)
    .locator('input, textarea')
    .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('name')));
  expect([...new Set(names)]).toEqual(Object.keys(DEFAULTS));
  expect(await readAnswers(page)).toEqual(DEFAULTS);
  await expect(submitButton(page)).toHaveText('Submit RSVP');
});

test('every field has its type, limits and choices', async ({ weddingPage: page }) => {
  await expect(field(page, 'email')).toHaveAttribute('type', 'email');
  await expect(field(page, 'guestsCount')).toHaveAttribute('type', 'number');
  await expect(field(page, 'guestsCount')).toHaveAttribute('min', '1');
  await expect(field(page, 'guestsCount')).toHaveAttribute('max', '2');
  await expect(field(page, 'dietaryRestrictions')).toHaveJSProperty('tagName', 'TEXTAREA');
  await expect(field(page, 'dietaryRestrictions')).toHaveAttribute('rows', '4');
  for (const [event, name] of [
    ['Welcome Party', 'welcomeParty'],
    ['The Wedding', 'wedding'],
  ] as const) {
    const choices = rsvpForm(page).getByRole('group', { name: event }).getByRole('radio');
    await expect(choices).toHaveCount(2);
    for (const [index, value] of ['attending', 'not-attending'].entries()) {
      await expect(choices.nth(index)).toHaveAttribute('name', name);
      await expect(choices.nth(index)).toHaveAttribute('value', value);
    }
  }
});

test('the fields are in groups, and each has a name that is clear without its group', async ({
  weddingPage: page,
}) => {
  for (const [group, names] of [
    ['You', ['First name', 'Last name']],
    ['Your guest', ['Guest two: first name (optional)', 'Guest two: last name (optional)']],
  ] as const) {
    const fields = rsvpForm(page).getByRole('group', { name: group, exact: true }).locator('input');
    await expect(fields).toHaveCount(2);
    for (const [index, name] of names.entries()) {
      await expect(fields.nth(index)).toHaveAccessibleName(name);
    }
  }
  await expect(rsvpForm(page).getByRole('group', { name: 'The Wedding' })).toContainText(
    'Saturday, June 6th, 2026',
  );
});

test('every point of an attendance card chooses it', async ({ weddingPage: page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const decline = field(page, 'wedding').and(page.locator('[value="not-attending"]'));
  const accept = field(page, 'wedding').and(page.locator('[value="attending"]'));
  await decline.scrollIntoViewIfNeeded();
  const [box] = await measureBoxes(decline);
  expect(box?.height).toBeGreaterThanOrEqual(44);
  expect(box?.width).toBeGreaterThanOrEqual(100);
  for (const [x, y] of [
    [2, 2],
    [(box?.width ?? 0) / 2, (box?.height ?? 0) / 2],
    [(box?.width ?? 0) - 2, (box?.height ?? 0) - 2],
  ] as const) {
    await accept.check();
    await decline.click({ position: { x, y } });
    await expect(decline).toBeChecked();
    await expect(accept).not.toBeChecked();
  }
});

test('the buttons beside the number of guests stay within its limits and submit nothing', async ({
  weddingPage: page,
}) => {
  const requests = countReplyRequests(page);
  const fewer = rsvpForm(page).getByRole('button', { name: 'One guest fewer' });
  const more = rsvpForm(page).getByRole('button', { name: 'One guest more' });
  await expect(fewer).toBeDisabled();
  // It is not natively disabled, so that a click before hydration is not lost.
  await fewer.click({ force: true });
  await expect(field(page, 'guestsCount')).toHaveValue('1');
  await more.click();
  await expect(field(page, 'guestsCount')).toHaveValue('2');
  await expect(rsvpForm(page).getByRole('status')).toHaveText('2');
  await expect(more).toBeDisabled();
  await expect(fewer).toBeEnabled();
  await more.click({ force: true });
  await expect(field(page, 'guestsCount')).toHaveValue('2');
  await page.reload();
  await expect(field(page, 'guestsCount')).toHaveValue('2');
  await expect(more).toBeDisabled();
  await fewer.click();
  await expect(field(page, 'guestsCount')).toHaveValue('1');
  expect(requests()).toBe(0);
  await expect(rsvpForm(page).locator('[aria-invalid="true"]')).toHaveCount(0);
});

test('a reply is sent as the record of the specification', async ({ weddingPage: page, site }) => {
  const answers = createAnswers({
    guestOneFirst: '  Lorenzo ',
    guestTwoFirst: ' ',
    guestTwoLast: '',
    dietaryRestrictions: '',
    guestsCount: '1',
  });
  const sent = page.waitForRequest((request) => request.url().includes('/rest/'));
  await sendRsvp(page, answers);
  const request = await sent;
  expect(request.method()).toBe('POST');
  const { origin, pathname } = new URL(request.url());
  expect(origin + pathname).toBe(`${site.url}/rest/v1/rsvps`);
  const headers = await request.allHeaders();
  const key = await page.evaluate(() => Reflect.get(window, 'SUPABASE_ANON_KEY'));
  expect(key).toMatch(/./);
  expect(headers).toMatchObject({ apikey: key, authorization: `Bearer ${key}` });
  expect(headers.prefer).toContain('return=representation');
  expect(headers.accept).toBe('application/vnd.pgrst.object+json');
  expect(headers['content-type']).toMatch(/^application\/json/);
  expect(request.postDataJSON()).toEqual({
    guest_one_first: 'Lorenzo',
    guest_one_last: 'da Ponte',
    guest_two_first: null,
    guest_two_last: null,
    email: answers.email,
    welcome_party: 'not-attending',
    wedding: 'attending',
    guests_count: 1,
    dietary_restrictions: null,
  });
  expect((await request.response())?.status()).toBe(201);
  await expectToast(page, ...THANK_YOU);
});

test('a reply is stored in the database, and the form is reset', async ({
  weddingPage: page,
  site,
}) => {
  const answers = createAnswers();
  await sendRsvp(page, answers);
  await expectToast(page, ...THANK_YOU);
  expect(await site.repliesFrom(answers.email)).toEqual([
    {
      id: expect.any(Number),
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/),
      guest_one_first: 'Lorenzo',
      guest_one_last: 'da Ponte',
      guest_two_first: 'Jessica',
      guest_two_last: 'Levi',
      email: answers.email,
      welcome_party: 'not-attending',
      wedding: 'attending',
      guests_count: 2,
      dietary_restrictions: 'No shellfish for Jessica.\nLorenzo eats everything.',
    },
  ]);
  expect(await readAnswers(page)).toEqual(DEFAULTS);
  await expect.poll(() => readDraft(page)).toBeNull();
  await page.reload();
  await expect(rsvpForm(page)).toBeVisible();
  expect(await readAnswers(page)).toEqual(DEFAULTS);
});

test('names and notes may contain any script, emoji and markup', async ({
  weddingPage: page,
  site,
}) => {
  const answers = createAnswers({
    guestOneFirst: 'Sofía 🥂 Nguyễn',
    guestOneLast: '<b>O’Brien</b> & "Söhne"',
    guestTwoFirst: '李小龍',
    guestTwoLast: 'عبد الله',
    dietaryRestrictions: "=1+1'; DROP TABLE rsvps;--\n<script>alert(1)</script> \\ %00 👩‍👩‍👧 ½",
  });
  await sendRsvp(page, answers);
  await expectToast(page, ...THANK_YOU);
  expect(await site.repliesFrom(answers.email)).toMatchObject([
    {
      guest_one_first: answers.guestOneFirst,
      guest_one_last: answers.guestOneLast,
      guest_two_first: answers.guestTwoFirst,
      guest_two_last: answers.guestTwoLast,
      dietary_restrictions: answers.dietaryRestrictions,
    },
  ]);
});

test('a single guest fills in only the required fields and declines both events', async ({
  weddingPage: page,
  site,
}) => {
  const { email } = createAnswers();
  await sendRsvp(page, {
    guestOneFirst: 'Shylock',
    guestOneLast: 'of Venice',
    email,
    welcomeParty: 'not-attending',
    wedding: 'not-attending',
  });
  await expectToast(page, ...THANK_YOU);
  expect(await site.repliesFrom(email)).toMatchObject([
    {
      welcome_party: 'not-attending',
      wedding: 'not-attending',
      guests_count: 1,
      guest_two_first: null,
      guest_two_last: null,
      dietary_restrictions: null,
    },
  ]);
});

test('a guest sees "Submitting..." and cannot send the form twice', async ({
  weddingPage: page,
  site,
}) => {
  const release = await holdFiles(page, '/rest/**');
  const requests = countReplyRequests(page);
  const answers = createAnswers();
  await fillRsvp(page, answers);
  await submitButton(page).dblclick();
  await expect(submitButton(page)).toHaveText('Submitting...');
  await expect(submitButton(page)).toBeDisabled();
  // Neither the Enter key nor a script can submit it again.
  await field(page, 'email').press('Enter');
  await rsvpForm(page).evaluate((form) => {
    (form as HTMLFormElement).requestSubmit();
    (form as HTMLFormElement).requestSubmit();
  });
  await expect(toasts(page)).toHaveCount(0);
  release();
  await expectToast(page, ...THANK_YOU);
  await expect(submitButton(page)).toHaveText('Submit RSVP');
  await expect(submitButton(page)).toBeEnabled();
  expect(requests()).toBe(1);
  expect(await site.repliesFrom(answers.email)).toHaveLength(1);
});

test('a form that is submitted twice within one frame is stored once', async ({
  weddingPage: page,
  site,
}) => {
  const requests = countReplyRequests(page);
  const answers = createAnswers();
  await fillRsvp(page, answers);
  await rsvpForm(page).evaluate((form) => {
    (form as HTMLFormElement).requestSubmit();
    (form as HTMLFormElement).requestSubmit();
  });
  await expectToast(page, ...THANK_YOU);
  expect(requests()).toBe(1);
  expect(await site.repliesFrom(answers.email)).toHaveLength(1);
});

test('a guest who replies again adds a second reply, and the first is kept', async ({
  weddingPage: page,
  site,
}) => {
  const answers = createAnswers();
  await sendRsvp(page, answers);
  await expect(toasts(page)).toHaveCount(1);
  await sendRsvp(page, { ...answers, wedding: 'not-attending' });
  await expect(toasts(page)).toHaveCount(2);
  const replies = await site.repliesFrom(answers.email);
  expect(replies.map(({ wedding }) => wedding)).toEqual(['attending', 'not-attending']);
});

test('the typed text survives a reload until the reply is sent', async ({ weddingPage: page }) => {
  const answers: Answers = createAnswers();
  await fillRsvp(page, answers);
  await page.reload();
  await expect(field(page, 'email')).toHaveValue(answers.email);
  expect(await readAnswers(page)).toEqual(answers);
  await submitButton(page).click();
  await expectToast(page, ...THANK_YOU);
  await page.reload();
  await expect(field(page, 'email')).toHaveValue('');
  expect(await readAnswers(page)).toEqual(DEFAULTS);
});

test('a damaged draft is ignored', async ({ weddingPage: page }) => {
  for (const draft of ['{', '[]', 'null', '{"guestsCount":"7","email":5,"other":"x"}']) {
    await page.evaluate((text) => sessionStorage.setItem('wedding-rsvp-draft', text), draft);
    await page.reload();
    await expect(rsvpForm(page)).toBeVisible();
    expect(await readAnswers(page), draft).toEqual(DEFAULTS);
  }
});

test('a guest who names two people and counts one is asked, and decides', async ({
  site,
  weddingPage: page,
}) => {
  const hint = rsvpForm(page).getByText('You named two guests, but the number is 1.');
  const makeTwo = rsvpForm(page).getByRole('button', { name: 'Make it 2' });
  const answers = createAnswers({ guestsCount: '1' });
  await fillRsvp(page, { ...answers, guestTwoFirst: '', guestTwoLast: ' ' });
  await expect(hint).toHaveCount(0);
  await field(page, 'guestTwoFirst').fill('Jessica');
  await expect(hint).toBeVisible();
  await fillRsvp(page, { wedding: 'not-attending' });
  await expect(hint).toHaveCount(0);
  await fillRsvp(page, { wedding: 'attending' });

  // The hint changes nothing by itself.
  await submitButton(page).click();
  await expectToast(page, ...THANK_YOU);
  expect(await site.repliesFrom(answers.email)).toMatchObject([
    { guests_count: 1, guest_two_first: 'Jessica' },
  ]);
  await expect(hint).toHaveCount(0);

  await page.getByRole('button', { name: 'Change my reply' }).click();
  await expectAccessible(page);
  await makeTwo.focus();
  await page.keyboard.press('Enter');
  await expect(field(page, 'guestsCount')).toHaveValue('2');
  await expect(field(page, 'guestsCount')).toBeFocused();
  await expect(hint).toHaveCount(0);
  await submitButton(page).click();
  await expect
    .poll(() => site.repliesFrom(answers.email))
    .toMatchObject([{ guests_count: 1 }, { guests_count: 2, guest_two_first: 'Jessica' }]);
});
