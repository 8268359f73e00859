import type { Locator, Page } from '@playwright/test';
import { measureBoxes } from './bounding-boxes.ts';
import { enterPassword } from './gate.ts';
import { createAnswers, field, fillRsvp, submitButton } from './rsvp-form.ts';
import { expect, NETWORK_ERROR, PASSWORD, test } from './test.ts';
import { expectToast, toasts } from './toasts.ts';

async function showToast(page: Page, password: string): Promise<void> {
  await page.clock.install();
  await page.goto('/');
  await enterPassword(page, password);
  await page.clock.runFor(600);
  await expect(toasts(page)).toBeVisible();
}

test('an error toast stays for more than 10 s and then disappears', async ({ page }) => {
  await showToast(page, 'wrong');
  await page.clock.runFor(10_000);
  await expectToast(page, 'Access Denied', 'Please enter the correct password.');
  await page.clock.runFor(20_000);
  await expect(toasts(page)).toHaveCount(0);
});

test('a success toast stays for more than 5 s and then disappears', async ({ page }) => {
  await showToast(page, PASSWORD);
  await page.clock.runFor(5000);
  await expectToast(page, 'Welcome!', 'Access granted to the wedding website.');
  await page.clock.runFor(20_000);
  await expect(toasts(page)).toHaveCount(0);
});

test('the error of a wrong password disappears when the right one is entered', async ({ page }) => {
  await page.goto('/');
  await enterPassword(page, 'wrong');
  await expectToast(page, 'Access Denied', 'Please enter the correct password.');
  await enterPassword(page, PASSWORD);
  await expectToast(page, 'Welcome!', 'Access granted to the wedding website.');
  await expect(toasts(page)).toHaveCount(1);
});

test('a toast stays while the mouse is over it', async ({ page }) => {
  await showToast(page, 'wrong');
  await toasts(page).hover();
  await page.clock.runFor(60_000);
  await expect(toasts(page)).toBeVisible();
});

test('a screen reader announces a toast at once', async ({ page }) => {
  await page.goto('/');
  // Announcements disappear quickly, so this records every text of a live region.
  await page.evaluate(() => {
    const announced: string[] = [];
    new MutationObserver(() => {
      for (const region of document.querySelectorAll('[aria-live="assertive"], [role="alert"]')) {
        if (region.textContent) announced.push(region.textContent);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    Object.assign(window, { announced });
  });
  await enterPassword(page, 'wrong');
  await expect
    .poll(() => page.evaluate(() => (Reflect.get(window, 'announced') as string[]).at(-1)))
    .toMatch(/Access Denied\s*Please enter the correct password\./);
});

test('a guest dismisses a toast with its button', async ({ page }) => {
  await page.goto('/');
  await enterPassword(page, 'wrong');
  await toasts(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(toasts(page)).toHaveCount(0);
});

for (const key of ['Escape', 'Enter'] as const) {
  test(`a guest dismisses a toast with the ${key} key`, async ({ page }) => {
    await page.goto('/');
    await enterPassword(page, 'wrong');
    await expect(toasts(page)).toBeVisible();
    await page.keyboard.press('F8');
    const dismiss = toasts(page).getByRole('button', { name: 'Dismiss' });
    for (let tabs = 0; tabs < 4; tabs += 1) {
      if (await dismiss.evaluate((button) => button === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(dismiss).toBeFocused();
    await page.keyboard.press(key);
    await expect(toasts(page)).toHaveCount(0);
  });
}

test('several toasts are stacked without overlapping', async ({ page }) => {
  await page.goto('/');
  for (const count of [1, 2, 3]) {
    await enterPassword(page, `wrong ${count}`);
    await expect(toasts(page)).toHaveCount(count);
  }
  const boxes = await measureBoxes(toasts(page));
  for (const [index, box] of boxes.entries()) {
    const above = boxes[index - 1];
    if (above) expect(box.y).toBeGreaterThanOrEqual(above.y + above.height);
    await expect(toasts(page).nth(index)).toBeInViewport({ ratio: 1 });
  }
});

/** Waits until no toast covers any of these. */
async function expectUncovered(page: Page, ...controls: Locator[]): Promise<void> {
  await expect(async () => {
    const [toast] = await measureBoxes(toasts(page));
    for (const control of controls) {
      const [box] = await measureBoxes(control);
      if (!toast || !box) throw new Error('A toast or a control has no box.');
      const isApart = toast.y >= box.y + box.height || toast.y + toast.height <= box.y;
      expect(isApart, `${await control.innerText()} is not covered`).toBe(true);
    }
    await expect(toasts(page)).toBeInViewport({ ratio: 1 });
  }).toPass({ timeout: 5000 });
}

for (const width of [320, 390]) {
  test(`on a screen of ${width} px an error covers neither the form’s button nor the focused field`, async ({
    weddingPage: page,
    expectOnConsole,
  }) => {
    expectOnConsole(NETWORK_ERROR);
    await page.setViewportSize({ width, height: 640 });
    await page.route('/rest/v1/rsvps**', (route) => route.abort('failed'));
    await fillRsvp(page, createAnswers());
    await submitButton(page).click();
    await expect(toasts(page)).toContainText('Submission failed');
    await expectUncovered(page, submitButton(page));

    // Wherever the button is, also under the place of the toast.
    for (const block of ['start', 'center', 'end'] as const) {
      await submitButton(page).evaluate((button, block) => {
        button.scrollIntoView({ block, behavior: 'instant' });
      }, block);
      await expectUncovered(page, submitButton(page));
    }
    await field(page, 'guestOneFirst').focus();
    for (const block of ['start', 'center', 'end'] as const) {
      await field(page, 'guestOneFirst').evaluate((input, block) => {
        input.style.scrollMargin = '0';
        input.scrollIntoView({ block, behavior: 'instant' });
      }, block);
      await expectUncovered(page, field(page, 'guestOneFirst'));
    }
    // The on-screen keyboard leaves half of the screen.
    await page.setViewportSize({ width, height: 320 });
    await expectUncovered(page, field(page, 'guestOneFirst'));
  });
}

test('the error of an attempt disappears when the reply is submitted again', async ({
  weddingPage: page,
  expectOnConsole,
}) => {
  expectOnConsole(NETWORK_ERROR);
  await page.route('/rest/v1/rsvps**', (route) => route.abort('failed'), { times: 1 });
  await fillRsvp(page, createAnswers());
  await submitButton(page).click();
  await expect(toasts(page)).toContainText('Submission failed');
  await page.route('/rest/v1/rsvps**', () => new Promise(() => {}));
  await submitButton(page).click();
  await expect(submitButton(page)).toHaveText('Submitting...');
  await expect(toasts(page)).toHaveCount(0);
});
