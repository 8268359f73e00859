import type { Refusal } from '../../rsvp/refusal.ts';

export { RSVP_MESSAGES as faults } from '../../../domain/rsvp-rules.ts';

export const unexpected = 'Unexpected error. Please try again.';
export const noAnswer = 'No answer came, so your reply did not go through. Please try again.';
export const notConfigured = [
  'RSVP not configured',
  'The Supabase URL and public anonymous key are missing. Please finish the setup.',
] as const;

const NOT_SET_UP = 'RSVP service not set up yet. Please try again later.';
const DENIED = 'Permission denied. Please try again later.';

/** PostgREST's and PostgreSQL's codes that have words of their own. */
const BY_CODE = new Map<unknown, string>([
  ['42P01', NOT_SET_UP],
  ['PGRST205', NOT_SET_UP],
  ['42501', DENIED],
  ['PGRST301', DENIED],
  ['PGRST302', DENIED],
]);

/** What a guest reads of a refusal: all others come in these words already. */
export const refused = ({ row, message }: Refusal, _closed: string): string =>
  BY_CODE.get(row.code) ?? message;

/** What a guest reads of an error that nobody thought of. */
export const strange = (message: string): string => message;
