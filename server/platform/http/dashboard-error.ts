import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { AnnouncementResponse } from '../../../domain/announcements/announcement-api.ts';
import type {
  DashboardErrorBody,
  DashboardErrorCode,
} from '../../../domain/dashboard/dashboard-api.ts';
import { GUEST_LIST_LIMITS, type GuestListEntry } from '../../../domain/guest-list/guest-list.ts';
import type { Household } from '../../../domain/replies/household.ts';
import type { DraftSection } from '../../../domain/website/website-api.ts';
import type { ContentIssue } from '../../../domain/wedding/checks/content-issue.ts';
import { isRejected, isTransient, StorageError } from '../database/storage-error.ts';
import { ApiError } from './api-error.ts';

type Extras = Omit<DashboardErrorBody, 'code' | 'message'>;

/** An error of the dashboard or the gate, with a message for the person in front of the screen. */
export class DashboardError extends Error {
  override name = 'DashboardError';
  readonly status: ContentfulStatusCode;
  readonly headers: Record<string, string>;
  readonly body: DashboardErrorBody;

  constructor(
    status: ContentfulStatusCode,
    code: DashboardErrorCode,
    message: string,
    extras: Extras = {},
    headers: Record<string, string> = {},
  ) {
    super(message);
    this.status = status;
    this.headers = headers;
    this.body = { code, message, ...extras };
  }
}

function fixed(
  status: ContentfulStatusCode,
  code: DashboardErrorCode,
  message: string,
  headers: Record<string, string> = {},
) {
  return () => new DashboardError(status, code, message, {}, headers);
}

