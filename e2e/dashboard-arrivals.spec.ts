import type { Page } from '@playwright/test';
import type { RsvpRecord } from '../domain/replies/rsvp-record.ts';
import type { WeddingDocument } from '../domain/wedding/wedding.ts';
import { createContent } from '../server/fixtures/content.ts';
import { expectAccessibleAt } from './axe.ts';
import { createDashboard, dragTo, HOST_PASSWORD, openTab, sheet } from './dashboard.ts';
import { addEntries } from './guest-list.ts';
import { type Site, startSite } from './site.ts';
import { expect, test } from './test.ts';
import { expectToast } from './toasts.ts';

// A wedding that asks its guests about their journey.
const QUESTIONS: WeddingDocument['rsvp']['questions'] = [
  { id: 'arrival', label: 'When do you arrive?', kind: 'date-time', journey: 'arrival' },
  { id: 'stay', label: 'Where do you stay?', kind: 'stay', journey: 'stay' },
];

let site: Site;
test.beforeAll(async () => {
  site = await startSite({}, { document: createContent(['wedding'], { questions: QUESTIONS }) });
});
test.afterAll(() => site.close());

const HOUSEHOLDS = [
  ['Ada', 'Luca'],
  ['Mia', 'Zoë'],
];

const reply = (index: number, arrival: string | null): Partial<RsvpRecord> => {
  const [one = '', two = ''] = HOUSEHOLDS[index] ?? [];
  return {
    ...{ email: `a${index}@b.co`, guests_count: 2, guest_one_first: one, guest_two_first: two },
    ...{ guest_one_last: 'Rossi', guest_two_last: 'Rossi' },
    ...(arrival && { answers: { questions: { arrival, stay: 'Hotel Danieli' } } }),
  };
};

const vehicle = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const guest = (page: Page, first: string) =>
  page.getByRole('checkbox', { name: new RegExp(`^${first} Rossi`) });

async function addVehicle(page: Page, name: string, time: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a vehicle' }).click();
  await sheet(page).getByLabel('Name').fill(name);
  await sheet(page).getByLabel('Leaves at').fill(time);
  await sheet(page).getByLabel('Seats').fill('3');
  await sheet(page).getByRole('button', { name: 'Add a vehicle' }).click();
  await expect(vehicle(page, name)).toBeVisible();
}

test('the couple gives guests seats in vehicles with the mouse, the keyboard and on a phone', async ({
  page,
}) => {
  const dashboard = createDashboard(site);
  await dashboard.request(page, 'POST', 'session', { password: HOST_PASSWORD });
  await page.goto(`${site.url}/host`);
  await addEntries(
    page,
    dashboard,
    ...HOUSEHOLDS.map((names, index) => ({
      name: `${names.join(' & ')} Rossi`,
      people: names.map((first) => ({ first, last: 'Rossi' })),
      emails: [`a${index}@b.co`],
    })),
  );
  await dashboard.addReplies(reply(0, '2026-06-05T13:10'), reply(1, null));
  await openTab(page, 'Arrivals');

  await test.step('vehicles are suggested by time, and the others are named', async () => {
    await expect(page.getByText('2 guests have not said when they arrive.')).toBeVisible();
    await addVehicle(page, 'Taxi', '2026-06-05T13:30');
    await addVehicle(page, 'Boat', '2026-06-05T14:30');
    await page.getByRole('button', { name: 'Suggest vehicles' }).click();
    await expectToast(page, '2 guests have a seat', '2 guests have not said when.');
    await expect(vehicle(page, 'Boat')).toContainText('2 of 3');
    await expect(vehicle(page, 'Boat')).toContainText('Ada Rossi');
  });

  await test.step('a guest is dragged, another one gets a seat by the keyboard, and it is undone', async () => {
    const waiting = page.getByRole('region', { name: 'Without a seat' });
    await dragTo(waiting.getByText('Mia Rossi', { exact: true }), vehicle(page, 'Taxi'));
    await expect(vehicle(page, 'Taxi')).toContainText('1 of 3');
    await guest(page, 'Zoë').focus();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Seat here: Taxi' }).focus();
    await page.keyboard.press('Enter');
    await expect(vehicle(page, 'Taxi')).toContainText('2 of 3');
    await page.keyboard.press('Control+z');
    await expect(vehicle(page, 'Taxi')).toContainText('1 of 3');
  });

  await test.step('a new time is a mark, which the couple accepts on a phone', async () => {
    await dashboard.addReplies(reply(0, '2026-06-05T13:20'));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('radio', { name: 'Vehicles' }).check({ force: true });
    await expect(page.getByText(/^new time: /)).toHaveCount(2);
    await page.getByRole('button', { name: 'Keep the seat of Ada Rossi' }).click();
    await expect(page.getByText(/^new time: /)).toHaveCount(1);
    await guest(page, 'Luca').check();
    await page.getByLabel('Seat in').selectOption({ index: 1 });
    await expect(vehicle(page, 'Taxi')).toContainText('arrives too late');
    await expectAccessibleAt([390, 1280], page, 'the vehicles');
    await page.getByRole('radio', { name: 'By day' }).check({ force: true });
    await expect(page.getByRole('heading', { name: /^Friday, June 5/ })).toBeVisible();
    await expectAccessibleAt([1280, 390], page, 'the arrivals by day');
  });

  await test.step('the driver’s list and the rooming list are printed', async () => {
    await page.getByRole('link', { name: 'Rooming list' }).click();
    await expect(page.getByRole('row', { name: /Hotel Danieli Ada Rossi/ })).toBeVisible();
  });
});
