import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { DashboardEnv } from '../accounts/dashboard-auth.ts';
import type { Visitor } from '../platform/http/visitor.ts';
import type { Website } from '../website/website.ts';
import type { PhotoService } from './photo-service.ts';

type Options = {
  photos: Pick<PhotoService, 'uploads'> | null;
  requireSession: MiddlewareHandler<DashboardEnv>;
  website: Pick<Website, 'current'>;
  getVisitor: (c: Context) => Visitor;
};

/** The photographs that the couple and co-hosts add, by the same protocol as those of guests. */
export function createHostUploads({ photos, requireSession, website, getVisitor }: Options) {
  const app = new Hono<DashboardEnv>();
  if (!photos) return app;
  const receive = (c: Context) =>
    photos.uploads.handle(c, {
      address: getVisitor(c).address,
      device: null,
      tableLink: null,
      events: website.current().document.celebrate.events.map(({ id }) => id),
      isGuest: false,
    });
  return app.all('/', requireSession, receive).all('/:upload', requireSession, receive);
}
