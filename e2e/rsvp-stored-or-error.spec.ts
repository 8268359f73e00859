import type { Page, Route } from '@playwright/test';
import { storeFlag } from './gate.ts';
import {
  countReplyRequests,
  createAnswers,
  fillRsvp,
  readAnswers,
  readDraft,
  rsvpForm,
  submitButton,
  THANK_YOU,
  UNREACHABLE,
} from './rsvp-form.ts';
import { expect, test } from './test.ts';
import { expectToast, toasts } from './toasts.ts';

const FAILED = 'Submission failed';
const FALLBACK = 'Unexpected error. Please try again.';
const NO_ANSWER =
  'Your reply may not have been sent. The website took too long to answer. Please try again.';

const REPLIES = '/rest/v1/rsvps**';
const FAILED_REQUEST = /Failed to load resource/;
const PORTAL = 'http://wifi.hotel.test/';

const SLOW_2G = { latency: 2_000, downloadThroughput: 6_250, uploadThroughput: 6_250 };
const TWO_G = { latency: 800, downloadThroughput: 35_000, uploadThroughput: 32_000 };

async function slowDown(page: Page, network: typeof TWO_G): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
}

/** Submits the form and expects this error alone: the error of an earlier attempt goes. */
async function expectError(page: Page, message: string): Promise<void> {
  const earlier = await toasts(page).elementHandles();
  await submitButton(page).click();
  for (const toast of earlier) await toast.waitForElementState('hidden');
  await expect(toasts(page)).toHaveCount(1);
  await expectToast(page, FAILED, message);
  await expect(submitButton(page)).toBeEnabled();
}

test('a guest whose reply is answered by a hotel’s network sees an error, keeps the reply, and can send it later', async ({
  weddingPage: page,
  site,
  expectOnConsole,
}) => {
  expectOnConsole(FAILED_REQUEST);
  const html = { contentType: 'text/html' };
  const answersFromHotel: [name: string, Parameters<Route['fulfill']>[0]][] = [
    ['the terms of use with status 200', { ...html, status: 200, body: '<form>Accept</form>' }],
    ['the terms of use with status 201', { ...html, status: 201, body: '<form>Accept</form>' }],
    ['a proxy that cannot reach the site', { ...html, status: 502, body: '<h1>502</h1>' }],
    ['a proxy that timed out', { ...html, status: 504, body: '<h1>504</h1>' }],
    ['an empty 201', { status: 201, body: '' }],
    ['an empty 404', { status: 404, body: '' }],
  ];
  let answer: Parameters<Route['fulfill']>[0];
  await page.route(REPLIES, (route) => route.fulfill(answer));
  const answers = createAnswers();
  await fillRsvp(page, answers);
  for (const [name, hotelAnswer] of answersFromHotel) {
    await test.step(name, async () => {
      answer = hotelAnswer;
      await expectError(page, FALLBACK);
      expect(await readAnswers(page)).toEqual(answers);
      expect(await readDraft(page)).toContain(answers.email);
    });
  }
  expect(await site.repliesFrom(answers.email)).toEqual([]);

  await page.unroute(REPLIES);
  await submitButton(page).click();
  await expectToast(page, ...THANK_YOU);
  expect(await site.repliesFrom(answers.email)).toHaveLength(1);
  await expect.poll(() => readDraft(page)).toBeNull();
});

test('a reply is not sent to a hotel’s sign-in page that the network redirects to', async ({
  weddingPage: page,
  site,
  expectOnConsole,
}) => {
  expectOnConsole(FAILED_REQUEST);
  // The page's content policy blocks the redirect, so the hotel does not receive the reply.
  expectOnConsole(/Content Security Policy/);
  const portalRequests: string[] = [];
  await page.route(`${PORTAL}**`, async (route) => {
    portalRequests.push(route.request().url());
    await route.fulfill({ status: 200, json: { id: 1 } });
  });
  await page.route(REPLIES, (route) =>
    route.fulfill({ status: 307, headers: { Location: PORTAL } }),
  );
  const answers = createAnswers();
  await fillRsvp(page, answers);
  await expectError(page, UNREACHABLE[1]);
  expect(await readAnswers(page)).toEqual(answers);
  expect(portalRequests).toEqual([]);

  await page.unroute(REPLIES);
  await submitButton(page).click();
  await expectToast(page, ...THANK_YOU);
  expect(await site.repliesFrom(answers.email)).toHaveLength(1);
});

