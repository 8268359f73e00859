import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';

/** The values that a guest types; the number of guests is text too. */
export type Answers = {
  guestOneFirst: string;
  guestOneLast: string;
  guestTwoFirst: string;
  guestTwoLast: string;
  email: string;
  welcomeParty: string;
  wedding: string;
  guestsCount: string;
  dietaryRestrictions: string;
};
type FieldName = keyof Answers;

export const DEFAULTS: Answers = {
  guestOneFirst: '',
  guestOneLast: '',
  guestTwoFirst: '',
  guestTwoLast: '',
  email: '',
  welcomeParty: 'attending',
  wedding: 'attending',
  guestsCount: '1',
  dietaryRestrictions: '',
};

export const THANK_YOU = [
  'RSVP Submitted!',
  'Thank you for your RSVP. We look forward to celebrating with you in Venice!',
] as const;

/** The toast after a reply that reached no server. */
export const UNREACHABLE = [
  'Submission failed',
  'Your reply may not have been sent. We could not reach the website. Please check your connection and try again.',
] as const;

const RADIOS: readonly FieldName[] = ['welcomeParty', 'wedding'];

/** Creates valid answers for two guests, with an email address that no other test uses. */
export function createAnswers(changes: Partial<Answers> = {}): Answers {
  return {
    guestOneFirst: 'Lorenzo',
    guestOneLast: 'da Ponte',
    guestTwoFirst: 'Jessica',
    guestTwoLast: 'Levi',
    email: `lorenzo-${randomUUID()}@example.org`,
    welcomeParty: 'not-attending',
    wedding: 'attending',
    guestsCount: '2',
    dietaryRestrictions: 'No shellfish for Jessica.\nLorenzo eats everything.',
    ...changes,
  };
}

/** The form, also while it is hidden after a reply. */
export function rsvpForm(page: Page): Locator {
  return page.getByRole('form', { name: 'RSVP', includeHidden: true });
}

/** Shows the form again after a reply. */
export async function showForm(page: Page): Promise<void> {
  await page.locator('#rsvp form[aria-busy="false"]').first().waitFor({ state: 'attached' });
  // In any language.
  const another = page.locator('#rsvp article + button');
  if (await another.isVisible()) await another.click();
}

export function field(page: Page, name: FieldName): Locator {
  return rsvpForm(page).locator(`[name="${name}"]`);
}

export function submitButton(page: Page): Locator {
  return rsvpForm(page).locator('[type="submit"]');
}

/** The card with the reply that was sent. */
export function replyCard(page: Page): Locator {
  return page.locator('#rsvp').getByRole('article');
}

export async function fillRsvp(page: Page, answers: Partial<Answers>): Promise<void> {
  await showForm(page);
  for (const [name, value] of Object.entries(answers) as [FieldName, string][]) {
    if (RADIOS.includes(name))
      await field(page, name)
        .and(page.locator(`[value="${value}"]`))
        .check();
    else if (name === 'guestsCount') await fillCount(page, value);
    else await field(page, name).fill(value);
  }
}

/** The number follows the name of a second guest. If it does so while it is filled in, both values are in the field. */
function fillCount(page: Page, value: string): Promise<void> {
  return expect(async () => {
    await field(page, 'guestsCount').fill(value);
    expect(await field(page, 'guestsCount').inputValue()).toBe(value);
  }).toPass();
}

export async function sendRsvp(page: Page, answers: Partial<Answers>): Promise<void> {
  await fillRsvp(page, answers);
  await submitButton(page).click();
}

/** Reads the current values of the form. */
export function readAnswers(page: Page): Promise<Answers> {
  return rsvpForm(page).evaluate((form) =>
    Object.fromEntries(
      [...new FormData(form as HTMLFormElement)].map(([name, value]) => [
        name,
        // FormData turns the typed line breaks into CRLF.
        String(value).replaceAll('\r\n', '\n'),
      ]),
    ),
  ) as Promise<Answers>;
}

/** Reads the unsent form that the browser has saved. */
export function readDraft(page: Page): Promise<string | null> {
  return page.evaluate(() => sessionStorage.getItem('wedding-rsvp-draft'));
}

/** Counts the requests that would store a reply. */
export function countReplyRequests(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().includes('/rest/')) count += 1;
  });
  return () => count;
}
