import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PATHS } from '../build/paths.ts';
import { localizeWedding } from '../domain/wedding/localize.ts';
import { anyWedding } from '../server/fixtures/any-wedding.ts';
import type { BuiltPicture } from '../site/edition.tsx';
import { loadApp } from './app.ts';
import { createCalendar } from './calendar.ts';
import { renderWeddingPage } from './html.ts';
import { createLanguages } from './languages.ts';

const PICTURE: BuiltPicture = {
  ...{ width: 4, height: 3, placeholder: 'none', src: '/a.jpeg', prefix: '/a-', widths: [4] },
};
const PICTURES = { 'one.jpg': PICTURE, 'two.jpg': PICTURE };

it('any wedding of the schema is rendered in each of its languages', async () => {
  const { renderer } = await loadApp(PATHS.app);
  if (!renderer) throw new Error('The built app has no renderer.');
  await fc.assert(
    fc.asyncProperty(anyWedding(Object.keys(PICTURES)), async (document) => {
      for (const { code, home, messages } of createLanguages(document.languages)) {
        const wedding = localizeWedding(document, code);
        const edition = { language: code, home, otherLanguages: [], messages };
        const privateEdition = {
          ...{
            messages,
            wedding,
            pictures: PICTURES,
            map: null,
            icons: {},
            personalMessages: '',
          },
          calendar: createCalendar(wedding, new Map()),
        };
        const rendered = await renderer.render(edition, home, privateEdition);
        const count = (pattern: RegExp) => rendered.match(pattern)?.length ?? 0;
        expect(count(/<h1/g)).toBe(1);
        // Cards, or the entries of a programme.
        const celebrate = rendered.slice(rendered.indexOf('id="celebrate"')).split('</section>')[0];
        expect(celebrate?.match(/aria-pressed|aria-expanded/g)?.length).toBe(
          wedding.celebrate.events.length,
        );
        expect(rendered).not.toMatch(/<b>|undefined|\[object/);
        for (const [, id] of rendered.matchAll(/href="#([^"]+)"/g)) {
          expect(rendered).toContain(`id="${id}"`);
        }
        const page = renderWeddingPage({
          homeScreen: '',
          edition: privateEdition,
          styles: [],
          designStyles: '',
          fontRules: '',
          rendered,
        });
        // A text of the content ends no element early.
        expect(page.match(/<\/script>/g)?.length).toBe(page.match(/<script/g)?.length);
      }
    }),
    { numRuns: 20 },
  );
});
