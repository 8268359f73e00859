import { Hono } from 'hono';
import { mailServerRequestSchema } from '../../../domain/emails/mail-server.ts';
import type { DashboardEnv } from '../../accounts/dashboard-auth.ts';
import { requireCouple } from '../../accounts/routes.ts';
import { jsonBody } from '../../platform/http/request-body.ts';
import { rejections } from '../../platform/rejections.ts';
import type { MailServerSetup } from './mail-service.ts';

/** The mail server. Co-hosts see it; only the couple changes it. */
export function createMailServerRoutes(setup: MailServerSetup | null) {
  function requireSetup(): MailServerSetup {
    if (!setup) throw rejections.mailServerFixed();
    return setup;
  }
  return new Hono<DashboardEnv>()
    .get('/', async (c) => c.json(await requireSetup().describe()))
    .put('/', requireCouple, jsonBody(mailServerRequestSchema), async (c) => {
      await requireSetup().save(c.req.valid('json'));
      return c.body(null, 204);
    })
    .delete('/', requireCouple, async (c) => {
      await requireSetup().remove();
      return c.body(null, 204);
    });
}
