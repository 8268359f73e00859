import { type Postgres, startPostgres } from '../server/fixtures/postgres.ts';
import { HOST_PASSWORD, passwordField } from './dashboard.ts';
import { storeFlag } from './gate.ts';
import {
  createAnswers,
  DEFAULTS,
  readAnswers,
  rsvpForm,
  sendRsvp,
  THANK_YOU,
} from './rsvp-form.ts';
import { type Site, startSite } from './site.ts';
import { expect, test } from './test.ts';
import { expectToast } from './toasts.ts';

let postgres: Postgres;
let site: Site;

test.beforeAll(async () => {
  postgres = await startPostgres();
  site = await startSite({ DATABASE_URL: await postgres.create('wedding') });
});
test.afterAll(async () => {
  await site.close();
  await postgres.stop();
});

test('a guest sees an error while PostgreSQL is down, keeps the reply, and can send it when it is back', async ({
  page,
  expectOnConsole,
}) => {
  expectOnConsole(/503 \(Service Unavailable\)/);
  await storeFlag(page, 'true');
  await page.goto(site.url);
  await expect(rsvpForm(page)).toBeVisible();
  await postgres.kill();
  const answers = createAnswers();
  await sendRsvp(page, answers);
  await expectToast(
    page,
    'Submission failed',
    'Your reply may not have been stored. Please try again in a moment.',
  );
  expect(await readAnswers(page)).toEqual(answers);

  await postgres.restart();
  await rsvpForm(page).getByRole('button', { name: 'Submit RSVP' }).click();
  await expectToast(page, ...THANK_YOU);
  expect(await readAnswers(page)).toEqual(DEFAULTS);
  expect(await site.repliesFrom(answers.email)).toHaveLength(1);
});

test('the dashboard on PostgreSQL shows new replies live, also after the database restarts', async ({
  page,
  context,
  expectOnConsole,
}) => {
  expectOnConsole(/Failed to load resource/);
  await page.goto(`${site.url}/host/replies`);
  await passwordField(page).fill(HOST_PASSWORD);
  await page.keyboard.press('Enter');
  const row = (name: string) => page.getByRole('rowheader', { name });
  const guest = await context.newPage();
  await storeFlag(guest, 'true');
  await guest.goto(site.url);
  await sendRsvp(guest, createAnswers({ guestOneFirst: 'Gratiano' }));
  await expect(row('Gratiano da Ponte')).toBeVisible();

  await postgres.kill();
  await postgres.restart();
  await sendRsvp(guest, createAnswers({ guestOneFirst: 'Nerissa' }));
  await expect(row('Nerissa da Ponte')).toBeVisible({ timeout: 15_000 });
  await guest.close();
});
