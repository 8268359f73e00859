import { createInvitationLink } from '../domain/invitation-link.ts';
import { passwordField, storeFlag, weddingHeading } from './gate.ts';
import { expect, PASSWORD, test } from './test.ts';
import { expectToast } from './toasts.ts';

test('a guest whose code has an old password is refused, and its address is clean', async ({
  page,
  site,
}) => {
  await page.goto(createInvitationLink(site.url, 'last year’s'));
  await expectToast(page, 'Access Denied', 'Please enter the correct password.');
  await expect(passwordField(page)).toBeFocused();
  expect(new URL(page.url()).hash).toBe('');
});

test('a guest who scans the code with the password is let in, and its address is clean', async ({
  page,
  site,
}) => {
  await page.goto(createInvitationLink(site.url, PASSWORD));
  await expectToast(page, 'Welcome!', 'Access granted to the wedding website.');
  await expect(weddingHeading(page)).toBeVisible();
  expect(page.url()).toBe(`${site.url}/`);
  await page.goBack();
  expect(page.url()).not.toContain('enter=');
});

test('a guest who was let in before scans it once more, and its address is clean', async ({
  page,
  site,
}) => {
  await storeFlag(page, 'true');
  await page.goto(createInvitationLink(site.url, PASSWORD));
  await expect(weddingHeading(page)).toBeVisible();
  await expect.poll(() => page.url()).toBe(`${site.url}/`);
});
