import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { escapeHtml } from '../domain/pages/escape-html.ts';
import type { Wedding } from '../domain/wedding/wedding.ts';
import { markAsUsed, writeInOneStep } from './cache.ts';
import { addHashedFile, type Files } from './files.ts';
import type { Language } from './languages.ts';
import type { ReadPicture } from './pictures.ts';

// What a phone shows when a guest adds the site to the home screen: its name, colours and icons.

type Icon = { src: string; sizes: string; type: string; purpose?: string };

/** Drawn by build/app.ts. */
const PUBLIC_ICONS: Icon[] = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** The public one says nothing of the wedding. */
export function createManifest(
  { home, messages }: Pick<Language, 'home' | 'messages'>,
  themeColor: string,
  { icons = PUBLIC_ICONS, name = messages.page.title }: { icons?: Icon[]; name?: string } = {},
): string {
  const colors = { background_color: themeColor, theme_color: themeColor };
  const names = { name, short_name: name, lang: messages.page.lang };
  const rest = { scope: '/', display: 'standalone', icons };
  return `${JSON.stringify({ ...names, id: home, start_url: home, ...colors, ...rest }, null, 2)}\n`;
}

type Options = { themeColor: string; readPicture: ReadPicture; files: Files; cacheDir: string };

/** Elements of the head for guests who have entered: the couple's names, and their photograph as the icon. */
export async function createHomeScreen(
  { couple, couplePhoto }: Wedding,
  language: Language,
  { cacheDir, files, readPicture, themeColor }: Options,
): Promise<string> {
  const name = couple.join(' & ');
  const icons: Icon[] = [];
  let appleIcon = '/icon-180.png';
  if (couplePhoto) {
    const bytes = await readPicture(couplePhoto.file);
    const add = async (size: number) => {
      const icon = await cutIcon(bytes, { size, focus: couplePhoto.focus, cacheDir });
      return addHashedFile(files, `/private/icon-${size}.png`, icon);
    };
    for (const size of [192, 512]) {
      icons.push({ src: await add(size), sizes: `${size}x${size}`, type: 'image/png' });
    }
    appleIcon = await add(180);
  }
  const manifest = createManifest(language, themeColor, {
    name,
    ...(icons.length > 0 && { icons }),
  });
  const address = addHashedFile(files, '/private/app.webmanifest', manifest);
  return [
    // Browsers request it without cookies otherwise.
    `<link rel="manifest" href="${address}" crossorigin="use-credentials">`,
    `<link rel="apple-touch-icon" href="${appleIcon}">`,
    `<meta name="apple-mobile-web-app-title" content="${escapeHtml(name)}">`,
  ].join('');
}

type IconOptions = { size: number; focus: string; cacheDir: string };

/** A square around the focus of the picture. */
async function cutIcon(bytes: Buffer, { cacheDir, focus, size }: IconOptions): Promise<Buffer> {
  const hash = createHash('sha256').update(focus).update(bytes).digest('base64url');
  const dir = join(cacheDir, 'icons', hash);
  const path = join(dir, `${size}.png`);
  await markAsUsed(dir);
  const cached = await readFile(path).catch(() => null);
  if (cached?.length) return cached;
  const [x = 50, y = 50] = focus.split(' ').map(Number.parseFloat);
  const { autoOrient: whole } = await sharp(bytes).metadata();
  const side = Math.min(whole.width, whole.height);
  const icon = await sharp(bytes)
    .autoOrient()
    .extract({
      left: Math.round(((whole.width - side) * x) / 100),
      top: Math.round(((whole.height - side) * y) / 100),
      ...{ width: side, height: side },
    })
    .resize(size)
    .png({ palette: true })
    .toBuffer();
  await mkdir(dir, { recursive: true });
  await writeInOneStep(path, (temp) => writeFile(temp, icon));
  return icon;
}
