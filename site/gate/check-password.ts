import { parseInvitationCode } from '../../domain/invitations/invitation-code.ts';
import { formatMessage } from '../../domain/messages/format.ts';
import type { PublicEdition } from '../edition.tsx';
import { request } from '../request.ts';

/** The title and the text of a toast. */
export type GateError = readonly [title: string, text: string];

/**
 * Resolves to null if the password is right, or is the code of a personal link. With GATE=server, the server
 * checks both; otherwise it checks the code only.
 */
export async function checkPassword(
  password: string,
  edition: PublicEdition,
): Promise<GateError | null> {
  if (!window.SITE_GATE) {
    if (password === window.SITE_PASSWORD) return null;
    // Static files have no server that knows codes.
    const hasServer = window.SUPABASE_URL === location.origin;
    if (!hasServer || !parseInvitationCode(password)) return edition.messages.gate.wrongPassword;
  }

  return sendPassword(window.SITE_GATE ? '/gate' : '/invitation', password, edition);
}

/** Resolves to null if the server accepts the password. */
export async function sendPassword(
  address: string,
  password: string,
  { language, messages: { gate, site } }: PublicEdition,
): Promise<GateError | null> {
  const { status, body, retryAfter, failure } = await request(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ password }),
  });
  // Exactly 204: the sign-in page of a hotel's Wi-Fi answers 200.
  if (status === 204) return null;
  if (body.code === 'wrong-password') return gate.wrongPassword;
  if (body.code === 'too-many-attempts') {
    return [gate.tooManyAttempts, formatMessage(gate.retryAfter, { count: retryAfter }, language)];
  }
  return site.networkErrors[failure];
}
