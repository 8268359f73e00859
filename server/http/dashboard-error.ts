import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Household } from '../../domain/household.ts';
import { isPassing, isRefused, StorageError } from '../database/storage-error.ts';
import { ApiError } from './api-error.ts';

type Extras = { household?: Household; field?: string };

/** The dashboard or the gate says no, in words for the person who stands there. */
export class DashboardError extends Error {
  override name = 'DeskRefusal';
  readonly status: ContentfulStatusCode;
  readonly headers: Record<string, string>;
  readonly body: { code: string; message: string } & Extras;

  constructor(
    status: ContentfulStatusCode,
    code: string,
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

/** Every way the two say no. */
export const dashboardErrors = {
  signedOut: () => new DashboardError(401, 'signed-out', 'Please sign in.'),
  wrongPassword: () => new DashboardError(401, 'wrong-password', 'That is not the password.'),
  slowDown: (seconds: number) =>
    new DashboardError(
      429,
      'slow-down',
      `Too many attempts. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
      {},
      { 'Retry-After': String(seconds) },
    ),
  crossOrigin: () =>
    new DashboardError(403, 'other-site', 'This was asked from another site, and is not done.'),
  notFound: () => new DashboardError(404, 'no-such-call', 'There is nothing here.'),
  invalid: (message: string, field?: string) =>
    new DashboardError(400, 'invalid', message, field === undefined ? {} : { field }),
  tooLarge: (limit: string) =>
    new DashboardError(
      413,
      'too-large',
      `This is larger than ${limit}, and was not taken.`,
      {},
      // The rest of it is not read.
      { Connection: 'close' },
    ),
  changed: (household: Household) =>
    new DashboardError(409, 'changed', 'This reply has changed since you opened it.', {
      household,
    }),
  alreadyThere: (household: Household) =>
    new DashboardError(409, 'already-there', 'There is a reply under this address already.', {
      household,
    }),
  unknownHousehold: () =>
    new DashboardError(404, 'unknown-household', 'This reply is no longer there.'),
  unknownGuestListEntry: () =>
    new DashboardError(404, 'unknown-guest', 'This guest is no longer on the list.'),
  emailsNotConfigured: () =>
    new DashboardError(
      409,
      'emails-not-configured',
      'This site sends no letters: it has no mail server.',
    ),
  unknownEmail: () => new DashboardError(404, 'unknown-email', 'This letter is no longer there.'),
  onItsWay: () => new DashboardError(409, 'on-its-way', 'This letter is on its way already.'),
  remindedToday: () =>
    new DashboardError(
      409,
      'reminded-today',
      'Reminders went out within the last day. Please give your guests until tomorrow.',
    ),
  unreadable: (message: string) => new DashboardError(400, 'unreadable', message),
  wrongWord: () =>
    new DashboardError(400, 'wrong-word', 'Type the word ERASE in capitals to erase everything.'),
  busy: () =>
    new DashboardError(
      503,
      'busy',
      'The store is busy or full at this moment. Nothing was changed; please try again.',
      {},
      { 'Retry-After': '5' },
    ),
  notYetEmptied: () =>
    new DashboardError(
      503,
      'busy',
      'The replies are erased, but another program still reads the file they were in. ' +
        'Please erase once more in a moment.',
      {},
      { 'Retry-After': '5' },
    ),
  notByHead: () =>
    new DashboardError(405, 'no-such-call', 'There is nothing here.', {}, { Allow: 'GET' }),
  broken: (request: string) =>
    new DashboardError(
      500,
      'broken',
      `Something went wrong here (error ${request} in the server’s log). Please try again.`,
    ),
} as const;

/** The dashboard's answer to anything thrown: what was not meant for the wire says nothing of itself. */
export function toDashboardError(error: unknown, request: string): DashboardError {
  if (error instanceof DashboardError) return error;
  if (error instanceof ApiError) return dashboardErrors.invalid(error.message);
  if (!(error instanceof StorageError)) return dashboardErrors.broken(request);
  if (isPassing(error)) return dashboardErrors.busy();
  if (isRefused(error)) return dashboardErrors.invalid('This cannot be stored as it is.');
  return dashboardErrors.broken(request);
}
