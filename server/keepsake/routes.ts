import { makeZip } from 'client-zip';
import { Hono } from 'hono';
import { findLastActivity, recordActivity } from '../accounts/activity.ts';
import type { DashboardEnv } from '../accounts/dashboard-auth.ts';
import type { SiteFiles } from '../pages/site-files.ts';
import type { PhotoService } from '../photos/photo-service.ts';
import type { Database } from '../platform/database/database.ts';
import { rejections } from '../platform/rejections.ts';
import type { Website } from '../website/website.ts';
import { createKeepsake } from './keepsake.ts';

type Options = {
  database: Database;
  website: Pick<Website, 'current'>;
  files: Pick<SiteFiles, 'current'> | null;
  photos: Pick<PhotoService, 'files' | 'videos'> | null;
};

/** The website as a folder that opens without a server. */
export function createKeepsakeRoutes({ database, website, files, photos }: Options) {
  return new Hono<DashboardEnv>()
    .get('/keepsake', async (c) =>
      c.json({ madeAt: await findLastActivity(database, 'keepsake-downloaded') }),
    )
    .get('/keepsake.zip', async (c) => {
      if (!files || [...files.current.pages.values()].every(({ entered }) => entered === null)) {
        throw rejections.notFound();
      }
      const kept = createKeepsake({
        ...{ queries: database, version: files.current, photos },
        document: website.current().document,
      });
      await recordActivity(database, c.var.actor, 'keepsake-downloaded');
      return c.body(makeZip(inFolder(kept)), 200, {
        'Content-Type': 'application/zip',
        'Content-Disposition': 'attachment; filename="keepsake.zip"',
      });
    });
}

async function* inFolder(files: ReturnType<typeof createKeepsake>) {
  for await (const { name, input } of files) yield { name: `keepsake/${name}`, input };
}
