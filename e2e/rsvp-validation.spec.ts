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

/** Field, what is typed there, and what the guest is told. */
const HTTP_ERROR = [
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

/** The message is tied to the field, the field has the focus, and nothing else is found faulty. */
async function expectFault(page: Page, name: Parameters<typeof field>[1], message: string) {
  const faulty = field(page, name);
  await expect(faulty).toHaveAttribute('aria-invalid', 'true');
  await expect(faulty).toHaveAccessibleDescription(new RegExp(`${message}$`));
  await expect(rsvpForm(page).getByText(message, { exact: true })).toBeVisible();
  await expect(faulty).toBeFocused();
  await expect(rsvpForm(page).locator('[aria-invalid="true"]')).toHaveCount(1);
}

for (const name of new Set(HTTP_ERROR.map(([name]) => name))) {
  test(`a guest is told what is wrong with ${name}, and nothing is sent`, async ({
    weddingPage: page,
    site,
  }) => {
    const requests = countReplyRequests(page);
    const answers = createAnswers();
    await fillRsvp(page, answers);
    for (const [, value, message] of HTTP_ERROR.filter(([other]) => other === name)) {
      await fillRsvp(page, { [name]: answers[name] });
      await expect(field(page, name), 'a mended field is no longer faulty').toHaveAttribute(
        'aria-invalid',
        'false',
      );
      await sendRsvp(page, { [name]: value });
      await expectFault(page, name, message);
    }
    expect(requests()).toBe(0);
    await expect(toasts(page)).toHaveCount(0);

    // The same form goes through once it is mended.
    await sendRsvp(page, { [name]: answers[name] });
    await expectToast(page, ...THANK_YOU);
    expect(await site.repliesFrom(answers.email)).toHaveLength(1);
  });
}

for (const [name, message] of [
  ['welcomeParty', 'Please select your attendance for the Welcome Party'],
  ['wedding', 'Please select your attendance for the Wedding'],
] as const) {
  test(`a guest who has chosen nothing for ${name} is asked to`, async ({ weddingPage: page }) => {
    const requests = countReplyRequests(page);
    // A draft kept by another version of the form: no radio stands for it.
    await page.evaluate(
      (name) => sessionStorage.setItem('wedding-rsvp-draft', JSON.stringify({ [name]: 'maybe' })),
      name,
    );
    await page.reload();
    const { [name]: chosen, ...others } = createAnswers();
    await sendRsvp(page, others);
    await expect(rsvpForm(page).getByText(message, { exact: true })).toBeVisible();
    await expect(field(page, name).first()).toBeFocused();
    const choices = rsvpForm(page)
      .getByRole('group')
      .filter({ has: page.locator(`[name="${name}"]`) });
    await expect(choices).toHaveAccessibleDescription(message);
    expect(requests()).toBe(0);

    await sendRsvp(page, { [name]: chosen });
    await expectToast(page, ...THANK_YOU);
  });
}

test('a guest with several faults is led to the first of them', async ({ weddingPage: page }) => {
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
