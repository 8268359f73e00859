import { notReached } from '#messages/rsvp.ts';
import { noAnswer } from '#messages/rsvp-errors.ts';
import type { RsvpRecord } from '../../domain/rsvp.ts';
import { type Answer, Refusal } from './refusal.ts';

/** How long a guest waits for an answer before being told that the reply did not go through. */
const ANSWER_TIMEOUT_MS = 15_000;

/** Thrown when the page has no backend to send to. */
export class NotConfigured extends Error {}

/** Thrown with the words for the guest. */
export class NotSent extends Error {}

/**
 * Stores the reply as PostgREST asks for it, and returns when the backend has proved that it did.
 * Throws NotConfigured, Refusal for an answer that refuses, or NotSent for no usable answer.
 */
export async function sendRsvp(record: RsvpRecord): Promise<void> {
  const { SUPABASE_URL: url, SUPABASE_ANON_KEY: anonKey } = window;
  if (!url || !anonKey) throw new NotConfigured();

  const answer = await ask(`${url}/rest/v1/rsvps?select=*`, {
    method: 'POST',
    headers: {
      apikey: anonKey,
      Authorization: `Bearer ${anonKey}`,
      'Content-Type': 'application/json',
      Accept: 'application/vnd.pgrst.object+json',
      Prefer: 'return=representation',
    },
    body: JSON.stringify(record),
  });
  // Only a stored row has an id; a proxy's or a hotel's page has none, whatever its status.
  if (!answer.ok || answer.row.id == null) throw new Refusal(answer);
}

async function ask(url: string, init: RequestInit): Promise<Answer & { ok: boolean }> {
  const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
  try {
    const response = await fetch(url, { ...init, signal });
    return {
      ok: response.ok,
      row: parsed(await response.text()),
      seconds: Number(response.headers.get('Retry-After')),
    };
  } catch {
    throw new NotSent(signal.aborted ? noAnswer : notReached);
  }
}

function parsed(text: string): Answer['row'] {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
