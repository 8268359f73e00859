import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type Dashboard, expect, sheet, test } from './dashboard.ts';
import {
  openAsGuest,
  preview,
  publish,
  readSection,
  WITHOUT_PREVIEW,
  waitUntilSaved,
} from './editor.ts';

const PHOTOGRAPH = join(import.meta.dirname, '..', 'server', 'fixtures', 'pictures', 'small.jpg');

test('a couple makes a website for a wedding in Sintra from an empty installation, and a guest replies', async ({
  dashboardPage: page,
  dashboard,
  browser,
}) => {
  await page.setViewportSize(WITHOUT_PREVIEW);
  await expect(page.getByRole('banner')).toContainText('Your wedding');
  await page.getByRole('link', { name: 'Write your names' }).click();
  await followGuide(page, dashboard);
  await expect(page.getByRole('button', { name: 'Open the guide' })).toHaveCount(0);

  await page.getByRole('link', { name: /^Events/ }).click();
  await describeWedding(page);
  await addEvent(page, 'Dinner by the sea', '2027-09-10T20:00', 'Azenhas do Mar');
  await page.getByRole('button', { name: /^Dinner by the sea/ }).press('Alt+ArrowUp');
  await expect(page.getByText('Dinner by the sea is now at position 1 of 2.')).toBeAttached();
  await addEvent(page, 'Farewell brunch', '2027-09-12T11:00', 'Quinta da Regaleira');
  await page.getByRole('link', { name: 'All sections' }).click();
  await page.getByRole('button', { name: 'Add: Questions' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Questions' })).toBeFocused();
  await page.getByLabel('Heading').fill('Gut zu wissen');
  await page.getByRole('button', { name: 'Add a question' }).click();
  await expect(page.getByLabel('Question', { exact: true })).toBeFocused();
  await page.getByLabel('Question', { exact: true }).fill('Is it cold in the evening?');
  await page.getByLabel('Answer').fill('Yes: Sintra has its own weather. Bring a jacket.');

  await page.getByRole('radio', { name: 'English' }).check();
  await page.getByLabel('Heading (English)').fill('Good to ask');
  await waitUntilSaved(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(preview(page).getByRole('heading', { name: 'Good to ask' })).toBeAttached();
  await reviewFirstPublication(page);
  await publish(page);

  const guest = await openAsGuest(browser, dashboard.site.url);
  await expect(guest.getByRole('heading', { name: 'Gut zu wissen' })).toBeAttached();
  await guest.goto(`${dashboard.site.url}/en/`);
  await expect(guest.getByRole('heading', { level: 1 })).toContainText('Inês');
  await expect(guest.locator('#celebrate [aria-expanded]')).toHaveCount(3);
  await expect(guest.locator('#stay')).toHaveCount(0);
  await expect(guest.locator('body')).not.toContainText(/Venice|Portia|Cipriani/);

  const form = guest.locator('#rsvp form');
  await form.locator('[name=guestOneFirst]').fill('Rosa');
  await form.locator('[name=guestOneLast]').fill('Pereira');
  await form.locator('[name=email]').fill('rosa@example.pt');
  await expect(form.getByRole('radio', { checked: true })).toHaveCount(0);
  for (const accept of await form.getByLabel('Joyfully accept').all()) await accept.check();
  await form.getByRole('button', { name: 'Submit RSVP' }).click();
  await expect(
    guest.locator('#rsvp').getByText('Thank you! Your reply has reached us.', { exact: true }),
  ).toBeVisible();
  expect(await dashboard.site.repliesFrom('rosa@example.pt')).toHaveLength(1);
  await guest.context().close();
});

async function followGuide(page: Page, dashboard: Dashboard): Promise<void> {
  await expect(page.getByLabel('Your name')).toBeFocused();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Write a name, or skip this step.').first()).toBeVisible();
  await page.getByLabel('Your name').fill('Inês');
  await page.getByLabel('Your partner’s name').fill('Jonas');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('checkbox', { name: 'Italiano' })).not.toBeChecked();
  await page.getByRole('checkbox', { name: 'Deutsch' }).check();
  await page.getByRole('button', { name: 'Make it the first: Deutsch' }).click();
  await expect(page.getByRole('checkbox', { name: 'Deutsch' })).toBeFocused();
  await page.reload();
  await expect(page.getByText('Step 2 of 5')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Deutsch' })).toBeChecked();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Venue and town')).toHaveValue('');
  await page.getByLabel('Day of the wedding').fill('2027-09-11');
  await page.getByLabel('Venue and town').fill('Quinta da Regaleira · Sintra');
  await page.getByLabel('Time zone').fill('Sintra');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Choose a time zone, such as Europe/Lisbon.')).toBeVisible();
  await page.getByLabel('Time zone').fill('lisbon');
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('Your name')).toHaveValue('Inês');
  await expect(page.getByLabel('Your partner’s name')).toHaveValue('Jonas');
  await page.getByRole('button', { name: 'Skip this step' }).click();
  await page.getByRole('button', { name: 'Skip this step' }).click();
  await expect(page.getByLabel('Day of the wedding')).toHaveValue('2027-09-11');
  await expect(page.getByLabel('Time zone')).toHaveValue('Europe/Lisbon');
  await expect
    .poll(() => readSection(dashboard, page, 'venueLine'))
    .toBe('Quinta da Regaleira · Sintra');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.locator('input[type="file"]').first().setInputFiles(PHOTOGRAPH);
  // Not "Description (English)": German is the first language.
  await expect(page.getByLabel('Description', { exact: true })).toBeFocused({ timeout: 60_000 });
  // The press takes the focus from the empty field, whose error must not move the button away.
  await page.getByRole('button', { name: 'Continue' }).hover();
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.getByText('Step 5 of 5')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByLabel('Description').fill('The two of us on a wall above the sea');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Open the editor' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Website' })).toBeVisible();
}

async function reviewFirstPublication(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(sheet(page)).toContainText('Dinner by the sea · Die Hochzeit · Farewell brunch');
  await expect(sheet(page)).not.toContainText(/Portia|\d+ changes/);
  await expect(sheet(page)).toContainText(
    /\d+ texts are missing in English: guests read them in German\./,
  );
  await expect(sheet(page).getByRole('button', { name: 'Publish anyway' })).toBeVisible();
  await sheet(page).getByRole('button', { name: 'Write the first one in English' }).click();
  await expect(page.getByLabel('Venue and town (English)')).toBeFocused();
}

async function describeWedding(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Die Hochzeit/ }).click();
  await page.getByLabel('Starts').fill('2027-09-11T16:30');
  await page.getByLabel('Place', { exact: true }).fill('Quinta da Regaleira');
  await page.getByLabel('Address').fill('R. Barbosa du Bocage 5, Sintra');
  await expect(page.getByLabel('Dress code')).toBeHidden();
  await page.getByRole('button', { name: /^Die Hochzeit/ }).click();
}

async function addEvent(page: Page, title: string, startsAt: string, place: string): Promise<void> {
  await page.getByRole('button', { name: 'Add an event' }).click();
  await expect(page.getByLabel('Title')).toBeFocused();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Starts').fill(startsAt);
  await page.getByLabel('Place', { exact: true }).fill(place);
  await page.getByLabel('Address').fill(`${place}, Sintra`);
  await page.getByRole('button', { name: new RegExp(`^${title}`) }).click();
}
