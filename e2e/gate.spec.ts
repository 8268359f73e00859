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

test('a guest is rejected with wrong passwords, enters with the right one, and the browser remembers it', async ({
  page,
  site,
}) => {
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  await page.goto('/');
  await test.step('the gate shows a title, a prompt, one password field and one button', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome');
    await expect(
      page.getByText('Please enter the password to view our wedding website'),
    ).toBeVisible();
    await expect(passwordField(page)).toHaveAttribute('type', 'password');
    await expect(page.locator('input')).toHaveCount(1);
    await expect(page.getByRole('button')).toHaveText(['Enter Website']);
    await expect(page.getByRole('button')).toBeEnabled();
    await expect(page.locator('noscript')).toBeHidden();
  });

  await test.step('a wrong password, sent twice, shows one error after half a second', async () => {
    const readTimes = await watchButton(page);
    await passwordField(page).fill('serenisima');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expectToast(page, ...DENIED);
    const [disabled = 0, enabled = 0, ...more] = await readTimes();
    expect(more).toEqual([]);
    expect(enabled - disabled).toBeGreaterThan(450);
    expect(enabled - disabled).toBeLessThan(1200);
    await expect(weddingHeading(page)).toHaveCount(0);
    expect(await readFlag(page)).toBeNull();
    await enterPassword(page, 'Serenissima');
    await expect.poll(readTimes).toHaveLength(4);
    await expectToast(page, ...DENIED);
    await expect(toasts(page)).toHaveCount(1);
  });

  await test.step('the wrong password is selected, so the right one replaces it', async () => {
    await expect(passwordField(page)).toBeFocused();
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await expectToast(page, ...GRANTED);
    await expect(weddingHeading(page)).toBeVisible();
    await expect(enterButton(page)).toHaveCount(0);
  });

  const stored = await page.evaluate(() => ({ ...localStorage }));
  expect(stored).toHaveProperty('wedding-authenticated', 'true');
  expect(JSON.stringify(stored)).not.toContain(PASSWORD);
  expect(new URL(page.url()).search).toBe('');
  for (const source of await page.locator('img').evaluateAll(readSources)) {
    origins.add(new URL(source).origin);
  }
  expect([...origins], 'requests go only to the site itself').toEqual([new URL(site.url).origin]);
});

/** Records when the gate's button is disabled and enabled again; returns a function that reads the times. */
async function watchButton(page: Page): Promise<() => Promise<number[]>> {
  await expect(page.getByRole('region', { name: /^Messages/ })).toBeAttached();
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    new MutationObserver(() => times.push(performance.now())).observe(
      document.querySelector('button') as Node,
      { attributeFilter: ['disabled'] },
    );
  });
  return () => page.evaluate(() => Reflect.get(window, 'times') as number[]);
}

const readSources = (images: (HTMLElement | SVGElement)[]) =>
  images.map((image) => (image as HTMLImageElement).src);

test('a guest sees "Checking..." for 500 ms after each password, and enters only with the exact one', async ({
  page,
}) => {
  const others = ['', 'Serenissima', 'SERENISSIMA', ` ${PASSWORD}`, `${PASSWORD} `, 'serenissim'];
  await page.clock.install();
  await page.goto('/#rsvp');
  await expect(passwordField(page)).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const password of [...others, PASSWORD]) {
    await enterPassword(page, password);
    const button = page.getByRole('button').first();
    await expect(button, `'${password}'`).toHaveText('Checking...');
    await page.clock.runFor(499);
    await expect(button).toHaveText('Checking...');
    await expect(button).toBeDisabled();
    await expect(toasts(page)).toHaveCount(0);
    expect(await readFlag(page)).toBeNull();

    await page.clock.runFor(1);
    await expect(page.getByRole('button', { name: 'Checking...' })).toHaveCount(0);
    if (password === PASSWORD) break;
    await expect(toasts(page), `'${password}' is rejected`).toHaveCount(1);
    await expectToast(page, ...DENIED);
  }
  await page.clock.resume();
  await expect(toasts(page)).toHaveCount(1);
  await expectToast(page, ...GRANTED);
  expect(await readFlag(page)).toBe('true');
  await test.step('the page opens where the address leads', async () => {
    await expect(page.locator('#rsvp')).toBeInViewport();
    await expect(page.locator('#rsvp')).toBeFocused();
  });
});

test('a guest sees the gate if the stored flag is anything but "true", and enters for one visit if the storage is full or blocked', async ({
  page,
}) => {
  await page.goto('/');
  for (const value of ['false', 'TRUE', '1', '', ' true', '"true"']) {
    await page.evaluate((value) => localStorage.setItem('wedding-authenticated', value), value);
    await page.reload();
    await expect(enterButton(page), value).toBeVisible();
    // The toast region exists only after the page's script has run.
    await expect(page.getByRole('region', { name: /^Messages/ })).toBeAttached();
    await expect(weddingHeading(page)).toHaveCount(0);
  }

  await test.step('full', async () => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    await page.reload();
    await enterPassword(page, PASSWORD);
    await expect(weddingHeading(page)).toBeVisible();
  });

  await test.step('blocked', async () => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    });
    await page.reload();
    await enterPassword(page, PASSWORD);
    await expectToast(page, ...GRANTED);
    await expect(weddingHeading(page)).toBeVisible();
    await page.reload();
    await enterPassword(page, PASSWORD);
    await page.getByText('Forget this device').click();
    await page.getByRole('button', { name: 'Yes, forget it' }).click();
    await expect(enterButton(page)).toBeVisible();
  });
});

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
