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

/** Fields with invalid values and the message that the guest sees. */
const INVALID_VALUES = [
  ['guestOneFirst', '', 'First name is required'],
  ['guestOneFirst', '   ', 'First name is required'],
  ['guestOneLast', '', 'Last name is required'],
  ['guestOneLast', ' ', 'Last name is required'],
  ['email', '', EMAIL],
  ['email', 'portia', EMAIL],
  ['email', 'portia@belmont', EMAIL],
  ['email', '@belmont.it', EMAIL],
  ['email', 'portia@bel mont.it', EMAIL],
  ['email', 'portia@belmont..it', EMAIL],
  ['email', 'Portia <portia@belmont.it>', EMAIL],
  ['email', `${'a'.repeat(65)}@belmont.it`, EMAIL],
  ['guestsCount', '0', GUESTS],
  ['guestsCount', '3', GUESTS],
  ['guestsCount', '-1', GUESTS],
  ['guestsCount', '1.5', GUESTS],
  ['guestsCount', '', GUESTS],
  ['guestOneFirst', 'a'.repeat(121), 'Please use at most 120 characters'],
  ['guestTwoLast', 'a'.repeat(121), 'Please use at most 120 characters'],
  ['dietaryRestrictions', 'a'.repeat(2001), 'Please use at most 2000 characters'],
  ['guestTwoFirst', 'Ne\u0007rissa', 'Please remove the invisible control characters'],
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

for (const name of new Set(INVALID_VALUES.map(([name]) => name))) {
  test(`an invalid ${name} shows its error, and nothing is sent until it is fixed`, async ({
    weddingPage: page,
    site,
  }) => {
    const requests = countReplyRequests(page);
    const answers = createAnswers();
    await fillRsvp(page, answers);
    for (const [, value, message] of INVALID_VALUES.filter(([other]) => other === name)) {
      await fillRsvp(page, { [name]: answers[name] });
      await expect(field(page, name), 'a corrected field is valid').toHaveAttribute(
        'aria-invalid',
        'false',
      );
      await sendRsvp(page, { [name]: value });
      await expectOnlyError(page, name, message);
    }
    expect(requests()).toBe(0);
    await expect(toasts(page)).toHaveCount(0);

    // The corrected form is accepted.
    await sendRsvp(page, { [name]: answers[name] });
    await expectToast(page, ...THANK_YOU);
    expect(await site.repliesFrom(answers.email)).toHaveLength(1);
  });
}

for (const [name, message] of [
  ['welcomeParty', 'Please select your attendance for the Welcome Party'],
  ['wedding', 'Please select your attendance for the Wedding'],
] as const) {
  test(`a guest who has not chosen an answer for ${name} is asked to`, async ({
    weddingPage: page,
  }) => {
    const requests = countReplyRequests(page);
    // A draft of another version of the form may contain a value that no radio button has.
    await page.evaluate(
      (name) => sessionStorage.setItem('wedding-rsvp-draft', JSON.stringify({ [name]: 'maybe' })),
      name,
    );
    await page.reload();
    const { [name]: answer, ...others } = createAnswers();
    await sendRsvp(page, others);
    await expect(rsvpForm(page).getByText(message, { exact: true })).toBeVisible();
    await expect(field(page, name).first()).toBeFocused();
    const choices = rsvpForm(page)
      .getByRole('group')
      .filter({ has: page.locator(`[name="${name}"]`) });
    await expect(choices).toHaveAccessibleDescription(message);
    expect(requests()).toBe(0);

    await sendRsvp(page, { [name]: answer });
    await expectToast(page, ...THANK_YOU);
  });
}

test('a form with several errors moves the focus to the first one', async ({
  weddingPage: page,
}) => {
  const requests = countReplyRequests(page);
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
  expect(requests()).toBe(0);
  expect((await readAnswers(page)).guestOneFirst).toBe('Portia');
});
