import {
  DENIED,
  enterButton,
  enterPassword,
  GRANTED,
  passwordField,
  readFlag,
  weddingHeading,
} from './gate.ts';
import { startSite } from './site.ts';
import { expect, PASSWORD, test } from './test.ts';
import { expectToast, toasts } from './toasts.ts';

test('a guest sees an error after a wrong password and can try again', async ({ page }) => {
  await page.goto('/');
  await enterPassword(page, 'serenisima');
  await expectToast(page, ...DENIED);
  await expect(weddingHeading(page)).toHaveCount(0);
  expect(await readFlag(page)).toBeNull();

  // The wrong password is selected, so typing replaces it.
  await expect(passwordField(page)).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(weddingHeading(page)).toBeVisible();
});

test('a guest enters only with the exact password', async ({ page }) => {
  const others = ['', 'Serenissima', 'SERENISSIMA', ` ${PASSWORD}`, `${PASSWORD} `, 'serenissim'];
  await page.goto('/');
  for (const [index, other] of others.entries()) {
    await enterPassword(page, other);
    await expect(toasts(page), `'${other}' is rejected`).toHaveCount(index + 1);
    await expectToast(page, ...DENIED);
  }
  await expect(enterButton(page)).toBeVisible();
  expect(await readFlag(page)).toBeNull();
});

test('a guest sees the gate if the stored flag is anything but "true"', async ({ page }) => {
  await page.goto('/');
  for (const value of ['false', 'TRUE', '1', '', ' true', '"true"']) {
    await page.evaluate((value) => localStorage.setItem('wedding-authenticated', value), value);
    await page.reload();
    await expect(enterButton(page), value).toBeVisible();
    // The toast region exists only after the page's script has run.
    await expect(page.getByRole('region', { name: /^Messages/ })).toBeAttached();
    await expect(weddingHeading(page)).toHaveCount(0);
  }
});

test('the gate shows a title, a prompt, one password field and one button', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome');
  await expect(
    page.getByText('Please enter the password to view our wedding website'),
  ).toBeVisible();
  await expect(passwordField(page)).toHaveAttribute('type', 'password');
  await expect(page.locator('input')).toHaveCount(1);
  await expect(page.getByRole('button')).toHaveText(['Enter Website']);
  await expect(page.getByRole('button')).toBeEnabled();
});

test('a guest enters with the right password, and the browser remembers it', async ({ page }) => {
  await page.goto('/');
  await enterPassword(page, PASSWORD);
  await expectToast(page, ...GRANTED);
  await expect(weddingHeading(page)).toBeVisible();
  await expect(enterButton(page)).toHaveCount(0);
  const stored = await page.evaluate(() => ({ ...localStorage }));
  expect(stored).toHaveProperty('wedding-authenticated', 'true');
  expect(JSON.stringify(stored)).not.toContain(PASSWORD);
  expect(new URL(page.url()).search).toBe('');
});

for (const [kind, password] of [
  ['a wrong', 'wrong'],
  ['the right', PASSWORD],
] as const) {
  test(`a guest sees "Checking..." for 500 ms after ${kind} password`, async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await expect(passwordField(page)).toBeVisible();
    await page.clock.pauseAt(Date.now() + 60_000);

    await enterPassword(page, password);
    const button = page.getByRole('button').first();
    await expect(button).toHaveText('Checking...');
    await page.clock.runFor(499);
    await expect(button).toHaveText('Checking...');
    await expect(button).toBeDisabled();
    await expect(toasts(page)).toHaveCount(0);
    expect(await readFlag(page)).toBeNull();

    await page.clock.runFor(1);
    await expect(page.getByRole('button', { name: 'Checking...' })).toHaveCount(0);
    await page.clock.resume();
    await expect(toasts(page)).toHaveCount(1);
  });
}

test('a guest waits about half a second in real time', async ({ page }) => {
  await page.goto('/');
  await expect(enterButton(page)).toBeVisible();
  await page.evaluate(() => {
    const button = document.querySelector('button');
    const times: number[] = [];
    Object.assign(window, { times });
    new MutationObserver(() => times.push(performance.now())).observe(button as Node, {
      attributeFilter: ['disabled'],
    });
  });
  await enterPassword(page, 'wrong');
  await expectToast(page, ...DENIED);
  const times = await page.evaluate(() => Reflect.get(window, 'times') as number[]);
  expect(times).toHaveLength(2);
  const [disabled = 0, enabled = 0] = times;
  expect(enabled - disabled).toBeGreaterThan(450);
  expect(enabled - disabled).toBeLessThan(1200);
});

test('a guest who presses Enter twice sees one toast', async ({ page }) => {
  await page.goto('/');
  await passwordField(page).fill('wrong');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expectToast(page, ...DENIED);
  await expect(enterButton(page)).toBeEnabled();
  await enterPassword(page, 'wrong too');
  await expect(toasts(page)).toHaveCount(2);
});

test('a guest enters with the password that the couple has set', async ({ browser }) => {
  const site = await startSite({ SITE_PASSWORD: 'Ponte </script> "dei" sospiri' });
  const page = await browser.newPage();
  try {
    await page.goto(site.url);
    await enterPassword(page, PASSWORD);
    await expectToast(page, ...DENIED);
    await enterPassword(page, 'Ponte </script> "dei" sospiri');
    await expect(weddingHeading(page)).toBeVisible();
  } finally {
    await page.close();
    await site.close();
  }
});

test('a guest whose browser blocks local storage can enter for one visit', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await page.goto('/');
  await enterPassword(page, PASSWORD);
  await expectToast(page, ...GRANTED);
  await expect(weddingHeading(page)).toBeVisible();
  await page.reload();
  await expect(enterButton(page)).toBeVisible();
});

test('a guest whose local storage is full can enter for one visit', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await page.goto('/');
  await enterPassword(page, PASSWORD);
  await expect(weddingHeading(page)).toBeVisible();
});
