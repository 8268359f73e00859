import { createHmac, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { matchedRoutes } from 'hono/route';
import { StorageError } from '../database/storage-error.ts';
import { type Log, toLoggableError } from '../log.ts';
import { createRandomCode } from '../random-code.ts';
import { Rejection } from '../rejections.ts';
import { ApiError, toApiError } from './api-error.ts';
import { toDashboardAnswer } from './dashboard-answer.ts';
import { toAddressBlock, type Visitor } from './visitor.ts';

/** Creates the app's only error handler; unexpected errors are logged without private data. */
export function createErrorHandler(
  log: Log,
  getVisitor: (c: Context) => Visitor,
  now = () => performance.now(),
) {
  const hashVisitor = createVisitorHash();
  const findRecentFailure = createRecentFailures(now);

  return (error: Error, c: Context): Response => {
    const { request, isRepeated, repeated } = findRecentFailure(error);
    const isForDashboard = error instanceof Rejection || c.req.path.startsWith('/host/api/');
    const answer = isForDashboard ? toDashboardAnswer(error, request) : toApiError(error, request);
    const { status, body, headers } = answer;
    // Logging intended rejections would fill the log during a flood.
    const isIntended = error instanceof ApiError || error instanceof Rejection;
    if (status >= 500 && !isIntended && !isRepeated) {
      const visitor = hashVisitor(getVisitor(c).address);
      const facts = { request, visitor, method: c.req.method, route: findRoute(c), status };
      log.error({ ...facts, code: body.code, repeated, ...describe(error) }, 'request failed');
    }
    return c.body(JSON.stringify(body), status, {
      'Content-Type': 'application/json; charset=utf-8',
      ...headers,
    });
  };
}

const QUIET_MS = 60_000;

type Failure = {
  /** The id of the line in the log. */
  request: string;
  isRepeated: boolean;
  /** How many failures of this kind were not logged since the last line. */
  repeated?: number;
};

/**
 * While a disk is full, every request fails in the same way: each kind of storage error is logged once
 * a minute, and the requests in between get the id of that line.
 */
function createRecentFailures(now: () => number): (error: Error) => Failure {
  const recent = new Map<string, { request: string; quietUntil: number; repeated: number }>();
  return (error) => {
    const request = createRequestId();
    if (!(error instanceof StorageError)) return { request, isRepeated: false };
    const last = recent.get(error.sqlstate);
    if (last && now() < last.quietUntil) {
      last.repeated += 1;
      return { request: last.request, isRepeated: true };
    }
    recent.set(error.sqlstate, { request, quietUntil: now() + QUIET_MS, repeated: 0 });
    return { request, isRepeated: false, repeated: last?.repeated ?? 0 };
  };
}

/** A storage error needs no stack: its code and the database's own code name the cause. */
function describe(error: Error): object {
  if (!(error instanceof StorageError)) return toLoggableError(error);
  const { code, errcode } = (error.cause ?? {}) as { code?: unknown; errcode?: unknown };
  return { name: error.name, cause: { code, errcode } };
}

// Without letters and digits that look alike.
const ID_CHARACTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

/** An id for one failed request, short enough to read out on the phone. */
export function createRequestId(): string {
  return createRandomCode(ID_CHARACTERS, 6);
}

/**
 * Creates a hash that shows in the log whether two lines belong to one visitor, without the address.
 * The key is new at each start: with a fixed key, all addresses could be tried until one matches.
 */
export function createVisitorHash(): (address: string) => string {
  const key = randomBytes(32);
  return (address) =>
    createHmac('sha256', key).update(toAddressBlock(address)).digest('base64url').slice(0, 6);
}

/** The route's pattern from app.ts: the path itself may contain a guest's email address. */
function findRoute(c: Context): string {
  return matchedRoutes(c).find(({ path }) => !path.endsWith('*'))?.path ?? '*';
}
