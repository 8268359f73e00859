import * as z from 'zod/mini';

export const MAIL_SERVER_LIMITS = { host: 253, user: 320, password: 1000, addresses: 10 };

/** One plain address, without a name. */
export const PLAIN_ADDRESS = /^[^\s@"(),:;<>[\]\\\p{Cc}]{1,64}@[A-Za-z0-9.-]{1,253}$/u;

/** `tls` encrypts from the first byte, usually on port 465; `starttls` begins plain, usually on port 587. */
export type Encryption = 'tls' | 'starttls';

const address = z
  .string()
  .check(
    z.trim(),
    z.regex(PLAIN_ADDRESS, 'Please enter one email address, such as us@example.com'),
  );

/** The mail server that the couple enters. */
const mailServerSchema = z.strictObject({
  host: z
    .string()
    .check(
      z.trim(),
      z.regex(
        /^[A-Za-z0-9:_](?:[A-Za-z0-9.:_-]{0,252})$/,
        'Please enter the name of the server alone, such as smtp.example.com',
      ),
    ),
  port: z
    .int('Please enter a number')
    .check(
      z.minimum(1, 'Please enter a number from 1 to 65535'),
      z.maximum(65_535, 'Please enter a number from 1 to 65535'),
    ),
  encryption: z.enum(['tls', 'starttls']),
  /** Empty for a server without a login. */
  user: z
    .string()
    .check(
      z.trim(),
      z.maxLength(MAIL_SERVER_LIMITS.user),
      z.regex(/^\P{Cc}*$/u, 'Please enter the name on one line'),
    ),
  from: address,
  /** The couple's own: the test goes to the first one. */
  addresses: z
    .array(address)
    .check(
      z.minLength(1, 'Please enter an email address of yours'),
      z.maxLength(
        MAIL_SERVER_LIMITS.addresses,
        `At most ${MAIL_SERVER_LIMITS.addresses} addresses`,
      ),
    ),
  /** Whether each reply is also announced at these addresses. */
  notifies: z.boolean(),
  emailsPerMinute: z
    .int('Please enter a number')
    .check(
      z.minimum(1, 'Please enter a number from 1 to 6000'),
      z.maximum(6000, 'Please enter a number from 1 to 6000'),
    ),
});

/** `PUT /mail-server`. Without a password the stored one is kept, which belongs to its server and user. */
export const mailServerRequestSchema = z.strictObject({
  ...mailServerSchema.shape,
  password: z.nullable(
    z
      .string()
      .check(
        z.maxLength(MAIL_SERVER_LIMITS.password),
        z.regex(/^\P{Cc}*$/u, 'Please enter the password on one line'),
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
