import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/** Fonts with the metrics of those that `build/font-faces.ts` names, and the names it uses for them. */
const FONTS = {
  tinos: { family: 'Tinos', alias: 'Times New Roman' },
  arimo: { family: 'Arimo', alias: 'Arial' },
};

const FOLDER = join(import.meta.dirname, '..', 'node_modules', '.cache', 'fallback-fonts');

/**
 * Returns the path of a fontconfig file that adds Times New Roman and Arial to the machine's fonts.
 * Phones and laptops have both. A bare Linux machine has neither, so its text would be laid out
 * again when the web fonts arrive. Other systems ignore the file.
 */
export async function installFallbackFonts(): Promise<string> {
  await mkdir(FOLDER, { recursive: true });
  await Promise.all(Object.keys(FONTS).map(convertToTrueType));
  const path = join(FOLDER, 'fonts.conf');
  const written = await readFile(path, 'utf8').catch(() => null);
  if (written !== FONTS_CONF) await write(path, FONTS_CONF);
  return path;
}

/** Chromium's own fontconfig reads TrueType but no WOFF2. */
async function convertToTrueType(name: string): Promise<void> {
  const path = join(FOLDER, `${name}.ttf`);
  if (await stat(path).catch(() => null)) return;
  const file = `@fontsource/${name}/files/${name}-latin-400-normal.woff2`;
  const woff2 = await readFile(createRequire(import.meta.url).resolve(file));
  const options = { targetFormat: 'truetype', keepAllGlyphs: true } as const;
  await write(path, await subsetFont(woff2, undefined, options));
}

/** Writes in one step, because Playwright's workers may all do this at the same time. */
async function write(path: string, content: string | Buffer): Promise<void> {
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, content);
  await rename(draft, path);
}

// The aliases are given when the fonts are scanned: `local()` in CSS asks for a font's own names.
const FONTS_CONF = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir prefix="relative">.</dir>
${Object.values(FONTS)
  .map(
    ({ family, alias }) => `  <match target="scan">
    <test name="family"><string>${family}</string></test>
    <edit name="fullname" mode="append"><string>${alias}</string></edit>
  </match>`,
  )
  .join('\n')}
</fontconfig>
`;
