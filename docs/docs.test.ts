import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { MANIFESTS } from '../deploy/manifests/write.ts';
import { SHOTS } from '../e2e/screenshots/shots.ts';
import { SETTING_NAMES } from '../server/settings.ts';

const ROOT = join(import.meta.dirname, '..');
const DOCS = globSync('{*.md,docs/**/*.md}', { cwd: ROOT }).sort();
const readText = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const exists = (path: string) => existsSync(join(ROOT, path));

/** The links and images of a document that point into this repository. */
function findLocalLinks(doc: string): string[] {
  const text = readText(doc);
  return [...text.matchAll(/\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g)]
    .map(([, link, source]) => link ?? source ?? '')
    .filter((target) => !/^(https?|mailto):/.test(target));
}

/** The anchors that GitHub generates for the headings of a document. */
function findAnchors(doc: string): string[] {
  return [...readText(doc).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

describe.each(DOCS)('%s', (doc) => {
  test('links only to files and headings that exist', () => {
    const broken = findLocalLinks(doc).filter((target) => {
      const [file = '', anchor] = target.split('#');
      const path = file === '' ? doc : relative(ROOT, join(ROOT, dirname(doc), file));
      if (!exists(path)) return true;
      return anchor !== undefined && !findAnchors(path).includes(anchor);
    });
    expect(broken).toEqual([]);
  });

  test('mentions only npm scripts that package.json has', () => {
    const { scripts } = JSON.parse(readText('package.json')) as { scripts: Record<string, string> };
    const mentions = [...readText(doc).matchAll(/\bnpm (?:run ([\w:-]+)|(start|test))\b/g)];
    const unknown = mentions
      .map(([, run, short]) => run ?? short ?? '')
      .filter((name) => !scripts[name]);
    expect(unknown).toEqual([]);
  });

  test('mentions only files that exist', () => {
    const folders = readdirSync(ROOT).filter((name) => statSync(join(ROOT, name)).isDirectory());
    const path = new RegExp(
      `(?<![\\w./-])(?:${folders.filter((name) => /^\w+$/.test(name)).join('|')})(?:/[\\w.-]+)+\\.\\w+`,
      'g',
    );
    const generated = /^(dist|data|node_modules|test-results)\//;
    const mentions = (readText(doc).match(path) ?? []).filter((name) => !generated.test(name));
    expect(mentions.filter((name) => !exists(name))).toEqual([]);
  });
});

test('every first change in CONTRIBUTING has as many steps as it says', () => {
  const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];
  const changes = [
    ...readText('CONTRIBUTING.md').matchAll(
      /^\*\*A.*?:(?:\*\*)? (\w+)[.,].*\n\n((?:(?:\d\.| {2}) .*\n)+)/gm,
    ),
  ];
  const wrong = changes.filter(([, said = '', steps = '']) => {
    const count = steps.match(/^\d\./gm)?.length ?? 0;
    return numbers.includes(said) && said !== numbers[count - 1];
  });
  expect(changes.length).toBeGreaterThan(5);
  expect(wrong.map(([text]) => text)).toEqual([]);
});

test('no file is longer than CONTRIBUTING allows', () => {
  const [, limit = ''] = /at most (\d+), except content/.exec(readText('CONTRIBUTING.md')) ?? [];
  const folders = '{build,commands,dashboard,domain,publish,server,site,ui}';
  const files = globSync(`${folders}/**/*.{ts,tsx}`, { cwd: ROOT }).filter(
    (file) => !/\.test\.tsx?$|\/(fixtures|messages|node_modules)\//.test(file),
  );
  expect(files.filter((file) => readText(file).split('\n').length > Number(limit))).toEqual([]);
});

test('ADR 13 gives a reason for every package that the site uses', () => {
  const { dependencies } = JSON.parse(readText('package.json')) as {
    dependencies: Record<string, string>;
  };
  const reasons = readText('docs/decisions/0013-dependencies.md');
  const missing = Object.keys(dependencies).filter(
    (name) => !name.startsWith('@fontsource/') && !reasons.includes(name),
  );
  expect(missing).toEqual([]);
});

test('the manifests for home servers are those that deploy/manifests/write.ts writes', () => {
  const files = Object.keys(MANIFESTS).map((name) => [name, readText(`deploy/manifests/${name}`)]);
  expect(Object.fromEntries(files)).toEqual(MANIFESTS);
});

test('the README mentions every setting', () => {
  const readme = readText('README.md');
  expect(SETTING_NAMES.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});

test('the Dockerfile copies only files that exist and that .dockerignore allows', () => {
  const copied = [...readText('Dockerfile').matchAll(/^COPY (?!--from)(.+) \S+$/gm)]
    .flatMap(([, sources = '']) => sources.split(' '))
    .filter((source) => source !== '.');
  const allowed = readText('.dockerignore').match(/(?<=^!).+$/gm) ?? [];
  expect(copied.filter((source) => globSync(source, { cwd: ROOT }).length === 0)).toEqual([]);
  expect(copied.filter((source) => !allowed.some((path) => source.startsWith(path)))).toEqual([]);
  expect(allowed.filter((path) => !exists(path))).toEqual([]);
});

describe('the screenshots in the docs', () => {
  const shown = new Set(
    DOCS.flatMap((doc) =>
      findLocalLinks(doc)
        .filter((target) => /\.(webp|avif|png|jpe?g)$/.test(target))
        .map((target) => relative(ROOT, join(ROOT, dirname(doc), target))),
    ),
  );
  const generated = Object.keys(SHOTS).map((name) => `docs/pictures/${name}.webp`);

  test('are exactly those that npm run screenshots takes', () => {
    expect([...shown].sort()).toEqual(generated.sort());
  });

  test('are the only files in docs/pictures/', () => {
    const files = readdirSync(join(ROOT, 'docs', 'pictures')).map(
      (file) => `docs/pictures/${file}`,
    );
    expect(files.sort()).toEqual(generated.sort());
  });

  test('are smaller than 900 kB together', () => {
    const bytes = generated.map((file) => statSync(join(ROOT, file)).size).reduce((a, b) => a + b);
    expect(bytes).toBeLessThan(900_000);
  });
});
