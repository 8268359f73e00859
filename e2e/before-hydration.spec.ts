import type { Locator, Page } from '@playwright/test';
import { storeFlag, weddingHeading } from './gate.ts';
import {
  countReplyRequests,
  createAnswers,
  field,
  fillRsvp,
  readAnswers,
  rsvpForm,
  sendRsvp,
  submitButton,
  THANK_YOU,
  UNREACHABLE,
} from './rsvp-form.ts';
import { expect, test } from './test.ts';
import { expectToast, toasts } from './toasts.ts';

const SCRIPTS = /\/(assets|private)\/[^/]+\.js/;
const WEDDING_SCRIPT = /\/private\/wedding-page-[^/]+\.js/;
const REPLY_SCRIPT = /\/private\/submit-rsvp-[^/]+\.js/;
const MOTION_SCRIPT = /\/private\/carousel-motion-[^/]+\.js/;
const FRAGMENT = '/private/*.html';
const NOT_LOADED = /Failed to load resource|Failed to fetch dynamically imported module/;

/** Holds files back until the returned function is called. */
async function hold(page: Page, files: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

async function open(page: Page, path = '/'): Promise<void> {
  await storeFlag(page, 'true');
  await page.goto(path, { waitUntil: 'commit' });
  await expect(weddingHeading(page)).toBeVisible();
}

function note(page: Page): Locator {
  return page.getByRole('alert').filter({ hasText: 'Part of this page did not load' });
}

test('a guest is told when neither the page nor its script comes', async ({
  page,
  expectOnConsole,
}) => {
  expectOnConsole(NOT_LOADED);
  expectOnConsole(/The above error occurred/);
  await page.route(FRAGMENT, (route) => route.abort('failed'));
  await page.route(WEDDING_SCRIPT, (route) => route.abort('failed'));
  await storeFlag(page, 'true');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
});

for (const [what, answer] of [
  ['is refused', { status: 403, body: 'No.' }],
  ['is a hotel’s own page', { status: 500, contentType: 'text/html', body: '<h1>Accept</h1>' }],
] as const) {
  test(`a guest whose rendered page ${what} has it drawn by the script`, async ({
    page,
    expectOnConsole,
  }) => {
    expectOnConsole(NOT_LOADED);
    await page.route(FRAGMENT, (route) => route.fulfill(answer));
    await open(page);
    await expect(rsvpForm(page)).toBeVisible();
    const answers = createAnswers();
    await sendRsvp(page, answers);
    await expectToast(page, ...THANK_YOU);
  });
}

test('a guest whose script never comes reads on, is told, and loses no word', async ({
  page,
  site,
  expectOnConsole,
}) => {
  expectOnConsole(NOT_LOADED);
  await page.route(WEDDING_SCRIPT, (route) => route.abort('failed'));
  await open(page);
  const answers = createAnswers();
  await fillRsvp(page, answers);
  await expect(note(page)).toBeVisible();
  await submitButton(page).click();
  expect(await readAnswers(page)).toEqual(answers);
  expect(new URL(page.url()).search).toBe('');
  await note(page).getByRole('button', { name: 'Try again' }).click();
  await expect(note(page), 'it failed again').toBeVisible();

  await page.unroute(WEDDING_SCRIPT);
  await note(page).getByRole('button', { name: 'Try again' }).click();
  await expectToast(page, ...THANK_YOU);
  await expect(note(page)).toHaveCount(0);
  expect(await site.repliesFrom(answers.email), 'what was sent before the script').toHaveLength(1);
});

test('a guest whose form’s script never comes is told, and sends when it does', async ({
  page,
  site,
  expectOnConsole,
}) => {
  expectOnConsole(NOT_LOADED);
  // The worker that keeps the page asks for it too, past the broken line, and would hand it out.
  await page.addInitScript(() => Object.defineProperty(navigator, 'serviceWorker', {}));
  await page.route(REPLY_SCRIPT, (route) => route.abort('failed'));
  await open(page);
  const answers = createAnswers();
  await sendRsvp(page, answers);
  await expectToast(page, ...UNREACHABLE);
  expect(await readAnswers(page)).toEqual(answers);
  await expect(submitButton(page)).toBeEnabled();
  await page.unroute(REPLY_SCRIPT);
  await submitButton(page).click();
  await expect(toasts(page).last()).toContainText(THANK_YOU[0]);
  expect(await site.repliesFrom(answers.email)).toHaveLength(1);
});

test('a guest whose reply was sent again by itself, and failed, decides what becomes of it', async ({
  page,
  expectOnConsole,
}) => {
  expectOnConsole(NOT_LOADED);
  let isReloaded = false;
  await page.route(REPLY_SCRIPT, (route) =>
    isReloaded ? route.continue() : route.abort('failed'),
  );
  await page.route('/rest/v1/rsvps**', (route) => route.abort('failed'));
  const requests = countReplyRequests(page);
  await open(page);
  page.once('framenavigated', () => {
    isReloaded = true;
  });
  const answers = createAnswers();
  await sendRsvp(page, answers);
  await expectToast(page, ...UNREACHABLE);
  expect(requests()).toBe(1);

  await page.unroute('/rest/v1/rsvps**');
  await page.reload();
  await expect(page.locator('[data-motion="ready"]')).toBeAttached();
  await expect(submitButton(page)).toBeEnabled();
  expect(await readAnswers(page)).toEqual(answers);
  expect(requests()).toBe(1);
});

test('a guest who writes and sends the whole form before any script has it sent once', async ({
  page,
  site,
}) => {
  const release = await hold(page, SCRIPTS);
  const requests = countReplyRequests(page);
  await open(page);
  const answers = createAnswers();
  await sendRsvp(page, answers);
  await field(page, 'email').press('Enter');
  expect(new URL(page.url()).search).toBe('');
  expect(await readAnswers(page)).toEqual(answers);
  expect(requests()).toBe(0);
  release();
  await expectToast(page, ...THANK_YOU);
  expect(requests()).toBe(1);
  expect(await site.repliesFrom(answers.email)).toHaveLength(1);
});

test('a guest who types while the script arrives keeps every letter and the place', async ({
  page,
}) => {
  const release = await hold(page, SCRIPTS);
  await open(page);
  const answers = createAnswers();
  await fillRsvp(page, answers);
  await field(page, 'guestOneFirst').fill('');
  await field(page, 'guestOneFirst').pressSequentially('Loren');
  release();
  await expect(page.locator('[data-motion="ready"]')).toBeAttached();
  await expect(field(page, 'guestOneFirst')).toBeFocused();
  await page.keyboard.type('zo');
  expect(await readAnswers(page)).toEqual(answers);
});

test('a guest who sends an unfinished form before any script is led to the fault', async ({
  page,
}) => {
  const release = await hold(page, SCRIPTS);
  await open(page);
  await sendRsvp(page, { guestOneFirst: 'Portia' });
  release();
  await expect(field(page, 'guestOneLast')).toBeFocused();
  await expect(field(page, 'guestOneLast')).toHaveAccessibleDescription('Last name is required');
});

test('a guest who reloads before any script finds what was typed', async ({ page }) => {
  const release = await hold(page, SCRIPTS);
  await open(page);
  const answers = createAnswers();
  await fillRsvp(page, answers);
  await page.reload({ waitUntil: 'commit' });
  await expect(field(page, 'email')).toHaveValue(answers.email);
  expect(await readAnswers(page)).toEqual(answers);
  release();
  await expect(page.locator('[data-motion="ready"]')).toBeAttached();
  expect(await readAnswers(page)).toEqual(answers);
});

test('a guest’s early taps are done when the script is there', async ({ page }) => {
  const release = await hold(page, SCRIPTS);
  await open(page);
  const [card, other] = await page.locator('#celebrate').getByRole('button').all();
  const question = page.locator('#faq').getByRole('button').first();
  await card?.click();
  await other?.click();
  await other?.click();
  await question.click();
  await page.getByRole('button', { name: 'Next picture' }).click();
  release();
  await expect(card ?? question).toHaveAttribute('aria-pressed', 'true');
  await expect(other ?? question).toHaveAttribute('aria-pressed', 'false');
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  await expectInTheMiddle(page, '2 of 6');
});

test('a guest’s tap in the moment in which the script takes over is done', async ({ page }) => {
  await page.addInitScript(() => {
    const listen = EventTarget.prototype.addEventListener;
    // React's first ear for clicks: nothing is taken over yet.
    EventTarget.prototype.addEventListener = function (type, ...rest) {
      listen.call(this, type, ...rest);
      if (type !== 'click' || !(this instanceof Element) || this.id !== 'root') return;
      EventTarget.prototype.addEventListener = listen;
      queueMicrotask(() => document.querySelector<HTMLElement>('#celebrate button')?.click());
    };
  });
  await open(page);
  const card = page.locator('#celebrate').getByRole('button').first();
  await expect(card).toHaveAttribute('aria-pressed', 'true');
});

for (const [what, files] of [
  ['any script is there', SCRIPTS],
  ['the carousel can move', MOTION_SCRIPT],
] as const) {
  test(`a guest’s swipe before ${what} is done once it can be`, async ({ page }) => {
    const release = await hold(page, files);
    await open(page);
    const carousel = page.locator('[aria-roledescription="carousel"]');
    await carousel.scrollIntoViewIfNeeded();
    await expectInTheMiddle(page, '1 of 6');
    await swipe(page, carousel, -120);
    release();
    await expectInTheMiddle(page, '2 of 6');
  });
}

test('a guest’s early tap that slips moves no picture, nor does one beside them', async ({
  page,
}) => {
  const release = await hold(page, SCRIPTS);
  await open(page);
  const carousel = page.locator('[aria-roledescription="carousel"]');
  await carousel.scrollIntoViewIfNeeded();
  await swipe(page, carousel, -20);
  await swipe(page, page.locator('#rsvp'), -120);
  release();
  await expect(page.locator('[data-motion="ready"]')).toBeAttached();
  await expectInTheMiddle(page, '1 of 6');
});

test('a guest whose carousel cannot be set in motion scrolls the pictures', async ({
  page,
  expectOnConsole,
}) => {
  expectOnConsole(NOT_LOADED);
  expectOnConsole(/The above error occurred/);
  await page.route(MOTION_SCRIPT, (route) => route.abort('failed'));
  await open(page);
  await expect(page.locator('[data-motion="none"]')).toBeAttached();
  await page.locator('#carousel').scrollIntoViewIfNeeded();
  const last = page.getByRole('group', { name: '6 of 6' });
  await last.evaluate((slide) => slide.scrollIntoView({ inline: 'center' }));
  await expect(last).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Next picture' })).toBeHidden();
});

test('a guest who comes by a link to the form is there before any script, and stays', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const release = await hold(page, SCRIPTS);
  await open(page, '/#rsvp');
  await expect(page.locator('#rsvp')).toBeInViewport();
  await expect(page.locator('#rsvp')).toHaveCSS('opacity', '1');
  // From here on nothing scrolls smoothly.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await field(page, 'dietaryRestrictions').focus();
  // The way to the form was begun smoothly, and may rest for a while on a busy machine: this ends it.
  await field(page, 'dietaryRestrictions').evaluate((notes) =>
    notes.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  const top = async () => (await field(page, 'dietaryRestrictions').boundingBox())?.y ?? Number.NaN;
  const before = await top();
  release();
  await expect(page.locator('[data-motion="ready"]')).toBeAttached();
  expect(await top()).toBeCloseTo(before, 0);
  await expect(field(page, 'dietaryRestrictions')).toBeFocused();
});

async function swipe(page: Page, part: Locator, way: number): Promise<void> {
  const { x = 0, y = 0, width = 0 } = (await part.boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + 80);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + way, y + 80, { steps: 4 });
  await page.mouse.up();
}

/** The slide in the middle of the carousel. */
async function expectInTheMiddle(page: Page, name: string): Promise<void> {
  const off = () =>
    page.getByRole('group', { name, exact: true }).evaluate((slide) => {
      const { left, width } = slide.getBoundingClientRect();
      return Math.abs(left + width / 2 - document.documentElement.clientWidth / 2);
    });
  await expect.poll(off).toBeLessThan(10);
}
