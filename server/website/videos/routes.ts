import { Readable } from 'node:stream';
import { type Context, Hono } from 'hono';
import { getMessages } from '../../../domain/dashboard/messages/messages.ts';
import { leaveOutHidden } from '../../../domain/wedding/section-order.ts';
import { listVideoFiles } from '../../../domain/wedding/videos.ts';
import type { DashboardEnv } from '../../accounts/dashboard-auth.ts';
import type { ByteRange } from '../../backups/remote/remote-storage.ts';
import type { PhotoService } from '../../photos/photo-service.ts';
import { sendFile } from '../../photos/send-file.ts';
import { readVideoInfo } from '../../photos/video-info.ts';
import { rejections } from '../../platform/rejections.ts';
import type { Website } from '../website.ts';

type Photos = Pick<PhotoService, 'files' | 'videos'>;

/** Videos and captions of the published sections, behind the gate. Those of a hidden section have no address. */
export function createGuestVideoRoutes(photos: Photos, website: Pick<Website, 'current'>): Hono {
  return new Hono().get('/private/videos/:sha256', async (c, next) => {
    const sha256 = c.req.param('sha256');
    const shown = listVideoFiles(leaveOutHidden(website.current().document));
    const file = shown.find((one) => one.sha256 === sha256);
    const size = file ? await findSize(photos, sha256) : null;
    return file && size !== null ? sendVideo(c, photos, { ...file, size }) : next();
  });
}

/** The couple's uploads, also before they are published. */
export function createVideoRoutes(photos: Photos | null) {
  async function find(c: Context) {
    const sha256 = c.req.param('sha256') ?? '';
    const size = photos && (await findSize(photos, sha256));
    if (!photos || size === null) throw rejections.notFound();
    return { photos, sha256, size };
  }

  return new Hono<DashboardEnv>()
    .get('/:sha256', async (c) => {
      const { photos, sha256, size } = await find(c);
      const storage = await photos.files.open();
      const info = await readVideoInfo((range) => storage.read(sha256, range), size);
      if (!info) throw rejections.invalid(getMessages('website').videos.noPicture);
      return c.json({ ...info, size });
    })
    .get('/:sha256/file', async (c) => {
      const { photos, ...file } = await find(c);
      return sendVideo(c, photos, { ...file, kind: 'video' });
    });
}

async function findSize({ files }: Photos, sha256: string): Promise<number | null> {
  if (!/^[0-9a-f]{64}$/.test(sha256) || !(await files.has(sha256))) return null;
  return (await files.open()).readSize(sha256);
}

type StoredFile = { sha256: string; size: number; kind: 'video' | 'captions' };

function sendVideo(c: Context, { files, videos }: Photos, { kind, sha256, size }: StoredFile) {
  // A browser asks each time, because the couple may hide the section. Its copy is still good.
  c.header('Cache-Control', 'private, no-cache');
  const file = { size, etag: `"${sha256}"` };
  if (kind === 'captions') {
    const open = async (range: ByteRange) => (await files.open()).read(sha256, range);
    return sendFile(c, { ...file, type: 'text/vtt; charset=utf-8', open });
  }
  return sendFile(c, {
    ...file,
    // Also for MOV files: browsers that read the format play it by this name only.
    type: 'video/mp4',
    open: async (range) => Readable.from(await videos.read(sha256, size, range)),
  });
}
