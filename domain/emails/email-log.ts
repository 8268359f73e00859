/** A receipt goes to the guest, a notification to the couple, a mailing to many guests. */
export type EmailKind = 'receipt' | 'notification' | 'mailing';

export type EmailLogEntry = {
  id: number;
  kind: Exclude<EmailKind, 'mailing'>;
  state: 'waiting' | 'sent' | 'failed';
  /** The guest that the email is about or for. */
  name: string;
  /** The recipient; null for the couple. */
  address: string | null;
  /** When it was sent or failed; while it waits, when it was queued. */
  at: string;
  /** The time of the next attempt while it waits, else null. */
  nextAt: string | null;
  /** Why the last attempt failed. */
  error: string | null;
};

/** The emails section of the dashboard. */
export type EmailLog = {
  /** Without notifications, of which only those that wait or failed are entries. */
  sent: number;
  waiting: number;
  failed: number;
  /** The receipts that were not sent within a week because too many replies came; null without any. */
  overLimit: { count: number; latestAt: string } | null;
  /** The failed emails and the latest others, newest first. */
  entries: EmailLogEntry[];
};
