import type { Locator, Page } from '@playwright/test';
import { storeFlag, weddingHeading } from './gate.ts';
import { holdFiles } from './hold-files.ts';
import { passFrames } from './layout.ts';
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

/** Forgets everything that the page has stored, as before a first visit. */
async function forget(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

function waitForScript(page: Page): Promise<void> {
  return expect(page.locator('[data-motion="ready"]')).toBeAttached();
}

function banner(page: Page): Locator {
  return page.getByRole('alert').filter({ hasText: 'Part of this page did not load' });
}

test('the script renders the page if the prerendered page cannot be loaded, and without both there is an error screen', async ({
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

  await page.unroute(WEDDING_SCRIPT);
  for (const [problem, answer] of [
    ['is forbidden', { status: 403, body: 'No.' }],
    [
      'is replaced by a hotel’s page',
      { status: 500, contentType: 'text/html', body: '<h1>Accept</h1>' },
    ],
  ] as const) {
    await test.step(`the prerendered page ${problem}`, async () => {
      await forget(page);
      await page.unroute(PRERENDERED_PAGE);
      await page.route(PRERENDERED_PAGE, (route) => route.fulfill(answer));
      await page.goto('/', { waitUntil: 'commit' });
      await expect(rsvpForm(page)).toBeVisible();
    });
  }
  await sendRsvp(page, createAnswers());
  await expectToast(page, ...THANK_YOU);
});

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

test('a guest whose form’s script cannot be loaded sees an error, and no reload sends the reply again', async ({
  page,
  site,
  expectOnConsole,
}) => {
  expectOnConsole(FAILED_REQUEST);
  await page.route(REPLY_SCRIPT, (route) => route.abort('failed'));
  await page.route('/rest/v1/rsvps**', (route) => route.abort('failed'));
  const requests = countReplyRequests(page);
  const answers = createAnswers();
  await open(page);
  const reload = async () => {
    await page.reload();
    await waitForScript(page);
    await expect(submitButton(page)).toBeEnabled();
    expect(await readAnswers(page)).toEqual(answers);
  };
  await test.step('the page reloads and submits the reply once, which fails too', async () => {
    page.once('framenavigated', () => page.unroute(REPLY_SCRIPT));
    await sendRsvp(page, answers);
    await expectToast(page, ...UNREACHABLE);
    await page.unroute('/rest/v1/rsvps**');
    await reload();
    expect(requests()).toBe(1);
  });
  await test.step('the script fails after the reload, too', async () => {
    await page.route(REPLY_SCRIPT, (route) => route.abort('failed'));
    await reload();
    await submitButton(page).click();
    await expectToast(page, ...UNREACHABLE);
    await expect(submitButton(page)).toBeEnabled();
    await page.unroute(REPLY_SCRIPT);
  });
  await submitButton(page).click();
  await expect(toasts(page).last()).toContainText(THANK_YOU[0]);
  expect(await site.repliesFrom(answers.email)).toHaveLength(1);
});

test('a form submitted before any script loads shows its first error, or is sent once', async ({
  page,
  site,
}) => {
  const requests = countReplyRequests(page);
  const releaseFirst = await holdFiles(page, SCRIPTS);
  await open(page);
  await sendRsvp(page, { guestOneFirst: 'Portia' });
  releaseFirst();
  await expect(field(page, 'guestOneLast')).toBeFocused();
  await expect(field(page, 'guestOneLast')).toHaveAccessibleDescription('Last name is required');

  const release = await holdFiles(page, SCRIPTS);
  await page.reload({ waitUntil: 'commit' });
  const answers = createAnswers();
  await sendRsvp(page, answers);
  await field(page, 'email').press('Enter');
  expect(new URL(page.url()).search).toBe('');
  expect(requests()).toBe(0);
  release();
  await expectToast(page, ...THANK_YOU);
  expect(requests()).toBe(1);
  expect(await site.repliesFrom(answers.email)).toHaveLength(1);
});

test('a guest who types, clicks and reloads before any script loads loses nothing', async ({
  page,
}) => {
  const release = await holdFiles(page, SCRIPTS);
  await open(page);
  const answers = createAnswers({ guestsCount: '1' });
  await fillRsvp(page, answers);

  await test.step('a reload, now with the page in the first answer, keeps the text', async () => {
    await page.route(PRERENDERED_PAGE, (route) => route.abort('failed'));
    await page.reload({ waitUntil: 'commit' });
    await expect(field(page, 'email')).toHaveValue(answers.email);
    expect(await readAnswers(page)).toEqual(answers);
  });

  const [card, other] = await page.locator('#celebrate').getByRole('button').all();
  const question = page.locator('#faq').getByRole('button').first();
  await card?.click();
  await other?.click();
  await other?.click();
  await question.click();
  await rsvpForm(page).getByRole('button', { name: 'One guest more' }).click();
  // The button says that it is disabled until the script has counted the click above.
  await rsvpForm(page).getByRole('button', { name: 'One guest fewer' }).click({ force: true });
  await rsvpForm(page).getByRole('button', { name: 'One guest more' }).click();
  await field(page, 'guestOneFirst').fill('');
  await field(page, 'guestOneFirst').pressSequentially('Loren');
  release();

  await waitForScript(page);
  await expect(field(page, 'guestOneFirst')).toBeFocused();
  await page.keyboard.type('zo');
  await expect(field(page, 'guestsCount')).toHaveValue('2');
  expect(await readAnswers(page)).toEqual({ ...answers, guestsCount: '2' });
  await expect(card ?? question).toHaveAttribute('aria-pressed', 'true');
  await expect(other ?? question).toHaveAttribute('aria-pressed', 'false');
  await expect(question).toHaveAttribute('aria-expanded', 'true');
});

test('a click while the page hydrates counts once, in every section', async ({ page }) => {
  await page.addInitScript(() => {
    const listen = EventTarget.prototype.addEventListener;
    // React has just added its first click listener, so nothing is hydrated yet.
    EventTarget.prototype.addEventListener = function (type, ...rest) {
      listen.call(this, type, ...rest);
      if (type !== 'click' || !(this instanceof Element) || this.id !== 'root') return;
      EventTarget.prototype.addEventListener = listen;
      const click = () => {
        for (const section of ['celebrate', 'faq']) {
          document.querySelector<HTMLElement>(`#${section} button`)?.click();
        }
      };
      let frames = Number(sessionStorage.getItem('frames-before-click'));
      const waitForFrame = () => {
        if (frames-- > 0) requestAnimationFrame(waitForFrame);
        else queueMicrotask(click);
      };
      waitForFrame();
    };
  });
  const button = (section: string) => page.locator(`#${section}`).getByRole('button').first();
  await open(page);
  // After the first visit, the first answer includes the page.
  for (const frames of [0, 0, 1, 3, 6]) {
    await test.step(`${frames} frames after hydration began`, async () => {
      await page.evaluate(
        (text) => sessionStorage.setItem('frames-before-click', text),
        `${frames}`,
      );
      await page.goto('/', { waitUntil: 'commit' });
      await waitForScript(page);
      await expect(button('celebrate')).toHaveAttribute('aria-pressed', 'true');
      await expect(button('faq')).toHaveAttribute('aria-expanded', 'true');
    });
  }
});

test('swipes before the carousel’s script loads are replayed, and without it the pictures scroll', async ({
  page,
  expectOnConsole,
}) => {
  expectOnConsole(FAILED_REQUEST);
  expectOnConsole(/The above error occurred/);
  const carousel = page.locator('[aria-roledescription="carousel"]');
  const releaseFirst = await holdFiles(page, SCRIPTS);
  await open(page);
  await carousel.scrollIntoViewIfNeeded();
  await swipe(page, carousel, -20);
  await swipe(page, page.locator('#rsvp'), -120);
  releaseFirst();
  await waitForScript(page);
  // Neither the slipped click nor the swipe outside the carousel has moved a picture.
  await expectCentredSlide(page, '1 of 6');

  for (const [moment, files] of [
    ['any script has loaded', SCRIPTS],
    ['the carousel’s script has loaded', MOTION_SCRIPT],
  ] as const) {
    await test.step(`a swipe made before ${moment}`, async () => {
      const release = await holdFiles(page, files);
      await page.goto('/', { waitUntil: 'commit' });
      await carousel.scrollIntoViewIfNeeded();
      await expectCentredSlide(page, '1 of 6');
      await swipe(page, carousel, -120);
      if (files === SCRIPTS) await page.getByRole('button', { name: 'Next picture' }).click();
      release();
      await expectCentredSlide(page, files === SCRIPTS ? '3 of 6' : '2 of 6');
      await expect(page.getByRole('dialog'), 'the mouse has clicked no picture').toHaveCount(0);
    });
  }

  await page.route(MOTION_SCRIPT, (route) => route.abort('failed'));
  await page.goto('/', { waitUntil: 'commit' });
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
  const notes = field(page, 'dietaryRestrictions');
  await notes.focus();
  const readTop = async () => (await notes.boundingBox())?.y ?? Number.NaN;
  // The smooth scroll to the form may still be running on a busy machine. This ends it.
  await expect(async () => {
    await notes.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const top = await readTop();
    await passFrames(page, 3);
    expect(await readTop()).toBe(top);
  }).toPass();
  const topBefore = await readTop();
  release();
  await waitForScript(page);
  expect(await readTop()).toBeCloseTo(topBefore, 0);
  await expect(notes).toBeFocused();

  await test.step('the next visit, with the page in the first answer, opens at the form', async () => {
    await page.route(PRERENDERED_PAGE, (route) => route.abort('failed'));
    await page.goto('/robots.txt');
    await page.goto('/#rsvp');
    await expect(page.locator('#rsvp')).toBeInViewport();
    await expect(page.locator('#rsvp')).toBeFocused();
  });
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
