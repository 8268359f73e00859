import type { Locator, Page } from '@playwright/test';
import { passwordField } from '../gate.ts';
import { fillRsvp } from '../rsvp-form.ts';

/** A screenshot for the docs. */
export type Shot = {
  on: 'phone' | 'laptop';
  /** Visitors see the gate, guests have entered, and the couple is signed in to the dashboard. */
  as: 'visitor' | 'guest' | 'couple';
  path: string;
  /** Of the WebP file. */
  quality?: number;
  /** Prepares the page for the screenshot of its window. */
  prepare?: (page: Page) => Promise<void>;
};

function take(
  ...[on, as, path, prepare]: [Shot['on'], Shot['as'], Shot['path'], Shot['prepare']?]
): Shot {
  return { on, as, path, ...(prepare && { prepare }) };
}

/** A picture that is mostly watercolours needs less quality than words do. */
function paint(shot: Shot): Shot {
  return { ...shot, quality: 40 };
}

/** All pictures in docs/pictures/ by file name. */
export const SHOTS: Record<string, Shot> = {
  gate: take('phone', 'visitor', '/', (page) => passwordField(page).fill('serenissima')),
  page: paint(take('laptop', 'guest', '/')),
  'page-phone': take('phone', 'guest', '/'),
  events: take('laptop', 'guest', '/', async (page) => {
    const cards = page.locator('#celebrate').getByRole('button');
    await cards.last().click();
    await scrollToTop(cards.first());
  }),
  hotels: paint(
    take('laptop', 'guest', '/', (page) =>
      scrollToTop(page.locator('#stay').getByRole('heading', { level: 3 }).first()),
    ),
  ),
  rsvp: take('phone', 'guest', '/', async (page) => {
    await fillRsvp(page, {
      ...{ guestOneFirst: 'Jessica', guestOneLast: 'Levi', email: 'jessica@example.com' },
      ...{ guestTwoFirst: 'Lorenzo', guestTwoLast: 'da Ponte' },
    });
    await scrollToTop(page.locator('#rsvp').getByRole('heading', { level: 2 }));
  }),
  'dashboard-sign-in': take('phone', 'visitor', '/host'),
  'dashboard-next': take('laptop', 'couple', '/host'),
  dashboard: take('laptop', 'couple', '/host', showNumbers),
  'dashboard-phone': take('phone', 'couple', '/host', showNumbers),
  'dashboard-replies': take('laptop', 'couple', '/host/replies'),
  'dashboard-replies-phone': take('phone', 'couple', '/host/replies'),
  'dashboard-household': take('laptop', 'couple', '/host/replies', async (page) => {
    await page.getByRole('rowheader', { name: 'Rosalind' }).getByRole('button').click();
    await page.getByRole('dialog').waitFor();
  }),
  'dashboard-by-phone': take('phone', 'couple', '/host/replies', async (page) => {
    await page.getByRole('button', { name: 'Add a reply' }).click();
    await scrollToTop(page.getByRole('dialog').getByRole('heading', { name: 'Add a reply' }));
  }),
  'dashboard-guest-list': paint(take('laptop', 'couple', '/host/guest-list')),
  'dashboard-personal-link': take('laptop', 'couple', '/host/guest-list', async (page) => {
    await page.getByRole('searchbox').fill('Jessica');
    await page.getByRole('button', { name: 'Jessica Levi & Lorenzo da Ponte' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'QR code' }).click();
    await page.getByRole('dialog').getByRole('img').waitFor();
  }),
  'dashboard-cards': take('laptop', 'couple', '/host/print/papers/invitations', (page) =>
    page.frameLocator('iframe').locator('body[data-fitted]').waitFor(),
  ),
  'dashboard-import': paint(
    take('laptop', 'couple', '/host/guest-list', async (page) => {
      await page.getByRole('button', { name: 'Import a list' }).click();
      await page
        .getByRole('textbox', { name: 'Guest list' })
        .fill(
          'Name;Plus one;Kids;E-mail / Phone;Language;Table\n' +
            'Imogen & Leonatus Britton;;Guido (6), Cadwal (4);imogen@example.com;EN;3\n' +
            'Perdita Bohemia;+1;n/a;perdita@example;Sicilian;5\n' +
            'Dr. Helena Rossillion;Partner;;+39 347 123 4567;ital.;5\n' +
            'Polixenes Bohemia;;;;Sicilian;5\n' +
            'Leonato de Messina;yes;;leonato@example.com;IT;6\n' +
            'Total;;;;;\n',
        );
      await page.getByRole('button', { name: 'Preview' }).click();
      await page.getByText('Is this right?').waitFor();
    }),
  ),
  'website-guide': take('phone', 'couple', '/host/website'),
  'website-editor': take('laptop', 'couple', '/host/website', async (page) => {
    await openCeremony(page);
    await page.locator('iframe').waitFor();
    await page.evaluate(() => scrollTo({ top: 0 }));
  }),
  'website-publish': take('laptop', 'couple', '/host/website', async (page) => {
    await openCeremony(page);
    await page.getByLabel('Dress code').fill('Black tie or a long dress');
    await page
      .getByText(/^Saved/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('list', { name: 'Changes' }).waitFor();
  }),
  'dashboard-photographs': paint(take('phone', 'couple', '/host/photos')),
  'dashboard-data': take('laptop', 'couple', '/host/data'),
  'dashboard-emails': take('laptop', 'couple', '/host/emails', async (page) => {
    await page.getByRole('button', { name: /^Invitation/ }).click();
    const names = page.getByLabel('Preview for').locator('option');
    await names.filter({ hasText: 'Sylvia' }).waitFor({ state: 'attached' });
    await page.getByLabel('Preview for').selectOption('sylvia@example.com');
    await page
      .frameLocator('iframe')
      .getByText(/^Dear Sylvia/)
      .waitFor();
  }),
  receipt: take('phone', 'couple', '/host/emails', async (page) => {
    await page.goto('/host/api/emails/preview/receipt');
  }),
  'dashboard-caterer': take('laptop', 'couple', '/host/print/caterer'),
  // Last, because it seats the guests.
  'dashboard-seating': paint(
    take('laptop', 'couple', '/host/seating', async (page) => {
      await page.getByRole('button', { name: 'Suggest the rest' }).click();
      await page.getByRole('radio', { name: 'Floor' }).check({ force: true });
      await page.getByRole('button', { name: /^Table 1, [1-9]/ }).waitFor();
      await scrollToTop(page.getByRole('button', { name: 'Suggest the rest' }));
    }),
  ),
};

/** Below the list of what comes next. */
function showNumbers(page: Page): Promise<void> {
  return scrollToTop(page.getByRole('region', { name: 'Welcome Party' }));
}

/** Opens an event in the editor. */
async function openCeremony(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Skip the guide' }).click();
  await page.getByRole('link', { name: /^Events/ }).click();
  await page.getByRole('button', { name: 'The Wedding', exact: true }).click();
}

/** Scrolls the page until the element is a little below the top of the window. */
async function scrollToTop(target: Locator): Promise<void> {
  await target.evaluate((element) => {
    element.style.scrollMarginTop = '2.5rem';
    element.scrollIntoView({ behavior: 'instant' });
  });
}
