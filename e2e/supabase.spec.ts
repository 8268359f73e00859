import { enterPassword, weddingHeading } from './gate.ts';
import { PASSWORD as LOCK_PASSWORD, startLockedSite } from './locked-site.ts';
import { createAnswers, readAnswers, sendRsvp, THANK_YOU, UNREACHABLE } from './rsvp-form.ts';
import { expect, test } from './test.ts';
import { expectToast } from './toasts.ts';

const PROJECT = 'https://project.supabase.example';
const KEY = 'sb_publishable_for_the_tests';

test('the content policy blocks replies to an unknown server', async ({
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

test('on a locked site the address of the Supabase project is sent only to guests who have entered', async ({
  page,
}) => {
  const site = await startLockedSite({ SUPABASE_URL: PROJECT, SUPABASE_ANON_KEY: KEY });
  try {
    const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
    let stored = 0;
    await page.route(`${PROJECT}/**`, async (route) => {
      if (route.request().method() === 'POST') stored += 1;
      await route.fulfill({ status: 201, headers, json: { id: 17 } });
    });
    const response = await page.goto(site.url);
    expect(JSON.stringify(await response?.allHeaders())).not.toContain('project.supabase');
    expect(await page.content()).not.toContain('project.supabase');
    expect(await page.content()).not.toContain(KEY);
    await enterPassword(page, LOCK_PASSWORD);
    await expect(weddingHeading(page)).toBeVisible();
    await sendRsvp(page, createAnswers());
    await expectToast(page, ...THANK_YOU);
    expect(stored).toBe(1);
  } finally {
    await site.close();
  }
});
