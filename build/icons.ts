import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { PATHS } from './paths.ts';

/** 180 is Apple's; the others are named in site/public/manifest.webmanifest. */
const SIZES = [180, 192, 512];

/** Draws the icons of a home screen from the one of the browser's tab. */
export async function drawIcons(dir: string): Promise<void> {
  const tab = await readFile(join(PATHS.site, 'public', 'favicon.svg'), 'utf8');
  // To the very edge: home screens round the corners themselves.
  const whole = Buffer.from(tab.replace(' rx="6"', ''));
  await Promise.all(
    SIZES.map((size) =>
      sharp(whole, { density: (72 * size) / 32 })
        .resize(size)
        .png({ compressionLevel: 9, palette: true })
        .toFile(join(dir, `icon-${size}.png`)),
    ),
  );
}
