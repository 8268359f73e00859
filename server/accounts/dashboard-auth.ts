import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import pRetry from 'p-retry';
import type { Activity } from '../../domain/accounts/activity.ts';
import { passkeySignInSchema } from '../../domain/accounts/passkeys-api.ts';
import type { EmailSource } from '../emails/setup/mail-service.ts';
import type { AttemptLimiter } from '../platform/access/attempt-limiter.ts';
import {
  type Credentials,
  createAttemptCheck,
  createPasswordCheck,
} from '../platform/access/password-check.ts';
import { isPasswordOf, type ScryptCost } from '../platform/access/passwords.ts';
import type { SessionGenerations } from '../platform/access/sessions.ts';
import {
  createCoHostSigner,
  createDashboardSigner,
  DASHBOARD_SESSION_DAYS,
  readSignInTime,
} from '../platform/access/sessions.ts';
import type { Database } from '../platform/database/database.ts';
import { writeIfPossible } from '../platform/database/database.ts';
import { parseJsonObject } from '../platform/http/request-body.ts';
import type { Visitor } from '../platform/http/visitor.ts';
import { type Log, toLoggableError, warnOnceAMinute } from '../platform/log.ts';
import { rejections } from '../platform/rejections.ts';
import { type Actor, describeActor, recordActivity, recordFailedSignIn } from './activity.ts';
import { endOtherSessions, endSession, isSignedOut, recordSignIn } from './dashboard-sessions.ts';
import type { HostAccess } from './host-access.ts';
import { findHost, findHostByName, type HostAccount } from './hosts.ts';
import {
  composeNewDevice,
  createDeviceSigner,
  hasSignedInBefore,
  KNOWN_DEVICE_DAYS,
} from './new-device.ts';
import { createPasskeys, hasPasskeys, listPasskeys } from './passkeys.ts';
import { isDeployerCode, redeemRecoveryCode } from './recovery-codes.ts';

// An earlier name, like the signer's: another one would sign the couple out.
const COOKIE = 'desk-session';

/** A co-host's cookie starts with their id. */
const CO_HOST_TOKEN = /^h(\d{1,15})\.(.+)$/;

/** Who signs in, and how. `host` is null for the couple. */
type Owner = { host: HostAccount | null; action: Activity };

/** `host` is null for the couple. */
type Session = { id: string; host: HostAccount | null; signedInAt: number };

export type DashboardEnv = {
  Variables: { session: string; signedInAt: number; host: HostAccount | null; actor: Actor };
  Bindings: Partial<HttpBindings>;
};

export type DashboardAuth = {
  access: HostAccess;
  attempts: AttemptLimiter;
  generations: SessionGenerations;
  getVisitor: (c: Context) => Visitor;
  /** The cost of hashing a co-host's password; less than the default only in tests. */
  passwordCost?: ScryptCost | undefined;
  /** Whether a passkey, once there is one, takes the place of its account's password. */
  requirePasskeys: boolean;
};

/** A mail server that restarts is back within minutes. */
const EMAIL_RETRY = { retries: 4, minTimeout: 15_000, factor: 3, unref: true };

/** A cookie for each account, because a couple and their planner may share a computer. */
const toDeviceCookie = (host: HostAccount | null) => `known-device-${host?.id ?? 0}`;

export type DashboardSessions = ReturnType<typeof createDashboardAuth>;