test('a guest on an unreliable network sees an error each time, and a second copy of the reply is identical', async ({
  weddingPage: page,
  site,
  expectOnConsole,
}) => {
  expectOnConsole(FAILED_REQUEST);
  const failures: ((route: Route) => Promise<unknown>)[] = [
    (route) => route.abort('internetdisconnected'),
    (route) => route.abort('namenotresolved'),
    (route) => route.abort('connectionrefused'),
    // The server stores the reply, but its answer is lost.
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    (route) => route.abort('timedout'),
  ];
  let fail = failures[0];
  await page.route(REPLIES, async (route) => fail?.(route));
  const answers = createAnswers();
  await fillRsvp(page, answers);
  for (fail of failures) {
    await expectError(page, UNREACHABLE[1]);
    expect(await readAnswers(page)).toEqual(answers);
    expect(await readDraft(page)).toContain(answers.email);
  }
  expect(await site.repliesFrom(answers.email), 'the reply whose answer was lost').toHaveLength(1);

  await page.unroute(REPLIES);
  await submitButton(page).click();
  await expectToast(page, ...THANK_YOU);
  const [first, second, ...more] = await site.repliesFrom(answers.email);
  expect(more).toEqual([]);
  expect({ ...second, id: 0, created_at: '' }).toEqual({ ...first, id: 0, created_at: '' });
});

test('a guest sees no thank-you for an answer after the timeout, and can send the reply again', async ({
  page,
  site,
}) => {
  // Shortens the timeout of 15 s to a tenth.
  await page.addInitScript(() => {
    const { timeout } = AbortSignal;
    AbortSignal.timeout = (milliseconds) => timeout.call(AbortSignal, milliseconds / 10);
  });
  await storeFlag(page, 'true');
  await page.goto('/', { waitUntil: 'networkidle' });
  const { promise: delay, resolve: endDelay } = Promise.withResolvers<void>();
  let answered = Promise.resolve();
  await page.route(
    REPLIES,
    (route) => {
      answered = (async () => {
        const response = await route.fetch();
        await delay;
        // The page has cancelled the request, so this may throw.
        await route.fulfill({ response }).catch(() => {});
      })();
      return answered;
    },
    { times: 1 },
  );
  const answers = createAnswers();
  await fillRsvp(page, answers);
  await expectError(page, NO_ANSWER);
  endDelay();
  await answered;
  expect(await readAnswers(page), 'the late answer does not reset the form').toEqual(answers);
  await expect(toasts(page).filter({ hasText: THANK_YOU[0] })).toHaveCount(0);

  await submitButton(page).click();
  await expectToast(page, ...THANK_YOU);
  const [first, second, ...more] = await site.repliesFrom(answers.email);
  expect(more).toEqual([]);
  expect({ ...second, id: 0, created_at: '' }).toEqual({ ...first, id: 0, created_at: '' });
});

test('a guest on 2G opens the page, replies once, and is thanked', async ({ page, site }) => {
  test.slow();
  await slowDown(page, TWO_G);
  await storeFlag(page, 'true');
  const requests = countReplyRequests(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(rsvpForm(page)).toBeVisible({ timeout: 40_000 });
  const answers = createAnswers();
  await fillRsvp(page, answers);
  await submitButton(page).click();
  await toasts(page).first().waitFor({ timeout: 60_000 });
  await expectToast(page, ...THANK_YOU);
  expect(requests()).toBe(1);
  expect(await site.repliesFrom(answers.email)).toHaveLength(1);
});

test('a guest on a slow network sees "Submitting..." and cannot send the reply twice', async ({
  weddingPage: page,
  site,
}) => {
  const answers = createAnswers();
  await fillRsvp(page, answers);
  // Otherwise the pictures would load first, which takes half a minute at this speed.
  await page.waitForLoadState('networkidle');
  await slowDown(page, SLOW_2G);
  const requests = countReplyRequests(page);
  await submitButton(page).click();
  await expect(submitButton(page)).toHaveText('Submitting...');
  await expect(submitButton(page)).toBeDisabled();
  expect(await readAnswers(page)).toEqual(answers);
  await expect(toasts(page)).toHaveCount(0);
  await expectToast(page, ...THANK_YOU);
  expect(requests()).toBe(1);
  expect(await site.repliesFrom(answers.email)).toHaveLength(1);
});
