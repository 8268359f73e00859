import type { Route } from '@playwright/test';
import { waitForLateFiles } from './late-files.ts';
import {
  countReplyRequests,
  createAnswers,
  field,
  fillRsvp,
  readAnswers,
  readDraft,
  sendRsvp,
  submitButton,
  THANK_YOU,
  UNREACHABLE,
} from './rsvp-form.ts';
import { expect, test } from './test.ts';
import { expectToast, toasts } from './toasts.ts';

const FAILED = 'Submission failed';
const FALLBACK = 'Unexpected error. Please try again.';
const NOT_SET_UP = 'RSVP service not set up yet. Please try again later.';
const DENIED = 'Permission denied. Please try again later.';
const BAD_GATEWAY = '<html><h1>502 Bad Gateway</h1></html>';
const TERMS = '<html>Accept our terms to go online</html>';
const FAILED_REQUEST = /Failed to load resource/;

type Answer = Parameters<Route['fulfill']>[0];

/** Creates an error in PostgREST's format. */
function createError(status: number, code: string | null, message: string | null): Answer {
  return { status, json: { code, message, details: null, hint: null } };
}

/** The backend's answers and the messages that the guest sees, from the specification's catalogue. */
const CATALOGUE: Record<string, [name: string, Answer, message: string][]> = {
  'an error code with its own message': [
    ['42P01', createError(404, '42P01', 'relation "public.rsvps" does not exist'), NOT_SET_UP],
    ['PGRST205', createError(404, 'PGRST205', "Could not find 'public.rsvps'"), NOT_SET_UP],
    ['42501', createError(401, '42501', 'new row violates row-level security policy'), DENIED],
    ['PGRST301', createError(401, 'PGRST301', 'No suitable key or wrong key type'), DENIED],
    ['PGRST302', createError(401, 'PGRST302', 'Anonymous access is disabled'), DENIED],
  ],
  'a message from the server': [
    [
      'another code',
      createError(400, '23514', 'Please shorten your notes'),
      'Please shorten your notes',
    ],
    ['no code', { status: 503, json: { message: 'We are resting.' } }, 'We are resting.'],
    ['a code of null', createError(503, null, 'Come back at one.'), 'Come back at one.'],
    ['an empty code', createError(503, '', 'Come back at noon.'), 'Come back at noon.'],
  ],
  'an error without a message': [
    ['an empty message', createError(500, 'XX000', ''), FALLBACK],
    ['a message of null', createError(500, 'XX000', null), FALLBACK],
    ['neither code nor message', { status: 500, json: {} }, FALLBACK],
    ['500 without a body', { status: 500, body: '' }, FALLBACK],
  ],
  'HTML instead of JSON': [
    ['a broken proxy', { status: 502, contentType: 'text/html', body: BAD_GATEWAY }, FALLBACK],
    ['a hotel’s network', { status: 200, contentType: 'text/html', body: TERMS }, FALLBACK],
  ],
  'an answer that does not prove that the reply is stored': [
    ['404 without a body', { status: 404, body: '' }, FALLBACK],
    ['404 and an empty list', { status: 404, json: [] }, FALLBACK],
    ['201 without a body', { status: 201, body: '' }, FALLBACK],
    ['201 and a row without an id', { status: 201, json: { email: 'x@example.org' } }, FALLBACK],
    ['201 and an empty list', { status: 201, json: [] }, FALLBACK],
    ['200 and null', { status: 200, json: null }, FALLBACK],
    ['204', { status: 204 }, FALLBACK],
  ],
};

for (const [kind, rows] of Object.entries(CATALOGUE)) {
  test(`a guest sees an error and keeps the reply if the backend answers with ${kind}`, async ({
    weddingPage: page,
    site,
    expectOnConsole,
  }) => {
    expectOnConsole(FAILED_REQUEST);
    let answer: Answer;
    await page.route('/rest/v1/rsvps**', (route) => route.fulfill(answer));
    const requests = countReplyRequests(page);
    const answers = createAnswers();
    await fillRsvp(page, answers);
    for (const [index, [name, backendAnswer, message]] of rows.entries()) {
      answer = backendAnswer;
      const answered = page.waitForResponse('/rest/v1/rsvps**');
      await submitButton(page).click();
      await answered;
      // The toast of the attempt before has gone.
      await expect
        .soft(toasts(page), name)
        .toHaveText([`${FAILED} ${message}`], { useInnerText: true });
      expect(await readAnswers(page), name).toEqual(answers);
      await expect(submitButton(page)).toHaveText('Submit RSVP');
      await expect(submitButton(page)).toBeEnabled();
      expect(requests()).toBe(index + 1);
    }
    expect(await site.repliesFrom(answers.email)).toEqual([]);
  });
}

