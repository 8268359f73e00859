import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { storeFlag } from './gate.ts';
import {
  createAnswers,
  readAnswers,
  rsvpForm,
  sendRsvp,
  submitButton,
  THANK_YOU,
  UNREACHABLE,
} from './rsvp-form.ts';
import { type Site, startSite } from './site.ts';
import { expect, test } from './test.ts';
import { expectToast, toasts } from './toasts.ts';

const run = promisify(execFile);

/** What `npm run replies` prints; without the launcher, which would also install. */
async function printedReplies(site: Site, ...words: string[]): Promise<string> {
  const { stdout } = await run(
    process.execPath,
    [join(import.meta.dirname, '..', 'commands', 'replies.ts'), ...words],
    { env: { ...process.env, DATA_DIR: site.dataDir } },
  );
  return stdout;
}

let own: Site;
test.beforeEach(async ({ page }) => {
  own = await startSite();
  await storeFlag(page, 'true');
  // With its scripts: a server that stops before they come is another matter (script-late.spec.ts).
  await page.goto(own.url, { waitUntil: 'networkidle' });
  await expect(rsvpForm(page)).toBeVisible();
});
test.afterEach(() => own.close());

test('a guest whose reply meets a stopped server is told, and keeps the words', async ({
  page,
  expectOnConsole,
}) => {
  expectOnConsole(/Failed to load resource/);
  await own.kill();
  const answers = createAnswers();
  await sendRsvp(page, answers);
  await expectToast(page, ...UNREACHABLE);
  expect(await readAnswers(page)).toEqual(answers);
  expect(await own.listReplies()).toEqual([]);
});

test('a guest whose network sent too many replies is asked to wait, and keeps the words', async ({
  page,
  expectOnConsole,
}) => {
  expectOnConsole(/status of 429/);
  const limited = await startSite({ RATE_LIMIT: 'on' });
  try {
    await page.goto(limited.url, { waitUntil: 'networkidle' });
    const reply = { method: 'POST', headers: { apikey: 'serenissima-anonymous-key' } };
    for (let time = 0; time < 50; time += 1) await fetch(`${limited.url}/rest/v1/rsvps`, reply);
    const answers = createAnswers();
    await sendRsvp(page, answers);
    await expect(toasts(page)).toContainText('Submission failed');
    await expect(toasts(page)).toContainText(/please try again in [123] seconds?\./);
    expect(await readAnswers(page)).toEqual(answers);
    await expect(async () => {
      await submitButton(page).click();
      await expect(toasts(page).filter({ hasText: THANK_YOU[0] })).toBeVisible({ timeout: 1_000 });
    }).toPass();
    expect(await limited.repliesFrom(answers.email)).toHaveLength(1);
  } finally {
    await limited.close();
  }
});

test('a guest whose answer was lost sends again, and no harm is done', async ({
  page,
  expectOnConsole,
}) => {
  expectOnConsole(/Failed to load resource/);
  await page.route(
    /\/rest\//,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  const answers = createAnswers();
  await sendRsvp(page, answers);
  await expect(toasts(page)).toContainText('Submission failed');
  expect(await readAnswers(page)).toEqual(answers);
  expect(await own.repliesFrom(answers.email), 'it was stored all the same').toHaveLength(1);
  await submitButton(page).click();
  await expectToast(page, ...THANK_YOU);
  const [first, second] = await own.repliesFrom(answers.email);
  expect({ ...second, id: 0, created_at: '' }).toEqual({ ...first, id: 0, created_at: '' });
});

test('the hosts read a reply while the server runs, and after it was killed', async ({ page }) => {
  const answers = createAnswers({
    guestOneFirst: 'Sofía',
    guestTwoLast: '=cmd|0',
    dietaryRestrictions: 'Nuts, "all" of them',
  });
  await sendRsvp(page, answers);
  await expectToast(page, ...THANK_YOU);

  async function expectPrinted() {
    const table = await printedReplies(own);
    const row = table.split('\n').find((line) => line.includes(answers.email)) ?? '';
    expect(row).toMatch(/Sofía da Ponte & Jessica =cmd\|0/);
    expect(row).toMatch(/\sno\s+yes\s+2\s+Nuts, "all" of them$/);
    expect(table).toMatch(/^1 reply\.$/m);

    const csv = await printedReplies(own, '--csv');
    expect(csv.charCodeAt(0), 'a byte order mark for Excel').toBe(0xfeff);
    const lines = csv.slice(1).split('\r\n');
    expect(lines[0]).toBe(
      'id,created_at,guest_one_first,guest_one_last,guest_two_first,guest_two_last,email,welcome_party,wedding,guests_count,dietary_restrictions',
    );
    expect(lines[1]).toMatch(
      new RegExp(
        `^1,\\d{4}-[^,]+Z,Sofía,da Ponte,Jessica,'=cmd\\|0,${answers.email},not-attending,attending,2,"Nuts, ""all"" of them"$`,
      ),
    );
    expect(lines.slice(2)).toEqual(['']);
  }

  await expectPrinted();
  await own.kill();
  await expectPrinted();
  await own.killAndRestart();
  await expectPrinted();

  await page.goto(own.url);
  await sendRsvp(page, createAnswers());
  await expectToast(page, ...THANK_YOU);
  expect(await printedReplies(own)).toMatch(/^2 replies\.$/m);
});
