import type { Context } from 'hono';
import type { DashboardError } from './dashboard-error.ts';

/** The id in the path. A wrong one throws the given error, or is 0, the id of no row. */
export function getPathId(c: Context, createError?: () => DashboardError): number {
  const id = c.req.param('id') ?? '';
  if (/^\d{1,15}$/.test(id)) return Number(id);
  if (createError) throw createError();
  return 0;
}
