import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SHOTS } from '../e2e/screenshots/shots.ts';
import { SETTING_NAMES } from '../server/settings.ts';

const ROOT = join(import.meta.dirname, '..');
const PAPERS = globSync('{*.md,docs/**/*.md}', { cwd: ROOT }).sort();
const textOf = (paper: string) => readFileSync(join(ROOT, paper), 'utf8');

/** Where links and pictures of a paper lead, within this repository. */
function targetsIn(paper: string): string[] {
  const text = textOf(paper);
  return [...text.matchAll(/\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g)]
    .map(([, link, source]) => link ?? source ?? '')
    .filter((target) => !/^(https?|mailto):/.test(target));
}

/** As GitHub names a heading in an address. */
function anchorsOf(paper: string): string[] {
  return [...textOf(paper).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

const isThere = (path: string) => existsSync(join(ROOT, path));

describe.each(PAPERS)('%s', (paper) => {
  test('leads nowhere but to files and headings that are there', () => {
    const lost = targetsIn(paper).filter((target) => {
      const [file = '', anchor] = target.split('#');
      const path = file === '' ? paper : relative(ROOT, join(ROOT, dirname(paper), file));
      if (!isThere(path)) return true;
      return anchor !== undefined && !anchorsOf(path).includes(anchor);
    });
    expect(lost).toEqual([]);
  });

  test('names no command that package.json does not have', () => {
    const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
    const named = [...textOf(paper).matchAll(/\bnpm (?:run ([\w:-]+)|(start|test))\b/g)];
    const unknown = named
      .map(([, run, short]) => run ?? short ?? '')
      .filter((name) => !scripts[name]);
    expect(unknown).toEqual([]);
  });

  test('names no file that is not there', () => {
    const folders = readdirSync(ROOT).filter((name) => statSync(join(ROOT, name)).isDirectory());
    const path = new RegExp(
      `(?<![\\w./-])(?:${folders.filter((name) => /^\w+$/.test(name)).join('|')})(?:/[\\w.-]+)+\\.\\w+`,
      'g',
    );
    const made = /^(dist|data|node_modules|test-results)\//;
    const named = (textOf(paper).match(path) ?? []).filter((name) => !made.test(name));
    expect(named.filter((name) => !isThere(name))).toEqual([]);
  });
});

test('the readme names every setting', () => {
  const readme = textOf('README.md');
  expect(SETTING_NAMES.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});

test('the container takes what is there, and nothing that is kept out of it', () => {
  const copied = [...textOf('Dockerfile').matchAll(/^COPY (?!--from)(.+) \S+$/gm)]
    .flatMap(([, sources = '']) => sources.split(' '))
    .filter((source) => source !== '.');
  const letIn = textOf('.dockerignore').match(/(?<=^!).+$/gm) ?? [];
  expect(copied.filter((source) => globSync(source, { cwd: ROOT }).length === 0)).toEqual([]);
  expect(copied.filter((source) => !letIn.some((path) => source.startsWith(path)))).toEqual([]);
  expect(letIn.filter((path) => !isThere(path))).toEqual([]);
});

describe('the pictures of the papers', () => {
  const shown = new Set(
    PAPERS.flatMap((paper) =>
      targetsIn(paper)
        .filter((target) => /\.(webp|avif|png|jpe?g)$/.test(target))
        .map((target) => relative(ROOT, join(ROOT, dirname(paper), target))),
    ),
  );
  const made = Object.keys(SHOTS).map((name) => `docs/pictures/${name}.webp`);

  test('are all made by npm run screenshots, and all that it makes are shown', () => {
    expect([...shown].sort()).toEqual(made.sort());
  });

  test('lie in their folder, and nothing beside them', () => {
    const there = readdirSync(join(ROOT, 'docs', 'pictures')).map(
      (file) => `docs/pictures/${file}`,
    );
    expect(there.sort()).toEqual(made.sort());
  });

  test('weigh less than 900 kB together', () => {
    const bytes = made.map((file) => statSync(join(ROOT, file)).size).reduce((a, b) => a + b);
    expect(bytes).toBeLessThan(900_000);
  });
});
