import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import type { Postgres } from '../server/fixtures/postgres.ts';
import {
  type FakeSupabase,
  PUBLIC_KEY,
  startFakeSupabase,
} from '../supabase/fixtures/fake-supabase.ts';
import { startProject } from '../supabase/fixtures/project.ts';
import { enterPassword, storeFlag, weddingHeading } from './gate.ts';
import { PASSWORD, startLockedSite } from './locked-site.ts';
import {
  type Answers,
  createAnswers,
  fillRsvp,
  readAnswers,
  readDraft,
  rsvpForm,
  sendRsvp,
  submitButton,
  THANK_YOU,
} from './rsvp-form.ts';
import { type Site, startSite } from './site.ts';
import { expect, test } from './test.ts';
import { expectToast, toasts } from './toasts.ts';

const FAILED_REQUEST = /Failed to load resource/;

// One project for all tests, which change its tables.
test.describe.configure({ mode: 'default', timeout: 120_000 });
let postgres: Postgres;
let project: FakeSupabase;
let fileHost: Site;

test.beforeAll(async () => {
  postgres = await startProject({ durable: true, newTableAccess: 'closed' });
  project = await startFakeSupabase(postgres.url('project'));
  fileHost = await startSite(getEnv(), { program: join(import.meta.dirname, 'static-host.ts') });
});
test.afterAll(async () => {
  await fileHost?.close();
  await project?.close();
  await postgres?.stop();
});

const getEnv = () => ({ SUPABASE_URL: `${project.url}/`, SUPABASE_ANON_KEY: PUBLIC_KEY });
const findReplies = (email: string) =>
  postgres.sql(
    'project',
    `select guest_one_first, guest_one_last, guest_two_first, guest_two_last, email,
     welcome_party, wedding, guests_count, dietary_restrictions from rsvps where email = $1`,
    [email],
  );

/** Submits the form and expects this error alone, the typed answers still in the form, and no stored reply. */
async function expectRejection(page: Page, answers: Answers, message: string): Promise<void> {
  const earlier = await toasts(page).elementHandles();
  await submitButton(page).click();
  for (const toast of earlier) await toast.waitForElementState('hidden');
  await expectToast(page, 'Submission failed', message);
  await expect(submitButton(page)).toHaveText('Submit RSVP');
  expect(await readAnswers(page)).toEqual(answers);
  expect(await readDraft(page)).toContain(answers.email);
}

/** Expects the row that stores these answers, and the request that stored it from a page of this origin. */
async function expectStored(answers: Answers, origin: string): Promise<void> {
  const record = {
    guest_one_first: answers.guestOneFirst,
    guest_one_last: answers.guestOneLast,
    guest_two_first: answers.guestTwoFirst || null,
    guest_two_last: answers.guestTwoLast || null,
    email: answers.email,
    welcome_party: answers.welcomeParty,
    wedding: answers.wedding,
    guests_count: Number(answers.guestsCount),
    dietary_restrictions: answers.dietaryRestrictions || null,
  };
  expect(await findReplies(answers.email)).toEqual([record]);
  expect(project.requests.at(-1)).toEqual({
    method: 'POST',
    path: '/rest/v1/rsvps?select=*',
    body: record,
    headers: expect.objectContaining({
      accept: 'application/vnd.pgrst.object+json',
      apikey: PUBLIC_KEY,
      authorization: `Bearer ${PUBLIC_KEY}`,
      origin,
      prefer: 'return=representation',
    }),
  });
}

