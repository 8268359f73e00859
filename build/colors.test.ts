import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { colorIssues } from './colors.ts';

const TOKENS = readFileSync(new URL('../ui/tokens.css', import.meta.url), 'utf8');

/** The faults of the site's own colours after a change of one. */
function faultsWith(before: string, after: string): string[] {
  expect(TOKENS).toContain(before);
  return colorIssues(TOKENS.replace(before, after));
}

it('a slip of the finger in a colour is named, where the page would have none', () => {
  expect(faultsWith('--paper: #fbf7ec;', '--paper: #fbf7eg;')).toEqual([
    "--paper is '#fbf7eg', which is no colour; one is #fbf7ec",
  ]);
  expect(faultsWith('--rose: #c9785c;', '--rose: 201 120 92;')).toEqual([
    "--rose is '201 120 92', which is no colour; one is #fbf7ec",
  ]);
});

it('a semicolon that is gone, which would take the colour below along, is named', () => {
  expect(faultsWith('--paper: #fbf7ec;', '--paper: #fbf7ec')).toEqual([
    '--paper has no semicolon at its end',
  ]);
});

it('a colour that is gone, or was given another name, is named', () => {
  expect(faultsWith('--rose: #c9785c;', '--rosa: #c9785c;')).toEqual(['--rose is missing']);
});

it('words that not everybody could read are named with their ground', () => {
  expect(faultsWith('--gilt-deep: #735729;', '--gilt-deep: #b08d57;')).toEqual(
    [
      ['--paper', '2.9'],
      ['--paper-light', '3.0'],
      ['--paper-deep', '2.7'],
    ].map(
      ([ground, contrast]) =>
        `words in --gilt-deep on ${ground} stand out ${contrast} to 1, and not everybody can read them below 4.5: make one of the two darker or lighter`,
    ),
  );
});

it('other colours, however they are written, are none of its business', () => {
  expect(colorIssues(TOKENS)).toEqual([]);
  expect(faultsWith('--paper: #fbf7ec;', '--paper: ivory;')).toEqual([]);
  expect(faultsWith('--ink: #2b3440;', '--ink: oklch(0.3 0.03 250);')).toEqual([]);
  // Pale letters on a dark ground.
  const night = TOKENS.replaceAll(/(--(?:ink|lagoon|rose|gilt)[\w-]*): [^;]+;/g, '$1: #f4edde;');
  expect(colorIssues(night.replaceAll(/(--paper[\w-]*): [^;]+;/g, '$1: #1c2430;'))).toEqual([]);
});

it('every colour that stands in the file is looked at', () => {
  const named = [...TOKENS.matchAll(/(--[\w-]+): #/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(12);
  for (const name of named) {
    expect(colorIssues(TOKENS.replace(`${name}:`, '--other:'))).toContain(`${name} is missing`);
  }
});

it('no page has a colour that is not made of these, but the white of paper and of codes', () => {
  const root = join(import.meta.dirname, '..');
  const files = globSync('{dashboard,site,ui}/**/*.css', { cwd: root, exclude: ['ui/tokens.css'] });
  expect(files.length).toBeGreaterThan(60);
  const own = files.flatMap((file) => {
    const css = readFileSync(join(root, file), 'utf8');
    return (css.match(/#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/gi) ?? []).map(
      (is) => `${file} ${is}`,
    );
  });
  expect(own.sort()).toEqual([
    'dashboard/data/qr-code.module.css #fff',
    'dashboard/print/print-page.module.css #fff',
  ]);
});
