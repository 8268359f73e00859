import type { Page } from '@playwright/test';
import { toLocalTime } from '../domain/wedding/zone-time.ts';
import { toImport } from '../server/fixtures/import-request.ts';
import { type Mailbox, withMailbox } from '../server/fixtures/mailbox.ts';
import { expectAccessible } from './axe.ts';
import {
  test as base,
  createDashboard,
  type Dashboard,
  expect,
  HTTP_ERROR,
  openTab,
  sheet,
} from './dashboard.ts';
import { loadEntries } from './guest-list.ts';
import { holdFiles } from './hold-files.ts';
import { startSite } from './site.ts';
import { expectToast } from './toasts.ts';

/** A test with a site that sends emails to a real mail server. */
const test = base.extend<{ mailbox: Mailbox; dashboard: Dashboard }>({
  mailbox: withMailbox,
  dashboard: async ({ mailbox }, use) => {
    const site = await startSite({
      SMTP_URL: mailbox.url,
      MAIL_FROM: 'us@belmont.example',
      PUBLIC_URL: 'https://wedding.belmont.example',
    });
    await use(createDashboard(site));
    await site.close();
  },
});

/** A test with a site without a mail server. */
const testWithoutServer = test.extend<{ dashboard: Dashboard }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names there.
  dashboard: async ({}, use) => {
    const site = await startSite({ PUBLIC_URL: 'https://wedding.belmont.example' });
    await use(createDashboard(site));
    await site.close();
  },
});

const NO_MAILBOX = { code: 550, text: 'No such mailbox' };

function expectSaved(page: Page) {
  return expect(page.getByText('Saved', { exact: true })).toBeVisible();
}

test('the couple sends a failed email again, previews the receipt, edits a draft on two devices, and stops a reminder', async ({
  dashboardPage: page,
  dashboard,
  mailbox,
  expectOnConsole,
}) => {
  expectOnConsole(HTTP_ERROR);
  await test.step('the couple sees which emails failed and sends one again', async () => {
    mailbox.rejectedRecipients.set('nobody@example.com', NO_MAILBOX);
    await dashboard.addReplies({ email: 'nobody@example.com', guest_one_first: 'Tom' }, {});
    await page.clock.install();
    await openTab(page, 'Emails');
    await expectAfterRefresh(page, '1 sent, 1 failed');
    const emails = page.getByRole('list', { name: 'Latest emails' }).getByRole('listitem');
    await expect(emails).toHaveCount(2);
    await expect(emails.nth(1)).toContainText('The mail server answered: 550 No such mailbox');
    await expectAccessible(page);
    mailbox.rejectedRecipients.clear();
    await page.getByRole('button', { name: 'Send again: Receipt, Tom Álvarez' }).click();
    await expectAfterRefresh(page, '2 sent');
    const recipients = mailbox.emails.map(({ to }) => to[0]);
    expect(recipients.sort()).toEqual(['nobody@example.com', 'zoe@example.com']);
  });
  await test.step('the couple previews the receipt email', () => previewReceipt(page));
  await test.step('a draft that two devices edit loses nothing', () => editOnTwoDevices(page));
  await test.step('a reminder waits for its time, is announced on the overview, and can be stopped', async () => {
    const rows = [{ name: 'Nerissa', emails: ['nerissa@example.com'] }];
    await dashboard.request(page, 'POST', 'guest-list/import', toImport(rows));
    await openTab(page, 'Emails');
    await page.getByRole('button', { name: /^Reminder/ }).click();
    await page.getByLabel('Later').check();
    const schedule = page.getByRole('button', { name: 'Schedule it' });
    await expect(schedule).toBeDisabled();
    const tomorrow = new Date(Date.now() + 20 * 60 * 60_000).toISOString();
    await page.getByLabel('Time', { exact: true }).fill(toLocalTime(tomorrow, 'Europe/Rome'));
    await schedule.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Schedule it' }).click();
    await expect(page.getByText(/^Goes out .+ at .+ \(Europe\/Rome\)/)).toBeVisible();

    await openTab(page, 'Overview');
    const notices = page.getByRole('list', { name: 'Emails that go out soon' });
    await expect(notices.getByRole('listitem')).toContainText('Reminder: goes out');
    await expectAccessible(page);
    await notices.getByRole('button', { name: 'Stop it' }).click();
    await expect(notices).toBeHidden();
    await openTab(page, 'Emails');
    const mailings = page.getByRole('list', { name: 'Your emails to guests' });
    await expect(mailings).toContainText(/Reminder.*Draft/);
    expect(mailbox.emails).toHaveLength(2);
  });
});

/** The page asks the server every five seconds while an email is waiting. */
async function expectAfterRefresh(page: Page, text: string): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(5_000);
    await expect(page.getByText(text)).toBeVisible({ timeout: 500 });
  }).toPass();
}

