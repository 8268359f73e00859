import { type Context, Hono, type MiddlewareHandler, type Next } from 'hono';
import { validator } from 'hono/validator';
import {
  type CoHost,
  HOST_LIMITS,
  newHostSchema,
  ownPasswordSchema,
  renameHostSchema,
  resetPasswordSchema,
} from '../../domain/accounts/hosts-api.ts';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import {
  createHostPassword,
  findHostPasswordError,
  hashPassword,
  isEasyToGuess,
  isPasswordOf,
} from '../platform/access/passwords.ts';
import { renewGeneration } from '../platform/access/sessions.ts';
import type { Database, Queries } from '../platform/database/database.ts';
import { getPathId, jsonBody, smallBody } from '../platform/http/request-body.ts';
import { rejections } from '../platform/rejections.ts';
import { listActivity, recordActivity } from './activity.ts';
import type { DashboardAuth, DashboardEnv, DashboardSessions } from './dashboard-auth.ts';
import { endSession, listSessions } from './dashboard-sessions.ts';
import {
  deleteHost,
  findHost,
  findHostByName,
  insertHost,
  listHosts,
  renameHost,
  setPasswordHash,
} from './hosts.ts';
import { deletePasskeysOf, hasPasskeys } from './passkeys.ts';

/** Rejects co-hosts. */
export const requireCouple: MiddlewareHandler<DashboardEnv> = async (c, next) => {
  if (c.var.host !== null) throw rejections.coupleOnly();
  await next();
};

const RECENT_MS = 10 * 60_000;

/** A stolen session must not create something that signs in after its end. */
export function createRecentSignInCheck(database: Database): MiddlewareHandler<DashboardEnv> {
  return async (c, next) => {
    if (Date.now() - c.var.signedInAt > RECENT_MS) {
      throw rejections.signInAgain(await hasPasskeys(database));
    }
    await next();
  };
}

type Options = Pick<DashboardAuth, 'attempts' | 'generations' | 'getVisitor' | 'passwordCost'> &
  Pick<DashboardSessions, 'renewSession' | 'signOutOthers'> & {
    /** Whether guests have sessions, which the couple can end. */
    hasLock: boolean;
    /** The passwords of the guests and the couple. */
    knownPasswords: readonly string[];
  };

