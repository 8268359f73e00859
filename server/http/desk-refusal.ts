import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Party } from '../../domain/party.ts';
import { isPassing, isRefused, StorageError } from '../database/storage-error.ts';
import { WireError } from './wire-error.ts';

type Extras = { party?: Party; field?: string };

/** The desk or the gate says no, in words for the person who stands there. */
export class DeskRefusal extends Error {
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
export const deskRefusal = {
  signedOut: () => new DeskRefusal(401, 'signed-out', 'Please sign in.'),
  wrongPassword: () => new DeskRefusal(401, 'wrong-password', 'That is not the password.'),
  slowDown: (seconds: number) =>
    new DeskRefusal(
      429,
      'slow-down',
      `Too many tries. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
      {},
      { 'Retry-After': String(seconds) },
    ),
  otherSite: () =>
    new DeskRefusal(403, 'other-site', 'This was asked from another site, and is not done.'),
  noSuchCall: () => new DeskRefusal(404, 'no-such-call', 'There is nothing here.'),
  invalid: (message: string, field?: string) =>
    new DeskRefusal(400, 'invalid', message, field === undefined ? {} : { field }),
  tooLarge: (limit: string) =>
    new DeskRefusal(
      413,
      'too-large',
      `This is larger than ${limit}, and was not taken.`,
      {},
      // The rest of it is not read.
      { Connection: 'close' },
    ),
  changed: (party: Party) =>
    new DeskRefusal(409, 'changed', 'This reply has changed since you opened it.', { party }),
  alreadyThere: (party: Party) =>
    new DeskRefusal(409, 'already-there', 'There is a reply under this address already.', {
      party,
    }),
  unknownParty: () => new DeskRefusal(404, 'unknown-party', 'This reply is no longer there.'),
  unknownInvited: () =>
    new DeskRefusal(404, 'unknown-invited', 'This guest is no longer on the list.'),
  noLetters: () =>
    new DeskRefusal(409, 'no-letters', 'This site sends no letters: it has no mail server.'),
  unknownLetter: () => new DeskRefusal(404, 'unknown-letter', 'This letter is no longer there.'),
  onItsWay: () => new DeskRefusal(409, 'on-its-way', 'This letter is on its way already.'),
  remindedToday: () =>
    new DeskRefusal(
      409,
      'reminded-today',
      'Reminders went out within the last day. Please give your guests until tomorrow.',
    ),
  unreadable: (message: string) => new DeskRefusal(400, 'unreadable', message),
  wrongWord: () =>
    new DeskRefusal(400, 'wrong-word', 'Type the word ERASE in capitals to erase everything.'),
  busy: () =>
    new DeskRefusal(
      503,
      'busy',
      'The store is busy or full at this moment. Nothing was changed; please try again.',
      {},
      { 'Retry-After': '5' },
    ),
  notYetEmptied: () =>
    new DeskRefusal(
      503,
      'busy',
      'The replies are erased, but another program still reads the file they were in. ' +
        'Please erase once more in a moment.',
      {},
      { 'Retry-After': '5' },
    ),
  notByHead: () =>
    new DeskRefusal(405, 'no-such-call', 'There is nothing here.', {}, { Allow: 'GET' }),
  broken: (request: string) =>
    new DeskRefusal(
      500,
      'broken',
      `Something went wrong here (error ${request} in the server’s log). Please try again.`,
    ),
} as const;

/** The desk's answer to anything thrown: what was not meant for the wire says nothing of itself. */
export function deskRefusalOf(error: unknown, request: string): DeskRefusal {
  if (error instanceof DeskRefusal) return error;
  if (error instanceof WireError) return deskRefusal.invalid(error.message);
  if (!(error instanceof StorageError)) return deskRefusal.broken(request);
  if (isPassing(error)) return deskRefusal.busy();
  if (isRefused(error)) return deskRefusal.invalid('This cannot be stored as it is.');
  return deskRefusal.broken(request);
}
