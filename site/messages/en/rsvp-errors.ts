import type { Rejection } from '../../request.ts';

export { RSVP_MESSAGES as fieldErrors } from '../../../domain/rsvp-rules.ts';

export const unexpected = 'Unexpected error. Please try again.';
export const notConfigured = [
  'RSVP not configured',
  'The Supabase URL and public anonymous key are missing. Please finish the setup.',
] as const;

const NOT_SET_UP = 'RSVP service not set up yet. Please try again later.';
const PERMISSION_DENIED = 'Permission denied. Please try again later.';

/** The specification's texts for codes of PostgREST and PostgreSQL. */
const TEXT_BY_CODE = new Map<unknown, string>([
  ['42P01', NOT_SET_UP],
  ['PGRST205', NOT_SET_UP],
  ['42501', PERMISSION_DENIED],
  ['PGRST301', PERMISSION_DENIED],
  ['PGRST302', PERMISSION_DENIED],
]);

/** Other codes show the server's message, which is English already. */
export const rejected = ({ body }: Rejection, _closed: string): string =>
  TEXT_BY_CODE.get(body.code) ?? (typeof body.message === 'string' ? body.message : '');

/** The text for an unexpected exception. */
export const exception = (message: string): string => message;
