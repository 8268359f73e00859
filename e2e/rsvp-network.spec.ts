import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { storeFlag } from './gate.ts';
import {
  countReplyRequests,
  createAnswers,
  field,
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
const TOO_LATE =
  'Your reply may not have been sent. The website took too long to answer. Please try again.';
const REPLIES = '/rest/v1/rsvps**';
const PORTAL = 'http://wifi.hotel.test/';
const OTHER_SERVER = 'https://project.supabase.example';
const TWO_G = { latency: 800, downloadThroughput: 35_000, uploadThroughput: 32_000 };

test('a guest on an unreliable network sees an error each time, and all copies of the reply are identical', async ({
  weddingPage: page,
  site,
  expectOnConsole,
}) => {
  expectOnConsole(/Failed to load resource/);
  // The page's content policy blocks requests to other servers.
  expectOnConsole(/Content Security Policy/);
  const otherRequests: string[] = [];
  for (const url of [PORTAL, `${OTHER_SERVER}/`]) {
    await page.route(`${url}**`, async (route) => {
      otherRequests.push(route.request().url());
      await route.fulfill({ status: 201, json: { id: 1 } });
    });
  }
  const answers = createAnswers();
  await fillRsvp(page, answers);
  const expectError = async (message: string) => {
    await expect(toasts(page)).toHaveText([`${FAILED} ${message}`], { useInnerText: true });
    await expect(submitButton(page)).toBeEnabled();
    expect(await readAnswers(page)).toEqual(answers);
    expect(await readDraft(page)).toContain(answers.email);
  };
  const submit = async () => {
    const earlier = await toasts(page).elementHandles();
    await submitButton(page).click();
    for (const toast of earlier) await toast.waitForElementState('hidden');
  };

  await test.step('a reply is not sent to a hotel’s sign-in page that the network redirects to', async () => {
    const redirect = { status: 307, headers: { Location: PORTAL } };
    await page.route(REPLIES, (route) => route.fulfill(redirect), { times: 1 });
    await submit();
    await expectError(UNREACHABLE[1]);
  });
  await test.step('a reply is not sent to an unknown server', async () => {
    await page.evaluate((url) => Reflect.set(window, 'SUPABASE_URL', url), OTHER_SERVER);
    await submit();
    await expectError(UNREACHABLE[1]);
    await page.evaluate(() => Reflect.set(window, 'SUPABASE_URL', location.origin));
  });
  expect(otherRequests).toEqual([]);
  await test.step('there is no connection', async () => {
    await page.context().setOffline(true);
    await submit();
    await expectError(UNREACHABLE[1]);
    await page.context().setOffline(false);
  });
  expect(await site.repliesFrom(answers.email)).toEqual([]);
  await test.step('the connection breaks after the server has stored the reply', async () => {
    await page.route(
      REPLIES,
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await submit();
    await expectError(UNREACHABLE[1]);
    expect(await site.repliesFrom(answers.email)).toHaveLength(1);
  });
  await test.step('the answer comes after 15 s', async () => {
    const endTimeout = await controlTimeout(page);
    const answer = await holdAnswer(page);
    await submit();
    await expect(submitButton(page)).toHaveText('Submitting...');
    await answer.isHeld;
    await expect(toasts(page)).toHaveCount(0);
    await endTimeout();
    await expectError(TOO_LATE);
    await answer.release();
    // The late answer neither resets the form nor thanks the guest.
    await expectError(TOO_LATE);
  });

  await submit();
  await expectToast(page, ...THANK_YOU);
  const [first, ...copies] = await site.repliesFrom(answers.email);
  expect(copies).toHaveLength(2);
  for (const copy of copies) {
    expect({ ...copy, id: 0, created_at: '' }).toEqual({ ...first, id: 0, created_at: '' });
  }
});

test('a guest whose reply failed for lack of a connection is offered to send it when it is back', async ({
  weddingPage: page,
  context,
  site,
  expectOnConsole,
}) => {
  expectOnConsole(/Failed to load resource/);
  const offer = page.getByRole('status').filter({ hasText: 'Your reply has not been sent.' });
  const sendNow = offer.getByRole('button', { name: 'Send it now' });
  const answers = createAnswers();
  const requests = countReplyRequests(page);

  await test.step('not before a guest has tried to send it', async () => {
    await fillRsvp(page, answers);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await context.setOffline(false);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(offer).toHaveCount(0);
  });
  await test.step('nor while there is no connection', async () => {
    await context.setOffline(true);
    await submitButton(page).click();
    await expectToast(page, ...UNREACHABLE);
    await expect(offer).toHaveCount(0);
  });
  await test.step('when the connection is back, and again after a reload', async () => {
    await context.setOffline(false);
    await expect(offer).toHaveText(
      /^You are connected again. Your reply has not been sent.\s*Send it now\s*Dismiss$/,
      { useInnerText: true },
    );
    await expect(toasts(page), 'the error is no longer true').toHaveCount(0);
    await expectAccessible(page);
    await context.setOffline(true);
    await expect(offer).toHaveCount(0);
    await context.setOffline(false);
    await field(page, 'dietaryRestrictions').fill('No fish');
    await page.reload();
    await expect(offer).toBeVisible();
    expect(await readAnswers(page)).toEqual({ ...answers, dietaryRestrictions: 'No fish' });
  });
  expect(requests(), 'nothing is sent by itself').toBe(1);
  await sendNow.click();
  await expectToast(page, ...THANK_YOU);
  await expect(offer).toHaveCount(0);
  expect(await site.repliesFrom(answers.email)).toHaveLength(1);
  await page.reload();
  await expect(submitButton(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(offer).toHaveCount(0);
});

test('a guest on 2G opens the page, sees "Submitting...", replies once, and is thanked', async ({
  page,
  site,
}) => {
  test.slow();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...TWO_G });
  await storeFlag(page, 'true');
  const requests = countReplyRequests(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(rsvpForm(page)).toBeVisible({ timeout: 40_000 });
  const answers = createAnswers();
  await fillRsvp(page, answers);
  await page.waitForLoadState('networkidle');
  await submitButton(page).click();
  await expect(submitButton(page)).toHaveText('Submitting...');
  await expect(submitButton(page)).toBeDisabled();
  expect(await readAnswers(page)).toEqual(answers);
  await toasts(page).first().waitFor({ timeout: 60_000 });
  await expectToast(page, ...THANK_YOU);
  expect(requests()).toBe(1);
  expect(await site.repliesFrom(answers.email)).toHaveLength(1);
});

/** Replaces the timeout of 15 s by one that ends when the returned function is called. */
async function controlTimeout(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const { timeout } = AbortSignal;
    AbortSignal.timeout = (milliseconds) => {
      // The announcements have another one.
      if (milliseconds !== 15_000) return timeout.call(AbortSignal, milliseconds);
      const controller = new AbortController();
      Object.assign(window, { endTimeout: () => controller.abort() });
      return controller.signal;
    };
  });
  return () => page.evaluate(() => Reflect.get(window, 'endTimeout')());
}

/** Lets the next reply reach the server, and holds the answer until `release` is called. */
async function holdAnswer(page: Page) {
  const held = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  await page.route(
    REPLIES,
    async (route) => {
      const response = await route.fetch();
      held.resolve();
      await released.promise;
      // The page has cancelled the request, so this may throw.
      await route.fulfill({ response }).catch(() => {});
      answered.resolve();
    },
    { times: 1 },
  );
  const release = async () => {
    released.resolve();
    await answered.promise;
  };
  return { isHeld: held.promise, release };
}
