import { type Postgres, startPostgres } from '../server/fixtures/postgres.ts';
import { HOST_PASSWORD, passwordField } from './dashboard.ts';
import { storeFlag } from './gate.ts';
import {
  createAnswers,
  DEFAULTS,
  readAnswers,
  rsvpForm,
  sendRsvp,
  submitButton,
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

test('a reply on PostgreSQL is shown live, and kept by the guest’s page while the database is down', async ({
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
  await expect(rsvpForm(guest)).toBeVisible();
  await sendRsvp(guest, createAnswers({ guestOneFirst: 'Gratiano' }));
  await expectToast(guest, ...THANK_YOU);
  await expect(row('Gratiano da Ponte')).toBeVisible();

  await postgres.kill();
  const answers = createAnswers({ guestOneFirst: 'Nerissa' });
  await sendRsvp(guest, answers);
  await expectToast(
    guest,
    'Submission failed',
    'Your reply may not have been stored. Please try again in a moment.',
  );
  expect(await readAnswers(guest)).toEqual(answers);

  await postgres.restart();
  await submitButton(guest).click();
  // The thanks for the first reply may still be shown.
  await expect.poll(() => readAnswers(guest)).toEqual(DEFAULTS);
  await expectToast(guest, ...THANK_YOU);
  expect(await site.repliesFrom(answers.email)).toHaveLength(1);
  await expect(row('Nerissa da Ponte')).toBeVisible({ timeout: 15_000 });
  await guest.close();
});
