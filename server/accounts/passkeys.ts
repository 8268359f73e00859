import type { Context } from 'hono';
import type * as z from 'zod/mini';
import {
  type newPasskeySchema,
  PASSKEY_LIMITS,
  type Passkey,
  type passkeySignInSchema,
} from '../../domain/accounts/passkeys-api.ts';
import { createSessionSigner } from '../platform/access/sessions.ts';
import type { Queries } from '../platform/database/database.ts';
import { defineTable } from '../platform/database/table.ts';

/** *Delete all data* removes those of the co-hosts, who are removed as well. */
export const passkeysTable = defineTable(
  'passkeys',
  {
    id: 'text',
    created_at: 'text',
    host: 'integer?',
    device: 'text?',
    public_key: 'bytes',
    counter: 'integer',
    used_at: 'text?',
  },
  { title: 'passkeys', contains: 'access', deleteAll: 'WHERE host IS NOT NULL' },
);

/** The passkeys of a co-host, or of the couple, oldest first. */
export function listPasskeys(queries: Queries, host: number | null): Promise<Passkey[]> {
  return queries.query(
    'SELECT id, device, created_at AS "createdAt", used_at AS "usedAt" FROM passkeys' +
      ' WHERE coalesce(host, 0) = $1 ORDER BY created_at, id',
    [host ?? 0],
  );
}

export async function hasPasskeys(queries: Queries): Promise<boolean> {
  return (await queries.query('SELECT id FROM passkeys LIMIT 1')).length > 0;
}

/** Returns false if the account has no such passkey. */
export async function deletePasskey(
  queries: Queries,
  id: string,
  host: number | null,
): Promise<boolean> {
  const deleted = await queries.query(
    'DELETE FROM passkeys WHERE id = $1 AND coalesce(host, 0) = $2 RETURNING id',
    [id, host ?? 0],
  );
  return deleted.length > 0;
}

export async function deletePasskeysOf(queries: Queries, host: number): Promise<void> {
  await queries.query('DELETE FROM passkeys WHERE host = $1', [host]);
}

/** The address at which a passkey works, and the name that the browser shows for it. */
type Site = { origin: string; id: string };

/** A phishing page has another origin, and a passkey signs for the domain of its own only. */
function findSite(c: Context): Site {
  const { origin, hostname } = new URL(c.req.header('Origin') ?? c.req.url);
  return { origin, id: hostname };
}

const CHALLENGE_DAYS = 5 / (24 * 60);

/** A challenge is a signed token, so that every copy of the server accepts it. */
export function createChallenges(secret: string, purpose: string, now = Date.now) {
  const name = `passkey ${purpose}`;
  const signer = createSessionSigner({ name, days: CHALLENGE_DAYS, password: '', secret }, now);
  const decode = (challenge: string) => Buffer.from(challenge, 'base64url').toString();
  return {
    create: () => signer.createToken(),
    isValid: (challenge: string) => signer.verifyToken(decode(challenge)) !== null,
    readTime: (challenge: string) => Number(decode(challenge).split('.')[1]),
  };
}

/** Loaded at its first use: few requests need it. */
const loadWebAuthn = () => import('@simplewebauthn/server');
/** EdDSA, ES256 and RS256. Asking Node for others prints a warning. */
const ALGORITHMS = [-8, -7, -257];

type Account = { id: number; name: string } | null;

/** Creates the functions that create passkeys and sign in with them. */
export function createPasskeys(secret: string) {
  const signIn = createChallenges(secret, 'sign-in');
  const getRegistration = (session: string) => createChallenges(secret, `creation ${session}`);

  return {
    async createOptions(c: Context, queries: Queries, session: string, account: Account) {
      const site = findSite(c);
      const existing = await listPasskeys(queries, account?.id ?? null);
      const name = account?.name ?? site.id;
      const { generateRegistrationOptions } = await loadWebAuthn();
      const { extensions: _, ...options } = await generateRegistrationOptions({
        supportedAlgorithmIDs: ALGORITHMS,
        rpName: site.id,
        rpID: site.id,
        userName: name,
        userDisplayName: name,
        challenge: getRegistration(session).create(),
        excludeCredentials: existing.map(({ id }) => ({ id })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      return options;
    },

    /** Stores a passkey; returns false if it does not answer the challenge, or exists. */
    async add(
      c: Context,
      queries: Queries,
      response: z.infer<typeof newPasskeySchema>,
      { session, host, device }: { session: string; host: number | null; device: string | null },
    ): Promise<boolean> {
      const site = findSite(c);
      const { isValid } = getRegistration(session);
      const { verifyRegistrationResponse } = await loadWebAuthn();
      const { registrationInfo } = await verifyRegistrationResponse({
        response: { ...response, clientExtensionResults: {} },
        supportedAlgorithmIDs: ALGORITHMS,
        expectedChallenge: isValid,
        expectedOrigin: site.origin,
        expectedRPID: site.id,
      }).catch(() => ({ registrationInfo: undefined }));
      if (!registrationInfo) return false;
      if ((await listPasskeys(queries, host)).length >= PASSKEY_LIMITS.passkeys) return false;
      const { id, publicKey, counter } = registrationInfo.credential;
      const added = await queries.query(
        'INSERT INTO passkeys (id, host, device, public_key, counter) VALUES ($1, $2, $3, $4, $5)' +
          ' ON CONFLICT (id) DO NOTHING RETURNING id',
        [id, host, device, publicKey, counter],
      );
      return added.length > 0;
    },

    async createSignInOptions(c: Context) {
      const { generateAuthenticationOptions } = await loadWebAuthn();
      // The browser lists its own passkeys of this site: the server tells a stranger none.
      const { extensions: _, ...options } = await generateAuthenticationOptions({
        rpID: findSite(c).id,
        challenge: signIn.create(),
        userVerification: 'required',
      });
      return options;
    },

    /** The co-host of a passkey, null for the couple; undefined if it does not answer the challenge. */
    async findOwner(
      c: Context,
      queries: Queries,
      response: z.infer<typeof passkeySignInSchema>,
    ): Promise<number | null | undefined> {
      const [stored] = await queries.query<Row>(
        'SELECT host, public_key, counter FROM passkeys WHERE id = $1',
        [response.id],
      );
      if (!stored) return undefined;
      const site = findSite(c);
      const { verifyAuthenticationResponse } = await loadWebAuthn();
      let challengedAt = 0;
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: { ...response, clientExtensionResults: {} },
        expectedChallenge: (challenge) => {
          challengedAt = signIn.readTime(challenge);
          return signIn.isValid(challenge);
        },
        expectedOrigin: site.origin,
        expectedRPID: site.id,
        credential: {
          id: response.id,
          publicKey: new Uint8Array(stored.public_key),
          counter: stored.counter,
        },
      }).catch(() => ({ verified: false, authenticationInfo: undefined }));
      if (!verified || !authenticationInfo) return undefined;
      // An answer that is sent again has a challenge from before the last use.
      const used = await queries.query(
        'UPDATE passkeys SET used_at = $2, counter = $3' +
          ' WHERE id = $1 AND (used_at IS NULL OR used_at < $4) RETURNING id',
        [
          response.id,
          new Date().toISOString(),
          authenticationInfo.newCounter,
          new Date(challengedAt).toISOString(),
        ],
      );
      return used.length > 0 ? stored.host : undefined;
    },
  };
}

export type Passkeys = ReturnType<typeof createPasskeys>;

type Row = { host: number | null; public_key: Uint8Array; counter: number };
