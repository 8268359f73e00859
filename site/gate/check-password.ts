import * as words from '#messages/gate.ts';

const ANSWER_TIMEOUT_MS = 15_000;

/** Why a guest is not let in, as a toast says it. */
export type Refusal = readonly [title: string, text: string];

export const DENIED: Refusal = words.denied;

/** Nothing when the password is right. Where the server holds the lock, it is asked. */
export async function checkPassword(given: string): Promise<Refusal | null> {
  if (!window.SITE_GATE) return given === window.SITE_PASSWORD ? null : DENIED;
  try {
    const response = await fetch('/gate', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ password: given }),
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
    return await refusalIn(response);
  } catch (error) {
    return (error as Error).name === 'TimeoutError' ? words.noAnswer : words.noConnection;
  }
}

async function refusalIn(response: Response): Promise<Refusal | null> {
  // Not any success: a hotel's own sign-in page would answer 200 for us.
  if (response.status === 204) return null;
  const { code } = await response.json().catch(() => ({}));
  if (code === 'wrong-password') return DENIED;
  if (code === 'slow-down') {
    return [words.tooManyAttempts, words.waitFor(Number(response.headers.get('Retry-After')))];
  }
  return words.notChecked;
}
