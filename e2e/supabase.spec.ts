import { enterPassword, weddingHeading } from './gate.ts';
import { PASSWORD as LOCK_PASSWORD, startLockedSite } from './locked-site.ts';
import { createAnswers, readAnswers, sendRsvp, THANK_YOU, UNREACHABLE } from './rsvp-form.ts';
import { expect, test } from './test.ts';
import { expectToast } from './toasts.ts';

const PROJECT = 'https://project.supabase.example';
const KEY = 'sb_publishable_for_the_tests';

test('a guest’s reply goes nowhere that the site’s policy does not name', async ({
  weddingPage: page,
  expectOnConsole,
}) => {
  expectOnConsole(/Content Security Policy/);
  await page.route(`${PROJECT}/**`, (route) => route.fulfill({ json: { id: 1 }, status: 201 }));
  await page.evaluate((url) => Reflect.set(window, 'SUPABASE_URL', url), PROJECT);
  const answers = createAnswers();
  await sendRsvp(page, answers);
  await expectToast(page, ...UNREACHABLE);
  expect(await readAnswers(page)).toEqual(answers);
});

test('behind the lock only who was let in learns of the project, and replies to it', async ({
  page,
}) => {
  const locked = await startLockedSite({ SUPABASE_URL: PROJECT, SUPABASE_ANON_KEY: KEY });
  try {
    const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
    let stored = 0;
    await page.route(`${PROJECT}/**`, async (route) => {
      if (route.request().method() === 'POST') stored += 1;
      await route.fulfill({ status: 201, headers, json: { id: 17 } });
    });
    const stranger = await page.goto(locked.url);
    expect(JSON.stringify(await stranger?.allHeaders())).not.toContain('project.supabase');
    expect(await page.content()).not.toContain('project.supabase');
    expect(await page.content()).not.toContain(KEY);
    await enterPassword(page, LOCK_PASSWORD);
    await expect(weddingHeading(page)).toBeVisible();
    await sendRsvp(page, createAnswers());
    await expectToast(page, ...THANK_YOU);
    expect(stored).toBe(1);
  } finally {
    await locked.close();
  }
});
