import type { ServerErrors } from '../../rsvp/rejection.ts';

export { RSVP_MESSAGES as fieldErrors } from '../../../domain/rsvp-rules.ts';

export const unexpected = 'Unexpected error. Please try again.';
export const notConfigured = [
  'RSVP not configured',
  'The Supabase URL and public anonymous key are missing. Please finish the setup.',
] as const;

// The specification's texts.
export const notSetUp = 'RSVP service not set up yet. Please try again later.';
export const permissionDenied = 'Permission denied. Please try again later.';

/** None: the server's own messages are in English. */
export const serverErrors: ServerErrors | null = null;
