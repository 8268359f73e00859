import { Hono } from 'hono';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { shiftSchema, type WeekendResponse } from '../../domain/weekend/weekend-api.ts';
import { recordActivity } from '../accounts/activity.ts';
import type { DashboardEnv } from '../accounts/dashboard-auth.ts';
import { findDevice } from '../accounts/dashboard-sessions.ts';
import { type Database, writeIfPossible } from '../platform/database/database.ts';
import { jsonBody } from '../platform/http/request-body.ts';
import type { Log } from '../platform/log.ts';
import { loadDraft } from '../website/draft.ts';
import type { Website } from '../website/website.ts';

/** The couple moves the planned times on the day, without publishing the rest of the draft. */
export function createWeekendRoutes(database: Database, website: Website, warn: Log['warn']) {
  async function toResponse(): Promise<WeekendResponse> {
    const { celebrate, english, languages, timeZone } = website.current().document;
    const { sections } = await database.snapshot((queries) =>
      loadDraft(queries, website.files.document),
    );
    const draft = sections.find(({ name }) => name === 'celebrate');
    return {
      ...{ celebrate, languages, timeZone, hasDraft: Boolean(draft?.change) },
      ...(english && { english }),
    };
  }

  return new Hono<DashboardEnv>()
    .get('/', async (c) => c.json(await toResponse()))
    .post('/shift', jsonBody(shiftSchema), async (c) => {
      const version = await website.shift(c.req.valid('json'), {
        note: getMessages('weekend').note,
        device: await findDevice(database, c.var.session),
        author: c.var.host?.name ?? null,
      });
      await writeIfPossible(
        recordActivity(database, c.var.actor, 'website-published', String(version.id)),
        warn,
      );
      return c.json(await toResponse(), 201);
    });
}
