import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createStaticGlobals } from '../commands/static-globals.ts';
import { PATHS } from './paths.ts';
import { createStaticPage } from './static-site.ts';

const PAGE =
  '<!doctype html><head><meta charset="utf-8"><script id="page-globals"></script>' +
  '<script type="application/json">{}</script><script>one()</script><script type="module" src="/a.js"></script></head>';

function findPolicy(html: string): string | undefined {
  return /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html)?.[1];
}

function toCspHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

it('throws for a page without a charset, because the policy goes behind it', () => {
  const page = PAGE.replace('<meta charset="utf-8">', '');
  expect(() => createStaticPage(page, createStaticGlobals())).toThrow(/charset/);
});

it('allows requests to the configured backend only, and runs only the scripts in the page', () => {
  const html = createStaticPage(PAGE, {
    ...createStaticGlobals(),
    backend: { url: 'https://a.supabase.co/', anonKey: 'public' },
  });
  const globals = /<script id="page-globals">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(globals).toContain('a.supabase.co');
  expect(findPolicy(html)).toBe(
    `default-src 'none'; script-src 'self' ${toCspHash(globals)} ${toCspHash('one()')}; ` +
      `style-src 'self' 'unsafe-inline'; img-src 'self' data:; media-src 'self'; font-src 'self' data:; ` +
      `connect-src 'self' https://a.supabase.co; manifest-src 'self'; worker-src 'self'; ` +
      `base-uri 'none'; form-action 'self'; require-trusted-types-for 'script'; ` +
      'trusted-types own-files',
  );
  expect(html.indexOf('http-equiv')).toBeLessThan(html.indexOf('<script'));
});

it.each([null, { url: null, anonKey: 'own' }])(
  'allows requests to its own origin only, with the backend %o',
  (backend) => {
    const html = createStaticPage(PAGE, { ...createStaticGlobals(), backend });
    expect(findPolicy(html)).toContain(`connect-src 'self';`);
  },
);

it.each(['index.html', '404.html'])('the built %s runs only its own scripts', async (name) => {
  const html = await readFile(join(PATHS.staticSite, name), 'utf8');
  const inline = [...html.matchAll(/<script(?![^>]*\s(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g)];
  expect(inline.length).toBeGreaterThan(1);
  const hashes = inline.map(([, script = '']) => toCspHash(script)).join(' ');
  expect(findPolicy(html)).toContain(`; script-src 'self' ${hashes}; `);
});

it('the chunk of the page imports none beside it: a browser does not repeat such an import after it has failed', async () => {
  const dir = join(PATHS.staticSite, 'private');
  const name = (await readdir(dir)).find((file) => /^wedding-page-.*\.js$/.test(file));
  const code = await readFile(join(dir, name ?? ''), 'utf8');
  expect(code).toMatch(/from"\.\.\/assets\//);
  expect(code.match(/from"\.\/[^"]*"/g)).toBeNull();
});
