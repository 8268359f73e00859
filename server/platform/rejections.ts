import type { AnnouncementResponse } from '../../domain/announcements/announcement-api.ts';
import type {
  DashboardErrorBody,
  DashboardErrorCode,
} from '../../domain/dashboard/dashboard-api.ts';
import { getMessages, type Messages } from '../../domain/dashboard/messages/messages.ts';
import { GUEST_LIST_LIMITS, type GuestListHousehold } from '../../domain/guest-list/guest-list.ts';
import type { Versioned } from '../../domain/plans/plan.ts';
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

type Errors = Messages['errors'];
type FixedError = {
  [Name in keyof Errors]: Errors[Name] extends string ? Name : never;
}[keyof Errors];

/** A rejection whose message needs no values; it is read when the rejection is created. */
function fixed(code: DashboardErrorCode, message: FixedError, retryAfterSeconds?: number) {
  return () => new Rejection(code, getMessages('errors')[message], {}, retryAfterSeconds);
}

const RETRY_AFTER_SECONDS = 5;

/** Every reason why the dashboard or the gate rejects a request. */
export const rejections = {
  signedOut: (hasPasskeys = false) =>
    new Rejection('signed-out', getMessages('errors').signedOut, {
      ...(hasPasskeys && { hasPasskeys }),
    }),
  /** The session is valid, but not enough for this. */
  signInAgain: (hasPasskeys: boolean) =>
    new Rejection('sign-in-again', getMessages('errors').signInAgain, {
      ...(hasPasskeys && { hasPasskeys }),
    }),
  passkeyRejected: fixed('passkey-rejected', 'passkeyRejected'),
  passkeyRequired: fixed('passkey-required', 'passkeyRequired'),
  wrongPassword: (hasName = false) =>
    new Rejection(
      'wrong-password',
      getMessages('errors')[hasName ? 'wrongNameOrPassword' : 'wrongPassword'],
    ),
  coupleOnly: fixed('couple-only', 'coupleOnly'),
  hostNotFound: fixed('host-not-found', 'hostNotFound'),
  tooManyAttempts: (seconds: number) =>
    new Rejection('too-many-attempts', getMessages('errors').tooManyAttempts(seconds), {}, seconds),
  crossOrigin: fixed('cross-origin', 'crossOrigin'),
  notFound: fixed('not-found', 'notFound'),
  invalid: (message: string, field?: string) =>
    new Rejection('invalid', message, field === undefined ? {} : { field }),
  tooLarge: (limit: string) => new Rejection('too-large', getMessages('errors').tooLarge(limit)),
  conflict: (household: Household) =>
    new Rejection('conflict', getMessages('errors').replyChanged, {
      household,
    }),
  emailTaken: (household: Household) =>
    new Rejection('email-taken', getMessages('errors').emailTaken, {
      household,
    }),
  householdNotFound: fixed('household-not-found', 'householdNotFound'),
  guestNotFound: fixed('guest-not-found', 'guestNotFound'),
  householdConflict: (entry: GuestListHousehold | undefined) =>
    new Rejection('conflict', getMessages('errors').guestListChanged, entry ? { entry } : {}),
  guestListFull: () =>
    new Rejection('guest-list-full', getMessages('errors').guestListFull(GUEST_LIST_LIMITS.rows)),
  planConflict: (plan: Versioned) =>
    new Rejection('conflict', getMessages('errors').planChanged, { plan }),
  emailsNotConfigured: fixed('emails-not-configured', 'emailsNotConfigured'),
  mailServerFixed: fixed('mail-server-fixed', 'mailServerFixed'),
  emailNotFound: fixed('email-not-found', 'emailNotFound'),
  alreadyQueued: fixed('already-queued', 'alreadyQueued'),
  alreadySent: fixed('already-sent', 'alreadySent'),
  mailingNotFound: fixed('mailing-not-found', 'mailingNotFound'),
  mailingConflict: fixed('conflict', 'mailingConflict'),
  mailingStarted: fixed('mailing-started', 'mailingStarted'),
  recipientsChanged: fixed('recipients-changed', 'recipientsChanged'),
  mailingRejected: (message: string) => new Rejection('mailing-rejected', message),
  weddingOver: fixed('wedding-over', 'weddingOver'),
  announcementConflict: (announcement: AnnouncementResponse) =>
    new Rejection('conflict', getMessages('errors').announcementChanged, {
      announcement,
    }),
  wishConflict: fixed('conflict', 'wishChanged'),
  unreadableFile: (message: string) => new Rejection('unreadable-file', message),
  draftConflict: (sections: DraftSection[]) =>
    new Rejection('conflict', getMessages('errors').draftChanged, {
      sections,
    }),
  invalidContent: (issues: ContentIssue[]) =>
    new Rejection('invalid-content', getMessages('errors').invalidContent(issues.length), {
      issues,
    }),
  publishFailed: fixed('publish-failed', 'publishFailed'),
  versionNotFound: fixed('version-not-found', 'versionNotFound'),
  pictureRejected: (message: string) => new Rejection('picture-rejected', message),
  pictureNotFound: fixed('picture-not-found', 'pictureNotFound'),
  pictureUsed: fixed('picture-used', 'pictureUsed'),
  tooManyUploads: fixed('busy', 'tooManyUploads', RETRY_AFTER_SECONDS),
  wrongConfirmation: fixed('wrong-confirmation', 'wrongConfirmation'),
  busy: fixed('busy', 'busy', RETRY_AFTER_SECONDS),
  erasedFileInUse: fixed('busy', 'erasedFileInUse', RETRY_AFTER_SECONDS),
  fileStillInUse: fixed('busy', 'fileStillInUse', RETRY_AFTER_SECONDS),
  internalError: (requestId: string) =>
    new Rejection('internal-error', getMessages('errors').internal(requestId)),
} as const;
