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
import { expect, NETWORK_ERROR, test } from './test.ts';
import { expectToast, toasts } from './toasts.ts';

const execute = promisify(execFile);

/** Runs the program behind `npm run replies`, without the launcher, which may run `npm ci`. */
async function printReplies(site: Site, ...args: string[]): Promise<string> {
  const { stdout } = await execute(
    process.execPath,
    [join(import.meta.dirname, '..', 'commands', 'replies.ts'), ...args],
    { env: { ...process.env, DATA_DIR: site.dataDir } },
  );
  return stdout;
}

let site: Site;
test.beforeEach(async ({ page, expectOnConsole }) => {
  // The page looks for announcements, also after its server has stopped.
  expectOnConsole(NETWORK_ERROR);
  site = await startSite();
  await storeFlag(page, 'true');
  // Waits for the scripts: before-hydration.spec.ts tests a server that stops before they load.
  await page.goto(site.url, { waitUntil: 'networkidle' });
  await expect(rsvpForm(page)).toBeVisible();
});
test.afterEach(() => site.close());

test('a guest sees an error if the server is down, and keeps the reply', async ({
  page,
  expectOnConsole,
}) => {
  expectOnConsole(/Failed to load resource/);
  await site.kill();
  const answers = createAnswers();
  await sendRsvp(page, answers);
  await expectToast(page, ...UNREACHABLE);
  expect(await readAnswers(page)).toEqual(answers);
  expect(await site.listReplies()).toEqual([]);
});

test('a guest whose network has sent too many replies is asked to wait, and keeps the reply', async ({
  page,
  expectOnConsole,
}) => {
  expectOnConsole(/status of 429/);
  const limited = await startSite({ RATE_LIMIT: 'on' });
  try {
    await page.goto(limited.url, { waitUntil: 'networkidle' });
    const reply = { method: 'POST', headers: { apikey: 'serenissima-anonymous-key' } };
    for (let count = 0; count < 50; count += 1) await fetch(`${limited.url}/rest/v1/rsvps`, reply);
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

test('a guest who sends a reply again after a lost answer stores two identical rows', async ({
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
  expect(await site.repliesFrom(answers.email), 'the server stored the reply').toHaveLength(1);
  await submitButton(page).click();
  await expectToast(page, ...THANK_YOU);
  const [first, second] = await site.repliesFrom(answers.email);
  expect({ ...second, id: 0, created_at: '' }).toEqual({ ...first, id: 0, created_at: '' });
});

test('the couple can print the replies while the server runs and after it was killed', async ({
  page,
}) => {
  const answers = createAnswers({
    guestOneFirst: 'Sofía',
    guestTwoLast: '=cmd|0',
    dietaryRestrictions: 'Nuts, "all" of them',
  });
  await sendRsvp(page, answers);
  await expectToast(page, ...THANK_YOU);

  async function expectPrinted() {
    const table = await printReplies(site);
    const row = table.split('\n').find((line) => line.includes(answers.email)) ?? '';
    expect(row).toMatch(/Sofía da Ponte & Jessica =cmd\|0/);
    expect(row).toMatch(/\sno\s+yes\s+2\s+Nuts, "all" of them$/);
    expect(table).toMatch(/^1 reply\.$/m);

    const csv = await printReplies(site, '--csv');
    expect(csv.charCodeAt(0), 'starts with a byte order mark for Excel').toBe(0xfeff);
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
  await site.kill();
  await expectPrinted();
  await site.killAndRestart();
  await expectPrinted();

  await page.goto(site.url);
  await sendRsvp(page, createAnswers());
  await expectToast(page, ...THANK_YOU);
  expect(await printReplies(site)).toMatch(/^2 replies\.$/m);
});
