// The files that a phone uses when a guest adds the site to the home screen.
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Language } from './languages.ts';

/** 180 is for iOS; site/public/manifest.webmanifest names the others. */
const ICON_SIZES = [180, 192, 512];

// The two rings of the favicon. The background fills the square and the rings keep a wide margin, because
// phones crop icons to rounded squares or circles.
const ICON = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
    <rect width="64" height="64" fill="#fbf7ec"/>
    <g fill="none" stroke="#8a6b3d" stroke-width="1.6">
      <circle cx="25.5" cy="32" r="13"/><circle cx="38.5" cy="32" r="13"/>
    </g>
  </svg>`,
);

/** Renders the icons. They are public, so they show nothing of the wedding. */
export async function drawIcons(dir: string): Promise<void> {
  await Promise.all(
    ICON_SIZES.map((size) =>
      sharp(ICON, { density: (72 * size) / 64 })
        .resize(size, size)
        .png({ compressionLevel: 9, palette: true })
        .toFile(join(dir, `icon-${size}.png`)),
    ),
  );
}

const MANIFEST = 'manifest.webmanifest';

/** Moves the manifest to the folder of a translation, with the translation's name and start page. */
export async function moveManifest(dir: string, { home, messages }: Language): Promise<void> {
  const manifest = JSON.parse(await readFile(join(dir, MANIFEST), 'utf8'));
  const { title, lang } = messages.page;
  const own = { ...manifest, name: title, short_name: title, lang, id: home, start_url: home };
  await mkdir(join(dir, home), { recursive: true });
  await rename(join(dir, MANIFEST), join(dir, home, MANIFEST));
  await writeFile(join(dir, home, MANIFEST), `${JSON.stringify(own, null, 2)}\n`);
}
