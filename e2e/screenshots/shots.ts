import type { Locator, Page } from '@playwright/test';
import { passwordField } from '../gate.ts';
import { fillRsvp } from '../rsvp-form.ts';

/** A screenshot for the docs. */
export type Shot = {
  on: 'phone' | 'laptop';
  /** Visitors see the gate, guests have entered, and the couple is signed in to the dashboard. */
  as: 'visitor' | 'guest' | 'couple';
  path: string;
  /** Prepares the page for the screenshot of its window. */
  prepare?: (page: Page) => Promise<void>;
};

/** All pictures in docs/pictures/ by file name. */
export const SHOTS: Record<string, Shot> = {
  gate: {
    on: 'phone',
    as: 'visitor',
    path: '/',
    async prepare(page) {
      await passwordField(page).fill('serenissima');
    },
  },
  page: { on: 'laptop', as: 'guest', path: '/' },
  'page-phone': { on: 'phone', as: 'guest', path: '/' },
  events: {
    on: 'laptop',
    as: 'guest',
    path: '/',
    async prepare(page) {
      const cards = page.locator('#celebrate').getByRole('button');
      await cards.last().click();
      await scrollToTop(cards.first());
    },
  },
  hotels: {
    on: 'laptop',
    as: 'guest',
    path: '/',
    prepare: (page) =>
      scrollToTop(page.locator('#stay').getByRole('heading', { level: 3 }).first()),
  },
  rsvp: {
    on: 'phone',
    as: 'guest',
    path: '/',
    async prepare(page) {
      await fillRsvp(page, {
        guestOneFirst: 'Jessica',
        guestOneLast: 'Levi',
        guestTwoFirst: 'Lorenzo',
        guestTwoLast: 'da Ponte',
        email: 'jessica@example.com',
      });
      await scrollToTop(page.locator('#rsvp').getByRole('heading', { level: 2 }));
    },
  },
  'dashboard-sign-in': { on: 'phone', as: 'visitor', path: '/host' },
  dashboard: { on: 'laptop', as: 'couple', path: '/host' },
  'dashboard-phone': { on: 'phone', as: 'couple', path: '/host' },
  'dashboard-replies': { on: 'laptop', as: 'couple', path: '/host/replies' },
  'dashboard-replies-phone': { on: 'phone', as: 'couple', path: '/host/replies' },
  'dashboard-household': {
    on: 'laptop',
    as: 'couple',
    path: '/host/replies',
    async prepare(page) {
      await page.getByRole('rowheader', { name: 'Rosalind' }).getByRole('button').click();
      await page.getByRole('dialog').waitFor();
    },
  },
  'dashboard-by-phone': {
    on: 'phone',
    as: 'couple',
    path: '/host/replies',
    async prepare(page) {
      await page.getByRole('button', { name: 'Add a reply' }).click();
      await scrollToTop(page.getByRole('dialog').getByRole('heading', { name: 'Add a reply' }));
    },
  },
  'dashboard-guest-list': { on: 'laptop', as: 'couple', path: '/host/guest-list' },
  'dashboard-personal-link': {
    on: 'laptop',
    as: 'couple',
    path: '/host/guest-list',
    async prepare(page) {
      await page.getByRole('button', { name: 'Jessica Levi & Lorenzo da Ponte' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'QR code' }).click();
      await page.getByRole('dialog').getByRole('img').waitFor();
    },
  },
  'dashboard-cards': {
    on: 'laptop',
    as: 'couple',
    path: '/host/print/invitations',
    prepare: (page) => page.getByRole('img').first().waitFor(),
  },
  'dashboard-import': {
    on: 'laptop',
    as: 'couple',
    path: '/host/guest-list',
    async prepare(page) {
      await page.getByRole('button', { name: 'Import a list' }).click();
      await page
        .getByLabel('Guest list')
        .fill(
          'Name;E-mail;Guests;Table\n' +
            'Imogen & Leonatus Britton;imogen@example.com;2;3\n' +
            'Perdita Bohemia;perdita@example;1;5\n' +
            'Zoë Álvarez;zoe@example.com;1;5\n',
        );
      await page.getByRole('button', { name: 'Preview' }).click();
      await page.getByText('Is this right?').waitFor();
    },
  },
  'website-guide': { on: 'phone', as: 'couple', path: '/host/website' },
  'website-editor': {
    on: 'laptop',
    as: 'couple',
    path: '/host/website',
    async prepare(page) {
      await leaveGuide(page);
      await page.getByRole('link', { name: /^Events/ }).click();
      await page.getByRole('button', { name: 'The Wedding', exact: true }).click();
      await page.locator('iframe').waitFor();
      await page.evaluate(() => scrollTo({ top: 0 }));
    },
  },
  'website-publish': {
    on: 'laptop',
    as: 'couple',
    path: '/host/website',
    async prepare(page) {
      await leaveGuide(page);
      await page.getByRole('link', { name: /^Events/ }).click();
      await page.getByRole('button', { name: 'The Wedding', exact: true }).click();
      await page.getByLabel('Dress code').fill('Black tie or a long dress');
      await page
        .getByText(/^Saved/)
        .first()
        .waitFor();
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      await page.getByRole('list', { name: 'Changes' }).waitFor();
    },
  },
  'dashboard-data': { on: 'laptop', as: 'couple', path: '/host/data' },
  'dashboard-emails': {
    on: 'laptop',
    as: 'couple',
    path: '/host/emails',
    async prepare(page) {
      await page.getByRole('button', { name: /^Invitation/ }).click();
      const names = page.getByLabel('Preview for').locator('option');
      await names.filter({ hasText: 'Sylvia' }).waitFor({ state: 'attached' });
      await page.getByLabel('Preview for').selectOption('sylvia@example.com');
      await page
        .frameLocator('iframe')
        .getByText(/^Dear Sylvia/)
        .waitFor();
    },
  },
  receipt: {
    on: 'phone',
    as: 'couple',
    path: '/host/emails',
    async prepare(page) {
      await page.goto('/host/api/emails/preview/receipt');
    },
  },
  'dashboard-caterer': { on: 'laptop', as: 'couple', path: '/host/print/caterer' },
};

async function leaveGuide(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Skip the guide' }).click();
}

/** Scrolls the page until the element is a little below the top of the window. */
async function scrollToTop(target: Locator): Promise<void> {
  await target.evaluate((element) => {
    element.style.scrollMarginTop = '2.5rem';
    element.scrollIntoView({ behavior: 'instant' });
  });
}
