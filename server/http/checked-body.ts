import type { Context } from 'hono';
import type * as z from 'zod/mini';
import { dashboardErrors } from './dashboard-error.ts';
import { jsonObject } from './json-body.ts';

/** The JSON a host's page sends, checked; throws DashboardError with the first fault. */
export async function checkedBody<Schema extends z.ZodMiniType>(
  c: Context,
  schema: Schema,
): Promise<z.output<Schema>> {
  const result = schema.safeParse(await jsonObject(c.req.raw));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const field = issue?.path.findLast((part) => typeof part === 'string');
  throw dashboardErrors.invalid(issue?.message ?? 'This cannot be saved as it is.', field);
}
