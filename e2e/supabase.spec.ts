import { weddingHeading } from './gate-form.ts';
import { answersIn, partyOfTwo, sendRsvp, THANKS } from './rsvp-form.ts';
import { type Site, startSite } from './site.ts';
import { expect, test } from './test.ts';
import { expectToast } from './toasts.ts';

const PROJECT = 'https://project.supabase.example';
const KEY = 'sb_publishable_for_the_tests';

let served: Site;
test.beforeAll(async () => {
  served = await startSite({ SUPABASE_URL: `${PROJECT}/`, SUPABASE_ANON_KEY: KEY });
});
test.afterAll(() => served.close());

test('a guest’s reply goes nowhere that the site’s policy does not name', async ({
  wedding: page,
  expectOnConsole,
}) => {
  expectOnConsole(/Content Security Policy/);
  await page.route(`${PROJECT}/**`, (route) => route.fulfill({ json: { id: 1 }, status: 201 }));
  await page.evaluate((url) => Reflect.set(window, 'SUPABASE_URL', url), PROJECT);
  const answers = partyOfTwo();
  await sendRsvp(page, answers);
  await expectToast(
    page,
    'Submission failed',
    'We could not reach the server, so your reply may not have been sent. Please try again.',
  );
  expect(await answersIn(page)).toEqual(answers);
});

test('a guest’s reply goes to the Supabase project that the hosts set', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('wedding-authenticated', 'true'));
  const answers = partyOfTwo();
  const asked: { method: string; url: string; key: string; bearer: string; body: unknown }[] = [];
  await page.route(`${PROJECT}/**`, async (route) => {
    const request = route.request();
    const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
    asked.push({
      method: request.method(),
      url: request.url(),
      key: request.headers().apikey ?? '',
      bearer: request.headers().authorization ?? '',
      body: request.postDataJSON(),
    });
    return route.fulfill({ status: 201, headers, json: { id: 17 } });
  });
  const response = await page.goto(served.url);
  expect(response?.headers()['content-security-policy']).toContain(
    `connect-src 'self' ${PROJECT};`,
  );
  await expect(weddingHeading(page)).toBeVisible();
  await sendRsvp(page, answers);
  await expectToast(page, ...THANKS);
  expect(asked).toEqual([
    {
      method: 'POST',
      url: `${PROJECT}/rest/v1/rsvps?select=*`,
      key: KEY,
      bearer: `Bearer ${KEY}`,
      body: {
        guest_one_first: answers.guestOneFirst,
        guest_one_last: answers.guestOneLast,
        guest_two_first: answers.guestTwoFirst,
        guest_two_last: answers.guestTwoLast,
        email: answers.email,
        welcome_party: answers.welcomeParty,
        wedding: answers.wedding,
        guests_count: 2,
        dietary_restrictions: answers.dietaryRestrictions,
      },
    },
  ]);
  expect(await served.replies(), 'nothing is kept here').toEqual([]);
});
