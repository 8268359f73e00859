import { createInvitationLink } from '../domain/guest-list/invitation-link.ts';
import { DENIED, GRANTED, passwordField, storeFlag, weddingHeading } from './gate.ts';
import { expect, PASSWORD, test } from './test.ts';
import { expectToast } from './toasts.ts';

test('a QR code with an old password is rejected, and the password leaves the address bar', async ({
  page,
  site,
}) => {
  await page.goto(createInvitationLink(site.url, 'last year’s'));
  await expectToast(page, ...DENIED);
  await expect(passwordField(page)).toBeFocused();
  expect(new URL(page.url()).hash).toBe('');
});

test('a guest who scans the QR code enters, and the password leaves the address bar and the history', async ({
  page,
  site,
}) => {
  await page.goto(createInvitationLink(site.url, PASSWORD));
  await expectToast(page, ...GRANTED);
  await expect(weddingHeading(page)).toBeVisible();
  expect(page.url()).toBe(`${site.url}/`);
  await page.goBack();
  expect(page.url()).not.toContain('enter=');
});

test('a returning guest who scans the QR code enters, and the password leaves the address bar', async ({
  page,
  site,
}) => {
  await storeFlag(page, 'true');
  await page.goto(createInvitationLink(site.url, PASSWORD));
  await expect(weddingHeading(page)).toBeVisible();
  await expect.poll(() => page.url()).toBe(`${site.url}/`);
});
