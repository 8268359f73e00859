import * as messages from '#messages/gate.ts';
import { request } from '../request.ts';

/** The title and the text of a toast. */
export type GateError = readonly [title: string, text: string];

export const WRONG_PASSWORD: GateError = messages.wrongPassword;

/** Resolves to null if the password is right. With GATE=server, the server checks it. */
export async function checkPassword(password: string): Promise<GateError | null> {
  if (!window.SITE_GATE) return password === window.SITE_PASSWORD ? null : WRONG_PASSWORD;

  const { status, body, retryAfter, failure } = await request('/gate', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ password }),
  });
  // Exactly 204: the sign-in page of a hotel's Wi-Fi answers 200.
  if (status === 204) return null;
  if (body.code === 'wrong-password') return WRONG_PASSWORD;
  if (body.code === 'too-many-attempts') {
    return [messages.tooManyAttempts, messages.retryAfter(retryAfter)];
  }
  return failure;
}