async function previewReceipt(page: Page): Promise<void> {
  const [email] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Preview the receipt' }).click(),
  ]);
  await expect(email.getByText('This is what we have written down:')).toBeVisible();
  await expect(email.getByRole('link', { name: 'Open the RSVP form' })).toHaveAttribute(
    'href',
    'https://wedding.belmont.example/',
  );
  // The email's styles are inline, so this fails if the dashboard's content policy blocks them.
  for (const [colorScheme, background] of [
    ['light', 'rgb(255, 253, 247)'],
    ['dark', 'rgb(33, 42, 51)'],
  ] as const) {
    await email.emulateMedia({ colorScheme });
    await expect(email.locator('.card')).toHaveCSS('background-color', background);
    await expectAccessible(email);
  }
  await email.close();
}

async function editOnTwoDevices(phone: Page): Promise<void> {
  const laptop = await phone.context().newPage();
  await laptop.goto('/host/emails');
  await laptop.getByRole('button', { name: /^Save the date/ }).click();
  await laptop.getByLabel('Subject').fill('Typed before leaving');
  await laptop.getByRole('link', { name: 'All emails' }).click();
  await laptop.getByRole('link', { name: 'Save the date' }).click();
  await expect(laptop.getByLabel('Subject')).toHaveValue('Typed before leaving');
  await expectSaved(laptop);

  await phone.goto(laptop.url());
  await expect(phone.getByLabel('Subject')).toHaveValue('Typed before leaving');
  await laptop.getByLabel('Subject').fill('From the laptop');
  await expectSaved(laptop);
  await phone.getByRole('textbox', { name: 'Text' }).fill('From the phone');
  await phone.getByRole('button', { name: 'Compare both versions' }).click();
  const subject = phone.getByRole('group', { name: 'Subject, English' });
  await expect(subject.getByRole('radio', { name: 'Saved From the laptop' })).toBeChecked();
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'Save these choices' }).click();
  await expectSaved(phone);
  // The laptop has nothing to lose, so it shows the merged version when it is looked at again.
  await laptop.evaluate(() => dispatchEvent(new Event('visibilitychange')));
  await expect(laptop.getByRole('textbox', { name: 'Text' })).toHaveValue('From the phone');
  await expect(laptop.getByLabel('Subject')).toHaveValue('From the laptop');
  await laptop.close();
}

test('the couple writes an invitation, looks at it, sends it once, and a guest unsubscribes', async ({
  dashboardPage: page,
  dashboard,
  mailbox,
  browser,
  expectOnConsole,
}) => {
  expectOnConsole(HTTP_ERROR);
  mailbox.rejectedRecipients.set('gratiano@example.com', NO_MAILBOX);
  const invite = (...names: string[]) => {
    const rows = names.map((name) => ({
      ...{ name, emails: name === 'Lancelot' ? [] : [`${name.toLowerCase()}@example.com`] },
      ...(name === 'Nerissa' && { language: 'it' as const }),
    }));
    return dashboard.request(page, 'POST', 'guest-list/import', toImport(rows));
  };
  await invite('Nerissa', 'Gratiano', 'Jessica', 'Lancelot');
  await openTab(page, 'Emails');
  await page.getByRole('button', { name: /^Invitation/ }).click();
  await expect(page.getByText('3 emails · 1 household has no email address')).toBeVisible();

  // A text that cannot be sent, or that guests would not understand, is named at its field.
  const subject = page.getByLabel('Subject');
  await subject.fill('For {names}');
  await expect(subject).toHaveAccessibleDescription(/^The subject cannot contain {names}/);
  await expect(page.getByRole('button', { name: 'Send 3 emails' })).toBeDisabled();
  await subject.fill('For {nome}');
  await expect(subject).toHaveAccessibleDescription(/^{nome} is no placeholder/);
  await expect(page.getByRole('button', { name: 'Send 3 emails' })).toBeEnabled();
  await expectAccessible(page);

  // The draft survives a reload.
  await subject.fill('Come to {couple}');
  await page.getByText('Names', { exact: true }).last().click();
  const release = await holdFiles(page, /\/mailings\/\d+$/);
  await page.getByRole('checkbox', { name: /^Jessica/ }).uncheck();
  await expect(page.getByRole('button', { name: 'Counting the recipients…' })).toBeDisabled();
  release();
  await expectSaved(page);
  await page.reload();
  await expect(subject).toHaveValue('Come to {couple}');
  const email = page.frameLocator('iframe[title="The email"]');
  await expect(email.getByText('Dear Anna and Marco,')).toBeVisible();
  await page.getByLabel('Preview for').selectOption('Nerissa');
  await expect(email.getByText('Ciao Nerissa,')).toBeVisible();
  await expectAccessible(page);

  const send = page.getByRole('button', { name: 'Send 2 emails' });
  const dialog = page.getByRole('alertdialog', { name: 'Send 2 emails?' });
  await send.click();
  await expect(dialog).toContainText('Your guests still see the example’s website');
  // Meanwhile another device adds a household, and removes it again.
  await invite('Solanio');
  await dialog.getByRole('button', { name: 'Send now' }).click();
  const next = page.getByRole('alertdialog', { name: 'Send 3 emails?' });
  await expect(next).toContainText('The recipients have changed since you looked at them.');
  await next.getByRole('button', { name: 'Not yet' }).click();
  expect(mailbox.emails).toEqual([]);
  const solanio = (await loadEntries(page, dashboard)).find(({ name }) => name === 'Solanio');
  await dashboard.request(page, 'DELETE', `guest-list/${solanio?.id}`);
  await send.click();
  await dialog.getByRole('button', { name: 'Send now' }).click();
  await expect(page.getByText(/^Sent to 1 address.* 1 failed$/)).toBeVisible();
  await expect(page.getByText('The mail server answered: 550 No such mailbox')).toBeVisible();
  await expectAccessible(page);
  mailbox.rejectedRecipients.clear();
  await page.getByRole('button', { name: 'Send again: Gratiano' }).click();
  await expect(page.getByText(/^Sent to 2 addresses/)).toBeVisible();
  expect(mailbox.emails.map(({ to, parsed }) => [to[0], parsed.subject])).toEqual([
    ['nerissa@example.com', 'Siete invitati al nostro matrimonio · Portia & Bassanio'],
    ['gratiano@example.com', 'Come to Portia & Bassanio'],
  ]);

  // The link of the email leads to the site's own address.
  const path = /\/unsubscribe\/\S+/.exec(mailbox.emails[0]?.parsed.text ?? '')?.[0] ?? '';
  const guest = await browser.newPage({ baseURL: dashboard.site.url });
  await guest.goto(path);
  await expectAccessible(guest);
  await guest.getByRole('button', { name: 'Annulla l’iscrizione' }).click();
  await expect(guest.getByRole('heading', { name: 'Iscrizione annullata' })).toBeVisible();
  await guest.close();
  await page.getByRole('link', { name: 'All emails' }).click();
  await page.getByRole('button', { name: /^Announcement/ }).click();
  await expect(page.getByText('2 emails', { exact: false }).first()).toBeVisible();
  await page.getByText('Names', { exact: true }).last().click();
  await expect(page.getByRole('checkbox', { name: /^Nerissa .* unsubscribed/ })).toBeDisabled();
});

