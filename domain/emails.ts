export type EmailKind = 'receipt' | 'notice' | 'reminder';

/** One letter as the dashboard lists it. */
export type EmailLogEntry = {
  id: number;
  kind: EmailKind;
  state: 'waiting' | 'sent' | 'given-up';
  /** Whom it is about or for. */
  name: string;
  /** Where it goes; null for the hosts themselves. */
  address: string | null;
  /** When it was sent or given up; while it waits, when it was written. */
  at: string;
  /** While it waits, when it is tried next. */
  nextAt: string | null;
  /** Why the last try failed. */
  fault: string | null;
};

/** Someone who may be reminded. */
export type ReminderRecipient = { id: number; name: string; email: string };

/** What the dashboard shows of the letters. */
export type EmailLog = {
  sent: number;
  waiting: number;
  givenUp: number;
  /** All that were given up, and the latest of the others; the newest first. */
  lines: EmailLogEntry[];
  reminders: {
    /** Who has not answered and has an address: one for each address. */
    awaited: ReminderRecipient[];
    /** How many have not answered and have none. */
    withoutAddress: number;
    lastAt: string | null;
    /** Before this none may go out; null when they may now. */
    nextAt: string | null;
  };
};
