import { createContent } from '../server/fixtures/content.ts';
import { expectAccessible } from './axe.ts';
import { signInAsCouple } from './dashboard.ts';
import { weddingHeading } from './gate.ts';
import { expectNoSidewaysScroll } from './layout.ts';
import { PASSWORD } from './locked-site.ts';
import { HOST_PASSWORD, startSite } from './site.ts';
import { expect, NETWORK_ERROR, test } from './test.ts';
import { expectToast, toasts } from './toasts.ts';

const ADDRESS = 'Zattere 12\n30123 Venezia\nItalia';

test('guests say where to write, and the couple prints it, thanks and sees who is left', async ({
  page,
  context,
  request,
  expectOnConsole,
}) => {
  expectOnConsole(NETWORK_ERROR);
  const document = createContent(['welcome_party', 'wedding'], { asksForAddress: true });
  const site = await startSite({ GATE: 'server', SITE_PASSWORD: PASSWORD }, { document });
  try {
    const couple = await signInAsCouple(request, site);
    const ada = await couple.invite({ name: 'Ada & Luca Rossi', emails: ['ada@example.org'] });
    await couple.invite({ name: 'Pia Neri', address: 'Lido 1\n30126 Venezia', gift: 'A vase' });

    const address = page.getByRole('region', { name: 'Where may we write to you?' });
    const field = address.getByLabel('Postal address');
    const send = address.getByRole('button', { name: 'Send address' });

    await test.step('an empty address is rejected at its field', async () => {
      await page.goto(`${site.url}/i/${ada.code}`);
      await expect(weddingHeading(page)).toBeVisible();
      await expect(field).toHaveAccessibleDescription(/the envelope will say “Ada & Luca Rossi”/);
      await send.click();
      await expect(field).toBeFocused();
      await expect(field).toHaveAccessibleDescription(/Please enter your address/);
    });

    await test.step('without a connection nothing typed is lost, also after a reload', async () => {
      await field.fill(ADDRESS);
      await context.setOffline(true);
      await send.click();
      await expect(toasts(page)).toContainText('Your address may not have been sent.');
      await context.setOffline(false);
      await page.reload();
      await expect(field).toHaveValue(ADDRESS);
      expect((await couple.loadGuestData(couple.session)).guestList[0]?.entry.address).toBeNull();
    });

    await test.step('the guest is thanked when it is stored, and can change it', async () => {
      await send.click();
      await expectToast(page, 'Address received', 'Thank you! This is where we will write to you.');
      await expect(address).toContainText('Zattere 12');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.reload();
      await address.getByRole('button', { name: 'Change the address' }).click();
      await expect(field).toBeFocused();
      await expect(field).toHaveValue(ADDRESS);
      await address.getByRole('button', { name: 'Keep the address as it was' }).click();
      await expect(address.getByRole('button', { name: 'Change the address' })).toBeFocused();
    });

    await test.step('the couple sees who is to thank, and marks it with one tap', async () => {
      await couple.request(page, 'POST', 'session', { password: HOST_PASSWORD });
      await page.goto(`${site.url}/host/guest-list`);
      await page.getByRole('button', { name: '1 To thank' }).click();
      await page.getByRole('checkbox', { name: 'Select Pia Neri' }).check();
      await page.getByRole('button', { name: 'Thanked today' }).click();
      await expect(toasts(page)).toContainText('1 household is thanked.');
      await expect(page.getByRole('button', { name: /To thank/ })).toHaveCount(0);
      await page.getByRole('button', { name: 'Show all households' }).click();
      await page.getByRole('button', { name: 'Clear selection' }).click();
      await expect(page.getByText('2 households ·')).toBeVisible();
    });

    await test.step('labels and envelopes have the size of the paper', async () => {
      await page.getByRole('link', { name: 'Print labels' }).click();
      await expect(page.getByText('2 addresses · 1 page')).toBeVisible();
      const sheets = page.frameLocator('iframe');
      await expect(sheets.locator('body[data-fitted]')).toBeAttached();
      await expect(sheets.locator('.mail').last()).toHaveText(/^Ada & Luca Rossi\s*Zattere 12/);
      await expectAccessible(page);
      const readSize = () =>
        sheets
          .locator('.sheet')
          .first()
          .evaluate((sheet) => {
            const { width, height } = sheet.getBoundingClientRect();
            return [width, height].map((length) => Math.round((length * 25.4) / 96));
          });
      for (const [paper, size] of [
        ['Avery 5160 · 66.7 × 25.4 mm · Letter', [216, 279]],
        ['Avery L7160 · 63.5 × 38.1 mm · A4', [210, 297]],
      ] as const) {
        await page.getByLabel('Labels', { exact: true }).selectOption(paper);
        await expect.poll(readSize).toEqual(size);
      }
      await page.getByLabel('Print', { exact: true }).selectOption('Envelopes');
      await page.getByLabel('Envelope', { exact: true }).selectOption('DL · 220 × 110 mm');
      await expect(page.getByText('2 addresses · 2 pages')).toBeVisible();
      await expect.poll(readSize).toEqual([220, 110]);
    });
  } finally {
    await site.close();
  }
});
