import type { Page, Route } from '@playwright/test';
import { storeFlag } from './gate.ts';
import {
  countReplyRequests,
  createAnswers,
  field,
  fillRsvp,
  readAnswers,
  readDraft,
  replyCard,
  sendRsvp,
  submitButton,
  THANK_YOU,
  UNREACHABLE,
} from './rsvp-form.ts';
import { startSite } from './site.ts';
import { expect, NETWORK_ERROR, test } from './test.ts';
import { expectToast, toasts } from './toasts.ts';

const FAILED = 'Submission failed';
const FALLBACK = 'Unexpected error. Please try again.';
const DENIED = 'Permission denied. Please try again later.';
const NOT_CONFIGURED = [
  'RSVP not configured',
  'The Supabase URL and public anonymous key are missing. Please finish the setup.',
] as const;
const FAILED_REQUEST = /Failed to load resource/;
const REPLIES = '/rest/v1/rsvps**';

type Answer = Parameters<Route['fulfill']>[0];
const html = { contentType: 'text/html' };

/** An answer of each kind; submit-rsvp.test.ts has the others. */
const ERRORS: [name: string, answer: Answer, message: string][] = [
  [
    'a code of the specification',
    { status: 404, json: { code: '42P01', message: 'relation "public.rsvps" does not exist' } },
    'RSVP service not set up yet. Please try again later.',
  ],
  [
    'a message',
    { status: 400, json: { code: '23514', message: 'Please shorten your notes' } },
    'Please shorten your notes',
  ],
  ['nothing', { status: 500, body: '' }, FALLBACK],
  ['a hotel’s terms of use', { ...html, status: 200, body: '<form>Accept</form>' }, FALLBACK],
  ['a row without an id', { status: 201, json: { email: 'x@example.org' } }, FALLBACK],
];

/** Submits the form and expects this error alone: the error of an earlier attempt goes. */
async function expectError(page: Page, title: string, message: string): Promise<void> {
  const earlier = await toasts(page).elementHandles();
  await submitButton(page).click();
  for (const toast of earlier) await toast.waitForElementState('hidden');
  await expect(toasts(page)).toHaveText([`${title} ${message}`], { useInnerText: true });
  await expect(submitButton(page)).toHaveText('Submit RSVP');
  await expect(submitButton(page)).toBeEnabled();
}

test('a guest whose reply is rejected sees why, keeps the reply, and can send it later', async ({
  weddingPage: page,
  site,
  expectOnConsole,
}) => {
  expectOnConsole(FAILED_REQUEST);
  const requests = countReplyRequests(page);
  const answers = createAnswers();
  await fillRsvp(page, answers);
  const expectKept = async () => {
    expect(await readAnswers(page)).toEqual(answers);
    expect(await readDraft(page)).toContain(answers.email);
    await expect(replyCard(page)).toHaveCount(0);
  };

  for (const [index, [name, answer, message]] of ERRORS.entries()) {
    await test.step(`the backend answers with ${name}`, async () => {
      await page.route(REPLIES, (route) => route.fulfill(answer), { times: 1 });
      await expectError(page, FAILED, message);
      await expectKept();
      expect(requests()).toBe(index + 1);
    });
  }
  await test.step('the real server finds an invalid value', async () => {
    // Changes the request after the page's own validation.
    const change = (route: Route) => {
      const reply = { ...route.request().postDataJSON(), guest_one_first: 'A\u0007B' };
      return route.continue({ postData: JSON.stringify(reply) });
    };
    await page.route(REPLIES, change, { times: 1 });
    await expectError(page, FAILED, 'Please remove the invisible control characters');
    await expectKept();
  });
  for (const [key, title, message] of [
    ['another', FAILED, DENIED],
    [undefined, ...NOT_CONFIGURED],
  ] as const) {
    await test.step(`the key is ${key}`, async () => {
      const sent = requests();
      await page.evaluate((key) => Reflect.set(window, 'SUPABASE_ANON_KEY', key), key);
      await expectError(page, title, message);
      await expectKept();
      expect(requests()).toBe(key ? sent + 1 : sent);
    });
  }
  expect(await site.repliesFrom(answers.email)).toEqual([]);

  await page.reload();
  await expect(field(page, 'email')).toHaveValue(answers.email);
  await submitButton(page).click();
  await expectToast(page, ...THANK_YOU);
  expect(await site.repliesFrom(answers.email)).toHaveLength(1);
  await expect.poll(() => readDraft(page)).toBeNull();
});

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
      const { status } = await fetch(`${site.url}/rest/v1/rsvps`, reply);
      expect(status).toBe(429);
    }).toPass({ intervals: [0] });
    await submitButton(page).click();
    await expect(toasts(page)).toContainText(FAILED);
    await expect(toasts(page)).toContainText(/please try again in [123] seconds?\./);
    expect(await readAnswers(page)).toEqual(answers);
    await expect(async () => {
      await submitButton(page).click();
      await expect(toasts(page).filter({ hasText: THANK_YOU[0] })).toBeVisible({ timeout: 1_000 });
    }).toPass();
    expect(await site.repliesFrom(answers.email)).toHaveLength(1);

    await site.kill();
    const others = createAnswers();
    await sendRsvp(page, others);
    await expectToast(page, ...UNREACHABLE);
    expect(await readAnswers(page)).toEqual(others);
    expect(await site.listReplies()).toHaveLength(1);
  } finally {
    await site.close();
  }
});
