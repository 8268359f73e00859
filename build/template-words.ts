import type { Plugin } from 'vite';
import { WORDS } from '../site/messages/languages.ts';
import type { Language } from './languages.ts';

const { notFoundTitle: _, ...ENGLISH } = WORDS.en.page;

/** Puts a language's words into site/index.html, which is written in English. */
export function templateWordsPlugin({ words }: Language): Plugin {
  return {
    name: 'serenissima:template-words',
    transformIndexHtml: (html) => {
      let page = html;
      for (const [name, english] of Object.entries(ENGLISH)) {
        const own = words.page[name as keyof typeof ENGLISH];
        const inTags = page.replaceAll(`"${english}"`, `"${own}"`);
        const replaced = inTags.replaceAll(`>${english}<`, `>${own}<`);
        if (!page.includes(english)) throw new Error(`site/index.html does not say ${english}.`);
        page = replaced;
      }
      return page;
    },
  };
}
