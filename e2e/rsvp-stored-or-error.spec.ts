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
const REFUSED_LOAD = /Failed to load resource/;
const PORTAL = 'http://wifi.hotel.test/';

const SLOW_2G = { latency: 2_000, downloadThroughput: 6_250, uploadThroughput: 6_250 };
const TWO_G = { latency: 800, downloadThroughput: 35_000, uploadThroughput: 32_000 };

async function slowDown(page: Page, line: typeof TWO_G): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...line });
}

/** Sends what stands in the form, and expects the guest to be told so, and thanked for nothing. */
async function expectNotThanked(page: Page, told: string): Promise<void> {
  const before = await toasts(page).count();
  await submitButton(page).click();
  await expect(toasts(page)).toHaveCount(before + 1);
  await expectToast(page, FAILED, told);
  await expect(toasts(page).filter({ hasText: THANK_YOU[0] })).toHaveCount(0);
  await expect(submitButton(page)).toBeEnabled();
}

test('a guest in a hotel’s network is never thanked by it, keeps the words, and replies at last', async ({
  weddingPage: page,
  site,
  expectOnConsole,
}) => {
  expectOnConsole(REFUSED_LOAD);
  const html = { contentType: 'text/html' };
  const evening: [what: string, Parameters<Route['fulfill']>[0]][] = [
    ['its terms, in place of the answer', { ...html, status: 200, body: '<form>Accept</form>' }],
    ['its terms, as if something were made', { ...html, status: 201, body: '<form>Accept</form>' }],
    ['its proxy, without the site behind', { ...html, status: 502, body: '<h1>502</h1>' }],
    ['its proxy, out of time', { ...html, status: 504, body: '<h1>504</h1>' }],
    ['an empty 201', { status: 201, body: '' }],
    ['an empty 404', { status: 404, body: '' }],
  ];
  let answer: Parameters<Route['fulfill']>[0];
  await page.route(REPLIES, (route) => route.fulfill(answer));
  const answers = createAnswers();
  await fillRsvp(page, answers);
  for (const [what, given] of evening) {
    await test.step(what, async () => {
      answer = given;
      await expectNotThanked(page, FALLBACK);
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

test('a guest whom a hotel’s network sends to its own page is told, and nothing goes there', async ({
  weddingPage: page,
  site,
  expectOnConsole,
}) => {
  expectOnConsole(REFUSED_LOAD);
  // The page's own policy holds it back: what was typed is not for that page to have.
  expectOnConsole(/Content Security Policy/);
  const asked: string[] = [];
  await page.route(`${PORTAL}**`, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ status: 200, json: { id: 1 } });
  });
  await page.route(REPLIES, (route) =>
    route.fulfill({ status: 307, headers: { Location: PORTAL } }),
  );
  const answers = createAnswers();
  await fillRsvp(page, answers);
  await expectNotThanked(page, UNREACHABLE[1]);
  expect(await readAnswers(page)).toEqual(answers);
  expect(asked).toEqual([]);

  await page.unroute(REPLIES);
  await submitButton(page).click();
  await expectToast(page, ...THANK_YOU);
  expect(await site.repliesFrom(answers.email)).toHaveLength(1);
});

test('a guest whose line comes and goes is told each time, and what is stored is one answer', async ({
  weddingPage: page,
  site,
  expectOnConsole,
}) => {
  expectOnConsole(REFUSED_LOAD);
  const line: ((route: Route) => Promise<unknown>)[] = [
    (route) => route.abort('internetdisconnected'),
    (route) => route.abort('namenotresolved'),
    (route) => route.abort('connectionrefused'),
    // It arrived, and the answer did not.
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    (route) => route.abort('timedout'),
  ];
  let meets = line[0];
  await page.route(REPLIES, async (route) => meets?.(route));
  const answers = createAnswers();
  await fillRsvp(page, answers);
  for (meets of line) {
    await expectNotThanked(page, UNREACHABLE[1]);
    expect(await readAnswers(page)).toEqual(answers);
    expect(await readDraft(page)).toContain(answers.email);
  }
  expect(await site.repliesFrom(answers.email), 'the one whose answer was lost').toHaveLength(1);

  await page.unroute(REPLIES);
  await submitButton(page).click();
  await expectToast(page, ...THANK_YOU);
  const [first, second, ...more] = await site.repliesFrom(answers.email);
  expect(more).toEqual([]);
  expect({ ...second, id: 0, created_at: '' }).toEqual({ ...first, id: 0, created_at: '' });
});

test('a guest whose answer comes too late is not thanked then, and may send again', async ({
  page,
  site,
}) => {
  // A tenth of the 15 s that a guest would wait.
  await page.addInitScript(() => {
    const { timeout } = AbortSignal;
    AbortSignal.timeout = (milliseconds) => timeout.call(AbortSignal, milliseconds / 10);
  });
  await storeFlag(page, 'true');
  await page.goto('/', { waitUntil: 'networkidle' });
  let arrive = () => {};
  const late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  let isAnswered = Promise.resolve();
  await page.route(
    REPLIES,
    (route) => {
      isAnswered = (async () => {
        const response = await route.fetch();
        await late;
        // The page has long hung up, and the runner may say so.
        await route.fulfill({ response }).catch(() => {});
      })();
      return isAnswered;
    },
    { times: 1 },
  );
  const answers = createAnswers();
  await fillRsvp(page, answers);
  await expectNotThanked(page, NO_ANSWER);
  arrive();
  await isAnswered;
  expect(await readAnswers(page), 'the late answer empties no form').toEqual(answers);
  await expect(toasts(page).filter({ hasText: THANK_YOU[0] })).toHaveCount(0);

  await submitButton(page).click();
  await expectToast(page, ...THANK_YOU);
  const [first, second, ...more] = await site.repliesFrom(answers.email);
  expect(more).toEqual([]);
  expect({ ...second, id: 0, created_at: '' }).toEqual({ ...first, id: 0, created_at: '' });
});

test('a guest on a line of 2G opens the page, replies once, and is thanked', async ({
  page,
  site,
}) => {
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

test('a guest whose line becomes slow sees the reply on its way, and cannot send it twice', async ({
  weddingPage: page,
  site,
}) => {
  const answers = createAnswers();
  await fillRsvp(page, answers);
  // With the pictures around the form: on so slow a line they would come first, for half a minute.
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
