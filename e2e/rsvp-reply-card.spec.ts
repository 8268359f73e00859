import type { Page } from '@playwright/test';
import { english as wedding } from '../content/localized.ts';
import { measureBoxes } from './layout.ts';
import {
  type Answers,
  createAnswers,
  field,
  fillRsvp,
  readAnswers,
  replyCard,
  rsvpForm,
  sendRsvp,
  submitButton,
} from './rsvp-form.ts';
import { expect, test } from './test.ts';
import { toasts } from './toasts.ts';

/** An animation of the envelope is not longer than this. */
const MAX_OPENING_MS = 1600;

test('a card shows a reply, which a guest can print and change', async ({
  weddingPage: page,
  site,
}) => {
  await recordAnnouncements(page);
  const answers = createAnswers();
  await sendRsvp(page, answers);
  const card = replyCard(page);
  const heading = card.getByRole('heading', { level: 3 });
  await test.step('the card has the names, the answers, the number of guests and the notes', async () => {
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
  await test.step('a screen reader announces the reply once', async () => {
    await expect(toasts(page)).toHaveCount(1);
    const announced = await page.evaluate(() => [...Reflect.get(window, 'announced')].join(' | '));
    expect(announced).not.toContain('Lorenzo');
  });
  await test.step('a printed page has the card and not the form', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(card.getByText('Lorenzo da Ponte and Jessica Levi')).toBeVisible();
    await expect(card.getByText('Regretfully decline')).toBeVisible();
    await expect(card.getByRole('button')).toBeHidden();
    await expect(card.locator('svg').first()).toBeHidden();
    await expect(page.locator('form')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  });
  await test.step('a guest changes the reply from its card, which is gone at the next visit', async () => {
    await changeReply(page, answers);
    const replies = await site.repliesFrom(answers.email);
    expect(replies.map((reply) => reply.welcome_party)).toEqual(['not-attending', 'attending']);
  });
});

async function changeReply(page: Page, answers: Answers): Promise<void> {
  await replyCard(page).getByRole('button', { name: 'Change my reply' }).click();
  await expect(field(page, 'guestOneFirst')).toBeFocused();
  expect(await readAnswers(page)).toEqual(answers);
  await fillRsvp(page, { welcomeParty: 'attending', dietaryRestrictions: '' });
  await page.reload();
  await expect(field(page, 'email')).toHaveValue(answers.email);
  await submitButton(page).click();
  await expect(replyCard(page)).not.toContainText('Regretfully decline');
  await expect(replyCard(page)).not.toContainText('Dietary restrictions');

  // The card survives the next input, but not the visit.
  await fillRsvp(page, { guestOneFirst: 'Gratiano' });
  await expect(replyCard(page)).toContainText('Lorenzo');
  await page.reload();
  await expect(rsvpForm(page)).toBeVisible();
  await expect(replyCard(page)).toHaveCount(0);
  const stored = () => JSON.stringify({ ...localStorage, ...sessionStorage });
  expect(await page.evaluate(stored)).not.toContain('Lorenzo');
}

test('each further reply takes the place of the one before on the card', async ({
  weddingPage: page,
}) => {
  const card = replyCard(page);
  await test.step('names are shown as they were typed, and without motion the envelope is open at once', async () => {
    const name = '<b>Söhne</b> & "Ñandú" '.padEnd(40, 'ß');
    await page.setViewportSize({ width: 320, height: 640 });
    await sendRsvp(page, createAnswers({ guestOneFirst: name, guestTwoLast: name }));
    await expect(card.getByRole('heading')).toContainText(`${name} da Ponte and Jessica`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await readAnimationEnds(page)).toEqual([]);
    await expect(card.getByRole('heading')).toBeInViewport();
  });
  await test.step('with motion the envelope opens quickly, after the scroll, below the bar, and no message covers it', async () => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await sendRsvp(page, createAnswers({ guestOneFirst: `Guest at ${width}` }));
      await expect(card).toContainText(`Guest at ${width}`);
      expect(Math.max(...(await readAnimationEnds(page)))).toBeLessThanOrEqual(MAX_OPENING_MS);
      const openedAt = await card.evaluate(async (element) => {
        while (element.dataset.open !== 'true') await new Promise(requestAnimationFrame);
        return element.getBoundingClientRect().top;
      });
      await expect(card.getByRole('heading')).toBeFocused();
      const bar = page.locator('nav[aria-label="Sections"]:not([inert])');
      const others = await measureBoxes(toasts(page).last().or(bar));
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const [box] = await measureBoxes(card);
      expect(box?.y).toBeCloseTo(openedAt, 0);
      for (const other of others) {
        const isBeside = other.x >= (box?.x ?? 0) + (box?.width ?? 0);
        const isAbove = other.y + other.height <= openedAt;
        expect(isBeside || isAbove || other.y > openedAt + 200, JSON.stringify(other)).toBe(true);
      }
    }
  });
  await test.step('guests who cannot come read other words, and are offered no calendar', async () => {
    const declined = { welcomeParty: 'not-attending', wedding: 'not-attending' };
    await sendRsvp(page, createAnswers({ ...declined, guestTwoFirst: '', guestTwoLast: '' }));
    await expect(card.getByRole('heading')).toHaveText('Your reply Lorenzo da Ponte');
    await expect(card.getByText('We will miss you. Thank you for letting us know.')).toBeVisible();
    await expect(card.getByText('Number of guests')).toHaveCount(0);
    await expect(card.getByRole('link')).toHaveCount(0);
    await expect(toasts(page), 'the words for guests who come are gone').toHaveCount(0);
  });
});

/** Records every text of a live region, because announcements disappear quickly. */
async function recordAnnouncements(page: Page): Promise<void> {
  await page.evaluate(() => {
    const announced = new Set<string>();
    new MutationObserver(() => {
      for (const region of document.querySelectorAll('[aria-live], [role=alert], [role=status]')) {
        if (region.textContent) announced.add(region.textContent);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    Object.assign(window, { announced });
  });
}

function readAnimationEnds(page: Page): Promise<number[]> {
  return replyCard(page).evaluate((card) =>
    card
      .getAnimations({ subtree: true })
      .map((one) => Number(one.effect?.getComputedTiming().endTime)),
  );
}
