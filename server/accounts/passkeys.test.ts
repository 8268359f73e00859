import { describe, expect, vi } from 'vitest';
import type { ActivityResponse } from '../../domain/accounts/activity.ts';
import type { PasskeysResponse } from '../../domain/accounts/passkeys-api.ts';
import type { createApp } from '../app.ts';
import { createAuthenticator } from '../fixtures/authenticator.ts';
import {
  test as base,
  type Client,
  createClient,
  getCookie,
  ORIGIN,
} from '../fixtures/dashboard.ts';
import { ACCESS } from '../fixtures/site.ts';
import { hashPassword } from '../platform/access/passwords.ts';
import { createDashboardSigner } from '../platform/access/sessions.ts';
import { insertHost } from './hosts.ts';
import { createChallenges } from './passkeys.ts';
import { createDeployerCode } from './recovery-codes.ts';

const CHEAP = { N: 2, r: 1, p: 1 };
const ADA = { name: 'Ada', password: 'quattro gatti neri' };
const MINUTE_MS = 60_000;

type Passkey = ReturnType<typeof createAuthenticator>;

const test = base.extend<{ app: ReturnType<typeof createApp>; hasToUsePasskeys: boolean }>({
  hasToUsePasskeys: false,
  app: async ({ openApp, hasToUsePasskeys }, use) => {
    const env = { HOST_SIGN_IN: hasToUsePasskeys ? 'passkey' : 'password' };
    await use(openApp({ env, passwordCost: CHEAP }));
  },
});

async function readChallenge(client: Client, path: string): Promise<string> {
  const { challenge } = await client.send<{ challenge: string }>(path, {});
  return challenge;
}

async function addPasskey(client: Client, passkey = createAuthenticator()): Promise<Passkey> {
  const challenge = await readChallenge(client, 'passkeys/options');
  await client.send('passkeys', passkey.create({ challenge, origin: ORIGIN }));
  return passkey;
}

const getSignInChallenge = (client: Client) => readChallenge(client, 'session/passkey-options');

const signInWith = (client: Client, body: unknown) =>
  client.request('session/passkey', { method: 'POST', body });

const listPasskeys = async (client: Client) =>
  (await (await client.request('passkeys')).json()) as PasskeysResponse;

const readCode = async (response: Response) => ((await response.json()) as { code: string }).code;

describe('a passkey is not added', () => {
  test('with the challenge of another session, or of a sign-in', async ({
    client,
    signIn,
    app,
  }) => {
    const other = createClient(app, getCookie(await signIn()));
    for (const challenge of [
      await readChallenge(other, 'passkeys/options'),
      await getSignInChallenge(client),
      'AAAA',
    ]) {
      const body = createAuthenticator().create({ challenge, origin: ORIGIN });
      const response = await client.request('passkeys', { method: 'POST', body });
      expect([response.status, await readCode(response)]).toEqual([401, 'passkey-rejected']);
    }
    expect((await listPasskeys(client)).passkeys).toEqual([]);
  });

  test('from another origin, for another domain, or without a check of the person', async ({
    client,
  }) => {
    for (const wrong of [
      { origin: 'https://phishing.example', rpId: 'localhost' },
      { rpId: 'phishing.example' },
      { flags: 0x01 },
    ]) {
      const challenge = await readChallenge(client, 'passkeys/options');
      const body = createAuthenticator().create({ challenge, origin: ORIGIN, ...wrong });
      expect((await client.request('passkeys', { method: 'POST', body })).status).toBe(401);
    }
  });

  test('twice', async ({ client }) => {
    const passkey = await addPasskey(client);
    await expect(addPasskey(client, passkey)).rejects.toThrow(/passkey-rejected/);
  });
});

