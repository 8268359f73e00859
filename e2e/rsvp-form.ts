import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { RsvpFormValues } from '../domain/rsvp.ts';

/** What a guest types; the number of guests as it is typed. */
export type Answers = Omit<RsvpFormValues, 'guestsCount'> & { guestsCount: string };
type Name = keyof Answers;

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

const RADIOS: readonly Name[] = ['welcomeParty', 'wedding'];

/** The answers of a party of two, under an address that no other test uses. */
export function householdOfTwo(other: Partial<Answers> = {}): Answers {
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
    ...other,
  };
}

export function rsvpForm(page: Page): Locator {
  return page.getByRole('form', { name: 'RSVP' });
}

export function field(page: Page, name: Name): Locator {
  return rsvpForm(page).locator(`[name="${name}"]`);
}

export function submitButton(page: Page): Locator {
  return rsvpForm(page).getByRole('button');
}

export async function fillRsvp(page: Page, answers: Partial<Answers>): Promise<void> {
  for (const [name, value] of Object.entries(answers) as [Name, string][]) {
    if (RADIOS.includes(name))
      await field(page, name)
        .and(page.locator(`[value="${value}"]`))
        .check();
    else await field(page, name).fill(value);
  }
}

export async function sendRsvp(page: Page, answers: Partial<Answers>): Promise<void> {
  await fillRsvp(page, answers);
  await submitButton(page).click();
}

/** What stands in the form now. */
export function answersIn(page: Page): Promise<Answers> {
  return rsvpForm(page).evaluate((form) =>
    Object.fromEntries(
      [...new FormData(form as HTMLFormElement)].map(([name, value]) => [
        name,
        // As typed: forms hand over line breaks as CRLF.
        String(value).replaceAll('\r\n', '\n'),
      ]),
    ),
  ) as Promise<Answers>;
}

/** What the browser keeps of a form that was not sent. */
export function storedDraft(page: Page): Promise<string | null> {
  return page.evaluate(() => sessionStorage.getItem('wedding-rsvp-draft'));
}

/** Counts the requests that would store a reply. */
export function countRequests(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().includes('/rest/')) count += 1;
  });
  return () => count;
}

/** What a guest is told whose reply meets nobody. */
export const NOT_REACHED = [
  'Submission failed',
  'We could not reach the server, so your reply may not have been sent. Please try again.',
] as const;

export const THANKS = [
  'RSVP Submitted!',
  'Thank you for your RSVP. We look forward to celebrating with you in Venice!',
] as const;
