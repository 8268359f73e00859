import { NotConfigured } from './send-rsvp.ts';

const FALLBACK = 'Unexpected error. Please try again.';
const NOT_SET_UP = 'RSVP service not set up yet. Please try again later.';
const DENIED = 'Permission denied. Please try again later.';

/** PostgREST's and PostgreSQL's codes that have words of their own. */
const WORDS: Record<string, string> = {
  '42P01': NOT_SET_UP,
  PGRST205: NOT_SET_UP,
  '42501': DENIED,
  PGRST301: DENIED,
  PGRST302: DENIED,
};

/** The title and the text that tell a guest why the reply was not stored. */
export function failureMessage(error: unknown): { title: string; text: string } {
  if (error instanceof NotConfigured) {
    return {
      title: 'RSVP not configured',
      text: 'The Supabase URL and public anonymous key are missing. Please finish the setup.',
    };
  }
  const { code, message } = error as { code?: unknown; message?: unknown };
  const own = typeof code === 'string' ? WORDS[code] : undefined;
  return { title: 'Submission failed', text: own ?? (isForPeople(message) ? message : FALLBACK) };
}

/** A proxy's HTML page is no message, and the client makes the word 'null' of a missing one. */
function isForPeople(message: unknown): message is string {
  return typeof message === 'string' && !/^\s*(<|(null|undefined)?\s*$)/.test(message);
}
