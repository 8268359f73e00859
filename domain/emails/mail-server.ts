import * as z from 'zod/mini';
import { getMessages } from '../dashboard/messages/messages.ts';

export const MAIL_SERVER_LIMITS = {
  ...{ host: 253, port: 65_535, user: 320, password: 1000, addresses: 10 },
  emailsPerMinute: 6000,
};

/** One plain address, without a name. */
export const PLAIN_ADDRESS = /^[^\s@"(),:;<>[\]\\\p{Cc}]{1,64}@[A-Za-z0-9.-]{1,253}$/u;

/** `tls` encrypts from the first byte, usually on port 465; `starttls` begins plain, usually on port 587. */
export type Encryption = 'tls' | 'starttls';

const errors = () => getMessages('mailServer').errors;

const address = z
  .string()
  .check(z.trim(), z.regex(PLAIN_ADDRESS, { error: () => errors().oneAddress }));

/** A whole number from 1. */
function numberTo(max: number) {
  const error = () => errors().range(max);
  return z
    .int({ error: () => errors().number })
    .check(z.minimum(1, { error }), z.maximum(max, { error }));
}

/** The mail server that the couple enters. */
const mailServerSchema = z.strictObject({
  host: z
    .string()
    .check(
      z.trim(),
      z.regex(/^[A-Za-z0-9:_](?:[A-Za-z0-9.:_-]{0,252})$/, { error: () => errors().hostAlone }),
    ),
  port: numberTo(MAIL_SERVER_LIMITS.port),
  encryption: z.enum(['tls', 'starttls']),
  /** Empty for a server without a login. */
  user: z
    .string()
    .check(
      z.trim(),
      z.maxLength(MAIL_SERVER_LIMITS.user),
      z.regex(/^\P{Cc}*$/u, { error: () => errors().userOnOneLine }),
    ),
  from: address,
  /** The couple's own: the test goes to the first one. */
  addresses: z.array(address).check(
    z.minLength(1, { error: () => errors().enterOwnAddress }),
    z.maxLength(MAIL_SERVER_LIMITS.addresses, {
      error: () => errors().tooManyAddresses(MAIL_SERVER_LIMITS.addresses),
    }),
  ),
  /** Whether each reply is also announced at these addresses. */
  notifies: z.boolean(),
  emailsPerMinute: numberTo(MAIL_SERVER_LIMITS.emailsPerMinute),
});

/** `PUT /mail-server`. Without a password the stored one is kept, which belongs to its server and user. */
export const mailServerRequestSchema = z.strictObject({
  ...mailServerSchema.shape,
  password: z.nullable(
    z
      .string()
      .check(
        z.maxLength(MAIL_SERVER_LIMITS.password),
        z.regex(/^\P{Cc}*$/u, { error: () => errors().passwordOnOneLine }),
      ),
  ),
});

export type SavedMailServer = z.output<typeof mailServerSchema>;
export type MailServerRequest = z.output<typeof mailServerRequestSchema>;

/** `GET /mail-server`. A password is never part of it. */
export type MailServerResponse =
  | { source: 'none' }
  /** Guests' replies go to Supabase, so there is nothing to send emails about. */
  | { source: 'unavailable' }
  /** Set by SMTP_URL, which wins over the dashboard. */
  | { source: 'environment'; host: string; from: string }
  /** `isReadable` is false if the password was encrypted with the key of another installation. */
  | {
      source: 'dashboard';
      server: SavedMailServer;
      hasPassword: boolean;
      isReadable: boolean;
      changedAt: string;
    };