test('passkeys, recovery codes, co-hosts and their passwords are not created ten minutes after the sign-in, but after another one', async ({
  app,
  client,
  signIn,
}) => {
  const createToken = (minutesAgo: number) =>
    createDashboardSigner(ACCESS, () => Date.now() - minutesAgo * MINUTE_MS).createToken();
  const stolen = createClient(app, `desk-session=${createToken(11)}`);
  const create = async (path: string, body = {}) =>
    readCode(await stolen.request(path, { method: 'POST', body }));
  const ada = { name: 'Ada', password: null };
  expect(await create('passkeys/options')).toBe('sign-in-again');
  expect(await create('recovery-codes')).toBe('sign-in-again');
  expect(await create('hosts', ada)).toBe('sign-in-again');
  expect((await listPasskeys(client)).recoveryCodes).toBe(0);
  const recent = createClient(app, `desk-session=${createToken(9)}`);
  await addPasskey(recent);
  await recent.send('recovery-codes', {});
  const { host } = await recent.send<{ host: { id: number } }>('hosts', ada);
  expect(await create(`hosts/${host.id}/password`, { password: null })).toBe('sign-in-again');
  const again = await signIn(ACCESS.password, { Cookie: stolen.cookie });
  await addPasskey(createClient(app, getCookie(again)));
  // The session that was replaced has ended.
  expect(await create('passkeys/options')).toBe('signed-out');
});

describe('a sign-in with a passkey is rejected', () => {
  test('without an answer, by an unknown passkey, and by one that was removed', async ({
    client,
    anonymous,
  }) => {
    const passkey = await addPasskey(client);
    const challenge = await getSignInChallenge(anonymous);
    const unknown = createAuthenticator().get({ challenge, origin: ORIGIN });
    for (const body of [{}, unknown]) {
      const response = await signInWith(anonymous, body);
      expect([response.status, getCookie(response)]).toEqual([401, '']);
    }
    await client.request(`passkeys/${passkey.id}`, { method: 'DELETE' });
    const body = passkey.get({ challenge, origin: ORIGIN });
    expect((await signInWith(anonymous, body)).status).toBe(401);
  });

  test('with another key, origin, domain or challenge, and without a check of the person', async ({
    client,
    anonymous,
  }) => {
    const passkey = await addPasskey(client);
    const challenge = await getSignInChallenge(anonymous);
    const forged = createAuthenticator().get({ challenge, origin: ORIGIN });
    const bodies = [
      { ...forged, id: passkey.id, rawId: passkey.id },
      passkey.get({ challenge, origin: 'https://phishing.example', rpId: 'localhost' }),
      passkey.get({ challenge, origin: ORIGIN, rpId: 'phishing.example' }),
      passkey.get({ challenge: 'AAAA', origin: ORIGIN }),
      passkey.get({ challenge: await readChallenge(client, 'passkeys/options'), origin: ORIGIN }),
      passkey.get({ challenge, origin: ORIGIN, flags: 0x01 }),
    ];
    for (const body of bodies) expect((await signInWith(anonymous, body)).status).toBe(401);
  });

  test('with an answer that is sent again, or after five minutes', async ({
    client,
    anonymous,
  }) => {
    const passkey = await addPasskey(client);
    const body = passkey.get({ challenge: await getSignInChallenge(anonymous), origin: ORIGIN });
    expect((await signInWith(anonymous, body)).status).toBe(204);
    expect((await signInWith(anonymous, body)).status).toBe(401);
    const challenge = createChallenges(
      ACCESS.secret,
      'sign-in',
      () => Date.now() - 6 * MINUTE_MS,
    ).create();
    const late = passkey.get({
      challenge: Buffer.from(challenge).toString('base64url'),
      origin: ORIGIN,
    });
    expect((await signInWith(anonymous, late)).status).toBe(401);
  });

  test('after too many attempts, like one with a password', async ({ anonymous }) => {
    for (let attempt = 0; attempt < 10; attempt += 1) await signInWith(anonymous, {});
    expect((await signInWith(anonymous, {})).status).toBe(429);
  });
});

test('the couple signs in with a passkey, and the sign-in form learns that there is one', async ({
  client,
  anonymous,
  app,
}) => {
  const readAnswer = async () => (await anonymous.request('guest-data')).json();
  expect(await readAnswer()).not.toHaveProperty('hasPasskeys');
  const passkey = await addPasskey(client);
  expect(await readAnswer()).toMatchObject({ code: 'signed-out', hasPasskeys: true });
  const challenge = await getSignInChallenge(anonymous);
  const response = await signInWith(anonymous, passkey.get({ challenge, origin: ORIGIN }));
  const signedIn = createClient(app, getCookie(response));
  expect(await (await signedIn.request('hosts')).json()).toMatchObject({ signedInAs: null });
  expect(await listPasskeys(client)).toMatchObject({
    passkeys: [{ id: passkey.id, usedAt: expect.stringMatching(/Z$/) }],
    isRequired: false,
    recoveryCodes: 0,
  });
  const { entries } = (await (await client.request('activity')).json()) as ActivityResponse;
  expect(entries.map(({ action }) => action).slice(0, 2)).toEqual([
    'signed-in-by-passkey',
    'passkey-added',
  ]);
});

