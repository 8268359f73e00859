/** A receipt goes to the guest, a notification to the couple, a reminder to guests without a reply. */
export type EmailKind = 'receipt' | 'notification' | 'reminder';

export type EmailLogEntry = {
  id: number;
  kind: EmailKind;
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

export type ReminderRecipient = { id: number; name: string; email: string };

/** The emails section of the dashboard. */
export type EmailLog = {
  sent: number;
  waiting: number;
  failed: number;
  /** The failed emails and the latest others, newest first. */
  entries: EmailLogEntry[];
  reminders: {
    /** Guests without a reply, one for each email address. */
    recipients: ReminderRecipient[];
    /** How many guests without a reply have no email address. */
    withoutAddress: number;
    lastAt: string | null;
    /** Nobody is reminded after the last event. */
    isOver: boolean;
    /** The earliest time for the next reminders; null when they can go out now. */
    nextAt: string | null;
  };
};
