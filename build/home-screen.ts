import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Language } from './languages.ts';

/** 180 is Apple's; the others are named in site/public/manifest.webmanifest. */
const SIZES = [180, 192, 512];

// The two rings of the browser's tab, in the gate's fine line. The paper goes to the very edge, and the
// rings lie well within: home screens cut the corners off, or a whole circle.
const ICON = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
    <rect width="64" height="64" fill="#fbf7ec"/>
    <g fill="none" stroke="#8a6b3d" stroke-width="1.6">
      <circle cx="25.5" cy="32" r="13"/><circle cx="38.5" cy="32" r="13"/>
    </g>
  </svg>`,
);

/** Draws the icons of a home screen, which tell nothing of the wedding. */
export async function drawIcons(dir: string): Promise<void> {
  await Promise.all(
    SIZES.map((size) =>
      sharp(ICON, { density: (72 * size) / 64 })
        .resize(size, size)
        .png({ compressionLevel: 9, palette: true })
        .toFile(join(dir, `icon-${size}.png`)),
    ),
  );
}

const NAME = 'manifest.webmanifest';

/** Moves the manifest of a home screen to where a language's page is, with its name and its start. */
export async function moveManifest(dir: string, { home, words }: Language): Promise<void> {
  const manifest = JSON.parse(await readFile(join(dir, NAME), 'utf8'));
  const { title, lang } = words.page;
  const own = { ...manifest, name: title, short_name: title, lang, id: home, start_url: home };
  await mkdir(join(dir, home), { recursive: true });
  await rename(join(dir, NAME), join(dir, home, NAME));
  await writeFile(join(dir, home, NAME), `${JSON.stringify(own, null, 2)}\n`);
}
