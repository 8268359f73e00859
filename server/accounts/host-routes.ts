import type { Context, MiddlewareHandler } from 'hono';
import {
  type CoHost,
  HOST_LIMITS,
  type HostsResponse,
  type NewHostResponse,
  newHostSchema,
  ownPasswordSchema,
  renameHostSchema,
  resetPasswordSchema,
} from '../../domain/accounts/hosts-api.ts';
import {
  createHostPassword,
  findHostPasswordError,
  hashPassword,
  isEasyToGuess,
  isPasswordOf,
} from '../platform/access/passwords.ts';
import type { Database, Queries } from '../platform/database/database.ts';
import { dashboardErrors } from '../platform/http/dashboard-error.ts';
import { getPathId, parseBody } from '../platform/http/request-body.ts';
import type { DashboardAuth, DashboardEnv } from './dashboard-auth.ts';
import {
  deleteHost,
  findHost,
  findHostByName,
  type HostAccount,
  insertHost,
  listHosts,
  renameHost,
  setPasswordHash,
} from './hosts.ts';

/** Rejects co-hosts. */
export const requireCouple: MiddlewareHandler<DashboardEnv> = async (c, next) => {
  if (c.var.host !== null) throw dashboardErrors.coupleOnly();
  await next();
};

type Options = Pick<DashboardAuth, 'attempts' | 'getVisitor' | 'passwordCost'> & {
  renewSession: (c: Context<DashboardEnv>, host: HostAccount) => Promise<void>;
  /** The passwords of the guests and the couple. */
  knownPasswords: readonly string[];
};

/** The dashboard's routes of co-hosts. */
export function createHostRoutes(
  database: Database,
  { attempts, getVisitor, renewSession, knownPasswords, passwordCost }: Options,
) {
  async function getHosts(c: Context<DashboardEnv>): Promise<Response> {
    const hosts = await listHosts(database);
    const signedInAs = c.var.host?.name ?? null;
    return c.json({ hosts, signedInAs } satisfies HostsResponse);
  }

  async function postHost(c: Context): Promise<Response> {
    const request = await parseBody(c, newHostSchema);
    const { name } = request;
    const password = choosePassword(request.password, name);
    // Also before the hash, which takes long.
    await requireRoomFor(database, name);
    const passwordHash = await hashPassword(password, passwordCost);
    const host = await database.exclusiveTransaction(async (queries) => {
      await requireRoomFor(queries, name);
      return loadHost(queries, await insertHost(queries, { name, passwordHash }));
    });
    return c.json({ host, password } satisfies NewHostResponse, 201);
  }

  async function putHost(c: Context): Promise<Response> {
    const { name } = await parseBody(c, renameHostSchema);
    const host = await database.exclusiveTransaction(async (queries) => {
      const { id } = await requireHost(queries, c);
      await requireFreeName(queries, name, id);
      await renameHost(queries, id, name);
      return loadHost(queries, id);
    });
    return c.json(host satisfies CoHost);
  }

  async function postPassword(c: Context): Promise<Response> {
    const request = await parseBody(c, resetPasswordSchema);
    const { id, name } = await requireHost(database, c);
    const password = choosePassword(request.password, name);
    const passwordHash = await hashPassword(password, passwordCost);
    const host = await database.exclusiveTransaction(async (queries) => {
      await requireHost(queries, c);
      await setPasswordHash(queries, { id, passwordHash });
      return loadHost(queries, id);
    });
    return c.json({ host, password } satisfies NewHostResponse);
  }

  /** A co-host who is signed in chooses another password, and names the current one. */
  async function postOwnPassword(c: Context<DashboardEnv>): Promise<Response> {
    const { host: account, session } = c.var;
    if (!account) throw dashboardErrors.notFound();
    const { address } = getVisitor(c);
    const seconds = await attempts.take(address);
    if (seconds > 0) throw dashboardErrors.tooManyAttempts(seconds);
    const request = await parseBody(c, ownPasswordSchema);
    if (!(await isPasswordOf(account.passwordHash, request.current))) {
      throw dashboardErrors.invalid('That is not your password.', 'current');
    }
    await attempts.refund(address);
    const password = choosePassword(request.password, account.name);
    const passwordHash = await hashPassword(password, passwordCost);
    const host = await database.exclusiveTransaction(async (queries) => {
      const stored = await findHost(queries, account.id);
      // The couple removed the co-host or chose another password in the meantime.
      if (stored?.passwordHash !== account.passwordHash) throw dashboardErrors.signedOut();
      await setPasswordHash(queries, { ...account, passwordHash }, session);
      return loadHost(queries, account.id);
    });
    await renewSession(c, { ...account, passwordHash });
    return c.json({ host, password } satisfies NewHostResponse);
  }

  async function removeHost(c: Context): Promise<Response> {
    const id = getPathId(c);
    await database.exclusiveTransaction((queries) => deleteHost(queries, id));
    return c.body(null, 204);
  }

  /** The given password, or a new one; throws if it is easy to guess. */
  function choosePassword(given: string | null, name: string): string {
    if (given === null) return createHostPassword();
    const error = findHostPasswordError(given);
    if (error) throw dashboardErrors.invalid(`The password ${error}.`, 'password');
    if (isEasyToGuess(given, [...knownPasswords, name])) {
      throw dashboardErrors.invalid(
        'This password is easy to guess: it is common, or like the name or another password of ' +
          'this site. Choose several unrelated words.',
        'password',
      );
    }
    return given;
  }

  return { getHosts, postHost, putHost, postPassword, postOwnPassword, removeHost };
}

async function requireRoomFor(queries: Queries, name: string): Promise<void> {
  await requireFreeName(queries, name);
  if ((await listHosts(queries)).length >= HOST_LIMITS.hosts) {
    throw dashboardErrors.invalid(`There are ${HOST_LIMITS.hosts} co-hosts already.`);
  }
}

async function requireFreeName(queries: Queries, name: string, ownId?: number): Promise<void> {
  const owner = await findHostByName(queries, name);
  if (owner && owner.id !== ownId) {
    throw dashboardErrors.invalid('Another co-host has this name.', 'name');
  }
}

async function requireHost(queries: Queries, c: Context) {
  const host = await findHost(queries, getPathId(c));
  if (!host) throw dashboardErrors.hostNotFound();
  return host;
}

async function loadHost(queries: Queries, id: number): Promise<CoHost> {
  const host = (await listHosts(queries)).find((one) => one.id === id);
  if (!host) throw dashboardErrors.hostNotFound();
  return host;
}
