import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { colorFaults } from './color-faults.ts';

const TOKENS = readFileSync(new URL('../ui/tokens.css', import.meta.url), 'utf8');

/** The faults of the site's own colours after a change of one. */
function faultsWith(before: string, after: string): string[] {
  expect(TOKENS).toContain(before);
  return colorFaults(TOKENS.replace(before, after));
}

it('a slip of the finger in a colour is named, where the page would have none', () => {
  expect(faultsWith('--paper: #fbf7ec;', '--paper: #fbf7eg;')).toEqual([
    "--paper is '#fbf7eg', which is no colour; one is #fbf7ec",
  ]);
  expect(faultsWith('--hairline: rgb(138 107 61 / 0.36);', '--hairline: 138 107 61;')).toEqual([
    "--hairline is '138 107 61', which is no colour; one is #fbf7ec",
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
  expect(colorFaults(TOKENS)).toEqual([]);
  expect(faultsWith('--paper: #fbf7ec;', '--paper: ivory;')).toEqual([]);
  expect(faultsWith('--ink: #2b3440;', '--ink: oklch(0.3 0.03 250);')).toEqual([]);
  // Pale letters on a dark ground.
  const night = TOKENS.replaceAll(/(--(?:ink|lagoon|rose|gilt)[\w-]*): [^;]+;/g, '$1: #f4edde;');
  expect(colorFaults(night.replaceAll(/(--paper[\w-]*): [^;]+;/g, '$1: #1c2430;'))).toEqual([]);
});

it('every colour that stands in the file is looked at', () => {
  const named = [...TOKENS.matchAll(/(--[\w-]+): (?:#|rgb)/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(12);
  for (const name of named) {
    expect(colorFaults(TOKENS.replace(`${name}:`, '--other:'))).toContain(`${name} is missing`);
  }
});
