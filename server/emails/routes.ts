import { Hono } from 'hono';
import type { Database } from '../platform/database/database.ts';
import { getPathId, smallBody } from '../platform/http/request-body.ts';
import { rejections } from '../platform/rejections.ts';
import type { Emails } from './emails.ts';
import { resendEmail } from './outbox.ts';
import type { EmailSource } from './setup/mail-service.ts';

type EmailDeps = { database: Database; emails: EmailSource };

/** Single emails. */
export function createEmailRoutes({ database, emails }: EmailDeps) {
  return (
    new Hono()
      .get('/', async (c) => {
        const active = emails.current();
        return c.json({ emails: active && (await database.snapshot(active.readLog)) });
      })
      // An example of an email, as a page.
      .get('/preview/:kind', async (c) => {
        const kind = c.req.param('kind');
        if (kind !== 'receipt' && kind !== 'notification') throw rejections.notFound();
        return c.html(await requireEmails(emails).preview(kind));
      })
      // Queues an email again that was sent or failed.
      .post('/:id/resend', smallBody, async (c) => {
        const id = getPathId(c, rejections.emailNotFound);
        const { wake } = requireEmails(emails);
        const result = await database.exclusiveTransaction((queries) => resendEmail(queries, id));
        if (result === 'not-found') throw rejections.emailNotFound();
        if (result === 'already-queued') throw rejections.alreadyQueued();
        if (result === 'already-sent') throw rejections.alreadySent();
        wake();
        return c.body(null, 204);
      })
  );
}

export function requireEmails({ current }: EmailSource): Emails {
  const emails = current();
  if (!emails) throw rejections.emailsNotConfigured();
  return emails;
}
