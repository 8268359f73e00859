import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import type { Wedding } from '../domain/wedding.ts';
import { type Face, fontFaceRule, subset, usedCharacters, writeSubset } from './fonts.ts';
import type { Language } from './languages.ts';
import { PATHS } from './paths.ts';

const SERIF: Face = { family: 'Cardo', weight: 400, style: 'normal' };
const SERIF_ITALIC: Face = { family: 'Cardo', weight: 400, style: 'italic' };
const SANS: Face = { family: 'Alegreya Sans', weight: 400, style: 'normal' };
const SANS_MEDIUM: Face = { family: 'Alegreya Sans', weight: 500, style: 'normal' };

/**
 * Adds subsets of the fonts, with only the characters of this wedding's texts, after the whole fonts.
 * Browsers use the last matching rule, and load a whole font only for a character outside the subset,
 * which a guest may type. The few characters of the hero are embedded in its styles, so that the first
 * view needs only two font files.
 */
export function fontsPlugin(wedding: Wedding, { letters, messages }: Language): Plugin {
  const characters = usedCharacters([wedding, messages, letters]);
  const rulesByStyleSheet: Record<string, () => Promise<string[]>> = {
    [join(PATHS.root, 'ui', 'fonts.css')]: () => subsetRules([SERIF, SANS]),
    [join(PATHS.root, 'ui', 'fonts-secondary.css')]: () => subsetRules([SERIF_ITALIC, SANS_MEDIUM]),
    [join(PATHS.site, 'wedding', 'sections', 'hero.module.css')]: () =>
      Promise.all([
        embeddedRule(SERIF, 'Hero Names', wedding.couple.join('')),
        embeddedRule(SERIF_ITALIC, 'Hero Italic', '&'),
        embeddedRule(SANS_MEDIUM, 'Hero Strong', wedding.dateLine),
      ]),
  };

  async function subsetRules(faces: Face[]): Promise<string[]> {
    const from = join(PATHS.root, 'ui');
    return Promise.all(
      faces.map(async (face) => {
        const path = await writeSubset(face, characters);
        const url = relative(from, path).split(sep).join('/');
        return fontFaceRule(face, face.family, url, characters);
      }),
    );
  }

  return {
    name: 'serenissima:fonts',
    enforce: 'pre',
    async transform(code, id) {
      const rules = await rulesByStyleSheet[id.split('?')[0] ?? '']?.();
      return rules ? [code, ...rules].join('\n') : undefined;
    },
  };
}

async function embeddedRule(face: Face, family: string, text: string): Promise<string> {
  const characters = [...new Set(text)].join('');
  const font = await subset(face, characters);
  const url = `data:font/woff2;base64,${font.toString('base64')}`;
  return fontFaceRule(face, family, url, characters);
}
