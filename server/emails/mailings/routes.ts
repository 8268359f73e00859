import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { getMessages } from '../../../domain/dashboard/messages/messages.ts';
import { listTextIssues } from '../../../domain/emails/mailing-texts.ts';
import {
  createMailingSchema,
  type Mailing,
  type MailingDetails,
  previewMailingSchema,
  saveMailingSchema,
  sendMailingSchema,
  sendMoreSchema,
  testMailingSchema,
} from '../../../domain/emails/mailings.ts';
import { toInstant } from '../../../domain/wedding/zone-time.ts';
import type { GuestDataContent, GuestDataSource } from '../../guest-data/guest-data.ts';
import type { Database, Queries } from '../../platform/database/database.ts';
import { getPathId, jsonBody, largeBody } from '../../platform/http/request-body.ts';
import { rejections } from '../../platform/rejections.ts';
import { createEmailSite } from '../email.ts';
import { translateFailure } from '../failures.ts';
import { stopEmails } from '../outbox.ts';
import { requireEmails } from '../routes.ts';
import type { EmailSource } from '../setup/mail-service.ts';
import { composeExample, createFirstMessage, renderPreview } from './mailing-email.ts';
import { readMailingDetails, readOverview } from './mailing-overview.ts';
import {
  isTooLate,
  listInvitedAddresses,
  listRecipients,
  startMailing,
  toReminderTime,
} from './mailings.ts';
import {
  deleteMailing,
  findMailing,
  insertMailing,
  markStopped,
  saveMailing,
  scheduleMailing,
  subscribeAgain,
} from './mailings-table.ts';

type Deps = { database: Database; source: GuestDataSource; emails: EmailSource };

