import type { EmailKind, EmailLog } from '../../domain/emails.ts';
import { request, requestJson, sending } from './request.ts';

/** What became of the letters; null where none are sent. */
export async function readEmails(): Promise<EmailLog | null> {
  return (await requestJson<{ emails: EmailLog | null }>('emails', { cache: 'no-store' })).emails;
}

export async function resendEmail(id: number): Promise<void> {
  await request(`emails/${id}/resend`, { method: 'POST' });
}

/** Reminds those of the invited who are named and still have not answered; gives how many. */
export async function sendReminders(invited: number[]): Promise<number> {
  const answer = requestJson<{ written: number }>('emails/reminders', sending('POST', { invited }));
  return (await answer).written;
}

/** Where a letter of this kind can be looked at. */
export function previewPath(kind: EmailKind): string {
  return `/host/api/emails/preview/${kind}`;
}
