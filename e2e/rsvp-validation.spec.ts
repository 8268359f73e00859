import type { Page } from '@playwright/test';
import {
  countReplyRequests,
  createAnswers,
  field,
  fillRsvp,
  readAnswers,
  rsvpForm,
  sendRsvp,
  submitButton,
  THANK_YOU,
} from './rsvp-form.ts';
import { expect, test } from './test.ts';
import { expectToast, toasts } from './toasts.ts';

const EMAIL = 'Please enter a valid email address';
const GUESTS = 'Please choose 1 or 2 guests';

/** An invalid value of each field and the message that the guest sees; rsvp.test.ts has more values. */
const INVALID_VALUES = [
  ['guestOneFirst', '   ', 'First name is required'],
  ['guestOneLast', '', 'Last name is required'],
  ['guestTwoFirst', 'Ne\u0007rissa', 'Please remove the invisible control characters'],
  ['guestTwoLast', 'a'.repeat(121), 'Please use at most 120 characters'],
  ['email', 'portia@belmont', EMAIL],
  ['email', 'portia@bel mont.it', EMAIL],
  ['guestsCount', '3', GUESTS],
  ['guestsCount', '1.5', GUESTS],
  ['guestsCount', '', GUESTS],
  ['dietaryRestrictions', 'a'.repeat(2001), 'Please use at most 2000 characters'],
] as const;

const CHOICES = [
  ['welcomeParty', 'Please select your attendance for the Welcome Party'],
  ['wedding', 'Please select your attendance for the Wedding'],
] as const;

/** Expects the message at the field, the focus in the field, and no other invalid field. */
async function expectOnlyError(page: Page, name: Parameters<typeof field>[1], message: string) {
  const invalid = field(page, name);
  await expect(invalid).toHaveAttribute('aria-invalid', 'true');
  await expect(invalid).toHaveAccessibleDescription(new RegExp(`${message}$`));
  await expect(rsvpForm(page).getByText(message, { exact: true })).toBeVisible();
  await expect(invalid).toBeFocused();
  await expect(rsvpForm(page).locator('[aria-invalid="true"]')).toHaveCount(1);
}

test('an invalid or unanswered field shows its error, and nothing is sent until it is fixed', async ({
  weddingPage: page,
  site,
}) => {
  const requests = countReplyRequests(page);
  await test.step('a form with several errors moves the focus to the first one', async () => {
    await submitButton(page).click();
    await expect(field(page, 'guestOneFirst')).toBeFocused();
    for (const message of ['First name is required', 'Last name is required', EMAIL]) {
      await expect(rsvpForm(page).getByText(message, { exact: true })).toBeVisible();
    }
    await expect(rsvpForm(page).locator('[aria-invalid="true"]')).toHaveCount(3);
    await fillRsvp(page, { guestOneFirst: 'Portia' });
    await expect(rsvpForm(page).getByText('First name is required')).toHaveCount(0);
    await submitButton(page).click();
    await expect(field(page, 'guestOneLast')).toBeFocused();
    expect((await readAnswers(page)).guestOneFirst).toBe('Portia');
  });

  const answers = createAnswers();
  await fillRsvp(page, answers);
  for (const [name, value, message] of INVALID_VALUES) {
    await test.step(`${name} is ${value.slice(0, 20)}`, async () => {
      await sendRsvp(page, { [name]: value });
      await expectOnlyError(page, name, message);
      await fillRsvp(page, { [name]: answers[name] });
      await expect(field(page, name), 'a corrected field is valid').toHaveAttribute(
        'aria-invalid',
        'false',
      );
    });
  }
  expect(requests()).toBe(0);
  await expect(toasts(page)).toHaveCount(0);

  // The corrected form is accepted.
  await submitButton(page).click();
  await expectToast(page, ...THANK_YOU);
  expect(await site.repliesFrom(answers.email)).toHaveLength(1);
  await test.step('a guest who has chosen no answer for an event is asked to', () =>
    expectChoicesAsked(page));
});

/** Sends a reply without an answer for either event. */
async function expectChoicesAsked(page: Page): Promise<void> {
  const requests = countReplyRequests(page);
  // A draft of another version of the form may contain a value that no radio button has.
  await page.evaluate(() =>
    sessionStorage.setItem(
      'wedding-rsvp-draft',
      JSON.stringify({ welcomeParty: 'maybe', wedding: 'maybe' }),
    ),
  );
  await page.reload();
  const { welcomeParty, wedding, ...others } = createAnswers();
  await fillRsvp(page, others);
  for (const [name, message] of CHOICES) {
    await submitButton(page).click();
    await expect(rsvpForm(page).getByText(message, { exact: true })).toBeVisible();
    await expect(field(page, name).first()).toBeFocused();
    const choices = rsvpForm(page)
      .getByRole('group')
      .filter({ has: page.locator(`[name="${name}"]`) });
    await expect(choices).toHaveAccessibleDescription(message);
    expect(requests()).toBe(0);
    await fillRsvp(page, { [name]: { welcomeParty, wedding }[name] });
    await expect(rsvpForm(page).getByText(message)).toHaveCount(0);
  }
  await submitButton(page).click();
  await expectToast(page, ...THANK_YOU);
}