test('a co-host’s passkey signs the co-host in, is theirs alone, and ends with a new password', async ({
  app,
  client,
  anonymous,
  database,
}) => {
  const id = await insertHost(database, {
    name: ADA.name,
    passwordHash: await hashPassword(ADA.password, CHEAP),
  });
  const session = await anonymous.request('session', { method: 'POST', body: ADA });
  const ada = createClient(app, getCookie(session));
  const passkey = await addPasskey(ada);
  expect(await listPasskeys(ada)).toMatchObject({ recoveryCodes: null });
  expect((await listPasskeys(client)).passkeys).toEqual([]);
  await client.request(`passkeys/${passkey.id}`, { method: 'DELETE' });
  expect((await ada.request('recovery-codes', { method: 'POST' })).status).toBe(403);
  const answer = async () =>
    signInWith(
      anonymous,
      passkey.get({ challenge: await getSignInChallenge(anonymous), origin: ORIGIN }),
    );
  const signedIn = createClient(app, getCookie(await answer()));
  expect(await (await signedIn.request('hosts')).json()).toMatchObject({ signedInAs: 'Ada' });
  await client.send(`hosts/${id}/password`, { password: null });
  expect((await answer()).status).toBe(401);
});

describe('where a passkey takes the place of the password', () => {
  test.override({ hasToUsePasskeys: true });

  test('the password signs in only until there is a passkey', async ({ client, signIn }) => {
    expect((await signIn()).status).toBe(204);
    await addPasskey(client);
    const response = await signIn();
    expect([response.status, getCookie(response)]).toEqual([401, '']);
    expect(await readCode(response)).toBe('passkey-required');
    expect(await readCode(await signIn('wrong'))).toBe('wrong-password');
  });

  test('each recovery code signs in once, and ends with new codes', async ({ client, signIn }) => {
    await addPasskey(client);
    const create = async () => (await client.send<{ codes: string[] }>('recovery-codes', {})).codes;
    const former = await create();
    const [first = '', second = ''] = await create();
    expect((await signIn(former[0])).status).toBe(401);
    expect((await signIn(first)).status).toBe(204);
    expect((await signIn(first)).status).toBe(401);
    expect((await signIn(second.toUpperCase().replaceAll('-', ' '))).status).toBe(204);
    expect(await listPasskeys(client)).toMatchObject({ recoveryCodes: 6 });
  });

  test('the code of npm run passwords signs in for at least ten minutes', async ({
    client,
    signIn,
  }) => {
    await addPasskey(client);
    const codeOf = (minutesAgo: number) =>
      createDeployerCode(ACCESS.secret, Date.now() - minutesAgo * MINUTE_MS);
    expect((await signIn(codeOf(9))).status).toBe(204);
    expect((await signIn(codeOf(21))).status).toBe(401);
  });
});

test('a password that is as long as a code signs in without a write to the codes', async ({
  client,
  anonymous,
  database,
}) => {
  const password = 'abcd-efgh-jkmn-pqrs';
  await insertHost(database, {
    name: ADA.name,
    passwordHash: await hashPassword(password, CHEAP),
  });
  // A database that is read-only rejects it.
  const query = vi.spyOn(database, 'query');
  const body = { name: ADA.name, password };
  expect((await anonymous.request('session', { method: 'POST', body })).status).toBe(204);
  expect(query.mock.calls.filter(([sql]) => sql.includes('recovery_codes'))).toEqual([]);
  query.mockRestore();
  expect((await client.request('hosts')).status).toBe(200);
});

test('the table has the hash of a recovery code, not the code', async ({ client, database }) => {
  const { codes } = await client.send<{ codes: string[] }>('recovery-codes', {});
  expect(codes).toHaveLength(8);
  const rows = JSON.stringify(await database.query('SELECT * FROM recovery_codes'));
  for (const code of codes) {
    expect(rows).not.toContain(code);
    expect(rows).not.toContain(code.replaceAll('-', ''));
  }
});
