import { type Mailbox, openMailbox } from '../server/fixtures/mailbox.ts';
import { expectAccessible } from './axe.ts';
import { test as base, createDashboard, type Dashboard, expect, openTab } from './dashboard.ts';
import { startSite } from './site.ts';

/** A test with a site that sends emails to a real mail server. */
const test = base.extend<{ mailbox: Mailbox; dashboard: Dashboard }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names there.
  mailbox: async ({}, use) => {
    const mailbox = await openMailbox();
    await use(mailbox);
    await mailbox.close();
  },
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

base(
  'without a mail server the dashboard explains how to set one up',
  async ({ dashboardPage: page }) => {
    await openTab(page, 'Emails');
    await expect(page.getByText('This site does not send emails.')).toBeVisible();
  },
);

test('the couple sees which emails failed and sends one again', async ({
  dashboardPage: page,
  dashboard,
  mailbox,
}) => {
  mailbox.rejectedRecipients.set('nobody@example.com', { code: 550, text: 'No such mailbox' });
  await dashboard.addReplies({ email: 'nobody@example.com', guest_one_first: 'Tom' }, {});
  await openTab(page, 'Emails');
  await expect(page.getByText('1 sent, 1 failed')).toBeVisible();
  const emails = page.getByRole('list', { name: 'Latest emails' }).getByRole('listitem');
  await expect(emails).toHaveCount(2);
  await expect(emails.nth(1)).toContainText('Failed');
  await expect(emails.nth(1)).toContainText('The mail server answered: 550 No such mailbox');
  await expectAccessible(page);

  mailbox.rejectedRecipients.clear();
  await page.getByRole('button', { name: 'Send again: Receipt, Tom Álvarez' }).click();
  await expect(page.getByText('2 sent')).toBeVisible();
  expect(mailbox.emails.map(({ to }) => to[0]).sort()).toEqual([
    'nobody@example.com',
    'zoe@example.com',
  ]);
});

test('the couple previews the receipt email', async ({ dashboardPage: page }) => {
  await openTab(page, 'Emails');
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
  await expect(email.locator('.card')).toHaveCSS('background-color', 'rgb(255, 253, 247)');
  await expectAccessible(email);
  await email.emulateMedia({ colorScheme: 'dark' });
  await expect(email.locator('.card')).toHaveCSS('background-color', 'rgb(33, 42, 51)');
  await expectAccessible(email);
});
