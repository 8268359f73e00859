import { type RsvpRecord, rsvpRecordSchema } from '../../domain/rsvp.ts';
import { type ApiError, apiErrors } from '../http/api-error.ts';

type JsonObject = Record<string, unknown>;

/** The record a body holds, checked by the schema the page uses too; throws ApiError. */
export function parseRsvp(body: JsonObject): RsvpRecord {
  const result = rsvpRecordSchema.safeParse(body);
  if (result.success) return result.data;
  throw refusalFor(result.error.issues, body);
}

type Issue = NonNullable<ReturnType<typeof rsvpRecordSchema.safeParse>['error']>['issues'][number];

/** One refusal for all that is wrong: an unknown column first, then the first column at fault. */
function refusalFor(issues: Issue[], body: JsonObject): ApiError {
  for (const issue of issues) {
    const [unknown] = issue.code === 'unrecognized_keys' ? issue.keys : [];
    if (unknown !== undefined) return apiErrors.unknownColumn(unknown);
  }
  const [issue] = issues;
  const column = String(issue?.path[0]);
  const value = body[column];
  if (value === undefined || value === null) return apiErrors.missing(column);
  const type = column === 'guests_count' ? 'integer' : 'text';
  if (typeof value !== (type === 'integer' ? 'number' : 'string')) {
    return apiErrors.wrongType(column, type);
  }
  return apiErrors.wrongValue(column, issue?.message ?? 'This value is not allowed');
}
