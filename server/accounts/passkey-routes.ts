import { Hono } from 'hono';
import { newPasskeySchema, type PasskeysResponse } from '../../domain/accounts/passkeys-api.ts';
import type { Database } from '../platform/database/database.ts';
import { jsonBody, smallBody } from '../platform/http/request-body.ts';
import { rejections } from '../platform/rejections.ts';
import { recordActivity } from './activity.ts';
import type { DashboardAuth, DashboardEnv, DashboardSessions } from './dashboard-auth.ts';
import { deletePasskey, listPasskeys } from './passkeys.ts';
import { countRecoveryCodes, createRecoveryCodes } from './recovery-codes.ts';
import { createRecentSignInCheck, requireCouple } from './routes.ts';

type Options = Pick<DashboardAuth, 'requirePasskeys'> & Pick<DashboardSessions, 'passkeys'>;

/** The passkeys of the account that is signed in, and the couple's recovery codes. */
export function createPasskeyRoutes(
  database: Database,
  { passkeys, requirePasskeys: isRequired }: Options,
) {
  const requireRecentSignIn = createRecentSignInCheck(database);

  return new Hono<DashboardEnv>()
    .get('/passkeys', async (c) => {
      const host = c.var.host?.id ?? null;
      const answer: PasskeysResponse = {
        passkeys: await listPasskeys(database, host),
        isRequired,
        recoveryCodes: host === null ? await countRecoveryCodes(database) : null,
      };
      return c.json(answer);
    })
    .post('/passkeys/options', requireRecentSignIn, smallBody, async (c) =>
      c.json(await passkeys.createOptions(c, database, c.var.session, c.var.host)),
    )
    .post('/passkeys', jsonBody(newPasskeySchema), async (c) => {
      const { actor, session } = c.var;
      const account = { session, host: c.var.host?.id ?? null, device: actor.device };
      const isAdded = await database.exclusiveTransaction(async (queries) => {
        const isAdded = await passkeys.add(c, queries, c.req.valid('json'), account);
        if (isAdded) await recordActivity(queries, actor, 'passkey-added', actor.device);
        return isAdded;
      });
      if (!isAdded) throw rejections.passkeyRejected();
      return c.body(null, 204);
    })
    .delete('/passkeys/:id', async (c) => {
      await database.exclusiveTransaction(async (queries) => {
        const host = c.var.host?.id ?? null;
        if (await deletePasskey(queries, c.req.param('id'), host)) {
          await recordActivity(queries, c.var.actor, 'passkey-removed');
        }
      });
      return c.body(null, 204);
    })
    .post('/recovery-codes', requireCouple, requireRecentSignIn, smallBody, async (c) => {
      const codes = await database.exclusiveTransaction(async (queries) => {
        await recordActivity(queries, c.var.actor, 'recovery-codes-created');
        return createRecoveryCodes(queries);
      });
      return c.json({ codes }, 201);
    });
}
