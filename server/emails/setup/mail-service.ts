import pLimit from 'p-limit';
import { getMessages } from '../../../domain/dashboard/messages/messages.ts';
import type {
  MailServerRequest,
  MailServerResponse,
  SavedMailServer,
} from '../../../domain/emails/mail-server.ts';
import type { GuestDataSource } from '../../guest-data/guest-data.ts';
import type { Database } from '../../platform/database/database.ts';
import { followDatabase } from '../../platform/database/follow-database.ts';
import type { Log } from '../../platform/log.ts';
import { rejections } from '../../platform/rejections.ts';
import type { Settings } from '../../settings.ts';
import type { Website } from '../../website/website.ts';
import type { Emails } from '../emails.ts';
import type { MailSettings } from '../mail-settings.ts';
import { explainMailFailure } from './explain-failure.ts';
import {
  deleteMailServer,
  deriveKey,
  findMailServer,
  hasSameLogin,
  type MailServerRow,
  openPassword,
  parseMailServer,
  putMailServer,
  sealPassword,
  toMailSettings,
} from './stored-mail-server.ts';

/** The emails of a site, which the couple can turn on and off while it runs. */
export type EmailSource = {
  /** Null while there is no mail server. */
  current(): Emails | null;
};

export type MailService = EmailSource & {
  /** Null where the couple cannot set a mail server. */
  setup: MailServerSetup | null;
  /** Uses the mail server that another copy of the server stores. */
  follow(stopping: AbortSignal): void;
  stop(): Promise<void>;
};

/** What the couple sees and changes in the dashboard. */
export type MailServerSetup = {
  describe(): Promise<MailServerResponse>;
  /** Sends a test with it, and stores it if that worked; throws Rejection with the field to look at. */
  save(request: MailServerRequest): Promise<void>;
  remove(): Promise<void>;
};

/** A site that sends no emails. */
export const NO_EMAILS: MailService = {
  ...{ current: () => null, setup: null, follow: () => {}, stop: async () => {} },
};

type Deps = {
  database: Database | null;
  website: Website | null;
  guestData: GuestDataSource | null;
  /** The secret that signs sessions; the key of stored passwords is derived from it. */
  secret: string | null;
  log: Log;
};

const TESTS_PER_HOUR = 30;
const HOUR_MS = 60 * 60_000;
const CHECK_INTERVAL_MS = 2_000;

/** Starts the emails if a mail server is set. Without one their code is not even loaded. */
export async function openMailService(
  { mail, publicUrl, supabase }: Settings,
  { database, website, guestData, secret, log }: Deps,
): Promise<MailService> {
  if (!database || !website || !guestData || secret === null) {
    return NO_EMAILS;
  }
  const [db, data] = [database, guestData];
  const key = deriveKey(secret);
  const canBeSet = mail === null && supabase === null;
  const getContent = () => website.current().document;
  const runInTurn = pLimit(1);
  let active: Emails | null = null;
  let applied: string | null = null;
  let testsSentAt: number[] = [];

  async function use(settings: MailSettings | null): Promise<void> {
    const previous = active;
    const deps = { publicUrl, getContent, database: db, guestData: data, log };
    active = settings && (await import('../emails.ts')).startEmails({ mail: settings, ...deps });
    await previous?.stop();
  }
  /** Uses what is stored now, if it changed. */
  async function apply(): Promise<void> {
    const row = await findMailServer(db);
    const state = row && JSON.stringify(row);
    if (state === applied) return;
    await use(row && readSettings(row));
    applied = state;
  }

  function readSettings(row: MailServerRow): MailSettings | null {
    const password = openPassword(row, key);
    if (password !== undefined) return toMailSettings(parseMailServer(row), password);
    log.error(
      {},
      'the password of the mail server cannot be decrypted: enter it again in the dashboard',
    );
    return null;
  }

  /** Fills in the stored password; throws Rejection if there is none for this server and user. */
  function completeRequest(
    request: MailServerRequest,
    row: MailServerRow | null,
  ): MailServerRequest {
    if (request.user === '') return { ...request, password: null };
    if (request.password) return request;
    const password = row && hasSameLogin(parseMailServer(row), request) && openPassword(row, key);
    if (password) return { ...request, password };
    const { enterPassword, enterPasswordAgain } = getMessages('mailServer').errors;
    throw rejections.invalid(row ? enterPasswordAgain : enterPassword, 'password');
  }

  async function sendTest(request: MailServerRequest): Promise<void> {
    const now = Date.now();
    testsSentAt = testsSentAt.filter((sentAt) => now - sentAt < HOUR_MS);
    if (testsSentAt.length >= TESTS_PER_HOUR) {
      throw rejections.invalid(getMessages('mailServer').errors.tooManyTests(TESTS_PER_HOUR));
    }
    testsSentAt.push(now);
    const { sendMailTest } = await import('./mail-test.ts');
    const mail = toMailSettings(request, request.password);
    const failure = await sendMailTest(mail, request.addresses[0] ?? mail.from, getContent());
    if (!failure) return;
    const { field, message } = explainMailFailure(failure, request);
    throw rejections.invalid(message, field ?? undefined);
  }

  const setup: MailServerSetup = {
    async describe() {
      if (supabase) return { source: 'unavailable' };
      if (mail) {
        return { source: 'environment', host: mail.smtp.host, from: mail.from };
      }
      const row = await findMailServer(db);
      if (!row) return { source: 'none' };
      const password = openPassword(row, key);
      return {
        source: 'dashboard',
        server: parseMailServer(row),
        hasPassword: typeof password === 'string',
        isReadable: password !== undefined,
        changedAt: row.changed_at,
      };
    },
    async save(request) {
      if (!canBeSet) throw rejections.mailServerFixed();
      const complete = completeRequest(request, await findMailServer(db));
      await sendTest(complete);
      const { password, ...server } = complete;
      const sealed = password === null ? null : sealPassword({ ...complete, password }, key);
      await putMailServer(db, server satisfies SavedMailServer, sealed);
      await runInTurn(apply);
    },
    async remove() {
      if (!canBeSet) throw rejections.mailServerFixed();
      await deleteMailServer(db);
      await runInTurn(apply);
    },
  };

  if (canBeSet) await apply();
  else if (mail) await use(mail);
  return {
    current: () => active,
    setup,
    follow(stopping) {
      if (!canBeSet) return;
      const onError = 'the mail server could not be read';
      followDatabase(db, () => runInTurn(apply), {
        ...{ intervalMs: CHECK_INTERVAL_MS, log, onError, stopping },
      });
    },
    async stop() {
      await runInTurn(async () => active?.stop());
    },
  };
}
