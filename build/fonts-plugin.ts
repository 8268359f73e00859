import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import type { Wedding } from '../domain/wedding.ts';
import { charactersOf, type Face, fontFace, subset, subsetFile } from './fonts.ts';
import type { Language } from './languages.ts';
import { PATHS } from './paths.ts';

const NAMES: Face = { family: 'Cardo', weight: 400, style: 'normal' };
const ITALIC: Face = { family: 'Cardo', weight: 400, style: 'italic' };
const STRONG: Face = { family: 'Alegreya Sans', weight: 500, style: 'normal' };

/**
 * Adds to the site's font rules, after the whole fonts, the same with the letters alone that the
 * words of this wedding use. A browser takes the later rule; the whole font comes only for a letter
 * beyond them, which a guest may type. The hero's own few letters lie in its styles themselves, so
 * that the first view asks for two files and no more.
 */
export function fontsPlugin(wedding: Wedding, { letters, words }: Language): Plugin {
  const characters = charactersOf([wedding, words, letters]);
  const faces: Record<string, () => Promise<string[]>> = {
    [join(PATHS.root, 'ui', 'fonts.css')]: () =>
      files([NAMES, { family: 'Alegreya Sans', weight: 400, style: 'normal' }]),
    [join(PATHS.root, 'ui', 'fonts-behind-the-gate.css')]: () => files([ITALIC, STRONG]),
    [join(PATHS.site, 'wedding', 'sections', 'hero.module.css')]: () =>
      Promise.all([
        withinStyles(NAMES, 'Hero Names', wedding.couple.join('')),
        withinStyles(ITALIC, 'Hero Italic', '&'),
        withinStyles(STRONG, 'Hero Strong', wedding.dateLine),
      ]),
  };

  async function files(wanted: Face[]): Promise<string[]> {
    const from = join(PATHS.root, 'ui');
    return Promise.all(
      wanted.map(async (face) => {
        const path = await subsetFile(face, characters);
        const url = relative(from, path).split(sep).join('/');
        return fontFace(face, face.family, url, characters);
      }),
    );
  }

  return {
    name: 'serenissima:fonts',
    enforce: 'pre',
    async transform(code, id) {
      const rules = await faces[id.split('?')[0] ?? '']?.();
      return rules ? [code, ...rules].join('\n') : undefined;
    },
  };
}

async function withinStyles(face: Face, family: string, text: string): Promise<string> {
  const characters = [...new Set(text)].join('');
  const font = await subset(face, characters);
  const url = `data:font/woff2;base64,${font.toString('base64')}`;
  return fontFace(face, family, url, characters);
}
