import type { Context } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Log } from '../log.ts';
import { toLoggableError } from '../loggable-error.ts';
import { ApiError, toApiError } from './api-error.ts';
import { DashboardError, toDashboardError } from './dashboard-error.ts';
import { requestId, visitorMarks } from './request-id.ts';
import type { Visitor } from './visitor.ts';

/** The one way an error leaves the server. */
export function answerError(log: Log, visitorOf: (c: Context) => Visitor) {
  const markOf = visitorMarks();

  return (error: Error, c: Context): Response => {
    const request = requestId();
    const isForPeople = error instanceof DashboardError || c.req.path.startsWith('/host/api/');
    const refused = isForPeople ? toDashboardError(error, request) : toApiError(error, request);
    const { status, body, headers } = refused;
    // What was refused on purpose is no fault, and would fill the log just when there is a flood.
    const isMeant = error instanceof ApiError || error instanceof DashboardError;
    if (status >= 500 && !isMeant) {
      const visitor = markOf(visitorOf(c).address);
      const facts = { request, visitor, method: c.req.method, route: routeOf(c) };
      log.error({ ...facts, status, code: body.code, ...toLoggableError(error) }, 'request failed');
    }
    return c.body(JSON.stringify(body), status, {
      'Content-Type': 'application/json; charset=utf-8',
      ...headers,
    });
  };
}

/** As app.ts has it: the path itself may hold a guest's address. */
function routeOf(c: Context): string {
  return matchedRoutes(c).find(({ path }) => !path.endsWith('*'))?.path ?? '*';
}
