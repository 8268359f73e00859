import type { Page } from '@playwright/test';
import { applyPatch } from '../domain/plans/plan.ts';
import { createEmptyPlan } from '../domain/seating/seating.ts';
import { addTables, seatPeople } from '../domain/seating/seating-changes.ts';
import { expectAccessible } from './axe.ts';
import { createDashboard, expect, openTab, signInAsCouple, test } from './dashboard.ts';

/** The sizes of the printed pages, in points. */
async function printSheets(page: Page): Promise<string[]> {
  const sheets = page.frameLocator('iframe').locator('html');
  // A sheet whose content may break puts the end of its columns on a page of their own.
  await expect(sheets.locator('.sheet').first()).toHaveCSS('contain', 'size');
  const printed = await page.context().newPage();
  await printed.setContent(await sheets.evaluate((html) => html.outerHTML));
  const pdf = (await printed.pdf({ preferCSSPageSize: true })).toString('latin1');
  await printed.close();
  return [...pdf.matchAll(/\/MediaBox ?\[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) =>
    [width, height].map((length) => Math.round(Number(length))).join(' '),
  );
}

const LONG_NAME = 'Maximiliana-Friederike von und zu Hohenlohe-Schillingsfürst';

test('the couple prints place cards on which a long name fits, and the seating plan', async ({
  dashboard,
  dashboardPage: page,
  request,
}) => {
  const couple = await signInAsCouple(request, dashboard.site);
  const [first = '', last = ''] = LONG_NAME.split(' von ');
  const zoe = await couple.invite({
    ...{ name: LONG_NAME, emails: ['zoe@example.com'], language: 'it' },
    people: [{ first, last: `von ${last}` }],
  });
  await dashboard.addReplies({ guest_one_first: first, guest_one_last: `von ${last}` });
  const plan = createEmptyPlan('wedding');
  const { tables = {} } = addTables(plan, { count: 1, shape: 'round', seats: 8 });
  const seats = seatPeople(applyPatch(plan, { tables }).plan, [zoe.people[0]?.id ?? 0], 1)?.seats;
  await createDashboard(dashboard.site).request(page, 'PUT', 'seating/wedding', {
    ...{ version: 0, patch: { tables, seats } },
  });

  await openTab(page, 'Data');
  await page.getByRole('link', { name: 'Print cards, signs and lists' }).click();
  await page.getByRole('heading', { level: 1, name: 'Print' }).waitFor();
  await expectAccessible(page, 'everything that is printed');
  await page.getByRole('link', { name: 'Place cards' }).click();
  await expect(page.getByRole('status')).toHaveText('1 card · 1 page · 90 × 86 mm');
  const sheets = page.frameLocator('iframe');
  const name = sheets.locator('[data-half=front] .name');
  await expect(sheets.locator('body[data-fitted]')).toBeAttached();
  await expect(name).toHaveText(LONG_NAME);
  await expect(sheets.getByText('Tavolo 1')).toBeVisible();
  const { height, limit } = await name.evaluate((element) => ({
    height: element.scrollHeight,
    limit: Number.parseFloat(getComputedStyle(element).maxHeight),
  }));
  expect(height).toBeLessThanOrEqual(limit + 1);
  await page.getByLabel('Card', { exact: true }).selectOption('Flat');
  await expect(sheets.locator('[data-half]')).toHaveCount(0);
  await expectAccessible(page, 'place cards');

  await page.getByRole('link', { name: 'Everything you can print' }).click();
  await page.getByRole('link', { name: 'Thank-you cards' }).click();
  await expect(page.getByLabel('Your words')).toHaveValue('Grazie');
  await page.getByLabel('Your words').fill('Grazie di cuore');
  await expect(sheets.getByText('Grazie di cuore')).toBeVisible();

  await page.getByRole('link', { name: 'Everything you can print' }).click();
  await page.getByRole('link', { name: 'Seating plan' }).click();
  await page.getByLabel('Split over several sheets').check();
  await expect(page.getByRole('status')).toHaveText('1 card · 9 pages · 420 × 594 mm');
  await expect(sheets.getByText('B3')).toBeVisible();
  await expect(sheets.locator('body[data-fitted]')).toBeAttached();
  const pages = await printSheets(page);
  expect(pages).toEqual(Array(9).fill('612 792'));
});