/** Every error of the dashboard and of the gate. */
export const dashboardErrors = {
  signedOut: fixed(401, 'signed-out', 'Please sign in.'),
  wrongPassword: (hasName = false) =>
    new DashboardError(
      401,
      'wrong-password',
      hasName ? 'The name or the password is not right.' : 'That is not the password.',
    ),
  coupleOnly: fixed(
    403,
    'couple-only',
    'Only somebody who signed in with the couple’s password can do this.',
  ),
  hostNotFound: fixed(404, 'host-not-found', 'This co-host was already removed.'),
  tooManyAttempts: (seconds: number) =>
    new DashboardError(
      429,
      'too-many-attempts',
      `Too many attempts. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
      {},
      { 'Retry-After': String(seconds) },
    ),
  crossOrigin: fixed(
    403,
    'cross-origin',
    'The request came from another website, so nothing was changed.',
  ),
  notFound: fixed(404, 'not-found', 'This page does not exist.'),
  invalid: (message: string, field?: string) =>
    new DashboardError(400, 'invalid', message, field === undefined ? {} : { field }),
  tooLarge: (limit: string) =>
    new DashboardError(
      413,
      'too-large',
      `This is larger than ${limit}. Nothing was changed.`,
      {},
      // The server does not read the rest of the body.
      { Connection: 'close' },
    ),
  conflict: (household: Household) =>
    new DashboardError(409, 'conflict', 'This reply has changed since you opened it.', {
      household,
    }),
  emailTaken: (household: Household) =>
    new DashboardError(409, 'email-taken', 'There is already a reply with this email address.', {
      household,
    }),
  householdNotFound: fixed(404, 'household-not-found', 'This reply no longer exists.'),
  guestNotFound: fixed(404, 'guest-not-found', 'This household is no longer on the list.'),
  entryConflict: (entry: GuestListEntry | undefined) =>
    new DashboardError(
      409,
      'conflict',
      'The guest list has changed since you opened it.',
      entry ? { entry } : {},
    ),
  guestListFull: fixed(
    409,
    'guest-list-full',
    `The guest list cannot have more than ${GUEST_LIST_LIMITS.rows.toLocaleString('en')} households.`,
  ),
  emailsNotConfigured: fixed(
    409,
    'emails-not-configured',
    'This website sends no emails, because it has no mail server.',
  ),
  emailNotFound: fixed(404, 'email-not-found', 'This email no longer exists.'),
  alreadyQueued: fixed(409, 'already-queued', 'This email is already waiting to be sent.'),
  alreadySent: fixed(
    409,
    'already-sent',
    'This email has been sent. It cannot be sent to the same guests again.',
  ),
  mailingNotFound: fixed(404, 'mailing-not-found', 'This email to your guests no longer exists.'),
  mailingConflict: fixed(
    409,
    'conflict',
    'Somebody else has changed this email since you opened it.',
  ),
  mailingStarted: fixed(409, 'mailing-started', 'This email was already scheduled or sent.'),
  recipientsChanged: fixed(
    409,
    'recipients-changed',
    'The recipients have changed since you looked at them, so nothing was sent.',
  ),
  mailingRejected: (message: string) => new DashboardError(409, 'mailing-rejected', message),
  weddingOver: fixed(409, 'wedding-over', 'The wedding is over: nobody is reminded any more.'),
  announcementConflict: (announcement: AnnouncementResponse) =>
    new DashboardError(409, 'conflict', 'The announcement has changed since you opened it.', {
      announcement,
    }),
  unreadableFile: (message: string) => new DashboardError(400, 'unreadable-file', message),
  draftConflict: (sections: DraftSection[]) =>
    new DashboardError(409, 'conflict', 'Somebody else has changed this since you opened it.', {
      sections,
    }),
  invalidContent: (issues: ContentIssue[]) =>
    new DashboardError(
      400,
      'invalid-content',
      `${issues.length === 1 ? 'One thing needs' : `${issues.length} things need`} to be corrected before this can be published.`,
      { issues },
    ),
  publishFailed: fixed(
    500,
    'publish-failed',
    'The website could not be published. Your guests still see the version from before, and your ' +
      'changes are kept. Please try again. If this happens again, ask the person who runs the server to ' +
      'look at its log.',
  ),
  versionNotFound: fixed(404, 'version-not-found', 'This version does not exist.'),
  pictureRejected: (message: string) => new DashboardError(400, 'picture-rejected', message),
  pictureNotFound: fixed(404, 'picture-not-found', 'This picture no longer exists.'),
  pictureUsed: fixed(
    409,
    'picture-used',
    'The website or one of its versions uses this picture, so it was not deleted.',
  ),
  tooManyUploads: fixed(
    503,
    'busy',
    'Other pictures are being uploaded right now. Please try again in a moment.',
    { 'Retry-After': '5', Connection: 'close' },
  ),
  wrongConfirmation: fixed(
    400,
    'wrong-confirmation',
    'Type the word DELETE in capitals to delete all data.',
  ),
  busy: fixed(
    503,
    'busy',
    'The database is busy or full right now. Nothing was changed. Please try again.',
    { 'Retry-After': '5' },
  ),
  erasedFileInUse: fixed(
    503,
    'busy',
    'The household is erased, but another program is still reading the database file, ' +
      'which contains the old bytes until then.',
    { 'Retry-After': '5' },
  ),
  fileStillInUse: fixed(
    503,
    'busy',
    'The replies are deleted, but another program is still reading the database file. ' +
      'Please delete all data again in a moment.',
    { 'Retry-After': '5' },
  ),
  headNotAllowed: fixed(405, 'not-found', 'This page does not exist.', { Allow: 'GET' }),
  internalError: (requestId: string) =>
    new DashboardError(
      500,
      'internal-error',
      `Something went wrong (error ${requestId} in the server’s log). Please try again.`,
    ),
} as const;

/** Turns any error into an answer. An unexpected error reveals only the request's id in the log. */
export function toDashboardError(error: unknown, requestId: string): DashboardError {
  if (error instanceof DashboardError) return error;
  if (error instanceof ApiError) {
    return new DashboardError(error.status, 'invalid', error.message, {}, error.headers);
  }
  if (!(error instanceof StorageError)) return dashboardErrors.internalError(requestId);
  if (isTransient(error)) return dashboardErrors.busy();
  if (isRejected(error)) return dashboardErrors.invalid('This cannot be saved as it is.');
  return dashboardErrors.internalError(requestId);
}
