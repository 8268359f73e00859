import type { Context, MiddlewareHandler } from 'hono';
import {
  type CoHost,
  HOST_LIMITS,
  type HostsResponse,
  type NewHostResponse,
  newHostSchema,
  renameHostSchema,
  resetPasswordSchema,
} from '../../domain/dashboard/hosts-api.ts';
import { createHostPassword, hostPasswordError, isEasyToGuess } from '../access/host-password.ts';
import { hashPassword } from '../access/password-hash.ts';
import type { Database, Queries } from '../database/database.ts';
import { dashboardErrors } from '../http/dashboard-error.ts';
import { parseBody } from '../http/request-body.ts';
import {
  deleteHost,
  findHost,
  findHostByName,
  insertHost,
  listHosts,
  renameHost,
  setPasswordHash,
} from '../tables/hosts.ts';
import type { DashboardEnv } from './dashboard-auth.ts';

/** Rejects co-hosts. */
export const requireCouple: MiddlewareHandler<DashboardEnv> = async (c, next) => {
  if (c.var.host !== null) throw dashboardErrors.coupleOnly();
  await next();
};

/** The dashboard's routes of co-hosts; `knownPasswords` are those of the guests and the couple. */
export function createHostRoutes(database: Database, knownPasswords: readonly string[]) {
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
    const passwordHash = await hashPassword(password);
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
    const passwordHash = await hashPassword(password);
    const host = await database.exclusiveTransaction(async (queries) => {
      await requireHost(queries, c);
      await setPasswordHash(queries, id, passwordHash);
      return loadHost(queries, id);
    });
    return c.json({ host, password } satisfies NewHostResponse);
  }

  async function removeHost(c: Context): Promise<Response> {
    const id = getId(c);
    await database.exclusiveTransaction((queries) => deleteHost(queries, id));
    return c.body(null, 204);
  }

  /** The given password, or a new one; throws if it is easy to guess. */
  function choosePassword(given: string | null, name: string): string {
    if (given === null) return createHostPassword();
    const error = hostPasswordError(given);
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

  return { getHosts, postHost, putHost, postPassword, removeHost };
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
  const host = await findHost(queries, getId(c));
  if (!host) throw dashboardErrors.hostNotFound();
  return host;
}

async function loadHost(queries: Queries, id: number): Promise<CoHost> {
  const host = (await listHosts(queries)).find((one) => one.id === id);
  if (!host) throw dashboardErrors.hostNotFound();
  return host;
}

/** 0 is the id of nobody. */
function getId(c: Context): number {
  const id = Number(c.req.param('id'));
  return Number.isSafeInteger(id) ? id : 0;
}
