import type { Page } from '@playwright/test';
import { createInvitationLink } from '../domain/invitations/invitation-link.ts';
import {
  DENIED,
  enterButton,
  enterPassword,
  GRANTED,
  passwordField,
  readFlag,
  weddingHeading,
} from './gate.ts';
import { expect, PASSWORD, test } from './test.ts';
import { expectToast, toasts } from './toasts.ts';

test('a guest sees the gate, "Checking..." for 500 ms after each password, and enters only with the exact one, which the browser remembers', async ({
  page,
  site,
}) => {
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  await page.clock.install();
  await page.goto('/#rsvp');
  await test.step('the gate shows a title, a prompt, one password field and one button', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome');
    await expect(passwordField(page)).toHaveAttribute('type', 'password');
    await expect(page.locator('input')).toHaveCount(1);
    await expect(page.getByRole('button')).toHaveText(['Enter Website']);
    await expect(page.locator('noscript')).toBeHidden();
  });
  await page.clock.pauseAt(Date.now() + 60_000);
  const button = page.getByRole('button').first();
  const check = async (password: string) => {
    await passwordField(page).fill(password);
    // Sent twice, a password is checked once.
    for (let count = 0; count < 2; count += 1) await page.keyboard.press('Enter');
    await expect(button, `'${password}'`).toHaveText('Checking...');
    await page.clock.runFor(499);
    await expect(button).toHaveText('Checking...');
    await expect(button).toBeDisabled();
    await expect(toasts(page)).toHaveCount(0);
    expect(await readFlag(page)).toBeNull();
    await page.clock.runFor(1);
    await expect(page.getByRole('button', { name: 'Checking...' })).toHaveCount(0);
  };
  for (const password of ['', 'Serenissima', ` ${PASSWORD}`, `${PASSWORD} `, 'serenissim']) {
    await check(password);
    await expect(toasts(page), `'${password}' is rejected`).toHaveCount(1);
    await expectToast(page, ...DENIED);
    await expect(weddingHeading(page)).toHaveCount(0);
  }
  await test.step('the wrong password is selected, so the right one replaces it', async () => {
    await expect(passwordField(page)).toBeFocused();
    await page.keyboard.type('x');
    await expect(passwordField(page)).toHaveValue('x');
  });
  await check(PASSWORD);
  await page.clock.resume();
  await expectToast(page, ...GRANTED);
  await expect(toasts(page)).toHaveCount(1);
  await expect(enterButton(page)).toHaveCount(0);
  await test.step('the page opens where the address leads', async () => {
    await expect(page.locator('#rsvp')).toBeInViewport();
    await expect(page.locator('#rsvp')).toBeFocused();
  });
  const stored = await page.evaluate(() => ({ ...localStorage }));
  expect(stored).toHaveProperty('wedding-authenticated', 'true');
  expect(JSON.stringify(stored)).not.toContain(PASSWORD);
  expect(new URL(page.url()).search).toBe('');
  const pictures = await page
    .locator('img')
    .evaluateAll((images) => (images as HTMLImageElement[]).map(({ src }) => src));
  for (const src of pictures) origins.add(new URL(src).origin);
  expect([...origins], 'requests go only to the site itself').toEqual([new URL(site.url).origin]);
});

test('a guest sees the gate if the stored flag is anything but "true", and enters for one visit if the storage is full or blocked', async ({
  page,
}) => {
  await page.goto('/');
  for (const value of ['false', 'TRUE', ' true', '"true"']) {
    await page.evaluate((value) => localStorage.setItem('wedding-authenticated', value), value);
    await page.reload();
    await expect(enterButton(page), value).toBeVisible();
    await waitForScript(page);
    await expect(weddingHeading(page)).toHaveCount(0);
  }
  await test.step('the storage is full', async () => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    await page.reload();
    await enterPassword(page, PASSWORD);
    await expect(weddingHeading(page)).toBeVisible();
  });
  await test.step('the storage is blocked', async () => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    });
    for (let visit = 0; visit < 2; visit += 1) {
      await page.reload();
      await enterPassword(page, PASSWORD);
      await expectToast(page, ...GRANTED);
      await expect(weddingHeading(page)).toBeVisible();
    }
    await page.getByText('Forget this device').click();
    await page.getByRole('button', { name: 'Yes, forget it' }).click();
    await expect(enterButton(page)).toBeVisible();
  });
});

/** The toast region exists only after the page's script has run. */
function waitForScript(page: Page): Promise<void> {
  return expect(page.getByRole('region', { name: /^Messages/ })).toBeAttached();
}

test('a guest enters with the invitation’s QR code, not with an old one, and the password leaves the address bar and the history', async ({
  page,
  site,
}) => {
  await test.step('an old password is rejected', async () => {
    await page.goto(createInvitationLink(site.url, 'last year’s'));
    await expectToast(page, ...DENIED);
    await expect(passwordField(page)).toBeFocused();
    expect(new URL(page.url()).hash).toBe('');
  });
  await test.step('a guest enters', async () => {
    // Otherwise the browser would stay on the page, because only the fragment changes.
    await page.goto('about:blank');
    await page.goto(createInvitationLink(site.url, PASSWORD));
    await expectToast(page, ...GRANTED);
    await expect(weddingHeading(page)).toBeVisible();
    expect(page.url()).toBe(`${site.url}/`);
    await page.goBack();
    expect(page.url()).not.toContain('enter=');
  });
  await test.step('a returning guest enters', async () => {
    await page.goto(createInvitationLink(site.url, PASSWORD));
    await expect(weddingHeading(page)).toBeVisible();
    await expect.poll(() => page.url()).toBe(`${site.url}/`);
  });
});
