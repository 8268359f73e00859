import type { Locator, Page } from '@playwright/test';
import { storeFlag, weddingHeading } from './gate.ts';
import { holdFiles } from './hold-files.ts';
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
const PRERENDERED_PAGE = '/private/*.html';
const FAILED_REQUEST =
  /Failed to load resource|Failed to fetch dynamically imported module|A part of the page could not/;

async function open(page: Page, path = '/'): Promise<void> {
  await storeFlag(page, 'true');
  await page.goto(path, { waitUntil: 'commit' });
  await expect(weddingHeading(page)).toBeVisible();
}

function banner(page: Page): Locator {
  return page.getByRole('alert').filter({ hasText: 'Part of this page did not load' });
}

test('a guest sees the error screen if neither the prerendered page nor its script can be loaded', async ({
  page,
  expectOnConsole,
}) => {
  expectOnConsole(FAILED_REQUEST);
  expectOnConsole(/The above error occurred/);
  await page.route(PRERENDERED_PAGE, (route) => route.abort('failed'));
  await page.route(WEDDING_SCRIPT, (route) => route.abort('failed'));
  await storeFlag(page, 'true');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
});

for (const [problem, answer] of [
  ['is forbidden', { status: 403, body: 'No.' }],
  [
    'is replaced by a hotel’s page',
    { status: 500, contentType: 'text/html', body: '<h1>Accept</h1>' },
  ],
] as const) {
  test(`the script renders the page if the prerendered page ${problem}`, async ({
    page,
    expectOnConsole,
  }) => {
    expectOnConsole(FAILED_REQUEST);
    await page.route(PRERENDERED_PAGE, (route) => route.fulfill(answer));
    await open(page);
    await expect(rsvpForm(page)).toBeVisible();
    const answers = createAnswers();
    await sendRsvp(page, answers);
    await expectToast(page, ...THANK_YOU);
  });
}

test('a guest whose script cannot be loaded reads on, can try again, and keeps the reply', async ({
  page,
  site,
  expectOnConsole,
}) => {
  expectOnConsole(FAILED_REQUEST);
  await page.route(WEDDING_SCRIPT, (route) => route.abort('failed'));
  await open(page);
  const answers = createAnswers();
  await fillRsvp(page, answers);
  await expect(banner(page)).toBeVisible();
  await submitButton(page).click();
  expect(await readAnswers(page)).toEqual(answers);
  expect(new URL(page.url()).search).toBe('');
  await banner(page).getByRole('button', { name: 'Try again' }).click();
  await expect(banner(page), 'the second attempt fails too').toBeVisible();

  await page.unroute(WEDDING_SCRIPT);
  await banner(page).getByRole('button', { name: 'Try again' }).click();
  await expectToast(page, ...THANK_YOU);
  await expect(banner(page)).toHaveCount(0);
  expect(
    await site.repliesFrom(answers.email),
    'the reply submitted before the script loaded',
  ).toHaveLength(1);
});

