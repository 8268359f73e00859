import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Postgres } from '../server/fixtures/postgres.ts';
import {
  type FakeSupabase,
  PUBLIC_KEY,
  startFakeSupabase,
} from '../supabase/fixtures/fake-supabase.ts';
import { startProject } from '../supabase/fixtures/project.ts';
import { weddingHeading } from './gate.ts';
import {
  type Answers,
  createAnswers,
  fillRsvp,
  readAnswers,
  readDraft,
  sendRsvp,
  submitButton,
  THANK_YOU,
} from './rsvp-form.ts';
import { type Site, startSite } from './site.ts';
import { expect, test } from './test.ts';
import { expectToast } from './toasts.ts';

const FAILED = 'Submission failed';
const DENIED = 'Permission denied. Please try again later.';
const NOT_SET_UP = 'RSVP service not set up yet. Please try again later.';
const FAILED_REQUEST = /Failed to load resource/;

const HOSTS = {
  'this project’s server': undefined,
  'a file host': join(import.meta.dirname, 'static-host.ts'),
};

for (const [hostName, program] of Object.entries(HOSTS)) {
  test.describe(`a site on ${hostName} that stores replies in Supabase`, () => {
    test.describe.configure({ mode: 'default', timeout: 120_000 });
    let postgres: Postgres;
    let project: FakeSupabase;
    let site: Site;

    test.beforeAll(async () => {
      postgres = await startProject({ durable: true, newTableAccess: 'closed' });
      project = await startFakeSupabase(postgres.url('project'));
      const env = { SUPABASE_URL: `${project.url}/`, SUPABASE_ANON_KEY: PUBLIC_KEY };
      site = await startSite(env, program);
    });
    test.afterAll(async () => {
      await site?.close();
      await project?.close();
      await postgres?.stop();
    });

    const sql = (text: string) => postgres.sql('project', text);
    const findReplies = (email: string) =>
      postgres.sql(
        'project',
        `select guest_one_first, guest_one_last, guest_two_first, guest_two_last, email,
         welcome_party, wedding, guests_count, dietary_restrictions from rsvps where email = $1`,
        [email],
      );

    async function open(page: Page): Promise<void> {
      await page.addInitScript(() => localStorage.setItem('wedding-authenticated', 'true'));
      await page.goto(site.url);
      await expect(weddingHeading(page)).toBeVisible();
    }

    /** Expects an error, the typed answers still in the form, and no stored reply. */
    async function expectRejection(page: Page, answers: Answers, message: string): Promise<void> {
      await expectToast(page, FAILED, message);
      expect(await readAnswers(page)).toEqual(answers);
      expect(await readDraft(page)).toContain(answers.email);
      expect(await findReplies(answers.email)).toEqual([]);
    }

    test('a guest is thanked after the row is stored', async ({ page }) => {
      await open(page);
      const answers = createAnswers();
      await sendRsvp(page, answers);
      await expectToast(page, ...THANK_YOU);
      const record = {
        guest_one_first: answers.guestOneFirst,
        guest_one_last: answers.guestOneLast,
        guest_two_first: answers.guestTwoFirst,
        guest_two_last: answers.guestTwoLast,
        email: answers.email,
        welcome_party: answers.welcomeParty,
        wedding: answers.wedding,
        guests_count: 2,
        dietary_restrictions: answers.dietaryRestrictions,
      };
      expect(await findReplies(answers.email)).toEqual([record]);
      expect(project.requests).toEqual([
        {
          method: 'POST',
          path: '/rest/v1/rsvps?select=*',
          body: record,
          headers: expect.objectContaining({
            accept: 'application/vnd.pgrst.object+json',
            apikey: PUBLIC_KEY,
            authorization: `Bearer ${PUBLIC_KEY}`,
            origin: site.url,
            prefer: 'return=representation',
          }),
        },
      ]);
      await expect.poll(() => readDraft(page)).toBeNull();
    });

    test('empty optional fields are stored as null', async ({ page }) => {
      await open(page);
      const answers = createAnswers({
        guestTwoFirst: '',
        guestTwoLast: '',
        dietaryRestrictions: '',
        guestsCount: '1',
      });
      await sendRsvp(page, answers);
      await expectToast(page, ...THANK_YOU);
      expect(await findReplies(answers.email)).toMatchObject([
        { guest_two_first: null, guest_two_last: null, dietary_restrictions: null },
      ]);
    });

    test('the content policy allows requests to the project and to no other server', async ({
      page,
      request,
    }) => {
      // A file host sends one policy in each page; the server's header covers both languages.
      const paths = program ? ['/'] : ['/', '/it/'];
      const pages = paths.map(async (path) => (await request.get(site.url + path)).text());
      const html = (await Promise.all(pages)).join('\n');
      const scripts = [
        ...html.matchAll(/<script(?![^>]*\s(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g),
      ].map(
        ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
      );
      const hashes = new Set(scripts);
      expect(hashes.size).toBeGreaterThan(1);
      const rules = [
        `default-src 'none'`,
        `script-src 'self' ${[...hashes].join(' ')}`,
        `style-src 'self' 'unsafe-inline'`,
        `img-src 'self' data:`,
        `font-src 'self' data:`,
        `connect-src 'self' ${project.url}`,
        `manifest-src 'self'`,
        `worker-src 'self'`,
        `base-uri 'none'`,
        `form-action 'self'`,
        `require-trusted-types-for 'script'`,
        'trusted-types own-files',
      ];
      const response = await page.goto(site.url);
      const meta = page.locator('meta[http-equiv="Content-Security-Policy"]');
      const header = response?.headers()['content-security-policy'];
      if (program) {
        expect(header).toBeUndefined();
        await expect(meta).toHaveAttribute('content', rules.join('; '));
      } else {
        // Browsers ignore frame-ancestors in a <meta> element.
        expect(header).toBe([...rules, `frame-ancestors 'none'`].join('; '));
        await expect(meta).toHaveCount(0);
      }
    });

    test('the content policy blocks an injected script and a request to another server', async ({
      page,
      expectOnConsole,
    }) => {
      expectOnConsole(/Content Security Policy|requires 'TrustedScript'/);
      await open(page);
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
    });

    test('the not-found page is complete', async ({ page, expectOnConsole }) => {
      expectOnConsole(/Failed to load resource|nowhere/);
      await page.goto(`${site.url}/nowhere`);
      await expect(page.getByRole('heading', { name: '404' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Return to Home' })).toBeVisible();
    });

    test('a guest sees an error if the project denies permission', async ({
      page,
      expectOnConsole,
    }) => {
      expectOnConsole(FAILED_REQUEST);
      await open(page);
      const answers = createAnswers();
      await fillRsvp(page, answers);

      await sql('drop policy guests_send_replies on rsvps');
      await submitButton(page).click();
      await expectRejection(page, answers, DENIED);

      await sql('revoke select on rsvps from anon');
      await submitButton(page).click();
      await expectRejection(page, answers, DENIED);

      await sql(`
        grant select on rsvps to anon;
        create policy guests_send_replies on rsvps for insert to anon with check (true)`);
      await submitButton(page).click();
      await expectToast(page, ...THANK_YOU);
      expect(await findReplies(answers.email)).toHaveLength(1);
    });

    test('a guest sees an error if the project has no rsvps table', async ({
      page,
      expectOnConsole,
    }) => {
      expectOnConsole(FAILED_REQUEST);
      await open(page);
      const answers = createAnswers();
      await fillRsvp(page, answers);
      await sql('alter table rsvps rename to renamed_rsvps');
      try {
        await submitButton(page).click();
        await expectToast(page, FAILED, NOT_SET_UP);
        expect(await readAnswers(page)).toEqual(answers);
      } finally {
        await sql('alter table renamed_rsvps rename to rsvps');
      }
      await submitButton(page).click();
      await expectToast(page, ...THANK_YOU);
    });

    test('a guest sees an error if the project does not know the key', async ({
      page,
      expectOnConsole,
    }) => {
      expectOnConsole(FAILED_REQUEST);
      await open(page);
      await page.evaluate(() => Reflect.set(window, 'SUPABASE_ANON_KEY', 'another'));
      const answers = createAnswers();
      await sendRsvp(page, answers);
      await expectRejection(page, answers, 'Invalid API key');
    });

    test('a guest reads the message of a check constraint', async ({ page, expectOnConsole }) => {
      expectOnConsole(FAILED_REQUEST);
      // Changes the request after the page's own validation.
      await page.route('**/rest/v1/rsvps**', (route) =>
        route.continue({
          postData: JSON.stringify({ ...route.request().postDataJSON(), guests_count: 3 }),
        }),
      );
      await open(page);
      const answers = createAnswers();
      await sendRsvp(page, answers);
      await expectRejection(
        page,
        answers,
        'new row for relation "rsvps" violates check constraint "guests_count_range"',
      );
    });

    test('a guest keeps the reply while the project is down and can send it when it is back', async ({
      page,
      expectOnConsole,
    }) => {
      expectOnConsole(FAILED_REQUEST);
      await open(page);
      const answers = createAnswers();
      await fillRsvp(page, answers);
      await postgres.kill();
      await submitButton(page).click();
      await expect(submitButton(page)).toHaveText('Submit RSVP');
      await expectToast(page, FAILED, 'Database connection error. Retrying the connection.');
      expect(await readAnswers(page)).toEqual(answers);
      await postgres.restart();
      await submitButton(page).click();
      await expectToast(page, ...THANK_YOU);
      expect(await findReplies(answers.email)).toHaveLength(1);
    });
  });
}
