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

/** An invalid value of each field and the message that the guest sees; rsvp.test.ts has more values. */
const INVALID_VALUES = [
  ['guestOneFirst', '   ', 'First name is required'],
  ['guestOneLast', '', 'Last name is required'],
  ['guestTwoFirst', 'Ne\u0007rissa', 'Please remove the invisible control characters'],
  ['guestTwoLast', 'a'.repeat(121), 'Please use at most 120 characters'],
  ['email', 'portia@belmont', 'Please enter a valid email address'],
  ['guestsCount', '1.5', 'Please choose 1 or 2 guests'],
  ['guestsCount', '', 'Please choose 1 or 2 guests'],
  ['dietaryRestrictions', 'a'.repeat(2001), 'Please use at most 2000 characters'],
] as const;

test('an invalid or unanswered field shows its error, and nothing is sent until it is fixed', async ({
  weddingPage: page,
  site,
}) => {
  const requests = countReplyRequests(page);
  const invalidFields = rsvpForm(page).locator('[aria-invalid="true"]');
  await test.step('a form with several errors moves the focus to the first one', async () => {
    await submitButton(page).click();
    await expect(field(page, 'guestOneFirst')).toBeFocused();
    await expect(invalidFields).toHaveCount(3);
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
      await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(`${message}$`));
      await expect(rsvpForm(page).getByText(message, { exact: true })).toBeVisible();
      await expect(field(page, name)).toBeFocused();
      await expect(invalidFields).toHaveCount(1);
      await fillRsvp(page, { [name]: answers[name] });
      await expect(invalidFields, 'a corrected field is valid').toHaveCount(0);
    });
  }
  expect(requests()).toBe(0);
  await expect(toasts(page)).toHaveCount(0);

  await test.step('a guest who has chosen no answer for an event is asked to', async () => {
    // A draft of another version of the form may contain a value that no radio button has.
    const draft = JSON.stringify({ welcomeParty: 'maybe', wedding: 'maybe' });
    await page.evaluate((text) => sessionStorage.setItem('wedding-rsvp-draft', text), draft);
    await page.reload();
    const { welcomeParty, wedding, ...others } = answers;
    await fillRsvp(page, others);
    for (const [name, value, message] of [
      ['welcomeParty', welcomeParty, 'Please select your attendance for the Welcome Party'],
      ['wedding', wedding, 'Please select your attendance for the Wedding'],
    ] as const) {
      await submitButton(page).click();
      await expect(field(page, name).first()).toBeFocused();
      const choices = rsvpForm(page)
        .getByRole('group')
        .filter({ has: page.locator(`[name="${name}"]`) });
      await expect(choices).toHaveAccessibleDescription(message);
      await fillRsvp(page, { [name]: value });
      await expect(rsvpForm(page).getByText(message)).toHaveCount(0);
    }
    expect(requests()).toBe(0);
  });
  await submitButton(page).click();
  await expectToast(page, ...THANK_YOU);
  expect(await site.repliesFrom(answers.email)).toHaveLength(1);
});