test('a guest whose form’s script cannot be loaded sees an error and can send the reply later', async ({
  page,
  site,
  expectOnConsole,
}) => {
  expectOnConsole(FAILED_REQUEST);
  // The service worker would load the script past the aborted route and provide it.
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

test('a reply that was resubmitted automatically and failed is not submitted again by a reload', async ({
  page,
  expectOnConsole,
}) => {
  expectOnConsole(FAILED_REQUEST);
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

test('a reply submitted before any script loads is sent once', async ({ page, site }) => {
  const release = await holdFiles(page, SCRIPTS);
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

test('a guest who types while the script loads keeps the text and the focus', async ({ page }) => {
  const release = await holdFiles(page, SCRIPTS);
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

test('an incomplete form submitted before any script loads shows its first error', async ({
  page,
}) => {
  const release = await holdFiles(page, SCRIPTS);
  await open(page);
  await sendRsvp(page, { guestOneFirst: 'Portia' });
  release();
  await expect(field(page, 'guestOneLast')).toBeFocused();
  await expect(field(page, 'guestOneLast')).toHaveAccessibleDescription('Last name is required');
});

test('a guest who reloads before any script loads keeps the typed text', async ({ page }) => {
  const release = await holdFiles(page, SCRIPTS);
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

test('clicks made before the script loads are replayed', async ({ page }) => {
  const release = await holdFiles(page, SCRIPTS);
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
  await expectCentredSlide(page, '2 of 6');
});

test('the number of guests follows the clicks made before the script loads', async ({ page }) => {
  const release = await holdFiles(page, SCRIPTS);
  await open(page);
  await rsvpForm(page).getByRole('button', { name: 'One guest more' }).click();
  // The button says that it is disabled until the script has counted the click above.
  await rsvpForm(page).getByRole('button', { name: 'One guest fewer' }).click({ force: true });
  await rsvpForm(page).getByRole('button', { name: 'One guest more' }).click();
  release();
  await expect(field(page, 'guestsCount')).toHaveValue('2');
});

test('a click made during hydration is replayed', async ({ page }) => {
  await page.addInitScript(() => {
    const listen = EventTarget.prototype.addEventListener;
    // React has just added its first click listener, so nothing is hydrated yet.
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

for (const [moment, files] of [
  ['any script has loaded', SCRIPTS],
  ['the carousel’s script has loaded', MOTION_SCRIPT],
] as const) {
  test(`a swipe made before ${moment} is replayed`, async ({ page }) => {
    const release = await holdFiles(page, files);
    await open(page);
    const carousel = page.locator('[aria-roledescription="carousel"]');
    await carousel.scrollIntoViewIfNeeded();
    await expectCentredSlide(page, '1 of 6');
    await swipe(page, carousel, -120);
    release();
    await expectCentredSlide(page, '2 of 6');
    await expect(page.getByRole('dialog'), 'the mouse has clicked no picture').toHaveCount(0);
  });
}

test('before the script loads, a slipped click and a swipe outside the carousel move no picture', async ({
  page,
}) => {
  const release = await holdFiles(page, SCRIPTS);
  await open(page);
  const carousel = page.locator('[aria-roledescription="carousel"]');
  await carousel.scrollIntoViewIfNeeded();
  await swipe(page, carousel, -20);
  await swipe(page, page.locator('#rsvp'), -120);
  release();
  await expect(page.locator('[data-motion="ready"]')).toBeAttached();
  await expectCentredSlide(page, '1 of 6');
});

test('a guest whose carousel script cannot be loaded can scroll the pictures', async ({
  page,
  expectOnConsole,
}) => {
  expectOnConsole(FAILED_REQUEST);
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

test('a guest who opens a link to the form sees it before any script loads, and hydration does not move it', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const release = await holdFiles(page, SCRIPTS);
  await open(page, '/#rsvp');
  await expect(page.locator('#rsvp')).toBeInViewport();
  await expect(page.locator('#rsvp')).toHaveCSS('opacity', '1');
  // Switches off smooth scrolling.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await field(page, 'dietaryRestrictions').focus();
  // The smooth scroll to the form may still be running on a busy machine. This ends it.
  await field(page, 'dietaryRestrictions').evaluate((notes) =>
    notes.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  const readTop = async () =>
    (await field(page, 'dietaryRestrictions').boundingBox())?.y ?? Number.NaN;
  let topBefore = Number.NaN;
  const readMovement = async () => {
    const before = topBefore;
    topBefore = await readTop();
    return topBefore - before;
  };
  await expect.poll(readMovement).toBe(0);
  release();
  await expect(page.locator('[data-motion="ready"]')).toBeAttached();
  expect(await readTop()).toBeCloseTo(topBefore, 0);
  await expect(field(page, 'dietaryRestrictions')).toBeFocused();
});

async function swipe(page: Page, target: Locator, distance: number): Promise<void> {
  const { x = 0, y = 0, width = 0 } = (await target.boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + 80);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + distance, y + 80, { steps: 4 });
  await page.mouse.up();
}

async function expectCentredSlide(page: Page, name: string): Promise<void> {
  const readOffset = () =>
    page.getByRole('group', { name, exact: true }).evaluate((slide) => {
      const { left, width } = slide.getBoundingClientRect();
      return Math.abs(left + width / 2 - document.documentElement.clientWidth / 2);
    });
  await expect.poll(readOffset).toBeLessThan(10);
}
