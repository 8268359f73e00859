import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, NETWORK_ERROR, sheet, test } from './dashboard.ts';
import { addEntries, households, loadEntries, openEntry, select, selection } from './guest-list.ts';
import { dismissToasts, toasts } from './toasts.ts';

const ROSSI = {
  ...{ name: 'Famiglia Rossi', phone: '+39 041 520 7744, 347', language: 'it' as const },
  people: [
    { first: 'Ada', last: 'Rossi' },
    { first: 'Luca', last: 'Rossi' },
  ],
};

/** The number and the text of the link that opens an app; nothing is opened. */
async function readLink(page: Page, app: 'WhatsApp' | 'Messages') {
  const link = sheet(page).getByRole('link', { name: `Open ${app} with` });
  const url = new URL((await link.getAttribute('href')) ?? '');
  const text = url.searchParams.get(app === 'WhatsApp' ? 'text' : 'body');
  return { to: `${url.protocol}${url.host}${url.pathname}`, text };
}

test('the couple sends personal links from their own telephone, one household after the other', async ({
  dashboardPage: page,
  dashboard,
  expectOnConsole,
}) => {
  expectOnConsole(NETWORK_ERROR);
  await addEntries(
    page,
    dashboard,
    ROSSI,
    { name: 'Ben Wolf' },
    { name: 'Marco Neri', phone: '+49 170 1234567' },
  );
  await select(page, ROSSI.name, 'Ben Wolf', 'Marco Neri');
  await selection(page).getByRole('button', { name: 'Invite by WhatsApp or SMS' }).click();
  const message = sheet(page).getByLabel('Message', { exact: true });
  const sent = sheet(page).getByRole('button', { name: 'Sent', exact: true });

  await test.step('a number that is not the household’s is sent nothing', async () => {
    await expect(sheet(page)).toContainText('1 of 2');
    await expect(sheet(page).getByRole('heading', { name: 'Marco Neri' })).toBeVisible();
    await expect(sheet(page)).toContainText('Not invited yet');
    await expect(message).toHaveValue(/^Dear Marco,\n\nHere is your invitation.+\n.+\/i\//);
    await expect(sheet(page)).toContainText('1 household has no telephone number');
    await expectAccessible(page);
  });

  await test.step('the links have the text as it is edited, which stays while the sheet is closed', async () => {
    const text = `${await message.inputValue()}\nP.S. Bring Ben & Mia 💌`;
    await message.fill(text);
    expect(await readLink(page, 'WhatsApp')).toEqual({ to: 'https:wa.me/491701234567', text });
    expect(await readLink(page, 'Messages')).toEqual({ to: 'sms:+491701234567', text });
    await sheet(page).getByRole('button', { name: 'Close' }).click();
    await selection(page).getByRole('button', { name: 'Invite by WhatsApp or SMS' }).click();
    await expect(message).toHaveValue(text);
  });

  await test.step('a mark that is not stored stays undone', async () => {
    await page.route('**/host/api/guest-list/bulk', (route) => route.abort('failed'));
    await sent.click();
    await expect(toasts(page).last()).toContainText('Not marked as sent');
    await expect(sheet(page)).toContainText('1 of 2');
    await page.unroute('**/host/api/guest-list/bulk');
    await dismissToasts(page);
    await sent.click();
    await expect(sheet(page)).toContainText('2 of 2');
    await expect(sheet(page).getByRole('heading', { name: ROSSI.name })).toBeFocused();
    const entries = await loadEntries(page, dashboard);
    expect(entries.filter(({ messagedAt }) => messagedAt).map(({ name }) => name)).toEqual([
      'Marco Neri',
    ]);
  });

  await test.step('a household is written to in its language, at a number with a country code', async () => {
    await expect(message).toHaveValue(/^Ciao Ada e Luca,\n\necco il vostro invito/);
    await expect(sheet(page)).toContainText('347 cannot be opened: it has no country code');
    await sheet(page).getByText('Reminder').click();
    await expect(message).toHaveValue(/^Ciao Ada e Luca,\n\nnon abbiamo ancora vostre notizie/);
    await sheet(page).getByRole('button', { name: 'Back', exact: true }).click();
    await expect(sheet(page)).toContainText('Link sent');
    await sheet(page).getByRole('button', { name: 'Skip' }).click();
    await sheet(page).getByRole('button', { name: 'Skip' }).click();
    await expect(sheet(page)).toContainText('1 of 2 households marked as sent.');
  });

  await test.step('a number that is added is the next one', async () => {
    const form = sheet(page).getByRole('form', { name: 'Telephone number of Ben Wolf' });
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toContainText('Please enter a telephone number');
    await form.getByLabel('Telephone number').fill('+44 20 7946 0958');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(sheet(page)).toContainText('3 of 3');
    expect((await readLink(page, 'WhatsApp')).to).toBe('https:wa.me/442079460958');
    await expectAccessible(page);
    await sheet(page).getByRole('button', { name: 'Close' }).click();
  });

  await test.step('the guest list knows who was invited', async () => {
    await page.getByLabel('Without', { exact: true }).selectOption('Invitation');
    await expect(households(page)).toHaveText([/Famiglia Rossi/, /Ben Wolf/]);
    await page.getByLabel('Without', { exact: true }).selectOption('–');
    await openEntry(page, 'Marco Neri');
    await expect(sheet(page)).toContainText('Link sent');
  });
});
