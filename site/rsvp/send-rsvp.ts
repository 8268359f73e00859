import type { RsvpRecord } from '../../domain/rsvp.ts';
import { NOT_REACHED } from './words.ts';

/** How long a guest waits for an answer before being told that the reply did not go through. */
export const ANSWER_TIMEOUT_MS = 15_000;

/** Thrown when the page has no backend to send to. */
export class NotConfigured extends Error {}

/** The backend's refusal, in PostgREST's shape; each part may be missing. */
export class Refusal extends Error {
  readonly code: unknown;

  constructor({ code, message }: { code?: unknown; message?: unknown }) {
    super(typeof message === 'string' ? message : '');
    this.code = code;
  }
}

/**
 * Stores the reply as PostgREST asks for it, and returns when the backend has proved that it did.
 * Throws NotConfigured, Refusal for an answer that refuses, or Error for no usable answer.
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
  if (!answer.ok || answer.row.id == null) throw new Refusal(answer.row);
}

type Answer = { ok: boolean; row: { id?: unknown; code?: unknown; message?: unknown } };

async function ask(url: string, init: RequestInit): Promise<Answer> {
  const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
  try {
    const response = await fetch(url, { ...init, signal });
    return { ok: response.ok, row: parsed(await response.text()) };
  } catch {
    throw new Error(
      signal.aborted
        ? 'No answer came, so your reply did not go through. Please try again.'
        : NOT_REACHED,
    );
  }
}

function parsed(text: string): Answer['row'] {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
