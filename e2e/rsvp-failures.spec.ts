import type { Page, Route } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { storeFlag } from './gate.ts';
import {
  type Answers,
  countReplyRequests,
  createAnswers,
  field,
  fillRsvp,
  readAnswers,
  readDraft,
  replyCard,
  rsvpForm,
  sendRsvp,
  submitButton,
  THANK_YOU,
  UNREACHABLE,
} from './rsvp-form.ts';
import { startSite } from './site.ts';
import { expect, NETWORK_ERROR, test } from './test.ts';
import { expectToast, toasts } from './toasts.ts';

const FAILED = 'Submission failed';
const TOO_LATE =
  'Your reply may not have been sent. The website took too long to answer. Please try again.';
const REPLIES = '/rest/v1/rsvps**';
const PORTAL = 'http://wifi.hotel.test/';
const OTHER_SERVER = 'https://project.supabase.example';
const TWO_G = { latency: 800, downloadThroughput: 35_000, uploadThroughput: 32_000 };

/** An answer of each kind; submit-rsvp.test.ts has the others. */
const ERRORS: [name: string, answer: Parameters<Route['fulfill']>[0], message: string][] = [
  [
    'a code of the specification',
    { status: 404, json: { code: '42P01', message: 'relation "public.rsvps" does not exist' } },
    'RSVP service not set up yet. Please try again later.',
  ],
  [
    'a hotel’s terms of use',
    { contentType: 'text/html', status: 200, body: '<form>Accept</form>' },
    'Unexpected error. Please try again.',
  ],
];

/** Submits the form and expects this error alone: that of an earlier attempt goes, and the reply is kept. */
async function expectError(
  page: Page,
  answers: Answers,
  message: string,
  title = FAILED,
): Promise<void> {
  const earlier = await toasts(page).elementHandles();
  await submitButton(page).click();
  for (const toast of earlier) await toast.waitForElementState('hidden');
  await expect(toasts(page)).toHaveText([`${title} ${message}`], { useInnerText: true });
  await expect(submitButton(page)).toHaveText('Submit RSVP');
  await expect(submitButton(page)).toBeEnabled();
  expect(await readAnswers(page)).toEqual(answers);
  expect(await readDraft(page)).toContain(answers.email);
  await expect(replyCard(page)).toHaveCount(0);
}