test('a guest without a connection sees an error and can send the reply when it is back', async ({
  weddingPage: page,
  site,
  expectOnConsole,
}) => {
  expectOnConsole(FAILED_REQUEST);
  // Waits for the scripts: before-hydration.spec.ts tests a network that fails before they load.
  await waitForLateFiles(page);
  await page.context().setOffline(true);
  const answers = createAnswers();
  await sendRsvp(page, answers);
  await expectToast(page, ...UNREACHABLE);
  expect(await readAnswers(page)).toEqual(answers);
  expect(await readDraft(page)).toContain(answers.email);
  expect(await site.repliesFrom(answers.email)).toEqual([]);

  await page.context().setOffline(false);
  await submitButton(page).click();
  await expectToast(page, ...THANK_YOU);
  expect(await site.repliesFrom(answers.email)).toHaveLength(1);
});

test('a guest whose connection breaks during the request sees an error', async ({
  weddingPage: page,
  expectOnConsole,
}) => {
  expectOnConsole(FAILED_REQUEST);
  await page.route('/rest/v1/rsvps**', (route) => route.abort('connectionreset'));
  const answers = createAnswers();
  await sendRsvp(page, answers);
  await expect(toasts(page)).toContainText(FAILED);
  expect(await readAnswers(page)).toEqual(answers);
});

test('a guest sees an error if no answer comes within 15 s', async ({ weddingPage: page }) => {
  await page.route('/rest/v1/rsvps**', () => new Promise(() => {}));
  const answers = createAnswers();
  const started = performance.now();
  await sendRsvp(page, answers);
  await expect(submitButton(page)).toHaveText('Submitting...');
  await expect(toasts(page)).toHaveCount(1, { timeout: 20_000 });
  const waited = performance.now() - started;
  expect(waited).toBeGreaterThan(14_500);
  expect(waited).toBeLessThan(18_000);
  await expectToast(
    page,
    FAILED,
    'Your reply may not have been sent. The website took too long to answer. Please try again.',
  );
  expect(await readAnswers(page)).toEqual(answers);
  await expect(submitButton(page)).toBeEnabled();
});

for (const missing of ['SUPABASE_URL', 'SUPABASE_ANON_KEY']) {
  test(`a guest of a site without ${missing} reads that RSVP is not configured`, async ({
    weddingPage: page,
  }) => {
    await page.evaluate((name) => Reflect.deleteProperty(window, name), missing);
    const requests = countReplyRequests(page);
    const answers = createAnswers();
    await sendRsvp(page, answers);
    await expectToast(
      page,
      'RSVP not configured',
      'The Supabase URL and public anonymous key are missing. Please finish the setup.',
    );
    expect(requests()).toBe(0);
    expect(await readAnswers(page)).toEqual(answers);
  });
}

test('a guest reads the real server’s validation message', async ({
  weddingPage: page,
  site,
  expectOnConsole,
}) => {
  expectOnConsole(FAILED_REQUEST);
  // Changes the request after the page's own validation.
  await page.route('/rest/v1/rsvps**', (route) =>
    route.continue({
      postData: JSON.stringify({ ...route.request().postDataJSON(), guest_one_first: 'A\u0007B' }),
    }),
  );
  const answers = createAnswers();
  await sendRsvp(page, answers);
  await expectToast(page, FAILED, 'Please remove the invisible control characters');
  expect(await readAnswers(page)).toEqual(answers);
  expect(await site.repliesFrom(answers.email)).toEqual([]);
});

test('the real server rejects a reply with a wrong key', async ({
  weddingPage: page,
  site,
  expectOnConsole,
}) => {
  expectOnConsole(FAILED_REQUEST);
  await page.evaluate(() => Reflect.set(window, 'SUPABASE_ANON_KEY', 'another'));
  const answers = createAnswers();
  await sendRsvp(page, answers);
  await expectToast(page, FAILED, DENIED);
  expect(await site.repliesFrom(answers.email)).toEqual([]);
});

test('a second attempt after an error stores the reply and deletes the draft', async ({
  weddingPage: page,
  site,
  expectOnConsole,
}) => {
  expectOnConsole(FAILED_REQUEST);
  await page.route('/rest/v1/rsvps**', (route) =>
    route.fulfill(createError(500, 'XX000', 'Not now')),
  );
  const answers = createAnswers();
  await sendRsvp(page, answers);
  await expectToast(page, FAILED, 'Not now');
  await page.unroute('/rest/v1/rsvps**');
  await page.reload();
  await expect(field(page, 'email')).toHaveValue(answers.email);
  await submitButton(page).click();
  await expectToast(page, ...THANK_YOU);
  expect(await site.repliesFrom(answers.email)).toHaveLength(1);
  await expect.poll(() => readDraft(page)).toBeNull();
});