test('a guest sees why the project rejects a reply, and is thanked after the row is stored', async ({
  page,
  expectOnConsole,
}) => {
  expectOnConsole(FAILED_REQUEST);
  await storeFlag(page, 'true');
  await page.goto(fileHost.url);
  await expect(rsvpForm(page)).toBeVisible();
  const answers = createAnswers();
  await fillRsvp(page, answers);

  await test.step('the project does not know the key', async () => {
    const setKey = (key: string) =>
      page.evaluate((key) => Reflect.set(window, 'SUPABASE_ANON_KEY', key), key);
    await setKey('another');
    await expectRejection(page, answers, 'Invalid API key');
    await setKey(PUBLIC_KEY);
  });
  for (const [problem, makeProblem, solve, message] of [
    [
      'denies permission',
      'drop policy guests_send_replies on rsvps; revoke select on rsvps from anon',
      `grant select on rsvps to anon;
       create policy guests_send_replies on rsvps for insert to anon with check (true)`,
      'Permission denied. Please try again later.',
    ],
    [
      'has no rsvps table',
      'alter table rsvps rename to renamed_rsvps',
      'alter table renamed_rsvps rename to rsvps',
      'RSVP service not set up yet. Please try again later.',
    ],
  ] as const) {
    await test.step(`the project ${problem}`, async () => {
      await postgres.sql('project', makeProblem);
      await expectRejection(page, answers, message);
      await postgres.sql('project', solve);
    });
  }
  await test.step('the project is down', async () => {
    await postgres.kill();
    const message = 'Database connection error. Retrying the connection.';
    await expectRejection(page, answers, message);
    await postgres.restart();
  });
  expect(await findReplies(answers.email)).toEqual([]);

  await submitButton(page).click();
  await expectToast(page, ...THANK_YOU);
  await expectStored(answers, fileHost.url);
  await expect.poll(() => readDraft(page)).toBeNull();
});

test('a page on a file host requests nothing but itself and the project', async ({
  page,
  request,
  expectOnConsole,
}) => {
  expectOnConsole(/Content Security Policy|requires 'TrustedScript'/);
  const rules = await createPolicy(request, [fileHost.url]);
  await storeFlag(page, 'true');
  const response = await page.goto(fileHost.url);
  expect(response?.headers()['content-security-policy']).toBeUndefined();
  const meta = page.locator('meta[http-equiv="Content-Security-Policy"]');
  await expect(meta).toHaveAttribute('content', rules.join('; '));

  await expect(weddingHeading(page)).toBeVisible();
  const results = await page.evaluate(async () => {
    const script = document.createElement('script');
    let textContent = 'allowed';
    try {
      script.textContent = 'window.injected = true';
    } catch {
      textContent = 'blocked';
    }
    // Browsers without Trusted Types would accept this.
    script.append('window.injected = true');
    document.head.append(script);
    const request = await fetch('https://other.example/').then(
      () => 'answered',
      () => 'blocked',
    );
    return [textContent, Reflect.has(window, 'injected'), request];
  });
  expect(results).toEqual(['blocked', false, 'blocked']);

  expectOnConsole(/Failed to load resource|nowhere/);
  await page.goto(`${fileHost.url}/nowhere`);
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return to Home' })).toBeVisible();
});

test('a locked site sends the project’s address only to guests who have entered, and they can reply', async ({
  page,
}) => {
  const site = await startLockedSite(getEnv());
  try {
    const response = await page.goto(site.url);
    expect(JSON.stringify(await response?.allHeaders())).not.toContain(project.url);
    expect(await page.content()).not.toContain(project.url);
    expect(await page.content()).not.toContain(PUBLIC_KEY);
    await enterPassword(page, PASSWORD);
    await expect(weddingHeading(page)).toBeVisible();
    const answers = createAnswers({
      ...{ guestTwoFirst: '', guestTwoLast: '', guestsCount: '1', dietaryRestrictions: '' },
    });
    await sendRsvp(page, answers);
    await expectToast(page, ...THANK_YOU);
    await expectStored(answers, site.url);

    // The policy covers both languages.
    const rules = await createPolicy(page.request, [site.url, `${site.url}/it/`]);
    const entered = await page.request.get(site.url);
    // Browsers ignore frame-ancestors in a <meta> element.
    expect(entered.headers()['content-security-policy']).toBe(
      [...rules, `frame-ancestors 'none'`].join('; '),
    );
    expect(await entered.text()).not.toContain('http-equiv="Content-Security-Policy"');
    // The server waits for open connections.
    await page.context().close();
  } finally {
    await site.close();
  }
});

/** The policy of these pages, which run only their own scripts. */
async function createPolicy(request: APIRequestContext, pages: string[]): Promise<string[]> {
  const documents = await Promise.all(pages.map(async (url) => (await request.get(url)).text()));
  const scripts = documents
    .join('\n')
    .matchAll(/<script(?![^>]*\s(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g);
  const hashes = new Set(
    [...scripts].map(
      ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    ),
  );
  expect(hashes.size).toBeGreaterThan(1);
  return [
    `default-src 'none'`,
    `script-src 'self' ${[...hashes].join(' ')}`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data:`,
    `media-src 'self'`,
    `font-src 'self' data:`,
    `connect-src 'self' ${project.url}`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `require-trusted-types-for 'script'`,
    'trusted-types own-files',
  ];
}
