import { NotConfigured, Refusal } from './send-rsvp.ts';

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
  const own = error instanceof Refusal ? WORDS[String(error.code)] : undefined;
  const said = error instanceof Error ? error.message.trim() : '';
  return { title: 'Submission failed', text: own || said || FALLBACK };
}
