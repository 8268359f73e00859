import type { Locator, Page } from '@playwright/test';
import { enterPassword } from './gate.ts';
import { measureBoxes } from './layout.ts';
import { createAnswers, field, fillRsvp, submitButton } from './rsvp-form.ts';
import { expect, NETWORK_ERROR, PASSWORD, test } from './test.ts';
import { expectToast, toasts } from './toasts.ts';

test('toasts disappear by themselves, errors later than others, but not under the mouse', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  const enter = async (password: string) => {
    await enterPassword(page, password);
    await page.clock.runFor(600);
    await expect(toasts(page)).toBeVisible();
  };
  await test.step('an error stays for more than 10 s', async () => {
    await enter('wrong');
    await page.clock.runFor(10_000);
    await expectToast(page, 'Access Denied', 'Please enter the correct password.');
    await page.clock.runFor(20_000);
    await expect(toasts(page)).toHaveCount(0);
  });
  await test.step('an error stays while the mouse is over it', async () => {
    await enter('wrong');
    await toasts(page).hover();
    await page.clock.runFor(60_000);
    await expectToast(page, 'Access Denied', 'Please enter the correct password.');
  });
  await test.step('the right password replaces the error of a wrong one, and its toast stays for more than 5 s', async () => {
    await enter(PASSWORD);
    await expectToast(page, 'Welcome!', 'Access granted to the wedding website.');
    await expect(toasts(page)).toHaveCount(1);
    await page.clock.runFor(5000);
    await expectToast(page, 'Welcome!', 'Access granted to the wedding website.');
    await page.clock.runFor(20_000);
    await expect(toasts(page)).toHaveCount(0);
  });
});

test('a screen reader announces a toast at once, one attempt leaves one error, and a guest dismisses two toasts, one by one', async ({
  page,
  expectOnConsole,
}) => {
  expectOnConsole(NETWORK_ERROR);
  await page.route('/rest/v1/rsvps**', (route) => route.abort('failed'));
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
  await enterPassword(page, 'wrong 1');
  await expect
    .poll(() => page.evaluate(() => (Reflect.get(window, 'announced') as string[]).at(-1)))
    .toMatch(/Access Denied\s*Please enter the correct password\./);

  await test.step('the error of the next attempt takes the place of the first one', async () => {
    await toasts(page).evaluate((toast) => toast.toggleAttribute('data-first'));
    await enterPassword(page, 'wrong 2');
    await expect(toasts(page).and(page.locator(':not([data-first])'))).toHaveCount(1);
    await expect(toasts(page)).toHaveCount(1);
  });
  await test.step('two toasts are stacked without overlapping', async () => {
    await enterPassword(page, PASSWORD);
    await fillRsvp(page, createAnswers());
    await submitButton(page).click();
    await expect(toasts(page)).toHaveCount(2);
    const boxes = await measureBoxes(toasts(page));
    for (const [index, box] of boxes.entries()) {
      const above = boxes[index - 1];
      if (above) expect(box.y).toBeGreaterThanOrEqual(above.y + above.height);
      await expect(toasts(page).nth(index)).toBeInViewport({ ratio: 1 });
    }
  });
  await test.step('a guest dismisses a toast with its button', async () => {
    await toasts(page).first().getByRole('button', { name: 'Dismiss' }).click();
    await expect(toasts(page)).toHaveCount(1);
  });
  await test.step('a guest dismisses a toast with the keyboard', async () => {
    await focusDismissButton(page);
    await page.keyboard.press('Escape');
    await expect(toasts(page)).toHaveCount(0);
  });
});

/** Moves the focus to the button of a toast, only with the keyboard. */
async function focusDismissButton(page: Page): Promise<void> {
  const dismiss = toasts(page).getByRole('button', { name: 'Dismiss' });
  const focused = dismiss.and(page.locator(':focus'));
  await page.keyboard.press('F8');
  for (let tabs = 0; tabs < 4; tabs += 1) {
    if ((await focused.count()) > 0) break;
    await page.keyboard.press('Tab');
  }
  await expect(focused).toHaveCount(1);
}

test('on a phone an error covers neither the form’s button nor the focused field, and goes at the next attempt', async ({
  weddingPage: page,
  expectOnConsole,
}) => {
  expectOnConsole(NETWORK_ERROR);
  await page.route('/rest/v1/rsvps**', (route) => route.abort('failed'), { times: 2 });
  await fillRsvp(page, createAnswers());
  for (const width of [320, 390]) {
    await test.step(`the screen is ${width} px wide`, async () => {
      await page.setViewportSize({ width, height: 640 });
      await submitButton(page).click();
      await expect(toasts(page)).toContainText('Submission failed');
      // Wherever they are, also under the place of the toast.
      await expectUncoveredAnywhere(page, submitButton(page));
      await field(page, 'guestOneFirst').focus();
      await expectUncoveredAnywhere(page, field(page, 'guestOneFirst'));
      // The on-screen keyboard leaves half of the screen.
      await page.setViewportSize({ width, height: 320 });
      await expectUncovered(page, field(page, 'guestOneFirst'));
    });
  }
  await page.route('/rest/v1/rsvps**', () => new Promise(() => {}));
  await submitButton(page).click();
  await expect(submitButton(page)).toHaveText('Submitting...');
  await expect(toasts(page)).toHaveCount(0);
});

async function expectUncoveredAnywhere(page: Page, control: Locator): Promise<void> {
  for (const block of ['start', 'center', 'end'] as const) {
    await control.evaluate((element: HTMLElement, block) => {
      element.style.scrollMargin = '0';
      element.scrollIntoView({ block, behavior: 'instant' });
    }, block);
    await expectUncovered(page, control);
  }
}

/** Waits until no toast covers the control. */
async function expectUncovered(page: Page, control: Locator): Promise<void> {
  await expect(async () => {
    const [toast] = await measureBoxes(toasts(page));
    const [box] = await measureBoxes(control);
    if (!toast || !box) throw new Error('A toast or the control has no box.');
    const isApart = toast.y >= box.y + box.height || toast.y + toast.height <= box.y;
    expect(isApart, 'it is not covered').toBe(true);
    await expect(toasts(page)).toBeInViewport({ ratio: 1 });
  }).toPass({ timeout: 5000 });
}
