import { expect } from 'vitest';
import { createClient } from '../fixtures/dashboard.ts';
import { test } from '../fixtures/emails.ts';
import { ACCESS } from '../fixtures/site.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile Safari/604.1';

/** All cookies of an answer, as a browser sends them back. */
const getCookies = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
const getDeviceCookie = (cookies: string) => /known-device[^;]+/.exec(cookies)?.[0] ?? '';

test('the couple gets an email about a sign-in on a new device, and none about a known one', async ({
  signIn,
  mailbox,
}) => {
  // The first sign-in of all, and another one in the same browser.
  const device = getDeviceCookie(getCookies(await signIn()));
  await signIn('wrong', { 'User-Agent': IPHONE });
  await signIn(ACCESS.password, { Cookie: device });
  await signIn(ACCESS.password, { 'User-Agent': IPHONE });
  await expect.poll(() => mailbox.emails).toHaveLength(1);
  const [email] = mailbox.emails;
  expect(email?.to).toEqual(['antonio@rialto.example', 'gratiano@rialto.example']);
  expect(email?.parsed.subject).toBe('Sign-in on a new device · Portia & Bassanio');
  expect(email?.parsed.text).toContain('Safari on iPhone');
});

test('a device that was signed out with all others is new again, and a forged cookie is of no known device', async ({
  app,
  signIn,
  mailbox,
}) => {
  const device = getDeviceCookie(getCookies(await signIn()));
  const lost = getCookies(await signIn(ACCESS.password, { Cookie: device }));
  const own = createClient(app, getCookies(await signIn(ACCESS.password, { Cookie: device })));
  const renewed = await own.request('sessions/end-others', { method: 'POST' });
  const known = getDeviceCookie(getCookies(renewed));
  await signIn(ACCESS.password, { Cookie: known });
  await signIn(ACCESS.password, { Cookie: getDeviceCookie(lost) });
  await expect.poll(() => mailbox.emails).toHaveLength(1);
  await signIn(ACCESS.password, { Cookie: `${known}x` });
  await expect.poll(() => mailbox.emails).toHaveLength(2);
});