/** The devices that are signed in, and the co-hosts. */
export function createAccountRoutes(
  database: Database,
  { attempts, generations, getVisitor, passwordCost, ...options }: Options,
) {
  const { renewSession, signOutOthers, hasLock, knownPasswords } = options;
  const requireRecentSignIn = createRecentSignInCheck(database);

  const sessions = new Hono<DashboardEnv>()
    .get('/sessions', async (c) => {
      const sessions = (await listSessions(database)).map(({ hostId: _, ...session }) => ({
        ...session,
        isCurrent: session.id === c.var.session,
      }));
      return c.json({ sessions, hasGuestSessions: hasLock });
    })
    .post('/sessions/end-others', requireCouple, smallBody, async (c) => {
      await signOutOthers(c);
      return c.body(null, 204);
    })
    // A co-host can end only their own.
    .delete('/sessions/:id', async (c) => {
      const { host } = c.var;
      const sessions = await listSessions(database);
      const session = sessions.find(({ id }) => id === c.req.param('id'));
      if (session && host && session.hostId !== host.id) throw rejections.coupleOnly();
      // A session that is not listed has ended already. Other ids must not fill the table.
      if (session) {
        await endSession(database, session.id);
        await recordActivity(database, c.var.actor, 'device-signed-out', session.device);
      }
      return c.body(null, 204);
    })
    .post('/guest-sessions/end', smallBody, async (c) => {
      if (!hasLock) throw rejections.notFound();
      await database.exclusiveTransaction(async (queries) => {
        await renewGeneration(queries, 'gate');
        await recordActivity(queries, c.var.actor, 'guests-signed-out');
      });
      await generations.reload();
      return c.body(null, 204);
    });

  const activity = new Hono<DashboardEnv>().get(
    '/activity',
    requireCouple,
    validator('query', ({ before }): { before?: string } => ({
      ...(typeof before === 'string' && { before }),
    })),
    async (c) => {
      const { before = '' } = c.req.valid('query');
      const id = /^\d{1,15}$/.test(before) ? Number(before) : Number.MAX_SAFE_INTEGER;
      return c.json(await listActivity(database, id));
    },
  );

  const hosts = new Hono<DashboardEnv>()
    .get('/hosts', async (c) => {
      const hosts = await listHosts(database);
      return c.json({ hosts, signedInAs: c.var.host?.name ?? null });
    })
    .post('/hosts', requireCouple, requireRecentSignIn, jsonBody(newHostSchema), async (c) => {
      const request = c.req.valid('json');
      const { name } = request;
      const password = choosePassword(request.password, name);
      // Also before the hash, which takes long.
      await requireRoomFor(database, name);
      const passwordHash = await hashPassword(password, passwordCost);
      const host = await database.exclusiveTransaction(async (queries) => {
        await requireRoomFor(queries, name);
        await recordActivity(queries, c.var.actor, 'co-host-added', name);
        return loadHost(queries, await insertHost(queries, { name, passwordHash }));
      });
      return c.json({ host, password }, 201);
    })
    .put('/hosts/:id', requireCouple, jsonBody(renameHostSchema), async (c) => {
      const { name } = c.req.valid('json');
      const host = await database.exclusiveTransaction(async (queries) => {
        const { id, name: former } = await requireHost(queries, c);
        await requireFreeName(queries, name, id);
        await renameHost(queries, id, name);
        if (name !== former)
          await recordActivity(queries, c.var.actor, 'co-host-renamed', `${former} → ${name}`);
        return loadHost(queries, id);
      });
      return c.json(host);
    })
    .delete('/hosts/:id', requireCouple, async (c) => {
      const id = getPathId(c);
      await database.exclusiveTransaction(async (queries) => {
        const host = await findHost(queries, id);
        if (!host) return;
        await deleteHost(queries, id);
        await recordActivity(queries, c.var.actor, 'co-host-removed', host.name);
      });
      return c.body(null, 204);
    })
    .post(
      '/hosts/:id/password',
      requireCouple,
      requireRecentSignIn,
      jsonBody(resetPasswordSchema),
      async (c) => {
        const request = c.req.valid('json');
        const { id, name } = await requireHost(database, c);
        const password = choosePassword(request.password, name);
        const passwordHash = await hashPassword(password, passwordCost);
        const host = await database.exclusiveTransaction(async (queries) => {
          await requireHost(queries, c);
          await setPasswordHash(queries, { id, passwordHash });
          // For somebody who has lost their passkeys, or must not use them any more.
          await deletePasskeysOf(queries, id);
          await recordActivity(queries, c.var.actor, 'co-host-password-changed', name);
          return loadHost(queries, id);
        });
        return c.json({ host, password });
      },
    )
    // A co-host who is signed in chooses another password, and names the current one.
    .post('/own-password', countAttempt, jsonBody(ownPasswordSchema), async (c) => {
      const { host: account, session } = c.var;
      if (!account) throw rejections.notFound();
      const request = c.req.valid('json');
      if (!(await isPasswordOf(account.passwordHash, request.current))) {
        throw rejections.invalid(getMessages('accounts').errors.notYourPassword, 'current');
      }
      await attempts.refund(getVisitor(c).address);
      const password = choosePassword(request.password, account.name);
      const passwordHash = await hashPassword(password, passwordCost);
      const host = await database.exclusiveTransaction(async (queries) => {
        const stored = await findHost(queries, account.id);
        // The couple removed the co-host or chose another password in the meantime.
        if (stored?.passwordHash !== account.passwordHash) throw rejections.signedOut();
        await setPasswordHash(queries, { ...account, passwordHash }, session);
        await recordActivity(queries, c.var.actor, 'co-host-password-changed', account.name);
        return loadHost(queries, account.id);
      });
      await renewSession(c, { ...account, passwordHash });
      return c.json({ host, password });
    });

  /** Before the body is read: neither simultaneous attempts nor slow ones escape the limit. */
  async function countAttempt(c: Context<DashboardEnv>, next: Next): Promise<void> {
    if (!c.var.host) throw rejections.notFound();
    const seconds = await attempts.take(getVisitor(c).address);
    if (seconds > 0) throw rejections.tooManyAttempts(seconds);
    await next();
  }

  /** The given password, or a new one; throws if it is easy to guess. */
  function choosePassword(given: string | null, name: string): string {
    if (given === null) return createHostPassword();
    const { errors } = getMessages('accounts');
    if (findHostPasswordError(given))
      throw rejections.invalid(errors.passwordLength(given.length), 'password');
    if (isEasyToGuess(given, [...knownPasswords, name])) {
      throw rejections.invalid(errors.easyToGuess, 'password');
    }
    return given;
  }

  return new Hono<DashboardEnv>().route('/', sessions).route('/', activity).route('/', hosts);
}

async function requireRoomFor(queries: Queries, name: string): Promise<void> {
  await requireFreeName(queries, name);
  if ((await listHosts(queries)).length >= HOST_LIMITS.hosts) {
    throw rejections.invalid(getMessages('accounts').errors.tooMany(HOST_LIMITS.hosts));
  }
}

async function requireFreeName(queries: Queries, name: string, ownId?: number): Promise<void> {
  const owner = await findHostByName(queries, name);
  if (owner && owner.id !== ownId) {
    throw rejections.invalid(getMessages('accounts').errors.nameTaken, 'name');
  }
}

async function requireHost(queries: Queries, c: Context) {
  const host = await findHost(queries, getPathId(c));
  if (!host) throw rejections.hostNotFound();
  return host;
}

async function loadHost(queries: Queries, id: number): Promise<CoHost> {
  const host = (await listHosts(queries)).find((one) => one.id === id);
  if (!host) throw rejections.hostNotFound();
  return host;
}
