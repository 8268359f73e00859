import type { AnnouncementResponse } from '../../domain/announcements/announcement-api.ts';
import type {
  DashboardErrorBody,
  DashboardErrorCode,
} from '../../domain/dashboard/dashboard-api.ts';
import { GUEST_LIST_LIMITS, type GuestListHousehold } from '../../domain/guest-list/guest-list.ts';
import type { Household } from '../../domain/replies/household.ts';
import type { DraftSection } from '../../domain/website/website-api.ts';
import type { ContentIssue } from '../../domain/wedding/checks/content-issue.ts';

type Extras = Omit<DashboardErrorBody, 'code' | 'message'>;

/**
 * The reason why something was not done, with a message for the person in front of the screen. Features throw it and
 * know nothing of HTTP; `http/dashboard-answer.ts` has the status of each code.
 */
export class Rejection extends Error {
  override name = 'Rejection';
  readonly body: DashboardErrorBody;
  /** When the same request may succeed. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: DashboardErrorCode,
    message: string,
    extras: Extras = {},
    retryAfterSeconds?: number,
  ) {
    super(message);
    this.body = { code, message, ...extras };
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

function fixed(code: DashboardErrorCode, message: string, retryAfterSeconds?: number) {
  return () => new Rejection(code, message, {}, retryAfterSeconds);
}

const RETRY_AFTER_SECONDS = 5;

/** Every reason why the dashboard or the gate rejects a request. */
export const rejections = {
  signedOut: fixed('signed-out', 'Please sign in.'),
  wrongPassword: (hasName = false) =>
    new Rejection(
      'wrong-password',
      hasName ? 'The name or the password is not right.' : 'That is not the password.',
    ),
  coupleOnly: fixed(
    'couple-only',
    'Only somebody who signed in with the couple’s password can do this.',
  ),
  hostNotFound: fixed('host-not-found', 'This co-host was already removed.'),
  tooManyAttempts: (seconds: number) =>
    new Rejection(
      'too-many-attempts',
      `Too many attempts. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
      {},
      seconds,
    ),
  crossOrigin: fixed(
    'cross-origin',
    'The request came from another website, so nothing was changed.',
  ),
  notFound: fixed('not-found', 'This page does not exist.'),
  invalid: (message: string, field?: string) =>
    new Rejection('invalid', message, field === undefined ? {} : { field }),
  tooLarge: (limit: string) =>
    new Rejection('too-large', `This is larger than ${limit}. Nothing was changed.`),
  conflict: (household: Household) =>
    new Rejection('conflict', 'This reply has changed since you opened it.', {
      household,
    }),
  emailTaken: (household: Household) =>
    new Rejection('email-taken', 'There is already a reply with this email address.', {
      household,
    }),
  householdNotFound: fixed('household-not-found', 'This reply no longer exists.'),
  guestNotFound: fixed('guest-not-found', 'This household is no longer on the list.'),
  householdConflict: (entry: GuestListHousehold | undefined) =>
    new Rejection(
      'conflict',
      'The guest list has changed since you opened it.',
      entry ? { entry } : {},
    ),
  // Formatted only now: at the start, the language data for numbers would take 6 MB.
  guestListFull: () =>
    new Rejection(
      'guest-list-full',
      `The guest list cannot have more than ${GUEST_LIST_LIMITS.rows.toLocaleString('en')} households.`,
    ),
  emailsNotConfigured: fixed(
    'emails-not-configured',
    'This website sends no emails, because it has no mail server.',
  ),
  mailServerFixed: fixed(
    'mail-server-fixed',
    'The mail server of this website is in the settings of the server, and is changed there.',
  ),
  emailNotFound: fixed('email-not-found', 'This email no longer exists.'),
  alreadyQueued: fixed('already-queued', 'This email is already waiting to be sent.'),
  alreadySent: fixed(
    'already-sent',
    'This email has been sent. It cannot be sent to the same guests again.',
  ),
  mailingNotFound: fixed('mailing-not-found', 'This email to your guests no longer exists.'),
  mailingConflict: fixed('conflict', 'Somebody else has changed this email since you opened it.'),
  mailingStarted: fixed('mailing-started', 'This email was already scheduled or sent.'),
  recipientsChanged: fixed(
    'recipients-changed',
    'The recipients have changed since you looked at them, so nothing was sent.',
  ),
  mailingRejected: (message: string) => new Rejection('mailing-rejected', message),
  weddingOver: fixed('wedding-over', 'The wedding is over: nobody is reminded any more.'),
  announcementConflict: (announcement: AnnouncementResponse) =>
    new Rejection('conflict', 'The announcement has changed since you opened it.', {
      announcement,
    }),
  unreadableFile: (message: string) => new Rejection('unreadable-file', message),
  draftConflict: (sections: DraftSection[]) =>
    new Rejection('conflict', 'Somebody else has changed this since you opened it.', {
      sections,
    }),
  invalidContent: (issues: ContentIssue[]) =>
    new Rejection(
      'invalid-content',
      `${issues.length === 1 ? 'One thing needs' : `${issues.length} things need`} to be corrected before this can be published.`,
      { issues },
    ),
  publishFailed: fixed(
    'publish-failed',
    'The website could not be published. Your guests still see the version from before, and your ' +
      'changes are kept. Please try again. If this happens again, ask the person who runs the server to ' +
      'look at its log.',
  ),
  versionNotFound: fixed('version-not-found', 'This version does not exist.'),
  pictureRejected: (message: string) => new Rejection('picture-rejected', message),
  pictureNotFound: fixed('picture-not-found', 'This picture no longer exists.'),
  pictureUsed: fixed(
    'picture-used',
    'The website or one of its versions uses this picture, so it was not deleted.',
  ),
  tooManyUploads: fixed(
    'busy',
    'Other pictures are being uploaded right now. Please try again in a moment.',
    RETRY_AFTER_SECONDS,
  ),
  wrongConfirmation: fixed(
    'wrong-confirmation',
    'Type the word DELETE in capitals to delete all data.',
  ),
  busy: fixed(
    'busy',
    'The database is busy or full right now. Nothing was changed. Please try again.',
    RETRY_AFTER_SECONDS,
  ),
  erasedFileInUse: fixed(
    'busy',
    'The household is erased, but another program is still reading the database file, ' +
      'which contains the old bytes until then.',
    RETRY_AFTER_SECONDS,
  ),
  fileStillInUse: fixed(
    'busy',
    'The replies are deleted, but another program is still reading the database file. ' +
      'Please delete all data again in a moment.',
    RETRY_AFTER_SECONDS,
  ),
  internalError: (requestId: string) =>
    new Rejection(
      'internal-error',
      `Something went wrong (error ${requestId} in the server’s log). Please try again.`,
    ),
} as const;