/** Creates the functions that sign in and out, and the guard for all other routes. */
export function createDashboardAuth(
  database: Database,
  { access, attempts, generations, getVisitor, requirePasskeys }: DashboardAuth,
  emails: EmailSource,
  log: Log,
) {
  const warn = warnOnceAMinute(log);
  const signer = createDashboardSigner(access);
  const passkeys = createPasskeys(access.secret);
  const onFailure = (c: Context) =>
    writeIfPossible(recordFailedSignIn(database, describeActor(c, null, getVisitor(c))), warn);
  const check = { form: 'dashboard', attempts, log, onFailure } as const;
  const checkPassword = createPasswordCheck({ ...check, findOwner });
  const checkPasskey = createAttemptCheck(check, findOwnerOfPasskey);
  /** Sessions whose end is not in the database yet. */
  const ended = new Set<string>();

  /**
   * The couple's password counts with any name: password managers fill in names. Without a name no
   * other password is tried.
   */
  async function findOwner({ name = '', password }: Credentials): Promise<Owner | null> {
    const isCouple = signer.isPassword(password);
    const isNamed = !isCouple && name.trim() !== '';
    const host = isNamed ? await findHostByName(database, name) : null;
    const isRight =
      isCouple || (isNamed && (await isPasswordOf(host?.passwordHash ?? null, password)));
    // A code is used up by a write, which a sign-in with a password must not need.
    if (!isRight)
      return (await isCode(password)) ? { host: null, action: 'signed-in-by-code' } : null;
    if (requirePasskeys && (await listPasskeys(database, host?.id ?? null)).length > 0) {
      throw rejections.passkeyRequired();
    }
    return { host, action: 'signed-in' };
  }

  const isCode = async (text: string): Promise<boolean> =>
    isDeployerCode(access.secret, text) || redeemRecoveryCode(database, text);

  async function findOwnerOfPasskey(c: Context): Promise<Owner> {
    const { data } = passkeySignInSchema.safeParse(await parseJsonObject(c.req.raw));
    const id = data && (await passkeys.findOwner(c, database, data));
    if (id === undefined) throw rejections.passkeyRejected();
    const host = id === null ? null : await findHost(database, id);
    if (id !== null && !host) throw rejections.passkeyRejected();
    return { host, action: 'signed-in-by-passkey' };
  }

  /** The signer of a cookie's session; null for a co-host who was removed. */
  async function findSigner(cookie: string) {
    const [, hostId, token = ''] = CO_HOST_TOKEN.exec(cookie) ?? [];
    if (hostId === undefined) return { signer, token: cookie, host: null };
    const host = await findHost(database, Number(hostId));
    return host && { signer: createCoHostSigner(access, host), token, host };
  }

  async function verifyCookie(c: Context): Promise<Session | null> {
    const cookie = getCookie(c, COOKIE);
    const found = cookie ? await findSigner(cookie) : null;
    if (!found) return null;
    const { signer, token, host } = found;
    const verify = (): Session | null => {
      const generation = generations.get('dashboard');
      const id = generation === null ? null : signer.verifyToken(token, generation);
      return id === null ? null : { id, host, signedInAt: readSignInTime(token) };
    };
    await generations.refresh();
    const session = verify();
    if (session) return session;
    // Another copy of the server may have signed this cookie for a new generation.
    await generations.reload();
    return verify();
  }

  /** The session of a request if it is valid. */
  async function getSession(c: Context): Promise<Session | null> {
    const session = await verifyCookie(c);
    if (!session || ended.has(session.id)) return null;
    return (await isSignedOut(database, session.id)) ? null : session;
  }

  const requireSession: MiddlewareHandler<DashboardEnv> = async (c, next) => {
    const session = await getSession(c);
    if (session === null) {
      throw rejections.signedOut(await hasPasskeys(database).catch(() => false));
    }
    c.set('session', session.id);
    c.set('signedInAt', session.signedInAt);
    c.set('host', session.host);
    c.set('actor', describeActor(c, session.host, getVisitor(c)));
    await next();
  };

  const signIn = async (c: Context<DashboardEnv>): Promise<void> =>
    startSession(c, await checkPassword(c, getVisitor(c).address));

  const signInWithPasskey = async (c: Context<DashboardEnv>): Promise<void> =>
    startSession(c, await checkPasskey(c, getVisitor(c).address));

  async function startSession(c: Context<DashboardEnv>, { host, action }: Owner): Promise<void> {
    const generation = await generations.load('dashboard');
    const ownSigner = host ? createCoHostSigner(access, host) : signer;
    const token = ownSigner.createToken(generation);
    const session = ownSigner.verifyToken(token, generation) ?? '';
    const actor = describeActor(c, host, getVisitor(c));
    const former = await getSession(c);
    let isFirst = true;
    const recording = database.exclusiveTransaction(async (queries) => {
      isFirst = !(await hasSignedInBefore(queries, actor.author));
      // A copy of the cookie that this one replaces must not stay signed in.
      if (former) await endSession(queries, former.id);
      await recordSignIn(queries, session, { device: actor.device, host: host?.id ?? null });
      await recordActivity(queries, actor, action);
    });
    if (former) ended.add(former.id);
    await writeIfPossible(
      recording.then(() => former && ended.delete(former.id)),
      warn,
    );
    setSessionCookie(c, host ? `h${host.id}.${token}` : token);
    const devices = createDeviceSigner(access.secret, host?.id ?? null);
    const isKnown = devices.verifyToken(getCookie(c, toDeviceCookie(host)), generation) !== null;
    rememberDevice(c, host, generation);
    // Not awaited: a mail server may take minutes.
    if (!isKnown && !isFirst) void reportNewDevice(actor);
  }

  async function reportNewDevice(actor: Actor): Promise<void> {
    try {
      await pRetry(async () => {
        const result = await emails.current()?.tellCouple((site) => composeNewDevice(actor, site));
        if (result && 'error' in result) throw new Error(result.kind);
      }, EMAIL_RETRY);
    } catch (error) {
      warn(toLoggableError(error), 'the email about a sign-in on a new device was not sent');
    }
  }

  /** Until all other devices are signed out: then they are new again. */
  function rememberDevice(c: Context, host: HostAccount | null, generation: string): void {
    const devices = createDeviceSigner(access.secret, host?.id ?? null);
    setCookie(c, toDeviceCookie(host), devices.createToken(generation), {
      ...cookieOptions(c),
      maxAge: KNOWN_DEVICE_DAYS * 24 * 60 * 60,
    });
  }

  /** Ends all other sessions, also those that are not in the database. Only for the couple. */
  async function signOutOthers(c: Context<DashboardEnv>): Promise<void> {
    const token = getCookie(c, COOKIE) ?? '';
    const generation = await database.exclusiveTransaction(async (queries) => {
      await recordActivity(queries, c.var.actor, 'other-devices-signed-out');
      return endOtherSessions(queries, c.var.session);
    });
    await generations.reload();
    setSessionCookie(c, signer.renewToken(token, generation));
    rememberDevice(c, null, generation);
  }

  /** Keeps the session of a co-host after a change of their own password. */
  async function renewSession(c: Context<DashboardEnv>, host: HostAccount): Promise<void> {
    const [, , token = ''] = CO_HOST_TOKEN.exec(getCookie(c, COOKIE) ?? '') ?? [];
    const generation = await generations.load('dashboard');
    const renewed = createCoHostSigner(access, host).renewToken(token, generation);
    setSessionCookie(c, `h${host.id}.${renewed}`);
  }

  const cookieOptions = (c: Context) =>
    ({
      path: '/host',
      httpOnly: true,
      sameSite: 'Strict',
      secure: getVisitor(c).isHttps,
    }) as const;

  function setSessionCookie(c: Context, token: string): void {
    setCookie(c, COOKIE, token, {
      ...cookieOptions(c),
      maxAge: DASHBOARD_SESSION_DAYS * 24 * 60 * 60,
    });
  }

  async function signOut(c: Context<DashboardEnv>): Promise<void> {
    const { session } = c.var;
    ended.add(session);
    await writeIfPossible(
      endSession(database, session).then(() => ended.delete(session)),
      warn,
    );
    deleteCookie(c, COOKIE, { path: '/host', secure: getVisitor(c).isHttps });
  }

  return {
    ...{ requireSession, getSession, signIn, signInWithPasskey, signOut, signOutOthers },
    ...{ renewSession, passkeys },
  };
}
