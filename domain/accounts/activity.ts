/** What the activity log records. */
export const ACTIVITIES = [
  'signed-in',
  'signed-in-by-passkey',
  'signed-in-by-code',
  'sign-in-failed',
  'device-signed-out',
  'other-devices-signed-out',
  'guests-signed-out',
  'list-exported',
  'backup-downloaded',
  'household-exported',
  'household-erased',
  'all-data-deleted',
  'helper-link-created',
  'helper-link-revoked',
  'preview-link-created',
  'preview-link-revoked',
  'personal-link-renewed',
  'personal-link-revoked',
  'co-host-added',
  'co-host-renamed',
  'co-host-password-changed',
  'co-host-removed',
  'passkey-added',
  'passkey-removed',
  'recovery-codes-created',
  'website-published',
  'keepsake-downloaded',
  'photographs-downloaded',
  'photographs-deleted',
  'table-link-created',
  'table-link-ended',
] as const;

export type Activity = (typeof ACTIVITIES)[number];

export type ActivityEntry = {
  id: number;
  at: string;
  action: Activity;
  /** A file, a link's label, a co-host's name, a number of photographs or a version's, as `action` needs it. */
  detail: string | null;
  /** The co-host's name; null for the couple, and for a failed sign-in. */
  author: string | null;
  /** A rough name, as in "Safari on iPhone". */
  device: string | null;
  /** Shortened, as in "203.0.113.*". */
  address: string | null;
};

/** `GET /activity`, and `GET /activity?before=ID` for the entries before that one, newest first. */
export type ActivityResponse = { entries: ActivityEntry[]; hasMore: boolean };

/** An entry is deleted after this time, but not before the same time has passed since the wedding. */
export const ACTIVITY_DAYS = 90;
