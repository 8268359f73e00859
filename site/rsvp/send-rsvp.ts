import { PostgrestClient } from '@supabase/postgrest-js';
import type { RsvpRecord } from '../../domain/rsvp.ts';

/** How long a guest waits for an answer before being told that the reply did not go through. */
export const ANSWER_TIMEOUT_MS = 15_000;

/** Thrown when the page has no backend to send to. */
export class NotConfigured extends Error {}

/**
 * Stores the reply and returns when the backend has proved that it did.
 * Throws NotConfigured, PostgrestError for an answer that refuses, or Error for no usable answer.
 */
export async function sendRsvp(record: RsvpRecord): Promise<void> {
  const { SUPABASE_URL: url, SUPABASE_ANON_KEY: anonKey } = window;
  if (!url || !anonKey) throw new NotConfigured();

  const client = new PostgrestClient(`${url}/rest/v1`, {
    headers: { apikey: anonKey, Authorization: `Bearer ${anonKey}` },
    fetch: reachably,
    retry: false,
  });
  const { data } = await client
    .from('rsvps')
    .insert(record)
    .select()
    .abortSignal(AbortSignal.timeout(ANSWER_TIMEOUT_MS))
    .single()
    .throwOnError();

  // The client reads some empty answers as a success without data: only a stored row has an id.
  const stored: { id?: unknown } | null = data;
  if (stored?.id == null) throw new Error('');
}

/** fetch, with words for a person where the browser's own would puzzle a guest. */
const reachably: typeof fetch = async (input, init) => {
  try {
    return await fetch(input, init);
  } catch (error) {
    if (init?.signal?.aborted) {
      throw new Error('No answer came, so your reply did not go through. Please try again.');
    }
    if (error instanceof TypeError) {
      throw new Error(
        'We could not reach the server, so your reply may not have been sent. Please try again.',
      );
    }
    throw error;
  }
};
