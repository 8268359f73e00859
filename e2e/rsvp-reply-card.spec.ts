import { english as wedding } from '../content/localized.ts';
import {
  createAnswers,
  field,
  fillRsvp,
  readAnswers,
  replyCard,
  rsvpForm,
  sendRsvp,
  submitButton,
} from './rsvp-form.ts';
import { expect, NETWORK_ERROR, test } from './test.ts';
import { toasts } from './toasts.ts';

/** An animation of the envelope is not longer than this. */
const MAX_OPENING_MS = 1200;

test('a guest whose reply was not stored sees no card', async ({
  weddingPage: page,
  expectOnConsole,
}) => {
  expectOnConsole(NETWORK_ERROR);
  await page.route('/rest/v1/rsvps**', (route) => route.abort('failed'));
  await sendRsvp(page, createAnswers());
  await expect(toasts(page)).toContainText('Submission failed');
  await expect(replyCard(page)).toHaveCount(0);
});

test('a card shows the names, the answers, the number of guests and the notes of a reply', async ({
  weddingPage: page,
}) => {
  await sendRsvp(page, createAnswers());
  const card = replyCard(page);
  const heading = card.getByRole('heading', { level: 3 });
  await expect(heading).toHaveText('Your reply Lorenzo da Ponte and Jessica Levi');
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(card.getByText(wedding.rsvp.thanks)).toBeVisible();
  await expect(card.getByRole('term')).toHaveText([
    'Welcome Party Friday, June 5th, 2026',
    'The Wedding Saturday, June 6th, 2026',
    'Number of guests',
    'Dietary restrictions',
  ]);
  await expect(card.getByRole('definition')).toHaveText([
    'Regretfully decline',
    'Joyfully acceptAdd to calendar',
    '2',
    'No shellfish for Jessica.\nLorenzo eats everything.',
  ]);
});

test('guests who cannot come read other words, and are offered no calendar', async ({
  weddingPage: page,
}) => {
  const declined = { welcomeParty: 'not-attending', wedding: 'not-attending' };
  await sendRsvp(page, createAnswers({ ...declined, guestTwoFirst: '', guestTwoLast: '' }));
  const card = replyCard(page);
  await expect(card.getByRole('heading')).toHaveText('Your reply Lorenzo da Ponte');
  await expect(card.getByText('We will miss you. Thank you for letting us know.')).toBeVisible();
  await expect(card.getByText(wedding.rsvp.thanks)).toHaveCount(0);
  await expect(card.getByText('Number of guests')).toHaveCount(0);
  await expect(card.getByRole('link')).toHaveCount(0);
});

test('names on the card are shown as they were typed', async ({ weddingPage: page }) => {
  const name = '<b>Söhne</b> & "Ñandú" '.padEnd(40, 'ß');
  await page.setViewportSize({ width: 320, height: 640 });
  await sendRsvp(page, createAnswers({ guestOneFirst: name, guestTwoLast: name }));
  await expect(replyCard(page).getByRole('heading')).toContainText(`${name} da Ponte and Jessica`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('a guest changes a reply from its card, and both replies are kept', async ({
  weddingPage: page,
  site,
}) => {
  const answers = createAnswers();
  await sendRsvp(page, answers);
  await replyCard(page).getByRole('button', { name: 'Change my reply' }).click();
  await expect(field(page, 'guestOneFirst')).toBeFocused();
  expect(await readAnswers(page)).toEqual(answers);
  await fillRsvp(page, { welcomeParty: 'attending', dietaryRestrictions: '' });
  await page.reload();
  await expect(field(page, 'email')).toHaveValue(answers.email);
  await submitButton(page).click();
  await expect(replyCard(page)).not.toContainText('Regretfully decline');
  await expect(replyCard(page)).not.toContainText('Dietary restrictions');
  const replies = await site.repliesFrom(answers.email);
  expect(replies.map((reply) => reply.welcome_party)).toEqual(['not-attending', 'attending']);
});

test('a second reply takes the place of the first on the card', async ({ weddingPage: page }) => {
  await sendRsvp(page, createAnswers());
  await expect(replyCard(page)).toContainText('Lorenzo');
  await sendRsvp(page, createAnswers({ guestOneFirst: 'Nerissa' }));
  await expect(replyCard(page)).toContainText('Nerissa');
  await expect(replyCard(page)).toHaveCount(1);
  await expect(replyCard(page).getByRole('heading')).toBeFocused();
});

test('the card survives the next input and is gone at the next visit', async ({
  weddingPage: page,
}) => {
  await sendRsvp(page, createAnswers());
  await expect(replyCard(page)).toBeVisible();
  await field(page, 'guestOneFirst').fill('Gratiano');
  await expect(replyCard(page)).toContainText('Lorenzo');
  await page.reload();
  await expect(rsvpForm(page)).toBeVisible();
  await expect(replyCard(page)).toHaveCount(0);
  const stored = () => JSON.stringify({ ...localStorage, ...sessionStorage });
  expect(await page.evaluate(stored)).not.toContain('Lorenzo');
});

test('a screen reader announces a reply once', async ({ weddingPage: page }) => {
  // Announcements disappear quickly, so this records every text of a live region.
  await page.evaluate(() => {
    const announced = new Set<string>();
    new MutationObserver(() => {
      for (const region of document.querySelectorAll('[aria-live], [role=alert], [role=status]')) {
        if (region.textContent) announced.add(region.textContent);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    Object.assign(window, { announced });
  });
  await sendRsvp(page, createAnswers());
  await expect(replyCard(page).getByRole('heading')).toBeFocused();
  await expect(toasts(page)).toHaveCount(1);
  const announced = await page.evaluate(() => [...Reflect.get(window, 'announced')].join(' | '));
  expect(announced).not.toContain('Lorenzo');
});

test('a printed page has the card and not the form', async ({ weddingPage: page }) => {
  await sendRsvp(page, createAnswers());
  await expect(replyCard(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(replyCard(page).getByText('Lorenzo da Ponte and Jessica Levi')).toBeVisible();
  await expect(replyCard(page).getByText('Regretfully decline')).toBeVisible();
  await expect(replyCard(page).getByRole('button')).toBeHidden();
  await expect(replyCard(page).locator('svg').first()).toBeHidden();
  await expect(page.locator('form')).toBeHidden();
});

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`with motion: ${reducedMotion}, the envelope ${reducedMotion === 'reduce' ? 'is open at once' : 'opens quickly'}`, async ({
    weddingPage: page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await sendRsvp(page, createAnswers());
    await expect(replyCard(page)).toBeAttached();
    const ends = await replyCard(page).evaluate((card) =>
      card
        .getAnimations({ subtree: true })
        .map((one) => Number(one.effect?.getComputedTiming().endTime)),
    );
    if (reducedMotion === 'reduce') expect(ends).toEqual([]);
    else expect(Math.max(...ends)).toBeLessThanOrEqual(MAX_OPENING_MS);
    await expect(replyCard(page).getByRole('heading')).toBeInViewport();
  });
}
