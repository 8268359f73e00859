import { join } from 'node:path';
import sharp from 'sharp';

/** 180 is for iOS; publish/home-screen.ts names the others. */
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

/** Renders the icons of the home screen. They are public, so they show nothing of the wedding. */
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