test('a guest whose reply is rejected, lost on the way or answered too late sees why each time, keeps it, and can send it later', async ({
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
  for (const [name, answer, message] of ERRORS) {
    await test.step(`the backend answers with ${name}`, async () => {
      await page.route(REPLIES, (route) => route.fulfill(answer), { times: 1 });
      await expectError(page, answers, message);
    });
  }
  await test.step('the real server finds an invalid value', async () => {
    // Changes the request after the page's own validation.
    const change = (route: Route) => {
      const reply = { ...route.request().postDataJSON(), guest_one_first: 'A\u0007B' };
      return route.continue({ postData: JSON.stringify(reply) });
    };
    await page.route(REPLIES, change, { times: 1 });
    await expectError(page, answers, 'Please remove the invisible control characters');
  });
  await test.step('the key is wrong, or missing', async () => {
    const setKey = (key?: string) =>
      page.evaluate((key) => Reflect.set(window, 'SUPABASE_ANON_KEY', key), key);
    const key = await page.evaluate(() => Reflect.get(window, 'SUPABASE_ANON_KEY'));
    await setKey('another');
    await expectError(page, answers, 'Permission denied. Please try again later.');
    await setKey();
    const requests = countReplyRequests(page);
    const reason =
      'The Supabase URL and public anonymous key are missing. Please finish the setup.';
    await expectError(page, answers, reason, 'RSVP not configured');
    expect(requests()).toBe(0);
    await setKey(key);
  });
  await test.step('it is not sent to a hotel’s sign-in page that the network redirects to', async () => {
    const redirect = { status: 307, headers: { Location: PORTAL } };
    await page.route(REPLIES, (route) => route.fulfill(redirect), { times: 1 });
    await expectError(page, answers, UNREACHABLE[1]);
  });
  await test.step('it is not sent to an unknown server', async () => {
    await page.evaluate((url) => Reflect.set(window, 'SUPABASE_URL', url), OTHER_SERVER);
    await expectError(page, answers, UNREACHABLE[1]);
    await page.evaluate(() => Reflect.set(window, 'SUPABASE_URL', location.origin));
  });
  expect(otherRequests).toEqual([]);
  expect(await site.repliesFrom(answers.email)).toEqual([]);
  await test.step('the connection breaks after the server has stored the reply', async () => {
    const breakConnection = async (route: Route) => {
      await route.fetch();
      await route.abort('connectionreset');
    };
    await page.route(REPLIES, breakConnection, { times: 1 });
    await expectError(page, answers, UNREACHABLE[1]);
    expect(await site.repliesFrom(answers.email)).toHaveLength(1);
  });
  await test.step('the answer comes after 15 s', () => answerTooLate(page, answers));

  await page.reload();
  await expect(field(page, 'email')).toHaveValue(answers.email);
  await submitButton(page).click();
  await expectToast(page, ...THANK_YOU);
  await expect.poll(() => readDraft(page)).toBeNull();
  const [first, ...copies] = await site.repliesFrom(answers.email);
  expect(copies).toHaveLength(2);
  for (const copy of copies) {
    expect({ ...copy, id: 0, created_at: '' }).toEqual({ ...first, id: 0, created_at: '' });
  }
});

/** Lets a reply reach the server, and holds the answer until the page's timeout has ended. */
async function answerTooLate(page: Page, answers: Answers): Promise<void> {
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
  const [held, released, answered] = [1, 2, 3].map(() => Promise.withResolvers<void>());
  const hold = async (route: Route) => {
    const response = await route.fetch();
    held?.resolve();
    await released?.promise;
    // The page has cancelled the request, so this may throw.
    await route.fulfill({ response }).catch(() => {});
    answered?.resolve();
  };
  await page.route(REPLIES, hold, { times: 1 });
  const ending = held?.promise.then(async () => {
    await expect(submitButton(page)).toHaveText('Submitting...');
    await page.evaluate(() => Reflect.get(window, 'endTimeout')());
  });
  await expectError(page, answers, TOO_LATE);
  await ending;
  released?.resolve();
  await answered?.promise;
  // The late answer neither resets the form nor thanks the guest.
  await expect(toasts(page)).toHaveText([`${FAILED} ${TOO_LATE}`], { useInnerText: true });
  expect(await readAnswers(page)).toEqual(answers);
}

test('a guest keeps the reply if the network has sent too many, or if the server stops', async ({
  page,
  expectOnConsole,
}) => {
  expectOnConsole(/status of 429/);
  // The page looks for announcements, also after its server has stopped.
  expectOnConsole(NETWORK_ERROR);
  const site = await startSite({ RATE_LIMIT: 'on' });
  try {
    await storeFlag(page, 'true');
    await page.goto(site.url, { waitUntil: 'networkidle' });
    const answers = createAnswers();
    await fillRsvp(page, answers);
    // Right before the guest sends, because three seconds later the server accepts the next one.
    const reply = { method: 'POST', headers: { apikey: 'serenissima-anonymous-key' } };
    await expect(async () => {
      expect((await fetch(`${site.url}/rest/v1/rsvps`, reply)).status).toBe(429);
    }).toPass({ intervals: [0] });
    await submitButton(page).click();
    await expect(toasts(page)).toContainText(/please try again in [123] seconds?\./);
    expect(await readAnswers(page)).toEqual(answers);
    await expect(async () => {
      if (await rsvpForm(page).isVisible()) await submitButton(page).click();
      await expect(toasts(page).filter({ hasText: THANK_YOU[0] })).toBeVisible({ timeout: 1_000 });
    }).toPass();
    expect(await site.repliesFrom(answers.email)).toHaveLength(1);

    await site.kill();
    const others = createAnswers();
    await sendRsvp(page, others);
    await expectToast(page, ...UNREACHABLE);
    expect(await readAnswers(page)).toEqual(others);
  } finally {
    await site.close();
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
  const answers = createAnswers();
  const requests = countReplyRequests(page);
  await test.step('not before a guest has tried to send it, nor while there is no connection', async () => {
    await fillRsvp(page, answers);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await context.setOffline(false);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(offer).toHaveCount(0);
    await context.setOffline(true);
    await expectError(page, answers, UNREACHABLE[1]);
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
  await offer.getByRole('button', { name: 'Send it now' }).click();
  await expectToast(page, ...THANK_YOU);
  await expect(offer).toHaveCount(0);
  expect(await site.repliesFrom(answers.email)).toHaveLength(1);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(offer).toHaveCount(0);
});

test('a guest on 2G opens the page, sees "Submitting...", replies once, and is thanked', async ({
  page,
  site,
}) => {
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