/** Emails that the couple writes to many guests. */
export function createMailingRoutes({ database, source, emails }: Deps) {
  async function readDetails(queries: Queries, id: number, content: GuestDataContent) {
    const { settings } = requireEmails(emails);
    const mailing = await requireMailing(queries, id);
    return readMailingDetails(queries, mailing, content, settings);
  }

  /** Changes a mailing, and returns its details. */
  async function change(
    c: Context,
    work: (queries: Queries, mailing: Mailing, content: GuestDataContent) => Promise<void>,
  ): Promise<MailingDetails> {
    const active = requireEmails(emails);
    const id = getPathId(c);
    const content = await source.content();
    const details = await database.exclusiveTransaction(async (queries) => {
      await work(queries, await requireMailing(queries, id), content);
      return readDetails(queries, id, content);
    });
    active.wake();
    return details;
  }

  /** Queues the emails to the recipients that the couple has seen. */
  async function start(
    queries: Queries,
    mailing: Mailing,
    content: GuestDataContent,
    seenVersion: string,
    now: Date,
  ): Promise<void> {
    const { settings, emailsPerMinute } = requireEmails(emails);
    const { recipients, recipientsVersion } = await listRecipients(
      queries,
      mailing,
      content,
      settings,
      now,
    );
    if (recipients.every(({ omitted }) => omitted !== null)) {
      throw rejections.mailingRejected(getMessages('emails').errors.nobody);
    }
    if (recipientsVersion !== seenVersion) throw rejections.recipientsChanged();
    await startMailing(queries, mailing, content, { settings, emailsPerMinute, now });
  }

  function requireSendable(mailing: Mailing): void {
    const { settings } = requireEmails(emails);
    const [issue] = listTextIssues(mailing.message, settings.getContent().languages);
    const problem =
      settings.publicUrl === null ? getMessages('emails').errors.noAddress : issue?.message;
    if (problem) throw rejections.mailingRejected(problem);
    if (isTooLate(mailing, settings, new Date())) throw rejections.weddingOver();
  }

  /** Null for now. */
  function toSendTime(
    { kind, message: { filter } }: Mailing,
    { at, daysBeforeDeadline }: { at: string | null; daysBeforeDeadline: number | null },
  ): Date | null {
    const { wedding } = createEmailSite(requireEmails(emails).settings, null);
    if (daysBeforeDeadline === null) {
      return at === null ? null : new Date(toInstant(at, wedding.timeZone));
    }
    if (kind !== 'reminder' || filter.who === 'unanswered') {
      throw rejections.mailingRejected(getMessages('emails').errors.onlyReminders);
    }
    return toReminderTime(wedding, daysBeforeDeadline);
  }

  return (
    new Hono()
      .use(compress())
      .get('/', async (c) => {
        const active = emails.current();
        const content = active && (await source.content());
        const overview =
          content && (await database.snapshot((queries) => readOverview(queries, active, content)));
        return c.json({ overview });
      })
      // For the guest list, also on a site that sends no emails any more.
      .get('/invited', async (c) => c.json({ addresses: await listInvitedAddresses(database) }))
      .delete('/unsubscribed/:id', async (c) => {
        await subscribeAgain(database, getPathId(c, rejections.mailingNotFound));
        return c.body(null, 204);
      })
      .delete('/:id', async (c) => {
        const id = getPathId(c);
        await database.exclusiveTransaction(async (queries) => {
          requireDraft(await requireMailing(queries, id));
          await deleteMailing(queries, id);
        });
        return c.body(null, 204);
      })
      // Before a body is read: what it says is of no use.
      .use(async (_, next) => {
        requireEmails(emails);
        await next();
      })
      .post('/', jsonBody(createMailingSchema, largeBody), async (c) => {
        const { settings } = requireEmails(emails);
        const created = c.req.valid('json');
        const message = createFirstMessage(created, settings);
        const mailing = await database.exclusiveTransaction(async (queries) =>
          requireMailing(queries, await insertMailing(queries, created.kind, message)),
        );
        return c.json(mailing, 201);
      })
      .get('/:id', async (c) => {
        const content = await source.content();
        const id = getPathId(c);
        return c.json(await database.snapshot((queries) => readDetails(queries, id, content)));
      })
      .put('/:id', jsonBody(saveMailingSchema, largeBody), async (c) => {
        const { version, message } = c.req.valid('json');
        return c.json(
          await change(c, async (queries, mailing) => {
            requireDraft(mailing);
            requireVersion(mailing, version);
            await saveMailing(queries, mailing.id, message);
          }),
        );
      })
      .post('/:id/preview', jsonBody(previewMailingSchema, largeBody), async (c) => {
        const { settings } = requireEmails(emails);
        const { message, ...example } = c.req.valid('json');
        const { kind } = await requireMailing(database, getPathId(c));
        const draft = { kind, message };
        const content = await source.content();
        return c.json(
          renderPreview(await composeExample(database, draft, example, content, settings)),
        );
      })
      .post('/:id/test', jsonBody(testMailingSchema, largeBody), async (c) => {
        const active = requireEmails(emails);
        const { to, ...example } = c.req.valid('json');
        const mailing = await requireMailing(database, getPathId(c));
        const { settings } = active;
        const content = await source.content();
        const { email, site } = await composeExample(database, mailing, example, content, settings);
        const result = await active.sendTest(email, site, to);
        if ('error' in result)
          throw rejections.mailingRejected(`${translateFailure(result.error)}.`);
        return c.body(null, 204);
      })
      .post('/:id/send', jsonBody(sendMailingSchema, largeBody), async (c) => {
        const { version, recipientsVersion, at, daysBeforeDeadline } = c.req.valid('json');
        return c.json(
          await change(c, async (queries, mailing, content) => {
            requireDraft(mailing);
            requireVersion(mailing, version);
            requireSendable(mailing);
            const now = new Date();
            const sendAt = toSendTime(mailing, { at, daysBeforeDeadline });
            if (sendAt !== null && sendAt <= now) {
              throw rejections.mailingRejected(getMessages('emails').errors.timePassed);
            }
            await scheduleMailing(queries, mailing.id, sendAt ?? now, daysBeforeDeadline);
            // Not by the sender, which would select the recipients again.
            if (sendAt === null) await start(queries, mailing, content, recipientsVersion, now);
          }),
        );
      })
      .post('/:id/stop', async (c) =>
        c.json(
          await change(c, async (queries, { id, state }) => {
            if (state === 'scheduled') return scheduleMailing(queries, id, null, null);
            if (state !== 'sending') return;
            const now = new Date();
            await markStopped(queries, id, now);
            await stopEmails(queries, id, now);
          }),
        ),
      )
      .post('/:id/continue', async (c) =>
        c.json(
          await change(c, async (queries, { id, state }) => {
            if (state !== 'stopped') return;
            await markStopped(queries, id, null);
            await stopEmails(queries, id, null);
          }),
        ),
      )
      .post('/:id/more', jsonBody(sendMoreSchema, largeBody), async (c) => {
        const { recipientsVersion } = c.req.valid('json');
        return c.json(
          await change(c, async (queries, mailing, content) => {
            if (mailing.state !== 'sent') throw rejections.mailingStarted();
            requireSendable(mailing);
            await start(queries, mailing, content, recipientsVersion, new Date());
          }),
        );
      })
  );
}

async function requireMailing(queries: Queries, id: number): Promise<Mailing> {
  const mailing = await findMailing(queries, id);
  if (!mailing) throw rejections.mailingNotFound();
  return mailing;
}

function requireDraft({ state }: Mailing): void {
  if (state !== 'draft') throw rejections.mailingStarted();
}

function requireVersion(mailing: Mailing, version: number): void {
  if (mailing.version !== version) throw rejections.mailingConflict();
}
