import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { createSiteLink, type Email, type EmailSite, joinNames } from '../emails/email.ts';
import { createSessionSigner } from '../platform/access/sessions.ts';
import type { Queries } from '../platform/database/database.ts';
import type { Actor } from './activity.ts';

/** Browsers keep no cookie for longer. */
export const KNOWN_DEVICE_DAYS = 400;

/** Signs the cookie of a device on which an account has signed in. It opens nothing. */
export function createDeviceSigner(secret: string, host: number | null) {
  const name = `known device ${host ?? 'couple'}`;
  return createSessionSigner({ name, days: KNOWN_DEVICE_DAYS, password: '', secret });
}

/** Whether the log has a sign-in of this account. There is nobody to warn about the first one. */
export async function hasSignedInBefore(queries: Queries, author: string | null): Promise<boolean> {
  const rows = await queries.query(
    "SELECT id FROM activity WHERE action LIKE 'signed-in%' AND coalesce(author, '') = $1 LIMIT 1",
    [author ?? ''],
  );
  return rows.length > 0;
}

/** The email that tells the couple about a sign-in on a new device. */
export function composeNewDevice(
  { author, device, address }: Actor,
  { wedding, publicUrl }: EmailSite,
): Email {
  const { newDevice: texts, notification } = getMessages('emails');
  const { theCouple, unknownDevice } = getMessages('accounts');
  const facts = [
    { label: texts.who, value: author ?? theCouple },
    { label: texts.device, value: device ?? unknownDevice },
    { label: texts.address, value: address ?? '' },
  ];
  return {
    subject: `${texts.title} · ${wedding.couple.join(' & ')}`,
    preview: texts.preview,
    greeting: notification.greeting(joinNames(wedding.couple)),
    parts: [
      { kind: 'paragraph', text: texts.text },
      { kind: 'facts', facts: facts.filter(({ value }) => value !== '') },
      { kind: 'paragraph', text: texts.advice },
      ...createSiteLink(publicUrl, notification.openDashboard, '/host'),
    ],
    closing: notification.closing,
    calendar: null,
  };
}
