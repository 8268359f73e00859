import type { Locator, Page } from '@playwright/test';
import { passwordField } from '../gate.ts';
import { fillRsvp } from '../rsvp-form.ts';

/** A picture of the documents: on which screen, and how to get to what it shows. */
export type Shot = {
  on: 'phone' | 'laptop';
  /** Where it begins: at the gate, or let in already, or signed in at the dashboard. */
  as: 'stranger' | 'guest' | 'host';
  path: string;
  /** What is done there before the picture is taken of what the window shows. */
  show?: (page: Page) => Promise<void>;
};

/** Every picture in docs/pictures/, by its name there. */
export const SHOTS: Record<string, Shot> = {
  gate: {
    on: 'phone',
    as: 'stranger',
    path: '/',
    async show(page) {
      await passwordField(page).fill('serenissima');
    },
  },
  page: { on: 'laptop', as: 'guest', path: '/' },
  'page-phone': { on: 'phone', as: 'guest', path: '/' },
  events: {
    on: 'laptop',
    as: 'guest',
    path: '/',
    async show(page) {
      const cards = page.locator('#celebrate').getByRole('button');
      await cards.last().click();
      await toTop(cards.first());
    },
  },
  hotels: {
    on: 'laptop',
    as: 'guest',
    path: '/',
    show: (page) => toTop(page.locator('#stay').getByRole('heading', { level: 3 }).first()),
  },
  rsvp: {
    on: 'phone',
    as: 'guest',
    path: '/',
    async show(page) {
      await fillRsvp(page, {
        guestOneFirst: 'Jessica',
        guestOneLast: 'Levi',
        guestTwoFirst: 'Lorenzo',
        guestTwoLast: 'da Ponte',
        email: 'jessica@example.com',
      });
      await toTop(page.locator('#rsvp').getByRole('heading', { level: 2 }));
    },
  },
  'dashboard-sign-in': { on: 'phone', as: 'stranger', path: '/host' },
  dashboard: { on: 'laptop', as: 'host', path: '/host' },
  'dashboard-phone': { on: 'phone', as: 'host', path: '/host' },
  'dashboard-replies': { on: 'laptop', as: 'host', path: '/host/replies' },
  'dashboard-replies-phone': { on: 'phone', as: 'host', path: '/host/replies' },
  'dashboard-household': {
    on: 'laptop',
    as: 'host',
    path: '/host/replies',
    async show(page) {
      await page.getByRole('rowheader', { name: 'Rosalind' }).getByRole('button').click();
      await page.getByRole('dialog').waitFor();
    },
  },
  'dashboard-by-phone': {
    on: 'phone',
    as: 'host',
    path: '/host/replies',
    async show(page) {
      await page.getByRole('button', { name: 'Add a reply' }).click();
      await toTop(page.getByRole('dialog').getByRole('heading', { name: 'A reply by phone' }));
    },
  },
  'dashboard-guest-list': { on: 'laptop', as: 'host', path: '/host/invited' },
  'dashboard-import': {
    on: 'laptop',
    as: 'host',
    path: '/host/invited',
    async show(page) {
      await page.getByRole('button', { name: 'Add more' }).click();
      await page
        .getByLabel('The list')
        .fill(
          'Name;E-mail;Guests;Table\n' +
            'Imogen & Leonatus Britton;imogen@example.com;2;3\n' +
            'Perdita Bohemia;perdita@example.com;1;5\n' +
            'Zoë Álvarez;zoe@example.com;1;5\n',
        );
      await page.getByRole('button', { name: 'Look at it' }).click();
      await page.getByText('Is this right?').waitFor();
    },
  },
  'dashboard-data': { on: 'laptop', as: 'host', path: '/host/data' },
  'dashboard-emails': {
    on: 'laptop',
    as: 'host',
    path: '/host/data',
    show: (page) => toTop(page.getByRole('heading', { name: 'Letters' })),
  },
  receipt: {
    on: 'phone',
    as: 'host',
    path: '/host/data',
    async show(page) {
      await page.goto('/host/api/emails/preview/receipt');
    },
  },
  'dashboard-caterer': { on: 'laptop', as: 'host', path: '/host/print/caterer' },
};

/** Scrolls until something stands a little below the top of its window. */
async function toTop(target: Locator): Promise<void> {
  await target.evaluate((element) => {
    element.style.scrollMarginTop = '2.5rem';
    element.scrollIntoView({ behavior: 'instant' });
  });
}
