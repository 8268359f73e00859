import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DESIGN_NAMES } from '../designs/designs.ts';
import { findColorIssues, rejectColorIssues } from './colors.ts';

const TOKENS = readFileSync(new URL('../ui/tokens.css', import.meta.url), 'utf8');

/** The issues of the site's own colours after one edit. */
function issuesAfter(before: string, after: string): string[] {
  expect(TOKENS).toContain(before);
  return findColorIssues(TOKENS.replace(before, after));
}

it('names a colour with a typo', () => {
  expect(issuesAfter('--paper: #fbf7ec;', '--paper: #fbf7eg;')).toEqual([
    "--paper is '#fbf7eg', which is not a colour; an example is #fbf7ec",
  ]);
  expect(issuesAfter('--second: #c9785c;', '--second: 201 120 92;')).toEqual([
    "--second is '201 120 92', which is not a colour; an example is #fbf7ec",
  ]);
});

it('names a missing semicolon, which would invalidate the next colour too', () => {
  expect(issuesAfter('--paper: #fbf7ec;', '--paper: #fbf7ec')).toEqual([
    '--paper has no semicolon at its end',
  ]);
});

it('names a colour that was removed or renamed', () => {
  expect(issuesAfter('--second: #c9785c;', '--rosa: #c9785c;')).toEqual(['--second is missing']);
});

it('names a text colour without enough contrast, and its background', () => {
  expect(issuesAfter('--gilt-deep: #735729;', '--gilt-deep: #b08d57;')).toEqual(
    [
      ['--paper', '2.9'],
      ['--paper-light', '3.0'],
      ['--paper-deep', '2.7'],
      ['--wash', '2.5'],
    ].map(
      ([background, contrast]) =>
        `text in --gilt-deep on ${background} has a contrast of ${contrast} to 1, and is hard to read below 4.5: make one of the two darker or lighter`,
    ),
  );
});

it('accepts other colours in any CSS notation', () => {
  expect(findColorIssues(TOKENS)).toEqual([]);
  expect(issuesAfter('--paper: #fbf7ec;', '--paper: ivory;')).toEqual([]);
  expect(issuesAfter('--ink: #2b3440;', '--ink: oklch(0.3 0.03 250);')).toEqual([]);
  // Pale text on a dark background.
  const dark = TOKENS.replaceAll(/(--(?:ink|accent|second|gilt)[\w-]*): [^;]+;/g, '$1: #f4edde;');
  const backgrounds = /(--paper[\w-]*|--wash): [^;]+;/g;
  expect(findColorIssues(dark.replaceAll(backgrounds, '$1: #1c2430;'))).toEqual([]);
});

it('checks every colour in the file', () => {
  const names = [...TOKENS.matchAll(/(--[\w-]+): #/g)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(12);
  for (const name of names) {
    expect(findColorIssues(TOKENS.replace(`${name}:`, '--other:'))).toContain(`${name} is missing`);
  }
});

it('no other style sheet contains a colour, except the white behind QR codes and print, and marks on the preview of any design', () => {
  const root = join(import.meta.dirname, '..');
  const files = globSync('{dashboard,domain,site,ui}/**/*.css', {
    cwd: root,
    exclude: ['ui/tokens.css', 'dashboard/website/preview/on-page.css'],
  });
  expect(files.length).toBeGreaterThan(20);
  const colors = files.flatMap((file) => {
    const css = readFileSync(join(root, file), 'utf8');
    return (css.match(/#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/gi) ?? []).map(
      (color) => `${file} ${color}`,
    );
  });
  expect([...new Set(colors)].sort()).toEqual([
    'dashboard/print/paper-page.module.css #fff',
    'dashboard/print/paper.css #fff',
    'dashboard/print/print-page.module.css #fff',
    'dashboard/ui/primitives.css #fff',
  ]);
});

it('the texts of every design are readable on its papers', () => {
  expect(DESIGN_NAMES).toContain('laguna');
  expect(rejectColorIssues).not.toThrow();
});