testWithoutServer(
  'the couple sets up the mail server: each error is at its field, nothing typed is lost, and emails go out without a restart',
  async ({ dashboardPage: page, dashboard, mailbox, expectOnConsole }) => {
    expectOnConsole(HTTP_ERROR);
    await openTab(page, 'Emails');
    await expect(page.getByText('Your website does not send emails yet.')).toBeVisible();
    await page.getByRole('button', { name: 'Set up the mail server' }).click();
    const submit = sheet(page).getByRole('button', { name: 'Send me a test and save' });
    const field = (name: string) => sheet(page).getByLabel(name, { exact: true });
    await submit.click();
    const sender = field('Email address of the sender');
    await expect(sender).toHaveAccessibleDescription(/Please enter an email address$/);
    await expectAccessible(page, 'with errors');

    // The address names the provider, the user and where the test goes.
    await sender.fill('portia@gmail.com');
    await field('Password').fill('wrong');
    await expect(field('Provider')).toHaveValue('gmail');
    await expect(field('Server')).toHaveValue('smtp.gmail.com');
    await expect(field('User')).toHaveValue('portia@gmail.com');
    await expect(field('Your own email addresses')).toHaveValue('portia@gmail.com');

    await field('Server').fill('127.0.0.1');
    await expect(field('Provider')).toHaveValue('');
    await field('Port').fill(String(mailbox.port));
    await submit.click();
    await expect(field('Encryption')).toHaveAccessibleDescription(/does not begin with TLS/);
    await field('Encryption').selectOption('starttls');
    await submit.click();
    await expect(field('Password')).toHaveAccessibleDescription(
      /127\.0\.0\.1 does not accept this user and password/,
    );
    await expect(field('Password')).toBeFocused();
    await expectAccessible(page, 'rejected');
    await sheet(page).getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await field('Password').fill('secret');
    await submit.click();
    await expectToast(
      page,
      'It works',
      'A test is on its way to portia@gmail.com. Look among spam too.',
    );
    expect(mailbox.emails.map(({ to }) => to)).toEqual([['portia@gmail.com']]);
    await expect(
      page.getByText('Emails come from portia@gmail.com, through 127.0.0.1.'),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Write to guests' })).toBeVisible();
    await expectAccessible(page, 'set up');

    await dashboard.addReplies({ email: 'zoe@example.com' });
    await expect.poll(() => mailbox.emails.flatMap(({ to }) => to)).toContain('zoe@example.com');

    await page.getByRole('button', { name: 'Change', exact: true }).click();
    await expect(field('Password')).toHaveValue('');
    await field('Email address of the sender').fill('love@belmont.example');
    await submit.click();
    await expect(page.getByText('Emails come from love@belmont.example')).toBeVisible();
    await page.getByRole('button', { name: 'Remove the mail server' }).click();
    await page.getByRole('button', { name: 'Yes, send no emails any more' }).click();
    await expect(page.getByText('Your website does not send emails yet.')).toBeVisible();
  },
);
